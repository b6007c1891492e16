// A change of the boards of a scenario as amendments.
#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "editor/scenario/amended_cells.h"
#include "editor/scenario/amending.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"

namespace cota::session {

namespace {

using model::Amendment;
using model::Document;
using Action = Amendment::Action;
using Amendments = std::vector<Amendment>;
using CellPair = std::pair<Cell, Cell>;

CellPair pairOf(Cell one, Cell other) { return one < other ? CellPair{one, other} : CellPair{other, one}; }

std::string wordsOfMix(const model::TerrainMix& mix) {
    std::string words;
    for (const auto& share : mix.shares) words += (words.empty() ? "" : " ") + share.terrain.text;
    return words;
}

bool isPlain(const Amendment& amendment) { return amendment.attributes.empty() && amendment.extras.empty(); }

/// Collects the amendments of a scenario while a change of its boards is written into them.
class AmendmentWriter {
  public:
    AmendmentWriter(Amendments amendments, const Document& document, const Document& made,
                    const Document& changed, const JoinedMap& map)
        : list_(std::move(amendments)), document_(document), made_(made), changed_(changed), map_(map) {}

    /// Why the change cannot be said; empty if it has been written.
    std::string write() {
        for (const auto& [key, board] : made_.boards) {
            const auto now = changed_.boards.find(key), before = document_.boards.find(key);
            if (now == changed_.boards.end() || before == document_.boards.end()) return refusal();
            if (now->second == board) continue;
            if (!isSaid(*board, *now->second)) return refusal();
            ground(key, *before->second, *board, *now->second);
            features(key, *before->second, *board, *now->second);
            hexsides(key, *before->second, *board, *now->second);
        }
        if (changed_.boards.size() != made_.boards.size()) return refusal();
        putGround();
        paths();
        return {};
    }
    Amendments take() { return std::move(list_); }

  private:
    static std::string refusal() {
        return tr(
            "A scenario can change terrain, levels, hexsides, roads and features of its boards only. "
            "Choose \u201cChange: the board\u201d for the rest.");
    }

    /// Whether the boards differ only in what amendments can change.
    static bool isSaid(const model::Board& one, const model::Board& other) {
        const auto alongSides = [](const model::Board& board) {
            std::vector<model::Path> paths = board.paths;
            std::erase_if(paths, [](const model::Path& path) { return path.sides.empty(); });
            return paths;
        };
        return one.grid == other.grid && one.areas == other.areas && one.contours == other.contours &&
               one.spotHeights == other.spotHeights && one.names == other.names && one.notes == other.notes &&
               alongSides(one) == alongSides(other);
    }

    void ground(const std::string& key, const model::Board& before, const model::Board& made,
                const model::Board& now) {
        for (const auto hex : made.grid.hexes()) {
            const auto at = made.grid.index(hex);
            const bool isTerrain = !((*made.terrain)[at] == (*now.terrain)[at]);
            const bool isLevel = (*made.level)[at] != (*now.level)[at];
            if (!isTerrain && !isLevel) continue;
            const auto cell = map_.cellOf({key, hex});
            if (!cell) continue;
            if (isTerrain) {
                auto& to = terrain_[*cell];
                if (!((*before.terrain)[at] == (*now.terrain)[at])) to = wordsOfMix((*now.terrain)[at]);
            }
            if (isLevel) {
                auto& to = level_[*cell];
                if ((*before.level)[at] != (*now.level)[at]) to = (*now.level)[at];
            }
        }
    }

    void putGround() {
        forget(Action::terrain, [&](Cell cell) { return terrain_.contains(cell); });
        forget(Action::level, [&](Cell cell) { return level_.contains(cell); });
        for (const auto& [cell, words] : terrain_)
            if (words) add(Action::terrain, *words, 0, cell);
        for (const auto& [cell, level] : level_)
            if (level) add(Action::level, {}, *level, cell);
    }

