#pragma once
// What all strategies share for the rows of their lists.

#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// Whether the row applies: the parameter named by its `if` must have the word in its `is` (default "yes").
/// A row without `if` always applies.
inline bool holds(const StrategyRow& row, const Parameters& parameters) {
    const auto condition = valueOf(row, "if");
    if (condition.empty()) return true;
    const auto wanted = valueOf(row, "is");
    return parameters.word(condition) == (wanted.empty() ? "yes" : wanted);
}

}  // namespace cota::mapsets
