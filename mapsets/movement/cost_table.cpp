#include "mapsets/movement/cost_table.h"

#include <algorithm>
#include <numeric>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

/// Widens the denominator so that the points are whole numbers of it; false if they are too fine for that.
bool widen(Points& denominator, model::Rational points) {
    if (points.den() > mostCostParts) return false;
    const auto wide = std::lcm(static_cast<std::int64_t>(denominator), points.den());
    if (wide <= mostCostParts) denominator = static_cast<Points>(wide);
    return wide <= mostCostParts;
}

void widen(Points& denominator, const CostRow& row) {
    for (const auto& [mobility, cost] : row)
        if (cost.kind == MoveCost::Kind::points) widen(denominator, cost.points);
}

/// Rounds a fraction too fine for the game up, so it is never 0 (reported by MAPSET-040, or by tooFine for a
/// scenario).
Points inUnits(Points denominator, model::Rational points) {
    const auto units = (points * model::Rational(denominator)).ceil();
    return static_cast<Points>(std::clamp<std::int64_t>(units, 0, noLimit));
}

template <class Visit>
void forEachPartCost(const Catalogue& catalogue, const model::Scenario& scenario, const CrossingParts& parts,
                     Visit&& visit) {
    for (std::size_t index = 0; index < scenario.parts.size(); ++index) {
        const auto& part = scenario.parts[index];
        if (parts.kind.empty() || part.kind.text != parts.kind) continue;
        const auto* feature = part.attributes.find(parts.featureIn);
        if (feature == nullptr) continue;
        const auto kind = std::ranges::find(catalogue.features, *feature,
                                            [](const FeatureType& type) { return type.id.text; });
        if (kind == catalogue.features.end()) continue;
        for (std::size_t mobility = 0; mobility < catalogue.mobilities.size(); ++mobility) {
            const auto* text = part.attributes.find(catalogue.mobilities[mobility].id.text);
            const auto points = text != nullptr ? model::Rational::parse(*text) : std::nullopt;
            if (points)
                visit(static_cast<std::size_t>(kind - catalogue.features.begin()), mobility, *points, index);
        }
    }
}

template <class Visit>
void eachScenarioCost(const Catalogue& catalogue, const model::Scenario& scenario, Visit&& visit) {
    const auto parts = scenarioCostParts(catalogue);
    if (!parts) return;
    for (std::size_t index = 0; index < scenario.parts.size(); ++index) {
        const auto& part = scenario.parts[index];
        if (const auto* id = part.kind.text == parts->kind ? part.attributes.find(parts->namedIn) : nullptr)
            visit(*id, part.attributes, index);
    }
}

}  // namespace

std::optional<ScenarioCostParts> scenarioCostParts(const Catalogue& catalogue) {
    const auto* movement = catalogue.strategy(byTableDescription.question);
    const auto* set = movement != nullptr ? movement->parameters.find("scenario-costs") : nullptr;
    const auto words = set != nullptr ? wordsOf(*set) : std::vector<std::string>{};
    if (words.size() != 2) return std::nullopt;
    return ScenarioCostParts{words[0], words[1]};
}

bool isCost(const std::string& text) {
    if (text == "no" || text == "unknown") return true;
    const auto points = model::Rational::parse(text);
    return points && *points >= model::Rational(0);
}

Points costDenominator(const Catalogue& catalogue) {
    Points denominator = 1;
    for (const auto& terrain : catalogue.terrains) widen(denominator, terrain.costs);
    for (const auto& hexside : catalogue.hexsides) widen(denominator, hexside.costs);
    for (const auto& path : catalogue.pathKinds) widen(denominator, path.costs);
    for (const auto& feature : catalogue.features) {
        widen(denominator, feature.costs);
        for (const auto& [count, row] : feature.surcharges) widen(denominator, row);
    }
    if (const auto* movement = catalogue.strategy(byTableDescription.question))
        for (const auto& row : movement->rows)
            for (const auto* name : {"least", "more"})
                if (const auto points = model::Rational::parse(valueOf(row, name)))
                    widen(denominator, *points);
    return denominator;
}

