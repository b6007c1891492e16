#include "tests/mapsets/look/real_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>

#include "mapsets/loading/look_reader.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/support/real_game.h"

namespace cota::look::test {

/// A long outline with another part far away is rounded otherwise by the painter, in the last bits of a
/// pixel at its edge.
bool looksLike(std::uint32_t one, std::uint32_t other, int most) {
    for (const unsigned shift : {0u, 8u, 16u})
        if (std::abs(static_cast<int>(one >> shift & 255u) - static_cast<int>(other >> shift & 255u)) > most)
            return false;
    return true;
}

namespace {

/// The hexes whose ground has another height: that of drawn contours follows from the lines around it,
/// however far away they are.
std::vector<model::HexCoord> raisedHexes(const RealSheet& before, const RealSheet& after) {
    std::vector<model::HexCoord> raised;
    for (const auto cell : before.field->hexes())
        if (before.play.heights().ground(cell) != after.play.heights().ground(cell))
            raised.push_back(before.field->hexAt(cell));
    return raised;
}

}  // namespace

std::vector<std::filesystem::path> styleFiles(const std::string& style) {
    if (style.empty()) return {};
    return {std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/styles" / (style + ".xml")};
}

RealSheet::RealSheet(const model::Board& board, const std::string& game, const std::string& style)
    : field(support::fieldOf(board, support::realGame(game))),
      play(*field),
      looks(*mapsets::readLook(*field.game, {}, styleFiles(style)).value) {
    document.boards.emplace("board.xml", board);
    scene = std::make_unique<Scene>(*field, play.heights(), document, looks, MapSheet(*field, 20),
                                    model::Language::english);
}

RealSheet::RealSheet(model::Document of, mapsets::Mapset game, const Margins& margins)
    : field(of.scenario ? support::fieldOf(of, std::move(game))
                        : support::fieldOf(*of.boards.begin()->second, std::move(game))),
      play(*field),
      looks(*mapsets::readLook(*field.game, {}, {}).value),
      document(std::move(of)) {
    scene = std::make_unique<Scene>(*field, play.heights(), document, looks, MapSheet(*field, 20, margins),
                                    model::Language::english);
}

picture::Pixels RealSheet::pixels() const {
    std::vector<std::string> layers;
    for (const auto& layer : layerNames())
        if (layer.name != std::string_view("title") && layer.name != std::string_view("scale") &&
            layer.name != std::string_view("legend"))
            layers.emplace_back(layer.name);
    const auto map = drawMap(*scene, layers);
    return picture::raster(map, picture::wholeSheet(map, dotsPerInch));
}

std::optional<int> reachOf(const model::Board& board, const std::string& game,
                           const std::vector<model::HexCoord>& hexes, const Edit& edit) {
    auto changed = board;
    edit(changed);
    const RealSheet before(board, game), after(changed, game);
    const auto one = before.pixels(), other = after.pixels();
    EXPECT_EQ(one.columns, other.columns);
    auto touched = raisedHexes(before, after);
    touched.insert(touched.end(), hexes.begin(), hexes.end());
    std::map<model::HexCoord, int> pixels;
    for (int row = 0; row < one.rows; ++row)
        for (int column = 0; column < one.columns; ++column) {
            if (looksLike(one.at(column, row), other.at(column, row))) continue;
            const auto cell = before.scene->sheet.cellAnywhere(before.pointOf(column, row));
            if (cell != mapsets::noCell) ++pixels[before.field->hexAt(cell)];
        }
    constexpr int fewPixels = 3;  // at the edge of a long line, as above
    std::optional<int> reach;
    for (const auto& [at, count] : pixels) {
        if (count < fewPixels) continue;
        int least = board.grid.columns + board.grid.rows;
        for (const auto hex : touched) least = std::min(least, model::distance(hex, at));
        reach = std::max(reach.value_or(0), least);
    }
    return reach;
}

}  // namespace cota::look::test
