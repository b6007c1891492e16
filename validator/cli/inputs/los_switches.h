#pragma once
// Which rule options affect a line of sight: the line is judged again with each of them changed.

#include <string>
#include <vector>

#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/spotting/spotting.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// What limits visibility on one line.
struct SightAnswer {
    mapsets::SightResult result;
    int spotting = mapsets::unlimitedRange;
    friend bool operator==(const SightAnswer&, const SightAnswer&) = default;
};
SightAnswer sightAnswer(const mapsets::Play& play, const mapsets::SpottingQuery& query);

/// One option with another value, and the answer for it.
struct SwitchEffect {
    mapsets::Option option;  // a copy, because the option belongs to the game of the table
    std::string value;       // present value
    std::string other;
    SightAnswer answer;
};

/// Every other value of an option that heights, sight or spotting read and that changes the answer, in the
/// order of the game. Builds the battlefield again for each value, so it is for one line, not for a map.
std::vector<SwitchEffect> switchesThatCount(const LaidOut& table, const mapsets::SpottingQuery& query);

}  // namespace cota::cli
