// Implements the dates and times of plain_forms.h.

#include <fmt/format.h>

#include <vector>

#include "validator/fixes/plain_forms.h"

namespace cota::fixes {

namespace {

constexpr int mostMonth = 12, mostDay = 31, mostHour = 23, mostMinute = 59;

struct DatePart {
    int value = 0;
    std::size_t digits = 0;
};

/// The numbers of a text that consists only of numbers with up to four digits and single marks between them.
std::vector<DatePart> parts(std::string_view text, std::string_view marks) {
    std::vector<DatePart> found(1);
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            if (++found.back().digits > 4) return {};
            found.back().value = found.back().value * 10 + (c - '0');
        } else if (marks.find(c) != std::string_view::npos && found.back().digits > 0) {
            found.emplace_back();
        } else {
            return {};
        }
    }
    if (found.back().digits == 0) return {};
    return found;
}

bool isWithin(int value, int least, int most) { return least <= value && value <= most; }

std::optional<std::string> dateOf(int year, int month, int day) {
    if (!isWithin(month, 1, mostMonth) || !isWithin(day, 1, mostDay)) return std::nullopt;
    return fmt::format("{:04}-{:02}-{:02}", year, month, day);
}

std::optional<std::string> ifOther(std::optional<std::string> made, std::string_view text) {
    return made && *made != text ? made : std::nullopt;
}

}  // namespace

std::optional<std::string> plainDate(std::string_view text) {
    const auto found = parts(text, "-/.");
    if (found.size() == 2 && found[0].digits == 4 && isWithin(found[1].value, 1, mostMonth))
        return ifOther(fmt::format("{:04}-{:02}", found[0].value, found[1].value), text);
    if (found.size() != 3) return std::nullopt;
    if (found[0].digits == 4) return ifOther(dateOf(found[0].value, found[1].value, found[2].value), text);
    if (found[2].digits != 4) return std::nullopt;
    // 5.6. is a day in June or in May; 15.6. has only one meaning.
    const auto dayFirst = dateOf(found[2].value, found[1].value, found[0].value);
    const auto monthFirst = dateOf(found[2].value, found[0].value, found[1].value);
    if (dayFirst && monthFirst && *dayFirst != *monthFirst) return std::nullopt;
    return dayFirst ? dayFirst : monthFirst;
}

std::optional<std::string> plainTime(std::string_view text) {
    const bool isHour = text.ends_with('h') || text.ends_with('H');
    const auto found = parts(isHour ? text.substr(0, text.size() - 1) : text, ":.hH");
    int hour = 0, minute = 0;
    if (found.size() == 2 && found[1].digits == 2 && found[0].digits <= 2) {
        hour = found[0].value;
        minute = found[1].value;
    } else if (found.size() == 1 && isHour && found[0].digits <= 2) {
        hour = found[0].value;
    } else if (found.size() == 1 && !isHour && found[0].digits == 4) {
        hour = found[0].value / 100;
        minute = found[0].value % 100;
    } else {
        return std::nullopt;
    }
    if (hour > mostHour || minute > mostMinute) return std::nullopt;
    return ifOther(fmt::format("{:02}:{:02}", hour, minute), text);
}

}  // namespace cota::fixes
