#include "formats/model/finding/utf8.h"

#include <gtest/gtest.h>

#include "formats/model/finding/message.h"

namespace cota::model {
namespace {

TEST(Utf8, TextsAreCutBetweenCharacters) {
    EXPECT_EQ(firstCharacters("Álamo", 2), "Ál");
    EXPECT_EQ(firstCharacters("Ñú", 2), "Ñú");
    EXPECT_EQ(firstCharacters("a€😀z", 3), "a€😀");
    EXPECT_EQ(firstCharacters("", 3), "");
    EXPECT_EQ(firstCharacters("e\xCC\x81t", 1), "e\xCC\x81") << "an accent belongs to its letter";
    EXPECT_EQ(firstCharacters("\xC3\xC3z", 2), "\xC3\xC3") << "bytes that are no characters count too";
    for (std::size_t most = 0; most < 12; ++most) {
        const auto begin = firstCharacters("señor 😀 día", most);
        EXPECT_EQ(printable(begin), begin) << "no half of a character is left";
    }
}

TEST(Utf8, WhatIsCutSaysSo) {
    EXPECT_EQ(shortened("día", 3), "día");
    EXPECT_EQ(shortened("días", 3), "día...");
    EXPECT_EQ(shortened("días", 1, "…"), "d…");
}

TEST(Utf8, PrintableTextHasNoControlsAndNoBrokenCharacters) {
    EXPECT_EQ(printable("a\nb\x1b[1m\x7f"), "a\\u000ab\\u001b[1m\\u007f");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m\xC2\x85"),
              "\\u009b31m\\u0085");
    EXPECT_EQ(printable("\xE2\x80\xA8\xE2\x80\xAE\xE2\x81\xA6"), "\\u2028\\u202e\\u2066");
    EXPECT_EQ(printable("\x9B"
                        "31m \xC3"),
              "\xEF\xBF\xBD"
              "31m \xEF\xBF\xBD")
        << "a bare byte is a control to some";
    EXPECT_EQ(printable("Cañón “€” 😀"), "Cañón “€” 😀");
}

}  // namespace
}  // namespace cota::model
