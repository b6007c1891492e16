// The hour and the day of the start.

#include <algorithm>
#include <array>
#include <span>

#include "validator/engine/iso_date.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

/// A number with a fixed count of digits and a range.
struct Part {
    std::size_t digits = 2;
    int least = 0, most = 0;
};

/// Whether the text consists of the parts, separated by `between`; parts after the first `needed` may be
/// missing.
bool isMadeOf(std::string_view text, std::span<const Part> parts, std::size_t needed, char between) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (text.empty()) return i >= needed;
        if (i > 0) {
            if (text.front() != between) return false;
            text.remove_prefix(1);
        }
        const auto number = text.substr(0, parts[i].digits);
        if (number.size() != parts[i].digits ||
            number.find_first_not_of("0123456789") != std::string_view::npos)
            return false;
        const auto value = mapsets::readInteger(std::string(number));
        if (!value || *value < parts[i].least || *value > parts[i].most) return false;
        text.remove_prefix(number.size());
    }
    return text.empty();
}

constexpr std::array clock{Part{2, 0, 23}, Part{2, 0, 59}};
constexpr std::array calendar{Part{4, 0, 9999}, Part{2, 1, 12}, Part{2, 1, 31}};

constexpr std::array dayWordings{
    Wording{
        "date",
        local(
            "The date '{date}' is not written as a day of the calendar: YYYY-MM-DD, YYYY-MM or YYYY, such as "
            "1943-07-14.")},
    Wording{"short-month",
            local("The date '{date}' is no day of the calendar: that month is shorter; correct the day.")}};

// Another rule reports a date without a year.
void unreadableTimes(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& turns = context.scenario()->turns;
    const auto report = [&](const char* name, const std::string& text, const Wording* wording) {
        out.add({.values = {value(name, text)},
                 .subject = wholeScenario(context),
                 .wording = wording,
                 .at = {subjectOf(SubjectKind::turn, model::turnTrackId)}});
    };
    if (!turns.start.empty() && !isMadeOf(turns.start, clock, clock.size(), ':'))
        report("start", turns.start, nullptr);
    const bool hasYear = turns.date.find_first_not_of("0123456789") >= 4;
    const bool isWritten = isMadeOf(turns.date, calendar, 1, '-');
    const bool isWhole = std::ranges::count(turns.date, '-') == 2;
    if (turns.date.size() > 4 && hasYear && !isWritten)
        report("date", turns.date, &dayWordings[0]);
    else if (isWritten && isWhole && !isIsoDate(turns.date))
        report("date", turns.date, &dayWordings[1]);
}

constexpr std::array timeTable{
    Rule{.message =
             {"TURN-008", Severity::warning, local("a time that cannot be read"),
              local("The game starts at '{start}', which is no time of day; write it as HH:MM, from 00:00 to "
                    "23:59."),
              local("The time of each turn is counted from it."),
              local("Write hours and minutes with a colon between them.")},
         .needs = need::scenario,
         .variants = dayWordings,
         .fix = {.kind = FixKind::plainDate, .in = "date start"},
         .run = unreadableTimes,
         .answer = "start"},
};
static_assert(isSound(timeTable));

}  // namespace

Topic turnTimeRules() { return {"time", local("Dates and hours"), timeTable}; }

}  // namespace cota::checks
