#include "mapsets/movement/terrain_effects.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "mapsets/heights/heights.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

/// Where a scenario states what its bridges and fords cost; empty for games without rivers of two banks.
CrossingParts crossingsOf(const Catalogue& catalogue) {
    const auto* rivers = catalogue.strategy(banksDescription.question);
    if (rivers == nullptr || rivers->strategy != banksDescription.name) return {};
    const auto* set = rivers->parameters.find("crossing-costs");
    const auto words = set != nullptr ? wordsOf(*set) : std::vector<std::string>{};
    return words.size() == 2 ? CrossingParts{words[0], words[1]} : CrossingParts{};
}

/// The cost of a hex with this feature; a crossing costs what the scenario says.
TableCost featureCost(const CostTable& table, std::size_t feature, int type) {
    const auto crossing = table.crossing(feature, type);
    return crossing.kind != TableCost::Kind::none ? crossing : table.feature(feature, type);
}

/// Collects the rows with a cell for every movement type; types without any cost are taken out at the end.
class ChartMaker {
  public:
    ChartMaker(const Mapset& game, const model::Scenario* scenario)
        : game_(game),
          catalogue_(game.catalogue),
          hasScenario_(scenario != nullptr),
          before_(catalogue_, nullptr, {}),
          table_(catalogue_, scenario, crossingsOf(catalogue_)) {}

    TerrainEffects made() {
        addTerrains(false, EffectSection::ground);
        addAll(catalogue_.pathKinds, "path", EffectSection::along, std::mem_fn(&CostTable::path));
        addAll(catalogue_.features, "feature", EffectSection::instead, featureCost);
        addTerrains(true, EffectSection::added);
        addAll(catalogue_.hexsides, "hexside", EffectSection::added, std::mem_fn(&CostTable::hexside));
        addSurcharges();
        takeOutTypes();
        const auto* heights = catalogue_.strategy(contourHeightsDescription.question);
        chart_.hasMetres = heights != nullptr && heights->strategy == contourHeightsDescription.name;
        for (const auto& row : chart_.rows) {
            chart_.hasHeights = chart_.hasHeights || row.height != 0;
            for (const auto& cell : row.cells) chart_.hasOwn = chart_.hasOwn || cell.isOwn;
        }
        return std::move(chart_);
    }

  private:
    template <class Entry>
    EffectRow rowOf(const Entry& entry, const char* kind, EffectSection section) const {
        EffectRow row;
        row.section = section;
        row.kind = kind;
        row.id = entry.id.text;
        row.name = entry.name;
        row.sources.push_back(entry.from.citation);
        row.tags = entry.tags;
        row.values = entry.values;
        for (const auto& [name, from] : entry.valueFrom)
            if (const auto* value = entry.values.find(name);
                value != nullptr && *value == "unknown" && isInherited(from))
                row.openValues.push_back(name);
        return row;
    }

    /// A game that states "unknown" itself says that there is no value; one that has it from its series has
    /// not yet written its own.
    bool isInherited(const Provenance& from) const {
        return game_.layers.size() > 1 && from.layer != game_.id;
    }
    bool isInherited(const CostRow& costs, const model::MobilityId& type) const {
        const auto found = costs.find(type);
        return found != costs.end() && isInherited(found->second.from);
    }
    /// Whether the scenario says whose cost the terrain has (rows "stands-for").
    bool isLeftToScenario(const EffectRow& row) const {
        const auto* movement = catalogue_.strategy(byTableDescription.question);
        return row.kind == "terrain" && movement != nullptr &&
               std::ranges::any_of(movement->rows, [&](const StrategyRow& one) {
                   return one.kind == "stands-for" && valueOf(one, "terrain") == row.id;
               });
    }

    bool isOwn(const CostRow& costs, const model::MobilityId& type) const {
        const auto found = costs.find(type);
        return game_.layers.size() > 1 && found != costs.end() && found->second.from.layer == game_.id;
    }

