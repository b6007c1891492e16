#pragma once
// Every message about a formula in the data of a game (FORMULA-...), in both languages.

#include <span>

#include "formats/model/finding/message.h"

namespace cota::mapsets {

enum class FormulaMessage {
    unexpected,
    ends,
    unknownName,
    unknownNameNearest,
    unknownField,
    unknownFieldNearest,
    wrongType,
    tooDeep,
    takenName,
    count
};

const model::MessageRow& row(FormulaMessage message);
std::span<const model::MessageRow> formulaMessages();

}  // namespace cota::mapsets
