#include "validator/rules/board/path_seams.h"

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

#include "validator/rules/board/path_trail.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::SubjectKind;

// In a hex that two boards share, a path of one board must continue on the other.
struct SeamPaths {
    std::set<std::tuple<std::string, model::HexCoord, model::PathKindId>> touched;  // file, hex, kind
    explicit SeamPaths(const CheckContext& context) {
        for (const auto& [file, board] : context.document().boards)
            for (const auto& path : board->paths)
                for (const auto hex : path.hexes) touched.emplace(file, hex, path.kind);
    }
};

bool endsAt(const model::Path& path, model::HexCoord hex) {
    return !path.hexes.empty() && (path.hexes.front() == hex || path.hexes.back() == hex);
}

/// Whether the scenario removes the path from the hex or continues it by an amendment.
bool isAmended(const mapsets::Battlefield& field, std::size_t kind, mapsets::Cell cell) {
    return !field.touches(kind, cell) || std::popcount(field.links(kind, cell)) > 1;
}

/// Between adjacent boards without shared hexes, a path that leaves one board must continue in the next hex.
void brokenBetweenBoards(const CheckContext& context, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& placed = context.scenario()->assembly.boards;
    for (const auto& laid : field.boards()) {
        const auto placement = std::find_if(placed.begin(), placed.end(),
                                            [&](const auto& one) { return one.id.text == laid.id; });
        if (placement == placed.end()) continue;
        const auto board = context.document().boards.find(placement->file);
        if (board == context.document().boards.end()) continue;
        for (const auto& path : board->second->paths) {
            const auto* kind = context.catalogue().pathKind(path.kind);
            if (!kind) continue;
            const auto index = static_cast<std::size_t>(kind - context.catalogue().pathKinds.data());
            for (const auto& end : path.ends) {
                const auto here = laid.keeps(end.hex) ? end.hex : end.other();
                const auto there = laid.keeps(end.hex) ? end.other() : end.hex;
                const auto cell = field.cellOf(laid.toMap(there));
                if (!laid.keeps(here) || laid.keeps(there) || cell == mapsets::noCell || !field.isOnMap(cell))
                    continue;
                if (field.touches(index, cell) || !field.touches(index, field.cellOf(laid.toMap(here))))
                    continue;
                Note note{.values = {value("path", path.id), value("board", laid.id),
                                     value("hex", field.label(cell))},
                          .subject = subjectOf(SubjectKind::path, path.id, {field.label(cell)}),
                          .wording = &pathSeamWordings[0],
                          .item = itemOf(board->first, *board->second, path),
                          .trail = pathTrail(context, laid, path, here)};
                addLocal(note.values, "kind", nameOfPathKind(context, path.kind));
                out.add(std::move(note));
            }
        }
    }
}

}  // namespace

void pathBrokenAtSeams(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& placed = context.scenario()->assembly.boards;
    const SeamPaths seams(context);
    brokenBetweenBoards(context, out);
    for (const auto cell : field.hexes()) {
        const auto printed = field.printed(cell);
        if (printed.size() < 2) continue;
        for (const auto& here : printed) {
            const auto board = context.document().boards.find(placed[here.placement].file);
            if (board == context.document().boards.end()) continue;
            for (const auto& path : board->second->paths) {
                const auto* kind = context.catalogue().pathKind(path.kind);
                if (!kind || !endsAt(path, here.hex)) continue;
                if (isAmended(field, static_cast<std::size_t>(kind - context.catalogue().pathKinds.data()),
                              cell))
                    continue;
                const bool goesOn = std::any_of(printed.begin(), printed.end(), [&](const auto& there) {
                    return there.placement != here.placement &&
                           seams.touched.contains({placed[there.placement].file, there.hex, path.kind});
                });
                if (goesOn) continue;
                Note note{.values = {value("path", path.id), value("board", placed[here.placement].id),
                                     value("hex", field.label(cell))},
                          .subject = subjectOf(SubjectKind::path, path.id, {field.label(cell)}),
                          .item = itemOf(board->first, *board->second, path),
                          .trail = pathTrail(context, field.boards()[here.placement], path, here.hex)};
                addLocal(note.values, "kind", nameOfPathKind(context, path.kind));
                out.add(std::move(note));
            }
        }
    }
}

}  // namespace cota::checks
