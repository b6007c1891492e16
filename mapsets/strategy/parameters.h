#pragma once
// The parameters of one strategy as set by a game and a scenario: fixed values, and values of options.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/id.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// A value of a row of a strategy's list; empty if the game gives none.
std::string valueOf(const StrategyRow& row, std::string_view name);

/// A word that an option could have but has not, and all parameters that this option fills.
struct OtherWord {
    std::vector<std::string> parameters;
    std::string option;
    std::string set;  // its current word
    std::string other;
};

class Parameters {
  public:
    /// `choice` may be null: then every parameter has its fallback.
    Parameters(const StrategyChoice* choice, const Battlefield& field) : choice_(choice), field_(&field) {}

    /// The value; an option (the scenario's own value first) wins over a fixed value. Strategies call wordOf
    /// and similar functions (strategy.h), which know the fallback.
    std::string word(std::string_view name, std::string_view fallback = {}) const;
    /// The option of the game that fills the parameter; empty if there is none.
    std::string optionOf(std::string_view name) const;
    /// The paragraph of this game for a reason of the strategy; if the game gives none, that of the
    /// strategy.
    std::string citation(const std::string& reason) const;

    /// Every other word the options of these parameters could have, in the order of the parameter names.
    std::vector<OtherWord> otherWords() const;
    /// The same parameters with one option set to another word.
    Parameters with(const OtherWord& other) const;

  private:
    const StrategyChoice* choice_;
    const Battlefield* field_;
    OtherWord instead_;  // no parameters: nothing is changed
};

}  // namespace cota::mapsets
