#include "validator/fixes/near_words.h"

#include <algorithm>

#include "formats/model/finding/nearest_word.h"

namespace cota::fixes {

namespace {

constexpr std::size_t leastLetters = 4;
constexpr std::size_t leastWithOther = 6;
constexpr std::size_t longWord = 8;

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// The word in small letters, with one separator for all.
std::string core(std::string_view word) {
    std::string kept;
    for (const char c : word) kept += c == '_' || c == ' ' ? '-' : lowered(c);
    return kept;
}

/// Missing, doubled or swapped letters are typing mistakes in all but the shortest words. A different
/// letter, or a different first letter, usually makes another word: tired is not a misspelt fired.
bool isMistake(std::string word, std::string known) {
    if (std::max(word.size(), known.size()) < leastLetters) return false;
    const bool beginsAlike = word[0] == known[0] || (word[0] == known[1] && word[1] == known[0]);
    const bool hasOther = word.size() == known.size();
    const bool isShort = word.size() < leastWithOther;
    std::ranges::sort(word);
    std::ranges::sort(known);
    return beginsAlike && (!hasOther || !isShort || word == known);
}

}  // namespace

std::optional<std::string> onlyNear(std::string_view word, std::span<const std::string> known) {
    const std::string meant = core(word);
    const std::size_t reach = meant.size() >= longWord ? 2 : 1;
    std::size_t best = reach + 1, second = reach + 2;
    std::optional<std::string> nearest;
    for (const auto& candidate : known) {
        const std::string other = core(candidate);
        const std::size_t distance = model::editDistance(meant, other);
        if (distance >= best) {
            second = std::min(second, distance);
            continue;
        }
        second = best;
        best = distance;
        nearest = candidate;
    }
    if (!nearest || second == best || *nearest == word || model::digitsOf(*nearest) != model::digitsOf(word))
        return std::nullopt;
    if (best > 0 && !isMistake(meant, core(*nearest))) return std::nullopt;
    return nearest;
}

}  // namespace cota::fixes
