#include "formats/xml/disk/text_places.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace cota::xml {
namespace {

/// Counted one by one from the start.
TextPosition counted(const std::string& text, std::size_t offset) {
    TextPosition position;
    for (std::size_t i = 0; i < offset; ++i) {
        if (text[i] == '\n')
            position = {position.line + 1, 1};
        else if (!isContinuation(text[i]))
            ++position.column;
    }
    return position;
}

TEST(TextPlaces, AreCountedInLinesAndCharacters) {
    for (const int lines : {0, 3, 400})
        for (unsigned seed = 0; seed < 8; ++seed) {
            std::mt19937 random(seed);
            std::string text;
            for (int i = 0; i < 6000; ++i)
                text += random() % 6000 < static_cast<unsigned>(lines) ? "\n" : random() % 3 == 0 ? "ñ" : "x";
            const TextPlaces places(text);
            for (std::size_t offset = 0; offset <= text.size(); offset += random() % 40) {
                const auto position = places.position(text, offset);
                ASSERT_EQ(position, counted(text, offset)) << seed << " " << offset;
                if (offset == text.size() || !isContinuation(text[offset])) {
                    ASSERT_EQ(places.offsetOf(text, position), offset) << seed << " " << offset;
                }
            }
            EXPECT_EQ(places.position(text, text.size() + 9), places.position(text, text.size()));
        }
}

TEST(TextPlaces, BehindTheEndOfALineThereIsNone) {
    const std::string text = "ab\nñ\n" + std::string(5000, 'x');
    const TextPlaces places(text);
    EXPECT_EQ(places.offsetOf(text, {1, 3}), 2u);
    EXPECT_EQ(places.offsetOf(text, {1, 4}), std::nullopt);
    EXPECT_EQ(places.offsetOf(text, {2, 2}), 5u);
    EXPECT_EQ(places.offsetOf(text, {2, 3}), std::nullopt);
    EXPECT_EQ(places.offsetOf(text, {3, 5001}), text.size());
    EXPECT_EQ(places.offsetOf(text, {3, 5002}), std::nullopt);
    EXPECT_EQ(places.offsetOf(text, {4, 1}), std::nullopt);
    EXPECT_EQ(places.offsetOf(text, {0, 1}), std::nullopt);
    EXPECT_EQ(TextPlaces("").offsetOf("", {1, 1}), 0u);
}

/// 60,000 places in a line of 60 MB.
TEST(TextPlaces, OfALongLineAreNotCountedFromItsStart) {
    const std::string text(std::size_t{60} << 20, 'x');
    const TextPlaces places(text);
    for (std::size_t offset = 0; offset < text.size(); offset += 1000)
        ASSERT_EQ(places.position(text, offset).column, static_cast<int>(offset) + 1);
}

}  // namespace
}  // namespace cota::xml
