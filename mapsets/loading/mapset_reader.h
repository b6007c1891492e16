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

/// Folders that hold mapsets, first one wins; each mapset is a folder with a mapset.xml, named by its id.
struct MapsetLibrary {
    std::vector<std::filesystem::path> folders;
    std::shared_ptr<GameShelf> shelf = {};  // where games once read are kept (sharedMapset); null: nowhere
    /// Of files of a game, by their names in findings, instead of what is on the disk; sharedMapset() has
    /// none.
    xml::TextsByFile texts = {};
    std::vector<model::MapsetId> list() const;  // sorted
    std::optional<std::filesystem::path> find(const model::MapsetId& id) const;
    /// This library with the games a document brings along before all others: those in the folder "mapsets"
    /// beside its file, if there is one, and the one in whose folder the file itself lies.
    MapsetLibrary beside(const std::filesystem::path& document) const;
};

/// The finding about a game that is not there, with those that are and the nearest of them; an empty id is a
/// file that names none. Its place is for the caller to say.
model::Finding whyNotInstalled(const MapsetLibrary& library, const model::MapsetId& id);

/// Reads `id` and everything it extends. All mistakes are findings (MAPSET-...); a value comes back whenever
/// the mapset can be used at all.
model::Loaded<Mapset> readMapset(const MapsetLibrary& library, const model::MapsetId& id);
model::Loaded<Mapset> readMapsetFolder(const MapsetLibrary& library, const std::filesystem::path& folder);

}  // namespace cota::mapsets
