// Columns of a table: what tells rows apart is never cut off, and no room stays empty while a text is cut.
#include "editor/fields/column_widths.h"

#include <gtest/gtest.h>

#include <numeric>

namespace cota::fields {
namespace {

using Widths = std::vector<int>;

TEST(ColumnWidths, AreWhatTheColumnsWantIfThereIsRoom) {
    EXPECT_EQ(columnWidths({{100, 60}, {50, 50}}, 400), (Widths{100, 50}));
    EXPECT_EQ(columnWidths({}, 400), Widths{});
}

TEST(ColumnWidths, ShareTheRoomThatNoColumnNeeds) {
    EXPECT_EQ(columnWidths({{100, 60, true}, {50, 50}, {100, 100, true}}, 450), (Widths{200, 50, 200}));
}

TEST(ColumnWidths, TakeMissingRoomFromTheWidestAndKeepNames) {
    // The first is the name: it may not be cut.
    EXPECT_EQ(columnWidths({{200, 200}, {150, 60}, {120, 60}, {50, 50}}, 430), (Widths{200, 90, 90, 50}));
    EXPECT_EQ(columnWidths({{200, 200}, {150, 60}, {70, 60}}, 400), (Widths{200, 130, 70}));
}

TEST(ColumnWidths, AreNeverLessThanTheLeast) {
    const auto widths = columnWidths({{200, 200}, {150, 60}, {120, 70}}, 100);
    EXPECT_EQ(widths, (Widths{200, 60, 70}));
    EXPECT_GT(std::accumulate(widths.begin(), widths.end(), 0), 100) << "the table scrolls";
}

}  // namespace
}  // namespace cota::fields
