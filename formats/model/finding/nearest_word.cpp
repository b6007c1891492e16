#include "formats/model/finding/nearest_word.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace cota::model {

namespace {
constexpr std::size_t longestCompared = 64;
}  // namespace

std::size_t editDistance(std::string_view a, std::string_view b) {
    if (a.size() > longestCompared || b.size() > longestCompared)
        return a == b ? 0 : std::max(a.size(), b.size());
    using Row = std::array<std::size_t, longestCompared + 1>;
    Row beforeLast{};
    Row last{};
    Row row{};
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        beforeLast = last;
        last = row;
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row[b.size()];
}

std::optional<std::string_view> nearestWord(std::string_view word, std::span<const std::string_view> known) {
    std::optional<std::string_view> nearest;
    std::size_t best = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const std::size_t distance = editDistance(word, candidate);
        if (distance < best && distance < candidate.size()) {
            best = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

std::vector<std::string_view> nearestWords(std::string_view word, std::vector<std::string_view> known,
                                           std::size_t most) {
    // If there are many words, only those of about the same length are compared, so that a file with a
    // thousand wrong ids is still read fast.
    constexpr std::size_t many = 100;
    constexpr std::size_t near = 2;
    std::set<std::string_view> seen;
    std::erase_if(known, [&](std::string_view one) { return !seen.insert(one).second; });
    if (known.size() > many) {
        std::vector<std::string_view> alike;
        for (const auto one : known)
            if (one.size() <= word.size() + near && word.size() <= one.size() + near) alike.push_back(one);
        if (!alike.empty()) known = std::move(alike);
    }
    std::vector<std::pair<std::size_t, std::size_t>> order;  // distance, place
    for (std::size_t i = 0; i < known.size(); ++i) order.emplace_back(editDistance(word, known[i]), i);
    const auto count = std::min(most, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end());
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(known[order[i].second]);
    return words;
}

std::string digitsOf(std::string_view word) {
    std::string digits;
    for (const char c : word)
        if (c >= '0' && c <= '9') digits += c;
    return digits;
}

}  // namespace cota::model
