#pragma once
// Edits of chance of every kind a document can have, sensible ones and slips: for what must hold after any
// edit. The same seed makes the same edits of the same documents.

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
    /// After an edit of that kind; the same document where it has nothing of the sort, or where chance has
    /// it.
    model::Document edited(const model::Document& document, std::string_view kind);

  private:
    const mapsets::Mapset& game_;
    std::mt19937 random_;
};

}  // namespace cota::support
