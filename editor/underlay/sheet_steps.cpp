#include "editor/underlay/sheet_steps.h"

#include <fstream>
#include <iterator>
#include <system_error>

#include "editor/words/words.h"
#include "formats/model/document/board_text.h"
#include "formats/model/underlay/underlay_edits.h"
#include "formats/scans/scan_file.h"
#include "formats/xml/disk/near_file.h"
#include "formats/xml/disk/sha256.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

std::string hashOfFile(const fs::path& file) {
    std::error_code fault;
    const auto size = fs::file_size(file, fault);
    if (fault || size > static_cast<std::uintmax_t>(scans::mostScanBytes)) return {};
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    return xml::sha256(bytes);
}

/// The name of a picture in the file of a board; empty if it has none there.
std::string nameFrom(const fs::path& document, const std::string& board, const fs::path& picture) {
    std::error_code fault;
    const fs::path folder =
        fs::absolute(document.parent_path() / fs::path(board), fault).lexically_normal().parent_path();
    return fs::absolute(picture, fault).lexically_normal().lexically_relative(folder).generic_string();
}

template <class Change>
HistoryEntry changedSheet(const model::Document& now, const SheetKey& key, StepName label, Change change) {
    const auto* underlay = sheetIn(now, key);
    if (underlay == nullptr) return {std::move(label), now};
    model::Underlay changed = *underlay;
    change(changed);
    return {std::move(label), model::withUnderlay(now, key.board, changed)};
}

}  // namespace

SheetStep addedSheet(const model::Document& now, const fs::path& document, const std::string& board,
                     const fs::path& picture) {
    if (document.empty())
        return {.refusal = tr("Save the document first: the picture is named relative to its file.")};
    const auto on = now.boards.find(board);
    if (on == now.boards.end()) return {};
    model::Underlay underlay;
    underlay.id = model::newUnderlayId(*on->second);
    underlay.file = nameFrom(document, board, picture);
    underlay.hash = hashOfFile(picture);
    if (underlay.file.empty())
        return {.refusal =
                    tr("The picture is on another drive than the document; copy it beside the document.")};
    const SheetKey key{board, underlay.id};
    return {HistoryEntry{named("Add underlay %s", picture.filename().string()),
                         model::withUnderlay(now, board, underlay)},
            {},
            key};
}

HistoryEntry removedSheet(const model::Document& now, const SheetKey& key) {
    return {named("Remove underlay %s", key.id), model::withoutUnderlay(now, key.board, key.id)};
}

SheetStep sheetWithFile(const model::Document& now, const fs::path& document, const SheetKey& key,
                        const fs::path& picture) {
    const std::string name = nameFrom(document, key.board, picture);
    if (document.empty() || name.empty())
        return {.refusal =
                    tr("The picture is on another drive than the document; copy it beside the document.")};
    return {
        changedSheet(now, key, named("Change picture of underlay %s", key.id), [&](model::Underlay& sheet) {
            sheet.file = name;
            sheet.hash = hashOfFile(picture);
        })};
}

SheetStep sheetFoundAgain(const model::Document& now, const fs::path& document, const SheetKey& key) {
    const auto* underlay = sheetIn(now, key);
    if (underlay == nullptr) return {};
    const auto folder = (document.parent_path() / fs::path(key.board)).parent_path();
    const auto found = xml::nearFileWithHash(folder, underlay->file, underlay->hash);
    if (!found)
        return {.refusal = tr("The picture is not in the folders near the document. Choose its file.")};
    return {changedSheet(now, key, named("Find picture of underlay %s", key.id),
                         [&](model::Underlay& sheet) { sheet.file = *found; })};
}

HistoryEntry sheetWithOpacity(const model::Document& now, const SheetKey& key, int opacity,
                              const std::string& gesture) {
    auto step = changedSheet(now, key, named("Set opacity of underlay %s", key.id),
                             [&](model::Underlay& sheet) { sheet.opacity = opacity; });
    step.gesture = gesture;
    return step;
}

HistoryEntry sheetHidden(const model::Document& now, const SheetKey& key, bool isHidden) {
    return changedSheet(now, key,
                        isHidden ? named("Hide underlay %s", key.id) : named("Show underlay %s", key.id),
                        [&](model::Underlay& sheet) { sheet.isHidden = isHidden; });
}

HistoryEntry sheetAbove(const model::Document& now, const SheetKey& key, bool isOver) {
    return changedSheet(now, key,
                        isOver ? named("Show underlay %s above the hexes", key.id)
                               : named("Show underlay %s below the hexes", key.id),
                        [&](model::Underlay& sheet) { sheet.isOver = isOver; });
}

HistoryEntry sheetWithFit(const model::Document& now, const SheetKey& key, model::FitKind kind) {
    return changedSheet(now, key,
                        kind == model::FitKind::affine ? named("Stretch underlay %s", key.id)
                                                       : named("Keep shape of underlay %s", key.id),
                        [&](model::Underlay& sheet) { sheet.fit = kind; });
}

HistoryEntry sheetWithPoint(const model::Document& now, const SheetKey& key, const model::FitPoint& point) {
    return {named("Fit underlay %s", key.id), model::withFitPoint(now, key.board, key.id, point)};
}

HistoryEntry sheetWithoutPoint(const model::Document& now, const SheetKey& key, model::GridPoint at) {
    return {named("Remove point of underlay %s", key.id), model::withoutFitPoint(now, key.board, key.id, at)};
}

HistoryEntry sheetReviewed(const model::Document& now, const SheetKey& key, const model::HexReview& review) {
    const auto board = now.boards.find(key.board);
    const std::string hex =
        board == now.boards.end() ? std::string() : model::hexText(board->second->grid, review.at);
    return {named("Review hex %s", hex), model::withHexReview(now, key.board, key.id, review)};
}

std::optional<model::GridPoint> printedHex(const model::Document& now, const std::string& board,
                                           const std::string& label) {
    const auto on = now.boards.find(board);
    if (on == now.boards.end()) return std::nullopt;
    const auto& grid = on->second->grid;
    for (std::size_t i = 0; i < grid.size(); ++i)
        if (model::hexText(grid, grid.at(i)) == label) return model::hexCentre(grid, grid.at(i));
    return std::nullopt;
}

}  // namespace cota::session
