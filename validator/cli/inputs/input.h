#pragma once
// One file given on the command line with all it names: a document, its game, and what is wrong with either.

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/loading/mapset_reader.h"
#include "validator/cli/terminal/answer_options.h"
#include "validator/cli/terminal/streams.h"
#include "validator/engine/run_rules.h"
#include "validator/fixes/trial.h"

namespace cota::cli {

struct Opened {
    checks::CheckInput input;                         // without the game
    bool isReadable = false;                          // false: the findings say why there is nothing to show
    bool isWhole = false;                             // readable, and so are all files it names
    std::optional<model::SourceSpan> gameNamed = {};  // where the file says of which game it is
};
/// Reads `path` ("-": standard input) and every file it names.
Opened openInput(const std::string& path, const Streams& streams);
/// The same, with texts instead of some of the files, by their names in findings.
Opened openTexts(const std::string& path, const xml::TextsByFile& texts);
/// Every file it was read from, the one given first.
std::vector<std::string> pathsOf(const Opened& opened);

/// A path by which a file is known again, however it was named.
std::filesystem::path canonicalOf(const std::string& path);
/// Texts that stand for files, by canonicalOf: as they are to be written.
using PendingTexts = std::map<std::filesystem::path, std::string>;
/// Those of the files it was read from, by their names in findings.
xml::TextsByFile pendingFor(const Opened& opened, const PendingTexts& pending);

/// Looks for the game of the document; its findings join the input's. A game that is not there, or not named,
/// is a finding where it is named.
void openGame(Opened& opened, const mapsets::MapsetLibrary& library);

/// What fixes are tried out on: what was opened, its game looked for, and how many of its findings are not of
/// the game.
fixes::Source sourceOf(const std::string& path, const Opened& opened, std::size_t ownFindings);

/// Gives every finding a place: its line where that is known, else the file the command was given.
void locateAll(checks::CheckInput& input, const std::string& path);

/// Findings as lines for people: "file:line:col: error: [ID] sentence".
void printFindings(const std::vector<model::Finding>& findings, const AnswerOptions& common,
                   const Streams& streams);

}  // namespace cota::cli
