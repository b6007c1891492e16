#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::model {

namespace {

TerrainMix orGround(const TerrainMix& mix, const Board& board) {
    return mix.shares.empty() ? TerrainMix{{TerrainShare{board.ground, {}}}} : mix;
}

std::int16_t clampLevel(std::int64_t level) {
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(level, -32768, 32767));
}

template <class NewLevel>
Document withEachLevel(const Document& document, const std::string& key, std::span<const HexCoord> hexes,
                       NewLevel&& newLevel) {
    return withBoard(document, key, [&](Board& board) {
        Shared<Layer<std::int16_t>> changed = board.level.with([&](Layer<std::int16_t>& level) {
            for (const HexCoord hex : hexes) {
                if (!board.grid.contains(hex)) continue;
                std::int16_t& at = level[board.grid.index(hex)];
                at = clampLevel(newLevel(at));
            }
        });
        if (changed != board.level) board.level = std::move(changed);
    });
}

// Keeps the records whose hexes are still on the board after a change of the grid.
template <class T, class Where>
void moveRecords(std::vector<T>& records, const Grid& from, const Grid& to, Where&& where) {
    std::vector<T> kept;
    for (T& record : records) {
        HexCoord& hex = where(record);
        hex = to.hexAt(from.offsetOf(hex));
        if (to.contains(hex)) kept.push_back(std::move(record));
    }
    records = std::move(kept);
}

// Hexsides keep their direction only if stagger and orientation do not change.
bool keepsSides(const Grid& from, const Grid& to) {
    return from.stagger == to.stagger && from.orientation == to.orientation;
}

bool isOn(const Grid& grid, const HexSide& side) {
    return grid.contains(side.hex) || grid.contains(side.other());
}

// A hexside on the edge may belong to the hex outside. If hexsides keep their direction, hexes keep their
// coordinates.
void moveHexsides(std::vector<HexsideAt>& hexsides, const Grid& from, const Grid& to) {
    if (!keepsSides(from, to)) return hexsides.clear();
    std::erase_if(hexsides, [&](const HexsideAt& hexside) { return !isOn(to, hexside.side); });
}

void movePaths(std::vector<Path>& paths, const Grid& from, const Grid& to) {
    const bool sidesStay = keepsSides(from, to);
    std::vector<Path> kept;
    for (Path& path : paths) {
        const bool hexesFit = std::all_of(path.hexes.begin(), path.hexes.end(), [&](HexCoord& hex) {
            hex = to.hexAt(from.offsetOf(hex));
            return to.contains(hex);
        });
        const bool sidesFit = std::all_of(path.sides.begin(), path.sides.end(),
                                          [&](const HexSide& side) { return sidesStay && isOn(to, side); });
        if (!hexesFit || !sidesFit) continue;
        // An exit is removed if the board now continues there.
        std::erase_if(path.ends, [&](const HexSide& side) {
            return !sidesStay || to.contains(side.hex) == to.contains(side.other());
        });
        kept.push_back(std::move(path));
    }
    paths = std::move(kept);
}

void moveNotes(std::map<HexCoord, HexNote>& notes, const Grid& from, const Grid& to) {
    std::map<HexCoord, HexNote> kept;
    for (auto& [hex, note] : notes) {
        const HexCoord moved = to.hexAt(from.offsetOf(hex));
        if (to.contains(moved)) kept.emplace(moved, std::move(note));
    }
    notes = std::move(kept);
}

}  // namespace

Document withTerrain(const Document& document, const std::string& key, std::span<const HexCoord> hexes,
                     const TerrainMix& mix) {
    return withBoard(document, key, [&](Board& board) {
        const TerrainMix painted = orGround(mix, board);
        auto changed = board.terrain.with([&](CodedLayer<TerrainMix>& terrain) {
            for (const HexCoord hex : hexes)
                if (board.grid.contains(hex)) terrain.set(board.grid.index(hex), painted);
        });
        if (changed != board.terrain) board.terrain = std::move(changed);
    });
}

Document withLevel(const Document& document, const std::string& key, std::span<const HexCoord> hexes,
                   int level) {
    return withEachLevel(document, key, hexes, [&](int) { return level; });
}

Document withLevelRaised(const Document& document, const std::string& key, std::span<const HexCoord> hexes,
                         int levels) {
    return withEachLevel(document, key, hexes, [&](int level) { return std::int64_t{level} + levels; });
}

Document withHexNote(const Document& document, const std::string& key, HexCoord hex, const HexNote& note) {
    return withBoard(document, key, [&](Board& board) {
        if (note.empty())
            board.notes.erase(hex);
        else if (board.grid.contains(hex))
            board.notes[hex] = note;
    });
}

