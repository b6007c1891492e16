#include "formats/model/document/arrival_roll.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cota::model {

std::string textOf(const ArrivalRoll& roll) {
    std::string text = std::to_string(roll.low);
    if (roll.high != roll.low) text += "-" + std::to_string(roll.high);
    return text + " / " + std::to_string(roll.dice) + "d" + std::to_string(roll.faces);
}

RollChance chanceOf(const ArrivalRoll& roll) {
    const int dice = std::clamp(roll.dice, 1, ArrivalRoll::mostDice);
    const int faces = std::clamp(roll.faces, 2, ArrivalRoll::mostFaces);
    std::vector<std::int64_t> waysTo{1};  // by sum
    for (int die = 0; die < dice; ++die) {
        std::vector<std::int64_t> next(waysTo.size() + static_cast<std::size_t>(faces), 0);
        for (std::size_t sum = 0; sum < waysTo.size(); ++sum)
            for (int face = 1; face <= faces; ++face)
                next[sum + static_cast<std::size_t>(face)] += waysTo[sum];
        waysTo = std::move(next);
    }
    RollChance chance{0, 0};
    for (std::size_t sum = 0; sum < waysTo.size(); ++sum) {
        chance.of += waysTo[sum];
        if (static_cast<int>(sum) >= roll.low && static_cast<int>(sum) <= roll.high)
            chance.ways += waysTo[sum];
    }
    return chance;
}

double chanceAfter(const ArrivalRoll& roll, int rolls) {
    const auto [ways, of] = chanceOf(roll);
    const double fails = static_cast<double>(of - ways) / static_cast<double>(of);
    return 1 - std::pow(fails, std::max(rolls, 0));
}

}  // namespace cota::model
