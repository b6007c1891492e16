// Suggestions about what is drawn on boards: lines that end, levels, features.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>

#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::SubjectKind;

constexpr std::size_t mostHexes = 6;
constexpr int mostJoined = 2;  // hexes between the ends of lines that are joined

/// The hexes of a finding, at most `mostHexes`.
std::set<Cell> hexesOf(const FindingIn& about) {
    std::set<Cell> cells = shapeOf(about.map(), about.subject).hexes;
    for (const auto& label : about.subject.hexes)
        if (const auto cell = about.map().field().resolve(label)) cells.insert(*cell);
    while (cells.size() > mostHexes) cells.erase(std::prev(cells.end()));
    return cells;
}

/// Suggests the levels of the adjacent hexes for a hex that differs from them.
void levelHex(const FindingIn& about) {
    const auto& field = about.map().field();
    for (const Cell cell : hexesOf(about)) {
        std::set<int> around;
        for (const auto direction : model::allDirections)
            if (const Cell next = field.neighbour(cell, direction); field.isOnMap(next))
                around.insert(about.map().level(next));
        for (const int level : around) {
            Document changed = about.document();
            for (const auto& [board, hex] : about.map().printed(cell))
                changed = model::withLevel(changed, board, {&hex, 1}, level);
            about.add(named("Level of %s", field.label(cell)) + " " + named("to %s", std::to_string(level)),
                      std::move(changed));
        }
    }
}

StepName nameOfFeature(const FindingIn& about, const model::FeatureId& id) {
    const auto* feature = about.request.game ? about.request.game->catalogue.feature(id) : nullptr;
    return feature ? StepName(namesOf(*feature)) : StepName(id.text);
}

void removeFeatures(const FindingIn& about) {
    const auto& document = about.document();
    for (const Cell cell : hexesOf(about)) {
        const std::string at = " (" + about.map().label(cell) + ")";
        if (document.scenario)
            for (const auto& feature : (*document.scenario)->features)
                if (about.map().field().resolve(feature.at.label) == cell)
                    about.addRemoval(named("Remove %s", nameOfFeature(about, feature.kind)) + at,
                                     model::withoutScenarioFeature(document, feature.at, feature.kind));
        for (const auto& [board, hex] : about.map().printed(cell))
            for (const auto& feature : document.boards.at(board)->features)
                if (feature.at == hex)
                    about.addRemoval(named("Remove %s", nameOfFeature(about, feature.kind)) + at,
                                     model::withoutFeature(document, board, hex, feature.kind));
    }
}

/// The owner of a feature without one.
void giveFeature(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& scenario = **about.document().scenario;
    for (const Cell cell : hexesOf(about))
        for (const auto& feature : scenario.features) {
            if (about.map().field().resolve(feature.at.label) != cell || !feature.side.empty()) continue;
            for (const auto& side : scenario.sides) {
                model::ScenarioFeature made = feature;
                made.side = side.id;
                about.add(named("Give to %s", namesOf(side)),
                          model::withScenarioFeature(about.document(), made));
            }
        }
}

