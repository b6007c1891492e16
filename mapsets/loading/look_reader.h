#pragma once
// Reads look.xml, the symbology of a game, after those of the mapsets it extends, so that a game states only
// what it draws differently.

#include <filesystem>
#include <string>
#include <vector>

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::mapsets {

/// The name of the file in the folder of a mapset, and beside documents; the file is optional.
inline constexpr const char* lookFile = "look.xml";
/// The folder of the styles, beside that of the games: each style is a file <name>.xml, written like
/// look.xml.
inline constexpr const char* stylesFolder = "styles";

/// Always returns a symbology: an invalid value is reported and the default of the drawing used. `texts`
/// replace files, as in MapsetLibrary.
/// `after`: files of a style or of a designer, read after those of the game, in this order.
model::Loaded<look::Symbology> readLook(const Mapset& mapset, const xml::TextsByFile& texts = {},
                                        const std::vector<std::filesystem::path>& after = {});

/// The look beside a document: a designer's own, which changes that of the game. Empty if there is none, or
/// if the folder is that of a game.
std::filesystem::path lookBeside(const std::filesystem::path& document);

/// The names of the installed styles, sorted.
std::vector<std::string> stylesIn(const MapsetLibrary& library);
/// The name of a style in the window: the title in its file, else its id.
model::LocalText styleTitle(const MapsetLibrary& library, const std::string& name);
/// The file of a style; empty if it is not installed.
std::filesystem::path styleFile(const MapsetLibrary& library, const std::string& name);

}  // namespace cota::mapsets
