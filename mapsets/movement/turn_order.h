#pragma once
// Which side acts first, and how often: arithmetic shared by games. The numbers come from the game.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

enum class Rounding { up, down };
std::int64_t rounded(model::Rational value, Rounding rounding);

/// Question "order", strategy "initiative": the side with the higher total acts first, as often in a row as
/// the difference divided by `divide`; rounding: up or down.
struct InitiativeRule {
    int divide = 1;
    Rounding rounding = Rounding::up;
};
InitiativeRule initiativeRuleOf(const Mapset& mapset);

/// The number a side compares: its bonus plus its roll.
int initiativeTotal(int bonus, int roll);

/// Segments of the side with the higher total before the other's first; 0 on a tie, which is rolled again.
std::int64_t leadingSegments(const InitiativeRule& rule, int oneTotal, int otherTotal);

/// The words of a list in their order, lowest first; words without an order come last, as they were written.
std::vector<std::string> wordsInOrder(const WordList& list);

}  // namespace cota::mapsets
