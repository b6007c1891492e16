#include "editor/picture/ground_draft.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <utility>

#include "editor/editing/session.h"
#include "tests/support/scratch_folder.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A wood, a road with a word that no row has, and a village, onto a board of 10 x 8 hexes.
class GroundDraftTest : public testing::Test {
  protected:
    void SetUp() override {
        earth::EarthProblem problem;
        if (earth::earthFiles(problem) == nullptr) GTEST_SKIP() << "built without GDAL";
        std::ofstream(map_)
            << R"({"type":"FeatureCollection","features":[)" +
                   shape("\"landuse\":\"forest\"", "Polygon",
                         "[[[2.992,46.999],[3.004,46.999],[3.004,47.004],[2.992,47.004],"
                         "[2.992,46.999]]]") +
                   "," + shape("\"highway\":\"raceway\"", "LineString", "[[2.98,46.998],[3.02,46.998]]") +
                   "," + shape("\"place\":\"village\",\"name\":\"Sorley\"", "Point", "[3.003,46.998]") + "]}";
    }

    static std::string shape(const std::string& tags, const std::string& kind,
                             const std::string& coordinates) {
        return R"({"type":"Feature","properties":{)" + tags + R"(},"geometry":{"type":")" + kind +
               R"(","coordinates":)" + coordinates + "}}";
    }
    static model::Document document(bool hasPlace = true) {
        model::Grid grid;
        grid.columns = 10;
        grid.rows = 8;
        model::Board board =
            model::blankBoard("A", model::MapsetId("panzer-grenadier"), grid, model::TerrainId("clear"));
        if (hasPlace) {
            board.anchor.emplace().system = "EPSG:32631";
            board.anchor->east = 499'300'000;
            board.anchor->north = 5'205'864'000;
            board.anchor->hexSize = 200'000;
        }
        model::Document document;
        document.boards["a.board.xml"] = std::move(board);
        return document;
    }
    std::unique_ptr<GroundDraft> open() {
        return GroundDraft::open(map_, library_, model::Language::english, document());
    }
    GroundPreview previewOf(const GroundDraft& draft) {
        return previewer_.make(draft.order().value(), {},
                               [&](GroundStage stage, double) { stages_.insert(stage); });
    }
    static std::string write(std::vector<Property> rows, const std::string& label, const std::string& value) {
        for (const auto& row : rows)
            if (row.label == label) return row.write(value).refusal;
        return "no row " + label;
    }
    static std::size_t rowOf(const GroundDraft& draft, const std::string& words) {
        const auto views = draft.tableRows(nullptr);
        for (std::size_t i = 0; i < views.size(); ++i)
            if (views[i].words.starts_with(words)) return i;
        ADD_FAILURE() << "no row " << words;
        return 0;
    }

    const fs::path folder_ = support::scratchFolder();
    const fs::path map_ = folder_ / "place.geojson";
    const mapsets::MapsetLibrary library_{{fs::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
    GroundPreviewer previewer_;
    std::set<GroundStage> stages_;
};

TEST_F(GroundDraftTest, ABoardWithoutAPlaceGetsNoMap) {
    EXPECT_FALSE(GroundDraft::hasPlace(document(false)));
    EXPECT_FALSE(GroundDraft::open(map_, library_, model::Language::english, document(false)));
    EXPECT_TRUE(GroundDraft::hasPlace(document()));
}

TEST_F(GroundDraftTest, TheTableOfTheGameDecidesAtFirst) {
    const auto draft = open();
    EXPECT_EQ(draft->tableFile().filename(), "import-openstreetmap.ground.xml");
    EXPECT_EQ(draft->tableToSave(), folder_ / "place.ground.xml") << "not over that of the game";
    const auto preview = previewOf(*draft);
    ASSERT_TRUE(preview.result);
    EXPECT_THAT(stages_, testing::IsSupersetOf({GroundStage::reading, GroundStage::measuring}));
    const auto views = draft->tableRows(&preview);
    EXPECT_THAT(views[rowOf(*draft, "landuse=forest")].counts, HasSubstr("1 feature; new: "));
    EXPECT_TRUE(views[rowOf(*draft, "waterway=river")].isIdle);
    EXPECT_EQ(preview.result->unmatched.front().first, "highway=raceway");
    EXPECT_THAT(draft->summary(preview), HasSubstr("3 features on the board"));
    const auto hexes = draft->hexes(preview);
    EXPECT_TRUE(std::ranges::any_of(hexes, &GroundHex::isInDoubt));
    EXPECT_TRUE(std::ranges::any_of(hexes, [](const auto& hex) {
        return !hex.isInDoubt() && hex.becomes == "woods 100 %" && hex.before == "clear";
    }));
}

TEST_F(GroundDraftTest, RowsAreSwitchedOffEditedAddedAndSaved) {
    const auto draft = open();
    const auto forest = rowOf(*draft, "landuse=forest");
    draft->toggleRow(forest);
    EXPECT_TRUE(draft->isTableChanged());
    EXPECT_FALSE(draft->tableRows(nullptr)[forest].isOn);
    EXPECT_TRUE(draft->hexes(previewOf(*draft)).empty());
    draft->toggleRow(forest);
    EXPECT_FALSE(draft->isTableChanged());
    EXPECT_EQ(write(draft->rowSheet(forest), "Terrain", "swamp"), "");
    EXPECT_EQ(write(draft->rowSheet(forest), "Counts from", "70"), "");
    EXPECT_EQ(draft->tableRows(nullptr)[forest].becomes, "swamp");
    EXPECT_NE(write(draft->rowSheet(forest), "Counts from", "0"), "");
    EXPECT_NE(write(draft->rowSheet(forest), "Terrain", "wood"), "");
    const auto added = draft->addRow("highway=raceway");
    ASSERT_TRUE(added);
    EXPECT_EQ(draft->tableRows(nullptr)[*added].becomes, "dropped");
    EXPECT_EQ(write(draft->rowSheet(*added), "Path", "road"), "");
    EXPECT_EQ(draft->tableRows(nullptr)[*added].becomes, "road");
    const auto preview = previewOf(*draft);
    ASSERT_TRUE(preview.result);
    EXPECT_EQ(preview.result->paths, 1u);
    const auto file = draft->tableToSave();
    draft->saveTable(file);
    EXPECT_FALSE(draft->isTableChanged());
    EXPECT_EQ(draft->tableToSave(), file);
    const auto other = open();
    EXPECT_EQ(other->loadTable(file), "");
    EXPECT_EQ(other->tableRows(nullptr)[*added].becomes, "road");
    std::ofstream(file) << "<ground>\n<row attribute='a' terrain='wods'/>\n</ground>\n";
    EXPECT_THAT(other->loadTable(file),
                testing::AllOf(HasSubstr("Line 2"), HasSubstr("Did you mean 'woods'?")));
    EXPECT_EQ(other->tableRows(nullptr)[*added].becomes, "road") << "the table before stays";
}

TEST_F(GroundDraftTest, HexesAreLeftOneByOne) {
    const auto draft = open();
    const auto first = draft->hexes(previewOf(*draft));
    ASSERT_FALSE(first.empty());
    draft->toggleHex(first.front().hex);
    const auto preview = previewOf(*draft);
    const auto second = draft->hexes(preview);
    EXPECT_EQ(second.size(), first.size());
    EXPECT_FALSE(second.front().isTaken);
    const auto& board = preview.result->board;
    EXPECT_EQ((*board.terrain)[board.grid.index(first.front().hex)].shares.front().terrain.text, "clear");
}

TEST_F(GroundDraftTest, AllOfItIsOneStep) {
    const auto draft = open();
    const auto preview = previewOf(*draft);
    SessionSettings settings;
    settings.mapsets = library_;
    Session session(settings);
    session.create(document());
    session.commit(draft->step(preview));
    EXPECT_EQ(session.document().boards.begin()->second->names.size(), 1u);
    session.undo();
    EXPECT_TRUE(session.document() == document());
}

TEST_F(GroundDraftTest, StoppedWorkMakesNothing) {
    const auto draft = open();
    const auto preview = previewer_.make(
        draft->order().value(), [] { return true; }, [](GroundStage, double) {});
    EXPECT_FALSE(preview.result);
    EXPECT_EQ(preview.problem.fault, earth::EarthFault::stopped);
    EXPECT_TRUE(previewOf(*draft).result) << "and can be begun again";
}

TEST_F(GroundDraftTest, AFileWithoutASystemIsAskedForIt) {
    const auto draft = open();
    EXPECT_EQ(write(draft->rows(), "System of the file", "EPSG:4326"), "no row System of the file");
    draft->askSystem();
    EXPECT_EQ(write(draft->rows(), "System of the file", "EPSG:4326"), "");
    EXPECT_EQ(draft->order()->fileSystem, "EPSG:4326");
    EXPECT_EQ(write(draft->rows(), "Painted hexes", "keep"), "");
    EXPECT_TRUE(draft->order()->keepPainted);
    EXPECT_NE(write(draft->rows(), "Board", "b.board.xml"), "");
}

TEST_F(GroundDraftTest, ThePictureGoesToTheChosenHex) {
    const auto draft = open();
    auto preview = previewOf(*draft);
    ASSERT_TRUE(preview.result);
    preview.result->board.grid.columns = 60;
    preview.result->board.grid.rows = 50;
    const auto board = groundBoard(preview, library_, model::Language::english);
    ASSERT_TRUE(board.map);
    GroundDrawer drawer;
    const auto wanted = [] { return true; };
    const auto& grid = preview.result->board.grid;
    for (const auto& [column, row] : {std::pair{0, 0}, {59, 49}, {30, 20}}) {
        GroundView view{320, 200, grid.hexAt({column, row})};
        const auto near = drawer.draw(board, view, wanted);
        ASSERT_TRUE(near);
        EXPECT_LE(near->pixels.columns, 320);
        EXPECT_LE(near->pixels.rows, 200);
        ASSERT_EQ(near->ring.size(), 6U);
        for (const auto& corner : near->ring) {
            EXPECT_GE(corner.x, 0);
            EXPECT_GE(corner.y, 0);
            EXPECT_LE(corner.x, near->pixels.columns);
            EXPECT_LE(corner.y, near->pixels.rows);
        }
        const auto [top, bottom] = std::ranges::minmax(near->ring, {}, &model::MapPoint::y);
        EXPECT_NEAR(bottom.y - top.y, view.leastHex, 0.01);
        view.isNear = false;
        const auto whole = drawer.draw(board, view, wanted);
        ASSERT_TRUE(whole);
        const auto [upper, lower] = std::ranges::minmax(whole->ring, {}, &model::MapPoint::y);
        EXPECT_LT(lower.y - upper.y, 10);
    }
    EXPECT_TRUE(drawer.draw(board, {320, 200}, wanted)->ring.empty());
    EXPECT_FALSE(drawer.draw({}, {320, 200}, wanted)) << "no board, no picture";
    EXPECT_FALSE(GroundDrawer().draw(board, {320, 200}, [] { return false; }));
}

}  // namespace

}  // namespace cota::session