double distanceOf(const model::GridPoint& a, const model::GridPoint& b) {
    const double x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

/// The open line of the same height whose end is nearest to one of its ends.
void joinContour(const FindingIn& about, const BoardThing& thing, const model::Contour& contour) {
    const model::Contour* nearest = nullptr;
    bool isFront = false, isOtherFront = false;
    double best = 0;
    for (const auto& other : about.document().boards.at(thing.board)->contours) {
        if (other.id == contour.id || other.closed || other.metres != contour.metres) continue;
        for (const bool front : {true, false})
            for (const bool otherFront : {true, false}) {
                const auto& end = front ? contour.points.front() : contour.points.back();
                const auto& otherEnd = otherFront ? other.points.front() : other.points.back();
                const double away = distanceOf(end, otherEnd);
                if (nearest && away >= best) continue;
                nearest = &other;
                isFront = front;
                isOtherFront = otherFront;
                best = away;
            }
    }
    if (!nearest) return;
    about.add(StepName(trLater("Join %s to %s"), {thing.id, nearest->id}),
              model::withContoursJoined(about.document(), thing.board, thing.id, isFront, nearest->id,
                                        isOtherFront));
}

/// Its open ends continue in their direction to the edge of the board.
void runContourOff(const FindingIn& about, const BoardThing& thing, const model::Contour& contour) {
    if (contour.points.size() < 2) return;
    constexpr std::int64_t far = 400'000;  // thousandths: beyond the edge of any board
    const auto beyond = [](const model::GridPoint& end, const model::GridPoint& before) {
        const std::int64_t x = end.x - before.x, y = end.y - before.y;
        const std::int64_t most = std::max<std::int64_t>({std::abs(x), std::abs(y), 1});
        model::GridPoint point = end;
        point.x = static_cast<decltype(point.x)>(end.x + x * far / most);
        point.y = static_cast<decltype(point.y)>(end.y + y * far / most);
        return point;
    };
    for (const int ends : {1, 2, 3}) {  // the last one, the first one, both
        auto points = contour.points;
        if ((ends & 1) != 0) points.push_back(beyond(points.back(), points[points.size() - 2]));
        if ((ends & 2) != 0) points.insert(points.begin(), beyond(points[0], points[1]));
        auto changed = model::withContourPoints(about.document(), thing.board, thing.id, std::move(points));
        about.add(named("Run %s off the edge of the map", thing.id),
                  model::withContoursCut(changed, thing.board));
    }
}

void fixContour(const FindingIn& about) {
    const auto thing = thingOf(about.document(), about.subject);
    const auto* contour = thing ? contourOf(about.document(), *thing) : nullptr;
    if (!contour) return;
    if (!contour->closed)
        about.add(named("Close %s", thing->id), model::withContoursJoined(about.document(), thing->board,
                                                                          thing->id, true, thing->id, false));
    for (const auto high : {model::HighSide::left, model::HighSide::right})
        about.add(high == model::HighSide::left ? named("Higher side of %s: left", thing->id)
                                                : named("Higher side of %s: right", thing->id),
                  model::withContourHigh(about.document(), thing->board, thing->id, high));
    if (!contour->closed) {
        joinContour(about, *thing, *contour);
        runContourOff(about, *thing, *contour);
    }
    about.add(named("Cut contours at the edge of the board"),
              model::withContoursCut(about.document(), thing->board));
}

/// Two hexes that are adjacent, or the same with one hex between them.
std::vector<model::HexCoord> shortLine(model::HexCoord from, model::HexCoord to) {
    if (model::distance(from, to) < mostJoined) return {from, to};
    for (const auto direction : model::allDirections)
        if (const auto middle = model::neighbour(from, direction); model::distance(middle, to) == 1)
            return {from, middle, to};
    return {from, to};
}

/// Its ends lead off the edge, or to the end of another path of the kind.
void leadPath(const FindingIn& about) {
    const auto thing = thingOf(about.document(), about.subject);
    const auto* path = thing ? pathOf(about.document(), *thing) : nullptr;
    if (!path || path->hexes.empty()) return;
    const model::PathId id(thing->id);
    about.add(named("Run its end off the edge of the map"),
              model::withPathRunOff(about.document(), thing->board, id, false));
    about.add(named("Run its beginning off the edge of the map"),
              model::withPathRunOff(about.document(), thing->board, id, true));
    for (const auto& other : about.document().boards.at(thing->board)->paths) {
        if (other.id == path->id || other.kind != path->kind || other.hexes.empty()) continue;
        for (const auto& end : {path->hexes.front(), path->hexes.back()})
            for (const auto& otherEnd : {other.hexes.front(), other.hexes.back()}) {
                const int away = model::distance(end, otherEnd);
                if (away == 0 || away > mostJoined) continue;
                const auto line = shortLine(end, otherEnd);
                about.add(StepName(trLater("Join %s to %s"), {thing->id, other.id.text}),
                          model::withPathDrawn(about.document(), thing->board, path->kind, line));
            }
    }
}

void removeThing(const FindingIn& about) {
    const auto thing = thingOf(about.document(), about.subject);
    if (!thing) return;
    const auto label = named("Remove %s", thing->id);
    if (contourOf(about.document(), *thing))
        about.addRemoval(label, model::withoutContour(about.document(), thing->board, thing->id));
    else if (areaOf(about.document(), *thing))
        about.addRemoval(label, model::withoutArea(about.document(), thing->board, thing->id));
    else if (pathOf(about.document(), *thing))
        about.addRemoval(label, model::withoutPath(about.document(), thing->board, model::PathId(thing->id)));
}

}  // namespace

std::vector<SuggestionFor> mapSuggestions() {
    return {{SubjectKind::hex, true, levelHex},           {SubjectKind::feature, true, giveFeature},
            {SubjectKind::hex, true, giveFeature},        {SubjectKind::hex, true, removeFeatures},
            {SubjectKind::feature, true, removeFeatures}, {SubjectKind::shape, false, fixContour},
            {SubjectKind::path, false, leadPath},         {SubjectKind::shape, false, removeThing},
            {SubjectKind::path, false, removeThing}};
}

}  // namespace cota::session
