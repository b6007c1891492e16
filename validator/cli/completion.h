#pragma once
// What a shell offers when the user presses Tab after `cota`, as a script for each shell, from the help of
// the commands.

#include <string>
#include <vector>

#include "validator/cli/terminal/command_line.h"

namespace cota::cli {

/// The first of the texts is the program's; the others are its commands'.
std::string bashCompletion(const std::vector<HelpText>& all);
std::string zshCompletion(const std::vector<HelpText>& all);
std::string fishCompletion(const std::vector<HelpText>& all);

}  // namespace cota::cli
