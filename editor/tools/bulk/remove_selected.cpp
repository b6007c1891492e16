#include "editor/tools/bulk/remove_selected.h"

#include <algorithm>
#include <set>

#include "editor/answers/hex_facts.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/placing.h"
#include "editor/tools/hex_stroke.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using model::Subject;
using model::SubjectKind;
using session::BoardThing;
using session::named;

namespace {

/// Restores hexes without edits: plain ground, no features. Their levels do not change.
model::Document withHexesCleared(const ToolContext& context, const std::set<Cell>& cells) {
    model::Document changed = context.document;
    for (const auto& [key, hexes] : byBoard(context.map, cells)) {
        const auto& board = *context.document.boards.at(key);
        for (const auto& feature : board.features)
            if (std::ranges::binary_search(hexes, feature.at))
                changed = model::withoutFeature(changed, key, feature.at, feature.kind);
        changed = model::withTerrain(changed, key, hexes, {});
        for (const auto& [hex, note] : board.notes)
            if (std::ranges::binary_search(hexes, hex)) changed = model::withHexNote(changed, key, hex, {});
    }
    if (!changed.scenario) return changed;
    for (const auto& feature : (*context.document.scenario)->features)
        if (const auto cell = context.map.field().resolve(feature.at.label); cell && cells.contains(*cell))
            changed = model::withoutScenarioFeature(changed, feature.at, feature.kind);
    return changed;
}

model::Document without(const ToolContext& context, const BoardThing& thing) {
    const auto& document = context.document;
    switch (thing.kind) {
        case BoardThing::Kind::contour:
            return model::withoutContour(document, thing.board, thing.id);
        case BoardThing::Kind::area:
            return model::withoutArea(document, thing.board, thing.id);
        case BoardThing::Kind::path:
            return model::withoutPath(document, thing.board, model::PathId(thing.id));
        case BoardThing::Kind::name: {
            model::MapName gone = *session::nameOf(document, thing);
            gone.text = {};
            return model::withMapName(document, thing.board, gone);
        }
    }
    return document;
}

/// " (group Red, zone north)": what is removed together with a thing that it names.
session::StepName mentionsIn(const ToolContext& context, const Subject& subject) {
    session::StepName told;
    for (const auto& mention : session::referencesTo(context.document, subject))
        told += (told.empty() ? " (" : ", ") + mention;
    return told.empty() ? told : told + ")";
}

/// The name of a zone or objective.
template <class Thing>
session::StepName nameIn(const std::vector<Thing>& things, const std::string& id) {
    const auto thing = std::ranges::find_if(things, [&](const Thing& one) { return one.id.text == id; });
    return thing == things.end() ? session::StepName(id) : session::StepName(session::namesOf(*thing));
}

/// "Remove contour c1", "Remove name Mill": the text for the history.
session::StepName removalOf(const ToolContext& context, const BoardThing& thing) {
    switch (thing.kind) {
        case BoardThing::Kind::contour:
            return named("Remove contour %s", thing.id);
        case BoardThing::Kind::area:
            return named("Remove area %s", thing.id);
        case BoardThing::Kind::path:
            return named("Remove path %s", thing.id);
        case BoardThing::Kind::name:
            return named("Remove name %s", session::nameOf(context.document, thing)->text);
    }
    return {};
}

}  // namespace

std::optional<HistoryEntry> withoutSelected(const ToolContext& context) {
    model::Document changed = context.document;
    session::StepName label;
    std::set<Cell> cleared;
    for (const auto& subject : context.selection) {
        const ToolContext now{changed, context.map, context.choices, context.pixel};
        const auto& id = subject.id;
        if (const auto thing = session::thingOf(changed, subject)) {
            label = removalOf(context, *thing);
            changed = without(now, *thing);
        } else if (subject.kind == SubjectKind::counter) {
            label = named("Remove %s from the map", session::subjectName(changed, subject)) +
                    mentionsIn(context, subject);
            changed = session::withUnitOffMap(changed, model::CounterId(id));
        } else if (subject.kind == SubjectKind::zone && changed.scenario) {
            label = named("Remove zone %s", nameIn((*changed.scenario)->zones, id)) +
                    mentionsIn(context, subject);
            changed = session::withoutZoneNamed(changed, model::ZoneId(id));
        } else if (subject.kind == SubjectKind::objective && changed.scenario) {
            label = named("Remove objective %s", nameIn((*changed.scenario)->objectives, id)) +
                    mentionsIn(context, subject);
            changed = session::withoutObjectiveNamed(changed, model::ObjectiveId(id));
        } else if (const auto cell = context.map.field().resolve(id);
                   subject.kind == SubjectKind::hex && cell) {
            label = named("Clear hex %s", id);
            cleared.insert(*cell);
        }
    }
    if (!cleared.empty())
        changed = withHexesCleared({changed, context.map, context.choices, context.pixel}, cleared);
    if (context.selection.size() > 1)
        label = named("Delete %s items", std::to_string(context.selection.size()));
    return stepOf(context, std::move(label), std::move(changed));
}

std::string whatElseWasRemoved(const model::Document& before, const session::Selection& removed,
                               model::Language language) {
    std::string told;
    for (const auto& subject : removed)
        for (const auto& mention : session::referencesTo(before, subject))
            told += (told.empty() ? "" : ", ") + mention.in(language);
    return told.empty()
               ? ""
               : session::tr("Also changed, because they used it: %s. Press Ctrl+Z to restore everything.",
                             told);
}

std::string whyNothingRemoved(const session::JoinedMap& map, const session::Selection& selection,
                              model::Language language) {
    if (selection.empty()) return session::tr("Select something to delete first.");
    const Subject& subject = selection.focus();
    if (subject.kind == SubjectKind::counter)
        return session::tr("%s is not on the map.",
                           session::subjectName(map.document(), subject).in(language));
    const auto cell = map.field().resolve(subject.id);
    if (subject.kind != SubjectKind::hex || !cell) return {};
    if (session::countersIn(map, *cell).empty())
        return session::tr("Hex %s has only ground terrain: there is nothing to delete.", subject.id);
    return session::tr("Hex %s has only ground terrain. To remove a unit, select the unit first.",
                       subject.id);
}

}  // namespace cota::tools
