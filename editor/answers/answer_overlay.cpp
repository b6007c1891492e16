#include "editor/answers/answer_overlay.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "editor/answers/asked_overlay.h"
#include "editor/answers/changed_hexes.h"
#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/subject_name.h"
#include "formats/model/differences/difference.h"
#include "mapsets/command/unled.h"
#include "mapsets/look/sheet/answer_drawings.h"
#include "mapsets/look/sheet/answer_legends.h"
#include "mapsets/look/sheet/relief_overlays.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/movement/reach.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::session {

namespace {

using mapsets::SightVerdict;
using Sayings = std::vector<OverlayAnswer::Saying>;

constexpr const char* heightsOverlay = "heights";  // one of look::overlayNames
constexpr picture::Colour changedTint{0, 114, 178, 70}, changedSinceSaved{213, 94, 0, 110};

look::Scene sceneOf(const OverlayRequest& request) {
    const JoinedMap& map = *request.map;
    return {map.field(), map.play().heights(), map.document(), *request.look, map.sheet(), request.language};
}

OverlayAnswer withText(const OverlayRequest& request, Sayings sayings) {
    return {request.number, nullptr, std::move(sayings)};
}

/// Hexes whose height differs between the two maps.
std::vector<Cell> otherHeights(const JoinedMap& now, const JoinedMap& then) {
    std::vector<Cell> changed;
    if (now.field().cellCount() != then.field().cellCount()) return changed;
    for (const Cell cell : then.field().hexes())
        if (now.play().heights().ground(cell) != then.play().heights().ground(cell)) changed.push_back(cell);
    return changed;
}

OverlayAnswer heights(const OverlayRequest& request) {
    OverlayRequest then = request;
    if (request.proposed) then.map = JoinedMap::lay(*request.proposed, request.game);
    if (!then.map) return withText(request, {});
    const auto changed = otherHeights(*request.map, *then.map);
    auto layers = look::drawOverlays(sceneOf(then), {heightsOverlay});
    auto layer =
        std::make_shared<picture::Layer>(layers.empty() ? picture::Layer{} : std::move(layers.front()));
    picture::Curve tinted;
    for (const Cell cell : changed) tinted.add(picture::Curve::polygon(then.map->sheet().corners(cell)));
    if (!tinted.empty()) layer->marks.insert(layer->marks.begin(), {picture::Fill{tinted, changedTint}});
    return {request.number, layer,
            changed.empty()
                ? Sayings{}
                : Sayings{{trLater("the height of %s hexes changes"), std::to_string(changed.size())}}};
}

OverlayAnswer seen(const OverlayRequest& request, Cell from) {
    const auto& field = request.map->field();
    std::vector<mapsets::SightResult> results(field.hexes().size());
    request.map->play().sight().viewshed(from, results);
    std::vector<std::pair<Cell, SightVerdict>> verdicts;
    std::size_t clear = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        verdicts.emplace_back(field.hexes()[i], results[i].verdict);
        if (results[i].isClear()) ++clear;
    }
    const auto scene = sceneOf(request);
    auto layer = look::drawSeen(scene, from, verdicts);
    OverlayAnswer answer{
        request.number,
        std::make_shared<const picture::Layer>(std::move(layer)),
        {{trLater("From %s:"), request.map->label(from)},
         {trLater("%s hexes seen"), std::to_string(clear) + "/" + std::to_string(results.size())}}};
    answer.printedLegend = look::legendOfSeen(scene, from, verdicts);
    answer.table.push_back({"hex", "seen"});
    std::size_t blinded = 0;
    for (const auto& [cell, verdict] : verdicts) {
        const bool isBlinded = verdict != SightVerdict::clear && verdict != SightVerdict::blocked;
        if (isBlinded) ++blinded;
        answer.table.push_back({request.map->label(cell), verdict == SightVerdict::clear ? "yes"
                                                          : isBlinded                    ? "blinded"
                                                                                         : "no"});
    }
    answer.legend.push_back(
        {look::unseenColour, {trLater("not seen: %s"), std::to_string(results.size() - clear - blinded)}});
    if (blinded > 0)
        answer.legend.push_back({look::blindedColour, {trLater("blinded: %s"), std::to_string(blinded)}});
    return answer;
}

