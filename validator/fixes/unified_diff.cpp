#include "validator/fixes/unified_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace cota::fixes {

namespace {

constexpr std::size_t context = 3;
// Texts that differ in more lines are told as one stretch: right, if not the shortest.
constexpr std::size_t mostSteps = 1000;

using Lines = std::vector<std::string_view>;

Lines linesOf(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// Lines [fromA, toA) of one text stand for lines [fromB, toB) of the other.
struct Stretch {
    std::size_t fromA = 0, toA = 0, fromB = 0, toB = 0;
};

/// Myers: the furthest reaching paths, kept for each number of steps to walk back.
std::vector<std::vector<std::ptrdiff_t>> furthest(const Lines& a, const Lines& b) {
    const auto n = static_cast<std::ptrdiff_t>(a.size()), m = static_cast<std::ptrdiff_t>(b.size());
    const auto most = static_cast<std::ptrdiff_t>(std::min(a.size() + b.size(), mostSteps));
    std::vector<std::ptrdiff_t> reach(static_cast<std::size_t>(2 * most + 3), 0);
    const auto at = [&](std::ptrdiff_t k) -> std::ptrdiff_t& {
        return reach[static_cast<std::size_t>(k + most + 1)];
    };
    std::vector<std::vector<std::ptrdiff_t>> kept;
    for (std::ptrdiff_t d = 0; d <= most; ++d) {
        kept.push_back(reach);
        for (std::ptrdiff_t k = -d; k <= d; k += 2) {
            std::ptrdiff_t x = k == -d || (k != d && at(k - 1) < at(k + 1)) ? at(k + 1) : at(k - 1) + 1;
            while (x < n && x - k < m && x - k >= 0 &&
                   a[static_cast<std::size_t>(x)] == b[static_cast<std::size_t>(x - k)])
                ++x;
            at(k) = x;
            if (x == n && x - k == m) return kept;
        }
    }
    return {};
}

/// The lines of both that stand alone, walked back from the end.
std::vector<Stretch> stretches(const Lines& a, const Lines& b) {
    const auto kept = furthest(a, b);
    if (kept.empty()) return {{0, a.size(), 0, b.size()}};
    const auto most = static_cast<std::ptrdiff_t>(std::min(a.size() + b.size(), mostSteps));
    std::vector<Stretch> found;
    auto x = static_cast<std::ptrdiff_t>(a.size()), y = static_cast<std::ptrdiff_t>(b.size());
    for (auto d = static_cast<std::ptrdiff_t>(kept.size()) - 1; d > 0; --d) {
        const auto& reach = kept[static_cast<std::size_t>(d)];
        const auto at = [&](std::ptrdiff_t k) { return reach[static_cast<std::size_t>(k + most + 1)]; };
        const auto k = x - y;
        const bool isInsert = k == -d || (k != d && at(k - 1) < at(k + 1));
        const auto before = isInsert ? k + 1 : k - 1;
        x = at(before);
        y = x - before;
        const auto fromA = static_cast<std::size_t>(x), fromB = static_cast<std::size_t>(y);
        found.push_back({fromA, fromA + (isInsert ? 0 : 1), fromB, fromB + (isInsert ? 1 : 0)});
    }
    std::ranges::reverse(found);
    std::vector<Stretch> joined;
    for (const auto& one : found) {
        if (!joined.empty() && joined.back().toA == one.fromA && joined.back().toB == one.fromB) {
            joined.back().toA = one.toA;
            joined.back().toB = one.toB;
        } else {
            joined.push_back(one);
        }
    }
    return joined;
}

void addLine(std::string& out, char mark, std::string_view line) {
    out += mark;
    out += line;
    if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

std::string rangeOf(std::size_t from, std::size_t count) {
    if (count == 1) return fmt::format("{}", from + 1);
    return fmt::format("{},{}", count == 0 ? from : from + 1, count);
}

/// Stretches so near that their contexts meet, as one hunk.
std::string hunk(const Lines& a, const Lines& b, const std::vector<Stretch>& near) {
    const std::size_t lead = std::min(context, near.front().fromA);
    const std::size_t tail = std::min(context, a.size() - near.back().toA);
    const std::size_t fromA = near.front().fromA - lead, fromB = near.front().fromB - lead;
    std::string out = fmt::format("@@ -{} +{} @@\n", rangeOf(fromA, near.back().toA + tail - fromA),
                                  rangeOf(fromB, near.back().toB + tail - fromB));
    std::size_t at = fromA;
    for (const auto& one : near) {
        for (; at < one.fromA; ++at) addLine(out, ' ', a[at]);
        for (; at < one.toA; ++at) addLine(out, '-', a[at]);
        for (std::size_t i = one.fromB; i < one.toB; ++i) addLine(out, '+', b[i]);
    }
    for (; at < near.back().toA + tail; ++at) addLine(out, ' ', a[at]);
    return out;
}

std::string quoted(const std::string& name) {
    const bool isPlain = std::ranges::none_of(name, [](char c) {
        return static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\' ||
               static_cast<unsigned char>(c) == 127;
    });
    // A tab ends a name with spaces for patch and git.
    if (isPlain) return name.find(' ') == std::string::npos ? name : name + "\t";
    std::string out = "\"";
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out.append(1, '\\').append(1, c);
        else if (byte < ' ' || byte == 127)
            out += fmt::format("\\{:03o}", byte);
        else
            out += c;
    }
    return out + "\"";
}

}  // namespace

std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& nameBefore,
                        const std::string& nameAfter) {
    if (before == after) return {};
    const Lines a = linesOf(before), b = linesOf(after);
    std::string out = fmt::format("--- {}\n+++ {}\n", quoted(nameBefore), quoted(nameAfter));
    std::vector<Stretch> near;
    for (const auto& one : stretches(a, b)) {
        if (!near.empty() && one.fromA - near.back().toA > 2 * context) {
            out += hunk(a, b, near);
            near.clear();
        }
        near.push_back(one);
    }
    return out + hunk(a, b, near);
}

}  // namespace cota::fixes
