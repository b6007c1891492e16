#pragma once
// Changes of underlays as steps of the history.

#include <filesystem>
#include <optional>
#include <string>

#include "editor/documents/history.h"
#include "editor/underlay/sheet_place.h"

namespace cota::session {

/// A step, or why there is none.
struct SheetStep {
    std::optional<HistoryEntry> step = {};
    std::string refusal = {};
    SheetKey key = {};  // of the sheet that was added
};

/// Adds the picture to a board as a sheet that is not fitted yet. `document`: the path of the document, to
/// which the file is named relatively; it must have one.
SheetStep addedSheet(const model::Document& now, const std::filesystem::path& document,
                     const std::string& board, const std::filesystem::path& picture);
HistoryEntry removedSheet(const model::Document& now, const SheetKey& key);
/// The picture is another file: the one that was moved, or a better scan of the same sheet.
SheetStep sheetWithFile(const model::Document& now, const std::filesystem::path& document,
                        const SheetKey& key, const std::filesystem::path& picture);
/// Looks for the picture in the folders near the document, by its hash.
SheetStep sheetFoundAgain(const model::Document& now, const std::filesystem::path& document,
                          const SheetKey& key);

/// Values between the same two releases of a slider are one step.
HistoryEntry sheetWithOpacity(const model::Document& now, const SheetKey& key, int opacity,
                              const std::string& gesture);
HistoryEntry sheetHidden(const model::Document& now, const SheetKey& key, bool isHidden);
HistoryEntry sheetAbove(const model::Document& now, const SheetKey& key, bool isOver);
HistoryEntry sheetWithFit(const model::Document& now, const SheetKey& key, model::FitKind kind);
HistoryEntry sheetWithPoint(const model::Document& now, const SheetKey& key, const model::FitPoint& point);
HistoryEntry sheetWithoutPoint(const model::Document& now, const SheetKey& key, model::GridPoint at);
HistoryEntry sheetReviewed(const model::Document& now, const SheetKey& key, const model::HexReview& review);

/// The hex of the board with that label; nothing if it has none.
std::optional<model::GridPoint> printedHex(const model::Document& now, const std::string& board,
                                           const std::string& label);

}  // namespace cota::session
