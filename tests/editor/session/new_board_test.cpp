#include "editor/editing/new_board.h"

#include <gtest/gtest.h>

#include "formats/picture/press/pages.h"
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

TEST(NewBoard, FitsOnItsPaperAndNoMoreWould) {
    model::Grid grid;
    grid.hexMicrometres = 16000;
    const auto a2 = *picture::paperSize("a2");
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed}) {
        grid.orientation = orientation;
        const auto made = session::fitted(grid, a2, 1, 1);
        const auto size = session::fieldSize(made);
        EXPECT_LE(size.width, a2.width - 16);
        EXPECT_LE(size.height, a2.height - 16);
        auto more = made;
        ++more.columns;
        EXPECT_GT(session::fieldSize(more).width, a2.width - 16);
        const auto two = session::fitted(grid, a2, 2, 1);
        EXPECT_GT(two.columns, made.columns);
        EXPECT_EQ(two.rows, made.rows);
    }
}

TEST(NewBoard, NamesTheSmallestPaper) {
    model::Grid grid;
    grid.hexMicrometres = 16000;
    grid.columns = 10;
    grid.rows = 8;
    EXPECT_NE(session::sizeText(grid).find("10 x 8 hexes"), std::string::npos);
    EXPECT_NE(session::sizeText(grid).find(": A4"), std::string::npos);
    grid.columns = grid.rows = 400;
    EXPECT_NE(session::sizeText(grid).find("MB"), std::string::npos);
}

}  // namespace
