#pragma once
// Hexes as axial coordinates, the same for flat-topped and pointed hexes: a turn by 30 degrees makes one the
// other, so rules never depend on the orientation.

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <functional>

namespace cota::model {

/// Axial coordinate. On flat-topped hexes q counts columns and r runs down a column; s = -q - r.
struct HexCoord {
    std::int32_t q = 0;
    std::int32_t r = 0;
    friend constexpr auto operator<=>(const HexCoord&, const HexCoord&) = default;
    friend constexpr HexCoord operator+(HexCoord a, HexCoord b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr HexCoord operator-(HexCoord a, HexCoord b) { return {a.q - b.q, a.r - b.r}; }
};

/// The six directions clockwise, named for flat-topped hexes. On pointed hexes the same axial steps point
/// NW, NE, E, SE, SW, W.
enum class Direction : std::uint8_t { n, ne, se, s, sw, nw };

inline constexpr std::array<Direction, 6> allDirections = {Direction::n, Direction::ne, Direction::se,
                                                           Direction::s, Direction::sw, Direction::nw};
inline constexpr std::array<HexCoord, 6> directionSteps = {HexCoord{0, -1}, HexCoord{1, -1}, HexCoord{1, 0},
                                                           HexCoord{0, 1},  HexCoord{-1, 1}, HexCoord{-1, 0}};

constexpr HexCoord step(Direction direction) { return directionSteps[static_cast<std::size_t>(direction)]; }
constexpr HexCoord neighbour(HexCoord hex, Direction direction) { return hex + step(direction); }
constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 3) % 6);
}

/// Distance in hexes: 0 for the same hex, 1 for adjacent hexes.
constexpr int distance(HexCoord a, HexCoord b) {
    const int q = a.q > b.q ? a.q - b.q : b.q - a.q;
    const int r = a.r > b.r ? a.r - b.r : b.r - a.r;
    const int sa = -a.q - a.r;
    const int sb = -b.q - b.r;
    const int s = sa > sb ? sa - sb : sb - sa;
    return q > r ? (q > s ? q : s) : (r > s ? r : s);
}

/// A hexside, stored once: the direction is always n, ne or se of its hex.
struct HexSide {
    HexCoord hex;
    Direction direction = Direction::n;
    /// The hexside of `hex` in `direction`, in its canonical form.
    static constexpr HexSide of(HexCoord hex, Direction direction) {
        if (static_cast<int>(direction) < 3) return {hex, direction};
        return {neighbour(hex, direction), opposite(direction)};
    }
    constexpr HexCoord other() const { return neighbour(hex, direction); }
    friend constexpr auto operator<=>(const HexSide&, const HexSide&) = default;
};

}  // namespace cota::model

template <>
struct std::hash<cota::model::HexCoord> {
    std::size_t operator()(const cota::model::HexCoord& hex) const noexcept {
        return std::hash<std::int64_t>{}((static_cast<std::int64_t>(hex.q) << 32) ^
                                         static_cast<std::int64_t>(static_cast<std::uint32_t>(hex.r)));
    }
};
