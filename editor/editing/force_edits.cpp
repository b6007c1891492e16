#include "editor/editing/force_edits.h"

#include <algorithm>
#include <map>

#include "editor/documents/force_tree.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/new_types.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using model::Document;
using model::SubjectKind;

constexpr std::string_view classMark = "class:";

void setName(model::LocalText& name, const std::string& text, model::Language language) {
    name = renamed(name, language, text, nullptr);
}

bool hasType(const model::Forces& forces, const model::CounterTypeId& id) {
    return std::ranges::find(forces.types, id, &model::CounterType::id) != forces.types.end();
}

}  // namespace

std::string idOfNewType(const mapsets::UnitClass& unitClass) {
    return std::string(classMark) + unitClass.id.text;
}

std::optional<model::CounterType> unitTypeNamed(const Document& document, const model::Forces& forces,
                                                const std::string& id, const mapsets::Mapset* game) {
    const auto known = std::ranges::find(forces.types, model::CounterTypeId(id), &model::CounterType::id);
    if (known != forces.types.end()) return *known;
    if (!id.starts_with(classMark) || !game) return std::nullopt;
    const auto* unitClass = game->catalogue.unitClass(model::UnitClassId(id.substr(classMark.size())));
    if (!unitClass) return std::nullopt;
    return newType(document, *unitClass, *game);
}

Document withForcesFile(const Document& document, std::string& file) {
    Document changed = document;
    if (!file.empty()) return changed;
    const std::string ending = ".forces.xml";
    const std::string id =
        freeId("forces", [&](const std::string& name) { return document.forces.contains(name + ending); });
    file = id + ending;
    model::Forces forces;
    forces.id = id;
    forces.mapset = document.mapset();
    changed.forces[file] = std::move(forces);
    if (changed.scenario) {
        model::Scenario scenario = **changed.scenario;
        scenario.forces.push_back(file);
        changed.scenario = std::move(scenario);
    }
    return changed;
}

ForceTarget targetFor(const Document& document, const Selection& selection, const model::FormationId& last) {
    const auto formation = [&](const model::FormationId& id) -> std::optional<ForceTarget> {
        const auto found = findFormation(document, id);
        if (!found.formation) return std::nullopt;
        return ForceTarget{found.file, id};
    };
    const auto ofSide = [&](const model::SideId& side) -> std::optional<ForceTarget> {
        const model::FormationTree tree(document);
        for (const auto& [file, forces] : document.forces)
            for (const auto& one : forces->formations)
                if (tree.sideOf(one.id.text) == side) return mainTarget(document, file, side);
        return std::nullopt;
    };
    for (const auto& subject : selection) {
        const auto unit = findCounter(document, model::CounterId(subject.id));
        if (subject.kind == SubjectKind::counter && unit.counter)
            return {unit.file, unit.counter->formation,
                    unit.counter->formation.empty() ? unit.counter->side : model::SideId{}};
        if (subject.kind == SubjectKind::side)
            if (auto target = ofSide(model::SideId(subject.id))) return *target;
        if (subject.kind != SubjectKind::formation) continue;
        if (auto target = formation(model::FormationId(subject.id))) return *target;
    }
    if (auto target = formation(last)) return *target;
    for (const auto& [file, forces] : document.forces)
        if (!forces->formations.empty()) return targetIn(document, file);
    return {document.forces.empty() ? "" : document.forces.begin()->first, {}};
}

ForceTarget targetIn(const Document& document, const std::string& file) {
    const auto it = document.forces.find(file);
    if (it == document.forces.end()) return {};
    const auto& forces = *it->second;
    if (!forces.formations.empty()) return mainTarget(document, file, {});
    return {file, {}, forces.counters.empty() ? model::SideId{} : forces.counters.back().side};
}

ForceTarget mainTarget(const Document& document, const std::string& file, const model::SideId& side) {
    const auto it = document.forces.find(file);
    if (it == document.forces.end()) return {file, {}, side};
    enum Rank { setsUp, isFree, comesLater };
    std::map<model::FormationId, Rank> ranks;
    const auto placements = placementsOf(document);
    for (const auto& counter : it->second->counters) {
        const auto placed = placements.find(counter.id);
        if (placed == placements.end()) continue;
        const bool isSetUp = placed->second.group->kind == model::Group::Kind::setup;
        const auto rank = isSetUp ? setsUp : comesLater;
        const auto [known, isNew] = ranks.try_emplace(counter.formation, rank);
        known->second = std::min(known->second, rank);
    }
    const model::FormationTree tree(document);
    const model::Formation* best = nullptr;
    const auto rankOf = [&](const model::Formation& formation) {
        const auto known = ranks.find(formation.id);
        return known == ranks.end() ? isFree : known->second;
    };
    for (const auto& formation : it->second->formations)
        if ((side.empty() || tree.sideOf(formation.id.text) == side) &&
            (!best || rankOf(formation) < rankOf(*best)))
            best = &formation;
    if (!best) return {file, {}, side};
    return {file, best->id};
}

