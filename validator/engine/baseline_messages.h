#pragma once
// What can be wrong with a baseline, the file of findings that a project tolerates for now: BASE-nnn.

#include <span>

#include "formats/model/finding/message.h"

namespace cota::checks {

enum class BaselineMessage { stale, expired, unreasoned, noDate };

std::span<const model::MessageRow> baselineMessages();
const model::MessageRow& row(BaselineMessage message);

}  // namespace cota::checks
