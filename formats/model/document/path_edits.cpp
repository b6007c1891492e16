#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::model {

namespace {

std::pair<HexCoord, HexCoord> linkBetween(HexCoord a, HexCoord b) {
    return a < b ? std::pair{a, b} : std::pair{b, a};
}

// A path is a run of hexes with a link between two consecutive ones, or a run of hexsides, each of which is
// a link. These two classes have the differences; drawing and erasing use either.

struct ThroughHexes {
    using Element = HexCoord;
    using Link = std::pair<HexCoord, HexCoord>;
    static std::vector<HexCoord>& of(Path& path) { return path.hexes; }
    static constexpr std::size_t least = 2;  // elements of a run
    static constexpr std::size_t span = 1;   // distance between the elements of a link
    static Link link(const std::vector<HexCoord>& run, std::size_t i) {
        return linkBetween(run[i], run[i + 1]);
    }
    static std::size_t links(const std::vector<HexCoord>& run) { return run.empty() ? 0 : run.size() - 1; }
    static bool meet(HexCoord end, HexCoord begin) { return end == begin; }
    static constexpr bool sharesEnd = true;  // two runs that meet have one element in common
};

struct AlongSides {
    using Element = HexSide;
    using Link = HexSide;
    static std::vector<HexSide>& of(Path& path) { return path.sides; }
    static constexpr std::size_t least = 1;
    static constexpr std::size_t span = 0;
    static Link link(const std::vector<HexSide>& run, std::size_t i) { return run[i]; }
    static std::size_t links(const std::vector<HexSide>& run) { return run.size(); }
    static bool meet(const HexSide& end, const HexSide& begin) { return haveCommonCorner(end, begin); }
    static constexpr bool sharesEnd = false;
};

template <class Way>
using Run = std::vector<typename Way::Element>;
template <class Way>
using Links = std::set<typename Way::Link>;

/// The pieces of a run whose links are not in `without`.
template <class Way>
std::vector<Run<Way>> partsOf(const Run<Way>& run, const Links<Way>& without) {
    std::vector<Run<Way>> parts;
    bool isOpen = false;
    for (std::size_t i = 0; i < Way::links(run); ++i) {
        if (without.contains(Way::link(run, i))) {
            isOpen = false;
            continue;
        }
        if (!isOpen) parts.push_back({run[i]});
        if (!isOpen && Way::span == 0) {
            isOpen = true;
            continue;
        }
        isOpen = true;
        parts.back().push_back(run[i + Way::span]);
    }
    return parts;
}

PathId freePathId(const Board& board, const std::string& stem, int number = 1) {
    for (;; ++number) {
        PathId id(stem + "-" + std::to_string(number));
        if (std::ranges::find(board.paths, id, &Path::id) == board.paths.end()) return id;
    }
}

/// Whether the path leaves the board at this end; such an end cannot be extended.
bool runsOut(const Path& path, HexCoord end) {
    return std::ranges::any_of(path.ends,
                               [&](const HexSide& side) { return side.hex == end || side.other() == end; });
}
bool runsOut(const Path&, const HexSide&) { return false; }

/// The only path of the kind with an end at `end`, not counting `but`; nothing if there are several.
template <class Way>
std::optional<std::size_t> onlyEndAt(Board& board, const PathKindId& kind, const typename Way::Element& end,
                                     std::optional<std::size_t> but = {}) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < board.paths.size(); ++i) {
        Path& path = board.paths[i];
        const auto& run = Way::of(path);
        if (path.kind != kind || run.size() < Way::least || i == but) continue;
        const bool isFront = Way::meet(end, run.front()) && !runsOut(path, run.front());
        const bool isBack = Way::meet(end, run.back()) && !runsOut(path, run.back());
        if (!isFront && !isBack) continue;
        if (found) return std::nullopt;
        found = i;
    }
    return found;
}

/// Appends `tail`, reversed if necessary, at the end of `run`.
template <class Way>
void append(Run<Way>& run, Run<Way> tail) {
    if (!Way::meet(run.back(), tail.front())) std::ranges::reverse(tail);
    run.insert(run.end(), tail.begin() + (Way::sharesEnd ? 1 : 0), tail.end());
}

