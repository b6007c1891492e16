#include "mapsets/field/battlefield.h"

#include <algorithm>
#include <charconv>

#include "formats/model/document/board_text.h"
#include "mapsets/ground/drawn_ground.h"

namespace cota::mapsets {

namespace {

std::optional<int> wholeNumber(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    constexpr int farthest = 1'000'000;  // no map reaches there, and no sum of two such numbers overflows
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number < -farthest || number > farthest ? std::nullopt : std::optional(number);
}

/// "@q,r": the lattice itself, flat axial.
std::optional<model::HexCoord> axial(std::string_view label) {
    if (!label.starts_with('@')) return std::nullopt;
    const std::size_t comma = label.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto q = wholeNumber(label.substr(1, comma - 1));
    const auto r = wholeNumber(label.substr(comma + 1));
    if (!q || !r) return std::nullopt;
    return model::HexCoord{*q, *r};
}

}  // namespace

bool Battlefield::isMapEdge(Cell cell) const {
    return isOnMap(cell) && std::any_of(model::allDirections.begin(), model::allDirections.end(),
                                        [&](auto direction) { return !isOnMap(neighbour(cell, direction)); });
}

std::string Battlefield::label(Cell cell) const {
    const PrintedHexes all = printed(cell);
    if (all.empty()) return model::axialText(hexAt(cell));
    const LaidBoard& board = data_.boards[all[0].placement];
    return board.prefix + board.grid.label(all[0].hex);
}

std::vector<std::string> Battlefield::labels(Cell cell) const {
    std::vector<std::string> names;
    for (const PrintedHex& at : printed(cell)) {
        const LaidBoard& board = data_.boards[at.placement];
        names.push_back(board.prefix + board.grid.label(at.hex));
    }
    return names;
}

PrintedHexes Battlefield::printed(Cell cell) const {
    PrintedHexes all;
    const model::HexCoord hex = hexAt(cell);
    for (std::size_t i = 0; i < data_.boards.size(); ++i) {
        const model::HexCoord there = data_.boards[i].toBoard(hex);
        if (data_.boards[i].keeps(there)) all.add({static_cast<std::uint16_t>(i), there});
    }
    return all;
}

std::vector<Cell> Battlefield::candidates(std::string_view label) const {
    std::vector<Cell> found;
    if (const auto hex = axial(label)) {
        const Cell cell = cellOf(*hex);
        if (cell != noCell && isOnMap(cell)) found.push_back(cell);
        return found;
    }
    const auto add = [&](const LaidBoard& board, std::string_view name) {
        const auto hex = board.grid.hexOf(name);
        if (hex && board.keeps(*hex)) found.push_back(cellOf(board.toMap(*hex)));
    };
    for (const LaidBoard& board : data_.boards) {
        const std::string prefix = board.prefix.empty() ? board.id + "-" : board.prefix;
        if (label.starts_with(prefix)) add(board, label.substr(prefix.size()));
    }
    if (found.empty())
        for (const LaidBoard& board : data_.boards) add(board, label);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::optional<Cell> Battlefield::resolve(std::string_view label) const {
    const std::vector<Cell> found = candidates(label);
    if (found.size() != 1) return std::nullopt;
    return found.front();
}

bool Battlefield::containsTerrain(Cell cell, std::uint16_t terrain) const {
    const auto terrains = terrainsIn(cell);
    return std::find(terrains.begin(), terrains.end(), terrain) != terrains.end();
}

TagMask Battlefield::maskOf(std::string_view tag) const {
    const auto it = std::find(data_.tagWords.begin(), data_.tagWords.end(), tag);
    return it == data_.tagWords.end() ? TagMask{0} : TagMask{1} << (it - data_.tagWords.begin());
}

TagMask Battlefield::maskOfAll(std::string_view tags) const {
    TagMask mask = 0;
    while (!tags.empty()) {
        const std::size_t end = std::min(tags.find(' '), tags.size());
        if (end > 0) mask |= maskOf(tags.substr(0, end));
        tags.remove_prefix(std::min(end + 1, tags.size()));
    }
    return mask;
}

std::span<const FieldFeature> Battlefield::features(Cell cell) const {
    return {std::ranges::lower_bound(data_.features, cell, {}, &FieldFeature::cell),
            std::ranges::upper_bound(data_.features, cell, {}, &FieldFeature::cell)};
}

std::span<const AreaShare> Battlefield::areasOver(Cell cell) const {
    return {std::ranges::lower_bound(data_.areaShares, cell, {}, &AreaShare::cell),
            std::ranges::upper_bound(data_.areaShares, cell, {}, &AreaShare::cell)};
}

int Battlefield::featureCount(Cell cell, std::uint16_t kind) const {
    const auto here = features(cell);
    return static_cast<int>(std::ranges::count(here, kind, &FieldFeature::kind));
}

std::span<const std::uint16_t> Battlefield::hexsides(model::HexSide side) const {
    const model::HexSide canonical = model::HexSide::of(side.hex, side.direction);
    const auto it = std::ranges::lower_bound(data_.hexsides, canonical, {}, &KindsOnHexside::side);
    if (it == data_.hexsides.end() || it->side != canonical) return {};
    return it->kinds;
}

const model::Relief* Battlefield::relief() const { return data_.ground ? &data_.ground->relief() : nullptr; }

const std::string& Battlefield::option(std::string_view id) const {
    static const std::string none;
    const auto it = data_.options.find(id);
    return it == data_.options.end() ? none : it->second;
}

}  // namespace cota::mapsets
