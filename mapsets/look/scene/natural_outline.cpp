#include "mapsets/look/scene/natural_outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "mapsets/look/scene/board_chance.h"

namespace cota::look {

namespace {

// Places along a hexside; none nearer to its corners, which are cut.
constexpr std::array places{0.22, 0.5, 0.78};
constexpr double beyondEdge = 0.2;  // of the hex width: outlines extend beyond the map

/// The points of one side of a loop from `a` to `b`.
void addSide(const mapsets::Battlefield& field, const RegionLoop& loop, std::size_t i, Point a, Point b,
             bool isEdge, double hex, double wobble, std::span<const double> at, std::vector<Point>& points) {
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    // Clockwise around the area, outwards is on the left.
    const Point outwards{(b.y - a.y) / length, -(b.x - a.x) / length};
    // Chance is that of the hex that owns the side, so both areas get the same shifts.
    const auto side = printedSide(field, loop.sides[i]);
    auto chance = side.chance(11);
    std::vector<double> shifts;
    for (std::size_t k = 0; k < at.size(); ++k) shifts.push_back(chance.between(-wobble, wobble) * hex);
    const bool isOwners = field.hexAt(loop.inside[i]) == side.owner;
    if (!isOwners) {
        std::reverse(shifts.begin(), shifts.end());
        for (auto& shift : shifts) shift = -shift;
    }
    for (std::size_t k = 0; k < at.size(); ++k) {
        const double by = isEdge ? beyondEdge * hex : shifts[k];
        points.push_back(
            {a.x + (b.x - a.x) * at[k] + outwards.x * by, a.y + (b.y - a.y) * at[k] + outwards.y * by});
    }
}

using PieceNumber = std::uint32_t;
constexpr PieceNumber noPiece = static_cast<PieceNumber>(-1);

/// The number of its piece, by cell index.
std::vector<PieceNumber> pieceNumbers(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                      const std::vector<bool>& isIn, std::size_t& count) {
    std::vector<PieceNumber> pieces(isIn.size(), noPiece);
    count = 0;
    std::vector<Cell> open;
    for (const Cell first : hexes) {
        if (!isIn[static_cast<std::size_t>(first)] || pieces[static_cast<std::size_t>(first)] != noPiece)
            continue;
        const auto number = static_cast<PieceNumber>(count++);
        pieces[static_cast<std::size_t>(first)] = number;
        open.push_back(first);
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (int d = 0; d < 6; ++d) {
                const Cell next = field.neighbour(cell, static_cast<model::Direction>(d));
                if (!field.isOnMap(next)) continue;
                const auto at = static_cast<std::size_t>(next);
                if (!isIn[at] || pieces[at] != noPiece) continue;
                pieces[at] = number;
                open.push_back(next);
            }
        }
    }
    return pieces;
}

std::vector<picture::Curve> outlines(const mapsets::Battlefield& field, const MapSheet& sheet,
                                     const std::vector<bool>& isIn, double wobble,
                                     std::span<const double> at) {
    std::size_t pieces = 0;
    const auto numbers = pieceNumbers(field, sheet.hexes(), isIn, pieces);
    std::vector<picture::Curve> outlines(pieces);
    for (const auto& loop : boundaryOf(field, sheet.hexes(), isIn)) {
        std::vector<Point> points;
        const std::size_t count = loop.corners.size();
        for (std::size_t i = 0; i < count; ++i)
            addSide(field, loop, i, sheet.at(loop.corners[i]), sheet.at(loop.corners[(i + 1) % count]),
                    !field.isOnMap(loop.outside[i]), sheet.hexMillimetres(), wobble, at, points);
        outlines[numbers[static_cast<std::size_t>(loop.inside.front())]].add(
            picture::Curve::smooth(points, true));
    }
    return outlines;
}

}  // namespace

std::vector<std::vector<Cell>> piecesOf(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                        const std::vector<bool>& isIn) {
    std::size_t count = 0;
    const auto numbers = pieceNumbers(field, hexes, isIn, count);
    std::vector<std::vector<Cell>> pieces(count);
    for (const Cell cell : hexes)
        if (const auto number = numbers[static_cast<std::size_t>(cell)]; number != noPiece)
            pieces[number].push_back(cell);
    return pieces;
}

std::vector<picture::Curve> naturalOutlines(const mapsets::Battlefield& field, const MapSheet& sheet,
                                            const std::vector<bool>& isIn, double wobble) {
    return outlines(field, sheet, isIn, std::clamp(wobble, 0.0, mostWobble), places);
}

std::vector<bool> setOf(const mapsets::Battlefield& field, const std::vector<Cell>& cells) {
    std::vector<bool> isIn(static_cast<std::size_t>(field.cellCount()));
    for (const Cell cell : cells) isIn[static_cast<std::size_t>(cell)] = true;
    return isIn;
}

}  // namespace cota::look
