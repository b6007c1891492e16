#include "editor/counters/unit_edits.h"

#include <algorithm>
#include <set>

#include "editor/counters/loading.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/placing.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::Document;
using model::SubjectKind;

StepName unitsName(const Document& document, const Units& units) {
    if (units.size() == 1) return counterName(document, units.front());
    return named("%s units", std::to_string(units.size()));
}

Selection selectionOf(const Units& units) {
    Selection selection;
    for (const auto& unit : units) selection.insert({SubjectKind::counter, unit.text, {}});
    return selection;
}

/// Applies a change to each unit of the file that has it.
template <class Change>
Document withEach(const Document& document, const Units& units, const Change& change) {
    const std::set<model::CounterId> chosen(units.begin(), units.end());
    Document changed = document;
    for (const auto& [file, forces] : document.forces)
        changed = model::withForces(changed, file, [&](model::Forces& those) {
            for (auto& counter : those.counters)
                if (chosen.contains(counter.id)) change(counter);
        });
    return changed;
}

/// The file of all the units; empty if they are of several.
std::string commonFile(const Document& document, const Units& units) {
    std::string file;
    for (const auto& unit : units) {
        const auto found = findCounter(document, unit).file;
        if (!file.empty() && found != file) return {};
        file = found;
    }
    return file;
}

Change withNames(const SheetSource& source, const Units& units, const std::string& value) {
    return withEach(source.document, units, [&](model::Counter& counter) {
        counter.name = renamed(counter.name, source.language, value, source.game.get());
    });
}

Change withType(const SheetSource& source, const Units& units, const std::string& value) {
    const auto file = commonFile(source.document, units);
    if (file.empty()) return tr("These units are in different files, which have their own types.");
    const auto& types = source.document.forces.at(file)->types;
    if (std::ranges::find(types, model::CounterTypeId(value), &model::CounterType::id) == types.end())
        return tr("There is no type '%s' in the file of these units.", value);
    return withEach(source.document, units,
                    [&](model::Counter& counter) { counter.type = model::CounterTypeId(value); });
}

Change withFormation(const SheetSource& source, const Units& units, const std::string& value) {
    const auto file = commonFile(source.document, units);
    if (file.empty()) return tr("These units are in different files, which have their own formations.");
    const auto found = findFormation(source.document, model::FormationId(value));
    if (!value.empty() && found.file != file)
        return tr("There is no formation '%s' in the file of these units.", value);
    const model::FormationTree tree(source.document);
    return withEach(source.document, units, [&](model::Counter& counter) {
        // A unit without a formation keeps the side it had by its formation.
        if (value.empty() && counter.side.empty()) counter.side = tree.sideOf(counter);
        if (!value.empty()) counter.side = {};
        counter.formation = model::FormationId(value);
    });
}

Change withGroup(const SheetSource& source, const Units& units, const std::string& value) {
    if (!source.document.scenario) return tr("Only a scenario has groups.");
    const auto& groups = (*source.document.scenario)->groups;
    if (!value.empty() && std::ranges::find(groups, model::GroupId(value), &model::Group::id) == groups.end())
        return tr("There is no group '%s'.", value);
    Document changed = source.document;
    for (const auto& unit : units) {
        model::Placement placement;
        if (const auto* placed = findPlacement(changed, unit).placement) placement = *placed;
        placement.counter = unit;
        changed = value.empty() ? withoutPlacementNamed(changed, unit)
                                : model::withPlacement(changed, model::GroupId(value), placement);
    }
    return changed;
}

Change withHex(const SheetSource& source, const Units& units, const std::string& value) {
    if (!source.document.scenario) return tr("Only a scenario places units.");
    if (!value.empty() && (!source.map || !source.map->field().resolve(value)))
        return tr("There is no hex '%s' on this map.", value);
    Document changed = source.document;
    for (const auto& unit : units) {
        if (!value.empty()) {
            changed = withUnitAt(changed, unit, model::HexRef{value});
            continue;
        }
        const auto [group, placed, scenario] = findPlacement(changed, unit);
        if (!placed) continue;
        model::Placement placement = *placed;
        placement.at.reset();
        changed = model::withPlacement(changed, group->id, placement);
    }
    return changed;
}

