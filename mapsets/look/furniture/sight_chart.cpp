// The answers of the sight chart: a small board for each terrain, and the game's own lines of sight on it.

#include <algorithm>
#include <array>
#include <optional>

#include "formats/model/document/board.h"
#include "formats/model/finding/capital.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/look/furniture/rules_chart.h"
#include "mapsets/play/play.h"

namespace cota::look {

namespace {

constexpr std::array sightCases{SightCase{0, 0}, SightCase{1, 0}, SightCase{1, 1}, SightCase{2, 0},
                                SightCase{2, 1}};
constexpr int boardColumns = 9, boardRows = 9, boardRow = 4, observerAt = 1, targetAt = 7;

/// A board of open ground with one terrain across the middle, and hills of one hex at both ends.
model::Board sightBoard(const mapsets::Mapset& game, const model::TerrainId& open,
                        const model::TerrainId& between, const SightCase& levels) {
    model::Grid grid = game.catalogue.defaultGrid;
    grid.columns = boardColumns;
    grid.rows = boardRows;
    grid.longHigh = false;
    grid.halves = {};
    auto board = model::blankBoard("1", game.id, grid, open);
    // Along a straight line of hexes, so that no line runs along hexsides.
    const auto at = [&](int step) {
        return grid.isFlat() ? model::OffsetCoord{boardRow, step} : model::OffsetCoord{step, boardRow};
    };
    const auto index = [&](int step) { return grid.index(at(step)); };
    board.terrain = board.terrain.with([&](auto& layer) {
        layer.set(index((observerAt + targetAt) / 2), model::TerrainMix{{{between, std::nullopt}}});
    });
    board.level = board.level.with([&](auto& layer) {
        layer[index(observerAt)] = static_cast<std::int16_t>(levels.observer);
        layer[index(targetAt)] = static_cast<std::int16_t>(levels.target);
    });
    return board;
}

/// Nothing if the heights of the game do not come from levels.
std::optional<bool> sees(const mapsets::Mapset& game, const model::Board& board, const SightCase& levels) {
    auto made = mapsets::buildBattlefield(board, game);
    if (!made.value) return std::nullopt;
    const mapsets::Battlefield& field = *made.value;
    const auto at = [&](int step) {
        const auto& grid = board.grid;
        return field.cellOf(grid.hexAt(grid.isFlat() ? model::OffsetCoord{boardRow, step}
                                                     : model::OffsetCoord{step, boardRow}));
    };
    const mapsets::Cell from = at(observerAt), to = at(targetAt);
    if (from == mapsets::noCell || to == mapsets::noCell || !field.isOnMap(from) || !field.isOnMap(to))
        return std::nullopt;
    const mapsets::Play play(field);
    const auto rises = [&](mapsets::Cell cell, int level) {
        return (play.heights().ground(cell) > 0) == (level > 0);
    };
    if (!rises(from, levels.observer) || !rises(to, levels.target)) return std::nullopt;
    return play.sight().judge(from, to).isClear();
}

}  // namespace

RulesSection sightOverTerrain(const mapsets::Mapset& game) {
    RulesSection section;
    section.title = local("Do they see each other? The terrain is halfway");
    const auto& catalogue = game.catalogue;
    if (catalogue.terrains.empty() || catalogue.strategy("sight") == nullptr) return section;
    const auto& open = catalogue.terrains.front().id;
    for (const auto& levels : sightCases)
        if (sees(game, sightBoard(game, open, open, levels), levels)) {
            section.cases.push_back(levels);
            section.columns.emplace_back();
        }
    for (const auto& terrain : catalogue.terrains) {
        if (terrain.additive) continue;
        RulesLine line{.kind = "terrain",
                       .id = terrain.id.text,
                       .name = {model::capital(terrain.name.en), model::capital(terrain.name.es)},
                       .source = terrain.from.citation,
                       .cells = {}};
        for (const auto& levels : section.cases) {
            const auto seen = sees(game, sightBoard(game, open, terrain.id, levels), levels);
            if (!seen)
                line.cells.push_back({{}, true});
            else if (*seen)
                line.cells.push_back({local("chart", "yes"), false});
            else
                line.cells.push_back({local("chart", "no"), false});
        }
        section.lines.push_back(std::move(line));
    }
    return section;
}

}  // namespace cota::look
