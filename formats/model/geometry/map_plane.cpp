#include "formats/model/geometry/map_plane.h"

#include <cmath>
#include <numbers>
#include <unordered_map>
#include <unordered_set>

namespace cota::model {

namespace {

using HexSet = std::unordered_set<HexCoord>;

double toThousandth(double millimetres) { return std::round(millimetres * 1000) / 1000 + 0.0; }

/// All hexes connected to `start` by hexsides; removes them from `left`.
std::vector<HexCoord> takePatch(HexCoord start, HexSet& left) {
    std::vector<HexCoord> patch{start};
    left.erase(start);
    for (std::size_t i = 0; i < patch.size(); ++i)
        for (const Direction direction : allDirections)
            if (const HexCoord next = neighbour(patch[i], direction); left.erase(next) > 0)
                patch.push_back(next);
    return patch;
}

/// Twice the area inside, positive if the loop runs clockwise with y downwards.
std::int64_t twiceArea(const HexLoop& loop) {
    std::int64_t twice = 0;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const FinePoint a = loop[i] - loop.front();
        const FinePoint b = loop[(i + 1) % loop.size()] - loop.front();
        twice += a.x * b.y - b.x * a.y;
    }
    return twice;
}

}  // namespace

MapPlane::MapPlane(Orientation orientation, double across) : orientation_(orientation), across_(across) {}

MapPoint MapPlane::at(FinePoint point) const {
    constexpr double fineInHex = static_cast<double>(unitsPerHex) * static_cast<double>(finePerUnit);
    const double along = across_ / fineInHex;
    const double beside = along * std::numbers::sqrt3 / 2;
    const bool isFlat = orientation_ == Orientation::flat;
    return {toThousandth(static_cast<double>(point.x) * (isFlat ? beside : along)),
            toThousandth(-static_cast<double>(point.y) * (isFlat ? along : beside))};
}

std::array<MapPoint, 7> MapPlane::ring(HexCoord hex) const {
    const auto corners = hexCorners(orientation_, latticeCentre(orientation_, hex));
    std::array<MapPoint, 7> ring;
    for (std::size_t i = 0; i < ring.size(); ++i)
        ring[i] = at(corners[(2 * corners.size() - 1 - i) % corners.size()]);
    return ring;
}

std::vector<HexPatch> hexPatches(Orientation orientation, std::span<const HexCoord> hexes) {
    HexSet left(hexes.begin(), hexes.end());
    const HexSet all = left;
    std::vector<HexPatch> patches;
    for (const HexCoord start : hexes) {
        if (!left.contains(start)) continue;
        // Three hexes meet at a corner, so none or two of its hexsides are between inside and outside: each
        // side of the rim has exactly one next side.
        struct Side {
            HexCoord hex;
            std::size_t direction = 0;
        };
        std::vector<Side> rim;
        for (const HexCoord hex : takePatch(start, left))
            for (const Direction direction : allDirections)
                if (!all.contains(neighbour(hex, direction)))
                    rim.push_back({hex, static_cast<std::size_t>(direction)});
        const auto cornersOf = [&](HexCoord hex) {
            return hexCorners(orientation, latticeCentre(orientation, hex));
        };
        // Corners have whole-number coordinates, and each is the beginning of one side of the rim.
        std::map<FinePoint, std::size_t> beginning;
        for (std::size_t i = 0; i < rim.size(); ++i) beginning[cornersOf(rim[i].hex)[rim[i].direction]] = i;
        std::vector<bool> isDone(rim.size(), false);
        HexPatch patch;
        for (std::size_t first = 0; first < rim.size(); ++first) {
            HexLoop loop;
            for (std::size_t side = first; !isDone[side];) {
                isDone[side] = true;
                const auto corners = cornersOf(rim[side].hex);
                loop.push_back(corners[rim[side].direction]);
                side = beginning.at(corners[(rim[side].direction + 1) % corners.size()]);
            }
            if (loop.empty()) continue;
            if (twiceArea(loop) > 0)
                patch.rim = std::move(loop);
            else
                patch.holes.push_back(std::move(loop));
        }
        patches.push_back(std::move(patch));
    }
    return patches;
}

}  // namespace cota::model
