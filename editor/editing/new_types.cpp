#include "editor/editing/new_types.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "editor/documents/names.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"
#include "mapsets/field/zone_resolver.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::session {

namespace {

using mapsets::AttributeType;
using model::CounterType;

constexpr int mostRounds = 6;  // a value that cures one finding may cause another

/// Adds the values that `types` require, and to a blank side also those that new ones start with.
void addRequired(model::Attributes& values, const std::vector<AttributeType>& types) {
    const bool isBlank = values.empty();
    for (const auto& [name, value] : mapsets::requiredValues(types)) {
        const auto declared = std::ranges::find(types, name, &AttributeType::name);
        if ((isBlank || declared->required) && !values.has(name)) values.set(name, value);
    }
}

/// Adds one declared value; false if the class does not declare it or the type has it already.
bool addValue(model::Attributes& values, const std::vector<AttributeType>& types, const std::string& name) {
    const auto declared = std::ranges::find(types, name, &AttributeType::name);
    if (declared == types.end() || values.has(name)) return false;
    AttributeType needed = *declared;
    needed.required = true;
    const std::vector<AttributeType> one{needed};
    for (const auto& [key, value] : mapsets::requiredValues(one)) values.set(key, value);
    return true;
}

/// What the rules about printed values say about a type alone.
checks::Report judged(const CounterType& type, const mapsets::Mapset& game) {
    model::Forces forces;
    forces.id = "new";
    forces.mapset = game.id;
    forces.types = {type};
    checks::CheckInput input;
    input.document.forces["new.forces.xml"] = std::move(forces);
    input.mapset = {std::shared_ptr<void>(), &game};  // the check ends before the game can
    const std::array topics{checks::attributeRules(), checks::printRules(), checks::printMarkRules(),
                            checks::printExclusionRules(), checks::sumRules()};
    checks::CheckOptions options;
    options.jobs = 1;
    return checks::check(input, topics, options);
}

/// The names of values of which a finding asks for one.
std::vector<std::string> namesAskedFor(const model::Finding& finding) {
    for (const char* name : {"name", "known"})
        if (const auto* value = model::findValue(finding.values, name)) {
            auto names = value->ids(model::ValueKind::attribute);
            if (!names.empty()) return names;
        }
    return {};
}

/// Adds the first value that would cure the finding; false if none would.
bool mend(CounterType& type, const mapsets::UnitClass& unitClass, const model::Finding& finding) {
    for (const auto& name : namesAskedFor(finding))
        if (addValue(type.front, unitClass.front, name)) return true;
    return false;
}

/// The values that the class allows.
void keepAllowed(CounterType& type, const mapsets::UnitClass& unitClass) {
    const auto keep = [](const model::Attributes& values, const std::vector<AttributeType>& types) {
        model::Attributes kept;
        for (const auto& [name, value] : values) {
            const auto declared = std::ranges::find(types, name, &AttributeType::name);
            if (declared != types.end() && !mapsets::faultOf(*declared, value)) kept.set(name, value);
        }
        return kept;
    };
    type.front = keep(type.front, unitClass.front);
    type.back = keep(type.back, unitClass.back);
}

void dropEqual(model::Attributes& values, const model::Attributes& from) {
    for (const auto& [name, value] : from)
        if (const auto* own = values.find(name); own && *own == value) values.erase(name);
}

template <class Word>
void dropEqual(Word& word, const Word& from) {
    if (word == from) word = {};
}

}  // namespace

std::vector<const CounterType*> possibleBases(const model::Forces& forces, const CounterType& type) {
    std::vector<const CounterType*> possible;
    for (const auto& other : forces.types) {
        const auto bases = model::basesOf(forces, other);
        const bool isBasedOnIt =
            std::ranges::any_of(bases, [&](const CounterType* base) { return base->id == type.id; });
        if (other.id != type.id && !isBasedOnIt && !model::isBasedOnItself(forces, other))
            possible.push_back(&other);
    }
    return possible;
}

model::Document withTypeBase(const model::Document& document, const std::string& file,
                             const CounterType& type, const model::CounterTypeId& base,
                             const mapsets::Mapset* game) {
    const auto& forces = *document.forces.at(file);
    CounterType made = model::withInherited(forces, type);
    made.base = base;
    if (base.empty()) return model::withCounterType(document, file, made);
    const auto possible = possibleBases(forces, type);
    const auto other = std::ranges::find(possible, base, &CounterType::id);
    if (other == possible.end()) return document;
    const CounterType from = model::withInherited(forces, **other);
    made = type;
    made.base = base;
    made.unitClass = from.unitClass;
    const auto* unitClass = game ? game->catalogue.unitClass(made.unitClass) : nullptr;
    if (unitClass && made.unitClass != type.unitClass) keepAllowed(made, *unitClass);
    dropEqual(made.nation, from.nation);
    dropEqual(made.look.symbol, from.look.symbol);
    dropEqual(made.look.ground, from.look.ground);
    dropEqual(made.look.ink, from.look.ink);
    dropEqual(made.front, from.front);
    dropEqual(made.back, from.back);
    return model::withCounterType(document, file, made);
}

CounterType withAcceptedValues(CounterType type, const mapsets::Mapset& game) {
    const auto* unitClass = game.catalogue.unitClass(type.unitClass);
    if (!unitClass) return type;
    addRequired(type.front, unitClass->front);
    addRequired(type.back, unitClass->back);
    for (int round = 0; round < mostRounds; ++round) {
        bool isMended = false;
        for (const auto& one : judged(type, game).findings)
            if (one.finding.severity == model::Severity::error && mend(type, *unitClass, one.finding)) {
                isMended = true;
                break;
            }
        if (!isMended) break;
    }
    return type;
}

