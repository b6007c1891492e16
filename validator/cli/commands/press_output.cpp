#include "validator/cli/commands/press_output.h"

#include <charconv>
#include <chrono>
#include <utility>

#include "formats/picture/number_text.h"
#include "formats/picture/press/separations.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/publish/printer_inks.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

/// Of the picture in which the ink is measured.
constexpr double inkDpi = 72;
/// Rounding of the plates to bytes.
constexpr double inkTolerance = 2;
constexpr LocalLiteral needsPress = local("{option} is for files for the press: add --press.");
constexpr LocalLiteral refusedInks = local("The file for the press was not written. {reason}");
constexpr LocalLiteral badDate = local("'{value}' is not a date; write it as 2026-05-31.");
constexpr LocalLiteral tooMuchInk = local(
    "On page {page}, {right} mm from the left and {down} mm from the top, the inks add up to {percent} %; "
    "the "
    "limit is {limit} %. Choose lighter colours there, or ask the printing house for its limit.");

std::optional<std::chrono::sys_days> dayFrom(const std::string& text) {
    int year = 0;
    unsigned month = 0, day = 0;
    const char* const end = text.data() + text.size();
    const auto number = [&](const char* from, std::size_t length, auto& into) {
        return std::from_chars(from, from + length, into).ptr == from + length;
    };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-' || !number(text.data(), 4, year) ||
        !number(text.data() + 5, 2, month) || !number(end - 2, 2, day))
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month),
                                           std::chrono::day(day)};
    if (!date.ok() || year < 1970) return std::nullopt;
    return std::chrono::sys_days(date);
}

int inkLimitOf(const PressOptions& options) {
    if (options.inkLimit.empty()) return publish::usualInkLimit;
    return static_cast<int>(
        numberWithin("--ink-limit", options.inkLimit, publish::leastInkLimit, publish::greatestInkLimit));
}

}  // namespace

void declarePress(CommandLine& line, PressOptions& into) {
    line.flag("--press", into.isForPress,
              local("for a printing house: PDF/X-4 in four inks, black text overprints, bleed of 3 mm"));
    line.text("--profile", "FILE", into.profile,
              local("the ICC profile of the printer (default: the one that the system has)"));
    line.text("--ink-limit", "N", into.inkLimit, local("percent of all four inks together (default: 300)"));
    line.text("--date", "DATE", into.date, local("the date in a file for the press (default: 1970-01-01)"));
}

void checkPress(const PressOptions& options) {
    for (const auto& [option, value] :
         {std::pair{"--profile", &options.profile}, std::pair{"--ink-limit", &options.inkLimit},
          std::pair{"--date", &options.date}})
        if (!value->empty() && !options.isForPress)
            throw CommandError(exitUsage, needsPress, {{"option", option}});
    inkLimitOf(options);
    dateOf(options);
}

std::int64_t dateOf(const PressOptions& options) {
    if (options.date.empty()) return 0;
    const auto day = dayFrom(options.date);
    if (!day) throw CommandError(exitUsage, badDate, {{"value", options.date}});
    return std::chrono::duration_cast<std::chrono::seconds>(day->time_since_epoch()).count();
}

std::optional<picture::Inks> inksOf(const PressOptions& options) {
    if (!options.isForPress) return std::nullopt;
    auto read = publish::readInks(options.profile, inkLimitOf(options));
    if (!read.inks) throw CommandError(exitUnreadable, refusedInks, {model::inWords("reason", read.refusal)});
    return std::move(read.inks);
}

void sayTooMuchInk(std::span<const picture::Picture> pages, const picture::Inks& inks,
                   const Streams& streams) {
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto most = picture::mostInkIn(pages[i], inks, inkDpi);
        if (most.percent <= inks.mostInk() + inkTolerance) continue;
        const auto whole = [](double value) { return picture::numberText(value, 0); };
        const CommandError warning(exitClean, tooMuchInk,
                                   {{"page", std::to_string(i + 1)},
                                    {"right", whole(most.at.x)},
                                    {"down", whole(most.at.y)},
                                    {"percent", whole(most.percent)},
                                    {"limit", std::to_string(inks.mostInk())}});
        streams.err << "cota: " << warning.message(streams.language) << "\n";
    }
}

}  // namespace cota::cli
