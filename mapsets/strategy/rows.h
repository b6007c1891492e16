#pragma once
// Rows of the lists strategies walk: what every strategy asks of them alike.

#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// Whether the row holds: its `if` names a parameter, its `is` the word that one must have ("yes" if not
/// written). A row without `if` always does.
inline bool holds(const StrategyRow& row, const Parameters& parameters) {
    const auto condition = valueOf(row, "if");
    if (condition.empty()) return true;
    const auto wanted = valueOf(row, "is");
    return parameters.word(condition) == (wanted.empty() ? "yes" : wanted);
}

}  // namespace cota::mapsets
