#pragma once
// Which language the program speaks: --lang, else the locale, else English.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

std::optional<model::Language> parseLanguage(std::string_view text);  // "en", "es"

/// From LC_ALL, LC_MESSAGES and LANG, in this order, as programs do.
model::Language languageOf(const Surroundings& surroundings);

/// Takes --lang out of the arguments, so that every message, those about arguments too, is in that language.
/// Throws CommandError for an unknown one.
model::Language takeLanguage(std::vector<std::string>& arguments, const Surroundings& surroundings);

}  // namespace cota::cli
