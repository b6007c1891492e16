#pragma once
// Every message about a formula in the data of a game (FORMULA-...), in both languages.

#include <span>

#include "formats/model/finding/message.h"
#include "mapsets/formula/formula.h"

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
    unknownWord,
    unknownWordNearest,
    count
};

const model::MessageRow& row(FormulaMessage message);
std::span<const model::MessageRow> formulaMessages();

/// Why a text is not a formula, as a finding without a subject and a place.
model::Finding formulaFinding(const FormulaFault& fault);

}  // namespace cota::mapsets
