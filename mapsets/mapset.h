#pragma once
// A game system as loaded: who it is, and its catalogue. The strategies it names are made by play/play.h.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "formats/model/id.h"
#include "formats/model/local_text.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::mapsets {

struct Mapset {
    model::MapsetId id;
    model::LocalText name;
    std::string edition;
    std::string publisher;
    std::string rulebook;                 // title of the book citations refer to
    std::vector<model::MapsetId> layers;  // the chain it extends, itself last
    std::filesystem::path folder;
    Catalogue catalogue;
};

}  // namespace cota::mapsets
