#pragma once
// Cota JSON ("cota/export/1"), the half of it that is the document itself: every file as a tree of texts,
// from which the document comes back equal. What readers of other programs want, everything resolved on the
// battlefield, is put beside it by validator/publish. docs/interchange.md describes both.

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
    std::string path;  // in an export: from a folder that holds all of them, with '/'
    xml::FileKind kind = xml::FileKind::unknown;
    std::string key;  // in Document::boards or ::forces; empty: the scenario
};

/// The files of a document, its own first. `fileName` is what the file of a scenario is called; where the
/// scenario names files beside its folder, its own lies in a folder called `folderName`. A file that two
/// names mean is there once.
std::vector<CotaFile> filesOf(const model::Document& document, const std::string& fileName,
                              const std::string& folderName);

/// Why a file of an export must not be written to `path`, or nothing: absolute, leaving the folder, no XML.
std::optional<model::LocalLiteral> whyNoPlace(std::string_view path);

/// The file as our own XML: what it is written as when an export is taken in.
std::string textOfFile(const model::Document& document, const CotaFile& file);

/// The member "source": { "files": [ { "path", "content" } ] }.
Json sourceJson(const model::Document& document, const std::vector<CotaFile>& files);

/// A document that came out of an export.
struct CotaDocument {
    model::Document document;
    std::vector<CotaFile> files;  // its own first
};

/// Reads schema and source of an export. Findings (JSON-..., and those of our own readers, XML-...) stand
/// where the thing stands in the JSON. Without value where the text is no export, is beyond a limit, or names
/// places it must not write to.
model::Loaded<CotaDocument> readCotaJson(std::string name, std::string bytes, const JsonLimits& limits = {});

/// Whether bytes are meant as JSON: a brace or a bracket comes first.
bool looksLikeJson(std::string_view bytes);

}  // namespace cota::interchange
