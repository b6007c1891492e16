#include "mapsets/units/stacking.h"

#include <algorithm>
#include <set>

#include "mapsets/strategy/rows.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

struct StackingRow {
    std::string name;
    std::string citation;
    bool isLimit = true;
    bool bySteps = false;
    TagMask counts = 0;
    bool countsAll = false;
    TagMask without = 0;
    int number = 0;
    TagMask free = 0;
    TagMask freeIn = 0;
    bool freeEverywhere = false;
};

/// A row that forbids several sides in a hex.
struct Alone {
    std::string name;
    std::string citation;
    TagMask counts = 0;
    TagMask unless = 0;
};

/// Words of units; without any word every unit fits.
struct AnyOf {
    TagMask mask = 0;
    bool isAll = true;
    bool fits(TagMask tags) const { return isAll || (tags & mask) != 0; }
};

struct Weight {
    std::vector<std::string> in;
    AnyOf who, also;
    int stepsFrom = 0;
    int as = 0;
};

struct Aboard {
    std::vector<std::string> in;
    AnyOf who, on;
};

bool isFor(const std::vector<std::string>& names, const std::string& row) {
    return names.empty() || std::ranges::find(names, row) != names.end();
}

class ClassStacking : public Stacking {
  public:
    ClassStacking(const Battlefield& field, const UnitTags& tags, const StrategyChoice& choice)
        : field_(&field) {
        const Parameters parameters(&choice, field);
        perSide_ = isYes(parameters, classesDescription, "per-side");
        always_ = isYes(parameters, classesDescription, "at-all-times");
        freeMost_ = wordOf(parameters, classesDescription, "free-most") == "all" ? 1 << 20 : 1;
        if (!isYes(parameters, classesDescription, "count-uncounted"))
            uncounted_ = tags.maskOfAny(wordOf(parameters, classesDescription, "uncounted"));
        for (const auto& row : choice.rows)
            if (holds(row, parameters)) addRow(row, tags);
    }

    Stack judge(std::span<const StackUnit> units, Cell cell, const model::SideId& side) const override {
        Stack stack{cell, side, true, {}, {}, featuresIn(cell)};
        for (const auto& row : rows_) {
            StackRow result{
                .name = row.name, .citation = row.citation, .limit = row.number, .counted = {}, .free = {}};
            apply(row, units, cell, side, &result);
            if (row.isLimit && !result.ok) stack.fits = false;
            (row.isLimit ? stack.limits : stack.effects).push_back(std::move(result));
        }
        for (const auto& row : alone_) {
            StackRow result{
                .name = row.name, .citation = row.citation, .limit = 0, .counted = {}, .free = {}};
            stack.fits = othersIn(row, units, side, &result) && stack.fits;
            if (!result.ok) stack.limits.push_back(std::move(result));
        }
        return stack;
    }

    bool fits(std::span<const StackUnit> units, Cell cell, const model::SideId& side) const override {
        const auto isOk = [&](const StackingRow& row) {
            return !row.isLimit || apply(row, units, cell, side, nullptr);
        };
        return std::ranges::all_of(rows_, isOk) && std::ranges::all_of(alone_, [&](const Alone& row) {
                   return othersIn(row, units, side, nullptr);
               });
    }

    bool holdsAtAllTimes() const override { return always_; }

  private:
    std::vector<StackRow> featuresIn(Cell cell) const {
        std::vector<StackRow> found;
        for (const auto& row : featureRows_) {
            StackRow result{.name = row.name,
                            .citation = row.from.citation,
                            .limit = readInteger(valueOf(row, "most")).value_or(0),
                            .counted = {},
                            .free = {}};
            const auto words = wordsOf(valueOf(row, "counts"));
            for (const auto& feature : field_->features(cell)) {
                const auto& tags = field_->mapset().catalogue.features[feature.kind].tags;
                if (std::ranges::any_of(words, [&](const auto& word) { return hasTag(tags, word); }))
                    ++result.count;
            }
            result.ok = result.count <= result.limit;
            found.push_back(std::move(result));
        }
        return found;
    }

