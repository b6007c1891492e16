#include "editor/picture/ground_preview.h"

#include <algorithm>
#include <tuple>

#include "editor/editing/beginnings.h"
#include "editor/editing/session_game.h"
#include "validator/publish/ground/ground_placing.h"

namespace cota::session {

bool GroundPreviewer::read(const GroundOrder& order, const earth::IsStopped& isStopped,
                           const GroundProgress& onProgress, GroundPreview& preview) {
    const bool isSame = board_ && file_ == order.file && fileSystem_ == order.fileSystem &&
                        board_->grid == order.board.grid && board_->anchor == order.board.anchor;
    if (isSame) return true;
    board_.reset();
    features_.clear();
    const auto* files = earth::earthFiles(preview.problem);
    if (files == nullptr) return false;
    earth::EarthWanted wanted;
    wanted.system = order.board.anchor->system;
    wanted.fileSystem = order.fileSystem;
    std::tie(wanted.least, wanted.most) = publish::groundOf(order.board.grid, *order.board.anchor);
    wanted.onProgress = [&](double share) { onProgress(GroundStage::reading, share); };
    source_ = {};
    preview.problem = files->readFeatures(order.file, wanted, source_, isStopped);
    if (preview.problem) return false;
    features_ = publish::placedFeatures(std::move(source_.features), order.board.grid, *order.board.anchor);
    source_.features.clear();
    file_ = order.file;
    fileSystem_ = order.fileSystem;
    board_ = order.board;
    return true;
}

GroundPreview GroundPreviewer::make(const GroundOrder& order, const earth::IsStopped& isStopped,
                                    const GroundProgress& onProgress) {
    GroundPreview preview{order, {}, {}, {}, 0};
    onProgress(GroundStage::reading, 0);
    if (!read(order, isStopped, onProgress, preview)) return preview;
    preview.source = source_;
    preview.features = features_.size();
    publish::GroundOptions options;
    constexpr double thousand = 1000;
    options.metresPerHex = static_cast<double>(order.board.anchor->hexSize) / thousand;
    options.keepPainted = order.keepPainted;
    options.left = order.left;
    options.isStopped = isStopped;
    options.onProgress = [&](double share) { onProgress(GroundStage::measuring, share); };
    auto made = publish::importGround(order.board, features_, *order.table, order.game->catalogue, options);
    if (made.isStopped)
        preview.problem = {earth::EarthFault::stopped, {}};
    else if (made.isTooMuch)
        preview.problem = {earth::EarthFault::tooLarge, std::to_string(features_.size()) + " features"};
    else
        preview.result = std::move(made);
    return preview;
}

model::Document shownBoard(const GroundPreview& preview) {
    const auto& board = preview.result ? preview.result->board : preview.order.board;
    return newDocument(Beginning::board, *preview.order.game, board.grid.columns, board.grid.rows,
                       [&](model::Board& shown) { shown = board; });
}

GroundBoard groundBoard(const GroundPreview& preview, const mapsets::MapsetLibrary& library,
                        model::Language language) {
    const auto document = shownBoard(preview);
    SessionGame game(library);
    game.load(document, {}, {});
    return {JoinedMap::lay(document, game.game()), game.look(), language};
}

namespace {

/// Where a picture of `room` pixels begins, so that the middle is seen and nothing beside the sheet, which is
/// `whole` millimetres long.
double cornerFor(double middle, double room, double whole) {
    return std::clamp(middle - room / 2, 0.0, std::max(0.0, whole - room));
}

picture::View viewOf(const JoinedMap& map, const GroundView& wanted,
                     const std::vector<model::MapPoint>& corners) {
    const auto sheet = map.sheet().size();
    picture::View view;
    view.perMillimetre = std::min(wanted.columns / sheet.width, wanted.rows / sheet.height);
    model::MapPoint middle{sheet.width / 2, sheet.height / 2};
    if (wanted.isNear && !corners.empty()) {
        const auto [top, bottom] = std::ranges::minmax_element(corners, {}, &model::MapPoint::y);
        const auto [left, right] = std::ranges::minmax_element(corners, {}, &model::MapPoint::x);
        middle = {(left->x + right->x) / 2, (top->y + bottom->y) / 2};
        view.perMillimetre = std::max(view.perMillimetre, wanted.leastHex / (bottom->y - top->y));
    }
    const auto pixels = [&](double millimetres, int most) {
        return std::clamp(static_cast<int>(millimetres * view.perMillimetre), 1, most);
    };
    view.columns = pixels(sheet.width, wanted.columns);
    view.rows = pixels(sheet.height, wanted.rows);
    view.corner = {cornerFor(middle.x, view.columns / view.perMillimetre, sheet.width),
                   cornerFor(middle.y, view.rows / view.perMillimetre, sheet.height)};
    return view;
}

}  // namespace

std::optional<GroundPicture> GroundDrawer::draw(const GroundBoard& board, const GroundView& view,
                                                const std::function<bool()>& isWanted) {
    if (!board.map || view.columns < 1 || view.rows < 1) return std::nullopt;
    const auto sheet = board.map->sheet().size();
    if (sheet.width <= 0 || sheet.height <= 0) return std::nullopt;
    const auto cell = view.hex ? board.map->cellOf({board.map->document().boards.begin()->first, *view.hex})
                               : std::optional<Cell>{};
    std::vector<model::MapPoint> corners;
    if (cell)
        for (const auto& corner : board.map->sheet().corners(*cell)) corners.push_back(corner);
    PictureRequest request;
    request.map = board.map;
    request.look = board.look;
    request.language = board.language;
    request.view = viewOf(*board.map, view, corners);
    if (!kept_.redraw(request, isWanted)) return std::nullopt;
    GroundPicture drawn{kept_.pixels()};
    for (const auto& corner : corners)
        drawn.ring.push_back({(corner.x - request.view.corner.x) * request.view.perMillimetre,
                              (corner.y - request.view.corner.y) * request.view.perMillimetre});
    return drawn;
}

}  // namespace cota::session
