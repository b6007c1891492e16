#pragma once
// The single step for foreign words (from a file, a game, a file name, a citation) on their way into a
// report: no control character passes, and nothing that the format would read as more than text.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace cota::checks {

/// As one line of a log or for a terminal: without control characters, and without anything that GitHub's
/// runner reads as a command.
std::string plainLine(std::string_view text);
void appendLine(std::string& report, std::string_view line);

/// Behind the second "::" of a command of GitHub, and as the value of one of its properties.
std::string githubText(std::string_view text);
std::string githubProperty(std::string_view text);

/// In a cell of a table of Markdown.
std::string markdownText(std::string_view text);
/// Lines as they are, in a fence that none of them ends.
std::string markdownBlock(const std::vector<std::string>& lines);

/// A message of SARIF, in which "](" would make a link.
std::string sarifText(std::string_view text);

/// A path as a URI reference: every byte that has a meaning there, or none in ASCII, as %XX.
std::string uriOf(std::string_view path);
/// The same of an absolute path as a whole URI.
std::string fileUri(std::string_view path);

/// Takes control characters out of every text of an answer, but for the texts that are to be written into
/// files.
void makePlain(nlohmann::ordered_json& json);

}  // namespace cota::checks
