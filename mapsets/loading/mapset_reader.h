#pragma once
// Reads a game system from its folder, the series it extends first.

#include <filesystem>
#include <memory>
#include <vector>

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets {

class GameShelf;

/// Folders of mapsets, searched in this order; each mapset is a subfolder with a mapset.xml, named by its
/// id.
struct MapsetLibrary {
    std::vector<std::filesystem::path> folders;
    std::shared_ptr<GameShelf> shelf = {};  // keeps games that were read (sharedMapset); null: none are kept
    /// Texts that replace files of a game, by their names in findings; empty for sharedMapset().
    xml::TextsByFile texts = {};
    std::vector<model::MapsetId> list() const;  // sorted
    std::optional<std::filesystem::path> find(const model::MapsetId& id) const;
    /// This library, searched after the games that come with a document: those in the folder "mapsets"
    /// beside it, if there is one, and the game whose folder contains the document.
    MapsetLibrary beside(const std::filesystem::path& document) const;
};

/// The finding about a game that is not installed, with the installed ones and the nearest of them; an empty
/// id means that a file names no game. The caller sets its place.
model::Finding whyNotInstalled(const MapsetLibrary& library, const model::MapsetId& id);

/// Reads `id` and everything it extends. Mistakes are findings (MAPSET-...); there is a value if the mapset
/// can be used at all.
model::Loaded<Mapset> readMapset(const MapsetLibrary& library, const model::MapsetId& id);
model::Loaded<Mapset> readMapsetFolder(const MapsetLibrary& library, const std::filesystem::path& folder);
/// The same in the place where it stays: what its check makes of it is kept with it.
model::Loaded<std::shared_ptr<const Mapset>> readMapsetToShare(const MapsetLibrary& library,
                                                               const model::MapsetId& id);

}  // namespace cota::mapsets