    void features(const std::string& key, const model::Board& before, const model::Board& made,
                  const model::Board& now) {
        const auto has = [](const model::Board& board, const model::FeatureAt& feature) {
            return std::ranges::any_of(board.features, [&](const model::FeatureAt& one) {
                return one.at == feature.at && one.kind == feature.kind;
            });
        };
        const auto note = [&](const model::FeatureAt& feature, bool isAdded) {
            const auto cell = map_.cellOf({key, feature.at});
            if (!cell) return;
            const auto isHere = [&](Cell one) { return one == *cell; };
            forget(isAdded ? Action::removeFeature : Action::addFeature, isHere, feature.kind.text);
            if (has(before, feature) != isAdded)
                add(isAdded ? Action::addFeature : Action::removeFeature, feature.kind.text, 0, *cell);
        };
        for (const auto& feature : now.features)
            if (!has(made, feature)) note(feature, true);
        for (const auto& feature : made.features)
            if (!has(now, feature)) note(feature, false);
    }

    /// The hexes of the map on both sides of a printed hexside; nothing at the edge of the map.
    std::optional<CellPair> cellsBeside(const std::string& key, const model::HexSide& side) const {
        const auto& field = map_.field();
        for (const auto hex : {side.hex, side.other()}) {
            const auto cell = map_.cellOf({key, hex});
            if (!cell) continue;
            for (const auto direction : model::allDirections) {
                const Cell other = field.neighbour(*cell, direction);
                const auto printed = map_.printed(model::HexSide::of(field.hexAt(*cell), direction));
                if (field.isOnMap(other) &&
                    std::ranges::find(printed, BoardHexside{key, side}) != printed.end())
                    return CellPair{*cell, other};
            }
        }
        return std::nullopt;
    }

    void hexsides(const std::string& key, const model::Board& before, const model::Board& made,
                  const model::Board& now) {
        const auto has = [](const model::Board& board, const model::HexsideAt& hexside) {
            return std::ranges::any_of(board.hexsides, [&](const model::HexsideAt& one) {
                return one.side == hexside.side && one.kind == hexside.kind;
            });
        };
        const auto note = [&](const model::HexsideAt& hexside, bool isAdded) {
            const auto cells = cellsBeside(key, hexside.side);
            if (!cells) return;
            const Cell one = cells->first, other = cells->second;
            std::erase_if(list_, [&](const Amendment& amendment) {
                const auto named = amendedCells(amendment, map_);
                return (amendment.action == Action::addHexside ||
                        amendment.action == Action::removeHexside) &&
                       amendment.word == hexside.kind.text && named.size() == 2 &&
                       pairOf(named[0], named[1]) == pairOf(one, other);
            });
            if (has(before, hexside) == isAdded) return;
            Amendment amendment;
            amendment.action = isAdded ? Action::addHexside : Action::removeHexside;
            amendment.hexes = {map_.ref(one), map_.ref(other)};
            amendment.word = hexside.kind.text;
            list_.push_back(std::move(amendment));
        };
        for (const auto& hexside : now.hexsides)
            if (!has(made, hexside)) note(hexside, true);
        for (const auto& hexside : made.hexsides)
            if (!has(now, hexside)) note(hexside, false);
    }

    using Links = std::map<std::string, std::set<CellPair>>;  // by kind

    Links linksOf(const Document& document) const {
        Links links;
        for (const auto& [key, board] : document.boards)
            for (const auto& path : board->paths)
                for (std::size_t i = 1; i < path.hexes.size(); ++i) {
                    const auto one = map_.cellOf({key, path.hexes[i - 1]}),
                               other = map_.cellOf({key, path.hexes[i]});
                    if (one && other) links[path.kind.text].insert(pairOf(*one, *other));
                }
        return links;
    }

