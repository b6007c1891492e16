#pragma once
// Which switches of the rules a line of sight hangs on: the line is judged again with each of them set
// otherwise.

#include <string>
#include <vector>

#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/spotting/spotting.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// What bounds seeing on one line.
struct SightAnswer {
    mapsets::SightResult result;
    int spotting = mapsets::unlimitedRange;
    friend bool operator==(const SightAnswer&, const SightAnswer&) = default;
};
SightAnswer sightAnswer(const mapsets::Play& play, const mapsets::SpottingQuery& query);

/// One switch set otherwise, and what the answer is then.
struct SwitchEffect {
    mapsets::Option option;  // a copy: the game it was read from is that of the table
    std::string value;       // as it is set
    std::string other;
    SightAnswer answer;
};

/// Every other setting of a switch that heights, sight or spotting ask and that changes the answer, in the
/// order of the game. Lays the boards anew for each setting: for one question, not for a map.
std::vector<SwitchEffect> switchesThatCount(const LaidOut& table, const mapsets::SpottingQuery& query);

}  // namespace cota::cli
