#pragma once
// The files of a document (the scenario, each board, each order of battle) and their text.

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/xml/markup/versions.h"

namespace cota::session {

/// One file of a document. `key` is the key in Document::boards or ::forces; empty for the scenario.
struct DocumentFile {
    xml::FileKind kind = xml::FileKind::scenario;
    std::string key;
    friend auto operator<=>(const DocumentFile&, const DocumentFile&) = default;
};

/// Boards and forces first; last the scenario, because it names them.
std::vector<DocumentFile> filesOf(const model::Document& document);
bool hasFile(const model::Document& document, const DocumentFile& file);
/// Whether a file is the same in both; false if one of them lacks it.
bool isSameFile(const model::Document& a, const model::Document& b, const DocumentFile& file);
/// The canonical text of an existing file.
std::string textOf(const model::Document& document, const DocumentFile& file);
/// The document with the file read from text that Cota wrote; nothing if it cannot be read.
std::optional<model::Document> withFileText(const model::Document& document, const DocumentFile& file,
                                            const std::string& text);

model::Document withoutFile(const model::Document& document, const DocumentFile& file);
/// The document with the file as `other` has it, or without it if `other` has none.
model::Document withFileOf(const model::Document& document, const model::Document& other,
                           const DocumentFile& file);

/// A new name for a board or forces file; no other file has it.
struct FileRename {
    DocumentFile file;
    std::string name;
};
/// The document with the new names, in the scenario too; files it does not have are skipped.
model::Document withNames(const model::Document& document, const std::vector<FileRename>& renames);
/// The name of a board after these renames.
std::string boardAfter(const std::string& board, const std::vector<FileRename>& renames);

}  // namespace cota::session
