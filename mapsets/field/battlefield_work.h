#pragma once
// What the parts of the building of a battlefield share; used only by them: BoardLayout, TerrainLayer,
// FeatureLayer, TagLayer, PathNetwork, HexsideLayer, DrawnShapes, ScenarioAmendments. BattlefieldBuilder
// (battlefield_builder.cpp) gives their order.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/field/kept_ground.h"
#include "mapsets/field/terrain_mixes.h"

namespace cota::mapsets {

/// Message rows by name, so that each id is written once.
enum class AssemblyMessage {
    noBoard,
    boardMissing,
    orientation,
    stagger,
    overlap,
    halvesTerrain,
    halvesLevel,
    unknownHex,
    severalHexes,
    apart,
    unknownWord,
    sameBoardName,
    crop,
    unknownPath,
    unknownOption,
    unknownOptionWord,
    notFlagOption,
    tooManyNames,
    notNeighbours,
    changesNothing,
    tooLarge,
    tooManyTags,
    noHexes,
    tooManyMixes,
    severalPaths,
    amendmentLacks
};
const model::MessageRow& messageOf(AssemblyMessage message);

/// A battlefield while it is built: the boards it comes from, its contents so far, and the findings.
struct BattlefieldWork {
    const Mapset& mapset;
    const Catalogue& catalogue;
    KeptGround& kept;
    const Battlefield& field;  // for questions about the contents so far
    BattlefieldData& data;     // its contents

    std::vector<const model::Board*> sources{};  // one for each of data.boards
    TerrainMixes mixes{};
    std::vector<std::uint8_t> quarters{};  // by cell: quarters of the hex that boards print
    std::vector<std::uint8_t> parts{};     // by cell: number of boards that print it
    std::vector<Cell> seams{};             // cells that several boards print
    std::vector<model::Finding> findings{};

    model::Finding& report(AssemblyMessage message, std::vector<model::MessageValue> values,
                           model::Subject subject);
    model::Subject hexSubject(Cell cell) const;
    /// The value of a parameter: that of its option, else that of the game, else empty. The strategy itself
    /// does not exist before the battlefield.
    std::string stated(const StrategyChoice& choice, const std::string& parameter) const;
    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
    Cell cellOf(model::HexCoord hex) const { return field.cellOf(hex); }
    /// Calls `f` with each kept hex of a board, as printed.
    template <class F>
    void eachHexOf(std::size_t board, F&& f) const;
};

template <class F>
void BattlefieldWork::eachHexOf(std::size_t board, F&& f) const {
    const LaidBoard& laid = data.boards[board];
    for (int row = laid.kept.firstRow; row <= laid.kept.lastRow; ++row)
        for (int column = laid.kept.firstColumn; column <= laid.kept.lastColumn; ++column) {
            const model::OffsetCoord at{column, row};
            if (laid.grid.contains(at)) f(laid.grid.hexAt(at));
        }
}

/// The position of an entry in its list in the catalogue.
template <class T>
std::uint16_t indexIn(const std::vector<T>& list, const T* entry) {
    return static_cast<std::uint16_t>(entry - list.data());
}

/// The bit of a direction in a set of hexsides of a hex.
constexpr int hexsideBit(model::Direction direction) { return 1 << static_cast<int>(direction); }

/// The direction from a hex to an adjacent hex; nothing if the two are not adjacent.
std::optional<model::Direction> directionBetween(model::HexCoord from, model::HexCoord to);

}  // namespace cota::mapsets
