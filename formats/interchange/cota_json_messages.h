#pragma once
// Messages about an export that is read back (JSON-...).

#include <span>

#include "formats/model/finding/message.h"

namespace cota::interchange {

std::span<const model::MessageRow> exportMessages();

/// The row of `id`, which must exist.
const model::MessageRow& exportMessage(const char* id);

}  // namespace cota::interchange