/// Marks the hexes with a difference, and says how many other differences there are.
OverlayAnswer changes(const OverlayRequest& request) {
    const JoinedMap& map = *request.map;
    if (!request.saved) return withText(request, {});
    const auto cells = changedHexes(map, *request.saved, map.document());
    const auto all = model::differences(*request.saved, map.document()).size();
    if (all == 0)
        return withText(request, {{trLater("Nothing has changed since the document was saved."), {}}});
    picture::Curve tinted;
    for (const Cell cell : cells) tinted.add(picture::Curve::polygon(map.sheet().corners(cell)));
    auto layer = std::make_shared<picture::Layer>(picture::Layer{"answer", {}});
    picture::Group cut{.clip = map.sheet().fieldOutline(), .marks = {}};
    if (!cells.empty()) cut.marks.push_back({picture::Fill{tinted, changedSinceSaved}});
    layer->marks.emplace_back().what = std::move(cut);
    OverlayAnswer answer{request.number,
                         std::move(layer),
                         {{trLater("Changed hexes: %s."), std::to_string(cells.size())},
                          {trLater("Differences in all: %s."), std::to_string(all)}}};
    answer.legend.push_back(
        {changedSinceSaved, {trLater("changed since it was saved: %s"), std::to_string(cells.size())}});
    answer.table.push_back({"hex"});
    for (const Cell cell : cells) answer.table.push_back({map.label(cell)});
    return answer;
}

/// Why it is not certain that the unit can be there, or when; the first reason counts.
void addDoubts(const mapsets::Reached& found, OverlayAnswer& answer) {
    std::size_t rolls = 0, stops = 0, costs = 0, left = 0, leaders = 0;
    for (const auto& hex : found.hexes) {
        if (hex.needsLeader) ++leaders;
        if (!look::isUncertain(hex)) continue;
        ++(hex.byRoll ? rolls : hex.mayStop ? stops : hex.turnAtMost ? costs : left);
    }
    const auto add = [&](Phrase phrase, std::size_t count) {
        if (count > 0) answer.doubts.push_back({phrase, std::to_string(count)});
    };
    add(trLater("a die roll may delay it: %s"), rolls);
    add(trLater("something on the way may stop it: %s"), stops);
    add(trLater("the game leaves a cost on the way open: %s"), costs);
    add(trLater("only the points left are open: %s"), left);
    add(trLater("it needs a leader: %s"), leaders);
}

/// The legend by turn, and a row for each hex.
void addNumbers(const JoinedMap& map, const mapsets::Reached& found, OverlayAnswer& answer) {
    std::map<std::pair<int, bool>, std::size_t> turns;
    answer.table.push_back({"hex", "turn", "latest turn", "certain"});
    for (const auto& hex : found.hexes) {
        if (hex.turn == 0) continue;
        const bool isOpen = look::isUncertain(hex);
        ++turns[{hex.turn, isOpen}];
        const int latest = hex.turnAtMost.value_or(hex.turn);
        answer.table.push_back({map.label(hex.cell), std::to_string(hex.turn),
                                latest == 0 ? "never" : std::to_string(latest), isOpen ? "no" : "yes"});
    }
    for (const auto& [turn, count] : turns)
        answer.legend.push_back({look::colourOfTurn(turn.first, turn.second),
                                 {turn.second ? trLater("turn %s, uncertain") : trLater("turn %s, certain"),
                                  std::to_string(turn.first) + ": " + std::to_string(count)}});
    addDoubts(found, answer);
}

/// The unit whose reach is wanted: the subject, or the top counter of the hex.
mapsets::UnitIndex moverOf(const OverlayRequest& request, const mapsets::Roster& roster, Cell from) {
    if (request.subject.kind == model::SubjectKind::counter)
        return roster.find(model::CounterId(request.subject.id));
    const auto counters = countersIn(*request.map, from);
    return counters.empty() ? mapsets::noUnit : roster.find(counters.front());
}

/// If no leader can lead the unit where it is, marks the hexes it reaches only when led.
void markNeeds(const JoinedMap& map, const mapsets::Roster& roster, mapsets::UnitIndex unit, Cell from,
               const mapsets::ReachGraph& graph, const mapsets::ReachSearch& search,
               const mapsets::ReachQuery& query, mapsets::Reached& found) {
    if (roster[unit].cell == from && !mapsets::Unled::leadersOf(map.field(), roster, unit).empty()) return;
    const auto bearer = roster[unit].bearer == mapsets::noUnit ? unit : roster[unit].bearer;
    mapsets::Unled unled(map.document(), map.play(), roster, bearer, query.turns);
    mapsets::markLed(graph, search, query, unled, found);
}

