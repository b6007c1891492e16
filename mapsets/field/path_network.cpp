#include "mapsets/field/path_network.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

constexpr int runsHere = 1 << 6;  // the bit after those of the six hexsides

}  // namespace

void PathNetwork::takeBoards() {
    for (std::size_t i = 0; i < work_.sources.size(); ++i) {
        const LaidBoard& laid = work_.data.boards[i];
        for (const model::Path& path : work_.sources[i]->paths) {
            LaidPath made;
            made.board = laid.id;
            made.id = path.id.text;
            const PathKind* kind = work_.catalogue.pathKind(path.kind);
            made.kind = kind ? static_cast<int>(indexIn(work_.catalogue.pathKinds, kind)) : -1;
            for (const model::HexCoord& hex : path.hexes) made.hexes.push_back(laid.toMap(hex));
            for (const model::HexSide& side : path.sides) made.sides.push_back(laid.toMap(side));
            for (const model::HexSide& side : path.ends) made.ends.push_back(laid.toMap(side));
            if (laid.grid.columns > 0) laid_.push_back(std::move(made));
        }
    }
}

void PathNetwork::mark(std::size_t kind, model::HexCoord hex, int bits) {
    const Cell cell = work_.cellOf(hex);
    if (cell == noCell || !work_.field.isOnMap(cell)) return;
    std::vector<std::uint8_t>& layer = work_.data.paths[kind];
    if (layer.empty()) layer.assign(work_.data.use.size(), 0);
    layer[BattlefieldWork::index(cell)] =
        static_cast<std::uint8_t>(layer[BattlefieldWork::index(cell)] | bits);
}

/// A step along a path: it runs in both hexes and crosses the hexside between them. If the hexes are not
/// adjacent, the check of the board reports it and the path only runs in both.
void PathNetwork::link(std::size_t kind, model::HexCoord from, model::HexCoord to) {
    const auto direction = directionBetween(from, to);
    if (!direction) return;
    mark(kind, from, hexsideBit(*direction));
    mark(kind, to, hexsideBit(model::opposite(*direction)));
}

void PathNetwork::draw(const LaidPath& path) {
    if (path.kind < 0) return;
    const auto kind = static_cast<std::size_t>(path.kind);
    for (std::size_t i = 0; i < path.hexes.size(); ++i) {
        mark(kind, path.hexes[i], runsHere);
        if (i > 0) link(kind, path.hexes[i - 1], path.hexes[i]);
    }
    for (const model::HexSide& side : path.sides) {
        mark(kind, side.hex, hexsideBit(side.direction));
        mark(kind, side.other(), hexsideBit(model::opposite(side.direction)));
    }
}

void PathNetwork::drawBoards() {
    for (const LaidPath& path : laid_) draw(path);
    closeEnds();
}

/// A path that runs off its board is joined to a path of its kind in the next hex; one that runs off the map
/// crosses the hexside there. If the next hex has no such path, there is no link, because a step costs the
/// same both ways.
void PathNetwork::closeEnds() {
    for (const LaidPath& path : laid_) {
        if (path.kind < 0) continue;
        const auto kind = static_cast<std::size_t>(path.kind);
        const auto isOnMap = [&](model::HexCoord hex) {
            const Cell cell = work_.cellOf(hex);
            return cell != noCell && work_.field.isOnMap(cell);
        };
        const auto runsIn = [&](model::HexCoord hex) {
            return isOnMap(hex) && work_.field.touches(kind, work_.cellOf(hex));
        };
        for (const model::HexSide& side : path.ends) {
            const bool here = runsIn(side.hex);
            const bool there = runsIn(side.other());
            if (here && (there || !isOnMap(side.other()))) mark(kind, side.hex, hexsideBit(side.direction));
            if (there && (here || !isOnMap(side.hex)))
                mark(kind, side.other(), hexsideBit(model::opposite(side.direction)));
        }
    }
}

bool PathNetwork::remove(std::size_t kind, const std::vector<Cell>& cells, std::size_t i) {
    const Battlefield& field = work_.field;
    const Cell cell = cells[i];
    if (!field.touches(kind, cell)) return false;
    std::vector<std::uint8_t>& layer = work_.data.paths[kind];
    const auto clear = [&](Cell at, model::Direction direction) {
        layer[BattlefieldWork::index(at)] =
            static_cast<std::uint8_t>(layer[BattlefieldWork::index(at)] & ~hexsideBit(direction));
    };
    if (cells.size() == 1) {
        for (const model::Direction each : model::allDirections)
            if (field.isOnMap(field.neighbour(cell, each)))
                clear(field.neighbour(cell, each), model::opposite(each));
        layer[BattlefieldWork::index(cell)] = 0;
    } else if (i > 0) {
        const auto direction = directionBetween(field.hexAt(cells[i - 1]), field.hexAt(cell));
        if (!direction) return true;
        clear(cells[i - 1], *direction);
        clear(cell, model::opposite(*direction));
    }
    return true;
}

void PathNetwork::endWithoutLinks(std::size_t kind, const std::vector<Cell>& cells) {
    std::vector<std::uint8_t>& layer = work_.data.paths[kind];
    if (layer.empty()) return;
    for (const Cell cell : cells) {
        std::uint8_t& bits = layer[BattlefieldWork::index(cell)];
        if ((bits & runsHere) == 0) continue;
        const bool leads = std::ranges::any_of(model::allDirections, [&](model::Direction each) {
            return (bits & hexsideBit(each)) != 0 && work_.field.isOnMap(work_.field.neighbour(cell, each));
        });
        if (!leads) bits = 0;
    }
}

void PathNetwork::giveTerrain() {
    for (std::size_t kind = 0; kind < work_.data.paths.size(); ++kind) {
        const TerrainType* terrain = work_.catalogue.terrain(work_.catalogue.pathKinds[kind].terrain);
        if (!terrain || work_.data.paths[kind].empty()) continue;
        const std::uint16_t number = indexIn(work_.catalogue.terrains, terrain);
        for (const Cell cell : work_.data.hexes)
            if (work_.field.touches(kind, cell)) {
                std::uint16_t& code = work_.data.terrain[BattlefieldWork::index(cell)];
                code = work_.mixes.with(code, number);
            }
    }
}

std::vector<LaidPath*> PathNetwork::named(const std::string& name) {
    std::vector<LaidPath*> exact, bare;
    for (LaidPath& path : laid_) {
        if (name == path.board + ":" + path.id) exact.push_back(&path);
        if (name == path.id) bare.push_back(&path);
    }
    return exact.empty() ? bare : exact;
}

}  // namespace cota::mapsets
