#pragma once
// The only place where text from outside (from a file, a game, a file name, a citation) is made safe for a
// report: removes control characters, and escapes what the format would not read as text.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace cota::checks {

/// As one line of a log or a terminal: without control characters and without anything that GitHub's runner
/// reads as a command.
std::string plainLine(std::string_view text);
void appendLine(std::string& report, std::string_view line);

/// Text after the second "::" of a GitHub command, and the value of one of its properties.
std::string githubText(std::string_view text);
std::string githubProperty(std::string_view text);

/// Text in a cell of a Markdown table.
std::string markdownText(std::string_view text);
/// Unchanged lines in a fence that none of them ends.
std::string markdownBlock(const std::vector<std::string>& lines);

/// Text of a SARIF message, where "](" would make a link.
std::string sarifText(std::string_view text);

/// A path as a URI reference: bytes that are special there or not ASCII are written as %XX.
std::string uriOf(std::string_view path);
/// An absolute path as a whole URI.
std::string fileUri(std::string_view path);

/// Removes control characters from every text of an answer, except texts that will be written to files and
/// the Markdown of rules.
void makePlain(nlohmann::ordered_json& json);

}  // namespace cota::checks
