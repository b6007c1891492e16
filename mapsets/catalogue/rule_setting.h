#pragma once
// One row of a game's rules.xml: which checks matter, how much, with which numbers, and which paragraph says so.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/attributes.h"
#include "formats/model/finding.h"
#include "formats/model/local_text.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// A rule of the validator may be set several times in one game, each with its own parameters (a limit for combat
/// units, another for transports): every row runs once.
struct RuleSetting {
    std::string rule;                              // id of the validator's rule
    bool on = true;
    std::optional<model::Severity> severity;       // else the rule's own
    model::Attributes parameters;                  // named by the rule
    std::string citation;                          // paragraph in this game's rulebook
    std::vector<std::string> covers;               // ids of the reference catalogue this row answers
    model::LocalText note;
    Provenance from;
};

/// A check of the game's catalogue that no rule covers, and why.
struct Uncovered {
    std::string check;
    model::LocalText reason;
};

/// A switch of the rules: where the rulebook is silent or contradicts itself, or an optional rule.
struct Option {
    std::string id;
    model::LocalText name;
    model::LocalText question;
    std::vector<std::string> words;                // known values
    std::string value;                             // the default, one of `words`
    Provenance from;
};

/// The strategy a game names for one question, with its parameters already resolved from options.
struct StrategyChoice {
    std::string question;                          // heights, sight, spotting, movement, stacking
    std::string strategy;
    model::Attributes parameters;                  // fixed values
    std::map<std::string, std::string> fromOption; // parameter -> id of the option that fills it
    std::map<std::string, std::string> citations;  // reason id of the strategy -> paragraph
    Provenance from;
};

}  // namespace cota::mapsets
