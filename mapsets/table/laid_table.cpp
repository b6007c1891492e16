#include "mapsets/table/laid_table.h"

#include <utility>

namespace cota::mapsets {

std::vector<std::string> optionWordsOf(const Mapset& game, const model::Document& document) {
    std::vector<std::string> words;
    for (const Option& option : game.catalogue.options) {
        words.push_back(option.value);
        if (!document.scenario) continue;
        const auto& set = (*document.scenario)->options;
        if (const auto it = set.find(model::OptionId(option.id)); it != set.end()) words.back() = it->second;
    }
    return words;
}

LaidTable::LaidTable(std::shared_ptr<const Mapset> game, const model::Document& document)
    : mapset_(std::move(game)),
      game_(*mapset_, faults_),
      world_(game_, document, optionWordsOf(*mapset_, document)) {}

}  // namespace cota::mapsets
