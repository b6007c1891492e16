#include "editor/tools/select_tool.h"

#include <algorithm>
#include <array>

#include "editor/answers/hex_facts.h"
#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/tools/contour_tool.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/move_selection.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_sets.h"
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

void addCounters(const ToolContext& context, MapPoint at, Cell cell, std::vector<Subject>& found) {
    const auto& sheet = context.map.sheet();
    if (!context.isShown("counters")) return;
    if (session::between(at, sheet.centre(cell)) > sheet.hexMillimetres() * counterShare) return;
    for (const auto& counter : session::countersIn(context.map, cell))
        found.push_back({SubjectKind::counter, counter.text, {}});
}

/// Adds what is drawn at a place, from the top: names, paths, contours, outlines of areas.
void addLines(const ToolContext& context, const PointerEvent& event, std::vector<Subject>& found) {
    const auto name = context.isShown("names") ? nameAt(context, event) : std::nullopt;
    if (name) {
        model::MapName printed;
        printed.at = name->at;
        found.push_back(session::subjectOf(session::thingOf(name->board, printed)));
    }
    const double nearWay = event.reach + context.map.sheet().hexMillimetres() * wayShare;
    for (const auto& [key, board] : context.document.boards)
        for (const auto& path : board->paths)
            if ((context.isShown("roads") || context.isShown("water")) &&
                away(event.at, session::lineOf(context.map, key, path)) <= nearWay)
                found.push_back(session::subjectOf({BoardThing::Kind::path, key, path.id.text}));
    // A game may draw no relief, or draw it from levels: then contours are invisible.
    const bool areContoursSeen = context.isShown("contours") && context.map.field().relief() &&
                                 (!context.look || context.look->symbol("relief").drawing() != "nothing");
    if (const auto place = areContoursSeen ? contourAt(context, event) : std::nullopt)
        found.push_back(session::subjectOf({BoardThing::Kind::contour, place->board, place->id}));
    if (!context.isShown("ground")) return;
    for (const auto& [key, board] : context.document.boards)
        for (const auto& area : board->areas)
            if (away(event.at, {session::onSheet(context.map, key, area.outline), true}) <= event.reach)
                found.push_back(session::subjectOf({BoardThing::Kind::area, key, area.id}));
}

/// Adds the areas around the point, the smallest first, because small ones are drawn on large ones.
void addAreasAround(const ToolContext& context, const PointerEvent& event, std::vector<Subject>& found) {
    if (!context.isShown("ground")) return;
    std::vector<std::pair<std::int64_t, Subject>> around;
    for (const auto& [key, board] : context.document.boards) {
        const auto at = context.map.onBoard(event.at, key);
        if (!at) continue;
        for (const auto& area : board->areas)
            if (isAround(area, *at))
                around.emplace_back(sizeOf(area), session::subjectOf({BoardThing::Kind::area, key, area.id}));
    }
    std::ranges::stable_sort(around, {}, &std::pair<std::int64_t, Subject>::first);
    for (auto& [size, subject] : around)
        if (std::ranges::find(found, subject) == found.end()) found.push_back(std::move(subject));
}

void addZones(const ToolContext& context, Cell cell, std::vector<Subject>& found) {
    const auto& zones = (*context.document.scenario)->zones;
    mapsets::ZoneResolver resolver(context.map.field(), zones);
    for (const auto& zone : zones)
        if (std::ranges::binary_search(resolver.resolve(zone).cells, cell))
            found.push_back({SubjectKind::zone, zone.id.text, {}});
}

/// Selects the topmost thing, or the one below the selected thing.
std::optional<HistoryEntry> nextOf(const ToolContext& context, const std::vector<Subject>& below) {
    const auto now =
        std::ranges::find_if(below, [&](const Subject& one) { return context.selection.contains(one); });
    const bool isNext = context.selection.size() == 1 && now != below.end();
    const auto place = isNext && now + 1 != below.end() ? now + 1 : below.begin();
    if (below.size() > 1)
        context.say(session::filledIn(session::tr("%s of %s here. Click again, or press B, for the next one.",
                                                  std::to_string(place - below.begin() + 1)),
                                      std::to_string(below.size())));
    return HistoryEntry{{}, context.document, {*place}};
}

}  // namespace

