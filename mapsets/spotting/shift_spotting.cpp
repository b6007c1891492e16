// Spotting ranges by columns that shift. Each type of target has a row of ranges, from short to long; the
// actions and terrain of the target shift the column. Beyond the short end nothing is spotted, beyond the
// long end everything. A cell or a shift that the game does not print is unknown; the result is then the
// range within which the unit is certainly spotted, with the greatest possible range.
//
// Rows of the game's data:
//   kind "ranges"  targets: words of the value `target`, empty: every other target; hexes: the ranges, each
//                  a number, "unlimited" or "unknown" (at an end, everything beyond is unknown too);
//                  base: place of the column without shift, counted from 0
//   kind "shift"   columns: number of columns, longer if positive, or any word (not printed); and one of
//                    of="target" or "observer" with states: flags, all of them set, and value, is: a value
//                    and the word it must have; ground: words of the protection of the target's hex;
//                    features: tags of features in the target's hex
// If a hex has several terrains, the one with the best protection counts: the last in the order of the word
// list.

#include <algorithm>
#include <array>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/spotting/range_limit.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/rows.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array shiftSpottingParameterRows = {
    row("target", Kind::words, "", "", local("value of a unit with its type of target")),
    row("ground", Kind::words, "", "", local("value of terrains with their protection")),
    row("ground-order", Kind::words, "", "", local("list of the words for protection, the best last")),
    row("dark", Kind::words, "", "", local("tag of lights in which only lit hexes are seen from far away")),
    row("lights", Kind::words, "", "", local("value of features with the distance they light, in hexes")),
    row("dark-to-lit", Kind::word, "unlimited visibility", "unlimited",
        local("how far a lit hex is seen from a dark one")),
    row("always-within", Kind::integer, "", "0",
        local("distance in hexes within which everything is spotted")),
};

constexpr std::array shiftSpottingReasonRows = {
    ReasonRow{"base", local("{what} without shifts")},
    ReasonRow{"shift", local("{row}: shift of {columns}")},
    ReasonRow{"unknown-shift", local("{row}: the game does not print the shift")},
    ReasonRow{"unknown-range", local("not printed for shift {columns}: at least {least}, at most {most}")},
    ReasonRow{"no-row", local("the game prints no range for {what}")},
    ReasonRow{"visibility", local("visibility of the turn")},
    ReasonRow{"dark", local("a dark hex")},
};

constexpr std::array rangesValues = {
    row("targets", Kind::words, "", "", local("types of target the row is for; empty: all others")),
    row("hexes", Kind::words, "", nullptr, local("ranges from short to long; a word if none is printed")),
    row("base", Kind::integer, "", "0", local("position of the column without shift, from 0")),
};
constexpr std::array shiftValues = {
    row("columns", Kind::words, "", nullptr, local("number of columns longer; a word if it is not printed")),
    row("of", Kind::word, "target observer", "target",
        local("whether the states are those of the target or the observer")),
    row("states", Kind::tags, "", "", local("flags that the unit has, all of them")),
    row("value", Kind::words, "", "", local("a value of the unit ...")),
    row("is", Kind::words, "", "", local("... and the word in it")),
    row("ground", Kind::words, "", "", local("protection of the target's hex")),
    row("features", Kind::tags, "", "", local("features in the target's hex")),
};
constexpr std::array rowLists = {
    RowDescription{"ranges", rangesValues, local("a row of the table")},
    RowDescription{"shift", shiftValues, local("what shifts the column"), true},
};

constexpr const char* unlimitedWord = "unlimited";
constexpr int unlitRange = 1;

/// The possible ranges of a column; both ends are equal if it is printed.
struct Ranges {
    int least = 0;
    int most = unlimitedRange;
    bool isKnown() const { return least == most; }
};

struct TargetRow {
    std::vector<std::string> targets;
    std::vector<Ranges> columns;
    int base = 0;
};

struct Condition {
    std::string value, word;
};

struct Shift {
    std::string name;
    std::optional<int> columns;  // nothing: unknown
    bool ofObserver = false;
    std::vector<Condition> when;
    std::vector<std::string> ground, features;
};

