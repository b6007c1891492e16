#pragma once
// The parameters of one strategy as a game and a scenario set them: fixed values, and values an option fills.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/id.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/play/battlefield.h"

namespace cota::mapsets {

/// Words separated by spaces ("combat apc"); no empty ones.
std::vector<std::string> wordsOf(std::string_view text);

class Parameters {
  public:
    /// `choice` may be null: then every parameter has its fallback.
    Parameters(const StrategyChoice* choice, const Battlefield& field) : choice_(choice), field_(&field) {}

    /// The strategy a game names for `question`, or null.
    static const StrategyChoice* choiceFor(const Battlefield& field, std::string_view question) {
        return field.mapset().catalogue.strategy(question);
    }

    bool has(std::string_view name) const { return !word(name).empty(); }
    /// The value; an option (the scenario's own value first) wins over a fixed value.
    std::string word(std::string_view name, std::string_view fallback = {}) const;
    std::vector<std::string> words(std::string_view name) const { return wordsOf(word(name)); }
    /// "yes" and "no"; the fallback for anything else.
    bool flag(std::string_view name, bool fallback = false) const;
    int number(std::string_view name, int fallback = 0) const;
    /// The paragraph of this game for a reason of the strategy; the strategy's own where it gives none.
    std::string citation(const std::string& reason) const;

  private:
    const StrategyChoice* choice_;
    const Battlefield* field_;
};

}  // namespace cota::mapsets
