#include "mapsets/units/order_of_battle.h"

#include <algorithm>

#include "formats/model/document/type_bases.h"

namespace cota::mapsets {

bool ListedUnit::hasAnyTag(const std::vector<std::string>& tags) const {
    return std::any_of(tags.begin(), tags.end(), [&](const std::string& tag) { return hasTag(tag); });
}

const model::Attributes& ListedUnit::printedIn(std::string_view name) const {
    return counter->attributes.has(name) ? counter->attributes : type->front;
}

const std::string* ListedUnit::printed(std::string_view name) const {
    if (const auto* own = counter->attributes.find(name)) return own;
    return type ? type->front.find(name) : nullptr;
}

const std::string* ListedUnit::state(std::string_view name) const {
    const auto* where = posting();
    return where ? where->placement->attributes.find(name) : nullptr;
}

OrderOfBattle::OrderOfBattle(const model::Document& document, const Catalogue* catalogue) : tree_(document) {
    inherited_ = std::make_shared<const model::Document>(model::withInherited(document));
    for (const auto& [file, forces] : inherited_->forces)
        for (const auto& type : forces->types) types_.emplace(type.id.text, &type);
    for (const auto& [file, forces] : document.forces) readForces(file, *forces, catalogue);
    if (document.scenario) place(**document.scenario);
}

void OrderOfBattle::readForces(const std::string& file, const model::Forces& forces,
                               const Catalogue* catalogue) {
    for (const auto& counter : forces.counters) {
        ListedUnit unit;
        unit.counter = &counter;
        unit.item = model::itemOf(file, model::ItemList::counters, forces.counters, counter);
        unit.type = type(counter.type);
        if (unit.type && catalogue) unit.unitClass = catalogue->unitClass(unit.type->unitClass);
        unit.formation = formation(counter.formation);
        unit.side = tree_.sideOf(counter);
        byId_.emplace(counter.id.text, size());
        units_.push_back(std::move(unit));
    }
}

void OrderOfBattle::place(const model::Scenario& scenario) {
    for (const auto& group : scenario.groups)
        for (const auto& placement : group.units)
            if (const auto unit = find(placement.counter); unit != noUnit)
                units_[static_cast<std::size_t>(unit)].postings.push_back({&group, &placement});
    for (UnitIndex unit = 0; unit < size(); ++unit) {
        auto& one = units_[static_cast<std::size_t>(unit)];
        const auto* where = one.posting();
        if (!where || !where->placement->aboard) continue;
        const auto carrier = find(*where->placement->aboard);
        if (carrier == noUnit || carrier == unit) continue;
        one.carrier = carrier;
        units_[static_cast<std::size_t>(carrier)].cargo.push_back(unit);
    }
}

UnitIndex OrderOfBattle::find(const model::CounterId& id) const {
    const auto found = byId_.find(id.text);
    return found == byId_.end() ? noUnit : found->second;
}

const model::CounterType* OrderOfBattle::type(const model::CounterTypeId& id) const {
    const auto found = types_.find(id.text);
    return found == types_.end() ? nullptr : found->second;
}

UnitIndex OrderOfBattle::topCarrier(UnitIndex unit) const {
    for (std::size_t steps = 0; steps <= units_.size(); ++steps) {
        const auto carrier = (*this)[unit].carrier;
        if (carrier == noUnit) break;
        unit = carrier;
    }
    return unit;
}

}  // namespace cota::mapsets