Change withCarrier(const SheetSource& source, const Units& units, const std::string& value) {
    if (!value.empty()) {
        auto loaded = load(source, units, model::CounterId(value));
        if (!loaded.step) return loaded.refusal;
        return std::move(loaded.step->document);
    }
    Document changed = source.document;
    for (const auto& unit : units) changed = withUnitPutDown(changed, unit);
    return changed;
}

Change changed(const SheetSource& source, const Units& units, UnitColumn column, const std::string& value) {
    switch (column) {
        case UnitColumn::name:
            return withNames(source, units, value);
        case UnitColumn::type:
            return withType(source, units, value);
        case UnitColumn::formation:
            return withFormation(source, units, value);
        case UnitColumn::group:
            return withGroup(source, units, value);
        case UnitColumn::hex:
            return withHex(source, units, value);
        case UnitColumn::aboard:
            return withCarrier(source, units, value);
        case UnitColumn::states:
            break;
    }
    return source.document;
}

/// A column within a sentence.
StepName columnName(UnitColumn column) {
    switch (column) {
        case UnitColumn::name:
            return named("name");
        case UnitColumn::type:
            return named("type");
        case UnitColumn::formation:
            return named("formation");
        case UnitColumn::group:
            return named("group");
        case UnitColumn::hex:
            return named("hex");
        case UnitColumn::aboard:
            return named("carrier");
        case UnitColumn::states:
            break;
    }
    return named("states");
}

std::string shownValue(const SheetSource& source, const Units& units, UnitColumn column,
                       const std::string& value) {
    const auto choices = unitChoices(source, units, column);
    const auto choice = std::ranges::find(choices, value, &PaletteEntry::id);
    return choice == choices.end() ? value : choice->name;
}

}  // namespace

std::string unitValue(const Document& document, const model::CounterId& unit, UnitColumn column,
                      model::Language language) {
    const auto found = findCounter(document, unit);
    if (!found.counter) return {};
    const auto [group, placed, scenario] = findPlacement(document, unit);
    switch (column) {
        case UnitColumn::name:
            return language == model::Language::spanish ? found.counter->name.es : found.counter->name.en;
        case UnitColumn::type:
            return found.counter->type.text;
        case UnitColumn::formation:
            return found.counter->formation.text;
        case UnitColumn::group:
            return group ? group->id.text : "";
        case UnitColumn::hex:
            return placed && placed->at ? labelIn(*scenario, *placed->at) : "";
        case UnitColumn::aboard:
            return placed && placed->aboard ? placed->aboard->text : "";
        case UnitColumn::states:
            break;
    }
    return {};
}

std::vector<PaletteEntry> unitChoices(const SheetSource& source, const Units& units, UnitColumn column) {
    const auto language = source.language;
    const auto forces = source.document.forces.find(commonFile(source.document, units));
    const bool hasFile = forces != source.document.forces.end();
    std::vector<PaletteEntry> choices;
    if (column == UnitColumn::type && hasFile)
        for (const auto& type : forces->second->types)
            choices.push_back({type.id.text, nameOf(type, language)});
    if (column == UnitColumn::formation && hasFile)
        choices = choicesOf(tr("no formation"), forces->second->formations, [&](const auto& formation) {
            return PaletteEntry{formation.id.text, nameOf(formation, language)};
        });
    if (column == UnitColumn::group && source.document.scenario)
        choices = choicesOf(tr("no group"), (*source.document.scenario)->groups, [&](const auto& group) {
            return PaletteEntry{group.id.text, nameOf(group, language)};
        });
    if (column == UnitColumn::aboard && source.document.scenario) {
        choices = carriersFor(source, units);
        choices.insert(choices.begin(), {"", tr("not aboard")});
    }
    return choices;
}

