#include "validator/publish/ground/import_paths.h"

#include <bit>
#include <optional>

namespace cota::publish {

namespace {

using model::Direction;
using model::Grid;
using model::HexCoord;

std::uint8_t bitOf(Direction direction) {
    return static_cast<std::uint8_t>(1u << static_cast<int>(direction));
}

Direction turned(Direction direction, int sixths) {
    return static_cast<Direction>((static_cast<int>(direction) + sixths + 6) % 6);
}

class Walker {
  public:
    Walker(const Grid& grid, const SideMasks& links, const model::PathKindId& kind)
        : grid_(grid), free_(links), kind_(kind) {}

    std::vector<model::Path> walkAll() {
        for (const HexCoord hex : grid_.hexes())
            for (const Direction direction : model::allDirections)
                if (isFree(hex, direction) && !grid_.contains(neighbour(hex, direction)))
                    walkInFrom(hex, direction);
        for (const HexCoord hex : grid_.hexes())
            while (std::popcount(free_[grid_.index(hex)]) % 2 == 1) walkFrom(hex);
        for (const HexCoord hex : grid_.hexes())
            while (free_[grid_.index(hex)] != 0) walkFrom(hex);
        return std::move(paths_);
    }

  private:
    bool isFree(HexCoord hex, Direction direction) const {
        return (free_[grid_.index(hex)] & bitOf(direction)) != 0;
    }
    void use(HexCoord hex, Direction direction) {
        free_[grid_.index(hex)] &= static_cast<std::uint8_t>(~bitOf(direction));
        const HexCoord other = neighbour(hex, direction);
        if (grid_.contains(other))
            free_[grid_.index(other)] &= static_cast<std::uint8_t>(~bitOf(opposite(direction)));
    }

    /// The next direction after `heading`: straight on, or with the smallest turn.
    std::optional<Direction> wayOn(HexCoord hex, std::optional<Direction> heading) const {
        if (!heading) {
            for (const Direction direction : model::allDirections)
                if (isFree(hex, direction)) return direction;
            return std::nullopt;
        }
        for (const int sixths : {0, 1, -1, 2, -2})
            if (isFree(hex, turned(*heading, sixths))) return turned(*heading, sixths);
        return std::nullopt;
    }

    model::Path& begin() {
        model::Path& path = paths_.emplace_back();
        path.kind = kind_;
        path.id = model::PathId(kind_.text + "-" + std::to_string(paths_.size()));
        return path;
    }

    void walkInFrom(HexCoord hex, Direction edge) {
        model::Path& path = begin();
        use(hex, edge);
        path.ends.push_back(model::HexSide::of(hex, edge));
        walkOn(path, hex, opposite(edge));
    }
    void walkFrom(HexCoord hex) { walkOn(begin(), hex, std::nullopt); }

    void walkOn(model::Path& path, HexCoord hex, std::optional<Direction> heading) {
        while (true) {
            path.hexes.push_back(hex);
            heading = wayOn(hex, heading);
            if (!heading) return;
            use(hex, *heading);
            const HexCoord next = neighbour(hex, *heading);
            if (!grid_.contains(next)) {
                path.ends.push_back(model::HexSide::of(hex, *heading));
                return;
            }
            hex = next;
        }
    }

    const Grid& grid_;
    SideMasks free_;
    const model::PathKindId& kind_;
    std::vector<model::Path> paths_;
};

}  // namespace

SideMasks mutualLinks(const Grid& grid, const SideMasks& exits, SideMasks& dead) {
    SideMasks links(exits.size(), 0);
    dead.assign(exits.size(), 0);
    for (const HexCoord hex : grid.hexes()) {
        const std::size_t index = grid.index(hex);
        if (exits[index] == 0) continue;
        for (const Direction direction : model::allDirections) {
            if ((exits[index] & bitOf(direction)) == 0) continue;
            const HexCoord other = neighbour(hex, direction);
            const bool answers =
                !grid.contains(other) || (exits[grid.index(other)] & bitOf(opposite(direction))) != 0;
            (answers ? links : dead)[index] |= bitOf(direction);
        }
    }
    return links;
}

std::vector<model::Path> pathsFrom(const Grid& grid, const SideMasks& links, const model::PathKindId& kind) {
    return Walker(grid, links, kind).walkAll();
}

}  // namespace cota::publish
