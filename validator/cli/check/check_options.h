#pragma once
// Command-line options that the commands with rules share.

#include <string>

#include "validator/cli/terminal/streams.h"

namespace cota::cli {

/// The name or pattern spelt as ids are. Throws CommandError (exitUsage) if it matches no rule or reader's
/// message; * and ? are wildcards.
std::string knownRule(std::string glob);
/// The same, or a part of a rule that has any: "TABLE-001.hand-size".
std::string knownRuleOrPart(const std::string& glob);

/// The day for judging acceptances: `today`, or that of SOURCE_DATE_EPOCH, or that of the clock, so that the
/// answer may change from day to day. Throws CommandError (exitUsage) if the text is not a day.
std::string dayOf(const std::string& today, const Surroundings& surroundings);

}  // namespace cota::cli
