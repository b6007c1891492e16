#pragma once
// Why the system could not read or write a file, in both languages: the system itself speaks the language of
// the machine, not that of the sentence it ends up in.

#include <system_error>

#include "formats/model/finding/local_text.h"

namespace cota::xml {

/// A few words without a full stop. Reasons we do not know by name keep the system's own words in both.
model::LocalText systemReason(std::error_code code);

/// The same for a failure to save; of a torn file also where its whole text is.
model::LocalText savingReason(const std::system_error& error);

/// The same for a pipe, device or socket where only a regular file will do.
model::LocalText notRegularReason();

}  // namespace cota::xml
