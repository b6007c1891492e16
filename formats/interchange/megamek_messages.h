#pragma once
// What can be wrong with a board of another program, and with what an import makes of it (IMP-...).

#include <span>

#include "formats/model/finding/message.h"

namespace cota::interchange {

std::span<const model::MessageRow> importMessages();

/// The row of `id`, which must exist.
const model::MessageRow& importMessage(const char* id);

}  // namespace cota::interchange
