#include "validator/rules/setup/starting_units.h"

#include <algorithm>

#include "validator/rules/names/naming.h"

namespace cota::checks {

using mapsets::Cell;
using mapsets::UnitIndex;

namespace {
constexpr signed char unasked = -1;
}

std::vector<UnitIndex> loadOf(const mapsets::Roster& roster, UnitIndex unit) {
    std::vector<UnitIndex> load{unit};
    for (std::size_t at = 0; at < load.size(); ++at) {
        const auto cargo = roster.cargo(load[at]);
        load.insert(load.end(), cargo.begin(), cargo.end());
    }
    return load;
}

// A unit that never moves by itself may start anywhere.
bool canWalk(const mapsets::RosterUnit& unit) {
    return unit.mobility >= 0 && unit.allowance && *unit.allowance > model::Rational(0);
}

bool isOpenTo(const CheckContext& context, UnitIndex unit, Cell cell) {
    const auto& field = context.battlefield();
    const auto& movement = context.movement();
    const bool waits = field.use(cell) == mapsets::CellUse::staging;
    if (!waits && !field.isPlayable(cell)) return false;
    if (!canWalk(context.roster()[unit])) return true;
    const auto mover = mapsets::moverOf(context.roster(), unit);
    if (!waits) return !movement.isBarred(mover, cell);
    // A waiting half hex is open to units that can leave it.
    return std::any_of(model::allDirections.begin(), model::allDirections.end(),
                       [&](auto direction) { return !movement.step(mover, cell, 0, direction).prohibited; });
}

StartingUnits::StartingUnits(const CheckContext& context, const DeploymentRules& rules,
                             const StartingGroups& starting)
    : context_(context), rules_(rules), starting_(starting) {
    const auto& roster = context.roster();
    if (starting.isSetUp)
        for (const auto cell : roster.occupied())
            for (const auto unit : roster.in(cell)) {
                if (mapsets::RosterUnit::startsOffMap(roster[unit].where) || roster[unit].side.empty())
                    continue;
                if (roster[unit].side == starting.side)
                    standing_[cell].push_back(unit);
                else if (enemies_.empty() || enemies_.back() != cell)
                    enemies_.push_back(cell);
            }
    addRows();
    for (const auto* group : starting.groups) addUnits(*group);
    addCarriers();
}

void StartingUnits::addRows() {
    const auto& field = context_.battlefield();
    const auto empty =
        mapsets::stackOf(context_.stacking(), context_.roster(), {}, field.hexes().front(), starting_.side);
    for (const auto& row : empty.limits) rows_.push_back({row.name, false, row.limit});
    stackRows_ = rows_.size();
    if (rules_.inside.empty()) return;
    for (const auto& feature : context_.scenario()->features) {
        const auto cell = field.resolve(feature.at.label);
        if (!cell || (!feature.side.empty() && feature.side != starting_.side)) continue;
        auto row = std::ranges::find(rows_, feature.kind.text, &RoomLimit::name);
        if (row == rows_.end() || !row->isFeature) row = rows_.insert(rows_.end(), {feature.kind.text, true});
        ++places_[{static_cast<std::size_t>(row - rows_.begin()), *cell}];
    }
}

const std::string* StartingUnits::insideOf(UnitIndex unit) const {
    const auto& order = context_.orderOfBattle()[unit];
    const auto* kind = rules_.inside.empty() ? nullptr : order.state(rules_.inside);
    return kind && !kind->empty() ? kind : nullptr;
}

void StartingUnits::addUnits(const model::Group& group) {
    const auto& roster = context_.roster();
    const auto* zone = !group.statesHexes() ? nullptr : context_.zone(model::areaOf(group));
    for (const auto& placement : group.units) {
        const auto unit = roster.find(placement.counter);
        if (unit == mapsets::noUnit || roster[unit].isCarried() || roster[unit].inCarrierLoop ||
            context_.orderOfBattle()[unit].group() != &group || placement.aboard)
            continue;
        if (placement.at) {
            if (starting_.isSetUp || roster[unit].cell == mapsets::noCell) continue;
            const auto load = loadOf(roster, unit);
            auto& there = standing_[roster[unit].cell];
            there.insert(there.end(), load.begin(), load.end());
        } else if (zone && !zone->empty()) {
            addUnit(group, unit, *zone);
        }
    }
}

void StartingUnits::addUnit(const model::Group& group, UnitIndex unit, const std::vector<Cell>& zone) {
    const auto& one = context_.roster()[unit];
    auto weights = weightsOf(unit, zone.front());
    const Key key{&group, one.mobility, one.tags, canWalk(one), weights};
    const auto [found, isNew] = byKey_.emplace(key, kinds_.size());
    if (isNew) {
        const auto& order = context_.orderOfBattle()[unit];
        kinds_.push_back({&group,
                          {},
                          std::move(weights),
                          openCells(group, unit, zone),
                          order.hasAnyTag(rules_.cargo),
                          order.hasAnyTag(rules_.carriers)});
    }
    kinds_[found->second].units.push_back(unit);
}

std::vector<int> StartingUnits::weightsOf(UnitIndex unit, Cell somewhere) const {
    const auto stack = mapsets::stackOf(context_.stacking(), context_.roster(),
                                        loadOf(context_.roster(), unit), somewhere, starting_.side);
    const auto* inside = insideOf(unit);
    std::vector<int> weights;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        weights.push_back(row < stackRows_
                              ? stack.limits[row].count + static_cast<int>(stack.limits[row].free.size())
                              : (inside && *inside == rows_[row].name ? 1 : 0));
    return weights;
}

std::vector<Cell> StartingUnits::openCells(const model::Group& group, UnitIndex unit,
                                           const std::vector<Cell>& zone) const {
    const auto* inside = insideOf(unit);
    std::vector<Cell> cells;
    for (const auto cell : zone) {
        if (starting_.isSetUp && !context_.battlefield().isPlayable(cell)) continue;
        if (!isOpen(unit, cell) || isAmongEnemies(group, cell)) continue;
        if (inside && std::none_of(places_.begin(), places_.end(), [&](const auto& place) {
                return place.first.second == cell && rows_[place.first.first].name == *inside;
            }))
            continue;
        cells.push_back(cell);
    }
    return cells;
}

bool StartingUnits::isOpen(UnitIndex unit, Cell cell) const {
    const auto& one = context_.roster()[unit];
    const auto& field = context_.battlefield();
    auto& known = open_[{one.mobility, one.tags & context_.movement().moverTags(), canWalk(one)}];
    known.resize(static_cast<std::size_t>(field.cellCount()), unasked);
    auto& answer = known[static_cast<std::size_t>(cell)];
    if (answer == unasked) answer = isOpenTo(context_, unit, cell) ? 1 : 0;
    return answer == 1;
}

bool StartingUnits::isAmongEnemies(const model::Group& group, Cell cell) const {
    if (enemies_.empty()) return false;
    const auto& types = context_.catalogue().groupAttributes;
    const bool may =
        !rules_.unless.empty() && mapsets::flagOf(types, group.attributes, rules_.unless).value_or(false);
    if (!may && std::binary_search(enemies_.begin(), enemies_.end(), cell)) return true;
    if (rules_.away.empty()) return false;
    const int away = mapsets::integerOf(types, group.attributes, rules_.away).value_or(0);
    return away > 0 && std::any_of(enemies_.begin(), enemies_.end(), [&](Cell enemy) {
               return context_.battlefield().distance(enemy, cell) < away;
           });
}

bool DeploymentRules::mayStartAboard(const CheckContext& context, const model::Group& rider,
                                     const model::Group* carrier) const {
    return mayBoard.empty() ||
           (&rider == carrier &&
            mapsets::flagOf(context.catalogue().groupAttributes, rider.attributes, mayBoard).value_or(false));
}

long long StartingUnits::roomAboard(UnitIndex unit) const {
    const auto& roster = context_.roster();
    if (roster[unit].isCarried() || !context_.orderOfBattle()[unit].hasAnyTag(rules_.carriers)) return 0;
    return std::max<long long>(0, rules_.aboard - std::ssize(roster.cargo(unit)));
}

void StartingUnits::addCarriers() {
    if (rules_.carriers.empty() || rules_.aboard <= 0) return;
    for (const auto& kind : kinds_) {
        if (!kind.carries) continue;
        Carrier all{kind.cells, 0, kind.group};
        for (const auto unit : kind.units) all.room += roomAboard(unit);
        if (all.room > 0) carriers_.push_back(std::move(all));
    }
    for (const auto& [cell, units] : standing_)
        for (const auto unit : units)
            if (roomAboard(unit) > 0)
                carriers_.push_back({{cell}, roomAboard(unit), context_.orderOfBattle()[unit].group()});
}

std::vector<UnitIndex> StartingUnits::standing(Cell cell) const {
    const auto found = standing_.find(cell);
    return found == standing_.end() ? std::vector<UnitIndex>{} : found->second;
}

long long StartingUnits::room(std::size_t row, Cell cell) const {
    const auto units = standing(cell);
    if (row >= stackRows_) {
        const auto found = places_.find({row, cell});
        const auto taken = std::count_if(units.begin(), units.end(), [&](UnitIndex unit) {
            const auto* inside = insideOf(unit);
            return inside && *inside == rows_[row].name;
        });
        return std::max<long long>(0, (found == places_.end() ? 0 : found->second) - taken);
    }
    if (units.empty()) return rows_[row].limit;
    const auto stack = mapsets::stackOf(context_.stacking(), context_.roster(), units, cell, starting_.side);
    return std::max(0, rows_[row].limit - stack.limits[row].count);
}

}  // namespace cota::checks