    void paths() {
        auto made = linksOf(made_), now = linksOf(changed_);
        if (made == now) return;
        Document base = document_;
        for (const auto& amendment : list_)
            if (amendment.action == Action::pathKind) base = withPathKindAmended(base, amendment);
        auto before = linksOf(base);
        std::set<std::string> kinds;
        for (const auto& [kind, links] : made) kinds.insert(kind);
        for (const auto& [kind, links] : now) kinds.insert(kind);
        for (const auto& kind : kinds) {
            if (made[kind] == now[kind]) continue;
            std::erase_if(list_, [&](const Amendment& amendment) {
                return isPlain(amendment) && amendment.word == kind &&
                       (amendment.action == Action::addPath || amendment.action == Action::removePath);
            });
            std::set<CellPair> added, removed;
            std::ranges::set_difference(now[kind], before[kind], std::inserter(added, added.end()));
            std::ranges::set_difference(before[kind], now[kind], std::inserter(removed, removed.end()));
            addRuns(Action::removePath, kind, std::move(removed));
            addRuns(Action::addPath, kind, std::move(added));
        }
    }

    /// Links as runs of hexes, each as long as possible.
    void addRuns(Action action, const std::string& kind, std::set<CellPair> links) {
        const auto next = [&](Cell from) -> std::optional<Cell> {
            for (const auto& link : links)
                if (link.first == from || link.second == from) {
                    const Cell to = link.first == from ? link.second : link.first;
                    links.erase(link);
                    return to;
                }
            return std::nullopt;
        };
        while (!links.empty()) {
            std::vector<Cell> run{links.begin()->first};
            while (const auto to = next(run.back())) run.push_back(*to);
            std::ranges::reverse(run);
            while (const auto to = next(run.back())) run.push_back(*to);
            Amendment amendment;
            amendment.action = action;
            amendment.word = kind;
            for (const Cell cell : run) amendment.hexes.push_back(map_.ref(cell));
            list_.push_back(std::move(amendment));
        }
    }

    template <class IsMeant>
    void forget(Action action, const IsMeant& isMeant, const std::string& word = {}) {
        std::erase_if(list_, [&](Amendment& amendment) {
            if (amendment.action != action || (!word.empty() && amendment.word != word)) return false;
            const auto dropped = std::erase_if(amendment.hexes, [&](const model::HexRef& hex) {
                const auto cell = map_.field().resolve(hex.label);
                return cell && isMeant(*cell);
            });
            return dropped > 0 && amendment.hexes.empty();
        });
    }

    void add(Action action, const std::string& word, int number, Cell cell) {
        for (auto& amendment : list_)
            if (amendment.action == action && amendment.word == word && amendment.number == number &&
                isPlain(amendment)) {
                amendment.hexes.push_back(map_.ref(cell));
                return;
            }
        Amendment amendment;
        amendment.action = action;
        amendment.hexes = {map_.ref(cell)};
        amendment.word = word;
        amendment.number = number;
        list_.push_back(std::move(amendment));
    }

    Amendments list_;
    const Document& document_;
    const Document& made_;
    const Document& changed_;
    const JoinedMap& map_;
    std::map<Cell, std::optional<std::string>> terrain_;  // nothing: as on the board
    std::map<Cell, std::optional<int>> level_;
};

}  // namespace

AsAmendments asAmendments(const Document& document, const Document& made, const Document& changed,
                          const JoinedMap& map) {
    if (!changed.scenario || changed.boards == made.boards) {
        Document same = changed;
        same.boards = document.boards;
        return {std::move(same), {}};
    }
    AmendmentWriter writer((*changed.scenario)->assembly.amendments, document, made, changed, map);
    if (auto refusal = writer.write(); !refusal.empty()) return {document, std::move(refusal)};
    Document result = model::withScenario(
        changed, [&](model::Scenario& scenario) { scenario.assembly.amendments = writer.take(); });
    result.boards = document.boards;
    return {std::move(result), {}};
}

}  // namespace cota::session
