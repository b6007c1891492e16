#include "validator/cli/check/check_options.h"

#include <charconv>
#include <chrono>
#include <cstdint>

#include "formats/model/finding/id_pattern.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/messages.h"
#include "validator/engine/iso_date.h"
#include "validator/engine/run_rules.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral noRule =
    local("There is no rule '{glob}' (--rules, --rule, --severity). 'cota rules' lists them.");
constexpr LocalLiteral badDay = local("'{value}' is not a date like 2026-12-31 (--today).");
constexpr LocalLiteral badEpoch =
    local("'{value}' is not a number of seconds since 1970 (SOURCE_DATE_EPOCH).");

}  // namespace

std::string knownRule(std::string glob) {
    for (char& c : glob)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    const auto& book = programMessages();
    for (const auto& topic : book.topics())
        for (const auto& rule : topic.rules)
            if (model::matches(glob, rule.id())) return glob;
    for (const auto* row : book.readerRows())
        if (model::matches(glob, model::ruleOf(row->id))) return glob;
    throw CommandError(exitUsage, noRule, {{"glob", glob}});
}

std::string knownRuleOrPart(const std::string& glob) {
    const auto dot = glob.find('.');
    if (dot == std::string::npos) return knownRule(glob);
    const auto id = knownRule(glob.substr(0, dot));
    const auto* rule = programMessages().rule(id);
    if (rule == nullptr || *rule->parts == '\0') throw CommandError(exitUsage, noRule, {{"glob", glob}});
    return id + glob.substr(dot);
}

std::string dayOf(const std::string& today, const Surroundings& surroundings) {
    if (!today.empty()) {
        if (!checks::isIsoDate(today)) throw CommandError(exitUsage, badDay, {{"value", today}});
        return today;
    }
    const std::string& epoch = surroundings.variable("SOURCE_DATE_EPOCH");
    if (epoch.empty())
        return checks::isoDateOf(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    std::int64_t seconds = -1;
    const char* end = epoch.data() + epoch.size();
    // Years have four digits; longer ones would compare wrongly as text.
    constexpr std::int64_t most = 253'402'300'799;
    if (std::from_chars(epoch.data(), end, seconds).ptr != end || seconds < 0 || seconds > most)
        throw CommandError(exitUsage, badEpoch, {{"value", epoch}});
    return checks::isoDateOf(std::chrono::sys_seconds{std::chrono::seconds{seconds}});
}

}  // namespace cota::cli
