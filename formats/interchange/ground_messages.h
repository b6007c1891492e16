#pragma once
// Messages about tables that say what areas, lines and points of the real world become on a board
// (GROUND-...).

#include <span>

#include "formats/model/finding/message.h"

namespace cota::interchange {

std::span<const model::MessageRow> groundMessages();

/// The row of `id`, which must exist.
const model::MessageRow& groundMessage(const char* id);

}  // namespace cota::interchange
