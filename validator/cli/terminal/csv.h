#pragma once
// Answers as tables for spreadsheets (RFC 4180, but with line feeds).

#include <string>
#include <vector>

namespace cota::cli {

/// One line, with its end; cells are quoted where they must be.
std::string csvLine(const std::vector<std::string>& cells);

}  // namespace cota::cli
