// Paths and hexsides: which paths cross which hexsides.

#include <algorithm>

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

namespace {

constexpr int bitOf(model::Direction direction) { return 1 << static_cast<int>(direction); }
constexpr int runsHere = 1 << 6;  // the bit after those of the six hexsides

}  // namespace

bool BattlefieldBuilder::areNeighbours(model::HexCoord a, model::HexCoord b, model::Direction* direction) {
    for (const model::Direction each : model::allDirections)
        if (model::neighbour(a, each) == b) {
            *direction = each;
            return true;
        }
    return false;
}

void BattlefieldBuilder::takePaths() {
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const LaidBoard& laid = field_.boards_[i];
        for (const model::Path& path : sources_[i]->paths) {
            LaidPath made;
            made.board = laid.id;
            made.id = path.id.text;
            const PathKind* kind = catalogue_.pathKind(path.kind);
            made.kind = kind ? static_cast<int>(indexIn(catalogue_.pathKinds, kind)) : -1;
            for (const model::HexCoord& hex : path.hexes) made.hexes.push_back(laid.toMap(hex));
            for (const model::HexSide& side : path.sides) made.sides.push_back(laid.toMap(side));
            for (const model::HexSide& side : path.ends) made.ends.push_back(laid.toMap(side));
            if (laid.grid.columns > 0) laidPaths_.push_back(std::move(made));
        }
    }
}

void BattlefieldBuilder::mark(std::size_t kind, model::HexCoord hex, int bits) {
    const Cell cell = cellOf(hex);
    if (cell == noCell || !field_.isOnMap(cell)) return;
    std::vector<std::uint8_t>& layer = field_.paths_[kind];
    if (layer.empty()) layer.assign(field_.use_.size(), 0);
    layer[index(cell)] = static_cast<std::uint8_t>(layer[index(cell)] | bits);
}

/// A step along a path: it runs in both hexes and crosses the hexside between them. If the hexes are not
/// adjacent, the check of the board reports it and the path only runs in both.
void BattlefieldBuilder::link(std::size_t kind, model::HexCoord from, model::HexCoord to) {
    model::Direction direction{};
    if (!areNeighbours(from, to, &direction)) return;
    mark(kind, from, bitOf(direction));
    mark(kind, to, bitOf(model::opposite(direction)));
}

void BattlefieldBuilder::drawPath(const LaidPath& path) {
    if (path.kind < 0) return;
    const auto kind = static_cast<std::size_t>(path.kind);
    for (std::size_t i = 0; i < path.hexes.size(); ++i) {
        mark(kind, path.hexes[i], runsHere);
        if (i > 0) link(kind, path.hexes[i - 1], path.hexes[i]);
    }
    for (const model::HexSide& side : path.sides) {
        mark(kind, side.hex, bitOf(side.direction));
        mark(kind, side.other(), bitOf(model::opposite(side.direction)));
    }
}

/// A path that runs off its board is joined to a path of its kind in the next hex; one that runs off the map
/// crosses the hexside there. If the next hex has no such path, there is no link, because a step costs the
/// same both ways.
void BattlefieldBuilder::closeEnds() {
    for (const LaidPath& path : laidPaths_) {
        if (path.kind < 0) continue;
        const auto kind = static_cast<std::size_t>(path.kind);
        const auto isOnMap = [&](model::HexCoord hex) {
            const Cell cell = cellOf(hex);
            return cell != noCell && field_.isOnMap(cell);
        };
        const auto runsIn = [&](model::HexCoord hex) {
            return isOnMap(hex) && field_.touches(kind, cellOf(hex));
        };
        for (const model::HexSide& side : path.ends) {
            const bool here = runsIn(side.hex);
            const bool there = runsIn(side.other());
            if (here && (there || !isOnMap(side.other()))) mark(kind, side.hex, bitOf(side.direction));
            if (there && (here || !isOnMap(side.hex)))
                mark(kind, side.other(), bitOf(model::opposite(side.direction)));
        }
    }
}

/// After links are removed: deletes a path that no longer leads to another hex of the map.
void BattlefieldBuilder::endWithoutLinks(std::size_t kind, Cell cell) {
    std::uint8_t& bits = field_.paths_[kind][index(cell)];
    if ((bits & runsHere) == 0) return;
    for (const model::Direction each : model::allDirections)
        if ((bits & bitOf(each)) != 0 && field_.isOnMap(field_.neighbour(cell, each))) return;
    bits = 0;
}

/// A river fills the hexes it runs through.
void BattlefieldBuilder::givePathTerrain() {
    for (std::size_t kind = 0; kind < field_.paths_.size(); ++kind) {
        const TerrainType* terrain = catalogue_.terrain(catalogue_.pathKinds[kind].terrain);
        if (!terrain || field_.paths_[kind].empty()) continue;
        const std::uint16_t number = indexIn(catalogue_.terrains, terrain);
        for (const Cell cell : field_.hexes_)
            if (field_.touches(kind, cell)) {
                std::uint16_t& code = field_.terrain_[index(cell)];
                code = mixes_.with(code, number);
            }
    }
}

void BattlefieldBuilder::takeHexsides() {
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const LaidBoard& laid = field_.boards_[i];
        for (const model::HexsideAt& hexside : sources_[i]->hexsides) {
            const HexsideType* type = catalogue_.hexside(hexside.kind);
            if (type && (laid.keeps(hexside.side.hex) || laid.keeps(hexside.side.other())))
                hexsides_[laid.toMap(hexside.side)].insert(indexIn(catalogue_.hexsides, type));
        }
    }
}

void BattlefieldBuilder::sealEdges() {
    for (const auto& [side, kinds] : hexsides_) {
        if (kinds.empty()) continue;
        field_.hexsides_.push_back({side, {kinds.begin(), kinds.end()}});
        const auto note = [&](model::HexCoord hex, model::Direction direction) {
            const Cell cell = cellOf(hex);
            if (cell == noCell) return;
            std::uint8_t& sides = field_.kindedSides_[index(cell)];
            sides = static_cast<std::uint8_t>(sides | bitOf(direction));
        };
        note(side.hex, side.direction);
        note(side.other(), model::opposite(side.direction));
    }
}

}  // namespace cota::mapsets
