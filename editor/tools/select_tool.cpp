#include "editor/tools/select_tool.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/mentions.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/tools/contour_tool.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/shape_tools.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::tools {

using model::Subject;
using model::SubjectKind;
using session::BoardThing;
using session::named;

namespace {

constexpr double counterShare = 0.4;  // of a hex: how far from its centre a click selects a counter
constexpr double wayShare = 0.12;     // of a hex: roads are drawn as curves, not from centre to centre

double away(MapPoint at, const session::SubjectShape::Line& line) {
    double least = 1e9;
    const std::size_t count = line.points.size();
    for (std::size_t i = 0; i + (line.isClosed ? 0 : 1) < count; ++i)
        least = std::min(least, session::toSegment(at, line.points[i], line.points[(i + 1) % count]));
    return least;
}

void addCounters(const Bench& bench, MapPoint at, Cell cell, std::vector<Subject>& found) {
    const auto& sheet = bench.table.sheet();
    if (!bench.isShown("counters")) return;
    if (session::between(at, sheet.centre(cell)) > sheet.hexMillimetres() * counterShare) return;
    for (const auto& counter : session::countersIn(bench.table, cell))
        found.push_back({SubjectKind::counter, counter.text, {}});
}

/// Adds what is drawn at a place, from the top: names, paths, contours, outlines of areas.
void addLines(const Bench& bench, const PointerEvent& event, std::vector<Subject>& found) {
    const auto name = bench.isShown("names") ? nameAt(bench, event) : std::nullopt;
    if (name) {
        model::MapName printed;
        printed.at = name->at;
        found.push_back(session::subjectOf(session::thingOf(name->board, printed)));
    }
    const double nearWay = event.reach + bench.table.sheet().hexMillimetres() * wayShare;
    for (const auto& [key, board] : bench.document.boards)
        for (const auto& path : board->paths)
            if ((bench.isShown("roads") || bench.isShown("water")) &&
                away(event.at, session::lineOf(bench.table, key, path)) <= nearWay)
                found.push_back(session::subjectOf({BoardThing::Kind::path, key, path.id.text}));
    // A game may draw no relief, or draw it from levels: then contours are invisible.
    const bool areContoursSeen = bench.isShown("contours") && bench.table.field().relief() &&
                                 (!bench.look || bench.look->symbol("relief").drawing() != "nothing");
    if (const auto place = areContoursSeen ? contourAt(bench, event) : std::nullopt)
        found.push_back(session::subjectOf({BoardThing::Kind::contour, place->board, place->id}));
    if (!bench.isShown("ground")) return;
    for (const auto& [key, board] : bench.document.boards)
        for (const auto& area : board->areas)
            if (away(event.at, {session::onSheet(bench.table, key, area.outline), true}) <= event.reach)
                found.push_back(session::subjectOf({BoardThing::Kind::area, key, area.id}));
}

/// Adds the areas around the point, the smallest first, because small ones are drawn on large ones.
void addAreasAround(const Bench& bench, const PointerEvent& event, std::vector<Subject>& found) {
    if (!bench.isShown("ground")) return;
    std::vector<std::pair<std::int64_t, Subject>> around;
    for (const auto& [key, board] : bench.document.boards) {
        const auto at = bench.table.onBoard(event.at, key);
        if (!at) continue;
        for (const auto& area : board->areas)
            if (isAround(area, *at))
                around.emplace_back(sizeOf(area), session::subjectOf({BoardThing::Kind::area, key, area.id}));
    }
    std::ranges::stable_sort(around, {}, &std::pair<std::int64_t, Subject>::first);
    for (auto& [size, subject] : around)
        if (std::ranges::find(found, subject) == found.end()) found.push_back(std::move(subject));
}

void addZones(const Bench& bench, Cell cell, std::vector<Subject>& found) {
    const auto& zones = (*bench.document.scenario)->zones;
    mapsets::ZoneResolver resolver(bench.table.field(), zones);
    for (const auto& zone : zones)
        if (std::ranges::binary_search(resolver.resolve(zone).cells, cell))
            found.push_back({SubjectKind::zone, zone.id.text, {}});
}

/// Restores a hex without edits: plain ground, no features. Its level does not change.
model::Document withHexCleared(const Bench& bench, Cell cell) {
    model::Document changed = bench.document;
    for (const auto& [board, hex] : bench.table.printed(cell)) {
        for (const auto& feature : bench.document.boards.at(board)->features)
            if (feature.at == hex) changed = model::withoutFeature(changed, board, hex, feature.kind);
        changed = model::withTerrain(changed, board, {&hex, 1}, {});
        changed = model::withHexNote(changed, board, hex, {});
    }
    if (!changed.scenario) return changed;
    for (const auto& feature : (*bench.document.scenario)->features)
        if (bench.table.field().resolve(feature.at.label) == cell)
            changed = model::withoutScenarioFeature(changed, feature.at, feature.kind);
    return changed;
}

model::Document without(const Bench& bench, const BoardThing& thing) {
    const auto& document = bench.document;
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
session::StepName mentionsIn(const Bench& bench, const Subject& subject) {
    session::StepName told;
    for (const auto& mention : session::mentionsOf(bench.document, subject))
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
session::StepName removalOf(const Bench& bench, const BoardThing& thing) {
    switch (thing.kind) {
        case BoardThing::Kind::contour:
            return named("Remove contour %s", thing.id);
        case BoardThing::Kind::area:
            return named("Remove area %s", thing.id);
        case BoardThing::Kind::path:
            return named("Remove path %s", thing.id);
        case BoardThing::Kind::name:
            return named("Remove name %s", session::nameOf(bench.document, thing)->text);
    }
    return {};
}

}  // namespace

std::vector<Subject> subjectsAt(const Bench& bench, const PointerEvent& event) {
    std::vector<Subject> found;
    const auto cell = bench.table.cellAt(event.at);
    if (!cell) return found;
    addCounters(bench, event.at, *cell, found);
    addLines(bench, event, found);
    if (bench.document.scenario)
        for (const auto& objective : (*bench.document.scenario)->objectives)
            for (const auto& hex : objective.hexes)
                if (bench.table.field().resolve(hex.label) == *cell)
                    found.push_back({SubjectKind::objective, objective.id.text, {}});
    // Features are on top of the ground, and are edited in the properties of the hex.
    const Subject hex{SubjectKind::hex, bench.table.label(*cell), {}};
    const bool hasFeatures = !bench.table.field().features(*cell).empty() && bench.isShown("features");
    if (hasFeatures) found.push_back(hex);
    addAreasAround(bench, event, found);
    if (!hasFeatures) found.push_back(hex);
    if (bench.document.scenario) addZones(bench, *cell, found);
    return found;
}

void SelectTool::press(const Bench& bench, const PointerEvent& event) {
    cancel();
    from_ = now_ = event.at;
    isHex_ = event.shift;
    if (isHex_) return;
    const auto below = subjectsAt(bench, event);
    const auto isCounter = [](const Subject& subject) { return subject.kind == SubjectKind::counter; };
    const auto again = std::ranges::find_if(
        below, [&](const Subject& one) { return isCounter(one) && bench.selection.contains(one); });
    if (again != below.end())
        held_ = model::CounterId(again->id);
    else if (!below.empty() && isCounter(below.front()))
        held_ = model::CounterId(below.front().id);
}

void SelectTool::drag(const Bench&, const PointerEvent& event) {
    if (from_) now_ = event.at;
}

std::optional<Moment> SelectTool::release(const Bench& bench, const PointerEvent& event) {
    if (!from_) return std::nullopt;
    const auto from = bench.table.cellAt(*from_), to = bench.table.cellAt(event.at);
    const auto held = held_;
    const bool isHex = isHex_;
    cancel();
    if (!from || !to) {
        bench.say(session::tr("That is outside the map."));
        return std::nullopt;
    }
    if (held && from != to) {
        auto step = counterPlaced(bench, *held, *to);
        if (step) step->selection = {{SubjectKind::counter, held->text, {}}};
        return step;
    }
    Subject chosen{SubjectKind::hex, bench.table.label(*to), {}};
    if (!isHex) {
        const auto below = subjectsAt(bench, event);
        const auto now =
            std::ranges::find_if(below, [&](const Subject& one) { return bench.selection.contains(one); });
        const bool isNext = now != below.end() && now + 1 != below.end();
        const auto place = isNext ? now + 1 : below.begin();
        chosen = *place;
        if (below.size() > 1)
            bench.say(
                session::filledIn(session::tr("Item %s of %s in this place. Click again for the next one.",
                                              std::to_string(place - below.begin() + 1)),
                                  std::to_string(below.size())));
    }
    return Moment{{}, bench.document, {chosen}};
}

void SelectTool::cancel() {
    from_ = std::nullopt;
    held_ = std::nullopt;
    isHex_ = false;
}

std::vector<picture::Mark> SelectTool::feedback(const Bench& bench,
                                                const std::optional<PointerEvent>& hover) const {
    if (from_ && held_) return carryMarks(bench, bench.table.cellAt(*from_), bench.table.cellAt(now_));
    if (!hover) return {};
    const auto below = subjectsAt(bench, *hover);
    if (below.empty()) return {};
    const auto shape = session::shapeOf(bench.table, below.front());
    auto marks = hexMarks(bench, shape.hexes);
    for (const auto& line : shape.lines) marks.push_back(lineMark(bench, line.points, line.isClosed));
    for (const auto& point : shape.points) marks.push_back(dotMark(bench, point));
    return marks;
}

std::vector<picture::Mark> selectionMarks(const Bench& bench) {
    std::vector<picture::Mark> marks;
    for (const auto& subject : bench.selection) {
        const auto shape = session::shapeOf(bench.table, subject);
        for (const Cell cell : shape.hexes) {
            const auto corners = bench.table.sheet().corners(cell);
            marks.push_back(lineMark(bench, corners, true, false, selected));
        }
        // No points, because they would look like handles. The tools that drag points show them.
        for (const auto& line : shape.lines)
            marks.push_back(lineMark(bench, line.points, line.isClosed, false, selected));
        for (const auto& point : shape.points) marks.push_back(dotMark(bench, point, selected));
        const auto thing = session::thingOf(bench.document, subject);
        const auto* contour = thing ? session::contourOf(bench.document, *thing) : nullptr;
        if (!contour || shape.lines.empty()) continue;
        const auto ticks =
            highSideMarks(bench, shape.lines.front().points, contour->high, contour->closed, selected);
        marks.insert(marks.end(), ticks.begin(), ticks.end());
    }
    return marks;
}

std::optional<Moment> withoutSelected(const Bench& bench) {
    model::Document changed = bench.document;
    session::StepName label;
    for (const auto& subject : bench.selection) {
        const Bench now{changed, bench.table, bench.choices, bench.pixel, {}};
        const auto& id = subject.id;
        const auto cell = bench.table.field().resolve(id);
        if (const auto thing = session::thingOf(changed, subject)) {
            label = removalOf(bench, *thing);
            changed = without(now, *thing);
        } else if (subject.kind == SubjectKind::counter) {
            label = named("Remove %s from the map", session::subjectName(changed, subject)) +
                    mentionsIn(bench, subject);
            changed = session::withoutPlacementNamed(changed, model::CounterId(id));
        } else if (subject.kind == SubjectKind::zone && changed.scenario) {
            label =
                named("Remove zone %s", nameIn((*changed.scenario)->zones, id)) + mentionsIn(bench, subject);
            changed = session::withoutZoneNamed(changed, model::ZoneId(id));
        } else if (subject.kind == SubjectKind::objective && changed.scenario) {
            label = named("Remove objective %s", nameIn((*changed.scenario)->objectives, id)) +
                    mentionsIn(bench, subject);
            changed = session::withoutObjectiveNamed(changed, model::ObjectiveId(id));
        } else if (subject.kind == SubjectKind::hex && cell) {
            label = named("Clear hex %s", id);
            changed = withHexCleared(now, *cell);
        }
    }
    if (bench.selection.size() > 1) label = named("Delete %s items", std::to_string(bench.selection.size()));
    return stepOf(bench, std::move(label), std::move(changed));
}

std::string whatElseWent(const model::Document& before, const session::Selection& removed,
                         model::Language language) {
    std::string told;
    for (const auto& subject : removed)
        for (const auto& mention : session::mentionsOf(before, subject))
            told += (told.empty() ? "" : ", ") + mention.in(language);
    return told.empty()
               ? ""
               : session::tr("Also changed, because they used it: %s. Press Ctrl+Z to restore everything.",
                             told);
}

std::string whyNothingRemoved(const session::Table& table, const session::Selection& selection,
                              model::Language language) {
    if (selection.empty()) return session::tr("Select something to delete first.");
    const Subject& subject = *selection.begin();
    if (subject.kind == SubjectKind::counter)
        return session::tr("%s is not on the map.",
                           session::subjectName(table.document(), subject).in(language));
    const auto cell = table.field().resolve(subject.id);
    if (subject.kind != SubjectKind::hex || !cell) return {};
    if (session::countersIn(table, *cell).empty())
        return session::tr("Hex %s has only ground terrain: there is nothing to delete.", subject.id);
    return session::tr("Hex %s has only ground terrain. To remove a unit, select the unit first.",
                       subject.id);
}

}  // namespace cota::tools
