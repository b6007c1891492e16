#pragma once
// Cota JSON ("cota/export/1"), the half that is the document itself: every file as a tree of texts, from
// which an equal document can be read. validator/publish adds the other half, for readers of other programs,
// with everything resolved on the battlefield. docs/interchange.md describes both.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/interchange/json_lines.h"
#include "formats/interchange/json_tree.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/loaded.h"
#include "formats/model/finding/message.h"
#include "formats/xml/markup/versions.h"

namespace cota::interchange {

inline constexpr std::string_view exportSchema = "cota/export/1";

/// One file of a document.
struct CotaFile {
    std::string path;  // in an export: relative to a folder that contains all of them, with '/'
    xml::FileKind kind = xml::FileKind::unknown;
    std::string key;  // in Document::boards or ::forces; empty: the scenario
};

/// The files of a document, its main file first. `fileName` is the name of the scenario file; if the
/// scenario names files outside its folder, the scenario file is in a folder `folderName`. A file with two
/// names is listed once.
std::vector<CotaFile> filesOf(const model::Document& document, const std::string& fileName,
                              const std::string& folderName);

/// The reason why a file of an export must not be written to `path` (absolute, outside the folder, not XML),
/// or nothing.
std::optional<model::LocalLiteral> whyNoPlace(std::string_view path);

/// The file as XML, as it is written when an export is imported.
std::string textOfFile(const model::Document& document, const CotaFile& file);

/// The member "source": { "files": [ { "path", "content" } ] }.
Json sourceJson(const model::Document& document, const std::vector<CotaFile>& files);

/// A document that was read from an export.
struct CotaDocument {
    model::Document document;
    std::vector<CotaFile> files;  // the main file first
};

/// Reads schema and source of an export. Findings (JSON-..., and XML-... of the XML readers) have their
/// place in the JSON. There is no value if the text is not an export, exceeds a limit, or has paths that it
/// must not write to.
model::Loaded<CotaDocument> readCotaJson(std::string name, std::string bytes, const JsonLimits& limits = {});

/// Whether the bytes look like JSON: they begin with a brace or a bracket.
bool looksLikeJson(std::string_view bytes);

}  // namespace cota::interchange
