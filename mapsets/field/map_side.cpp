#include "mapsets/field/map_side.h"

#include <algorithm>
#include <array>

namespace cota::mapsets {

namespace {

constexpr int ways = 8;
constexpr std::array<std::string_view, ways> paperWords = {"top",    "top-right",   "right", "bottom-right",
                                                           "bottom", "bottom-left", "left",  "top-left"};
constexpr std::array<std::string_view, ways> compassWords = {"north", "north-east", "east", "south-east",
                                                             "south", "south-west", "west", "north-west"};

using model::Direction;

/// The neighbours beyond an edge of the map. A hex with a vertex at the top has no neighbour straight above,
/// so both upper ones count.
struct Beyond {
    Direction first;
    Direction second;
};

Beyond beyond(MapWay side, model::Orientation orientation) {
    if (orientation == model::Orientation::flat) {
        if (side == MapWay::top) return {Direction::n, Direction::n};
        if (side == MapWay::bottom) return {Direction::s, Direction::s};
        if (side == MapWay::left) return {Direction::nw, Direction::sw};
        return {Direction::ne, Direction::se};
    }
    // The directions n, ne, se, s, sw, nw of the lattice are NW, NE, E, SE, SW, W here.
    if (side == MapWay::top) return {Direction::n, Direction::ne};
    if (side == MapWay::bottom) return {Direction::s, Direction::sw};
    if (side == MapWay::left) return {Direction::nw, Direction::nw};
    return {Direction::se, Direction::se};
}

}  // namespace

WayWord wayOf(std::string_view word, model::North north) {
    if (const auto it = std::ranges::find(paperWords, word); it != paperWords.end())
        return {static_cast<MapWay>(it - paperWords.begin()), false};
    const auto it = std::ranges::find(compassWords, word);
    if (it == compassWords.end()) return {};
    if (north == model::North::unset) return {std::nullopt, true};
    const int turn = static_cast<int>(north) - static_cast<int>(model::North::top);
    return {static_cast<MapWay>((static_cast<int>(it - compassWords.begin()) + turn) % ways), true};
}

std::vector<std::string> wayWords() {
    std::vector<std::string> all;
    for (const auto& words : {compassWords, paperWords}) all.insert(all.end(), words.begin(), words.end());
    return all;
}

bool isAtEdge(const Battlefield& field, Cell cell, MapWay way) {
    const int number = static_cast<int>(way);
    if (number % 2 == 1)
        return isAtEdge(field, cell, static_cast<MapWay>(number - 1)) ||
               isAtEdge(field, cell, static_cast<MapWay>((number + 1) % ways));
    const Beyond out = beyond(way, field.orientation());
    return !field.isOnMap(field.neighbour(cell, out.first)) &&
           !field.isOnMap(field.neighbour(cell, out.second));
}

model::HexCoord towards(MapWay way, model::Orientation orientation) {
    // Flat: up is (0,-1), right is (2,-1) in units of half a column. Pointed: right is (1,0), up is (1,-2).
    const bool flat = orientation == model::Orientation::flat;
    const model::HexCoord up = flat ? model::HexCoord{0, -1} : model::HexCoord{1, -2};
    const model::HexCoord right = flat ? model::HexCoord{2, -1} : model::HexCoord{1, 0};
    const auto back = [](model::HexCoord hex) { return model::HexCoord{-hex.q, -hex.r}; };
    // Up and right have lengths 1 and sqrt(3) (pointed: sqrt(3) and 1); weights of 7 and 4 bring their
    // diagonal near 45 degrees.
    const int u = flat ? 7 : 4;
    const int r = flat ? 4 : 7;
    const auto diagonal = [&](model::HexCoord a, model::HexCoord b) {
        return model::HexCoord{u * a.q + r * b.q, u * a.r + r * b.r};
    };
    switch (way) {
        case MapWay::top:
            return up;
        case MapWay::topRight:
            return diagonal(up, right);
        case MapWay::right:
            return right;
        case MapWay::bottomRight:
            return diagonal(back(up), right);
        case MapWay::bottom:
            return back(up);
        case MapWay::bottomLeft:
            return diagonal(back(up), back(right));
        case MapWay::left:
            return back(right);
        case MapWay::topLeft:
            return diagonal(up, back(right));
    }
    return up;
}

}  // namespace cota::mapsets
