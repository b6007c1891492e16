#pragma once
// Reads layout.xml: where the furniture of a printed map stands. A game's layout is read after those of the
// games it extends, and the one beside a document last. docs/layout.md has the language.

#include <filesystem>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/furniture/furniture.h"

namespace cota::mapsets {

/// The name of the file in the folder of a mapset, and beside documents; the file is optional.
inline constexpr const char* layoutFile = "layout.xml";

/// Always returns a layout, the usual one if there is no file. `texts` replace files, as in MapsetLibrary.
/// `after`: files read after those of the game.
model::Loaded<look::Layout> readLayout(const Mapset& mapset, const xml::TextsByFile& texts = {},
                                       const std::vector<std::filesystem::path>& after = {});

/// The layout with what its credits say of the document: the version of the format, and the hash.
look::Furniture furnitureOf(look::Layout layout, const model::Document& document);

/// The layout beside a document: a designer's own. Empty if there is none, or if the folder is that of a
/// game.
std::filesystem::path layoutBeside(const std::filesystem::path& document);

}  // namespace cota::mapsets
