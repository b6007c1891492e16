#include "editor/scenario/amending.h"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "editor/editing/victory_words.h"
#include "editor/scenario/amended_cells.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Amendment;
using model::Document;
using model::HexCoord;
using Action = Amendment::Action;

std::map<std::string, std::vector<HexCoord>> hexesByBoard(const JoinedMap& map,
                                                          const std::vector<Cell>& cells) {
    std::map<std::string, std::set<HexCoord>> sets;
    for (const Cell cell : cells)
        for (const auto& [board, hex] : map.printed(cell)) sets[board].insert(hex);
    std::map<std::string, std::vector<HexCoord>> lists;
    for (const auto& [board, set] : sets) lists[board] = {set.begin(), set.end()};
    return lists;
}

model::TerrainMix mixIn(const std::string& words) {
    model::TerrainMix mix;
    std::istringstream text(words);
    for (std::string word; text >> word;) mix.shares.push_back({model::TerrainId(word), {}});
    return mix;
}

std::optional<model::HexSide> sideBetween(const JoinedMap& map, Cell one, Cell other) {
    const auto& field = map.field();
    for (const auto direction : model::allDirections)
        if (field.neighbour(one, direction) == other) return model::HexSide::of(field.hexAt(one), direction);
    return std::nullopt;
}

/// The parts of a run that lie on each board.
std::vector<std::pair<std::string, std::vector<HexCoord>>> runsByBoard(const JoinedMap& map,
                                                                       const std::vector<Cell>& cells) {
    std::vector<std::pair<std::string, std::vector<HexCoord>>> runs;
    std::map<std::string, std::vector<HexCoord>> open;
    for (const Cell cell : cells) {
        std::map<std::string, std::vector<HexCoord>> next;
        for (const auto& [board, hex] : map.printed(cell)) {
            next[board] = std::move(open[board]);
            next[board].push_back(hex);
        }
        for (auto& [board, run] : open)
            if (!next.contains(board) && !run.empty()) runs.emplace_back(board, std::move(run));
        open = std::move(next);
    }
    for (auto& [board, run] : open) runs.emplace_back(board, std::move(run));
    return runs;
}

Document withAmendmentMade(Document changed, const Amendment& amendment, const JoinedMap& map) {
    const auto cells = amendedCells(amendment, map);
    const auto side = cells.size() == 2 ? sideBetween(map, cells[0], cells[1]) : std::nullopt;
    switch (amendment.action) {
        case Action::terrain:
            for (const auto& [board, hexes] : hexesByBoard(map, cells))
                changed = model::withTerrain(changed, board, hexes, mixIn(amendment.word));
            break;
        case Action::level:
            for (const auto& [board, hexes] : hexesByBoard(map, cells))
                changed = model::withLevel(changed, board, hexes, amendment.number);
            break;
        case Action::addFeature:
        case Action::removeFeature:
            for (const auto& [board, hexes] : hexesByBoard(map, cells))
                for (const auto hex : hexes)
                    changed =
                        amendment.action == Action::addFeature
                            ? model::withFeature(
                                  changed, board,
                                  {model::FeatureId(amendment.word), hex, amendment.attributes, {}})
                            : model::withoutFeature(changed, board, hex, model::FeatureId(amendment.word));
            break;
        case Action::addPath:
        case Action::removePath:
            for (const auto& [board, run] : runsByBoard(map, cells)) {
                const model::PathKindId kind(amendment.word);
                if (amendment.action == Action::removePath)
                    changed = model::withPathErased(changed, board, kind, run);
                else if (run.size() > 1)
                    changed = model::withPathDrawn(changed, board, kind, run);
            }
            break;
        case Action::pathKind:
            changed = withPathKindAmended(changed, amendment);
            break;
        case Action::addHexside:
        case Action::removeHexside:
            if (!side) break;
            for (const auto& [board, printed] : map.printed(*side)) {
                const model::HexsideId kind(amendment.word);
                changed = amendment.action == Action::addHexside
                              ? model::withHexside(changed, board, {kind, printed, {}, {}})
                              : model::withoutHexside(changed, board, printed, kind);
            }
            break;
    }
    return changed;
}

