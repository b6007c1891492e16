#pragma once
// The parameters of one strategy as a game and a scenario set them: fixed values, and values an option fills.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/id.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// Words separated by spaces ("combat apc"); no empty ones.
std::vector<std::string> wordsOf(std::string_view text);

/// A value of a row of a strategy's list; empty if the game gives none.
std::string valueOf(const StrategyRow& row, std::string_view name);

/// A word to which an option is not set, and the parameters that the option fills: all change together.
struct OtherWord {
    std::vector<std::string> parameters;
    std::string option;
    std::string set;  // the word it is set to
    std::string other;
};

class Parameters {
  public:
    /// `choice` may be null: then every parameter has its fallback.
    Parameters(const StrategyChoice* choice, const Battlefield& field) : choice_(choice), field_(&field) {}

    /// The value; an option (the scenario's own value first) wins over a fixed value. Strategies ask by
    /// wordOf and its like (strategy.h), which know the fallback.
    std::string word(std::string_view name, std::string_view fallback = {}) const;
    /// The option of the game that fills the parameter; empty where none does.
    std::string optionOf(std::string_view name) const;
    /// The paragraph of this game for a reason of the strategy; the strategy's own where it gives none.
    std::string citation(const std::string& reason) const;

    /// Every word that an option of these parameters could have instead, in the order of their names.
    std::vector<OtherWord> otherWords() const;
    /// The same parameters with one option set otherwise.
    Parameters with(const OtherWord& other) const;

  private:
    const StrategyChoice* choice_;
    const Battlefield* field_;
    OtherWord instead_;  // no parameters: none is set otherwise
};

}  // namespace cota::mapsets