std::vector<Subject> subjectsAt(const ToolContext& context, const PointerEvent& event) {
    std::vector<Subject> found;
    const auto cell = context.map.cellAt(event.at);
    if (!cell) return found;
    addCounters(context, event.at, *cell, found);
    addLines(context, event, found);
    if (context.document.scenario)
        for (const auto& objective : (*context.document.scenario)->objectives)
            for (const auto& hex : objective.hexes)
                if (context.map.field().resolve(hex.label) == *cell)
                    found.push_back({SubjectKind::objective, objective.id.text, {}});
    // Features are on top of the ground, and are edited in the properties of the hex.
    const Subject hex{SubjectKind::hex, context.map.label(*cell), {}};
    const bool hasFeatures = !context.map.field().features(*cell).empty() && context.isShown("features");
    if (hasFeatures) found.push_back(hex);
    addAreasAround(context, event, found);
    if (!hasFeatures) found.push_back(hex);
    if (context.document.scenario) addZones(context, *cell, found);
    std::erase_if(found, [&](const Subject& one) { return !mayPick(context.choices.pick, one.kind); });
    return found;
}

void SelectTool::press(const ToolContext& context, const PointerEvent& event) {
    cancel();
    from_ = now_ = event.at;
    way_ = {event.at};
    isAdding_ = event.shift;
    isChanging_ = event.control;
    const auto how = context.choices.selectHow;
    isLasso_ = how == SelectHow::lasso;
    if ((how == SelectHow::click || how == SelectHow::wand) && !isAdding_)
        held_ = carriedFrom(context, subjectsAt(context, event));
}

void SelectTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (!from_) return;
    now_ = event.at;
    hasMoved_ = hasMoved_ || session::between(*from_, now_) > event.reach;
    if (session::between(way_.back(), now_) > context.map.sheet().hexMillimetres() / 8) way_.push_back(now_);
}

std::optional<HistoryEntry> SelectTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!from_) return std::nullopt;
    drag(context, event);
    std::optional<HistoryEntry> step;
    if (!hasMoved_)
        step = clicked(context, event);
    else if (!held_.empty())
        step = carried(context);
    else
        step = outlined(context);
    cancel();
    return step;
}

std::vector<MapPoint> SelectTool::outline() const {
    if (isLasso_) return way_;
    return {*from_, {now_.x, from_->y}, now_, {from_->x, now_.y}};
}

std::optional<HistoryEntry> SelectTool::outlined(const ToolContext& context) const {
    const auto inside = insideOutline(context, outline());
    session::Selection selection = isAdding_ || isChanging_ ? context.selection : inside;
    for (const auto& thing : inside)
        if (isAdding_)
            selection.insert(thing);
        else if (isChanging_)
            selection.erase(thing);
    if (inside.empty()) context.say(session::tr("There is nothing to select in the outline."));
    context.say(session::tr("Selected: %s", countText(selection)));
    return HistoryEntry{{}, context.document, std::move(selection)};
}

std::optional<HistoryEntry> SelectTool::carried(const ToolContext& context) const {
    if (held_.focus().kind != SubjectKind::counter)
        return namesMoved(context, held_, *from_, now_, isChanging_);
    const auto from = context.map.cellAt(*from_), to = context.map.cellAt(now_);
    if (!from || !to) {
        context.say(session::tr("That is outside the map."));
        return std::nullopt;
    }
    if (from == to) return std::nullopt;
    if (held_.size() > 1 || isChanging_) return unitsMoved(context, held_, *from, *to, isChanging_);
    const model::CounterId unit(held_.focus().id);
    auto step = counterPlaced(context, unit, *to);
    if (step) step->selection = held_;
    return step;
}

session::Selection SelectTool::selectedByWand(const ToolContext& context, session::Cell cell) const {
    auto found = fromWand(context, cell);
    session::Selection selection = isAdding_ || isChanging_ ? context.selection : session::Selection();
    for (const auto& thing : found)
        if (isChanging_ && !isAdding_ && context.selection.contains(found.focus()))
            selection.erase(thing);
        else
            selection.insert(thing);
    if (!found.empty() && selection.contains(found.focus())) selection.focusOn(found.focus());
    context.say(session::tr("Selected: %s", countText(selection)));
    return selection;
}

std::optional<HistoryEntry> SelectTool::clicked(const ToolContext& context, const PointerEvent& event) const {
    const auto cell = context.map.cellAt(event.at);
    const auto select = [&](session::Selection selection) {
        return HistoryEntry{{}, context.document, std::move(selection)};
    };
    if (!cell) {
        if (isAdding_ || isChanging_ || context.selection.empty()) {
            context.say(session::tr("That is outside the map."));
            return std::nullopt;
        }
        return select({});
    }
    if (context.choices.selectHow == SelectHow::wand) return select(selectedByWand(context, *cell));
    const auto below = subjectsAt(context, event);
    if (below.empty()) {
        context.say(session::tr("There is nothing here of the kinds that may be selected."));
        return std::nullopt;
    }
    if (isChanging_) {
        session::Selection selection = context.selection;
        if (selection.contains(below.front()))
            selection.erase(below.front());
        else
            selection.focusOn(below.front());
        context.say(session::tr("Selected: %s", countText(selection)));
        return select(std::move(selection));
    }
    if (isAdding_) {
        session::Selection selection = context.selection;
        const bool isHex = !selection.empty() && selection.focus().kind == SubjectKind::hex;
        const auto last = isHex ? context.map.field().resolve(selection.focus().id) : std::nullopt;
        Subject chosen = below.front();
        if (last && context.choices.pick.hexes) {
            chosen = {SubjectKind::hex, context.map.label(*cell), {}};
            for (const auto& hex : hexesUpTo(context, *last, *cell)) selection.insert(hex);
        }
        selection.focusOn(chosen);
        context.say(session::tr("Selected: %s", countText(selection)));
        return select(std::move(selection));
    }
    return nextOf(context, below);
}