    /// `ask` gives the cost of a movement type by a table.
    template <class Ask>
    void add(EffectRow row, const CostRow& costs, Ask ask) {
        bool hasAny = false;
        std::vector<std::string> sources;
        for (const auto& [type, cost] : costs) sources.push_back(cost.from.citation);
        std::ranges::move(row.sources, std::back_inserter(sources));
        row.sources.clear();
        for (auto& source : sources)
            if (!source.empty() && std::ranges::find(row.sources, source) == row.sources.end())
                row.sources.push_back(std::move(source));
        for (std::size_t i = 0; i < catalogue_.mobilities.size(); ++i) {
            const TableCost now = ask(table_, static_cast<int>(i)), then = ask(before_, static_cast<int>(i));
            EffectCell cell{now.kind, {}, isOwn(costs, catalogue_.mobilities[i].id)};
            if (now.isPoints()) cell.points = model::Rational(now.points, table_.denominator());
            const bool wasSame =
                now.kind == then.kind &&
                (!now.isPoints() || cell.points == model::Rational(then.points, before_.denominator()));
            cell.isOwn = cell.kind != TableCost::Kind::none && (cell.isOwn || !wasSame);
            cell.isOpen = cell.kind == TableCost::Kind::unknown &&
                          (!wasSame || isInherited(costs, catalogue_.mobilities[i].id) ||
                           (hasScenario_ && isLeftToScenario(row)));
            hasAny = hasAny || cell.kind != TableCost::Kind::none;
            row.cells.push_back(cell);
        }
        if (hasAny) chart_.rows.push_back(std::move(row));
    }

    /// Whether it is the terrain of high ground in a game that has costs for climbs instead.
    bool isUnpaidRelief(const TerrainType& terrain) const {
        const auto* movement = catalogue_.strategy(byTableDescription.question);
        const auto* heights = catalogue_.strategy(contourHeightsDescription.question);
        const auto* paid = movement != nullptr ? movement->parameters.find("relief-cost") : nullptr;
        const auto* relief = heights != nullptr ? heights->parameters.find("relief-terrain") : nullptr;
        return paid != nullptr && *paid == "none" && relief != nullptr &&
               std::ranges::count(wordsOf(*relief), terrain.id.text) > 0;
    }
    void addTerrains(bool isAdditive, EffectSection section) {
        for (std::size_t i = 0; i < catalogue_.terrains.size(); ++i) {
            const auto& terrain = catalogue_.terrains[i];
            if (terrain.additive != isAdditive || (isAdditive && isUnpaidRelief(terrain))) continue;
            auto row = rowOf(terrain, "terrain", section);
            row.height = terrain.height;
            add(std::move(row), terrain.costs,
                [&](const CostTable& table, int type) { return table.terrain(i, type); });
        }
    }

    template <class Entries, class Cost>
    void addAll(const Entries& entries, const char* kind, EffectSection section, Cost cost) {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            auto row = rowOf(entries[i], kind, section);
            if constexpr (requires { entries[i].height; }) row.height = entries[i].height;
            add(std::move(row), entries[i].costs,
                [&](const CostTable& table, int type) { return cost(table, i, type); });
        }
    }

    void addSurcharges() {
        for (std::size_t i = 0; i < catalogue_.features.size(); ++i) {
            const auto& feature = catalogue_.features[i];
            for (const auto& [count, costs] : feature.surcharges) {
                auto row = rowOf(feature, "feature", EffectSection::added);
                row.count = feature.surcharges.size() > 1 ? count : 0;
                row.height = feature.height;
                const int number = count;
                add(std::move(row), costs, [&, number](const CostTable& table, int type) {
                    return table.surcharge(i, number, type);
                });
            }
        }
    }

    /// Movement types that no row has a cost for need no column.
    void takeOutTypes() {
        for (std::size_t i = 0; i < catalogue_.mobilities.size(); ++i) {
            const bool isUsed = std::ranges::any_of(
                chart_.rows, [&](const auto& row) { return row.cells[i].kind != TableCost::Kind::none; });
            (isUsed ? chart_.types : chart_.typesWithout).push_back(i);
        }
        for (auto& row : chart_.rows) {
            std::vector<EffectCell> kept;
            for (const auto type : chart_.types) kept.push_back(row.cells[type]);
            row.cells = std::move(kept);
        }
    }

    const Mapset& game_;
    const Catalogue& catalogue_;
    bool hasScenario_;
    CostTable before_, table_;
    TerrainEffects chart_;
};

}  // namespace

TerrainEffects terrainEffectsOf(const Mapset& game, const model::Scenario* scenario) {
    return ChartMaker(game, scenario).made();
}

std::optional<std::size_t> pathInto(const Catalogue& catalogue, std::string_view terrain) {
    const auto* movement = catalogue.strategy(byTableDescription.question);
    for (const auto& row : movement != nullptr ? movement->rows : std::vector<StrategyRow>{}) {
        if (row.kind != "by-path" || valueOf(row, "as") != terrain) continue;
        const auto words = wordsOf(valueOf(row, "paths"));
        const auto found = std::ranges::find_if(catalogue.pathKinds, [&](const PathKind& path) {
            return std::ranges::any_of(words, [&](const auto& word) { return hasTag(path.tags, word); });
        });
        if (found != catalogue.pathKinds.end())
            return static_cast<std::size_t>(found - catalogue.pathKinds.begin());
    }
    return std::nullopt;
}

}  // namespace cota::mapsets
