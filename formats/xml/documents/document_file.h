#pragma once
// From a path to a document: the file named, and for a scenario its boards and forces. Everything that is
// wrong is a finding; a value comes back whenever there is something to show.

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

/// One file a document was read from.
struct FileRecord {
    std::string name;  // the key in Document::boards or ::forces; the path as given for the first file
    std::filesystem::path path;  // as findings name it
    FileKind kind = FileKind::unknown;
    model::MapsetId mapset;
    std::string sha256;
    int format = currentFormat;
    bool readOnly = false;
};

/// One file read alone.
template <class T>
struct ReadFile {
    std::optional<T> value;
    std::vector<model::Finding> findings;
    FilePlaces places;
    FileRecord record;
};

ReadFile<model::Board> readBoardFile(const std::filesystem::path& path, const ReadLimits& limits = {});
ReadFile<model::Forces> readForcesFile(const std::filesystem::path& path, const ReadLimits& limits = {});
/// The scenario alone, without the files it names.
ReadFile<model::Scenario> readScenarioFile(const std::filesystem::path& path, const ReadLimits& limits = {});
// The same from a text in memory; `name` is how findings call it.
ReadFile<model::Board> readBoardText(std::string name, std::string text, const ReadLimits& limits = {});
ReadFile<model::Forces> readForcesText(std::string name, std::string text, const ReadLimits& limits = {});
ReadFile<model::Scenario> readScenarioText(std::string name, std::string text, const ReadLimits& limits = {});

struct LoadedDocument {
    std::optional<model::Document> value;
    std::vector<model::Finding> findings;
    SourceMap sources;
    std::vector<FileRecord> files;  // the one asked for first

    bool ok() const { return value.has_value(); }
    bool isReadOnly() const;  // some file is
};

/// A scenario with its boards and forces, or a board or forces alone (keyed by the path's file name). Files
/// are named relative to the scenario's folder and may lie below it or below the folder above it; absolute
/// names and names that leave these folders, by links too, are refused. Missing files are findings at the
/// line that names them.
LoadedDocument loadDocument(const std::filesystem::path& path, const ReadLimits& limits = {});

/// By the root element; unknown if it cannot be told. Reads only the beginning of the file.
FileKind detectKind(const std::filesystem::path& path);
FileKind detectKindOfText(std::string_view text);

/// Saves text over the file of `record`, or says why not: finding XML-011 where a newer program made the
/// file. Throws std::system_error like saveAtomically.
std::vector<model::Finding> saveOver(const FileRecord& record, std::string_view text);

}  // namespace cota::xml
