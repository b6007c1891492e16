#pragma once
// The two sides of a comparison: files, with or without those that they name, or folders of such files.

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
    bool isReadable = false;  // false: the findings give the reason
    bool isWhole = false;     // readable, with all files that it names
    bool hasErrors = false;   // what was read may be incomplete
};

/// The document at `path` ("-": standard input). `isAlone`: without the files that a scenario names, and
/// without findings about them.
Version readVersion(const std::string& path, bool isAlone, const Streams& streams);

/// The differences of two sides, as far as they can be read.
struct VersionComparison {
    std::vector<model::Difference> differences;
    std::vector<model::Finding> findings;  // of both sides
    model::MapsetId game;
    bool isComplete = true;  // false: something could not be read, so differences may be missing
    bool isNothing = false;  // nothing could be compared
};

/// Files of one kind. Two kinds, such as a board and a scenario, cannot be compared: CommandError
/// (exitUsage).
VersionComparison compareFiles(const std::string& before, const std::string& after, bool isAlone,
                               const Streams& streams);

/// Every board, forces file and scenario of two folders, matched by their relative names.
VersionComparison compareFolders(const std::string& before, const std::string& after, const Streams& streams);

}  // namespace cota::cli
