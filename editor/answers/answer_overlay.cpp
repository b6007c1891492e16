#include "editor/answers/answer_overlay.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "mapsets/command/unled.h"
#include "mapsets/look/sheet/answer_drawings.h"
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
constexpr picture::Colour changedTint{0, 114, 178, 70};

look::Scene sceneOf(const OverlayOrder& order) {
    const Table& table = *order.table;
    return {table.field(), table.play().heights(), table.document(),
            *order.look,   table.sheet(),          order.language};
}

OverlayAnswer withText(const OverlayOrder& order, Sayings sayings) {
    return {order.number, nullptr, std::move(sayings)};
}

/// Hexes whose height differs between the two tables.
std::vector<Cell> changedHexes(const Table& now, const Table& then) {
    std::vector<Cell> changed;
    if (now.field().cellCount() != then.field().cellCount()) return changed;
    for (const Cell cell : then.field().hexes())
        if (now.play().heights().ground(cell) != then.play().heights().ground(cell)) changed.push_back(cell);
    return changed;
}

OverlayAnswer heights(const OverlayOrder& order) {
    OverlayOrder then = order;
    if (order.proposed) then.table = Table::lay(*order.proposed, order.game);
    if (!then.table) return withText(order, {});
    const auto changed = changedHexes(*order.table, *then.table);
    auto layers = look::drawOverlays(sceneOf(then), {heightsOverlay});
    auto layer =
        std::make_shared<picture::Layer>(layers.empty() ? picture::Layer{} : std::move(layers.front()));
    picture::Curve tinted;
    for (const Cell cell : changed) tinted.add(picture::Curve::polygon(then.table->sheet().corners(cell)));
    if (!tinted.empty()) layer->marks.insert(layer->marks.begin(), {picture::Fill{tinted, changedTint}});
    return {order.number, layer,
            changed.empty()
                ? Sayings{{trLater("heights of all hexes"), {}}}
                : Sayings{{trLater("the height of %s hexes changes"), std::to_string(changed.size())}}};
}

OverlayAnswer seen(const OverlayOrder& order, Cell from) {
    const auto& field = order.table->field();
    std::vector<mapsets::SightResult> results(field.hexes().size());
    order.table->play().sight().viewshed(from, results);
    std::vector<std::pair<Cell, SightVerdict>> verdicts;
    std::size_t clear = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        verdicts.emplace_back(field.hexes()[i], results[i].verdict);
        if (results[i].isClear()) ++clear;
    }
    auto layer = look::drawSeen(sceneOf(order), from, verdicts);
    return {order.number,
            std::make_shared<const picture::Layer>(std::move(layer)),
            {{trLater("From %s:"), order.table->label(from)},
             {trLater("%s hexes seen"), std::to_string(clear) + "/" + std::to_string(results.size())}}};
}

/// The unit whose reach is wanted: the subject, or the top counter of the hex.
mapsets::UnitIndex moverOf(const OverlayOrder& order, const mapsets::Roster& roster, Cell from) {
    if (order.subject.kind == model::SubjectKind::counter)
        return roster.find(model::CounterId(order.subject.id));
    const auto counters = countersIn(*order.table, from);
    return counters.empty() ? mapsets::noUnit : roster.find(counters.front());
}

/// If no leader can lead the unit where it is, marks the hexes it reaches only when led.
void markNeeds(const Table& table, const mapsets::Roster& roster, mapsets::UnitIndex unit, Cell from,
               const mapsets::ReachGraph& graph, const mapsets::ReachSearch& search,
               const mapsets::ReachQuery& query, mapsets::Reached& found) {
    if (roster[unit].cell == from && !mapsets::Unled::leadersOf(table.field(), roster, unit).empty()) return;
    const auto bearer = roster[unit].bearer == mapsets::noUnit ? unit : roster[unit].bearer;
    mapsets::Unled unled(table.document(), table.play(), roster, bearer, query.turns);
    mapsets::markLed(graph, search, query, unled, found);
}

OverlayAnswer reached(const OverlayOrder& order, Cell from) {
    const Table& table = *order.table;
    const auto& document = table.document();
    const mapsets::Roster roster(document, table.field());
    const auto unit = moverOf(order, roster, from);
    if (unit == mapsets::noUnit)
        return withText(order, {{trLater("There is no unit in %s."), table.label(from)}});
    const auto movement = mapsets::makeMovement(table.field(), roster.tags(),
                                                document.scenario ? &**document.scenario : nullptr);
    if (!movement) return withText(order, {{trLater("This game has no movement rules for a map."), {}}});
    const auto mover = mapsets::moverOf(roster, unit);
    const std::string& name = roster[unit].id.text;
    if (mover.mobility < 0) return withText(order, {{trLater("%s cannot move without help."), name}});
    const auto stacking = mapsets::makeStacking(table.field(), roster.tags());
    auto query = mapsets::queryFor(roster, *movement, unit, order.turns);
    if (query.allowance == 0) return withText(order, {{trLater("%s has no movement allowance."), name}});
    query.start = from;
    const mapsets::Obstacles obstacles(table.field(), roster, *movement, stacking.get());
    mapsets::Obstacles::Wish wish;
    wish.unit = unit;
    wish.side = roster[unit].side;
    const auto inTheWay = obstacles.rules(wish);
    if (!inTheWay.empty()) query.rules = {&inTheWay};
    const auto doubling =
        mapsets::doublingFor(table.field(), table.play().sight(), roster, *movement, wish.side);
    const mapsets::ReachGraph graph(table.field(), *movement, mover, doubling ? &*doubling : nullptr);
    mapsets::ReachSearch search(graph);
    search.run(query);
    auto found = search.result();
    markNeeds(table, roster, unit, from, graph, search, query, found);
    auto drawn = found.hexes;
    drawn.insert(drawn.end(), found.passed.begin(), found.passed.end());
    auto layer = look::drawReached(sceneOf(order), from, drawn, {});
    Sayings sayings{{trLater("%s can reach"), name},
                    {trLater("%s hexes"), std::to_string(found.hexes.size() - 1)},
                    {trLater("in %s turns"), std::to_string(order.turns)}};
    if (const auto uncertain = std::ranges::count_if(found.hexes, look::isUncertain); uncertain > 0)
        sayings.push_back({trLater("(uncertain: %s)"), std::to_string(uncertain)});
    return {order.number, std::make_shared<const picture::Layer>(std::move(layer)), std::move(sayings)};
}

OverlayAnswer answerTo(const OverlayOrder& order) {
    if (!order.table || order.kind == OverlayKind::none) return withText(order, {});
    if (order.kind == OverlayKind::heights) return heights(order);
    const bool isPlace =
        order.subject.kind == model::SubjectKind::hex || order.subject.kind == model::SubjectKind::counter;
    const auto shape = isPlace ? shapeOf(*order.table, order.subject) : SubjectShape{};
    if (shape.hexes.empty()) return withText(order, {{trLater("Select a hex or a unit on the map."), {}}});
    const Cell from = *shape.hexes.begin();
    return order.kind == OverlayKind::seen ? seen(order, from) : reached(order, from);
}

}  // namespace

std::string OverlayAnswer::text() const {
    std::string line;
    for (const auto& saying : sayings)
        line += (line.empty() ? "" : " ") + filledIn(tr(saying.phrase), saying.value);
    return line;
}

OverlayAnswer overlayOf(const OverlayOrder& order) {
    auto answer = answerTo(order);
    answer.kind = order.kind;
    return answer;
}

}  // namespace cota::session
