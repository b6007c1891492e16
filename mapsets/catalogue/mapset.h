#pragma once
// A game system as loaded: its id, titles and catalogue. play/play.h creates the strategies it names.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "formats/model/document/id.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::mapsets {

struct Mapset {
    model::MapsetId id;
    model::LocalText name;
    std::string edition;
    std::string publisher;
    model::LocalText rulebook;            // title of the book that citations refer to
    std::vector<model::MapsetId> layers;  // the chain it extends; the last is the mapset itself
    std::filesystem::path folder;
    std::vector<std::filesystem::path> layerFolders;  // of `layers`, in the same order
    Catalogue catalogue;
    /// Where each entry and value was last written, for the findings of later checks: "terrain/woods",
    /// "terrain/woods/cost/foot", "strategy/sight/overlook".
    std::map<std::string, model::SourceSpan> places;
};

}  // namespace cota::mapsets
