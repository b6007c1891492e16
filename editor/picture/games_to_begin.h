#pragma once
// The games that are installed, for a dialog in which a document begins.

#include <memory>
#include <string>
#include <vector>

#include "editor/editing/beginnings.h"
#include "editor/editing/palette.h"
#include "formats/model/geometry/grid.h"

namespace cota::session {

class GamesToBegin {
  public:
    GamesToBegin(const mapsets::MapsetLibrary& library, model::Language language);

    /// Of a beginning with a map or of one without.
    const std::vector<PaletteEntry>& of(const BeginningRow& beginning) const {
        return beginning.isTable ? tables_ : maps_;
    }
    /// The game itself if a document of it can begin like this; else the first one that can, or an empty id.
    std::string nearest(const std::string& game, const BeginningRow& beginning) const;
    /// The usual grid of a game; one without hexes if it is not known.
    model::Grid gridOf(const std::string& game) const;
    /// Null if it is not readable.
    std::shared_ptr<const mapsets::Mapset> mapsetOf(const std::string& game) const;

  private:
    const mapsets::MapsetLibrary& library_;
    std::vector<PaletteEntry> maps_, tables_;
};

}  // namespace cota::session