CounterType withClass(CounterType type, const mapsets::UnitClass& unitClass, const mapsets::Mapset& game) {
    type.unitClass = unitClass.id;
    keepAllowed(type, unitClass);
    if (!type.base.empty()) return type;
    return withAcceptedValues(std::move(type), game);
}

model::CounterTypeId freeTypeId(const model::Document& document, const std::string& stem) {
    const auto isTaken = [&](const std::string& id) {
        return std::ranges::any_of(document.forces, [&](const auto& entry) {
            const auto& types = entry.second->types;
            return std::ranges::find(types, model::CounterTypeId(id), &CounterType::id) != types.end();
        });
    };
    return model::CounterTypeId(isTaken(stem) || stem.empty() ? freeId(stem.empty() ? "type" : stem, isTaken)
                                                              : stem);
}

CounterType newType(const model::Document& document, const mapsets::UnitClass& unitClass,
                    const mapsets::Mapset& game) {
    CounterType type;
    type.id = model::CounterTypeId(freeId(
        unitClass.id.text, [&](const std::string& id) { return freeTypeId(document, id).text != id; }));
    type.unitClass = unitClass.id;
    type.name = unitClass.name;
    return withAcceptedValues(std::move(type), game);
}

namespace {

/// The hexes in which groups of the side may set up, or have units.
std::set<Cell> groundOf(const SheetSource& source, const model::SideId& side) {
    std::set<Cell> cells;
    const auto& scenario = **source.document.scenario;
    const auto& field = source.map->field();
    mapsets::ZoneResolver resolver(field, scenario.zones);
    for (const auto& group : scenario.groups) {
        if (group.side != side || group.kind != model::Group::Kind::setup) continue;
        for (const auto& unit : group.units)
            if (const auto cell = unit.at ? field.resolve(unit.at->label) : std::nullopt) cells.insert(*cell);
        for (const auto& zone : scenario.zones)
            if (zone.id == group.zone)
                for (const Cell cell : resolver.resolve(zone).cells) cells.insert(cell);
    }
    return cells;
}

std::vector<model::HexRef> objectivesFor(const SheetSource& source, const model::SideId& side) {
    std::vector<model::HexRef> hexes;
    const auto ground = source.map ? groundOf(source, side) : std::set<Cell>{};
    for (const auto& objective : (*source.document.scenario)->objectives) {
        const auto isThere = [&](const model::HexRef& hex) {
            const auto cell = source.map ? source.map->field().resolve(hex.label) : std::nullopt;
            return cell && ground.contains(*cell);
        };
        if (objective.owner == side ||
            (objective.owner.empty() && std::ranges::any_of(objective.hexes, isThere)))
            hexes.insert(hexes.end(), objective.hexes.begin(), objective.hexes.end());
    }
    return hexes;
}

}  // namespace

namespace {

using mapsets::Stance;

/// Whether one of the values has the start value of attackers, which defenders do not have.
bool sayAttack(const std::vector<mapsets::AttributeType>& types, const model::Attributes& values) {
    return std::ranges::any_of(types, [&](const mapsets::AttributeType& type) {
        const auto start = mapsets::startFor(type, Stance::attacks);
        const auto* written = values.find(type.name);
        return mapsets::hasStances(type) && !start.empty() && written && *written == start;
    });
}

bool mustTake(const model::Scenario& scenario, const model::VictoryCondition& condition) {
    using Form = model::VictoryCondition::Form;
    if (condition.form != Form::control && condition.form != Form::occupy) return false;
    return std::ranges::any_of(scenario.objectives, [&](const model::Objective& objective) {
        const bool isNamed =
            std::ranges::find(condition.objectives, objective.id) != condition.objectives.end();
        return isNamed && !objective.owner.empty() && objective.owner != condition.side;
    });
}

bool attacks(const model::Scenario& scenario, const mapsets::Catalogue& catalogue, const model::SideId& id) {
    for (const auto& side : scenario.sides)
        if (side.id == id && sayAttack(catalogue.sideAttributes, side.attributes)) return true;
    for (const auto& part : scenario.parts)
        for (const auto& kind : catalogue.partKinds)
            if (part.side == id && part.kind == kind.id && sayAttack(kind.attributes, part.attributes))
                return true;
    return std::ranges::any_of(scenario.victory, [&](const model::VictoryCondition& condition) {
        return condition.side == id && mustTake(scenario, condition);
    });
}

}  // namespace

Stance stanceOf(const model::Document& document, const mapsets::Mapset& game, const model::SideId& id) {
    if (!document.scenario || id.empty()) return Stance::none;
    const auto& scenario = **document.scenario;
    if (attacks(scenario, game.catalogue, id)) return Stance::attacks;
    const bool isAttacked = std::ranges::any_of(scenario.sides, [&](const model::Side& side) {
        return side.id != id && attacks(scenario, game.catalogue, side.id);
    });
    const bool holds =
        std::ranges::find(scenario.objectives, id, &model::Objective::owner) != scenario.objectives.end();
    return isAttacked || holds ? Stance::defends : Stance::none;
}

model::ScenarioPart newDetail(const SheetSource& source, const mapsets::PartKind& kind,
                              const model::SideId& side, std::optional<mapsets::Stance> stance) {
    if (!stance) stance = source.game ? stanceOf(source.document, *source.game, side) : mapsets::Stance::none;
    auto part = mapsets::newPart(source.document, kind, side, *stance);
    if (!source.game || !source.document.scenario ||
        kind.id.text != checks::kindThatHoldsObjectives(*source.game))
        return part;
    part.zone = {};
    part.hexes = objectivesFor(source, part.side);
    return part;
}

}  // namespace cota::session
