#include "editor/editing/cures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/document_parts.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/mentions.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/force_edits.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::Document;
using model::Finding;
using model::Subject;
using model::SubjectKind;

constexpr int mostSteps = 2;            // how many hexes away a unit is moved to fix a finding
constexpr std::size_t mostOffered = 6;  // nobody reads a longer list

/// A finding and the document it was found in; remedies are added to the list.
struct Patient {
    const Table& table;
    const Finding& finding;
    const Subject& subject;
    std::vector<Cure>& cures;

    const Document& document() const { return table.document(); }
    void add(StepName label, Document changed) const {
        if (!(changed == document())) cures.push_back({std::move(label), std::move(changed)});
    }
    /// A named value of the message; empty if there is none.
    std::string value(std::string_view name) const { return model::textOfValue(finding.values, name); }
};

void moveUnit(const Patient& patient) {
    const auto [group, placement, scenario] =
        findPlacement(patient.document(), model::CounterId(patient.subject.id));
    if (!placement || !placement->at) return;
    const auto from = patient.table.field().resolve(placement->at->label);
    if (!from) return;
    const auto& field = patient.table.field();
    std::vector<std::pair<int, Cell>> near;
    for (const Cell cell : field.hexes())
        if (const int away = field.distance(*from, cell); away > 0 && away <= mostSteps)
            near.emplace_back(away, cell);
    std::ranges::sort(near);
    for (const auto& entry : near) {
        model::Placement moved = *placement;
        moved.at = patient.table.ref(entry.second);
        patient.cures.push_back({named("Move %s", subjectName(patient.document(), patient.subject)) + " " +
                                     named("to %s", moved.at->label),
                                 model::withPlacement(patient.document(), group->id, moved), false, true});
    }
}

/// Removes the value that the message is about from the counter or its placement.
void dropValue(const Patient& patient) {
    const std::string name = patient.value("name");
    const model::CounterId id(patient.subject.id);
    if (name.empty()) return;
    const auto found = findCounter(patient.document(), id);
    if (found.counter && found.counter->attributes.has(name)) {
        model::Counter changed = *found.counter;
        changed.attributes.erase(name);
        patient.add(named("Remove the value %s", name),
                    model::withCounter(patient.document(), found.file, changed));
    }
    const auto [group, placement, scenario] = findPlacement(patient.document(), id);
    if (placement && placement->attributes.has(name)) {
        model::Placement changed = *placement;
        changed.attributes.erase(name);
        patient.add(named("Remove the value %s", name),
                    model::withPlacement(patient.document(), group->id, changed));
    }
}

/// Unloads a unit whose carrier is missing or not allowed: it is placed in the hex of the carrier, or stays
/// unplaced in its group.
void putDown(const Patient& patient) {
    const auto [group, placement, scenario] =
        findPlacement(patient.document(), model::CounterId(patient.subject.id));
    if (!placement || !placement->aboard) return;
    model::Placement changed = *placement;
    const auto* carrier = findPlacement(patient.document(), *placement->aboard).placement;
    changed.at = carrier ? carrier->at : std::nullopt;
    changed.aboard.reset();
    patient.add(named("Unload %s", patient.subject.id),
                model::withPlacement(patient.document(), group->id, changed));
}

void takeOff(const Patient& patient) {
    patient.add(named("Remove %s from the map", patient.subject.id),
                withoutPlacementNamed(patient.document(), model::CounterId(patient.subject.id)));
}

void removeUnit(const Patient& patient) {
    if (auto step = remove(patient.document(), patient.subject))
        patient.add(std::move(step->label), std::move(step->document));
}

/// The hexes of a finding, at most `mostOffered`.
std::set<Cell> hexesOf(const Patient& patient) {
    std::set<Cell> cells = shapeOf(patient.table, patient.subject).hexes;
    for (const auto& label : patient.subject.hexes)
        if (const auto cell = patient.table.field().resolve(label)) cells.insert(*cell);
    while (cells.size() > mostOffered) cells.erase(std::prev(cells.end()));
    return cells;
}