Written setUnits(const SheetSource& source, const Units& units, UnitColumn column, const std::string& value) {
    Written written;
    if (units.empty()) return written;
    Change made = changed(source, units, column, value);
    if (auto* refusal = std::get_if<std::string>(&made)) {
        written.refusal = std::move(*refusal);
        return written;
    }
    auto& document = std::get<Document>(made);
    if (document == source.document) return written;
    const StepName what = columnName(column);
    StepName label = value.empty() ? named("Clear %s", what)
                                   : named("Set %s", what) + " " +
                                         named("to %s", shownValue(source, units, column, value));
    label += StepName(" (") + unitsName(source.document, units) + ")";
    written.step = HistoryEntry{std::move(label), std::move(document), selectionOf(units)};
    return written;
}

Written fillDown(const SheetSource& source, const Units& units, UnitColumn column) {
    if (units.size() < 2) return {};
    return setUnits(source, units, column,
                    unitValue(source.document, units.front(), column, source.language));
}

std::vector<Property> stateRows(const SheetSource& source, const Units& units) {
    if (!source.game || !source.document.scenario) return {};
    Units placed;
    for (const auto& unit : units)
        if (findPlacement(source.document, unit).placement) placed.push_back(unit);
    if (placed.empty()) return {};
    const auto& types = source.game->catalogue.placementAttributes;
    const model::Attributes first = findPlacement(source.document, placed.front()).placement->attributes;
    const auto kept = std::make_shared<const SheetSource>(source);
    std::vector<Property> rows;
    for (const auto& type : types) {
        const auto* common = first.find(type.name);
        bool isSame = true;
        for (const auto& unit : placed) {
            const auto* own = findPlacement(source.document, unit).placement->attributes.find(type.name);
            isSame = isSame && (own && common ? *own == *common : own == common);
        }
        model::Attributes shown;
        if (isSame && common) shown.set(type.name, *common);
        PropertyRows one(unitsName(source.document, placed), source,
                         {SubjectKind::counter, placed.front().text, {}});
        one.values({type}, shown, [kept, placed, name = type.name](const model::Attributes& values) {
            Document changed = kept->document;
            const auto* value = values.find(name);
            for (const auto& unit : placed) {
                const auto [group, placement, scenario] = findPlacement(changed, unit);
                model::Placement made = *placement;
                if (value)
                    made.attributes.set(name, *value);
                else
                    made.attributes.erase(name);
                changed = model::withPlacement(changed, group->id, made);
            }
            return changed;
        });
        if (!isSame) one.hint(tr("different"));
        auto sheet = std::move(one).sheet();
        auto& row = sheet.rows.front();
        row.write = [write = row.write, placed](const std::string& value) {
            auto written = write(value);
            if (written.step) written.step->selection = selectionOf(placed);
            return written;
        };
        rows.push_back(std::move(row));
    }
    return rows;
}

std::optional<UnitRemoval> deleteUnits(const Document& document, const Units& units,
                                       model::Language language) {
    UnitRemoval removal;
    const std::set<model::CounterId> chosen(units.begin(), units.end());
    Document changed = document;
    for (const auto& unit : units) changed = withoutCounterNamed(changed, unit);
    if (changed == document) return std::nullopt;
    std::string passengers;
    for (const auto& [id, found] : placementsOf(document)) {
        if (!found.placement->aboard || chosen.contains(id) || !chosen.contains(*found.placement->aboard))
            continue;
        const auto* now = findPlacement(changed, id).placement;
        const std::string name = counterName(document, id).in(language);
        passengers += passengers.empty() ? "" : " ";
        passengers += now && now->at
                          ? filledIn(tr("%s stays in %s.", name), labelIn(*found.scenario, *now->at))
                          : tr("%s is no longer aboard.", name);
    }
    removal.warning = std::move(passengers);
    removal.step = {named("Delete %s", unitsName(document, units)), std::move(changed), {}};
    return removal;
}

}  // namespace cota::session
