#pragma once
// Random edits of every kind, valid ones and mistakes, for properties that must hold after any edit. The
// same seed makes the same edits of the same documents.

#include <random>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::support {

class ChanceEdits {
  public:
    /// `game` must outlive it.
    ChanceEdits(const mapsets::Mapset& game, unsigned seed) : game_(game), random_(seed) {}

    /// "terrain", "contour", "assembly" ...: each part of the model that can be edited.
    static std::vector<std::string_view> kinds();
    /// The document after an edit of that kind; unchanged if it has nothing to edit, or sometimes by chance.
    model::Document edited(const model::Document& document, std::string_view kind);

  private:
    const mapsets::Mapset& game_;
    std::mt19937 random_;
};

}  // namespace cota::support
