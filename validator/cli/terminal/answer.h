#pragma once
// An answer of the program: text for people, or JSON with its schema and the tool's name, in a file or on
// standard output.

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/geometry/rational.h"
#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

using Json = nlohmann::ordered_json;

extern const char* const toolVersion;

/// { "schema": "cota/<command>/1", "tool": { "name", "version" } }
Json answerOf(std::string_view command);

/// An integer as a number, anything else as "2/3".
Json jsonOf(model::Rational number);
/// null for an empty text.
Json jsonOrNull(const std::string& text);
/// { "game", "paragraph" }, or null if there is no citation.
Json citationJson(const std::string& game, const std::string& paragraph);

/// Writes `text` to `path` ("-": standard output) completely or not at all. Throws CommandError
/// (exitUnwritable). Reports to `streams.err` what could not be kept of the existing file.
void write(const std::string& path, std::string_view text, const Streams& streams);
/// The error when the system refuses to write a file.
CommandError cannotWriteTo(const std::string& path, const std::error_code& code);
CommandError cannotWriteTo(const std::string& path, const std::system_error& error);
/// Throws CommandError (exitUnwritable) if the file exists, so that nothing is overwritten without consent.
/// Pipes and devices are always allowed.
void requireNew(const std::string& path);
/// Whether writing to one would overwrite the other: the same file by any name; never pipes, devices and
/// "-".
bool isSameFile(const std::string& one, const std::string& other);
/// Throws CommandError (exitUsage) if the answer would overwrite one of `sources`.
void requireApart(const std::string& output, const std::vector<std::string>& sources);
/// Writes the answer as the options require.
void deliver(const AnswerOptions& common, const Json& json, const std::string& text, const Streams& streams);
/// The same for large answers: makes only the requested form.
void deliver(const AnswerOptions& common, const std::function<Json()>& json,
             const std::function<std::string()>& text, const Streams& streams);

}  // namespace cota::cli
