#pragma once
// Options that several commands share, and the ways they are checked.

#include <optional>
#include <string>

#include "validator/cli/command_line.h"
#include "validator/cli/laid_out.h"

namespace cota::cli {

model::LocalLiteral fileHelp();
model::LocalLiteral hexHelp();
void declareTurn(CommandLine& line, std::optional<int>& into);
void declareHeightMethod(CommandLine& line, std::string& into);

}  // namespace cota::cli
