#include "validator/rules/forces/prints.h"

#include <algorithm>

#include "formats/model/document/type_bases.h"
#include "validator/rules/names/items.h"

namespace cota::checks {

using model::SubjectKind;

namespace {

/// A pointer to values that stay in the document.
std::shared_ptr<const model::Attributes> borrowed(const model::Attributes& values) {
    return {std::shared_ptr<const model::Attributes>{}, &values};
}

std::shared_ptr<const model::Attributes> laidOver(const model::Attributes& printed,
                                                  const model::Attributes& own) {
    auto laid = std::make_shared<model::Attributes>(printed);
    for (const auto& [name, text] : own) laid->set(name, text);
    return laid;
}

/// Whether it has values that its type could have; values that only counters have, such as a company, do not
/// count.
bool showsOwn(const mapsets::ListedUnit& unit, const mapsets::Catalogue& game) {
    const auto& own = unit.counter->attributes;
    return std::any_of(own.begin(), own.end(), [&](const auto& entry) {
        return !declares(game.counterAttributes, entry.first) ||
               declares(unit.unitClass->front, entry.first) || declares(unit.unitClass->back, entry.first);
    });
}

/// Whether another one answers for it: it prints the same as the type it is based on, or that is missing.
bool printsAsItsBase(const model::Forces& forces, const model::CounterType& type) {
    const auto bases = model::basesOf(forces, type);
    if (bases.empty()) return !type.base.empty();
    return bases.front()->unitClass == type.unitClass && bases.front()->front == type.front &&
           bases.front()->back == type.back;
}

}  // namespace

bool declares(const std::vector<mapsets::AttributeType>& types, const std::string& name) {
    return std::any_of(types.begin(), types.end(), [&](const auto& type) { return type.name == name; });
}

bool Print::answersFor(const std::string& name) const {
    return !counter || counter->counter->attributes.has(name);
}

Note Print::note(const Wording& ofCounter, std::vector<model::MessageValue> values) const {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("type", type->id));
    note.values.push_back(value("class", type->unitClass));
    note.subject = subjectOf(SubjectKind::counterType, type->id);
    if (counter) {
        note.values.push_back(value("counter", counter->counter->id));
        note.related = {note.subject};
        note.subject = subjectOf(SubjectKind::counter, counter->counter->id);
        note.item = counter->item;
        note.wording = &ofCounter;
    }
    return note;
}

std::vector<Print> printsOf(const CheckContext& context, const Settings& with) {
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    const auto isMeant = [&](const mapsets::UnitClass& unitClass) {
        const auto has = [&](const std::string& tag) { return mapsets::hasTag(unitClass.tags, tag); };
        return (units.empty() || std::any_of(units.begin(), units.end(), has)) &&
               std::none_of(excepted.begin(), excepted.end(), has);
    };
    std::vector<Print> prints;
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            const auto* unitClass = context.catalogue().unitClass(type.unitClass);
            if (unitClass && isMeant(*unitClass) && !printsAsItsBase(*forces, type))
                prints.push_back({&type, unitClass, nullptr, borrowed(type.front), borrowed(type.back)});
        }
    for (const auto& unit : context.orderOfBattle().units())
        if (unit.unitClass && showsOwn(unit, context.catalogue()) && isMeant(*unit.unitClass))
            prints.push_back({unit.type, unit.unitClass, &unit,
                              laidOver(unit.type->front, unit.counter->attributes),
                              laidOver(unit.type->back, unit.counter->attributes)});
    return prints;
}

}  // namespace cota::checks