bool isOneOf(const std::vector<std::string>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// Ranges never decrease along a row, so neighbours limit an unknown one. If the last column is unknown, all
/// beyond it are.
void bound(std::vector<Ranges>& columns) {
    for (std::size_t i = 1; i < columns.size(); ++i)
        columns[i].least = std::max(columns[i].least, columns[i - 1].least);
    for (std::size_t i = columns.size(); i-- > 1;)
        columns[i - 1].most = std::min(columns[i - 1].most, columns[i].most);
}

/// Targets with another range in the table, and hexes that are lit in one reading alone or seen from the dark
/// in one alone.
class ShiftChange final : public LineChange {
  public:
    bool mayDiffer(Cell from, Cell to) const override {
        const auto at = [](const std::vector<bool>& cells, Cell cell) {
            return cells[static_cast<std::size_t>(cell)];
        };
        return at(table, to) || at(light, from) || at(light, to) ||
               (isOtherFromDark && at(lit, to) && !at(lit, from));
    }
    bool isNone() const override {
        const auto isAny = [](const std::vector<bool>& cells) {
            return std::ranges::find(cells, true) != cells.end();
        };
        return !isAny(table) && !isAny(light) && !(isOtherFromDark && isAny(lit));
    }

    std::vector<bool> table, light, lit;  // by cell: another range; lit in one reading alone; lit
    bool isOtherFromDark = false;
};

class ShiftSpotting final : public Spotting, public RangeLimit {
  public:
    ShiftSpotting(const Battlefield& field, const Heights&, const Sight& sight, const StrategyChoice* choice)
        : field_(field), sight_(sight), parameters_(choice, field) {
        target_ = word("target");
        darkTag_ = word("dark");
        farFromDark_ = word("dark-to-lit") == unlimitedWord;
        alwaysWithin_ = numberOf(parameters_, shiftSpottingDescription, "always-within");
        if (choice)
            for (const auto& each : choice->rows)
                if (holds(each, parameters_)) readRow(each);
        findGround();
        findLights();
    }

    int visibility(const SpottingQuery& query) const override { return seen(query, unlimitedRange, nullptr); }
    int range(const SpottingQuery& query, std::vector<RangeStep>* steps) const override {
        if (steps) steps->clear();
        return seen(query, ofTable(query, steps), steps);
    }
    int rangeAtMost(const SpottingQuery& query) const override {
        const int most = ofTable(query, nullptr);
        // What is lit at night depends on both ends.
        return std::max(lit_.empty() ? seen(query, most, nullptr) : most,
                        std::max(alwaysWithin_, unlitRange));
    }

    int distance(Cell from, Cell to) const override { return field_.distance(from, to); }
    bool isAlways(Cell from, Cell to) const override { return field_.distance(from, to) <= alwaysWithin_; }

    std::unique_ptr<LineChange> changeTo(const Spotting& other) const override {
        const auto* then = dynamic_cast<const ShiftSpotting*>(&other);
        if (then == nullptr || darkTag_ != then->darkTag_ || alwaysWithin_ != then->alwaysWithin_)
            return nullptr;
        const auto cells = static_cast<std::size_t>(field_.cellCount());
        auto change = std::make_unique<ShiftChange>();
        change->isOtherFromDark = farFromDark_ != then->farFromDark_;
        change->table = change->light = change->lit = std::vector<bool>(cells);
        for (const Cell cell : field_.hexes()) {
            const SpottingQuery query{cell, cell, {}, nullptr, nullptr};
            const auto i = static_cast<std::size_t>(cell);
            change->table[i] = ofTable(query, nullptr) != then->ofTable(query, nullptr);
            change->light[i] = isLit(cell) != then->isLit(cell);
            change->lit[i] = isLit(cell);
        }
        return change;
    }

  protected:
    const Sight& sight() const override { return sight_; }

  private:
    /// The range that the table of the game gives, in any light.
    int ofTable(const SpottingQuery& query, std::vector<RangeStep>* steps) const {
        const std::string* stated = query.target ? query.target->find(target_) : nullptr;
        const std::string_view target = stated ? std::string_view(*stated) : std::string_view();
        const TargetRow* found = rowFor(target);
        if (!found) {
            if (steps) note(steps, unlimitedRange, "no-row", {{"what", std::string(target)}});
            return unlimitedRange;
        }
        if (steps) note(steps, at(*found, 0).least, "base", {{"what", std::string(target)}});
        int columns = 0;
        bool isSure = true;
        for (const Shift& shift : shifts_) {
            if (!applies(shift, query)) continue;
            if (shift.columns) {
                columns += *shift.columns;
                if (steps)
                    note(steps, at(*found, columns).least, "shift",
                         {{"row", shift.name}, {"columns", std::to_string(*shift.columns)}});
            } else {
                isSure = false;
                if (steps) note(steps, 0, "unknown-shift", {{"row", shift.name}});
            }
        }
        const Ranges there = isSure ? at(*found, columns) : Ranges{};
        if (steps && !there.isKnown())
            note(steps, there.least, "unknown-range",
                 {{"columns", isSure ? std::to_string(columns) : "?"},
                  {"least", std::to_string(there.least)},
                  {"most", there.most == unlimitedRange ? "-" : std::to_string(there.most)}});
        return there.least;
    }

    std::string word(const char* name) const { return wordOf(parameters_, shiftSpottingDescription, name); }

    void readRow(const StrategyRow& each) {
        if (each.kind == "ranges") readRanges(each);
        if (each.kind == "shift") readShift(each);
    }

    void readRanges(const StrategyRow& each) {
        TargetRow one;
        one.targets = wordsOf(valueOf(each, "targets"));
        one.base = readInteger(valueOf(each, "base")).value_or(0);
        for (const auto& text : wordsOf(valueOf(each, "hexes"))) {
            const auto hexes = text == unlimitedWord ? std::optional(unlimitedRange) : readInteger(text);
            one.columns.push_back(hexes ? Ranges{*hexes, *hexes} : Ranges{});
        }
        bound(one.columns);
        rows_.push_back(std::move(one));
    }

    void readShift(const StrategyRow& each) {
        Shift one;
        one.name = each.name;
        one.columns = readInteger(valueOf(each, "columns"));
        one.ofObserver = valueOf(each, "of") == "observer";
        for (auto& state : wordsOf(valueOf(each, "states"))) one.when.push_back({std::move(state), "yes"});
        if (const auto name = valueOf(each, "value"); !name.empty())
            one.when.push_back({name, valueOf(each, "is")});
        one.ground = wordsOf(valueOf(each, "ground"));
        one.features = wordsOf(valueOf(each, "features"));
        shifts_.push_back(std::move(one));
    }

    /// Finds the best protection in every mix of terrains.
    void findGround() {
        const Catalogue& catalogue = field_.mapset().catalogue;
        const auto name = word("ground");
        const WordList* order = catalogue.wordList(word("ground-order"));
        for (std::uint16_t code = 0; code < field_.terrainCodes(); ++code) {
            std::string best;
            int place = -1;
            for (const std::uint16_t terrain : field_.terrainsOf(code)) {
                const std::string* protects = catalogue.terrains[terrain].values.find(name);
                const Word* known = protects && order ? order->find(*protects) : nullptr;
                // A word outside the list ("unknown") may stand for any protection, so it counts as the
                // best.
                const int rank = !protects ? -1 : known ? known->order : 1 << 20;
                if (rank <= place) continue;
                place = rank;
                best = *protects;
            }
            groundOfCode_.push_back(std::move(best));
        }
    }

    void findLights() {
        const auto name = word("lights");
        const auto& kinds = field_.mapset().catalogue.features;
        for (const FieldFeature& feature : field_.features()) {
            const std::string* within = name.empty() ? nullptr : kinds[feature.kind].values.find(name);
            const int hexes = within ? readInteger(*within).value_or(-1) : -1;
            if (hexes < 0) continue;
            if (lit_.empty()) lit_.assign(static_cast<std::size_t>(field_.cellCount()), false);
            for (const Cell cell : field_.hexes())
                if (field_.distance(cell, feature.cell) <= hexes) lit_[static_cast<std::size_t>(cell)] = true;
        }
    }
    bool isLit(Cell cell) const { return !lit_.empty() && lit_[static_cast<std::size_t>(cell)]; }

    const TargetRow* rowFor(std::string_view target) const {
        const TargetRow* others = nullptr;
        for (const TargetRow& one : rows_) {
            if (isOneOf(one.targets, target)) return &one;
            if (one.targets.empty()) others = &one;
        }
        return others;
    }

    static Ranges at(const TargetRow& one, int shift) {
        const int column = one.base + shift;
        if (one.columns.empty()) return {};
        if (column < 0)
            return one.columns.front().isKnown() ? Ranges{0, 0} : Ranges{0, one.columns.front().most};
        if (column >= static_cast<int>(one.columns.size()))
            return one.columns.back().isKnown() ? Ranges{unlimitedRange, unlimitedRange}
                                                : Ranges{one.columns.back().least, unlimitedRange};
        return one.columns[static_cast<std::size_t>(column)];
    }

    bool applies(const Shift& shift, const SpottingQuery& query) const {
        if (!shift.ground.empty()) return isOneOf(shift.ground, groundOfCode_[field_.terrainCode(query.to)]);
        if (!shift.features.empty()) return hasFeature(query.to, shift.features);
        const auto* unit = shift.ofObserver ? query.observer : query.target;
        return unit && std::ranges::all_of(shift.when, [&](const Condition& condition) {
                   const std::string* value = unit->find(condition.value);
                   return value && *value == condition.word;
               });
    }
    bool hasFeature(Cell cell, const std::vector<std::string>& words) const {
        const auto& kinds = field_.mapset().catalogue.features;
        return std::ranges::any_of(field_.features(cell), [&](const FieldFeature& feature) {
            return std::ranges::any_of(
                words, [&](const std::string& tag) { return hasTag(kinds[feature.kind].tags, tag); });
        });
    }

    const Word* wordIn(const char* list, const std::string& id) const {
        const WordList* words = field_.mapset().catalogue.wordList(list);
        return words && !id.empty() ? words->find(id) : nullptr;
    }
    static int visibilityOf(const Word* light) {
        const std::string* text = light ? light->values.find("visibility") : nullptr;
        return text ? readInteger(*text).value_or(unlimitedRange) : unlimitedRange;
    }

    /// Limits the range to what can be seen in this turn; adjacent hexes always see each other.
    int seen(const SpottingQuery& query, int range, std::vector<RangeStep>* steps) const {
        const Word* light = wordIn("light", query.turn.light);
        int visibility = query.turn.visibility ? *query.turn.visibility : visibilityOf(light);
        visibility = std::min(visibility, visibilityOf(wordIn("weather", query.turn.weather)));
        const char* reason = "visibility";
        if (light && !darkTag_.empty() && hasTag(light->tags, darkTag_) && !lit_.empty()) {
            if (isLit(query.to) && (isLit(query.from) || farFromDark_)) visibility = unlimitedRange;
            if (isLit(query.from) && !isLit(query.to)) {
                visibility = unlitRange;
                reason = "dark";
            }
        }
        const int most = std::max(visibility, unlitRange);
        if (most >= range) return range;
        note(steps, most, reason);
        return most;
    }

    void note(std::vector<RangeStep>* steps, int range, const char* reason,
              std::vector<model::MessageValue> values = {}) const {
        if (steps)
            steps->push_back(
                {range, explanationOf(shiftSpottingDescription, parameters_, reason, std::move(values))});
    }

    const Battlefield& field_;
    const Sight& sight_;
    Parameters parameters_;
    std::string target_, darkTag_;
    bool farFromDark_ = true;
    int alwaysWithin_ = 0;
    std::vector<TargetRow> rows_;
    std::vector<Shift> shifts_;
    std::vector<std::string> groundOfCode_;
    std::vector<bool> lit_;  // by cell; empty if there are no lights
};

}  // namespace

const StrategyDescription shiftSpottingDescription = {
    "spotting",
    "column-shifts",
    shiftSpottingParameterRows,
    shiftSpottingReasonRows,
    rowLists,
    {},
    local("ranges by type of target, with columns shifted by the target's actions and place")};

std::unique_ptr<Spotting> makeShiftSpotting(const Battlefield& field, const Heights& heights,
                                            const Sight& sight, const StrategyChoice* choice) {
    return std::make_unique<ShiftSpotting>(field, heights, sight, choice);
}

}  // namespace cota::mapsets
