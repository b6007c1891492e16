// Dates and times as people type them.
#include "editor/documents/turn_clock.h"

#include <gtest/gtest.h>

using namespace cota::session;

namespace {

TEST(TypedTimes, AreWrittenAsInFiles) {
    for (const char* typed : {"06:00", "6:00", "6.00", "600", "0600", "6 h", "6h", "06"})
        EXPECT_EQ(timeMeant(typed), "06:00") << typed;
    EXPECT_EQ(timeMeant("17h30"), "17:30");
    EXPECT_EQ(timeMeant("1730"), "17:30");
}

TEST(TypedTimes, ThatAreNoneStayAsTheyAre) {
    for (const char* typed : {"", "25:00", "6:75", "noon", "12345", "6:0:0"})
        EXPECT_EQ(timeMeant(typed), typed);
}

TEST(TypedDates, AreWrittenAsInFiles) {
    for (const char* typed : {"1944-08-15", "15/8/1944", "15.8.1944", "15-08-1944", "15 August 1944",
                              "August 15, 1944", "15 Aug 1944", "15th August 1944", "15 de agosto de 1944",
                              "15 ago. 1944", "1944/8/15", "1944 August 15"})
        EXPECT_EQ(dateMeant(typed), "1944-08-15") << typed;
    EXPECT_EQ(dateMeant("agosto de 1944"), "1944-08");
    EXPECT_EQ(dateMeant("8/1944"), "1944-08");
    EXPECT_EQ(dateMeant("1944"), "1944");
    EXPECT_EQ(dateMeant("3 de setiembre de 1943"), "1943-09-03");
}

TEST(TypedDates, ThatAreNoneStayAsTheyAre) {
    for (const char* typed : {"", "31/2/1944", "15/8/44", "someday", "1944-13", "August", "1/2/3/1944"})
        EXPECT_EQ(dateMeant(typed), typed);
}

}  // namespace
