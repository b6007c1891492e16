#include "editor/underlay/sheet_place.h"

#include <algorithm>

#include "formats/model/geometry/hex_layout.h"
#include "formats/model/underlay/underlay_edits.h"

namespace cota::session {

namespace {

constexpr double thousandths = 1000;

/// The place of a picture that fills a board, which may be turned.
model::PicturePlace filling(const JoinedMap& map, const std::string& key, const scans::Scan& scan) {
    model::PicturePlace place;
    const auto board = map.document().boards.find(key);
    if (board == map.document().boards.end()) return place;
    const auto& grid = board->second->grid;
    const model::HexLayout layout(grid);
    std::vector<model::PicturePair> corners;
    for (const std::size_t index : {std::size_t{0}, grid.size() - 1}) {
        const auto point = model::hexCentre(grid, grid.at(index));
        const auto onBoard = layout.toMap(point);
        if (const auto at = map.toSheet({key, point})) corners.push_back({*at, onBoard.x, onBoard.y});
    }
    if (const auto fit = model::fitOf(model::FitKind::similarity, corners); fit.isFitted()) place = fit.place;
    const double scale = std::min(layout.size().width / scan.columns, layout.size().height / scan.rows);
    for (double* part : {&place.xx, &place.xy, &place.yx, &place.yy}) *part *= scale;
    return place;
}

}  // namespace

const model::Underlay* sheetIn(const model::Document& document, const SheetKey& key) {
    const auto board = document.boards.find(key.board);
    return board == document.boards.end() ? nullptr : model::underlayOf(*board->second, key.id);
}

std::vector<SheetKey> sheetsIn(const model::Document& document) {
    std::vector<SheetKey> keys;
    for (const auto& [board, content] : document.boards)
        for (const model::Underlay& underlay : content->underlays) keys.push_back({board, underlay.id});
    return keys;
}

std::filesystem::path fileOfSheet(const std::filesystem::path& document, const SheetKey& key,
                                  const model::Underlay& underlay) {
    const auto board = document.parent_path() / std::filesystem::path(key.board);
    return board.parent_path() / std::filesystem::path(underlay.file);
}

model::PicturePlace placeOfSheet(const JoinedMap& map, const SheetKey& key, const model::Underlay& underlay,
                                 const scans::Scan& scan) {
    std::vector<model::PicturePair> pairs;
    for (const model::FitPoint& point : underlay.points)
        if (const auto at = map.toSheet({key.board, point.at}))
            pairs.push_back({{at->x, at->y},
                             static_cast<double>(point.x) / thousandths,
                             static_cast<double>(point.y) / thousandths});
    // Two points of an affine fit show it as a similarity until there is a third.
    for (const auto kind : {underlay.fit, model::FitKind::similarity})
        if (const auto fit = model::fitOf(kind, pairs); fit.isFitted()) return fit.place;
    auto place = filling(map, key.board, scan);
    if (pairs.empty()) return place;
    const auto got = place.at(pairs[0].column, pairs[0].row);
    place.dx += pairs[0].map.x - got.x;
    place.dy += pairs[0].map.y - got.y;
    return place;
}

std::vector<scans::PlacedScan> placedSheets(const JoinedMap& map, const ScanOfFile& scanOf,
                                            const SheetKey& always) {
    std::vector<scans::PlacedScan> placed;
    for (const SheetKey& key : sheetsIn(map.document())) {
        const model::Underlay& underlay = *sheetIn(map.document(), key);
        const bool isShown = key == always || (!underlay.isHidden && underlay.opacity > 0);
        if (!isShown || map.laid(key.board) == nullptr) continue;
        if (auto scan = scanOf(key, underlay)) {
            const auto place = placeOfSheet(map, key, underlay, *scan);
            placed.push_back({std::move(scan), place, underlay.opacity, underlay.isOver});
        }
    }
    return placed;
}

}  // namespace cota::session