/// Whether both change the same thing, so that the later one counts.
bool areAboutTheSame(const Amendment& one, const Amendment& other, const JoinedMap& map) {
    const auto family = [](Action action) {
        switch (action) {
            case Action::addFeature:
            case Action::removeFeature:
                return Action::addFeature;
            case Action::addPath:
            case Action::removePath:
                return Action::addPath;
            case Action::addHexside:
            case Action::removeHexside:
                return Action::addHexside;
            default:
                return action;
        }
    };
    if (family(one.action) != family(other.action)) return false;
    if (one.action == Action::pathKind) return one.path == other.path;
    const auto cells = amendedCells(one, map);
    const bool hasWord = one.action != Action::terrain && one.action != Action::level;
    return (!hasWord || one.word == other.word) &&
           std::ranges::any_of(amendedCells(other, map),
                               [&](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); });
}

}  // namespace

Written amendmentIntoBoards(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || !source.map) return {};
    const auto& all = (*source.document.scenario)->assembly.amendments;
    if (place >= all.size()) return {};
    const auto& one = all[place];
    if (!one.attributes.empty() && one.action != Action::addFeature)
        return {{}, tr("This change has values that a board cannot have.")};
    if (std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(place),
                    [&](const Amendment& earlier) { return areAboutTheSame(earlier, one, *source.map); }))
        return {{}, tr("An earlier change of the same hexes would undo it. Write that one first.")};
    Document made = withAmendmentMade(source.document, one, *source.map);
    if (one.action != Action::pathKind && amendedCells(one, *source.map).empty())
        return {{}, tr("Its hexes are not on the map.")};
    made = model::withScenario(made, [&](model::Scenario& scenario) {
        auto& list = scenario.assembly.amendments;
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(place));
    });
    return {HistoryEntry{named("Write into the boards: %s", amendmentKindName(one.action).inSentence()),
                         std::move(made)},
            {}};
}

std::set<Cell> amendedHexes(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || !source.map) return {};
    const auto& all = (*source.document.scenario)->assembly.amendments;
    if (place >= all.size()) return {};
    const auto cells = amendedCells(all[place], *source.map);
    return {cells.begin(), cells.end()};
}

Document withAmendmentsMade(const Document& document, const JoinedMap& map) {
    if (!document.scenario) return document;
    Document changed = document;
    for (const auto& amendment : (*document.scenario)->assembly.amendments)
        changed = withAmendmentMade(std::move(changed), amendment, map);
    return changed;
}

std::vector<Cell> amendedCells(const Amendment& amendment, const JoinedMap& map) {
    std::vector<Cell> cells;
    for (const auto& hex : amendment.hexes)
        if (const auto cell = map.field().resolve(hex.label)) cells.push_back(*cell);
    return cells;
}

Document withPathKindAmended(const Document& document, const Amendment& amendment) {
    const auto colon = amendment.path.find(':');
    const std::string id = colon == std::string::npos ? amendment.path : amendment.path.substr(colon + 1);
    Document changed = document;
    for (const auto& placed : (*document.scenario)->assembly.boards) {
        if (colon != std::string::npos && placed.id.text != amendment.path.substr(0, colon)) continue;
        changed = model::withBoard(changed, placed.file, [&](model::Board& board) {
            for (auto& path : board.paths)
                if (path.id.text == id) path.kind = model::PathKindId(amendment.word);
        });
    }
    return changed;
}

std::set<Cell> amendedHexes(const Document& document, const JoinedMap& map) {
    std::set<Cell> cells;
    if (!document.scenario) return cells;
    for (const auto& amendment : (*document.scenario)->assembly.amendments)
        for (const Cell cell : amendedCells(amendment, map)) cells.insert(cell);
    return cells;
}

const Document& MadeAmendments::of(const Document& document, const JoinedMap& map) {
    if (!(from_ == document)) {
        made_ = withAmendmentsMade(document, map);
        from_ = document;
    }
    return made_;
}

}  // namespace cota::session