OverlayAnswer reached(const OverlayRequest& request, Cell from) {
    const JoinedMap& map = *request.map;
    const auto& document = map.document();
    const mapsets::Roster roster(document, map.field());
    const auto unit = moverOf(request, roster, from);
    if (unit == mapsets::noUnit)
        return withText(request, {{trLater("There is no unit in %s."), map.label(from)}});
    const auto movement =
        mapsets::makeMovement(map.field(), roster.tags(), document.scenario ? &**document.scenario : nullptr);
    if (!movement) return withText(request, {{trLater("This game has no movement rules for a map."), {}}});
    const auto mover = mapsets::moverOf(roster, unit);
    const std::string name = counterName(document, roster[unit].id).in(request.language);
    if (mover.mobility < 0) return withText(request, {{trLater("%s cannot move without help."), name}});
    const auto stacking = mapsets::makeStacking(map.field(), roster.tags());
    auto query = mapsets::queryFor(roster, *movement, unit, request.turns);
    if (query.allowance == 0) return withText(request, {{trLater("%s has no movement allowance."), name}});
    query.start = from;
    const mapsets::Obstacles obstacles(map.field(), roster, *movement, stacking.get());
    mapsets::Obstacles::Wish wish;
    wish.unit = unit;
    wish.side = roster[unit].side;
    const auto inTheWay = obstacles.rules(wish);
    if (!inTheWay.empty()) query.rules = {&inTheWay};
    const auto doubling = mapsets::doublingFor(map.field(), map.play().sight(), roster, *movement, wish.side);
    const mapsets::ReachGraph graph(map.field(), *movement, mover, doubling ? &*doubling : nullptr);
    mapsets::ReachSearch search(graph);
    search.run(query);
    auto found = search.result();
    markNeeds(map, roster, unit, from, graph, search, query, found);
    auto drawn = found.hexes;
    drawn.insert(drawn.end(), found.passed.begin(), found.passed.end());
    const auto scene = sceneOf(request);
    auto layer = look::drawReached(scene, from, drawn, {});
    Sayings sayings{{trLater("%s can reach"), name},
                    {trLater("%s hexes"), std::to_string(found.hexes.size() - 1)},
                    {trLater("in %s turns"), std::to_string(request.turns)}};
    if (const auto uncertain = std::ranges::count_if(found.hexes, look::isUncertain); uncertain > 0)
        sayings.push_back({trLater("(uncertain: %s)"), std::to_string(uncertain)});
    OverlayAnswer answer{request.number, std::make_shared<const picture::Layer>(std::move(layer)),
                         std::move(sayings)};
    answer.printedLegend = look::legendOfReached(scene, from, drawn, false);
    addNumbers(map, found, answer);
    return answer;
}

OverlayAnswer answerTo(const OverlayRequest& request, std::stop_token stop) {
    if (!request.map || request.kind == OverlayKind::none) return withText(request, {});
    if (request.kind == OverlayKind::heights) return heights(request);
    if (request.kind == OverlayKind::changed) return changes(request);
    if (request.kind == OverlayKind::asked) return askedOverlay(request, std::move(stop));
    const bool isPlace = request.subject.kind == model::SubjectKind::hex ||
                         request.subject.kind == model::SubjectKind::counter;
    const auto shape = isPlace ? shapeOf(*request.map, request.subject) : SubjectShape{};
    if (shape.hexes.empty()) return withText(request, {{trLater("Select a hex or a unit on the map."), {}}});
    const Cell from = *shape.hexes.begin();
    return request.kind == OverlayKind::seen ? seen(request, from) : reached(request, from);
}

}  // namespace

std::string OverlayAnswer::textOf(const std::vector<Saying>& sayings, std::string_view between) {
    std::string line;
    for (const auto& saying : sayings)
        line += std::string(line.empty() ? "" : between) +
                (*saying.phrase.english() == 0 ? saying.value : filledIn(tr(saying.phrase), saying.value));
    return line;
}

std::string OverlayAnswer::text() const { return headline.empty() ? textOf(sayings, " ") : headline; }

OverlayAnswer overlayOf(const OverlayRequest& request, std::stop_token stop) {
    auto answer = answerTo(request, std::move(stop));
    answer.kind = request.kind;
    return answer;
}

}  // namespace cota::session
