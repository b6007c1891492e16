#pragma once
// Why the system could not read or write a file, in both languages; the messages of the system are in the
// language of the machine.

#include <system_error>

#include "formats/model/finding/local_text.h"

namespace cota::xml {

/// A few words without a full stop. Unknown reasons have the words of the system in both languages.
model::LocalText systemReason(std::error_code code);

/// The same for a failed save; for a torn file it includes the place of the whole text.
model::LocalText savingReason(const std::system_error& error);

/// The same for a pipe, device or socket where a regular file is required.
model::LocalText notRegularReason();

}  // namespace cota::xml
