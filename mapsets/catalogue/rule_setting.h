#pragma once
// One row of a game's rules.xml: a check, its severity, its parameters and the paragraph it is based on.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// One game may set a rule of the validator several times with different parameters (a limit for combat
/// units, another for transports); each row runs once.
struct RuleSetting {
    std::string rule;  // id of a rule of the validator
    bool on = true;
    std::optional<model::Severity> severity;  // none: the default of the rule
    model::Attributes parameters;             // the rule defines their names
    std::string citation;                     // paragraph of this game's rulebook
    std::vector<std::string> covers;          // ids of the CatalogueChecks this row covers
    model::LocalText note;
    Provenance from;
};

/// A check of the reference catalogue that no rule covers, and the reason.
struct Uncovered {
    std::string check;
    model::LocalText reason;
    Provenance from;
};

/// Words that only inform people: no strategy or rule of the program reads them. Every other tag or value
/// that is never read is reported as a typo.
struct Informative {
    std::vector<std::string> tags;
    std::vector<std::string> values;
};

/// A check in the reference catalogue of the game. Each one is covered by a RuleSetting or listed as
/// Uncovered.
struct CatalogueCheck {
    std::string id;
    model::Severity severity = model::Severity::error;
    model::LocalText title;
    std::string data;  // what it checks, in a few words
    Provenance from;
};

/// A rule option: an optional rule, or a choice where the rulebook is silent or contradicts itself.
struct Option {
    std::string id;
    model::LocalText name;
    model::LocalText question;
    std::vector<std::string> words;  // valid values
    std::string value;               // the default, one of `words`
    std::string reading;             // the entry it decides in the list of readings; empty: an optional rule
    Provenance from;
};

/// A passage of the rulebook that can be read in several ways, with our answer, and on which no option
/// depends.
struct Reading {
    std::string id;
    model::LocalText question;
    model::LocalText answer;
    bool isData = false;  // entries of the game follow the answer; else no check depends on it
    Provenance from;
};

/// One row of a list that a strategy reads in order (the limits of stacking).
struct StrategyRow {
    std::string kind;  // which list it belongs to
    std::string name;  // a layer replaces the row of the same kind and name
    model::Attributes values;
    Provenance from;
};

/// The strategy that answers one question in a game. Options have already filled in its parameters.
struct StrategyChoice {
    std::string question;  // heights, sight, spotting, movement, stacking
    std::string strategy;
    model::Attributes parameters;                   // constant values
    std::map<std::string, std::string> fromOption;  // parameter -> id of the option that sets it
    std::map<std::string, std::string> citations;   // reason id of the strategy -> paragraph
    std::vector<StrategyRow> rows;
    std::map<std::string, Provenance> valueFrom;  // by parameter
    Provenance from;
};

}  // namespace cota::mapsets
