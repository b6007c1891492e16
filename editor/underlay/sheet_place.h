#pragma once
// Where the pictures of underlays lie on the sheet in the window, also before they are fitted.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/document/underlay.h"
#include "formats/scans/scan_image.h"

namespace cota::session {

/// An underlay of a board that is a key of Document::boards.
struct SheetKey {
    std::string board;
    std::string id;
    bool empty() const { return id.empty(); }
    friend auto operator<=>(const SheetKey&, const SheetKey&) = default;
};

/// The underlay, or null.
const model::Underlay* sheetIn(const model::Document& document, const SheetKey& key);
/// All of them, by board, in the order of their lists.
std::vector<SheetKey> sheetsIn(const model::Document& document);

/// The file of the picture of an underlay; `document` is the path of the document.
std::filesystem::path fileOfSheet(const std::filesystem::path& document, const SheetKey& key,
                                  const model::Underlay& underlay);

/// The place on the sheet: the fit, or, until there are enough points, the board filled with the picture and
/// moved so that the first point fits.
model::PicturePlace placeOfSheet(const JoinedMap& map, const SheetKey& key, const model::Underlay& underlay,
                                 const scans::Scan& scan);

using ScanOfFile = std::function<std::shared_ptr<const scans::Scan>(const SheetKey&, const model::Underlay&)>;
/// The pictures to show, from bottom to top; hidden ones only if they are `always`.
std::vector<scans::PlacedScan> placedSheets(const JoinedMap& map, const ScanOfFile& scanOf,
                                            const SheetKey& always = {});

}  // namespace cota::session