/// Suggests the levels of the adjacent hexes for a hex that differs from them.
void levelHex(const Patient& patient) {
    const auto& field = patient.table.field();
    for (const Cell cell : hexesOf(patient)) {
        std::set<int> around;
        for (const auto direction : model::allDirections)
            if (const Cell next = field.neighbour(cell, direction); field.isOnMap(next))
                around.insert(patient.table.level(next));
        for (const int level : around) {
            Document changed = patient.document();
            for (const auto& [board, hex] : patient.table.printed(cell))
                changed = model::withLevel(changed, board, {&hex, 1}, level);
            patient.add(named("Level of %s", field.label(cell)) + " " + named("to %s", std::to_string(level)),
                        std::move(changed));
        }
    }
}

void removeFeatures(const Patient& patient) {
    const auto& document = patient.document();
    for (const Cell cell : hexesOf(patient)) {
        const std::string at = " (" + patient.table.label(cell) + ")";
        if (document.scenario)
            for (const auto& feature : (*document.scenario)->features)
                if (patient.table.field().resolve(feature.at.label) == cell)
                    patient.add(named("Remove %s", feature.kind.text) + at,
                                model::withoutScenarioFeature(document, feature.at, feature.kind));
        for (const auto& [board, hex] : patient.table.printed(cell))
            for (const auto& feature : document.boards.at(board)->features)
                if (feature.at == hex)
                    patient.add(named("Remove %s", feature.kind.text) + at,
                                model::withoutFeature(document, board, hex, feature.kind));
    }
}

void mendContour(const Patient& patient) {
    const auto thing = thingOf(patient.document(), patient.subject);
    const auto* contour = thing ? contourOf(patient.document(), *thing) : nullptr;
    if (!contour) return;
    if (!contour->closed)
        patient.add(
            named("Close %s", thing->id),
            model::withContoursJoined(patient.document(), thing->board, thing->id, true, thing->id, false));
    for (const auto high : {model::HighSide::left, model::HighSide::right})
        patient.add(high == model::HighSide::left ? named("Higher side of %s: left", thing->id)
                                                  : named("Higher side of %s: right", thing->id),
                    model::withContourHigh(patient.document(), thing->board, thing->id, high));
    patient.add(named("Cut contours at the edge of the board"),
                model::withContoursCut(patient.document(), thing->board));
}

void removeThing(const Patient& patient) {
    const auto thing = thingOf(patient.document(), patient.subject);
    if (!thing) return;
    const auto label = named("Remove %s", thing->id);
    if (contourOf(patient.document(), *thing))
        patient.add(label, model::withoutContour(patient.document(), thing->board, thing->id));
    else if (areaOf(patient.document(), *thing))
        patient.add(label, model::withoutArea(patient.document(), thing->board, thing->id));
    else if (pathOf(patient.document(), *thing))
        patient.add(label, model::withoutPath(patient.document(), thing->board, model::PathId(thing->id)));
}

/// Suggests the words that the game has for the option, its default included.
void setOption(const Patient& patient) {
    const auto* option = patient.table.game().catalogue.option(patient.subject.id);
    if (!option) return;
    for (const auto& word : option->words)
        patient.add(named("Option %s", patient.subject.id) + " " + named("to %s", word),
                    model::withOption(patient.document(), model::OptionId(patient.subject.id), word));
}

void resetOption(const Patient& patient) {
    patient.add(named("Use the default for %s", patient.subject.id),
                model::withOption(patient.document(), model::OptionId(patient.subject.id), ""));
}
void removeZone(const Patient& patient) {
    patient.add(named("Remove %s", subjectName(patient.document(), patient.subject)),
                model::withoutZone(patient.document(), model::ZoneId(patient.subject.id)));
}
void removeObjective(const Patient& patient) {
    patient.add(named("Remove %s", subjectName(patient.document(), patient.subject)),
                model::withoutObjective(patient.document(), model::ObjectiveId(patient.subject.id)));
}
void removeGroup(const Patient& patient) {
    patient.add(named("Remove %s", subjectName(patient.document(), patient.subject)),
                model::withoutGroup(patient.document(), model::GroupId(patient.subject.id)));
}
void removeType(const Patient& patient) {
    Document changed = patient.document();
    for (const auto& entry : patient.document().forces)
        changed = model::withoutCounterType(changed, entry.first, model::CounterTypeId(patient.subject.id));
    patient.add(named("Remove %s", subjectName(patient.document(), patient.subject)), std::move(changed));
}

