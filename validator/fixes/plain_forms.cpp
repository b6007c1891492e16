#include "validator/fixes/plain_forms.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <numeric>
#include <vector>

namespace cota::fixes {

namespace {

constexpr std::string_view formBlanks = " \t\r\n";
constexpr std::size_t mostDigits = 9;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(formBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(formBlanks) - first + 1);
}

std::optional<std::int64_t> number(std::string_view digits) {
    if (digits.empty() || digits.size() > mostDigits) return std::nullopt;
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size() || value < 0) return std::nullopt;
    return value;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string fraction(bool isNegative, std::int64_t over, std::int64_t under) {
    const auto common = std::gcd(over, under);
    std::string text = (isNegative && over != 0 ? "-" : "") + std::to_string(over / common);
    if (under != common) text += "/" + std::to_string(under / common);
    return text;
}

/// The whole and decimal parts of a number with a point or a comma; nothing for anything else.
std::optional<std::pair<std::int64_t, std::string_view>> decimal(std::string_view text) {
    const auto point = text.find_first_of(".,");
    if (point == std::string_view::npos) return std::nullopt;
    const auto whole = number(text.substr(0, point));
    const auto rest = text.substr(point + 1);
    if (!whole || !number(rest)) return std::nullopt;
    return std::pair(*whole, rest);
}

std::vector<std::string_view> words(std::string_view text, std::string_view between) {
    std::vector<std::string_view> found;
    for (std::size_t at = text.find_first_not_of(between); at != std::string_view::npos;
         at = text.find_first_not_of(between, at)) {
        const auto end = std::min(text.find_first_of(between, at), text.size());
        found.push_back(text.substr(at, end - at));
        at = end;
    }
    return found;
}

std::optional<std::string> unlessSame(std::string made, std::string_view text) {
    if (made.empty() || made == text) return std::nullopt;
    return made;
}

}  // namespace

std::optional<std::string> plainInteger(std::string_view text) {
    auto kept = trimmed(text);
    const bool isNegative = kept.starts_with('-');
    if (isNegative || kept.starts_with('+')) kept = trimmed(kept.substr(1));
    if (const auto parts = decimal(kept);
        parts && parts->second.find_first_not_of('0') == std::string_view::npos)
        kept = kept.substr(0, kept.find_first_of(".,"));
    const auto value = number(kept);
    if (!value) return std::nullopt;
    return unlessSame((isNegative && *value != 0 ? "-" : "") + std::to_string(*value), text);
}

std::optional<std::string> plainFlag(std::string_view text) {
    std::string word;
    for (const char c : trimmed(text)) word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    constexpr std::array<std::string_view, 7> yes{"yes", "true", "on", "1", "y", "sí", "si"};
    constexpr std::array<std::string_view, 5> no{"no", "false", "off", "0", "n"};
    if (std::ranges::find(yes, word) != yes.end()) return unlessSame("yes", text);
    if (std::ranges::find(no, word) != no.end()) return unlessSame("no", text);
    return std::nullopt;
}

std::optional<std::string> plainFraction(std::string_view text) {
    auto kept = trimmed(text);
    const bool isNegative = kept.starts_with('-');
    if (isNegative || kept.starts_with('+')) kept = trimmed(kept.substr(1));
    if (const auto parts = decimal(kept)) {
        constexpr std::array<std::pair<std::string_view, int>, 4> quarters{
            {{"0", 0}, {"25", 1}, {"5", 2}, {"75", 3}}};
        auto digits = parts->second;
        while (digits.size() > 1 && digits.ends_with('0')) digits.remove_suffix(1);
        for (const auto& [after, count] : quarters)
            if (digits == after) return unlessSame(fraction(isNegative, parts->first * 4 + count, 4), text);
        return std::nullopt;
    }
    const auto slash = kept.find('/');
    if (slash == std::string_view::npos) {
        const auto whole = number(kept);
        return whole ? unlessSame(fraction(isNegative, *whole, 1), text) : std::nullopt;
    }
    const auto under = number(trimmed(kept.substr(slash + 1)));
    const auto above = words(kept.substr(0, slash), formBlanks);
    if (!under || *under == 0 || above.empty() || above.size() > 2) return std::nullopt;
    const auto over = number(above.back());
    const auto whole = above.size() == 2 ? number(above.front()) : std::optional<std::int64_t>(0);
    if (!over || !whole || *whole > 1'000'000 || *under > 1000) return std::nullopt;
    return unlessSame(fraction(isNegative, *whole * *under + *over, *under), text);
}

std::optional<std::string> plainLength(std::string_view text) {
    auto kept = trimmed(text);
    if (kept.ends_with("mm")) kept = trimmed(kept.substr(0, kept.size() - 2));
    if (!number(kept) && !decimal(kept)) return std::nullopt;
    return unlessSame(replaced(std::string(kept), ",", "."), text);
}

std::optional<std::string> plainTerrains(std::string_view text) {
    std::string made;
    const std::string tight =
        replaced(replaced(replaced(replaced(std::string(text), "%", ""), " :", ":"), ": ", ":"), "=", ":");
    for (const auto word : words(tight, " \t\r\n,;+")) made.append(made.empty() ? "" : " ").append(word);
    return unlessSame(std::move(made), text);
}

std::optional<std::string> plainTurns(std::string_view text) {
    const std::string tight = replaced(replaced(std::string(text), "–", "-"), " - ", "-");
    std::string made;
    for (const std::string_view entry : words(tight, " \t\r\n,;")) {
        const auto dash = entry.find('-');
        const auto first = number(entry.substr(0, dash));
        if (!first) return std::nullopt;
        made.append(made.empty() ? "" : " ");
        if (dash == std::string_view::npos || dash + 1 == entry.size()) {  // "7", "9-"
            made += entry;
            continue;
        }
        const auto last = number(entry.substr(dash + 1));
        if (!last) return std::nullopt;
        made += std::to_string(std::min(*first, *last)) + "-" + std::to_string(std::max(*first, *last));
    }
    return unlessSame(std::move(made), text);
}

}  // namespace cota::fixes
