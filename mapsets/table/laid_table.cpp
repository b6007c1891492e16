#include "mapsets/table/laid_table.h"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

#include "formats/model/document/type_bases.h"

namespace cota::mapsets {

namespace {

/// Without comments and unknown parts, which may tell anything.
model::Forces bareForces(model::Forces forces) {
    forces.extras = {};
    for (model::CounterType& type : forces.types) {
        type.extras = {};
        for (model::CounterEnd& end : type.ends) end.extras = {};
    }
    for (model::Formation& formation : forces.formations) formation.extras = {};
    for (model::Counter& counter : forces.counters) counter.extras = {};
    return forces;
}

}  // namespace

model::SpaceVisibility visibilityIn(const Mapset& game) {
    model::SpaceVisibility visibility;
    for (const SpaceKind& kind : game.catalogue.table.spaces) visibility.byKind[kind.id] = kind.seen;
    return visibility;
}

std::vector<std::string> optionsOf(const Mapset& game, const model::Document& document) {
    std::vector<std::string> values;
    for (const Option& option : game.catalogue.options) {
        values.push_back(option.value);
        if (!document.scenario) continue;
        const auto& set = (*document.scenario)->options;
        const auto it = set.find(model::OptionId(option.id));
        if (it != set.end() && std::ranges::find(option.words, it->second) != option.words.end())
            values.back() = it->second;  // unknown words change nothing
    }
    return values;
}

model::Document seenBy(model::Document document, const std::optional<model::SeatId>& viewer,
                       const Mapset& game) {
    if (document.scenario)
        document.scenario =
            model::Shared<model::Scenario>(model::seenBy(**document.scenario, viewer, visibilityIn(game)));
    for (auto& [file, forces] : document.forces) forces = model::Shared<model::Forces>(bareForces(*forces));
    return document;
}

std::shared_ptr<const ReadTableGame> tableGameOf(const std::shared_ptr<const Mapset>& game) {
    struct Kept {
        std::weak_ptr<const Mapset> game;
        std::shared_ptr<const ReadTableGame> rules;  // refer to the game
    };
    struct Held {
        std::shared_ptr<const Mapset> game;
        std::shared_ptr<const ReadTableGame> rules;
    };
    static std::mutex mutex;
    static std::vector<Kept> all;
    const std::lock_guard lock(mutex);
    std::erase_if(all, [](const Kept& one) { return one.game.expired(); });
    auto found = std::ranges::find_if(all, [&](const Kept& one) { return one.game.lock() == game; });
    if (found == all.end())
        found = all.insert(all.end(), Kept{game, std::make_shared<const ReadTableGame>(*game)});
    const auto held = std::make_shared<const Held>(Held{game, found->rules});
    return {held, held->rules.get()};
}

LaidTable::LaidTable(std::shared_ptr<const Mapset> game, model::Document document)
    : mapset_(std::move(game)),
      document_(model::withInherited(std::move(document))),
      rules_(tableGameOf(mapset_)),
      world_(rules_->game, document_, optionsOf(*mapset_, document_)),
      asker_(world_) {}

std::map<std::string, std::string> groupKinds(LaidTable& table) {
    std::map<std::string, std::string> kinds;
    const auto& groups = table.position().groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto kind =
            table.run().fieldOf(TableWorld::thing(TableKind::group, i), table.game().groupKindField());
        if (kind.known) kinds[groups[i].group->id.text] = kind.word;
    }
    return kinds;
}

}  // namespace cota::mapsets
