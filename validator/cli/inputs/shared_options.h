#pragma once
// Options that several commands share, and their checks.

#include <optional>
#include <string>

#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/terminal/command_line.h"

namespace cota::cli {

model::LocalLiteral fileHelp();
model::LocalLiteral hexHelp();
void declareTurn(CommandLine& line, std::optional<int>& into);
void declareHeightMethod(CommandLine& line, std::string& into);

/// Throws CommandError (exitUnreadable) if the game has no rules for lines of sight, because "clear" would
/// be a wrong answer.
void requireSight(const LaidOut& table);

}  // namespace cota::cli
