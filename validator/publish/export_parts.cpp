#include "validator/publish/export_parts.h"

#include <algorithm>

#include "formats/model/document/board_text.h"
#include "formats/model/geometry/hex_layout.h"

namespace cota::publish {

namespace {

using model::FinePoint;

FinePoint middleOf(model::Orientation orientation, const model::HexSide& side) {
    const auto [a, b] = endsOf(orientation, side);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// Joins hexsides to lines; starts a new line at each gap.
std::vector<std::vector<FinePoint>> alongSides(model::Orientation orientation,
                                               const std::vector<model::HexSide>& sides) {
    std::vector<std::vector<FinePoint>> lines;
    for (const model::HexSide& side : sides) {
        const auto [a, b] = endsOf(orientation, side);
        if (!lines.empty()) {
            auto& line = lines.back();
            // The first hexside of a line may be reversed.
            if (line.size() == 2 && (line.front() == a || line.front() == b)) std::swap(line[0], line[1]);
            if (line.back() == a || line.back() == b) {
                line.push_back(line.back() == a ? b : a);
                continue;
            }
        }
        lines.push_back({a, b});
    }
    return lines;
}

}  // namespace

const model::Board& boardAt(const mapsets::LaidDocument& table, std::size_t placement) {
    if (table.scenario() == nullptr) return *table.document.boards.begin()->second;
    const std::string& id = table.field().boards()[placement].id;
    const auto& placed = table.scenario()->assembly.boards;
    const auto it =
        std::find_if(placed.begin(), placed.end(), [&](const auto& one) { return one.id.text == id; });
    return *table.document.boards.at(it->file);
}

model::MapPlane planeOf(const mapsets::LaidDocument& table) {
    double across = model::defaultHexMillimetres;
    for (const auto& laid : table.field().boards())
        if (laid.grid.hexMicrometres > 0) {
            across = static_cast<double>(laid.grid.hexMicrometres) / 1000;
            break;
        }
    return {table.field().orientation(), across};
}

JsonFields& JsonFields::add(const char* key, const model::LocalText& text) {
    if (text.empty()) return *this;
    return put(key, JsonFields().add("en", text.en).add("es", text.es).take());
}

JsonFields& JsonFields::add(const char* key, const model::Attributes& values) {
    if (values.empty()) return *this;
    Json all = Json::object();
    for (const auto& [name, value] : values) all[name] = value;
    return put(key, std::move(all));
}

Json pointJson(const model::MapPoint& point) { return Json::array({point.x, point.y}); }

std::string hexName(const mapsets::Battlefield& field, model::HexCoord hex) {
    const mapsets::Cell cell = field.cellOf(hex);
    if (cell != mapsets::noCell && field.isOnMap(cell)) return field.label(cell);
    return model::axialText(hex);
}

std::string hexName(const mapsets::LaidDocument& table, const model::HexRef& hex) {
    const auto cell = table.hasMap() ? table.field().resolve(hex.label) : std::nullopt;
    return cell ? table.field().label(*cell) : hex.label;
}

Json hexNames(const mapsets::LaidDocument& table, const std::vector<model::HexRef>& hexes) {
    Json names = Json::array();
    for (const model::HexRef& hex : hexes) names.push_back(hexName(table, hex));
    return names;
}

Json betweenJson(const mapsets::Battlefield& field, const model::HexSide& side) {
    Json between = Json::array();
    for (const model::HexCoord hex : {side.hex, side.other()}) {
        const mapsets::Cell cell = field.cellOf(hex);
        const bool isThere = cell != mapsets::noCell && field.isOnMap(cell);
        between.push_back(isThere ? Json(field.label(cell)) : Json(nullptr));
    }
    return between;
}

std::array<FinePoint, 2> endsOf(model::Orientation orientation, const model::HexSide& side) {
    const auto corners = model::hexCorners(orientation, model::latticeCentre(orientation, side.hex));
    const auto first = static_cast<std::size_t>(side.direction);
    return {corners[first], corners[(first + 1) % corners.size()]};
}

std::vector<std::vector<FinePoint>> linesOf(const mapsets::LaidBoard& laid, const model::Path& path) {
    const model::Orientation orientation = laid.grid.orientation;
    std::vector<model::HexSide> sides;
    for (const model::HexSide& side : path.sides) sides.push_back(laid.toMap(side));
    auto lines = alongSides(orientation, sides);
    if (path.hexes.empty()) return lines;
    std::vector<FinePoint> line;
    for (const model::HexCoord hex : path.hexes)
        line.push_back(model::fine(model::latticeCentre(orientation, laid.toMap(hex))));
    for (const model::HexSide& end : path.ends) {
        const FinePoint middle = middleOf(orientation, laid.toMap(end));
        const bool isAtFront = end.hex == path.hexes.front() || end.other() == path.hexes.front();
        // A path of one hex may have two ends.
        if (isAtFront &&
            line.front() == model::fine(model::latticeCentre(orientation, laid.toMap(path.hexes.front()))))
            line.insert(line.begin(), middle);
        else
            line.push_back(middle);
    }
    if (line.size() > 1) lines.push_back(std::move(line));
    return lines;
}

}  // namespace cota::publish
