#include "editor/editing/new_board.h"

#include <gtest/gtest.h>

#include "editor/editing/beginnings.h"
#include "editor/picture/export_picture.h"
#include "editor/picture/new_sheet.h"
#include "formats/picture/press/pages.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/loading/mapset_reader.h"
#include "tests/support/real_game.h"

using namespace cota;

namespace {

template <class Number>
std::string refusal(const std::variant<Number, std::string>& read) {
    const auto* text = std::get_if<std::string>(&read);
    return text ? *text : std::string();
}

TEST(NewBoard, RefusesNumbersBeyondTheLimitWithTheLimit) {
    EXPECT_EQ(std::get<int>(session::rowsIn("1000")), 1000);
    EXPECT_EQ(refusal(session::rowsIn("1112")), "At most 1000 rows. You typed 1112.");
    EXPECT_EQ(refusal(session::columnsIn("1001")), "At most 1000 columns. You typed 1001.");
    for (const char* text : {"", "0", "-3", "many", "3.5"})
        EXPECT_FALSE(refusal(session::rowsIn(text)).empty()) << text;
}

TEST(NewBoard, ReadsTheWidthOfAHex) {
    EXPECT_EQ(std::get<std::int64_t>(session::micrometresIn("15.5")), 15500);
    EXPECT_EQ(std::get<std::int64_t>(session::micrometresIn("15,5")), 15500);
    for (const char* text : {"", "4", "61", "nan", "wide"})
        EXPECT_FALSE(refusal(session::micrometresIn(text)).empty()) << text;
}

/// Hexes with a margin.
model::MapSize withMargin(const model::Grid& grid) {
    const auto field = session::fieldSize(grid);
    return {field.width + 16, field.height + 16};
}

TEST(NewBoard, FitsOnItsPaperAndNoMoreWould) {
    model::Grid grid;
    grid.hexMicrometres = 16000;
    const auto a2 = *picture::paperSize("a2");
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed}) {
        grid.orientation = orientation;
        const auto made = session::fitted(grid, a2, 1, 1, withMargin);
        const auto size = withMargin(made);
        EXPECT_LE(size.width, a2.width);
        EXPECT_LE(size.height, a2.height);
        auto more = made;
        ++more.columns;
        EXPECT_GT(withMargin(more).width, a2.width);
        const auto two = session::fitted(grid, a2, 2, 1, withMargin);
        EXPECT_GT(two.columns, made.columns);
        EXPECT_LE(two.rows, made.rows);
    }
}

TEST(NewBoard, FillsThePaperThatThePrinterNeeds) {
    for (const auto& id : session::gamesWithMaps(support::realGames())) {
        const auto loaded = mapsets::readMapset(support::realGames(), id);
        ASSERT_TRUE(loaded.value) << id.text;
        const auto game = std::make_shared<const mapsets::Mapset>(*loaded.value);
        const auto sheetOf =
            session::sheetOfNew(session::Beginning::scenario, game, model::Language::english);
        const auto a3 = *picture::paperSize("a3");
        for (const int across : {1, 2}) {
            session::BoardPlan plan;
            plan.grid = game->catalogue.defaultGrid;
            if (plan.grid.hexMicrometres == 0) plan.grid.hexMicrometres = 19000;
            plan.grid = session::fitted(plan.grid, a3, across, 1, sheetOf);
            const auto document =
                session::newDocument(session::Beginning::scenario, *game, plan, model::Language::english);
            session::ExportRequest request;
            request.map = session::JoinedMap::lay(document, game);
            ASSERT_TRUE(request.map) << id.text;
            const auto look = mapsets::readLook(*game);
            request.look = std::make_shared<const look::Symbology>(*look.value);
            request.ending = ".pdf";
            request.paper = "a3";
            EXPECT_EQ(session::sheetsFor(request).count(), across)
                << id.text << ' ' << session::outcomeOf(request);
            const auto text = session::sizeText(plan.grid, sheetOf);
            if (across == 1) {
                EXPECT_NE(text.find(": A3"), std::string::npos) << id.text << text;
            }
        }
    }
}

TEST(NewBoard, NamesTheSmallestPaper) {
    model::Grid grid;
    grid.hexMicrometres = 16000;
    grid.columns = 10;
    grid.rows = 8;
    EXPECT_NE(session::sizeText(grid, withMargin).find("10 \u00d7 8 hexes"), std::string::npos);
    EXPECT_NE(session::sizeText(grid, withMargin).find(": A4"), std::string::npos);
    grid.columns = grid.rows = 400;
    EXPECT_NE(session::sizeText(grid, withMargin).find("MB"), std::string::npos);
}

}  // namespace
