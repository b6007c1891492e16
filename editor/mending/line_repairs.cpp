// Suggestions for paths on a board: gaps are filled, pieces joined, wrong ends taken back.
#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "editor/documents/board_thing.h"
#include "editor/documents/names.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edits.h"
#include "mapsets/catalogue/tagged.h"

namespace cota::session {

namespace {

using model::Document;
using model::HexCoord;
using model::SubjectKind;

constexpr int longestFill = 12;         // hexes of a gap that is filled
constexpr std::size_t mostOnwards = 3;  // hexes that a path of one hex is led on to

/// A straight course from hex to hex, without the first; on the board where that is as short.
std::vector<HexCoord> courseTo(const model::Grid& grid, HexCoord from, HexCoord to) {
    std::vector<HexCoord> hexes;
    while (!(from == to)) {
        HexCoord best = from;
        for (const auto direction : model::allDirections) {
            const auto next = model::neighbour(from, direction);
            if (model::distance(next, to) < model::distance(from, to) &&
                (best == from || grid.contains(next)))
                best = next;
        }
        hexes.push_back(best);
        from = best;
    }
    return hexes;
}

struct PathIn {
    std::string board;
    const model::Path* path = nullptr;
};
PathIn pathOfSubject(const FindingIn& about) {
    const auto thing = thingOf(about.document(), about.subject);
    const auto* path = thing ? pathOf(about.document(), *thing) : nullptr;
    return path ? PathIn{thing->board, path} : PathIn{};
}

/// Hexes that are not adjacent get those between them.
void fillGaps(const FindingIn& about) {
    const auto [board, path] = pathOfSubject(about);
    if (!path || path->hexes.empty()) return;
    model::Path made = *path;
    made.hexes = {path->hexes.front()};
    for (std::size_t i = 1; i < path->hexes.size(); ++i) {
        if (model::distance(made.hexes.back(), path->hexes[i]) > longestFill) return;
        const auto course =
            courseTo(about.document().boards.at(board)->grid, made.hexes.back(), path->hexes[i]);
        made.hexes.insert(made.hexes.end(), course.begin(), course.end());
    }
    about.add(named("Fill the gaps of %s", path->id.text), model::withPath(about.document(), board, made));
}

/// Only the hexes that the board has.
void cutAtEdge(const FindingIn& about) {
    Document changed = about.document();
    StepName label;
    for (const auto& [file, board] : about.document().boards)
        for (const auto& path : board->paths) {
            model::Path made = path;
            const auto& grid = board->grid;
            std::erase_if(made.hexes, [&](HexCoord hex) { return !grid.contains(hex); });
            if (made.hexes.size() == path.hexes.size() || path.id.text != about.value("thing")) continue;
            label = named("Cut %s at the edge of the board", path.id.text);
            changed = made.hexes.empty() ? model::withoutPath(changed, file, path.id)
                                         : model::withPath(changed, file, made);
        }
    about.add(label, std::move(changed));
}

/// Ends that do not fit are taken back; the last hexes stay.
void takeBackEnds(const FindingIn& about) {
    const auto [board, path] = pathOfSubject(about);
    if (!path || path->ends.empty()) return;
    for (std::size_t i = 0; i < path->ends.size(); ++i) {
        model::Path made = *path;
        made.ends.erase(made.ends.begin() + static_cast<std::ptrdiff_t>(i));
        auto changed = model::withPath(about.document(), board, made);
        about.add(named("Take back the wrong end of %s", path->id.text), changed);
        for (const bool atFront : {true, false})
            about.add(atFront ? named("Run its beginning off the edge of the map")
                              : named("Run its end off the edge of the map"),
                      model::withPathRunOff(changed, board, path->id, atFront));
    }
}

/// A path of one hex goes on to another: to one that a path of its kind runs through, or to any.
void leadOn(const FindingIn& about) {
    const auto [board, path] = pathOfSubject(about);
    if (!path || path->hexes.size() != 1) return;
    const auto& there = *about.document().boards.at(board);
    std::set<HexCoord> ofKind;
    for (const auto& other : there.paths)
        if (other.kind == path->kind && other.id != path->id)
            ofKind.insert(other.hexes.begin(), other.hexes.end());
    std::size_t offered = 0;
    for (const bool isJoining : {true, false})
        for (const auto direction : model::allDirections) {
            const auto next = model::neighbour(path->hexes.front(), direction);
            if (!there.grid.contains(next) || ofKind.contains(next) != isJoining || offered == mostOnwards)
                continue;
            model::Path made = *path;
            made.hexes.push_back(next);
            ++offered;
            about.add(StepName(trLater("Lead %s on to %s"), {path->id.text, there.grid.label(next)}),
                      model::withPath(about.document(), board, made));
        }
}

/// The pieces of a kind of path on a board, by adjacent hexes.
std::vector<std::set<HexCoord>> piecesOf(const model::Board& board, const model::PathKindId& kind) {
    std::set<HexCoord> left;
    for (const auto& path : board.paths)
        if (path.kind == kind) left.insert(path.hexes.begin(), path.hexes.end());
    std::vector<std::set<HexCoord>> pieces;
    while (!left.empty()) {
        std::vector<HexCoord> open{*left.begin()};
        left.erase(left.begin());
        auto& piece = pieces.emplace_back();
        while (!open.empty()) {
            const auto hex = open.back();
            open.pop_back();
            piece.insert(hex);
            for (const auto direction : model::allDirections)
                if (const auto next = model::neighbour(hex, direction); left.erase(next) > 0)
                    open.push_back(next);
        }
    }
    return pieces;
}

/// The shortest line between the first piece and another one.
void joinPieces(const FindingIn& about) {
    if (!about.request.game) return;
    const auto asked = about.asked();
    for (const auto& kind : about.request.game->catalogue.pathKinds) {
        if (!mapsets::isOneOf(kind, asked) || kind.alongSides) continue;
        for (const auto& [file, board] : about.document().boards) {
            const auto pieces = piecesOf(*board, kind.id);
            std::tuple<int, HexCoord, HexCoord> best{longestFill + 1, {}, {}};
            for (std::size_t i = 1; i < pieces.size(); ++i)
                for (const auto from : pieces.front())
                    for (const auto to : pieces[i])
                        best = std::min(best, {model::distance(from, to), from, to});
            const auto [away, from, to] = best;
            if (away > longestFill) continue;
            auto line = courseTo(board->grid, from, to);
            line.insert(line.begin(), from);
            about.add(StepName(trLater("Join the pieces: %s from %s to %s"),
                               {StepName(namesOf(kind)).inSentence(), board->grid.label(from),
                                board->grid.label(to)}),
                      model::withPathDrawn(about.document(), file, kind.id, line));
        }
    }
}

/// A path whose kind leaves open what fills its hexes becomes one of another kind, along its whole line.
void changeKind(const FindingIn& about) {
    const auto cell = about.map().field().resolve(about.subject.hexes.empty() ? about.subject.id
                                                                              : about.subject.hexes.front());
    if (!cell) return;
    const auto& kinds = about.map().game().catalogue.pathKinds;
    for (const auto& [file, hex] : about.map().printed(*cell))
        for (const auto& path : about.document().boards.at(file)->paths) {
            if (std::ranges::find(path.hexes, hex) == path.hexes.end()) continue;
            const auto own = std::ranges::find(kinds, path.kind, &mapsets::PathKind::id);
            if (own == kinds.end() || own->terrain.empty()) continue;
            for (const auto& kind : kinds) {
                if (kind.terrain.empty() || kind.id == own->id || kind.tags != own->tags) continue;
                model::Path made = path;
                made.kind = kind.id;
                about.add(named("Change the whole line to %s", StepName(namesOf(kind)).inSentence()),
                          model::withPath(about.document(), file, made));
            }
        }
}

}  // namespace

std::vector<SuggestionFor> lineRepairs() {
    return {{SubjectKind::path, false, fillGaps},   {SubjectKind::path, false, takeBackEnds},
            {SubjectKind::path, false, leadOn},     {SubjectKind::hex, false, joinPieces},
            {SubjectKind::hex, false, cutAtEdge},   {SubjectKind::path, false, cutAtEdge},
            {SubjectKind::board, false, cutAtEdge}, {SubjectKind::hex, true, changeKind}};
}

}  // namespace cota::session
