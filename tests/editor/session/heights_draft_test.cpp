#include "editor/picture/heights_draft.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

#include "editor/editing/session.h"
#include "tests/support/scratch_folder.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

/// A hill on 20 x 20 km in UTM zone 31.
class HeightsDraftTest : public testing::Test {
  protected:
    void SetUp() override {
        earth::EarthProblem problem;
        if (earth::earthFiles(problem) == nullptr) GTEST_SKIP() << "built without GDAL";
        std::ofstream out(file_);
        out << "ncols 100\nnrows 100\nxllcorner 490000\nyllcorner 5400000\ncellsize 200\n";
        for (int row = 0; row < 100; ++row) {
            for (int column = 0; column < 100; ++column) {
                const double x = (column - 50) / 12.0, y = (row - 50) / 9.0;
                out << 105 + 200 * std::exp(-x * x - y * y) << " ";
            }
            out << "\n";
        }
    }

    std::unique_ptr<HeightsDraft> open(const model::Document& document = {},
                                       const std::string& game = "panzer-grenadier") {
        earth::EarthProblem problem;
        auto draft = HeightsDraft::open(file_, "EPSG:32631", library_, model::Language::english, document,
                                        game, problem);
        EXPECT_TRUE(draft) << earth::textOf(problem, "x").en;
        return draft;
    }
    static HeightsPreview previewOf(const HeightsDraft& draft) {
        HeightsPreviewer previewer;
        return previewer.make(draft.order().value(), {});
    }
    /// What writing says.
    static std::string write(HeightsDraft& draft, const std::string& label, const std::string& value) {
        for (const auto& row : draft.rows())
            if (row.label == label) return row.write(value).refusal;
        return "no row " + label;
    }