std::size_t destinationFor(const std::vector<UnitDestination>& places, const ForceTarget& target) {
    const auto first = [&](const auto& isGood) {
        return static_cast<std::size_t>(std::ranges::find_if(places, isGood, &UnitDestination::target) -
                                        places.begin());
    };
    std::size_t found = first([&](const ForceTarget& one) { return one == target; });
    if (found == places.size())
        found = first([&](const ForceTarget& one) {
            return one.file == target.file && one.formation == target.formation;
        });
    return found == places.size() ? 0 : found;
}

std::vector<PaletteEntry> newUnitTypes(const Document& document, const std::string& file,
                                       const mapsets::Mapset* game, model::Language language) {
    std::vector<PaletteEntry> entries;
    const auto it = document.forces.find(file);
    const auto types = it == document.forces.end() ? std::vector<model::CounterType>{} : it->second->types;
    for (const auto& type : types) entries.push_back({type.id.text, nameOf(type, language)});
    if (!game) return entries;
    for (const auto& unitClass : game->catalogue.unitClasses)
        if (std::ranges::find(types, unitClass.id, &model::CounterType::unitClass) == types.end())
            entries.push_back({idOfNewType(unitClass), tr("new type: %s", nameOf(unitClass, language))});
    return entries;
}

std::vector<UnitDestination> unitDestinations(const Document& document, model::Language language) {
    std::vector<UnitDestination> places;
    const auto sides = document.scenario ? (*document.scenario)->sides : std::vector<model::Side>{};
    const auto sideName = [&](const model::SideId& id) {
        const auto side = std::ranges::find(sides, id, &model::Side::id);
        return side == sides.end() ? id.text : nameOf(*side, language);
    };
    const model::FormationTree tree(document);
    for (const auto& [file, forces] : document.forces) {
        for (const auto& formation : forces->formations) {
            const std::string side = sideName(tree.sideOf(formation.id.text));
            const std::string name = nameOf(formation, language);
            const bool saysSide = side.empty() || name.starts_with(side);
            places.push_back({{file, formation.id}, saysSide ? name : side + ": " + name});
        }
        for (const auto& side : sides)
            places.push_back({{file, {}, side.id},
                              nameOf(side, language) + ": " + tr("no formation") +
                                  (document.forces.size() > 1 ? " (" + file + ")" : "")});
        if (sides.empty()) places.push_back({{file, {}}, tr("no formation")});
    }
    if (document.forces.empty())
        for (const auto& side : sides)
            places.push_back({{"", {}, side.id}, nameOf(side, language) + ": " + tr("no formation")});
    return places;
}

std::optional<HistoryEntry> addUnit(const Document& document, std::string file,
                                    const model::FormationId& formation, const std::string& type,
                                    const mapsets::Mapset* game, const model::SideId& side) {
    Document changed = withForcesFile(document, file);
    const auto it = changed.forces.find(file);
    if (it == changed.forces.end()) return std::nullopt;
    const auto of = unitTypeNamed(document, *it->second, type, game);
    if (!of) return std::nullopt;
    model::Counter counter;
    counter.type = of->id;
    counter.formation = formation;
    counter.id = model::CounterId(freeId(of->id.text, [&](const std::string& id) {
        return findCounter(document, model::CounterId(id)).counter != nullptr;
    }));
    if (formation.empty() && document.scenario && !(*document.scenario)->sides.empty())
        counter.side = side.empty() ? (*document.scenario)->sides.front().id : side;
    if (game) counter.attributes = mapsets::requiredValues(game->catalogue.counterAttributes);
    if (!hasType(*it->second, of->id)) changed = model::withCounterType(changed, file, *of);
    changed = model::withCounter(changed, file, counter);
    const auto name = counterName(changed, counter.id);
    return HistoryEntry{
        named("Add unit %s", name), std::move(changed), {{SubjectKind::counter, counter.id.text, {}}}};
}

