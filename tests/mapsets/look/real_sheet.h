#pragma once
// Boards of real games as pixels, and how far an edit changes them.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/picture/raster.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/play/play.h"
#include "tests/support/small_game.h"

namespace cota::look::test {

/// A board of a real game with its look.
struct RealSheet {
    /// `style`: none, or one of mapsets/styles.
    explicit RealSheet(const model::Board& board, const std::string& game = "panzer-grenadier",
                       const std::string& style = "");
    /// The scenario of a document; its first board is alone on the sheet if there is no scenario.
    RealSheet(model::Document of, mapsets::Mapset game, const Margins& margins);
    /// Without what stands around the map.
    picture::Pixels pixels() const;
    Point pointOf(int column, int row) const {
        return {(column + 0.5) / dotsPerInch * picture::millimetresPerInch,
                (row + 0.5) / dotsPerInch * picture::millimetresPerInch};
    }
    static constexpr double dotsPerInch = 50;
    support::Field field;
    mapsets::Play play;
    Symbology looks;
    model::Document document;
    std::unique_ptr<Scene> scene;
};

/// Whether no colour of two pixels differs by more than `most` of 255.
bool looksLike(std::uint32_t one, std::uint32_t other, int most = 4);

/// What readLook() needs for a style of mapsets/styles.
std::vector<std::filesystem::path> styleFiles(const std::string& style);

using Edit = std::function<void(model::Board&)>;

/// The greatest distance of a hex with changed pixels from the nearest of the hexes, and of those whose
/// heights follow from the edit; nothing if none changed.
std::optional<int> reachOf(const model::Board& board, const std::string& game,
                           const std::vector<model::HexCoord>& hexes, const Edit& edit);

}  // namespace cota::look::test
