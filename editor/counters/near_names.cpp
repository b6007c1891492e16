#include "editor/counters/near_names.h"

#include <algorithm>

#include "editor/documents/plain_letters.h"

namespace cota::session {

namespace {

constexpr std::size_t longest = 60;  // bytes of a word that is compared
constexpr std::size_t mostNear = 3;
constexpr std::size_t leastPart = 4;  // bytes of a word that may be part of a name

/// The number of letters to change, add or drop.
std::size_t distance(const std::string& one, const std::string& other) {
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t corner = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = corner + (one[i] == other[j] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, corner + 1});
        }
    }
    return row.back();
}

}  // namespace

std::vector<std::string> nearNames(const std::string& word, const std::vector<std::string>& candidates) {
    const std::string folded = foldedText(word);
    if (folded.empty() || folded.size() > longest) return {};
    const std::size_t limit = std::max<std::size_t>(1, folded.size() / 4);
    std::vector<std::pair<std::size_t, std::string>> near;
    const auto digitsOf = [](const std::string& text) {
        std::string digits;
        for (const char c : text)
            if (c >= '0' && c <= '9') digits += c;
        return digits;
    };
    for (const auto& candidate : candidates) {
        const std::string other = foldedText(candidate);
        // Another number is another thing: the 5th Company is no misspelt 4th Company.
        if (digitsOf(other) != digitsOf(folded)) continue;
        if (other.size() > longest || other.size() + limit < folded.size() ||
            folded.size() + limit < other.size())
            continue;
        if (const auto far = distance(folded, other); far <= limit) near.emplace_back(far, candidate);
    }
    std::ranges::sort(near);
    near.erase(std::unique(near.begin(), near.end()), near.end());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(near.size(), mostNear); ++i) names.push_back(near[i].second);
    return names;
}

std::vector<std::string> namesWith(const std::string& word, const std::vector<std::string>& candidates) {
    const std::string folded = foldedText(word);
    std::vector<std::string> names;
    if (folded.size() < leastPart) return names;
    for (const auto& candidate : candidates)
        if (names.size() < mostNear && foldedText(candidate).find(folded) != std::string::npos)
            names.push_back(candidate);
    return names;
}

}  // namespace cota::session
