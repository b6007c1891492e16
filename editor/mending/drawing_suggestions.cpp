// Suggestions to draw or paint what something on a map lacks: the course of a river, a bridge, the water under a
// bridge; and known kinds for hexsides of an unknown one.
#include <algorithm>
#include <deque>
#include <map>

#include "editor/answers/subject_shape.h"
#include "editor/documents/names.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Document;
using model::HexCoord;
using model::SubjectKind;

using Hexes = std::vector<HexCoord>;

bool isIn(const Hexes& hexes, HexCoord hex) { return std::ranges::find(hexes, hex) != hexes.end(); }

/// The shortest way to the hex that is farthest from `from`, through these hexes only.
Hexes farthestWay(const Hexes& hexes, HexCoord from) {
    std::map<HexCoord, HexCoord> before{{from, from}};
    std::deque<HexCoord> open{from};
    HexCoord last = from;
    while (!open.empty()) {
        last = open.front();
        open.pop_front();
        for (const auto direction : model::allDirections)
            if (const auto next = model::neighbour(last, direction);
                isIn(hexes, next) && before.emplace(next, last).second)
                open.push_back(next);
    }
    Hexes way{last};
    while (!(way.back() == from)) way.push_back(before.at(way.back()));
    return way;
}

/// The path along the way, and off the board at ends that are in its edge.
Document withCourse(const Document& document, const std::string& board, const model::PathKindId& kind,
                    const Hexes& way) {
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
        for (const auto& [board, hex] : about.map().printed(*cell)) boards[board].push_back(hex);
    }
    if (terrain.empty()) return;
    for (const auto& kind : game.pathKinds) {
        if (kind.alongSides || kind.terrain != terrain) continue;
        Document changed = about.document();
        for (const auto& [board, hexes] : boards) {
            const auto way = farthestWay(hexes, farthestWay(hexes, hexes.front()).front());
            if (way.size() > 1) changed = withCourse(changed, board, kind.id, way);
        }
        about.add(named("Draw %s through the hexes", StepName(namesOf(kind)).inSentence()), std::move(changed));
    }
}

/// In the hex of the finding, each feature that boards print.
void placePrinted(const FindingIn& about) {
    if (about.subject.hexes.size() > 1) return;
    const auto label = about.value("hex");
    const auto cell = about.map().field().resolve(label);
    if (!cell) return;
    for (const auto& feature : about.map().game().catalogue.features) {
        if (!feature.printed) continue;
        Document changed = about.document();
        for (const auto& [board, hex] : about.map().printed(*cell))
            changed = model::withFeature(changed, board, {feature.id, hex, {}, {}});
        about.add(named("Place %s", StepName(namesOf(feature)) + ": " + about.map().label(*cell)),
                  std::move(changed));
    }
}

/// The terrains that the finding names, painted in its hex.
void paintNamed(const FindingIn& about) {
    const auto* known = model::findValue(about.finding().values, "known");
    const auto cells = shapeOf(about.map(), about.subject).hexes;
    if (!known || cells.size() != 1) return;
    const auto words = about.value("known");
    for (const auto& terrain : about.map().game().catalogue.terrains) {
        const auto name = nameOf(terrain, model::Language::english);
        if (name.empty() || words.find(name) == std::string::npos) continue;
        Document changed = about.document();
        for (const auto& [board, hex] : about.map().printed(*cells.begin()))
            changed = model::withTerrain(changed, board, {&hex, 1}, {{{terrain.id, {}}}});
        about.add(named("Paint %s", StepName(namesOf(terrain)) + ": " + about.map().label(*cells.begin())),
                  std::move(changed));
    }
}

/// Hexsides of a kind that the game does not know get one that it does.
void giveHexsideKind(const FindingIn& about) {
    const model::HexsideId kind(about.value("kind"));
    if (kind.empty() || !about.request.game) return;
    const auto& game = about.request.game->catalogue;
    if (game.hexside(kind)) return;
    for (const auto& known : game.hexsides) {
        Document changed = about.document();
        bool isAny = false;
        for (const auto& [file, board] : about.document().boards)
            for (const auto& side : board->hexsides) {
                if (side.kind != kind) continue;
                isAny = true;
                auto made = side;
                made.kind = known.id;
                changed = model::withHexside(model::withoutHexside(changed, file, side.side, kind), file, made);
            }
        if (!isAny) return;
        about.add(named("Make it %s", StepName(namesOf(known)).inSentence()), std::move(changed));
    }
}

}  // namespace

std::vector<SuggestionFor> drawingSuggestions() {
    return {{SubjectKind::hex, true, drawCourse},
            {SubjectKind::hex, false, giveHexsideKind},
            {SubjectKind::path, true, placePrinted},
            {SubjectKind::feature, true, paintNamed}};
}

}  // namespace cota::session
