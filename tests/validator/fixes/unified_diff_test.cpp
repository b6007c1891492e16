#include "validator/fixes/unified_diff.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <vector>

using cota::fixes::unifiedDiff;

namespace {

/// The result of `patch`: reads the hunks and nothing else.
std::string patched(const std::string& before, const std::string& difference) {
    const auto linesOf = [](const std::string& text) {
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size() - 1);
            lines.push_back(text.substr(at, end + 1 - at));
            at = end + 1;
        }
        return lines;
    };
    const auto old = linesOf(before);
    const auto told = linesOf(difference);
    std::string made;
    std::size_t at = 0;
    for (std::size_t i = 2; i < told.size(); ++i) {
        const auto& line = told[i];
        if (line.starts_with("@@")) {
            int from = 0, count = 1;
            std::istringstream head(line.substr(4));
            head >> from;
            if (head.peek() == ',') head.ignore(), head >> count;
            const auto start = static_cast<std::size_t>(count == 0 ? from : from - 1);
            while (at < start) made += old.at(at++);
            continue;
        }
        if (line.starts_with("\\")) {
            // The previous line has no line end.
            if (!told[i - 1].starts_with("-")) made.pop_back();
            continue;
        }
        if (line[0] == '+') {
            made += line.substr(1);
            continue;
        }
        // The text in the hunk must equal the existing text, except for the end of the last line.
        const auto there = old.at(at++);
        EXPECT_EQ(line.substr(1, line.size() - 2), there.substr(0, there.find('\n')));
        if (line[0] == ' ') made += line.substr(1);
    }
    while (at < old.size()) made += old[at++];
    return made;
}

TEST(UnifiedDiff, OfEqualTextsIsEmpty) { EXPECT_EQ(unifiedDiff("a\nb\n", "a\nb\n", "x", "y"), ""); }

TEST(UnifiedDiff, HasThreeLinesOfContext) {
    EXPECT_EQ(unifiedDiff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n", "a/x", "b/x"),
              "--- a/x\n+++ b/x\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, TellsEmptyTextsAndMissingEnds) {
    EXPECT_EQ(unifiedDiff("", "a\n", "x", "y"), "--- x\n+++ y\n@@ -0,0 +1 @@\n+a\n");
    EXPECT_EQ(unifiedDiff("a\n", "", "x", "y"), "--- x\n+++ y\n@@ -1 +0,0 @@\n-a\n");
    EXPECT_EQ(unifiedDiff("a", "a\n", "x", "y"),
              "--- x\n+++ y\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
}

TEST(UnifiedDiff, QuotesNamesThatWouldBeMisread) {
    EXPECT_TRUE(
        unifiedDiff("a\n", "b\n", "a/my map", "b/x\ty").starts_with("--- a/my map\t\n+++ \"b/x\\011y\"\n"));
}

TEST(UnifiedDiff, GivesTheOtherTextBack) {
    std::mt19937 random(7);
    const auto upTo = [&](unsigned most) { return static_cast<unsigned>(random() % (most + 1)); };
    for (int round = 0; round < 300; ++round) {
        std::vector<std::string> lines(upTo(40));
        for (auto& line : lines) line = std::string(1, static_cast<char>('a' + upTo(4))) + "\n";
        auto changed = lines;
        for (unsigned edits = upTo(6); edits > 0; --edits) {
            const auto at = changed.empty() ? 0 : upTo(static_cast<unsigned>(changed.size()) - 1);
            if (changed.empty() || upTo(2) == 0)
                changed.insert(changed.begin() + at, "new\n");
            else if (upTo(1) == 0)
                changed.erase(changed.begin() + at);
            else
                changed[at] = "other\n";
        }
        std::string before, after;
        for (const auto& line : lines) before += line;
        for (const auto& line : changed) after += line;
        if (!after.empty() && upTo(3) == 0) after.pop_back();
        if (!before.empty() && upTo(3) == 0) before.pop_back();
        if (before == after) continue;
        EXPECT_EQ(patched(before, unifiedDiff(before, after, "x", "y")), after) << before << "----\n"
                                                                                << after;
    }
}

TEST(UnifiedDiff, OfVeryDifferentTextsIsStillRight) {
    std::string before, after;
    for (int i = 0; i < 1500; ++i) before += "a" + std::to_string(i) + "\n";
    for (int i = 0; i < 1500; ++i) after += "b" + std::to_string(i) + "\n";
    EXPECT_EQ(patched(before, unifiedDiff(before, after, "x", "y")), after);
}

}  // namespace
