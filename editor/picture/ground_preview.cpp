#include "editor/picture/ground_preview.h"

#include <tuple>

#include "editor/editing/beginnings.h"
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

}  // namespace cota::session
