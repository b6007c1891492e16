// Spotting ranges by a table. Its rows are data:
//   kind "ground"  hexes: tags of terrains (none: all other ground); paths: tags of paths whose hexes can
//                  use the row too (path-row); and for each size a pair "7 10": the range to a target that
//                  stays, and to one that moves
//   kind "level"   pairs added for each level the observer is higher
//   kind "bonus"   state: a value of the unit that must be "yes"; of: "observer" (default), "target"; pairs
// Sizes are the words of the value `size`.

#include <algorithm>
#include <array>
#include <limits>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array tableSpottingParameterRows = {
    row("size", Kind::words, "", "size", local("value of a target with its size")),
    row("size-unstated", Kind::words, "", "", local("size of a target without that value")),
    row("moving", Kind::words, "", "", local("states in which a target is treated as moving")),
    row("path-row", Kind::word, "never moved-along always", "never",
        local("when the row of paths is used: never, for units that moved along one here, or in every hex "
              "with a "
              "path")),
    row("moved-along", Kind::words, "", "",
        local("state of a target that moved along a path through its hex")),
    row("height", Kind::word, "higher different", "higher",
        local("when levels are counted: for a higher observer, or for any difference")),
    row("bonus-of", Kind::word, "as-listed observer target", "as-listed", local("whose states give a bonus")),
    row("turn-value", Kind::words, "", "", local("value of a turn that is added to the range")),
    row("always-within", Kind::integer, "", "0",
        local("distance in hexes within which everything is spotted")),
    row("least", Kind::integer, "", "1", local("the range is never less")),
};

constexpr std::array tableSpottingReasonRows = {
    ReasonRow{"staying", local("{size} target that does not move, in {terrain}")},
    ReasonRow{"moving", local("{size} target that moves, in {terrain}")},
    ReasonRow{"height", local("{levels} {levels:level|levels} higher")},
    ReasonRow{"bonus", local("bonus of the unit")},
    ReasonRow{"turn", local("in this turn")},
    ReasonRow{"visibility", local("visibility of the turn")},
    ReasonRow{"least", local("never less than this")},
    ReasonRow{"no-row", local("the game gives no range here")},
};

constexpr Parameter anySize =
    row("*", Kind::words, "", "",
        local("for each size a pair \"7 10\": for a target that does not move, and for one that moves"));
constexpr std::array groundValues = {
    row("hexes", Kind::tags, "", "", local("terrain of the row; empty: all other terrain")),
    row("paths", Kind::tags, "", "", local("paths whose hexes may use the row too")),
    anySize,
};
constexpr std::array levelValues = {anySize};
constexpr std::array bonusValues = {
    row("state", Kind::words, "", nullptr, local("value of the unit that must be yes")),
    row("of", Kind::word, "observer target", "observer",
        local("whether the state is that of the observer or the target")),
    anySize,
};
constexpr std::array tableSpottingRowLists = {
    RowDescription{"ground", groundValues, local("the range in one kind of terrain")},
    RowDescription{"level", levelValues, local("bonus for each level of height")},
    RowDescription{"bonus", bonusValues, local("bonus for a state")},
};

constexpr const char* groundKind = "ground";
constexpr const char* levelKind = "level";
constexpr const char* bonusKind = "bonus";

class TableSpotting final : public Spotting {
  public:
    TableSpotting(const Battlefield& field, const Heights& heights, const Sight& sight,
                  const StrategyChoice* choice)
        : field_(field), heights_(heights), sight_(sight), parameters_(choice, field) {
        size_ = word("size");
        sizeUnstated_ = word("size-unstated");
        moving_ = wordsOf(word("moving"));
        pathRow_ = word("path-row");
        movedAlong_ = word("moved-along");
        anyDifference_ = word("height") == "different";
        turnValue_ = word("turn-value");
        alwaysWithin_ = numberOf(parameters_, tableSpottingDescription, "always-within");
        least_ = numberOf(parameters_, tableSpottingDescription, "least");
        if (choice) readRows(*choice);
        findGround();
    }