std::optional<HistoryEntry> selectedDeeper(const ToolContext& context, std::optional<MapPoint> at) {
    if (!at && !context.selection.empty()) {
        const auto shape = session::shapeOf(context.map, context.selection.focus());
        if (!shape.empty()) at = session::middleOf(context.map, shape);
    }
    PointerEvent event;
    if (at) event.at = *at;
    const auto below = at ? subjectsAt(context, event) : std::vector<Subject>();
    if (below.empty()) {
        context.say(session::tr("Point at a place of the map, or move the hex cursor there."));
        return std::nullopt;
    }
    return nextOf(context, below);
}

void SelectTool::cancel() {
    from_ = std::nullopt;
    held_.clear();
    way_.clear();
    isLasso_ = isAdding_ = isChanging_ = hasMoved_ = false;
}

std::vector<picture::Mark> SelectTool::feedback(const ToolContext& context,
                                                const std::optional<PointerEvent>& hover) const {
    if (from_ && !held_.empty() && held_.focus().kind == SubjectKind::counter) {
        const auto from = context.map.cellAt(*from_), to = context.map.cellAt(now_);
        auto marks = carryMarks(context, from, to);
        if (from && to && held_.size() > 1)
            for (auto& mark : hexMarks(context, unitsWouldBe(context, held_, *from, *to)))
                marks.push_back(std::move(mark));
        return marks;
    }
    if (from_ && hasMoved_ && !held_.empty()) return {lineMark(context, std::array{*from_, now_})};
    if (from_ && hasMoved_) {
        const auto points = outline();
        return {lineMark(context, points, true, true, selected)};
    }
    if (!hover) return {};
    const auto below = subjectsAt(context, *hover);
    if (below.empty()) return {};
    const auto shape = session::shapeOf(context.map, below.front());
    auto marks = hexMarks(context, shape.hexes);
    for (const auto& line : shape.lines) marks.push_back(lineMark(context, line.points, line.isClosed));
    for (const auto& point : shape.points) marks.push_back(dotMark(context, point));
    return marks;
}

std::string countText(const session::Selection& selection) {
    std::size_t hexes = 0, units = 0;
    for (const auto& thing : selection) {
        hexes += thing.kind == SubjectKind::hex ? 1u : 0u;
        units += thing.kind == SubjectKind::counter ? 1u : 0u;
    }
    const auto all = std::to_string(selection.size());
    if (selection.empty()) return session::tr("nothing");
    if (selection.size() == 1) return selection.focus().id;
    if (hexes == selection.size()) return session::tr("%s hexes", all);
    if (units == selection.size()) return session::tr("%s units", all);
    return session::tr("%s things", all);
}

std::vector<picture::Mark> selectionMarks(const ToolContext& context) {
    std::vector<picture::Mark> marks;
    std::set<Cell> hexes;
    for (const auto& subject : context.selection) {
        if (context.selection.size() > 1 && subject.kind == SubjectKind::hex) {
            if (const auto cell = context.map.field().resolve(subject.id)) hexes.insert(hexes.end(), *cell);
            continue;
        }
        const auto shape = session::shapeOf(context.map, subject);
        for (const Cell cell : shape.hexes) {
            const auto corners = context.map.sheet().corners(cell);
            marks.push_back(lineMark(context, corners, true, false, selected));
        }
        // No points, because they would look like handles. The tools that drag points show them.
        for (const auto& line : shape.lines)
            marks.push_back(lineMark(context, line.points, line.isClosed, false, selected));
        for (const auto& point : shape.points) marks.push_back(dotMark(context, point, selected));
        const auto thing = session::thingOf(context.document, subject);
        const auto* contour = thing ? session::contourOf(context.document, *thing) : nullptr;
        if (!contour || shape.lines.empty()) continue;
        const auto ticks =
            highSideMarks(context, shape.lines.front().points, contour->high, contour->closed, selected);
        marks.insert(marks.end(), ticks.begin(), ticks.end());
    }
    for (auto& mark : regionMarks(context, hexes, selected)) marks.push_back(std::move(mark));
    return marks;
}

}  // namespace cota::tools
