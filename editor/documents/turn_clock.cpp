#include "editor/documents/turn_clock.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <vector>

#include "editor/documents/plain_letters.h"

namespace cota::session {

namespace {

constexpr int minutesOfHour = 60;
constexpr int minutesOfDay = 24 * minutesOfHour;
constexpr std::string_view dayForm = "0000-00-00";

std::string padded(int number, std::size_t digits) {
    std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

std::optional<std::chrono::sys_days> dayIn(const std::string& text) {
    if (text.size() != dayForm.size() || !isDateText(text)) return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t size) { return std::stoi(text.substr(at, size)); };
    const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(number(8, 2)))};
    return day.ok() ? std::optional(std::chrono::sys_days(day)) : std::nullopt;
}

std::string dayText(std::chrono::sys_days days) {
    const std::chrono::year_month_day day(days);
    return padded(static_cast<int>(day.year()), 4) + "-" +
           padded(static_cast<int>(static_cast<unsigned>(day.month())), 2) + "-" +
           padded(static_cast<int>(static_cast<unsigned>(day.day())), 2);
}

}  // namespace

bool isDateText(const std::string& text) {
    if (text.size() != 4 && text.size() != 7 && text.size() != dayForm.size()) return false;
    return std::equal(text.begin(), text.end(), dayForm.begin(), [](char have, char want) {
        return want == '-' ? have == '-' : have >= '0' && have <= '9';
    });
}

std::optional<int> minuteIn(const std::string& text) {
    const bool isTime = text.size() == 5 && text[2] == ':' && text < "24:00" && text[3] < '6' &&
                        std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; }) == 4;
    if (!isTime) return std::nullopt;
    return std::stoi(text.substr(0, 2)) * minutesOfHour + std::stoi(text.substr(3));
}

std::string timeText(int minute) {
    return padded(minute / minutesOfHour, 2) + ":" + padded(minute % minutesOfHour, 2);
}

namespace {

bool isDigits(const std::string& word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// Letters and digits, plain and small, without the "de" of Spanish dates.
std::vector<std::string> wordsIn(const std::string& typed) {
    std::vector<std::string> found(1);
    for (const char c : foldedText(typed)) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (isLetter)
            found.back() += c;
        else if (!found.back().empty())
            found.emplace_back();
    }
    std::erase_if(found,
                  [](const std::string& word) { return word.empty() || word == "de" || word == "del"; });
    return found;
}

/// 1 to 12 for a name of a month in English or Spanish, of which at least three letters are given.
int monthNamed(const std::string& word) {
    constexpr std::size_t letters = 3;
    constexpr std::array names{"january",    "february", "march",     "april",     "may",
                               "june",       "july",     "august",    "september", "october",
                               "november",   "december", "enero",     "febrero",   "marzo",
                               "abril",      "mayo",     "junio",     "julio",     "agosto",
                               "septiembre", "octubre",  "noviembre", "diciembre", "setiembre"};
    if (word == names.back()) return 9;
    for (std::size_t i = 0; i < names.size() - 1; ++i)
        if (word.size() >= letters && std::string_view(names[i]).starts_with(word))
            return static_cast<int>(i % 12) + 1;
    return 0;
}

}  // namespace

std::string timeMeant(const std::string& typed) {
    std::string plain = typed;
    std::ranges::replace(plain, 'h', ' ');  // "6h30"
    const auto parts = wordsIn(plain);
    std::string digits;
    for (auto part : parts) {
        if (!isDigits(part)) return typed;
        if (parts.size() > 1 && part.size() == 1) part.insert(0, "0");
        digits += part;
    }
    if (digits.empty() || digits.size() > 4) return typed;
    if (digits.size() <= 2) digits += "00";
    if (digits.size() == 3) digits.insert(0, "0");
    const auto time = digits.substr(0, 2) + ":" + digits.substr(2);
    return minuteIn(time) ? time : typed;
}

std::string dateMeant(const std::string& typed) {
    if (isDateText(typed)) return typed;
    auto parts = wordsIn(typed);
    if (parts.size() != 2 && parts.size() != 3) return typed;
    // Month names may stand before the day: "August 15, 1944".
    std::string year, month, day;
    for (auto& part : parts) {
        const int named = monthNamed(part);
        for (const char* ending : {"st", "nd", "rd", "th"})
            if (part.size() > 2 && part.ends_with(ending) && isDigits(part.substr(0, part.size() - 2)))
                part.resize(part.size() - 2);
        if (named > 0)
            month = std::to_string(named);
        else if (isDigits(part) && part.size() == 4)
            year = part;
        else if (!isDigits(part) || part.size() > 2)
            return typed;
    }
    std::vector<std::string> rest;
    for (const auto& part : parts)
        if (isDigits(part) && part.size() <= 2) rest.push_back(part);
    const bool isYearFirst = parts.front() == year;
    if (month.empty() && !rest.empty()) {
        const std::size_t at = isYearFirst ? 0 : rest.size() - 1;
        month = rest[at];
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
    }
    if (rest.size() == 1) day = rest.front();
    if (year.empty() || month.empty() || rest.size() > 1) return typed;
    const auto two = [](const std::string& text) { return padded(std::stoi(text), 2); };
    const std::string date = year + "-" + two(month) + (day.empty() ? "" : "-" + two(day));
    const bool isGood =
        day.empty() ? std::stoi(month) >= 1 && std::stoi(month) <= 12 : dayIn(date).has_value();
    return isGood ? date : typed;
}

TurnMoment momentOf(const model::TurnTrack& track, int usualMinutes, int turn) {
    const auto start = minuteIn(track.start);
    const int minutes = track.minutes > 0 ? track.minutes : usualMinutes;
    if (!start || (minutes <= 0 && turn > 1)) return {turn == 1 ? track.date : std::string(), {}, {}};
    const long long passed = *start + static_cast<long long>(minutes) * (turn - 1);
    const int minute = static_cast<int>(passed % minutesOfDay);
    TurnMoment moment{{}, timeText(minute), minute};
    if (const auto day = dayIn(track.date))
        moment.date = dayText(*day + std::chrono::days(passed / minutesOfDay));
    return moment;
}

}  // namespace cota::session
