#include "formats/model/document/turn_clock.h"

#include <charconv>

namespace cota::model {

namespace {

constexpr int minutesOfDay = 24 * 60;

std::optional<int> twoDigitsFrom(const std::string& text, std::size_t start) {
    int number = 0;
    const char* const end = text.data() + start + 2;
    const auto read = std::from_chars(text.data() + start, end, number);
    return read.ec == std::errc{} && read.ptr == end ? std::optional(number) : std::nullopt;
}

std::string asTwoDigits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

}  // namespace

std::optional<int> minutesAt(const TurnTrack& track, int minutes, int turn) {
    if (track.start.size() != 5 || track.start[2] != ':' || minutes <= 0) return std::nullopt;
    const auto hour = twoDigitsFrom(track.start, 0), minute = twoDigitsFrom(track.start, 3);
    if (!hour || !minute) return std::nullopt;
    return *hour * 60 + *minute + minutes * (turn - 1);
}

std::string clockText(int minutes) {
    const int inDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
    return asTwoDigits(inDay / 60) + ":" + asTwoDigits(inDay % 60);
}

}  // namespace cota::model
