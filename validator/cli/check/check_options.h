#pragma once
// What the commands that ask the rules have in common on the command line.

#include <string>

#include "validator/cli/terminal/streams.h"

namespace cota::cli {

/// The name or pattern as ids are written. Throws CommandError (exitUsage) where no rule and no reader's
/// message is called so; * and ? stand for others.
std::string knownRule(std::string glob);

/// The day acceptances are measured by: the one given, that of SOURCE_DATE_EPOCH, or that of the clock, which
/// makes the answer of tomorrow another one. Throws CommandError (exitUsage) for what is no day.
std::string dayOf(const std::string& today, const Surroundings& surroundings);

}  // namespace cota::cli