    void addRow(const StrategyRow& row, const UnitTags& tags) {
        if (row.kind == "feature") featureRows_.push_back(row);
        if (row.kind == "alone") {
            alone_.push_back({row.name, row.from.citation, tags.maskOfAny(valueOf(row, "counts")),
                              tags.maskOfAny(valueOf(row, "unless"))});
            return;
        }
        const auto anyOf = [&](const char* name) {
            const auto words = valueOf(row, name);
            return AnyOf{tags.maskOfAny(words), words.empty()};
        };
        const auto in = wordsOf(valueOf(row, "in"));
        if (row.kind == "weigh")
            weights_.push_back({in, anyOf("who"), anyOf("and"),
                                readInteger(valueOf(row, "steps-from")).value_or(0),
                                readInteger(valueOf(row, "as")).value_or(1)});
        if (row.kind == "aboard") aboard_.push_back({in, anyOf("who"), anyOf("on")});
        const bool isLimit = row.kind == "limit";
        if (!isLimit && row.kind != "crowd") return;
        const auto counts = valueOf(row, "counts");
        const auto freeIn = valueOf(row, "free-in");
        rows_.push_back({.name = row.name,
                         .citation = row.from.citation,
                         .isLimit = isLimit,
                         .bySteps = valueOf(row, "by-steps") == "yes",
                         .counts = tags.maskOfAny(counts),
                         .countsAll = counts.empty(),
                         .without = tags.maskOfAny(valueOf(row, "not")),
                         .number = readInteger(valueOf(row, isLimit ? "most" : "from")).value_or(0),
                         .free = tags.maskOfAny(valueOf(row, "free")),
                         .freeIn = field_->maskOfAll(freeIn),
                         .freeEverywhere = freeIn.empty()});
    }

    /// Whether units of this side share the hex with no unit of another side. Writes the units of other sides
    /// to `told`, unless it is null.
    static bool othersIn(const Alone& row, std::span<const StackUnit> units, const model::SideId& side,
                         StackRow* told) {
        bool own = false;
        int count = 0;
        for (const auto& unit : units) {
            if (unit.carried || (unit.tags & row.counts) == 0) continue;
            if ((unit.tags & row.unless) != 0) return true;
            own = own || unit.side == side;
            if (unit.side == side) continue;
            ++count;
            if (told) told->counted.push_back(unit.unit);
        }
        const bool ok = !own || count == 0;
        if (told) told->count = count, told->ok = ok;
        return ok;
    }

    /// Whether the units meet a row. Writes the units it counts to `told`, unless it is null.
    bool apply(const StackingRow& row, std::span<const StackUnit> units, Cell cell, const model::SideId& side,
               StackRow* told) const {
        const bool mayBeFree = row.freeEverywhere || (field_->tags(cell) & row.freeIn) != 0;
        int free = mayBeFree ? freeMost_ : 0;
        int count = 0;
        for (const auto& unit : units) {
            if (perSide_ && unit.side != side) continue;
            if (unit.carried && !countsAboard(row, unit)) continue;
            if (!row.countsAll && (unit.tags & row.counts) == 0) continue;
            if ((unit.tags & (row.without | uncounted_)) != 0) continue;
            if (free > 0 && (unit.tags & row.free) != 0) {
                --free;
                if (told) told->free.push_back(unit.unit);
                continue;
            }
            count += row.bySteps ? weightOf(row, unit) : 1;
            if (told) told->counted.push_back(unit.unit);
        }
        const bool ok = row.isLimit ? count <= row.number : count >= row.number;
        if (told) told->count = count, told->ok = ok;
        return ok;
    }

