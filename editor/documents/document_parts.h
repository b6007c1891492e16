#pragma once
// The files of a document (the scenario, each board, each order of battle) and their text.

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::session {

enum class PartKind { scenario, board, forces };

/// One file of a document. `key` is the key in Document::boards or ::forces; empty for the scenario.
struct PartName {
    PartKind kind = PartKind::scenario;
    std::string key;
    friend auto operator<=>(const PartName&, const PartName&) = default;
};

/// Boards and forces first; last the scenario, because it names them.
std::vector<PartName> partsOf(const model::Document& document);
bool hasPart(const model::Document& document, const PartName& part);
/// Whether a part is the same in both; false if one of them lacks it.
bool isSamePart(const model::Document& a, const model::Document& b, const PartName& part);
/// The canonical text of an existing part.
std::string textOf(const model::Document& document, const PartName& part);
/// The document with the part read from text that Cota wrote; nothing if it cannot be read.
std::optional<model::Document> withPartText(const model::Document& document, const PartName& part,
                                            const std::string& text);

model::Document withoutPart(const model::Document& document, const PartName& part);
/// The document with the part as `other` has it, or without it if `other` has none.
model::Document withPartOf(const model::Document& document, const model::Document& other,
                           const PartName& part);

/// A new name for a board or forces file; no other part has it.
struct PartRename {
    PartName part;
    std::string name;
};
/// The document with the new names, in the scenario too; parts it does not have are skipped.
model::Document withNames(const model::Document& document, const std::vector<PartRename>& renames);
/// The name of a board after these renames.
std::string boardAfter(const std::string& board, const std::vector<PartRename>& renames);

}  // namespace cota::session