Document withFeature(const Document& document, const std::string& key, const FeatureAt& feature) {
    return withBoard(document, key, [&](Board& board) {
        if (!board.grid.contains(feature.at)) return;
        putRecord(board.features, feature, [&](const FeatureAt& other) {
            return other.at == feature.at && other.kind == feature.kind;
        });
    });
}

Document withoutFeature(const Document& document, const std::string& key, HexCoord hex,
                        const FeatureId& kind) {
    return withBoard(document, key, [&](Board& board) {
        std::erase_if(board.features, [&](const FeatureAt& f) { return f.at == hex && f.kind == kind; });
    });
}

Document withHexside(const Document& document, const std::string& key, const HexsideAt& hexside) {
    return withBoard(document, key, [&](Board& board) {
        if (!isOn(board.grid, hexside.side)) return;
        putRecord(board.hexsides, hexside, [&](const HexsideAt& other) {
            return other.side == hexside.side && other.kind == hexside.kind;
        });
    });
}

Document withoutHexside(const Document& document, const std::string& key, HexSide side,
                        const HexsideId& kind) {
    return withBoard(document, key, [&](Board& board) {
        std::erase_if(board.hexsides, [&](const HexsideAt& e) { return e.side == side && e.kind == kind; });
    });
}

Document withPath(const Document& document, const std::string& key, const Path& path) {
    return withBoard(document, key, [&](Board& board) {
        const bool isInside = std::all_of(path.hexes.begin(), path.hexes.end(),
                                          [&](HexCoord hex) { return board.grid.contains(hex); });
        if (isInside) putById(board.paths, path);
    });
}

Document withoutPath(const Document& document, const std::string& key, const PathId& id) {
    return withBoard(document, key, [&](Board& board) {
        dropById(board.paths, id);
        moveNamesAlong(board, id);
    });
}

Document withArea(const Document& document, const std::string& key, const Area& area) {
    return withBoard(document, key, [&](Board& board) { putById(board.areas, area); });
}

Document withoutArea(const Document& document, const std::string& key, const std::string& id) {
    return withBoard(document, key, [&](Board& board) { dropById(board.areas, id); });
}

Document withContour(const Document& document, const std::string& key, const Contour& contour) {
    return withBoard(document, key, [&](Board& board) { putById(board.contours, contour); });
}

Document withoutContour(const Document& document, const std::string& key, const std::string& id) {
    return withBoard(document, key, [&](Board& board) { dropById(board.contours, id); });
}

Document withSpotHeight(const Document& document, const std::string& key, const SpotHeight& height) {
    return withBoard(document, key, [&](Board& board) {
        putRecord(board.spotHeights, height, [&](const SpotHeight& other) { return other.at == height.at; });
    });
}

Document withoutSpotHeight(const Document& document, const std::string& key, GridPoint at) {
    return withBoard(document, key, [&](Board& board) {
        std::erase_if(board.spotHeights, [&](const SpotHeight& other) { return other.at == at; });
    });
}

Document withMapName(const Document& document, const std::string& key, const MapName& name) {
    return withBoard(document, key, [&](Board& board) {
        if (name.text.empty())
            std::erase_if(board.names, [&](const MapName& other) { return other.at == name.at; });
        else
            putRecord(board.names, name, [&](const MapName& other) { return other.at == name.at; });
    });
}

Document withBoardTitle(const Document& document, const std::string& key, const LocalText& title) {
    return withBoard(document, key, [&](Board& board) { board.title = title; });
}

Document withGrid(const Document& document, const std::string& key, const Grid& grid) {
    return withBoard(document, key, [&](Board& board) {
        if (grid == board.grid || !grid.hasLegalSize()) return;
        const Grid old = board.grid;
        CodedLayer<TerrainMix> terrain(grid.size(), orGround({}, board));
        Layer<std::int16_t> level(grid.size(), 0);
        for (const HexCoord hex : grid.hexes()) {
            const OffsetCoord at = grid.offsetOf(hex);
            if (!old.contains(at)) continue;
            terrain.set(grid.index(at), (*board.terrain)[old.index(at)]);
            level[grid.index(at)] = (*board.level)[old.index(at)];
        }
        board.terrain = std::move(terrain);
        board.level = std::move(level);
        moveNotes(board.notes, old, grid);
        moveRecords(board.features, old, grid, [](FeatureAt& f) -> HexCoord& { return f.at; });
        movePaths(board.paths, old, grid);
        for (MapName& name : board.names)
            if (std::ranges::find(board.paths, name.path, &Path::id) == board.paths.end()) name.path = {};
        moveHexsides(board.hexsides, old, grid);
        for (Underlay& underlay : board.underlays)
            moveRecords(underlay.reviews, old, grid, [](HexReview& r) -> HexCoord& { return r.at; });
        board.grid = grid;
    });
}

}  // namespace cota::model
