// Suggestions to draw what something painted on a map lacks: the course of a river.
#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <vector>

#include "editor/documents/names.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::HexCoord;
using model::SubjectKind;

using Hexes = std::set<HexCoord>;
using Way = std::vector<HexCoord>;

/// The shortest way to the hex that is farthest from `from`, through these hexes only.
Way farthestWay(const Hexes& hexes, HexCoord from) {
    std::map<HexCoord, HexCoord> before{{from, from}};
    std::deque<HexCoord> open{from};
    HexCoord last = from;
    while (!open.empty()) {
        last = open.front();
        open.pop_front();
        for (const auto direction : model::allDirections)
            if (const auto next = model::neighbour(last, direction);
                hexes.contains(next) && before.emplace(next, last).second)
                open.push_back(next);
    }
    Way way{last};
    while (!(way.back() == from)) way.push_back(before.at(way.back()));
    return way;
}

/// The path along the way, and off the board at ends that are in its edge.
Document withCourse(const Document& document, const std::string& board, const model::PathKindId& kind,
                    const Way& way) {
    Document changed = model::withPathDrawn(document, board, kind, way);
    const auto& grid = document.boards.at(board)->grid;
    const auto isEdge = [&](HexCoord hex) {
        return std::ranges::any_of(model::allDirections, [&](model::Direction direction) {
            return !grid.contains(model::neighbour(hex, direction));
        });
    };
    for (const auto end : {way.front(), way.back()}) {
        if (!isEdge(end)) continue;
        for (const bool atFront : {true, false}) {
            const auto& paths = changed.boards.at(board)->paths;
            const auto found = std::ranges::find_if(paths, [&](const model::Path& path) {
                return path.kind == kind && path.hexes.size() > 1 &&
                       (atFront ? path.hexes.front() : path.hexes.back()) == end;
            });
            if (found == paths.end()) continue;
            const auto id = found->id;
            changed = model::withPathRunOff(changed, board, id, atFront);
            break;
        }
    }
    return changed;
}

/// Hexes painted with the terrain that a kind of path gives, without the path: it is drawn through them.
void drawCourse(const FindingIn& about) {
    const auto& game = about.map().game().catalogue;
    std::map<std::string, Hexes> boards;
    model::TerrainId terrain;
    for (const auto& label : about.subject.hexes) {
        const auto cell = about.map().field().resolve(label);
        if (!cell) continue;
        const auto mix = about.map().terrain(*cell);
        if (terrain.empty() && !mix.shares.empty()) terrain = mix.shares.front().terrain;
        for (const auto& [board, hex] : about.map().printed(*cell)) boards[board].insert(hex);
    }
    if (terrain.empty()) return;
    for (const auto& kind : game.pathKinds) {
        if (kind.alongSides || kind.terrain != terrain) continue;
        Document changed = about.document();
        for (const auto& [board, hexes] : boards) {
            const auto way = farthestWay(hexes, farthestWay(hexes, *hexes.begin()).front());
            if (way.size() > 1) changed = withCourse(changed, board, kind.id, way);
        }
        about.add(named("Draw %s through the hexes", StepName(namesOf(kind)).inSentence()),
                  std::move(changed));
    }
}

}  // namespace

std::vector<SuggestionFor> drawingSuggestions() { return {{SubjectKind::hex, true, drawCourse}}; }

}  // namespace cota::session
