// Pictures as text, compared line by line; the same picture must give the same text twice.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/picture/mark_text.h"
#include "mapsets/look/sheet/draw_map.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/support/random_board.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;
namespace fs = std::filesystem;

namespace {

void compare(const std::string& name, const std::string& text) {
    const auto path = fs::path(COTA_SOURCE_DIR) / "tests/golden/look" / (name + ".txt");
    if (std::getenv("COTA_UPDATE")) std::ofstream(path, std::ios::binary) << text;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream expected;
    expected << file.rdbuf();
    EXPECT_FALSE(expected.str().empty()) << name << ".txt is missing; COTA_UPDATE=1 writes it";
    EXPECT_EQ(text, expected.str());
}

std::string marksOf(const Stage& stage, const std::vector<std::string>& layers) {
    return picture::textOf(drawMap(*stage.scene, layers));
}

TEST(GoldenMarks, TerrainGridAndNumbers) {
    support::BoardMaker maker("G", 3, 2);
    maker.terrain("0201", "woods").terrain("0202", "woods").terrain("0302", "field");
    compare("terrain", marksOf(Stage(maker.board), {"base", "ground", "grid", "numbers"}));
}

TEST(GoldenMarks, RoadsThatMeetAndWater) {
    support::BoardMaker maker("G", 4, 3);
    maker.path("r", "road", {"0102", "0202", "0302", "0402"}).path("s", "road", {"0201", "0202"});
    maker.path("w", "stream", {"0301", "0302", "0303"}).feature("0302", "bridge");
    Stage stage(maker.board);
    stage.draw("path", "stream", "flow");
    stage.draw("feature", "bridge", "span");
    compare("ways", marksOf(stage, {"water", "roads", "bridges"}));
}

TEST(GoldenMarks, HeightsAndHexsides) {
    support::BoardMaker maker("G", 4, 3);
    maker.level("0202", 1)
        .level("0302", 2)
        .hexside("0102", model::Direction::ne, "wall")
        .hexside("0102", model::Direction::n, "wall");
    compare("heights", marksOf(Stage(maker.board), {"tints", "contours", "hexsides"}));
}

/// A board of six small hexes on which one thing has a given drawing.
std::string drawingText(const DrawingDescription& drawing) {
    const std::string kind = drawing.kind;
    support::BoardMaker maker("G", 3, 2);
    std::string id, layer;
    if (kind == "terrain") {
        id = "woods", layer = "ground,buildings,lakes";
        maker.terrain("0201", id).terrain("0202", id);
    } else if (kind == "path") {
        id = "road", layer = "roads,water";
        maker.path("r", id, {"0102", "0201", "0302"});
    } else if (kind == "hexside") {
        id = "wall", layer = "hexsides,water";
        maker.hexside("0201", model::Direction::ne, id).hexside("0201", model::Direction::n, id);
    } else {
        id = "bridge", layer = "features,bridges,buildings";
        maker.path("s", "stream", {"0201", "0202"}).feature("0201", id);
    }
    Stage stage(maker.board, 6);
    stage.draw(kind, id, drawing.name);
    std::vector<std::string> layers;
    for (std::size_t from = 0, to = 0; to != std::string::npos; from = to + 1)
        layers.push_back(layer.substr(from, (to = layer.find(',', from)) - from));
    return marksOf(stage, layers);
}

/// Every drawing of the ground and of things on it, so that each change is noticed.
TEST(GoldenMarks, EachDrawing) {
    std::string all;
    int count = 0;
    for (const auto& drawing : describeDrawings()) {
        const std::string kind = drawing.kind;
        if (kind != "terrain" && kind != "path" && kind != "hexside" && kind != "feature") continue;
        const auto text = drawingText(drawing);
        // Only a drawing called "nothing" may draw nothing.
        EXPECT_EQ(text.find("layer ") == std::string::npos, drawing.name == std::string_view("nothing"))
            << kind << " " << drawing.name;
        all += "# " + kind + " " + drawing.name + "\n" + text;
        ++count;
    }
    EXPECT_GT(count, 30);
    compare("drawings", all);
}

TEST(Marks, AreTheSameTwice) {
    for (unsigned seed = 1; seed <= 4; ++seed) {
        const auto board = support::randomBoard(10, 8, seed);
        EXPECT_EQ(marksOf(Stage(board), {}), marksOf(Stage(board), {}));
    }
}

/// Only the requested layers are drawn.
TEST(Marks, OfALayerAreLeftOutWithIt) {
    const Stage stage(support::randomBoard(6, 5, 2));
    const auto picture = drawMap(*stage.scene, {"grid"});
    ASSERT_EQ(picture.layers.size(), 1u);
    EXPECT_EQ(picture.layers[0].name, "grid");
}

}  // namespace