CostTable::CostTable(const Catalogue& catalogue, const model::Scenario* scenario,
                     const CrossingParts& crossing)
    : denominator_(costDenominator(catalogue)), mobilities_(catalogue.mobilities.size()) {
    if (scenario != nullptr)
        forEachPartCost(catalogue, *scenario, crossing,
                        [&](std::size_t, std::size_t mobility, model::Rational points, std::size_t part) {
                            if (!widen(denominator_, points))
                                tooFine_.push_back({part, catalogue.mobilities[mobility].id.text, points});
                        });
    if (scenario != nullptr)
        eachScenarioCost(
            catalogue, *scenario, [&](const std::string&, const model::Attributes& values, std::size_t part) {
                for (const auto& mobility : catalogue.mobilities) {
                    const auto* text = values.find(mobility.id.text);
                    const auto points = text != nullptr ? model::Rational::parse(*text) : std::nullopt;
                    if (points && !widen(denominator_, *points))
                        tooFine_.push_back({part, mobility.id.text, *points});
                }
            });
    moves_.assign(mobilities_, false);
    const auto addRow = [&](std::vector<TableCost>& table, const CostRow& row) {
        for (std::size_t mobility = 0; mobility < mobilities_; ++mobility) {
            table.push_back(read(row, catalogue.mobilities[mobility].id));
            const auto kind = table.back().kind;
            if (kind == TableCost::Kind::points || kind == TableCost::Kind::unknown) moves_[mobility] = true;
        }
    };
    for (const auto& terrain : catalogue.terrains) addRow(terrain_, terrain.costs);
    for (const auto& path : catalogue.pathKinds) addRow(path_, path.costs);
    const auto moving = moves_;  // a surcharge alone does not let a type move
    for (const auto& hexside : catalogue.hexsides) addRow(hexside_, hexside.costs);
    for (const auto& feature : catalogue.features) {
        addRow(feature_, feature.costs);
        auto& rows = surcharges_.emplace_back();
        for (const auto& [count, row] : feature.surcharges) {
            rows.push_back({count, {}});
            addRow(rows.back().costs, row);
        }
    }
    moves_ = moving;
    crossing_.resize(catalogue.features.size() * mobilities_);
    if (scenario == nullptr) return;
    readCrossings(catalogue, *scenario, crossing);
    readScenarioCosts(catalogue, *scenario);
    replaceTerrains(catalogue, *scenario);
}

/// Costs that differ in this scenario: details that name a terrain, path or hexside, with a cost for each
/// movement type.
void CostTable::readScenarioCosts(const Catalogue& catalogue, const model::Scenario& scenario) {
    const auto set = [&](std::vector<TableCost>& table, const auto& entries, const std::string& id,
                         const model::Attributes& values) {
        for (std::size_t entry = 0; entry < entries.size(); ++entry)
            for (std::size_t mobility = 0; mobility < mobilities_; ++mobility) {
                const auto* text = values.find(catalogue.mobilities[mobility].id.text);
                if (entries[entry].id.text != id || text == nullptr) continue;
                const auto points = model::Rational::parse(*text);
                auto& cost = table[entry * mobilities_ + mobility];
                if (points && *points >= model::Rational(0))
                    cost = {TableCost::Kind::points, inUnits(denominator_, *points)};
                else if (!points)
                    cost = {*text == "no" ? TableCost::Kind::prohibited : TableCost::Kind::unknown, 0};
            }
    };
    eachScenarioCost(catalogue, scenario, [&](const std::string& id, const model::Attributes& values, auto) {
        set(terrain_, catalogue.terrains, id, values);
        set(path_, catalogue.pathKinds, id, values);
        set(hexside_, catalogue.hexsides, id, values);
    });
}

/// Rows "stands-for": the scenario says whose cost a terrain has.
void CostTable::replaceTerrains(const Catalogue& catalogue, const model::Scenario& scenario) {
    const auto* movement = catalogue.strategy(byTableDescription.question);
    const auto place = [&](std::string_view id) {
        const auto found = std::ranges::find(
            catalogue.terrains, id, [](const TerrainType& type) { return std::string_view(type.id.text); });
        return static_cast<std::size_t>(found - catalogue.terrains.begin());
    };
    for (const auto& row : movement != nullptr ? movement->rows : std::vector<StrategyRow>{}) {
        if (row.kind != "stands-for") continue;
        const auto from = place(valueOf(row, "terrain"));
        for (const auto& part : scenario.parts) {
            const auto* word = part.kind.text == valueOf(row, "part")
                                   ? part.attributes.find(valueOf(row, "value"))
                                   : nullptr;
            const auto as = word != nullptr ? place(*word) : catalogue.terrains.size();
            if (std::max(from, as) >= catalogue.terrains.size()) continue;
            for (std::size_t mobility = 0; mobility < mobilities_; ++mobility)
                terrain_[from * mobilities_ + mobility] = terrain_[as * mobilities_ + mobility];
        }
    }
}

TableCost CostTable::read(const CostRow& row, const model::MobilityId& mobility) const {
    const auto found = row.find(mobility);
    if (found == row.end()) return {};
    switch (found->second.kind) {
        case MoveCost::Kind::points:
            return {TableCost::Kind::points, inUnits(denominator_, found->second.points)};
        case MoveCost::Kind::prohibited:
            return {TableCost::Kind::prohibited, 0};
        case MoveCost::Kind::unknown:
            break;
    }
    return {TableCost::Kind::unknown, 0};
}

void CostTable::readCrossings(const Catalogue& catalogue, const model::Scenario& scenario,
                              const CrossingParts& parts) {
    forEachPartCost(catalogue, scenario, parts,
                    [&](std::size_t feature, std::size_t mobility, model::Rational points, std::size_t) {
                        crossing_[feature * mobilities_ + mobility] = {TableCost::Kind::points,
                                                                       inUnits(denominator_, points)};
                    });
}

TableCost CostTable::surcharge(std::size_t feature, int count, int mobility) const {
    TableCost cost;
    for (const auto& row : surcharges_[feature])
        if (row.count <= count) cost = row.costs[static_cast<std::size_t>(mobility)];
    return cost;
}

}  // namespace cota::mapsets
