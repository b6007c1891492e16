#include "formats/model/geometry/hex_label.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/support/trials.h"

namespace cota::model {
namespace {

LabelScheme padded() { return {}; }

LabelScheme mapLetterStyle() {  // 310, row 00 exists
    LabelScheme scheme;
    scheme.column.width = 1;
    scheme.row.first = 0;
    return scheme;
}

LabelScheme pointStyle() {  // 4.05
    LabelScheme scheme;
    scheme.column.width = 1;
    scheme.separator = ".";
    return scheme;
}

LabelScheme letterStyle(Numerals numerals, int rowWidth = 1) {  // AA5
    LabelScheme scheme;
    scheme.column.numerals = numerals;
    scheme.row.width = rowWidth;
    return scheme;
}

void expectRoundTrip(const LabelScheme& scheme, int columns, int rows) {
    std::set<std::string> seen;
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row) {
            const std::string label = formatLabel(scheme, column, row);
            ASSERT_FALSE(label.empty()) << column << " " << row;
            ASSERT_EQ(parseLabel(scheme, label), (OffsetCoord{column, row})) << label;
            ASSERT_TRUE(seen.insert(label).second) << label << " twice";
        }
}

TEST(HexLabel, WritesThePrintedStyles) {
    EXPECT_EQ(formatLabel(padded(), 4, 6), "0507");
    EXPECT_EQ(formatLabel(mapLetterStyle(), 2, 0), "300");
    EXPECT_EQ(formatLabel(mapLetterStyle(), 13, 7), "1407");
    EXPECT_EQ(formatLabel(pointStyle(), 3, 4), "4.05");
    EXPECT_EQ(formatLabel(pointStyle(), 28, 16), "29.17");
    EXPECT_EQ(formatLabel(letterStyle(Numerals::repeatedLetters), 0, 0), "A1");
    EXPECT_EQ(formatLabel(letterStyle(Numerals::repeatedLetters), 25, 9), "Z10");
    EXPECT_EQ(formatLabel(letterStyle(Numerals::repeatedLetters), 27, 9), "BB10");
    EXPECT_EQ(formatLabel(letterStyle(Numerals::spreadsheetLetters), 27, 9), "AB10");
    EXPECT_EQ(formatLabel(letterStyle(Numerals::spreadsheetLetters), 26 + 26 * 26, 0), "AAA1");
}

TEST(HexLabel, WritesLettersForRowsAndTheRowFirst) {
    LabelScheme scheme;
    scheme.order = LabelOrder::rowFirst;
    EXPECT_EQ(formatLabel(scheme, 4, 6), "0705");
    scheme.row.numerals = Numerals::repeatedLetters;
    EXPECT_EQ(formatLabel(scheme, 4, 6), "G05");
    scheme.order = LabelOrder::columnFirst;
    EXPECT_EQ(formatLabel(scheme, 4, 6), "05G");
    EXPECT_EQ(parseLabel(scheme, "05G"), (OffsetCoord{4, 6}));
}

TEST(HexLabel, CountsBackwardsFromTheUpperLeftWhereDescending) {
    LabelScheme scheme = pointStyle();
    scheme.column.first = 32;
    scheme.column.descending = true;
    EXPECT_EQ(formatLabel(scheme, 0, 0), "32.01");
    EXPECT_EQ(formatLabel(scheme, 31, 0), "1.01");
    EXPECT_EQ(parseLabel(scheme, "4.05"), (OffsetCoord{28, 4}));
    EXPECT_EQ(parseLabel(scheme, "33.05"), std::nullopt) << "left of the map";
}

TEST(HexLabel, ShiftsTheNumbersOfEverySecondLine) {
    LabelScheme scheme =
        letterStyle(Numerals::repeatedLetters);  // A1 but B0, because the taller columns begin one higher
    scheme.row.alternateShift = -1;
    EXPECT_EQ(formatLabel(scheme, 0, 0), "A1");
    EXPECT_EQ(formatLabel(scheme, 1, 0), "B0");
    EXPECT_EQ(parseLabel(scheme, "B0"), (OffsetCoord{1, 0}));
    EXPECT_EQ(parseLabel(scheme, "A0"), std::nullopt);
    expectRoundTrip(scheme, 40, 12);
    LabelScheme across;
    across.column.alternateShift = 1;
    expectRoundTrip(across, 40, 12);
}

TEST(HexLabel, GrowsWithTheGrid) {
    EXPECT_EQ(formatLabel(widenedFor(padded(), 120, 60), 4, 6), "00507");
    EXPECT_EQ(formatLabel(widenedFor(padded(), 120, 100), 4, 6), "005007");
    EXPECT_EQ(formatLabel(widenedFor(padded(), 60, 40), 4, 6), "0507");
    EXPECT_EQ(formatLabel(widenedFor(mapLetterStyle(), 120, 100), 4, 6), "506");
    EXPECT_EQ(formatLabel(widenedFor(mapLetterStyle(), 120, 101), 4, 6), "5006");
    EXPECT_EQ(formatLabel(widenedFor(pointStyle(), 120, 60), 4, 6), "5.07");
    expectRoundTrip(widenedFor(padded(), 1000, 120), 1000, 120);
    expectRoundTrip(widenedFor(mapLetterStyle(), 120, 1000), 120, 1000);
}

TEST(HexLabel, HasNoLabelWhereTheSchemeHasNone) {
    EXPECT_EQ(formatLabel(padded(), 0, 99), "") << "the third digit would read as part of the column";
    LabelScheme scheme = letterStyle(Numerals::repeatedLetters);
    scheme.column.first = 0;
    EXPECT_EQ(formatLabel(scheme, 0, 0), "") << "there is no letter before A";
    scheme = pointStyle();
    scheme.row.descending = true;
    EXPECT_EQ(formatLabel(scheme, 0, 2), "") << "below zero";
}

TEST(HexLabel, TakesPaddingThatIsNotPrinted) {
    EXPECT_EQ(parseLabel(pointStyle(), "04.05"), (OffsetCoord{3, 4}));
    EXPECT_EQ(parseLabel(mapLetterStyle(), "0310"), (OffsetCoord{2, 10}));
    LabelScheme scheme = pointStyle();
    scheme.column.width = 2;
    EXPECT_EQ(parseLabel(scheme, "4.05"), (OffsetCoord{3, 4}));
}

TEST(HexLabel, RefusesOtherText) {
    for (const char* text : {"", "0", "05", "507", "05071", "00507", "0500", "0007", "05 07", "A507", "0507 ",
                             "-507", "05-07", "99999999999999"})
        EXPECT_EQ(parseLabel(padded(), text), std::nullopt) << text;
    for (const char* text : {"4.5", "4,05", ".05", "4.", "4.05.", "4..05", "4.005", "0.05", "4"})
        EXPECT_EQ(parseLabel(pointStyle(), text), std::nullopt) << text;
    for (const char* text : {"AB1", "a1", "1A", "A", "A01", "A-1", "ABAB1"})
        EXPECT_EQ(parseLabel(letterStyle(Numerals::repeatedLetters), text), std::nullopt) << text;
}

TEST(HexLabel, KnowsWhichSchemesCannotBeReadBack) {
    EXPECT_TRUE(isReadable(padded()));
    EXPECT_TRUE(isReadable(pointStyle()));
    EXPECT_TRUE(isReadable(letterStyle(Numerals::spreadsheetLetters)));
    LabelScheme scheme = letterStyle(Numerals::repeatedLetters);
    scheme.row.numerals = Numerals::repeatedLetters;
    EXPECT_FALSE(isReadable(scheme));
    EXPECT_EQ(parseLabel(scheme, "AAA"), std::nullopt) << "A,AA or AA,A";
    scheme.separator = "-";
    EXPECT_TRUE(isReadable(scheme));
    EXPECT_EQ(parseLabel(scheme, "A-AA"), (OffsetCoord{0, 26}));
    scheme.separator = "X";
    EXPECT_FALSE(isReadable(scheme));
}

TEST(HexLabel, EverySchemeThatCanBeReadRoundTrips) {
    constexpr int columns = support::areSanitized ? 8 : 30;
    int schemes = 0;
    for (const LabelOrder order : {LabelOrder::columnFirst, LabelOrder::rowFirst})
        for (int columnNumerals = 0; columnNumerals < 3; ++columnNumerals)
            for (int rowNumerals = 0; rowNumerals < 3; ++rowNumerals)
                for (const char* separator : {"", ".", "-", " / "})
                    for (int columnWidth = 1; columnWidth <= 3; ++columnWidth)
                        for (int rowWidth = 1; rowWidth <= 3; ++rowWidth)
                            for (int variant = 0; variant < 12; ++variant) {
                                LabelScheme scheme;
                                scheme.order = order;
                                scheme.separator = separator;
                                scheme.column = {static_cast<Numerals>(columnNumerals), 1 + variant % 2 * 4,
                                                 false, columnWidth, 0};
                                scheme.row = {static_cast<Numerals>(rowNumerals), 1, false, rowWidth, 0};
                                if (variant % 3 == 1) {
                                    scheme.row.first = 40;
                                    scheme.row.descending = true;
                                }
                                if (variant % 4 == 3) scheme.column.alternateShift = 1;
                                if (variant % 4 == 2) scheme.row.alternateShift = 1;
                                if (!isReadable(scheme)) continue;
                                ++schemes;
                                expectRoundTrip(widenedFor(scheme, columns, 13), columns, 13);
                                if (testing::Test::HasFatalFailure()) return;
                            }
    EXPECT_GT(schemes, 1000);
}

RC_GTEST_PROP(HexLabel, NothingReadsAsALabelThatWouldBeWrittenVeryDifferently, (const std::string& text)) {
    // An accepted label is the label written for that hex, except for leading zeros.
    for (const LabelScheme& scheme :
         {padded(), mapLetterStyle(), pointStyle(), letterStyle(Numerals::repeatedLetters)}) {
        const auto at = parseLabel(scheme, text);
        if (!at) continue;
        const std::string written = formatLabel(scheme, at->column, at->row);
        RC_ASSERT(text.size() >= written.size());
        RC_ASSERT(text.substr(text.size() - written.size()) == written);
    }
}

TEST(BoardPrefix, StandsBeforeTheLabel) {
    EXPECT_EQ(formatLabel(mapLetterStyle(), BoardPrefix{"A", ""}, 2, 10), "A310");
    EXPECT_EQ(formatLabel(padded(), BoardPrefix{"3", "-"}, 7, 11), "3-0812");
    EXPECT_EQ(formatLabel(pointStyle(), BoardPrefix{"B", ""}, 28, 16), "B29.17");
    EXPECT_EQ(formatLabel(padded(), BoardPrefix{"3", "-"}, 0, 99), "") << "no label, no prefix";
}

}  // namespace
}  // namespace cota::model
