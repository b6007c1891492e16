#pragma once
// One file from the command line with all files that it names: a document, its game, and the findings of
// both.

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
    bool isReadable = false;                          // false: the findings give the reason
    bool isWhole = false;                             // readable, and so are all files it names
    std::optional<model::SourceSpan> gameNamed = {};  // where the file names its game
};
/// Reads `path` ("-": standard input, as if it were a file of the working folder) and every file it names.
Opened openInput(const std::string& path, const Streams& streams);
/// The same, with texts replacing some of the files, by their names in findings.
Opened openTexts(const std::string& path, const xml::TextsByFile& texts);
/// Every file that was read, the given one first.
std::vector<std::string> pathsOf(const Opened& opened);

/// A path that identifies a file, however it was named.
std::filesystem::path canonicalOf(const std::string& path);
/// New texts of files by canonicalOf, not written yet.
using PendingTexts = std::map<std::filesystem::path, std::string>;
/// The pending texts of the files that were read, and of those beside them, by their names in findings.
xml::TextsByFile pendingFor(const Opened& opened, const PendingTexts& pending);

/// Loads the game of the document; its findings are added to the input. If the game is missing or not named,
/// that is a finding at the place of the name.
void openGame(Opened& opened, const mapsets::MapsetLibrary& library);

/// The input for trying fixes. `ownFindings`: how many of the findings are not from the game.
fixes::Source sourceOf(const std::string& path, const Opened& opened, std::size_t ownFindings);

/// Gives every finding a place: its line if known, otherwise the given file.
void locateAll(checks::CheckInput& input, const std::string& path);

/// Findings as lines for people: "file:line:col: error: [ID] sentence".
void printFindings(const std::vector<model::Finding>& findings, const AnswerOptions& common,
                   const Streams& streams);

}  // namespace cota::cli
