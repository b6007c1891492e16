#pragma once
// The files a document consists of: the scenario, each board, each order of battle; and each of them as text.

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::session {

enum class PartKind { scenario, board, forces };

/// One file of a document. `key` is that of Document::boards or ::forces, empty for the scenario.
struct PartName {
    PartKind kind = PartKind::scenario;
    std::string key;
    friend auto operator<=>(const PartName&, const PartName&) = default;
};

/// Boards and forces first, the scenario, which names them, last.
std::vector<PartName> partsOf(const model::Document& document);
bool hasPart(const model::Document& document, const PartName& part);
/// Whether a part is the same in both; false where one of them lacks it.
bool isSamePart(const model::Document& a, const model::Document& b, const PartName& part);
/// The canonical text of a part that is there.
std::string textOf(const model::Document& document, const PartName& part);
/// The document with the part read from a text of ours; nothing where it cannot be read.
std::optional<model::Document> withPartText(const model::Document& document, const PartName& part,
                                            const std::string& text);

/// The document without a part.
model::Document withoutPart(const model::Document& document, const PartName& part);

/// A board or forces that get another name, which no other part has.
struct PartRename {
    PartName part;
    std::string name;
};
/// The document with these names, in the scenario too; parts it does not have stay away.
model::Document withNames(const model::Document& document, const std::vector<PartRename>& renames);
/// What a board of that name is called with these names.
std::string boardAfter(const std::string& board, const std::vector<PartRename>& renames);

}  // namespace cota::session
