// Direct fire that friends in the way stop.

#include <algorithm>
#include <array>

#include "mapsets/spotting/fire_path.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array parameterRows = {
    Parameter{"through-friends", Kind::words, "",
              local("tags of units that may fire over friendly units if there is a free hex behind them")},
    Parameter{"never-blocks", Kind::words, "", local("tags of friendly units that do not stop fire")},
    Parameter{"never-blocks-spoil-gap", Kind::word, "yes",
              local("whether those units still occupy the free hex"), "yes no"},
};

constexpr std::array reasonRows = {
    ReasonRow{"free-line", local("no friendly units in the way")},
    ReasonRow{"free-gap", local("the hex before the target is free of friendly units")},
    ReasonRow{"friends-on-line", local("friendly units are in the way")},
    ReasonRow{"friends-in-target", local("there are friendly units in the target hex")},
    ReasonRow{"assault-hex", local("the firing unit is in a hex with enemies")},
    ReasonRow{"no-sight", local("there is no line of sight")},
};

class BlockedByFriends final : public FirePath {
  public:
    BlockedByFriends(const Battlefield& field, const Sight& sight, const UnitTags& tags,
                     const StrategyChoice* choice)
        : field_(field), sight_(sight), parameters_(choice, field) {
        const auto word = [&](const char* name) {
            return wordOf(parameters_, blockedByFriendsDescription, name);
        };
        throughFriends_ = tags.maskOfAny(word("through-friends"));
        neverBlocks_ = tags.maskOfAny(word("never-blocks"));
        // A unit that cannot occupy a hex cannot assault either: the words of question "occupation".
        const Parameters occupation(choiceOf(field, occupantsDescription), field);
        harmless_ = tags.maskOfAny(wordOf(occupation, occupantsDescription, "harmless"));
        harmlessEmpty_ = tags.maskOfAny(wordOf(occupation, occupantsDescription, "harmless-empty"));
        neverBlocksSpoil_ = word("never-blocks-spoil-gap") == "yes";
    }

    FireVerdict judge(const FireQuery& query) const override {
        for (const UnitInField& unit : query.units)
            if (unit.cell == query.from && !unit.friendly && !isHarmless(unit))
                return no("assault-hex", {query.from});
        for (const UnitInField& unit : query.units)
            if (unit.cell == query.to && unit.friendly) return no("friends-in-target", {query.to});
        if (!sight_.judge(query.from, query.to).isClear()) return no("no-sight", {});

        const Path path = pathOf(query.from, query.to);
        const std::vector<Cell> inWay = friends(query, false);
        const std::vector<Cell> met = meeting(path.through, inWay);
        // Along hexsides, sight and fire use the same hexes and avoid those with friends.
        if (met.empty() && sight_.judge(query.from, query.to, nullptr, inWay).isClear())
            return {true, reason("free-line"), {}};
        if ((query.firer & throughFriends_) != 0) {
            const std::vector<Cell> spoiling = meeting(path.last, friends(query, neverBlocksSpoil_));
            const bool free = path.last.size() == 1
                                  ? spoiling.empty()
                                  : sight_.judge(query.from, query.to, nullptr, spoiling).isClear();
            if (free) return {true, reason("free-gap"), path.last};
            return no("friends-on-line", spoiling);
        }
        return no("friends-on-line", met.empty() ? meeting(path.beside, inWay) : met);
    }

  private:
    struct Path {
        std::vector<Cell> through;  // hexes the line must cross
        std::vector<Cell> beside;   // hexes along hexsides
        std::vector<Cell> last;     // next to the target: one, or the two beside a hexside
    };

    bool isHarmless(const UnitInField& unit) const {
        return (unit.tags & harmless_) != 0 || ((unit.tags & harmlessEmpty_) != 0 && !unit.loaded);
    }
    Explanation reason(const char* id) const {
        return explanationOf(blockedByFriendsDescription, parameters_, id);
    }
    FireVerdict no(const char* id, std::vector<Cell> at) const { return {false, reason(id), std::move(at)}; }

    Path pathOf(Cell from, Cell to) const {
        Path path;
        const model::Trace trace = model::traceBetween(field_.hexAt(to) - field_.hexAt(from));
        for (const model::TraceStep& step : trace.steps) {
            if (step.kind == model::TraceStep::Kind::vertex) continue;
            const Cell first = from + field_.offset(step.first());
            path.last.assign(1, first);
            if (step.kind == model::TraceStep::Kind::hex) {
                path.through.push_back(first);
                continue;
            }
            path.last.push_back(from + field_.offset(step.second()));
            path.beside.insert(path.beside.end(), path.last.begin(), path.last.end());
        }
        return path;
    }

    /// Hexes with friends, sorted; friends that never block are included only if `all` is set.
    std::vector<Cell> friends(const FireQuery& query, bool all) const {
        std::vector<Cell> cells;
        for (const UnitInField& unit : query.units)
            if (unit.friendly && unit.cell != query.from && (all || (unit.tags & neverBlocks_) == 0))
                cells.push_back(unit.cell);
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

    static std::vector<Cell> meeting(const std::vector<Cell>& cells, const std::vector<Cell>& sorted) {
        std::vector<Cell> both;
        for (const Cell cell : cells)
            if (std::ranges::binary_search(sorted, cell)) both.push_back(cell);
        std::ranges::sort(both);
        return both;
    }

    const Battlefield& field_;
    const Sight& sight_;
    Parameters parameters_;
    TagMask throughFriends_ = 0;
    TagMask neverBlocks_ = 0;
    TagMask harmless_ = 0, harmlessEmpty_ = 0;
    bool neverBlocksSpoil_ = true;
};

}  // namespace

const StrategyDescription blockedByFriendsDescription = {
    "fire",
    "blocked-by-friends",
    parameterRows,
    reasonRows,
    {},
    {},
    local("friendly units on the line of sight stop fire")};

std::unique_ptr<FirePath> makeBlockedByFriends(const Battlefield& field, const Sight& sight,
                                               const UnitTags& tags, const StrategyChoice* choice) {
    return std::make_unique<BlockedByFriends>(field, sight, tags, choice);
}

}  // namespace cota::mapsets