namespace {

/// "Rifle squad 2" without its number; ids have a hyphen instead of the space.
std::string stemOf(const std::string& text, char gap) {
    auto end = text.find_last_not_of("0123456789");
    if (end == std::string::npos || end + 1 == text.size() || text[end] != gap || end == 0) return text;
    return text.substr(0, end);
}

/// The name with the next number that no other counter has.
std::string numbered(const Document& document, const std::string& name, std::string model::LocalText::*in) {
    if (name.empty()) return name;
    const std::string stem = stemOf(name, ' ');
    const auto isTaken = [&](const std::string& text) {
        return std::ranges::any_of(document.forces, [&](const auto& entry) {
            return std::ranges::any_of(entry.second->counters,
                                       [&](const auto& counter) { return counter.name.*in == text; });
        });
    };
    for (std::size_t number = 2;; ++number)
        if (std::string text = stem + " " + std::to_string(number); !isTaken(text)) return text;
}

}  // namespace

std::optional<CopiedUnit> copyOfUnit(const Document& document, const model::CounterId& original) {
    const auto found = findCounter(document, original);
    if (!found.counter) return std::nullopt;
    model::Counter copy = *found.counter;
    copy.id = model::CounterId(freeId(stemOf(original.text, '-'), [&](const std::string& id) {
        return findCounter(document, model::CounterId(id)).counter != nullptr;
    }));
    copy.name = {numbered(document, copy.name.en, &model::LocalText::en),
                 numbered(document, copy.name.es, &model::LocalText::es)};
    return CopiedUnit{copy.id, model::withCounter(document, found.file, copy)};
}

std::optional<HistoryEntry> addFormation(const Document& document, std::string file,
                                         const model::FormationId& parent, const std::string& name,
                                         model::Language language, const model::SideId& side) {
    const Document changed = withForcesFile(document, file);
    if (!changed.forces.contains(file)) return std::nullopt;
    model::Formation formation;
    formation.id = model::FormationId(freeId("formation", [&](const std::string& id) {
        return findFormation(document, model::FormationId(id)).formation != nullptr;
    }));
    formation.parent = parent;
    setName(formation.name, name, language);
    if (parent.empty() && document.scenario && !(*document.scenario)->sides.empty())
        formation.side = side.empty() ? (*document.scenario)->sides.front().id : side;
    return HistoryEntry{named("Add formation %s", name.empty() ? formation.id.text : name),
                        model::withFormation(changed, file, formation),
                        {{SubjectKind::formation, formation.id.text, {}}}};
}

std::string ownName(const Document& document, const model::Subject& subject, model::Language language) {
    const bool isSpanish = language == model::Language::spanish;
    const auto in = [&](const model::LocalText& name) { return isSpanish ? name.es : name.en; };
    const auto counter = findCounter(document, model::CounterId(subject.id)).counter;
    if (subject.kind == SubjectKind::counter && counter) return in(counter->name);
    const auto formation = findFormation(document, model::FormationId(subject.id)).formation;
    if (subject.kind == SubjectKind::formation && formation) return in(formation->name);
    return {};
}

std::optional<HistoryEntry> rename(const Document& document, const model::Subject& subject,
                                   const std::string& name, model::Language language) {
    Document changed = document;
    if (subject.kind == SubjectKind::counter) {
        const auto found = findCounter(document, model::CounterId(subject.id));
        if (!found.counter) return std::nullopt;
        model::Counter counter = *found.counter;
        setName(counter.name, name, language);
        changed = model::withCounter(document, found.file, counter);
    } else if (subject.kind == SubjectKind::formation) {
        const auto found = findFormation(document, model::FormationId(subject.id));
        if (!found.formation) return std::nullopt;
        model::Formation formation = *found.formation;
        setName(formation.name, name, language);
        changed = model::withFormation(document, found.file, formation);
    }
    if (changed == document) return std::nullopt;
    return HistoryEntry{named("Rename %s", subjectName(document, subject)), std::move(changed), {subject}};
}

std::optional<HistoryEntry> remove(const Document& document, const model::Subject& subject) {
    Document changed = document;
    StepName label;
    if (subject.kind == SubjectKind::counter) {
        const model::CounterId id(subject.id);
        label = named("Remove unit %s", subjectName(document, subject));
        StepName aboard;
        for (const auto& mention : referencesTo(document, subject))
            aboard += (aboard.empty() ? " (" : ", ") + mention;
        if (!aboard.empty()) label += aboard + ")";
        changed = withoutCounterNamed(document, id);
    } else if (subject.kind == SubjectKind::formation) {
        const model::FormationId id(subject.id);
        label = named("Remove formation %s", subjectName(document, subject));
        changed = model::withoutFormation(document, findFormation(document, id).file, id);
    }
    if (changed == document) return std::nullopt;
    return HistoryEntry{std::move(label), std::move(changed)};
}

}  // namespace cota::session
