#pragma once
// The language of the program: --lang, otherwise the locale, otherwise English.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

std::optional<model::Language> parseLanguage(std::string_view text);  // "en", "es"

/// From LC_ALL, LC_MESSAGES and LANG, in this order, as usual.
model::Language languageOf(const Surroundings& surroundings);

/// Removes --lang from the arguments first, so that all messages, including those about arguments, are in
/// that language. Throws CommandError for an unknown one.
model::Language takeLanguage(std::vector<std::string>& arguments, const Surroundings& surroundings);

}  // namespace cota::cli
