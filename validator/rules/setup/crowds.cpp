#include "validator/rules/setup/crowds.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/starting_units.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::UnitIndex;

bool countsSteps(const mapsets::Catalogue& game, const std::string& id) {
    const auto* stacking = game.strategy("stacking");
    return stacking && std::any_of(stacking->rows.begin(), stacking->rows.end(), [&](const auto& row) {
               const auto* text = row.name == id ? row.values.find("by-steps") : nullptr;
               return text && mapsets::readFlag(*text) == true;
           });
}

/// The units of one side that set up in one zone, in fixed hexes or anywhere.
struct Crowd {
    model::ZoneId zone;
    model::SideId side;
    std::vector<UnitIndex> units;
};

std::vector<Crowd> crowdsOf(const CheckContext& context) {
    const auto& roster = context.roster();
    std::map<std::pair<model::ZoneId, model::SideId>, std::vector<UnitIndex>> crowds;
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::setup || !group.statesHexes()) continue;
        for (const auto& placement : group.units)
            if (const auto unit = roster.find(placement.counter); unit != mapsets::noUnit)
                crowds[{model::areaOf(group), group.side}].push_back(unit);
    }
    std::vector<Crowd> list;
    for (auto& [key, units] : crowds) list.push_back({key.first, key.second, std::move(units)});
    return list;
}

bool isOpenToSome(const CheckContext& context, const Crowd& crowd, Cell cell) {
    return std::any_of(crowd.units.begin(), crowd.units.end(),
                       [&](UnitIndex unit) { return isOpenTo(context, unit, cell); });
}

// Hexes with equal tags and terrain exempt the same units, so each combination is computed once. Hexes
// closed to all units give no room.
struct Room {
    long long hexes = 0;
    std::map<std::string, long long> exempt;  // by row: how many units do not count in the hexes of the zone
};

Room roomOf(const CheckContext& context, const Crowd& crowd, const std::vector<Cell>& cells) {
    struct Kind {
        bool open = false;
        std::map<std::string, long long> exempt;
    };
    std::map<std::pair<mapsets::TagMask, std::uint16_t>, Kind> kinds;
    Room room;
    for (const auto cell : cells) {
        if (!context.battlefield().isPlayable(cell)) continue;
        const std::pair key{context.battlefield().tags(cell), context.battlefield().terrainCode(cell)};
        auto found = kinds.find(key);
        if (found == kinds.end()) {
            Kind kind{isOpenToSome(context, crowd, cell), {}};
            const auto stack =
                mapsets::stackOf(context.stacking(), context.roster(), crowd.units, cell, crowd.side);
            for (const auto& row : stack.limits) kind.exempt[row.name] = std::ssize(row.free);
            found = kinds.emplace(key, std::move(kind)).first;
        }
        if (!found->second.open) continue;
        ++room.hexes;
        for (const auto& [row, count] : found->second.exempt) room.exempt[row] += count;
    }
    return room;
}

/// What the units count against a limit; which limits apply depends on the units in the hex.
long long weightOf(const CheckContext& context, const std::vector<UnitIndex>& units, const std::string& row,
                   Cell cell, const model::SideId& side) {
    const auto stack = mapsets::stackOf(context.stacking(), context.roster(), units, cell, side);
    const auto found = std::ranges::find(stack.limits, row, &mapsets::StackRow::name);
    return found == stack.limits.end() ? 0 : found->count;
}

/// The most by which empty places on the carriers of the zone reduce the row; `ofAll`: also in groups that
/// do not allow boarding.
long long boarding(const CheckContext& context, const DeploymentRules& rules, const Crowd& crowd,
                   const std::string& row, Cell cell, bool ofAll = false) {
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle();
    struct Load {
        long long places = 0;
        std::vector<long long> weights;
    };
    std::map<const model::Group*, Load> loads;  // all under null if groups do not matter
    for (const auto unit : crowd.units) {
        if (roster[unit].isCarried()) continue;
        const auto* group = order[unit].group();
        const bool may = ofAll || (group && rules.mayStartAboard(context, *group, group));
        if (!may) continue;
        auto& load = loads[rules.mayBoard.empty() ? nullptr : group];
        const auto& known = order[unit];
        if (known.hasAnyTag(rules.carriers))
            load.places += std::max<long long>(0, rules.aboard - std::ssize(roster.cargo(unit)));
        if (known.hasAnyTag(rules.cargo))
            load.weights.push_back(weightOf(context, loadOf(roster, unit), row, cell, crowd.side));
    }
    long long sum = 0;
    for (auto& [group, load] : loads) {
        auto& weights = load.weights;
        std::ranges::sort(weights, std::greater{});
        weights.resize(std::min(weights.size(), static_cast<std::size_t>(load.places)));
        sum = std::accumulate(weights.begin(), weights.end(), sum);
    }
    return sum;
}

}  // namespace

model::LocalText countedBy(const CheckContext& context, const std::string& row, long long count) {
    if (countsSteps(context.catalogue(), row))
        return count == 1 ? model::textOf(local("step")) : model::textOf(local("steps"));
    return count == 1 ? model::textOf(local("unit")) : model::textOf(local("units"));
}

std::vector<CrowdedZone> crowdedZonesOf(const CheckContext& context, const DeploymentRules& rules) {
    std::vector<CrowdedZone> crowded;
    for (const auto& crowd : crowdsOf(context)) {
        const auto* cells = context.zone(crowd.zone);
        if (!cells || cells->empty()) continue;
        const auto room = roomOf(context, crowd, *cells);
        const auto stack =
            mapsets::stackOf(context.stacking(), context.roster(), crowd.units, cells->front(), crowd.side);
        for (const auto& row : stack.limits) {
            const long long all = row.count + std::ssize(row.free);
            const auto found = room.exempt.find(row.name);
            const long long exempt = found == room.exempt.end() ? 0 : found->second;
            const long long most = row.limit * room.hexes + exempt;
            const auto aboard = boarding(context, rules, crowd, row.name, cells->front());
            if (all - aboard <= most) continue;
            const auto asked = boarding(context, rules, crowd, row.name, cells->front(), true) - aboard;
            crowded.push_back({crowd.zone, crowd.side, row.name, all, most, room.hexes, aboard, asked});
        }
    }
    return crowded;
}

}  // namespace cota::checks
