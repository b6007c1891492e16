// The drawings of the boards, in map coordinates.

#include "validator/publish/export_sections.h"

namespace cota::publish {

namespace {

using mapsets::LaidBoard;
using model::GridPoint;

const char* highWord(model::HighSide high) {
    switch (high) {
        case model::HighSide::left:
            return "left";
        case model::HighSide::right:
            return "right";
        default:
            return "unknown";
    }
}

/// Points of a board on the plane of the map.
Json pointsJson(const LaidBoard& laid, const model::MapPlane& plane, const std::vector<GridPoint>& points) {
    Json all = Json::array();
    for (const GridPoint point : points) all.push_back(pointJson(plane.at(laid.toMap(point))));
    return all;
}

bool isOnMap(const mapsets::Battlefield& field, const LaidBoard& laid, GridPoint point) {
    const auto cell = field.cellOf(model::latticeHex(field.orientation(), laid.toMap(point)));
    return cell != mapsets::noCell && field.isOnMap(cell);
}

/// Calls `with(laid, board)` for every board.
template <class F>
void forBoards(const mapsets::LaidDocument& table, F&& with) {
    const auto laid = table.field().boards();
    for (std::size_t i = 0; i < laid.size(); ++i) with(laid[i], boardAt(table, i));
}

Json contoursJson(const mapsets::LaidDocument& table, const model::MapPlane& plane) {
    Json all = Json::array();
    forBoards(table, [&](const LaidBoard& laid, const model::Board& board) {
        for (const model::Contour& contour : board.contours) {
            JsonFields fields;
            fields.put("board", laid.id).put("id", contour.id).put("metres", contour.metres);
            fields.put("high", highWord(contour.high));
            if (contour.closed) fields.put("closed", true);
            if (contour.dashed) fields.put("dashed", true);
            all.push_back(fields.put("points", pointsJson(laid, plane, contour.points)).take());
        }
    });
    return all;
}

Json areasJson(const mapsets::LaidDocument& table, const model::MapPlane& plane) {
    Json all = Json::array();
    forBoards(table, [&](const LaidBoard& laid, const model::Board& board) {
        for (const model::Area& area : board.areas)
            all.push_back(JsonFields()
                              .put("board", laid.id)
                              .put("id", area.id)
                              .put("terrain", area.terrain.text)
                              .put("outline", pointsJson(laid, plane, area.outline))
                              .take());
    });
    return all;
}

Json spotHeightsJson(const mapsets::LaidDocument& table, const model::MapPlane& plane) {
    Json all = Json::array();
    forBoards(table, [&](const LaidBoard& laid, const model::Board& board) {
        for (const model::SpotHeight& spot : board.spotHeights)
            if (isOnMap(table.field(), laid, spot.at))
                all.push_back(JsonFields()
                                  .put("board", laid.id)
                                  .put("metres", spot.metres)
                                  .add("name", spot.name)
                                  .put("at", pointJson(plane.at(laid.toMap(spot.at))))
                                  .take());
    });
    return all;
}

Json namesJson(const mapsets::LaidDocument& table, const model::MapPlane& plane) {
    Json all = Json::array();
    forBoards(table, [&](const LaidBoard& laid, const model::Board& board) {
        for (const model::MapName& name : board.names) {
            if (!isOnMap(table.field(), laid, name.at)) continue;
            Json curve = Json::array();
            for (const auto& point : name.curve) curve.push_back(pointJson(plane.at(laid.toMap(point))));
            all.push_back(JsonFields()
                              .put("board", laid.id)
                              .add("text", name.text)
                              .add("style", name.style)
                              .add("path", name.path)
                              .add("curve", std::move(curve))
                              .put("at", pointJson(plane.at(laid.toMap(name.at))))
                              .take());
        }
    });
    return all;
}

}  // namespace

Json pathsJson(const mapsets::LaidDocument& table) {
    Json all = Json::array();
    const model::MapPlane plane = planeOf(table);
    forBoards(table, [&](const LaidBoard& laid, const model::Board& board) {
        for (const model::Path& path : board.paths) {
            JsonFields fields;
            fields.put("board", laid.id)
                .put("id", path.id.text)
                .put("kind", path.kind.text)
                .add("name", path.name);
            Json hexes = Json::array(), sides = Json::array(), lines = Json::array();
            for (const auto hex : path.hexes) hexes.push_back(hexName(table.field(), laid.toMap(hex)));
            for (const auto& side : path.sides) sides.push_back(betweenJson(table.field(), laid.toMap(side)));
            for (const auto& line : linesOf(laid, path)) {
                Json points = Json::array();
                for (const auto& point : line) points.push_back(pointJson(plane.at(point)));
                lines.push_back(std::move(points));
            }
            fields.add("hexes", std::move(hexes))
                .add("sides", std::move(sides))
                .put("lines", std::move(lines));
            all.push_back(fields.add("values", path.attributes).take());
        }
    });
    return all;
}

Json shapesJson(const mapsets::LaidDocument& table) {
    const model::MapPlane plane = planeOf(table);
    return Json{{"contours", contoursJson(table, plane)},
                {"areas", areasJson(table, plane)},
                {"spotHeights", spotHeightsJson(table, plane)},
                {"names", namesJson(table, plane)}};
}

}  // namespace cota::publish
