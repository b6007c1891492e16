#pragma once
// Options that several commands share, and the ways they are checked.

#include <optional>
#include <string>

#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/terminal/command_line.h"

namespace cota::cli {

model::LocalLiteral fileHelp();
model::LocalLiteral hexHelp();
void declareTurn(CommandLine& line, std::optional<int>& into);
void declareHeightMethod(CommandLine& line, std::string& into);

/// Throws CommandError (exitUnreadable) where the game has no rules for lines of sight: "clear" would be an
/// answer nobody gave.
void requireSight(const LaidOut& table);

}  // namespace cota::cli
