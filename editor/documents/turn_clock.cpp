#include "editor/documents/turn_clock.h"

#include <algorithm>
#include <chrono>
#include <string_view>

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
