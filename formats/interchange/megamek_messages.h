#pragma once
// Messages about a board of another program, and about the result of an import (IMP-...).

#include <span>

#include "formats/model/finding/message.h"

namespace cota::interchange {

std::span<const model::MessageRow> importMessages();

/// The row of `id`, which must exist.
const model::MessageRow& importMessage(const char* id);

}  // namespace cota::interchange