template <class Way>
void draw(Board& board, const PathKindId& kind, const Run<Way>& stroke) {
    const auto before = onlyEndAt<Way>(board, kind, stroke.front());
    const auto after = onlyEndAt<Way>(board, kind, stroke.back(), before);
    if (!before && !after) {
        Path path;
        path.id = freePathId(board, kind.text);
        path.kind = kind;
        Way::of(path) = stroke;
        board.paths.push_back(std::move(path));
        return;
    }
    const std::size_t kept = before ? *before : *after;
    auto& run = Way::of(board.paths[kept]);
    Run<Way> piece = stroke;
    if (!before) std::ranges::reverse(piece);
    if (!Way::meet(piece.front(), run.back())) std::ranges::reverse(run);
    append<Way>(run, piece);
    if (!before || !after) return;
    append<Way>(run, Way::of(board.paths[*after]));
    auto& ends = board.paths[kept].ends;
    const auto& more = board.paths[*after].ends;
    ends.insert(ends.end(), more.begin(), more.end());
    moveNamesAlong(board, board.paths[*after].id, board.paths[kept].id);
    board.paths.erase(board.paths.begin() + static_cast<std::ptrdiff_t>(*after));
}

template <class Way>
void drawNew(Board& board, const PathKindId& kind, const Run<Way>& stroke) {
    Links<Way> there;
    for (Path& path : board.paths) {
        if (path.kind != kind) continue;
        const auto& run = Way::of(path);
        for (std::size_t i = 0; i < Way::links(run); ++i) there.insert(Way::link(run, i));
    }
    for (const auto& part : partsOf<Way>(stroke, there)) draw<Way>(board, kind, part);
}

template <class Way>
void erase(Board& board, const PathKindId& kind, const Links<Way>& links) {
    std::vector<Path> kept;
    std::vector<Path> old = board.paths;  // because freePathId needs the new parts in board.paths
    for (Path& path : old) {
        auto parts = partsOf<Way>(Way::of(path), links);
        if (path.kind != kind || (parts.size() == 1 && parts.front() == Way::of(path))) {
            kept.push_back(path);
            continue;
        }
        if (parts.empty()) moveNamesAlong(board, path.id);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            Path part = path;
            Way::of(part) = parts[i];
            if constexpr (Way::sharesEnd)
                std::erase_if(part.ends, [&](const HexSide& side) {
                    const auto isOwn = [&](HexCoord end) { return side.hex == end || side.other() == end; };
                    return !isOwn(parts[i].front()) && !isOwn(parts[i].back());
                });
            if (i > 0) part.id = freePathId(board, path.id.text, 2);
            if (i > 0) board.paths.push_back(part);  // reserves its id
            kept.push_back(std::move(part));
        }
    }
    board.paths = std::move(kept);
}

}  // namespace

bool haveCommonCorner(const HexSide& one, const HexSide& other) {
    if (one == other) return false;
    // Three hexes meet at a corner; its hexsides are between pairs of them.
    const std::set<HexCoord> hexes{one.hex, one.other(), other.hex, other.other()};
    if (hexes.size() != 3) return false;
    for (const HexCoord a : hexes)
        for (const HexCoord b : hexes)
            if (distance(a, b) > 1) return false;
    return true;
}

Document withPathDrawn(const Document& document, const std::string& key, const PathKindId& kind,
                       std::span<const HexCoord> hexes) {
    return withBoard(document, key, [&](Board& board) {
        for (std::size_t i = 0; i < hexes.size(); ++i)
            if (!board.grid.contains(hexes[i]) || (i > 0 && distance(hexes[i - 1], hexes[i]) != 1)) return;
        drawNew<ThroughHexes>(board, kind, {hexes.begin(), hexes.end()});
    });
}

Document withPathDrawn(const Document& document, const std::string& key, const PathKindId& kind,
                       std::span<const HexSide> sides) {
    return withBoard(document, key, [&](Board& board) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const bool isOn = board.grid.contains(sides[i].hex) || board.grid.contains(sides[i].other());
            if (!isOn || (i > 0 && !haveCommonCorner(sides[i - 1], sides[i]))) return;
        }
        drawNew<AlongSides>(board, kind, {sides.begin(), sides.end()});
    });
}

Document withPathErased(const Document& document, const std::string& key, const PathKindId& kind,
                        std::span<const HexCoord> hexes) {
    return withBoard(document, key, [&](Board& board) {
        Links<ThroughHexes> links;
        for (std::size_t i = 0; i + 1 < hexes.size(); ++i) links.insert(linkBetween(hexes[i], hexes[i + 1]));
        if (hexes.size() == 1)
            for (const Direction direction : allDirections)
                links.insert(linkBetween(hexes.front(), neighbour(hexes.front(), direction)));
        erase<ThroughHexes>(board, kind, links);
    });
}

Document withPathErased(const Document& document, const std::string& key, const PathKindId& kind,
                        std::span<const HexSide> sides) {
    return withBoard(document, key, [&](Board& board) {
        erase<AlongSides>(board, kind, {sides.begin(), sides.end()});
    });
}

}  // namespace cota::model
