#pragma once
// What `cota attack` answers: each action with its needs, totals and chances, as text and as JSON.

#include <string>
#include <vector>

#include "mapsets/table/table_names.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/terminal/answer.h"

namespace cota::cli {

struct AskedAction {
    const mapsets::TableGame::Action* action = nullptr;
    mapsets::FormulaThing actor, target;  // target: only if the action has one
    mapsets::ActionAnswer answer;
};

struct AttackAnswer {
    const OpenTable* table = nullptr;
    std::vector<AskedAction> asked;  // in the order of the game; never empty
    bool isVerbose = false;
};

std::string attackText(const AttackAnswer& attack, const AnswerOptions& common);
Json attackJson(const AttackAnswer& attack, model::Language language);

}  // namespace cota::cli
