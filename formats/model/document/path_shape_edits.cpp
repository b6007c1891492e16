// Edits of one path: split, reversed, run off the edge of the board.
#include <algorithm>
#include <utility>

#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::model {

namespace {

PathId nextPathId(const Board& board, const std::string& stem) {
    for (int number = 2;; ++number) {
        PathId id(stem + "-" + std::to_string(number));
        if (std::ranges::find(board.paths, id, &Path::id) == board.paths.end()) return id;
    }
}

template <class Change>
Document withPathChanged(const Document& document, const std::string& key, const PathId& id,
                         Change&& change) {
    return withBoard(document, key, [&](Board& board) {
        const auto path = std::ranges::find(board.paths, id, &Path::id);
        if (path != board.paths.end()) change(board, *path);
    });
}

bool touches(const HexSide& side, HexCoord hex) { return side.hex == hex || side.other() == hex; }

/// The direction of one hex from an adjacent one.
Direction towards(HexCoord from, HexCoord to) {
    for (const Direction direction : allDirections)
        if (neighbour(from, direction) == to) return direction;
    return Direction::n;
}

/// The directions from straight on to straight back, nearest first.
std::array<Direction, 6> fromStraight(Direction straight) {
    std::array<Direction, 6> order{};
    constexpr std::array turns{0, 1, 5, 2, 4, 3};
    for (std::size_t i = 0; i < turns.size(); ++i)
        order[i] = static_cast<Direction>((static_cast<int>(straight) + turns[i]) % 6);
    return order;
}

}  // namespace

Document withPathSplit(const Document& document, const std::string& key, const PathId& id,
                       std::size_t place) {
    return withPathChanged(document, key, id, [&](Board& board, Path& path) {
        Path rest = path;
        rest.id = nextPathId(board, path.id.text);
        const auto at = static_cast<std::ptrdiff_t>(place);
        if (!path.hexes.empty()) {
            if (place == 0 || place + 1 >= path.hexes.size()) return;
            rest.hexes.assign(path.hexes.begin() + at, path.hexes.end());
            path.hexes.resize(place + 1);
            // A loop may leave the board at its middle; then the first piece keeps the exit.
            std::erase_if(rest.ends, [&](const HexSide& side) { return !touches(side, rest.hexes.back()); });
            std::erase_if(path.ends, [&](const HexSide& side) { return !touches(side, path.hexes.front()); });
        } else {
            if (place + 1 >= path.sides.size()) return;
            rest.sides.assign(path.sides.begin() + at + 1, path.sides.end());
            path.sides.resize(place + 1);
        }
        const auto after = std::ranges::find(board.paths, id, &Path::id) + 1;
        board.paths.insert(after, std::move(rest));
    });
}

Document withPathReversed(const Document& document, const std::string& key, const PathId& id) {
    return withPathChanged(document, key, id, [](Board&, Path& path) {
        std::ranges::reverse(path.hexes);
        std::ranges::reverse(path.sides);
        std::ranges::reverse(path.ends);
    });
}

Document withPathRunOff(const Document& document, const std::string& key, const PathId& id, bool atFront) {
    return withPathChanged(document, key, id, [&](Board& board, Path& path) {
        if (path.hexes.size() < 2) return;
        auto& hexes = path.hexes;
        if (atFront) std::ranges::reverse(hexes);
        const Direction straight = towards(hexes[hexes.size() - 2], hexes.back());
        while (board.grid.contains(neighbour(hexes.back(), straight)) &&
               std::ranges::none_of(path.ends,
                                    [&](const HexSide& side) { return touches(side, hexes.back()); }) &&
               std::ranges::none_of(allDirections, [&](Direction direction) {
                   return !board.grid.contains(neighbour(hexes.back(), direction));
               }))
            hexes.push_back(neighbour(hexes.back(), straight));
        for (const Direction direction : fromStraight(straight)) {
            if (board.grid.contains(neighbour(hexes.back(), direction))) continue;
            const auto exit = HexSide::of(hexes.back(), direction);
            const bool hasExit = std::ranges::any_of(
                path.ends, [&](const HexSide& side) { return touches(side, hexes.back()); });
            if (!hasExit) path.ends.push_back(exit);
            break;
        }
        if (atFront) std::ranges::reverse(hexes);
    });
}

}  // namespace cota::model
