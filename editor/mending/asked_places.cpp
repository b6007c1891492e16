// Suggestions to put on the map what a rule asks for there: a terrain, a bridge, the other half of a hexside;
// gaps between obstacles, boards that meet.
#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>
#include <vector>

#include "editor/answers/subject_shape.h"
#include "editor/documents/names.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edits.h"
#include "mapsets/catalogue/tagged.h"
#include "mapsets/catalogue/value_schema.h"

namespace cota::session {

namespace {

using model::Document;
using model::SubjectKind;

constexpr std::size_t mostPlacesNear = 24;  // places near that are tried
constexpr int nearHexes = 3;

std::set<Cell> cellsOfSubject(const FindingIn& about) {
    auto cells = shapeOf(about.map(), about.subject).hexes;
    for (const auto& label : about.subject.hexes)
        if (const auto cell = about.map().field().resolve(label)) cells.insert(*cell);
    return cells;
}

/// The hex with this terrain alone, on all boards that print it.
Document withGround(Document document, const JoinedMap& map, Cell cell, const model::TerrainId& terrain) {
    for (const auto& [board, hex] : map.printed(cell))
        document = model::withTerrain(document, board, {&hex, 1},
                                      model::TerrainMix{{model::TerrainShare{terrain, {}}}});
    return document;
}

/// The terrain that the hex of a feature must have.
void paintAsked(const FindingIn& about) {
    const auto asked = about.asked();
    if (asked.empty()) return;
    const auto cells = cellsOfSubject(about);
    for (const Cell cell : cells)
        for (const auto& terrain : about.map().game().catalogue.terrains)
            if (mapsets::isOneOf(terrain, asked))
                about.add(StepName(trLater("Terrain of %s: %s"), {about.map().label(cell), namesOf(terrain)}),
                          withGround(about.document(), about.map(), cell, terrain.id));
}

/// Other places for a thing, the nearest first.
std::vector<Cell> cellsNear(const FindingIn& about, Cell from) {
    const auto& field = about.map().field();
    std::vector<std::pair<int, Cell>> near;
    for (const Cell cell : field.hexes())
        if (const int away = field.distance(from, cell); away > 0 && away <= nearHexes)
            near.emplace_back(away, cell);
    std::ranges::sort(near);
    if (near.size() > mostPlacesNear) near.resize(mostPlacesNear);
    std::vector<Cell> cells;
    for (const auto& one : near) cells.push_back(one.second);
    return cells;
}

/// The nearest hex where a feature may be.
void moveFeature(const FindingIn& about) {
    const auto& document = about.document();
    const auto* kind = model::findValue(about.finding().values, "kind");
    if (!kind) return;
    const auto ids = kind->ids(model::ValueKind::onMap);
    if (ids.size() != 1) return;
    const model::FeatureId id(ids.front());
    const auto* known = about.map().game().catalogue.feature(id);
    const StepName name = known ? StepName(namesOf(*known)) : StepName(id.text);
    const auto add = [&](Cell to, Document changed) {
        if (auto* offer = about.add(named("Move %s", name) + " " + named("to %s", about.map().label(to)),
                                    std::move(changed)))
            offer->isMove = true;
    };
    for (const Cell from : cellsOfSubject(about))
        for (const Cell to : cellsNear(about, from)) {
            if (document.scenario)
                for (const auto& feature : (*document.scenario)->features)
                    if (feature.kind == id && about.map().field().resolve(feature.at.label) == from) {
                        auto moved = feature;
                        moved.at = about.map().ref(to);
                        add(to, model::withScenarioFeature(
                                    model::withoutScenarioFeature(document, feature.at, id), moved));
                    }
            for (const auto& [board, hex] : about.map().printed(from))
                for (const auto& feature : document.boards.at(board)->features)
                    if (feature.kind == id && feature.at == hex)
                        for (const auto& [toBoard, toHex] : about.map().printed(to)) {
                            auto moved = feature;
                            moved.at = toHex;
                            add(to, model::withFeature(model::withoutFeature(document, board, hex, id),
                                                       toBoard, moved));
                        }
        }
}

/// A bridge or ford where a road needs one: on the board, or where the game has it in scenarios only, there.
void placeAsked(const FindingIn& about) {
    const auto asked = about.asked();
    if (asked.empty()) return;
    for (const Cell cell : cellsOfSubject(about))
        for (const auto& kind : about.map().game().catalogue.features) {
            if (!mapsets::isOneOf(kind, asked)) continue;
            const StepName label(trLater("Place %s in %s"), {namesOf(kind), about.map().label(cell)});
            Document changed = about.document();
            for (const auto& [board, hex] : about.map().printed(cell)) {
                model::FeatureAt made;
                made.kind = kind.id;
                made.at = hex;
                changed = model::withFeature(changed, board, made);
            }
            about.add(label, std::move(changed));
            if (!about.document().scenario) continue;
            model::ScenarioFeature made;
            made.kind = kind.id;
            made.at = about.map().ref(cell);
            about.add(label, model::withScenarioFeature(about.document(), made));
        }
}

/// Hexes that an outline covers are painted with its terrain.
void paintAsOutlined(const FindingIn& about) {
    const auto* drawn = model::findValue(about.finding().values, "drawn");
    const auto ids = drawn ? drawn->ids(model::ValueKind::terrain) : std::vector<std::string>{};
    if (ids.size() != 1) return;
    const auto* terrain = about.map().game().catalogue.terrain(model::TerrainId(ids.front()));
    if (!terrain) return;
    Document changed = about.document();
    std::string labels;
    std::set<Cell> cells = cellsOfSubject(about);
    if (const auto* hexes = model::findValue(about.finding().values, "hexes"))
        for (const auto text : hexes->itemTexts())
            if (const auto cell = about.map().field().resolve(std::string(text))) cells.insert(*cell);
    for (const Cell cell : cells) {
        labels += (labels.empty() ? "" : ", ") + about.map().label(cell);
        changed = withGround(std::move(changed), about.map(), cell, terrain->id);
    }
    about.add(StepName(trLater("Terrain of %s: %s"), {labels, namesOf(*terrain)}), std::move(changed));
}

/// The hexside that one board has at a seam is drawn on the other, too.
void drawOtherHalf(const FindingIn& about) {
    const auto* kind = model::findValue(about.finding().values, "kind");
    if (!kind || about.subject.hexes.size() != 2) return;
    const auto& field = about.map().field();
    const auto a = field.resolve(about.subject.hexes[0]), b = field.resolve(about.subject.hexes[1]);
    const model::HexsideId id(kind->text);
    const auto* known = about.map().game().catalogue.hexside(id);
    if (!a || !b || !known) return;
    for (const auto direction : model::allDirections) {
        if (field.neighbour(*a, direction) != *b) continue;
        for (const auto& [board, side] :
             about.map().printed(model::HexSide::of(field.hexAt(*a), direction))) {
            const auto& there = about.document().boards.at(board)->hexsides;
            model::HexsideAt made;
            made.kind = id;
            made.side = side;
            if (std::ranges::any_of(there,
                                    [&](const auto& one) { return one.side == made.side && one.kind == id; }))
                continue;
            about.add(StepName(trLater("Draw %s on board %s"),
                               {StepName(namesOf(*known)).inSentence(), about.value("other")}),
                      model::withHexside(about.document(), board, made));
        }
    }
}

/// One obstacle less on the way to an objective: the nearest whose removal opens a way.
void leaveGap(const FindingIn& about) {
    const auto* kinds = model::findValue(about.finding().values, "kind");
    if (!kinds || about.subject.hexes.empty()) return;
    const auto& field = about.map().field();
    const auto goal = field.resolve(about.subject.hexes.front());
    if (!goal) return;
    const auto& game = about.map().game().catalogue;
    const auto ids = kinds->ids(model::ValueKind::onMap);
    const auto isObstacle = [&](const model::FeatureId& id) {
        const auto* kind = game.feature(id);
        return kind && mapsets::isOneOf(*kind, ids);
    };
    std::vector<std::tuple<int, Cell, model::FeatureId>> near;
    for (const auto& feature : field.features())
        if (const auto& id = game.features[feature.kind].id; isObstacle(id))
            near.emplace_back(field.distance(*goal, feature.cell), feature.cell, id);
    std::ranges::sort(near);
    if (near.size() > mostPlacesNear) near.resize(mostPlacesNear);
    for (const auto& [away, cell, id] : near) {
        Document changed = about.document();
        if (changed.scenario)
            for (const auto& feature : (*about.document().scenario)->features)
                if (feature.kind == id && field.resolve(feature.at.label) == cell)
                    changed = model::withoutScenarioFeature(changed, feature.at, id);
        for (const auto& [board, hex] : about.map().printed(cell))
            changed = model::withoutFeature(changed, board, hex, id);
        about.add(StepName(trLater("Leave a gap: no %s in %s"),
                           {StepName(namesOf(*game.feature(id))).inSentence(), field.label(cell)}),
                  std::move(changed));
    }
}

/// A board some columns or rows away, the nearest first, so that it meets the others.
void moveBoard(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& assembly = (*about.document().scenario)->assembly;
    constexpr int farthest = 3;
    std::vector<std::tuple<int, int, int>> shifts;
    for (int column = -farthest; column <= farthest; ++column)
        for (int row = -farthest; row <= farthest; ++row)
            if (column != 0 || row != 0) shifts.emplace_back(std::abs(column) + std::abs(row), column, row);
    std::ranges::sort(shifts);
    // The first board stays where it is; moving the others is enough.
    for (const auto& [away, column, row] : shifts)
        for (std::size_t i = 1; i < assembly.boards.size(); ++i) {
            auto moved = assembly;
            auto& board = moved.boards[i];
            board.column += column;
            board.row += row;
            if (auto* offer = about.add(
                    StepName(trLater("Move board %s to column %s, row %s"),
                             {board.id.text, std::to_string(board.column), std::to_string(board.row)}),
                    model::withAssembly(about.document(), moved)))
                offer->isMove = true;
        }
}

/// Only for findings about how boards lie: their subject names no hex, or halves of hexes inside the map.
void moveBoardToMeet(const FindingIn& about) {
    const auto cells = cellsOfSubject(about);
    const auto& field = about.map().field();
    const bool areHalves = std::ranges::all_of(cells, [&](Cell cell) {
        return field.use(cell) != mapsets::CellUse::playable && !field.isMapEdge(cell);
    });
    if (!cells.empty() && areHalves) moveBoard(about);
}

/// A spot height between the contours around it.
void fitSpotHeight(const FindingIn& about) {
    const auto low = mapsets::readInteger(about.value("low")),
               high = mapsets::readInteger(about.value("high"));
    const auto metres = mapsets::readInteger(about.value("spot"));
    if (!low || !high || !metres) return;
    for (const auto& [file, board] : about.document().boards)
        for (const auto& spot : board->spotHeights) {
            if (spot.metres != *metres) continue;
            for (const int height : {std::clamp(*metres, *low, *high), (*low + *high) / 2}) {
                auto made = spot;
                made.metres = height;
                about.add(StepName(trLater("Height of the spot %s: %s m"),
                                   {std::to_string(*metres), std::to_string(height)}),
                          model::withSpotHeight(about.document(), file, made));
            }
        }
}

}  // namespace

std::vector<SuggestionFor> askedPlaces() {
    return {{SubjectKind::feature, true, paintAsked},  {SubjectKind::feature, true, moveFeature},
            {SubjectKind::hex, true, placeAsked},      {SubjectKind::path, true, placeAsked},
            {SubjectKind::hex, true, paintAsOutlined}, {SubjectKind::hexside, true, drawOtherHalf},
            {SubjectKind::victory, true, leaveGap},    {SubjectKind::hex, true, moveBoardToMeet},
            {SubjectKind::board, false, fitSpotHeight}};
}

}  // namespace cota::session