    const fs::path folder_ = support::scratchFolder();
    const fs::path file_ = folder_ / "hill.asc";
    const mapsets::MapsetLibrary library_{{fs::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
};

TEST_F(HeightsDraftTest, AtFirstTheBoardCoversTheFile) {
    const auto draft = open();
    const auto outline = draft->outline();
    for (const auto& spot : outline) {
        EXPECT_TRUE(std::abs(spot.x) < 0.05 || std::abs(spot.x - 1) < 0.05);
        EXPECT_TRUE(std::abs(spot.y) < 0.05 || std::abs(spot.y - 1) < 0.05);
    }
    EXPECT_NEAR(draft->aspect(), 1, 0.01);
    const auto preview = previewOf(*draft);
    ASSERT_TRUE(preview.result);
    EXPECT_FALSE(preview.result->hasContours);
    EXPECT_THAT(draft->summary(preview), testing::HasSubstr("Levels 0 to"));
    const auto empty = draft->emptyDocument(preview);
    ASSERT_TRUE(empty);
    const auto document = draft->step(preview).document;
    ASSERT_EQ(document.boards.size(), 1u);
    EXPECT_TRUE(document.boards.begin()->second->anchor);
    EXPECT_FALSE(document == *empty)
        << "the heights are a step, so that the window asks before they are lost";
    EXPECT_FALSE(document.boards.begin()->second->title.en.empty()) << "named after the file";
}

TEST_F(HeightsDraftTest, AGameWithContoursGetsContours) {
    const auto draft = open({}, "tcs");
    const auto preview = previewOf(*draft);
    ASSERT_TRUE(preview.result);
    EXPECT_TRUE(preview.result->hasContours);
    EXPECT_GE(preview.result->lines.contours.size(), 9u);
    EXPECT_THAT(draft->summary(preview), testing::HasSubstr("Contours every 20 m"));
}

TEST_F(HeightsDraftTest, TheOutlineIsDragged) {
    const auto draft = open();
    EXPECT_EQ(write(*draft, "Columns", "20"), "");
    EXPECT_EQ(write(*draft, "Rows", "16"), "");
    const auto before = draft->outline();
    draft->move({0.5, 0.5}, {0.6, 0.4});
    const auto after = draft->outline();
    for (std::size_t i = 0; i < after.size(); ++i) {
        EXPECT_NEAR(after[i].x - before[i].x, 0.1, 0.001);
        EXPECT_NEAR(after[i].y - before[i].y, -0.1, 0.001);
    }
    draft->resize(2, {after[2].x + 0.1, after[2].y + 0.1});
    const auto larger = draft->outline();
    EXPECT_NEAR(larger[0].x, after[0].x, 0.03);
    EXPECT_NEAR(larger[0].y, after[0].y, 0.03);
    EXPECT_GT(draft->order()->board.grid.columns, 20);
    EXPECT_GT(draft->order()->board.grid.rows, 16);
    draft->resize(2, {after[0].x, after[0].y});  // onto the opposite corner
    EXPECT_GE(draft->order()->board.grid.columns, 1);
}

TEST_F(HeightsDraftTest, ValuesAreTakenOrRefused) {
    const auto draft = open();
    EXPECT_EQ(write(*draft, "Metres across a hex", "250,5"), "");
    EXPECT_EQ(draft->order()->board.anchor->hexSize, 250'500);
    EXPECT_EQ(write(*draft, "Top of the map, degrees from north", "-30"), "");
    EXPECT_EQ(draft->order()->board.anchor->turn, -30'000);
    EXPECT_EQ(write(*draft, "Height of a level", "10"), "");
    EXPECT_EQ(draft->order()->plan.interval, 10);
    EXPECT_EQ(write(*draft, "Height of a level", ""), "");
    EXPECT_EQ(draft->order()->plan.interval, std::nullopt);
    EXPECT_EQ(write(*draft, "Smoothing", "0.5"), "");
    EXPECT_EQ(write(*draft, "Level from", "highest"), "");
    EXPECT_EQ(draft->order()->plan.from, earth::LevelFrom::highest);
    for (const auto& [label, value] : {std::pair{"Columns", "0"},
                                       {"Rows", "1001"},
                                       {"Metres across a hex", "x"},
                                       {"Height of a level", "0"},
                                       {"Smoothing", "11"},
                                       {"Level from", "guess"},
                                       {"Vertical scale", "0"},
                                       {"Game", "no-such-game"}})
        EXPECT_NE(write(*draft, label, value), "") << label;
}

TEST_F(HeightsDraftTest, ABoardWithAPlaceGetsOnlyHeights) {
    const auto first = open();
    const auto document = first->step(previewOf(*first)).document;
    const auto draft = open(document);
    EXPECT_TRUE(draft->isFixed());
    EXPECT_EQ(write(*draft, "Height of a level", "50"), "");
    const auto before = draft->outline();
    draft->move({0, 0}, {0.2, 0.2});
    EXPECT_EQ(draft->outline()[0].x, before[0].x);
    const auto preview = previewOf(*draft);
    EXPECT_FALSE(draft->emptyDocument(preview));
    SessionSettings settings;
    settings.mapsets = library_;
    Session session(settings);
    session.create(document);
    session.commit(draft->step(preview));
    EXPECT_FALSE(session.document() == document);
    EXPECT_EQ(session.document().boards.begin()->second->anchor, document.boards.begin()->second->anchor);
    session.undo();
    EXPECT_TRUE(session.document() == document);
}

TEST_F(HeightsDraftTest, BesideTheFileNothingIsMade) {
    const auto draft = open();
    EXPECT_EQ(write(*draft, "Columns", "5"), "");
    EXPECT_EQ(write(*draft, "Rows", "5"), "");
    draft->move({0, 0}, {3, 3});
    const auto preview = previewOf(*draft);
    EXPECT_FALSE(preview.result);
    EXPECT_THAT(draft->summary(preview), testing::HasSubstr("no heights below the board"));
    EXPECT_FALSE(draft->emptyDocument(preview));
}

TEST_F(HeightsDraftTest, ThePictureShowsHolesAndHeights) {
    const auto pixels = pixelsOf({2, 1, {1, std::nanf("")}});
    ASSERT_EQ(pixels.argb.size(), 2u);
    EXPECT_NE(pixels.argb[0], pixels.argb[1]);
}

}  // namespace

}  // namespace cota::session