    int range(const SpottingQuery& query, std::vector<RangeStep>* steps) const override {
        if (steps) steps->clear();
        const std::string* stated = query.target ? query.target->find(size_) : nullptr;
        const std::string& size = stated ? *stated : sizeUnstated_;
        const bool moves = std::ranges::any_of(
            moving_, [&](const std::string& state) { return isSet(query.target, state); });
        const Row* ground = groundOf(query, size, moves);
        int hexes = ground ? of(*ground, size, moves) : unlimitedRange;
        if (steps)
            note(steps, hexes, ground ? moves ? "moving" : "staying" : "no-row", groundValues(query, size));
        if (!ground) return unlimitedRange;
        addHeight(query, size, moves, hexes, steps);
        for (const Row& bonus : bonuses_) {
            if (!isSet(ofTarget(bonus) ? query.target : query.observer, bonus.state)) continue;
            hexes += of(bonus, size, moves);
            if (steps) note(steps, hexes, "bonus");
        }
        if (const std::string* more = turnValue_.empty() ? nullptr : query.turn.values.find(turnValue_)) {
            hexes += readInteger(*more).value_or(0);
            if (steps) note(steps, hexes, "turn");
        }
        if (query.turn.visibility && *query.turn.visibility < hexes) {
            hexes = *query.turn.visibility;
            if (steps) note(steps, hexes, "visibility");
        }
        if (hexes < least_) {
            hexes = least_;
            if (steps) note(steps, hexes, "least");
        }
        return hexes;
    }

    int distance(Cell from, Cell to) const override { return field_.distance(from, to); }
    bool isAlways(Cell from, Cell to) const override { return field_.distance(from, to) <= alwaysWithin_; }

  protected:
    const Sight& sight() const override { return sight_; }

  private:
    struct Pair {
        std::string size;
        std::array<int, 2> hexes{};  // staying, moving
    };
    struct Row {
        Tags hexes;
        TagMask paths = 0;
        std::string state;
        bool ofTarget = false;
        std::vector<Pair> pairs;
    };

    std::string word(const char* name) const { return wordOf(parameters_, tableSpottingDescription, name); }

    void readRows(const StrategyChoice& choice) {
        for (const StrategyRow& each : choice.rows) {
            Row one;
            one.hexes = wordsOf(valueOf(each, "hexes"));
            one.paths = field_.maskOfAll(valueOf(each, "paths"));
            one.state = valueOf(each, "state");
            one.ofTarget = valueOf(each, "of") == "target";
            for (const auto& [name, value] : each.values) {
                const auto numbers = wordsOf(value);
                if (numbers.size() != 2) continue;
                const auto staying = readInteger(numbers[0]);
                const auto moving = readInteger(numbers[1]);
                if (staying && moving) one.pairs.push_back({name, {*staying, *moving}});
            }
            if (each.kind == groundKind) grounds_.push_back(std::move(one));
            if (each.kind == levelKind) levels_.push_back(std::move(one));
            if (each.kind == bonusKind) bonuses_.push_back(std::move(one));
        }
    }

