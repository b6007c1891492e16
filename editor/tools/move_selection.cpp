#include "editor/tools/move_selection.h"

#include <algorithm>

#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/force_edits.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_sets.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using model::Subject;
using model::SubjectKind;
using session::named;
using session::Selection;

namespace {

bool isName(const ToolContext& context, const Subject& subject) {
    const auto thing = session::thingOf(context.document, subject);
    return thing && thing->kind == session::BoardThing::Kind::name;
}

bool canCarry(const ToolContext& context, const Subject& subject) {
    return subject.kind == SubjectKind::counter || isName(context, subject);
}

struct Move {
    model::CounterId unit;
    Cell to = 0;
};

/// The new hexes of the units that are in a hex; nothing if one of them would leave the map.
std::optional<std::vector<Move>> movesOf(const ToolContext& context, const Selection& carried, Cell from,
                                         Cell to) {
    const auto& field = context.map.field();
    const auto by = field.hexAt(to) - field.hexAt(from);
    std::vector<Move> moves;
    for (const auto& subject : carried) {
        if (subject.kind != SubjectKind::counter) continue;
        const model::CounterId unit(subject.id);
        const auto at = cellOfUnit(context.map, unit);
        if (!at) continue;
        const Cell there = field.cellOf(field.hexAt(*at) + by);
        if (!isStillThere(context.map, there)) return std::nullopt;
        moves.push_back({unit, there});
    }
    return moves;
}

}  // namespace

Selection carriedFrom(const ToolContext& context, const std::vector<Subject>& below) {
    for (const auto& subject : below)
        if (canCarry(context, subject) && context.selection.contains(subject)) {
            Selection carried;
            for (const auto& one : context.selection)
                if (one.kind == subject.kind && canCarry(context, one)) carried.insert(one);
            carried.focusOn(subject);
            return carried;
        }
    if (below.empty() || !canCarry(context, below.front())) return {};
    return {below.front()};
}

std::optional<HistoryEntry> unitsMoved(const ToolContext& context, const Selection& carried, Cell from,
                                       Cell to, bool isCopy) {
    const auto moves = movesOf(context, carried, from, to);
    if (!moves) {
        context.say(session::tr("One of the units would leave the map."));
        return std::nullopt;
    }
    model::Document changed = context.document;
    Selection moved;
    for (const auto& [unit, there] : *moves) {
        if (!isCopy) {
            changed = withCounterPlaced(changed, unit, context.map.ref(there), context.choices.group);
            moved.insert({SubjectKind::counter, unit.text, {}});
        } else if (auto copy =
                       withCounterCopied(changed, unit, context.map.ref(there), context.choices.group)) {
            changed = std::move(copy->document);
            moved.insert({SubjectKind::counter, copy->id.text, {}});
        }
    }
    const auto what = moves->size() == 1 ? session::counterName(context.document, moves->front().unit)
                                         : named("%s units", std::to_string(moves->size()));
    auto step = stepOf(context, isCopy ? named("Copy %s", what) : named("Move %s", what), std::move(changed));
    if (!step) return std::nullopt;
    if (!isCopy && moved.contains(carried.focus())) moved.focusOn(carried.focus());
    step->selection = std::move(moved);
    return step;
}

std::optional<HistoryEntry> namesMoved(const ToolContext& context, const Selection& carried, MapPoint from,
                                       MapPoint to, bool isCopy) {
    model::Document changed = context.document;
    Selection moved;
    for (const auto& subject : carried) {
        const auto thing = session::thingOf(context.document, subject);
        const auto* name = thing ? session::nameOf(context.document, *thing) : nullptr;
        const auto stood = name ? context.map.toSheet({thing->board, name->at}) : std::nullopt;
        if (!stood) continue;
        const auto at =
            context.map.onBoard({stood->x + to.x - from.x, stood->y + to.y - from.y}, thing->board);
        if (!at) continue;
        const model::MapName made = name->movedTo(*at);
        model::MapName gone = *name;
        gone.text = {};
        if (!isCopy) changed = model::withMapName(changed, thing->board, gone);
        changed = model::withMapName(changed, thing->board, made);
        moved.insert(session::subjectOf(session::thingOf(thing->board, made)));
    }
    auto step = stepOf(context, isCopy ? named("Copy name") : named("Move name"), std::move(changed));
    if (step) step->selection = std::move(moved);
    return step;
}

std::set<Cell> unitsWouldBe(const ToolContext& context, const Selection& carried, Cell from, Cell to) {
    std::set<Cell> cells;
    if (const auto moves = movesOf(context, carried, from, to))
        for (const auto& move : *moves) cells.insert(move.to);
    return cells;
}

}  // namespace cota::tools
