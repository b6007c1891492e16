#pragma once
// The dice that decide in which turn a group arrives.

#include <cstdint>
#include <optional>
#include <string>

namespace cota::model {

/// Dice that are rolled each turn, from the turn of arrival on, until their sum is `low` to `high`.
struct ArrivalRoll {
    int low = 1;
    int high = 6;
    int dice = 1;                   // 1 to mostDice
    int faces = 6;                  // of each die, 2 to mostFaces
    std::optional<int> until = {};  // last turn of rolling; absent: as long as the scenario lasts

    static constexpr int mostDice = 6;
    static constexpr int mostFaces = 100;
    friend bool operator==(const ArrivalRoll&, const ArrivalRoll&) = default;
};

/// "4-6 / 1d6", "6 / 1d6".
std::string textOf(const ArrivalRoll& roll);

/// In how many of all equally likely throws the dice show what is needed.
struct RollChance {
    std::int64_t ways = 0;
    std::int64_t of = 1;
    friend bool operator==(const RollChance&, const RollChance&) = default;
};
RollChance chanceOf(const ArrivalRoll& roll);

/// The share of all games in which the group has arrived after `rolls` turns of rolling, 0 to 1: for display.
double chanceAfter(const ArrivalRoll& roll, int rolls);

}  // namespace cota::model
