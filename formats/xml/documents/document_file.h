#pragma once
// Loads a document from a path: the file, and for a scenario its boards and forces. All errors are findings;
// there is a value whenever there is something to show.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/loaded.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/versions.h"
#include "formats/xml/markup/xml_scan.h"

namespace cota::xml {

/// A file of a loaded document.
struct FileRecord {
    std::string name;            // the key in Document::boards or ::forces; the path of the first file
    std::filesystem::path path;  // the path in findings
    FileKind kind = FileKind::unknown;
    model::MapsetId mapset;
    std::string sha256;
    int format = currentFormat;
    bool readOnly = false;
};

/// One file that was read alone.
template <class T>
struct ReadFile {
    std::optional<T> value;
    std::vector<model::Finding> findings;
    FilePlaces places;
    FileRecord record;
};

ReadFile<model::Board> readBoardFile(const std::filesystem::path& path, const ReadLimits& limits = {});
ReadFile<model::Forces> readForcesFile(const std::filesystem::path& path, const ReadLimits& limits = {});
/// The scenario without the files that it names.
ReadFile<model::Scenario> readScenarioFile(const std::filesystem::path& path, const ReadLimits& limits = {});
// The same from a text in memory; `name` is its name in findings.
ReadFile<model::Board> readBoardText(std::string name, std::string text, const ReadLimits& limits = {});
ReadFile<model::Forces> readForcesText(std::string name, std::string text, const ReadLimits& limits = {});
ReadFile<model::Scenario> readScenarioText(std::string name, std::string text, const ReadLimits& limits = {});

struct LoadedDocument {
    std::optional<model::Document> value;
    std::vector<model::Finding> findings;
    SourceMap sources;
    std::vector<FileRecord> files;  // the requested file first

    bool ok() const { return value.has_value(); }
    bool isReadOnly() const;  // at least one file is
};

/// A scenario with its boards and forces, or one board or forces file (by the file name of the path). File
/// names are relative to the scenario's folder and must be in it, in the folder above it, or below one of
/// them; absolute names, and names or links that lead outside, are rejected. A missing file is a finding at
/// the line that names it.
LoadedDocument loadDocument(const std::filesystem::path& path, const ReadLimits& limits = {});

/// The kind of a file by its root element, or unknown. Reads only the beginning of the file.
FileKind detectKind(const std::filesystem::path& path);
FileKind detectKindOfText(std::string_view text);

/// Saves text over the file of `record`. Returns the finding XML-011 instead if a newer program made the
/// file. Throws std::system_error like saveAtomically.
std::vector<model::Finding> saveOver(const FileRecord& record, std::string_view text);

}  // namespace cota::xml
