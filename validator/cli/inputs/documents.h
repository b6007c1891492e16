#pragma once
// Documents as text, and bytes from the command line: a thin layer over formats/xml.

#include <string>
#include <string_view>

#include "formats/model/document/board.h"
#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"
#include "formats/model/finding/finding.h"
#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

/// Some programs write this before UTF-8.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// All bytes of a file ("-": standard input). Throws CommandError (exitUnreadable).
std::string readBytes(const std::string& path, const Streams& streams);
/// The bytes of standard input. If there are more than the limit for files, only the first ones; the reader
/// of the file then rejects them.
std::string pipedBytes(const Streams& streams);

std::string textOfBoard(const model::Board& board);
std::string textOfForces(const model::Forces& forces);
std::string textOfScenario(const model::Scenario& scenario);
/// Whether the text can be read without findings and gives exactly this board.
bool readsBackAs(const std::string& text, const model::Board& board);

/// An id from a file's name, without folder and endings.
std::string idFromFile(const std::string& path);

/// The message of a finding.
std::string sentenceOf(const model::Finding& finding, const AnswerOptions& common);

}  // namespace cota::cli
