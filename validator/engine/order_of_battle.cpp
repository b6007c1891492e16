#include "validator/engine/order_of_battle.h"

#include <algorithm>

namespace cota::checks {

bool Unit::hasAnyTag(const std::vector<std::string>& tags) const {
    return std::any_of(tags.begin(), tags.end(), [&](const std::string& tag) { return hasTag(tag); });
}

const model::Attributes& Unit::printedIn(std::string_view name) const {
    return counter->attributes.has(name) ? counter->attributes : type->front;
}

const std::string* Unit::printed(std::string_view name) const {
    if (const auto* own = counter->attributes.find(name)) return own;
    return type ? type->front.find(name) : nullptr;
}

const std::string* Unit::state(std::string_view name) const {
    const auto* where = posting();
    return where ? where->placement->attributes.find(name) : nullptr;
}

OrderOfBattle::OrderOfBattle(const model::Document& document, const mapsets::Catalogue* catalogue)
    : tree_(document) {
    for (const auto& [file, forces] : document.forces)
        for (const auto& type : forces->types) types_.emplace(type.id.text, &type);
    for (const auto& [file, forces] : document.forces) readForces(file, *forces, catalogue);
    if (document.scenario) place(**document.scenario);
}

void OrderOfBattle::readForces(const std::string& file, const model::Forces& forces,
                               const mapsets::Catalogue* catalogue) {
    for (const auto& counter : forces.counters) {
        Unit unit;
        unit.counter = &counter;
        unit.item = model::itemOf(file, model::ItemList::counters, forces.counters, counter);
        unit.type = type(counter.type);
        if (unit.type && catalogue) unit.unitClass = catalogue->unitClass(unit.type->unitClass);
        unit.formation = formation(counter.formation);
        unit.side = counter.side.empty() ? tree_.sideOf(counter.formation.text) : counter.side;
        byId_.emplace(counter.id.text, static_cast<int>(units_.size()));
        units_.push_back(std::move(unit));
    }
}

void OrderOfBattle::place(const model::Scenario& scenario) {
    for (const auto& group : scenario.groups)
        for (const auto& placement : group.units)
            if (const int unit = find(placement.counter); unit != nobody)
                units_[static_cast<std::size_t>(unit)].postings.push_back({&group, &placement});
    for (std::size_t i = 0; i < units_.size(); ++i) {
        const auto* where = units_[i].posting();
        if (!where || !where->placement->aboard) continue;
        const int carrier = find(*where->placement->aboard);
        if (carrier == nobody || carrier == static_cast<int>(i)) continue;
        units_[i].carrier = carrier;
        units_[static_cast<std::size_t>(carrier)].cargo.push_back(static_cast<int>(i));
    }
}

int OrderOfBattle::find(const model::CounterId& id) const {
    const auto found = byId_.find(id.text);
    return found == byId_.end() ? nobody : found->second;
}

const model::CounterType* OrderOfBattle::type(const model::CounterTypeId& id) const {
    const auto found = types_.find(id.text);
    return found == types_.end() ? nullptr : found->second;
}

int OrderOfBattle::topCarrier(int unit) const {
    for (std::size_t steps = 0; steps <= units_.size(); ++steps) {
        const int carrier = units_[static_cast<std::size_t>(unit)].carrier;
        if (carrier == nobody) break;
        unit = carrier;
    }
    return unit;
}

}  // namespace cota::checks