    /// Finds the rows of every mix of terrains: those with a tag of one of its terrains, else those for all
    /// other ground.
    void findGround() {
        const Catalogue& catalogue = field_.mapset().catalogue;
        for (std::uint16_t code = 0; code < field_.terrainCodes(); ++code) {
            std::vector<std::uint16_t> named, others;
            for (std::uint16_t i = 0; i < grounds_.size(); ++i) {
                const bool fits = std::ranges::any_of(field_.terrainsOf(code), [&](std::uint16_t terrain) {
                    return std::ranges::any_of(grounds_[i].hexes, [&](const std::string& tag) {
                        return hasTag(catalogue.terrains[terrain].tags, tag);
                    });
                });
                if (fits) named.push_back(i);
                if (grounds_[i].hexes.empty()) others.push_back(i);
            }
            groundsOfCode_.push_back(named.empty() ? std::move(others) : std::move(named));
        }
        for (const Row& ground : grounds_) pathMask_ |= ground.paths;
        if (pathMask_ == 0) return;
        for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind)
            pathTags_.push_back(field_.maskOfAll(joinedTags(catalogue.pathKinds[kind].tags)));
    }
    static std::string joinedTags(const Tags& tags) {
        std::string text;
        for (const std::string& tag : tags) text += tag + ' ';
        return text;
    }

    static int of(const Row& row, std::string_view size, bool moves) {
        for (const Pair& pair : row.pairs)
            if (pair.size == size) return pair.hexes[moves ? 1 : 0];
        return 0;
    }
    static bool has(const Row& row, std::string_view size) {
        return std::ranges::any_of(row.pairs, [&](const Pair& pair) { return pair.size == size; });
    }
    bool ofTarget(const Row& bonus) const {
        if (bonusOf_ == BonusOf::listed) return bonus.ofTarget;
        return bonusOf_ == BonusOf::target;
    }

    /// If several rows fit the hex, the one with the shortest range.
    const Row* groundOf(const SpottingQuery& query, std::string_view size, bool moves) const {
        const bool byPath =
            pathRow_ == "always" || (pathRow_ == "moved-along" && isSet(query.target, movedAlong_));
        if (byPath)
            for (const Row& ground : grounds_)
                if (ground.paths != 0 && has(ground, size) && hasPath(query.to, ground.paths)) return &ground;
        const Row* best = nullptr;
        for (const std::uint16_t i : groundsOfCode_[field_.terrainCode(query.to)]) {
            const Row& ground = grounds_[i];
            if (has(ground, size) && (!best || of(ground, size, moves) < of(*best, size, moves)))
                best = &ground;
        }
        return best;
    }
    bool hasPath(Cell cell, TagMask paths) const {
        for (std::size_t kind = 0; kind < pathTags_.size(); ++kind)
            if ((pathTags_[kind] & paths) != 0 && field_.touches(kind, cell)) return true;
        return false;
    }

    void addHeight(const SpottingQuery& query, std::string_view size, bool moves, int& hexes,
                   std::vector<RangeStep>* steps) const {
        const int unit = std::max(field_.mapset().catalogue.scales.levelHeight, 1);
        int levels = (heights_.ground(query.from) - heights_.ground(query.to)) / unit;
        if (anyDifference_ && levels < 0) levels = -levels;
        if (levels <= 0 || levels_.empty()) return;
        for (const Row& each : levels_) hexes += levels * of(each, size, moves);
        if (steps) note(steps, hexes, "height", {{"levels", std::to_string(levels)}});
    }

    std::vector<model::MessageValue> groundValues(const SpottingQuery& query, const std::string& size) const {
        const auto terrains = field_.terrainsIn(query.to);
        const Catalogue& catalogue = field_.mapset().catalogue;
        return {{"size", size},
                {"terrain", terrains.empty() ? "-" : catalogue.terrains[terrains.front()].id.text}};
    }
    void note(std::vector<RangeStep>* steps, int hexes, const char* reason,
              std::vector<model::MessageValue> values = {}) const {
        steps->push_back(
            {hexes, explanationOf(tableSpottingDescription, parameters_, reason, std::move(values))});
    }

    enum class BonusOf { listed, observer, target };

    const Battlefield& field_;
    const Heights& heights_;
    const Sight& sight_;
    Parameters parameters_;
    std::string size_, sizeUnstated_, pathRow_, movedAlong_, turnValue_;
    std::vector<std::string> moving_;
    bool anyDifference_ = false;
    BonusOf bonusOf_ = word("bonus-of") == "target"     ? BonusOf::target
                       : word("bonus-of") == "observer" ? BonusOf::observer
                                                        : BonusOf::listed;
    int alwaysWithin_ = 0, least_ = 1;
    std::vector<Row> grounds_, levels_, bonuses_;
    std::vector<std::vector<std::uint16_t>> groundsOfCode_;
    TagMask pathMask_ = 0;
    std::vector<TagMask> pathTags_;  // by path kind
};

}  // namespace

const StrategyDescription tableSpottingDescription = {
    "spotting",
    "by-table",
    tableSpottingParameterRows,
    tableSpottingReasonRows,
    tableSpottingRowLists,
    {},
    local("a range from a table, by size and terrain of the target")};

std::unique_ptr<Spotting> makeTableSpotting(const Battlefield& field, const Heights& heights,
                                            const Sight& sight, const StrategyChoice* choice) {
    return std::make_unique<TableSpotting>(field, heights, sight, choice);
}

}  // namespace cota::mapsets