    bool countsAboard(const StackingRow& row, const StackUnit& unit) const {
        return std::ranges::any_of(aboard_, [&](const Aboard& one) {
            return isFor(one.in, row.name) && one.who.fits(unit.tags) && one.on.fits(unit.carrierTags);
        });
    }
    int weightOf(const StackingRow& row, const StackUnit& unit) const {
        for (const auto& weight : weights_)
            if (isFor(weight.in, row.name) && weight.who.fits(unit.tags) && weight.also.fits(unit.tags) &&
                unit.steps >= weight.stepsFrom)
                return weight.as;
        return unit.steps;
    }

    const Battlefield* field_;
    std::vector<StackingRow> rows_;
    std::vector<StrategyRow> featureRows_;
    std::vector<Alone> alone_;
    std::vector<Weight> weights_;
    std::vector<Aboard> aboard_;
    bool perSide_ = true;
    bool always_ = true;
    int freeMost_ = 1;
    TagMask uncounted_ = 0;
};

StackUnit stackUnitOf(const Roster& roster, UnitIndex unit) {
    const auto& one = roster[unit];
    const TagMask carrierTags = one.isCarried() ? roster[one.carrier].tags : 0;
    return {unit, one.side, one.tags, one.steps, one.isCarried(), carrierTags};
}

}  // namespace

std::unique_ptr<Stacking> makeStacking(const Battlefield& field, const UnitTags& tags) {
    const auto* choice = choiceOf(field, classesDescription);
    if (choice == nullptr) return nullptr;
    return std::make_unique<ClassStacking>(field, tags, *choice);
}

std::vector<StackUnit> unitsIn(const Roster& roster, Cell cell) {
    std::vector<StackUnit> units;
    for (const auto unit : roster.in(cell)) units.push_back(stackUnitOf(roster, unit));
    return units;
}

Stack stackAt(const Stacking& stacking, const Roster& roster, Cell cell, const model::SideId& side) {
    return stacking.judge(unitsIn(roster, cell), cell, side);
}

std::vector<Stack> allStacks(const Stacking& stacking, const Roster& roster) {
    std::vector<Stack> stacks;
    for (const auto cell : roster.occupied()) {
        const auto units = unitsIn(roster, cell);
        std::set<model::SideId> sides;
        for (const auto& unit : units) sides.insert(unit.side);
        for (const auto& side : sides) stacks.push_back(stacking.judge(units, cell, side));
    }
    return stacks;
}

namespace {

/// The units of the hex, and this one with them.
void gatherWith(const Roster& roster, UnitIndex unit, Cell cell, bool unloaded,
                std::vector<StackUnit>& units) {
    units.clear();
    for (const auto each : roster.in(cell)) units.push_back(stackUnitOf(roster, each));
    auto found = std::ranges::find(units, unit, &StackUnit::unit);
    if (found == units.end()) {
        units.push_back(stackUnitOf(roster, unit));
        found = units.end() - 1;
        found->carried = false;
    }
    if (unloaded) found->carried = false;
}

}  // namespace

Stack stackWith(const Stacking& stacking, const Roster& roster, UnitIndex unit, Cell cell, bool unloaded) {
    std::vector<StackUnit> units;
    gatherWith(roster, unit, cell, unloaded, units);
    return stacking.judge(units, cell, roster[unit].side);
}

bool fitsWith(const Stacking& stacking, const Roster& roster, UnitIndex unit, Cell cell,
              std::vector<StackUnit>& room) {
    gatherWith(roster, unit, cell, false, room);
    return stacking.fits(room, cell, roster[unit].side);
}

Stack stackOf(const Stacking& stacking, const Roster& roster, std::span<const UnitIndex> units, Cell cell,
              const model::SideId& side) {
    std::vector<StackUnit> standing;
    for (const auto unit : units) standing.push_back(stackUnitOf(roster, unit));
    return stacking.judge(standing, cell, side);
}

}  // namespace cota::mapsets
