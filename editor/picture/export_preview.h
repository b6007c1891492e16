#pragma once
// The pages of an exported PDF before they are written: with their boxes, or as the plate of one ink.

#include <optional>
#include <string>
#include <vector>

#include "editor/picture/export_picture.h"
#include "formats/picture/press/separations.h"
#include "formats/picture/raster.h"

namespace cota::session {

class ExportPreview {
  public:
    /// Draws the map, which may take a second. The request must have a map.
    explicit ExportPreview(const ExportRequest& request);

    int pageCount() const { return static_cast<int>(pages_.size()); }
    model::MapSize sizeOf(int page) const { return pages_.at(static_cast<std::size_t>(page)).size; }
    /// Why no plates can be shown; empty if they can.
    const std::string& refusal() const { return refusal_; }

    /// A page as large as fits into this many pixels. Without `ink`: all inks together. Trim and bleed are
    /// lines, if they differ from the page.
    picture::Pixels page(int index, std::optional<picture::Ink> ink, int columns, int rows) const;
    /// The most ink at any place, beside the limit; the reason if it is not known.
    std::string inkText() const;

  private:
    std::vector<picture::Picture> pages_;
    publish::PrinterInks printer_;
    std::string refusal_;
};

}  // namespace cota::session