/// Remedies by the kind of subject of a finding; small changes come before removals.
struct Remedy {
    SubjectKind of;
    void (*try_)(const Patient&);
};
constexpr std::array<Remedy, 18> remedies{{{SubjectKind::counter, dropValue},
                                           {SubjectKind::counter, moveUnit},
                                           {SubjectKind::counter, putDown},
                                           {SubjectKind::counter, takeOff},
                                           {SubjectKind::counter, removeUnit},
                                           {SubjectKind::formation, removeUnit},
                                           {SubjectKind::counterType, removeType},
                                           {SubjectKind::hex, levelHex},
                                           {SubjectKind::hex, removeFeatures},
                                           {SubjectKind::feature, removeFeatures},
                                           {SubjectKind::shape, mendContour},
                                           {SubjectKind::shape, removeThing},
                                           {SubjectKind::path, removeThing},
                                           {SubjectKind::option, setOption},
                                           {SubjectKind::option, resetOption},
                                           {SubjectKind::zone, removeZone},
                                           {SubjectKind::objective, removeObjective},
                                           {SubjectKind::group, removeGroup}}};

checks::Report reportOf(const CureOrder& order, const Document& document, std::vector<std::string> rules) {
    checks::CheckInput input;
    input.document = document;
    input.mapset = order.game;
    checks::CheckOptions options;
    options.rules = std::move(rules);
    return checks::check(input, checks::allTopics(), options);
}

/// How many times it is found. Places are not compared, since the lines of the files are not known here. One
/// subject may have several findings of a kind.
std::ptrdiff_t timesFound(const checks::Report& report, const Finding& finding) {
    return std::ranges::count_if(report.findings, [&](const checks::ReportedFinding& one) {
        return one.finding.message == finding.message && one.finding.subject == finding.subject &&
               one.state == checks::State::fresh;
    });
}

std::pair<std::size_t, std::size_t> gravityOf(const checks::Report& report) {
    return {report.counts.error, report.counts.warning};
}

}  // namespace

std::vector<Cure> remediesFor(const Table& table, const Finding& finding) {
    std::vector<Cure> cures;
    std::vector<Subject> subjects{finding.subject};
    subjects.insert(subjects.end(), finding.related.begin(), finding.related.end());
    for (const auto& subject : subjects)
        for (const auto& remedy : remedies)
            if (remedy.of == subject.kind) remedy.try_({table, finding, subject, cures});
    return cures;
}

std::vector<Cure> curesOf(const CureOrder& order) {
    auto proven = fixesFor(order);
    if (partsOf(order.document).empty() && !order.table) return proven;
    const Document& document = order.table ? order.table->document() : order.document;
    const auto before = reportOf(order, document, {});
    const Desk desk{document, order.table, order.game, paletteOf(document, order.game.get(), order.language),
                    order.language};
    auto proposed = partsToGive(desk, order.finding);
    for (auto& cure : valuesToGive(desk, order.finding)) proposed.push_back(std::move(cure));
    if (order.table)
        for (auto& cure : remediesFor(*order.table, order.finding)) proposed.push_back(std::move(cure));
    bool hasMove = false;
    for (auto& cure : proposed) {
        if (proven.size() == mostOffered) break;
        if (std::ranges::find(proven, cure.document, &Cure::document) != proven.end()) continue;
        // One move is enough: the nearest that helps.
        if (cure.isMove && hasMove) continue;
        if (timesFound(reportOf(order, cure.document, {order.finding.rule}), order.finding) >=
            std::max<std::ptrdiff_t>(timesFound(before, order.finding), 1))
            continue;
        if (gravityOf(reportOf(order, cure.document, {})) > gravityOf(before)) continue;
        hasMove = hasMove || cure.isMove;
        proven.push_back(std::move(cure));
    }
    return proven;
}

}  // namespace cota::session
