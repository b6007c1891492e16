#include "formats/interchange/json_lines.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

namespace cota::interchange {
namespace {

TEST(JsonLines, WhatFitsStandsOnOneLine) {
    EXPECT_EQ(jsonLines(Json{{"b", 1}, {"a", {1.5, "x", nullptr, true}}}),
              "{\"b\": 1, \"a\": [1.5, \"x\", null, true]}\n");
    EXPECT_EQ(jsonLines(Json::array()), "[]\n");
}

TEST(JsonLines, LongObjectsHaveALineForEachMember) {
    const std::string longText(170, 'x');
    EXPECT_EQ(jsonLines(Json{{"id", "a"}, {"text", longText}}),
              "{\n  \"id\": \"a\",\n  \"text\": \"" + longText + "\"\n}\n");
}

TEST(JsonLines, ListsOfPlainValuesFillLines) {
    Json numbers = Json::array();
    for (int i = 0; i < 200; ++i) numbers.push_back(1000 + i);
    const std::string text = jsonLines(numbers);
    EXPECT_EQ(Json::parse(text), numbers);
    for (std::size_t start = 0; start < text.size();) {
        const auto end = text.find('\n', start);
        EXPECT_LE(end - start, 162u);
        start = end + 1;
    }
    EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 12);
}

TEST(JsonLines, ARecordChangedIsALineChanged) {
    Json records = Json::array();
    for (int i = 0; i < 50; ++i) records.push_back(Json{{"hex", std::to_string(i)}, {"level", 0}});
    const std::string before = jsonLines(records);
    records[20]["level"] = 3;
    const std::string after = jsonLines(records);
    EXPECT_EQ(std::count(before.begin(), before.end(), '\n'), 52);
    EXPECT_EQ(after.size(), before.size());
    EXPECT_EQ(std::mismatch(before.begin(), before.end(), after.begin()).first - before.begin(),
              static_cast<std::ptrdiff_t>(before.find("\"20\", \"level\": 0") + 15));
}

/// Plain values are written by faster code, whose result must equal that of the library.
TEST(JsonLines, PlainValuesAreAsTheLibraryWritesThem) {
    std::mt19937_64 random(5);
    std::vector<Json> values = {0,
                                -1,
                                1u,
                                INT64_MIN,
                                UINT64_MAX,
                                0.0,
                                -0.0,
                                1.0,
                                0.1,
                                1e300,
                                -1e-300,
                                true,
                                nullptr,
                                std::numeric_limits<double>::infinity(),
                                std::nan(""),
                                "",
                                "a\"b",
                                "a\\b",
                                "\n",
                                "\x7f",
                                "ñ",
                                "a/b"};
    for (int i = 0; i < 5000; ++i) {
        values.emplace_back(std::bit_cast<double>(random()));
        values.emplace_back(static_cast<double>(random() % 100'000'000) / 1e7);
        values.emplace_back(static_cast<std::int64_t>(random()));
    }
    for (const Json& value : values) EXPECT_EQ(jsonLines(value), value.dump() + "\n");
}

TEST(JsonLines, BytesThatAreNoTextAreReplaced) { EXPECT_EQ(jsonLines(Json("a\xFF")), "\"a\xEF\xBF\xBD\"\n"); }

}  // namespace
}  // namespace cota::interchange
