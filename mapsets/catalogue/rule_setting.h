#pragma once
// One row of a game's rules.xml: which checks matter, how much, with which numbers, and which paragraph says
// so.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// A rule of the validator may be set several times in one game, each with its own parameters (a limit for
/// combat units, another for transports): every row runs once.
struct RuleSetting {
    std::string rule;  // id of the validator's rule
    bool on = true;
    std::optional<model::Severity> severity;  // else the rule's own
    model::Attributes parameters;             // named by the rule
    std::string citation;                     // paragraph in this game's rulebook
    std::vector<std::string> covers;          // ids of the reference catalogue this row answers
    model::LocalText note;
    Provenance from;
};

/// A check of the game's catalogue that no rule covers, and why.
struct Uncovered {
    std::string check;
    model::LocalText reason;
    Provenance from;
};

/// Words that say something to people and that no strategy and no rule of the program reads. Every other tag
/// or value nobody reads is taken for a misspelt one.
struct Informative {
    std::vector<std::string> tags;
    std::vector<std::string> values;
};

/// A check the game's reference asks for. Every one is covered by a RuleSetting or answered by an Uncovered.
struct CatalogueCheck {
    std::string id;
    model::Severity severity = model::Severity::error;
    model::LocalText title;
    std::string data;  // what it looks at, in a few words
    Provenance from;
};

/// A switch of the rules: where the rulebook is silent or contradicts itself, or an optional rule.
struct Option {
    std::string id;
    model::LocalText name;
    model::LocalText question;
    std::vector<std::string> words;  // known values
    std::string value;               // the default, one of `words`
    std::string reading;             // the place in the list of readings it decides; empty: an optional rule
    Provenance from;
};

/// A passage of the rulebook that can be read in more than one way and on which no switch depends: our
/// answer.
struct Reading {
    std::string id;
    model::LocalText question;
    model::LocalText answer;
    bool isData =
        false;  // entries of the game follow the answer; else no question about maps or scenarios asks for it
    Provenance from;
};

/// One row of a list a strategy walks in order (the limits of stacking).
struct StrategyRow {
    std::string kind;  // which list
    std::string name;  // layers replace rows of the same kind and name
    model::Attributes values;
    Provenance from;
};

/// The strategy a game names for one question, with its parameters already resolved from options.
struct StrategyChoice {
    std::string question;  // heights, sight, spotting, movement, stacking
    std::string strategy;
    model::Attributes parameters;                   // fixed values
    std::map<std::string, std::string> fromOption;  // parameter -> id of the option that fills it
    std::map<std::string, std::string> citations;   // reason id of the strategy -> paragraph
    std::vector<StrategyRow> rows;
    std::map<std::string, Provenance> valueFrom;  // by parameter
    Provenance from;
};

}  // namespace cota::mapsets
