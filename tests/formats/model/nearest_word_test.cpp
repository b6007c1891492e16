#include "formats/model/finding/nearest_word.h"

#include <gtest/gtest.h>

#include "formats/model/finding/message_value.h"

using namespace cota::model;

namespace {

using Words = std::vector<std::string_view>;

TEST(NearestWord, CountsWhatMustBeTyped) {
    EXPECT_EQ(editDistance("", ""), 0u);
    EXPECT_EQ(editDistance("terain", "terrain"), 1u);
    EXPECT_EQ(editDistance("tererain", "terrain"), 1u);
    EXPECT_EQ(editDistance("levle", "level"), 1u);  // swapped neighbours count as one mistake
    EXPECT_EQ(editDistance("abc", "xyz"), 3u);
    EXPECT_EQ(editDistance("", "abc"), 3u);
    EXPECT_EQ(editDistance(std::string(100, 'a'), "a"), 100u);
}

TEST(NearestWord, IsTheOneMeant) {
    const Words known{"terrain", "level", "name"};
    EXPECT_EQ(nearestWord("terain", known), "terrain");
    EXPECT_EQ(nearestWord("Level", known), "level");
    EXPECT_EQ(nearestWord("nam", known), "name");
    EXPECT_EQ(nearestWord("weather", known), std::nullopt);
    EXPECT_EQ(nearestWord("", known), std::nullopt);
    EXPECT_EQ(nearestWord("x", Words{}), std::nullopt);
}

TEST(NearestWord, ShortWordsAreNotReplacedWhole) {
    EXPECT_EQ(nearestWord("x", Words{"y", "id"}), std::nullopt);
}

TEST(NearestWord, KnownWordsAreSortedAndNotRepeated) {
    const auto known = sortedKnown({"b", "a", "b"});
    EXPECT_EQ(known.text, "a, b");
    EXPECT_EQ(known.itemTexts(), (std::vector<std::string_view>{"a", "b"}));
    EXPECT_EQ(sortedKnown({}, "-").text, "-");
}

}  // namespace
