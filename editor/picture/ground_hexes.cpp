#include "editor/picture/ground_hexes.h"

#include <algorithm>
#include <map>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/board_text.h"

namespace cota::session {

namespace {

using publish::GroundDoubt;
using publish::GroundDoubtKind;

std::string percentWords(int thousandths) {
    constexpr int ofPercent = 10;
    return std::to_string((thousandths + ofPercent / 2) / ofPercent) + " %";
}

/// The name of a terrain, path, hexside or feature of the game; its id if the game does not have it.
std::string groundKindName(const mapsets::Catalogue& game, const std::string& id, model::Language language) {
    if (const auto* type = game.terrain(model::TerrainId(id))) return nameOf(*type, language);
    if (const auto* kind = game.pathKind(model::PathKindId(id))) return nameOf(*kind, language);
    if (const auto* kind = game.hexside(model::HexsideId(id))) return nameOf(*kind, language);
    if (const auto* type = game.feature(model::FeatureId(id))) return nameOf(*type, language);
    return id;
}

std::string reasonOf(const GroundDoubt& doubt, const mapsets::Catalogue& game, model::Language language) {
    const std::string what = groundKindName(game, doubt.what, language);
    const std::string why = model::LocalText(wordsOf(doubt.kind)).in(language);
    switch (doubt.kind) {
        case GroundDoubtKind::nearLimit:
            return filledIn(trLater("{what} {share}, counts from {limit}"),
                            {{"what", what},
                             {"share", percentWords(doubt.share)},
                             {"limit", percentWords(doubt.otherShare)}});
        case GroundDoubtKind::nearEqual:
            return what + " " + percentWords(doubt.share) + ", " +
                   groundKindName(game, doubt.other, language) + " " + percentWords(doubt.otherShare) + ": " +
                   why;
        default:
            return what + ": " + why;
    }
}

}  // namespace

std::string terrainWords(const model::TerrainMix& mix, const mapsets::Catalogue& game,
                         model::Language language) {
    std::string text;
    for (const auto& share : mix.shares) {
        if (!text.empty()) text += ", ";
        text += groundKindName(game, share.terrain.text, language);
        if (share.percent) text += " " + std::to_string(*share.percent) + " %";
    }
    return text;
}

std::vector<GroundHex> groundHexesOf(const GroundPreview& preview, model::Language language) {
    std::map<std::size_t, GroundHex> hexes;
    if (!preview.result) return {};
    const auto& result = *preview.result;
    const auto& grid = preview.order.board.grid;
    const auto& game = preview.order.game->catalogue;
    const auto at = [&](model::HexCoord hex) -> GroundHex& {
        GroundHex& one = hexes[grid.index(hex)];
        one.hex = hex;
        one.label = model::hexText(grid, hex);
        one.isTaken = !preview.order.left.contains(hex);
        return one;
    };
    for (const auto& change : result.changes) {
        const bool isLeft = preview.order.left.contains(change.hex);
        if (change.isKept && !isLeft) continue;  // painted, and all such hexes stay
        GroundHex& one = at(change.hex);
        one.before = terrainWords(change.before, game, language);
        one.becomes = terrainWords(change.after, game, language);
        one.isPainted = change.isPainted;
    }
    for (const auto& doubt : result.doubts)
        if (grid.contains(doubt.hex)) {
            auto& reasons = at(doubt.hex).reasons;
            auto reason = reasonOf(doubt, game, language);
            if (std::ranges::find(reasons, reason) == reasons.end()) reasons.push_back(std::move(reason));
        }
    for (const auto hex : preview.order.left)
        if (grid.contains(hex)) (void)at(hex);
    std::vector<GroundHex> list;
    list.reserve(hexes.size());
    for (auto& [index, hex] : hexes) list.push_back(std::move(hex));
    return list;
}

}  // namespace cota::session
