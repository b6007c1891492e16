#pragma once
// Who acts first, and for how long: the arithmetic that games share. The numbers are the game's.

#include <cstdint>
#include <string>
#include <vector>

#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

enum class Rounding { up, down };
std::int64_t rounded(model::Rational value, Rounding rounding);

/// Question "order", strategy "initiative": the side with the higher total acts first, the difference divided
/// by `divide` times in a row; rounding: up or down.
struct InitiativeRule {
    int divide = 1;
    Rounding rounding = Rounding::up;
};
InitiativeRule initiativeRuleOf(const Mapset& mapset);

/// What a side compares: its bonus and its roll.
int initiativeTotal(int bonus, int roll);

/// Segments the side with the higher total takes before the other's first; 0 on a tie, which is rolled again.
std::int64_t leadingSegments(const InitiativeRule& rule, int oneTotal, int otherTotal);

/// The words of a list in their order, lowest first; words without a place stand last, as they were written.
std::vector<std::string> wordsInOrder(const WordList& list);

}  // namespace cota::mapsets
