#pragma once
// The two sides of a comparison: files, with or without those they name, or folders of such files.

#include <string>
#include <vector>

#include "formats/model/differences/difference.h"
#include "formats/model/document/document.h"
#include "validator/cli/terminal/streams.h"

namespace cota::cli {

/// One side.
struct Version {
    model::Document document;
    std::vector<model::Finding> findings;
    std::string sha256;       // of the file itself
    bool isReadable = false;  // false: the findings say why
    bool isWhole = false;     // readable, and so are all files it names
    bool hasErrors = false;   // what was read may not be all it says
};

/// The document at `path` ("-": standard input); `isAlone`: without the files a scenario names, and findings
/// about them.
Version readVersion(const std::string& path, bool isAlone, const Streams& streams);

/// What differs between two sides, as far as they can be read.
struct VersionComparison {
    std::vector<model::Difference> differences;
    std::vector<model::Finding> findings;  // of either side
    model::MapsetId game;
    bool isComplete = true;  // false: something could not be read, so that nothing found may mean nothing
    bool isNothing = false;  // nothing could be compared
};

/// Files of one kind; a board against a scenario, say, differs in every part: CommandError (exitUsage).
VersionComparison compareFiles(const std::string& before, const std::string& after, bool isAlone,
                               const Streams& streams);

/// Every board, forces file and scenario of two folders, by their names below them.
VersionComparison compareFolders(const std::string& before, const std::string& after, const Streams& streams);

}  // namespace cota::cli
