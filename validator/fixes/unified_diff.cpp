#include "validator/fixes/unified_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <dtl/dtl.hpp>
#include <vector>

namespace cota::fixes {

namespace {

constexpr std::size_t context = 3;

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

/// Lines [fromA, toA) of one text correspond to lines [fromB, toB) of the other.
struct Stretch {
    std::size_t fromA = 0, toA = 0, fromB = 0, toB = 0;
};

/// The ranges in which the texts differ, by a shortest edit script.
std::vector<Stretch> stretches(const Lines& a, const Lines& b) {
    dtl::Diff<std::string_view, Lines> difference(a, b);
    difference.compose();
    std::vector<Stretch> found;
    std::size_t atA = 0, atB = 0;
    bool isOpen = false;
    for (const auto& [line, step] : difference.getSes().getSequence()) {
        const bool isOld = step.type == dtl::SES_DELETE, isNew = step.type == dtl::SES_ADD;
        const bool isDifferent = isOld || isNew;
        if (isDifferent && !isOpen) found.push_back({atA, atA, atB, atB});
        isOpen = isDifferent;
        atA += isNew ? 0 : 1;
        atB += isOld ? 0 : 1;
        if (isDifferent) {
            found.back().toA = atA;
            found.back().toB = atB;
        }
    }
    return found;
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

/// Ranges with overlapping contexts, as one hunk.
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
    // For patch and git, a tab ends a name with spaces.
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
