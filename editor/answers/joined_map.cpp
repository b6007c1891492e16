#include "editor/answers/joined_map.h"

#include <algorithm>

#include "editor/answers/pointing.h"
#include "mapsets/look/scene/print_scale.h"

namespace cota::session {

namespace {

using model::GridPoint;

/// A point on a board from a point of the lattice, the reverse of LaidBoard::toMap.
GridPoint toBoard(const mapsets::LaidBoard& board, GridPoint lattice) {
    const GridPoint origin = model::hexCentre(board.grid, model::HexCoord{});
    const GridPoint place = model::latticeCentre(board.grid.orientation, board.shift);
    const std::int32_t x = lattice.x - place.x, y = lattice.y - place.y;
    return board.turned ? GridPoint{origin.x - x, origin.y - y} : GridPoint{origin.x + x, origin.y + y};
}

/// The file of each laid board: the only one, or the one that the assembly names.
std::vector<std::string> namedFiles(const model::Document& document, const mapsets::Battlefield& field) {
    std::vector<std::string> files;
    for (const auto& laid : field.boards()) {
        std::string file = document.boards.empty() ? "" : document.boards.begin()->first;
        if (document.scenario)
            for (const auto& placed : (*document.scenario)->assembly.boards)
                if (placed.id.text == laid.id) {
                    file = placed.file;
                    break;
                }
        files.push_back(std::move(file));
    }
    return files;
}

}  // namespace

std::shared_ptr<const JoinedMap> JoinedMap::lay(const model::Document& document,
                                                std::shared_ptr<const mapsets::Mapset> game,
                                                std::shared_ptr<mapsets::KeptLines> lines,
                                                mapsets::KeptGround* ground) {
    if (!game) game = std::make_shared<const mapsets::Mapset>();
    auto laid = mapsets::layDocument(document, std::move(game), std::move(lines), ground);
    if (!laid.hasMap()) return nullptr;
    std::shared_ptr<JoinedMap> map(new JoinedMap);
    map->laid_ = std::move(laid);
    map->sheet_.emplace(map->field(), look::hexMillimetresOf(map->field()));
    map->files_ = namedFiles(document, map->field());
    return map;
}

std::optional<Cell> JoinedMap::cellAt(MapPoint point) const {
    const Cell cell = sheet_->cellAt(point);
    if (cell == mapsets::noCell) return std::nullopt;
    return cell;
}

std::optional<model::HexSide> JoinedMap::hexsideAt(MapPoint point, double reach) const {
    const Cell cell = sheet_->cellAnywhere(point);
    if (cell == mapsets::noCell) return std::nullopt;
    const auto corners = sheet_->corners(cell);
    std::optional<model::HexSide> nearest;
    double least = reach;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const double away = toSegment(point, corners[i], corners[(i + 1) % corners.size()]);
        const auto side = model::HexSide::of(field().hexAt(cell), model::allDirections[i]);
        if (away > least || printed(side).empty()) continue;
        least = away;
        nearest = side;
    }
    return nearest;
}

std::optional<BoardPoint> JoinedMap::onBoard(MapPoint point) const {
    const auto cell = cellAt(point);
    if (!cell) return std::nullopt;
    const auto first = field().printed(*cell)[0].placement;
    return BoardPoint{files_[first], toBoard(field().boards()[first], sheet_->latticeAt(point))};
}

std::optional<GridPoint> JoinedMap::onBoard(MapPoint point, const std::string& board) const {
    const auto* on = laid(board);
    if (!on) return std::nullopt;
    return toBoard(*on, sheet_->latticeAt(point));
}

std::optional<MapPoint> JoinedMap::toSheet(const BoardPoint& point) const {
    const auto* on = laid(point.board);
    if (!on) return std::nullopt;
    return sheet_->at(on->toMap(point.at));
}

std::vector<BoardHex> JoinedMap::printed(Cell cell) const {
    std::vector<BoardHex> hexes;
    for (const auto& one : field().printed(cell)) hexes.push_back({files_[one.placement], one.hex});
    return hexes;
}

std::vector<BoardHexside> JoinedMap::printed(model::HexSide side) const {
    std::vector<BoardHexside> sides;
    for (std::size_t i = 0; i < files_.size(); ++i) {
        const auto& board = field().boards()[i];
        const auto here = board.toBoard(side.hex);
        const auto there = board.toBoard(side.other());
        if (!board.keeps(here) && !board.keeps(there)) continue;
        const auto direction = board.turned ? model::opposite(side.direction) : side.direction;
        sides.push_back({files_[i], model::HexSide::of(here, direction)});
    }
    return sides;
}

std::optional<Cell> JoinedMap::cellOf(const BoardHex& hex) const {
    const auto* on = laid(hex.board);
    if (!on || !on->keeps(hex.hex)) return std::nullopt;
    const Cell cell = field().cellOf(on->toMap(hex.hex));
    if (cell == mapsets::noCell) return std::nullopt;
    return cell;
}

model::TerrainMix JoinedMap::terrain(Cell cell) const {
    const auto hexes = printed(cell);
    if (hexes.empty()) return {};
    const auto& board = *laid_.document.boards.at(hexes.front().board);
    return (*board.terrain)[board.grid.index(hexes.front().hex)];
}

int JoinedMap::level(Cell cell) const {
    const auto hexes = printed(cell);
    if (hexes.empty()) return 0;
    const auto& board = *laid_.document.boards.at(hexes.front().board);
    return (*board.level)[board.grid.index(hexes.front().hex)];
}

const mapsets::LaidBoard* JoinedMap::laid(const std::string& board) const {
    const auto it = std::ranges::find(files_, board);
    return it == files_.end() ? nullptr : &field().boards()[static_cast<std::size_t>(it - files_.begin())];
}

}  // namespace cota::session
