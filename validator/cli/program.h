#pragma once
// The program as a function, so that tests can call it.

#include <string>
#include <vector>

#include "validator/cli/terminal/command_line.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

/// `arguments` without the program's name. Returns an exit code; throws nothing.
int runProgram(std::vector<std::string> arguments, const Streams& streams, const Surroundings& surroundings);

/// The help of the program, followed by that of each command.
std::vector<HelpText> allHelp(model::Language language);

}  // namespace cota::cli
