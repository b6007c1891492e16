#include "validator/publish/ground/ground_crossings.h"

#include <algorithm>
#include <tuple>

#include "formats/model/geometry/outline.h"
#include "validator/publish/ground/ground_lines.h"

namespace cota::publish {

namespace {

using model::Direction;
using model::HexCoord;
using model::HexSide;

bool isOver(const GroundRow& row, const std::string& id) {
    return std::ranges::find(row.over, id) != row.over.end();
}

std::uint8_t exitBit(Direction direction) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(direction));
}

/// The hex of a point, and those beside it.
std::vector<HexCoord> hexesNear(const model::Grid& grid, model::GridPoint at) {
    std::vector<HexCoord> near;
    const auto hex = hexAt(grid, at);
    if (grid.contains(hex)) near.push_back(hex);
    for (const Direction direction : model::allDirections)
        if (const HexCoord other = neighbour(hex, direction); grid.contains(other)) near.push_back(other);
    return near;
}

}  // namespace

HexCoord hexAt(const model::Grid& grid, model::GridPoint at) {
    const model::GridPoint origin = model::hexCentre(grid, HexCoord{0, 0});
    const auto apart = [](std::int32_t a, std::int32_t b) {
        return static_cast<std::int32_t>(
            std::clamp<std::int64_t>(std::int64_t{a} - b, -model::maxGridUnits, model::maxGridUnits));
    };
    return model::latticeHex(grid.orientation, {apart(at.x, origin.x), apart(at.y, origin.y)});
}

model::GridPoint middleOfLine(const std::vector<std::vector<model::GridPoint>>& parts,
                              model::Orientation orientation) {
    const auto lengthOf = [&](const std::vector<model::GridPoint>& part) {
        double length = 0;
        for (std::size_t i = 0; i + 1 < part.size(); ++i)
            length += unitsBetween(orientation, part[i], part[i + 1]);
        return length;
    };
    const auto longest = std::ranges::max_element(parts, {}, lengthOf);
    if (longest == parts.end() || longest->empty()) return {};
    double left = lengthOf(*longest) / 2;
    for (std::size_t i = 0; i + 1 < longest->size(); ++i) {
        const model::GridPoint a = (*longest)[i], b = (*longest)[i + 1];
        const double step = unitsBetween(orientation, a, b);
        if (step > 0 && left <= step) {
            const auto between = [&](std::int32_t from, std::int32_t to) {
                return static_cast<std::int32_t>(from + (double{1} * to - from) * left / step);
            };
            return {between(a.x, b.x), between(a.y, b.y)};
        }
        left -= step;
    }
    return longest->back();
}

GroundCrossings::GroundCrossings(const model::Board& board, const GroundTable& table)
    : board_(board), table_(table) {
    for (const auto& hexside : board.hexsides) sides_[hexside.kind.text].insert(hexside.side);
    const model::Grid& grid = board.grid;
    for (const auto& path : board.paths) {
        if (!path.sides.empty()) sides_[path.kind.text].insert(path.sides.begin(), path.sides.end());
        SideMasks& links = links_[path.kind];
        links.resize(grid.size(), 0);
        const auto exit = [&](HexCoord hex, Direction direction) {
            if (grid.contains(hex)) links[grid.index(hex)] |= exitBit(direction);
        };
        for (std::size_t i = 0; i + 1 < path.hexes.size(); ++i)
            for (const Direction direction : model::allDirections)
                if (neighbour(path.hexes[i], direction) == path.hexes[i + 1]) {
                    exit(path.hexes[i], direction);
                    exit(path.hexes[i + 1], opposite(direction));
                }
        for (const HexSide& end : path.ends) {
            exit(end.hex, end.direction);
            exit(end.other(), opposite(end.direction));
        }
    }
}

bool GroundCrossings::hasSide(const GroundRow& row, HexSide side) const {
    return std::ranges::any_of(row.over, [&](const auto& id) {
        const auto kind = sides_.find(id);
        return kind != sides_.end() && kind->second.contains(side);
    });
}

bool GroundCrossings::isInHex(const GroundRow& row, HexCoord hex) const {
    const std::size_t index = board_.grid.index(hex);
    for (const auto& share : (*board_.terrain)[index].shares)
        if (isOver(row, share.terrain.text)) return true;
    return std::ranges::any_of(
        links_, [&](const auto& entry) { return isOver(row, entry.first.text) && entry.second[index] != 0; });
}

bool GroundCrossings::isCrossed(const GroundCrossing& crossing, HexCoord hex) const {
    const GroundRow& row = table_.rows[crossing.row];
    const std::size_t index = board_.grid.index(hex);
    std::uint8_t exits = 0;
    for (const auto& [kind, links] : links_)
        if (crossing.path.empty() ? !isOver(row, kind.text) : crossing.path == kind) exits |= links[index];
    if (exits == 0) return false;
    return isInHex(row, hex) || std::ranges::any_of(model::allDirections, [&](Direction direction) {
               return (exits & exitBit(direction)) != 0 && hasSide(row, HexSide::of(hex, direction));
           });
}

std::optional<HexCoord> GroundCrossings::hexOf(const GroundCrossing& crossing) const {
    const model::Grid& grid = board_.grid;
    std::optional<HexCoord> best;
    double nearest = 0;
    const HexCoord own = hexAt(grid, crossing.at);
    for (const HexCoord hex : hexesNear(grid, crossing.at)) {
        if (!isCrossed(crossing, hex)) continue;
        if (hex == own) return hex;
        const double apart = unitsBetween(grid.orientation, crossing.at, model::hexCentre(grid, hex));
        if (!best || std::tuple(apart, grid.index(hex)) < std::tuple(nearest, grid.index(*best))) {
            best = hex;
            nearest = apart;
        }
    }
    return best;
}

bool GroundCrossings::isNear(const GroundCrossing& crossing) const {
    const GroundRow& row = table_.rows[crossing.row];
    return std::ranges::any_of(hexesNear(board_.grid, crossing.at), [&](HexCoord hex) {
        return isInHex(row, hex) || std::ranges::any_of(model::allDirections, [&](Direction direction) {
                   return hasSide(row, HexSide::of(hex, direction));
               });
    });
}

}  // namespace cota::publish
