#include "mapsets/units/roster.h"

#include <algorithm>
#include <tuple>

#include "mapsets/strategy/unit_strategies.h"
#include "mapsets/units/modes.h"
#include "mapsets/units/printed_side.h"

namespace cota::mapsets {

using model::Attributes;

namespace {

const AttributeType* rosterTypeOf(const std::vector<AttributeType>& types, std::string_view name) {
    const auto found = std::ranges::find(types, name, &AttributeType::name);
    return found == types.end() ? nullptr : &*found;
}

void lay(Attributes& under, const Attributes& over) {
    for (const auto& [name, value] : over) under.set(name, value);
}

void addFallbacks(Attributes& values, const std::vector<AttributeType>& types) {
    for (const auto& type : types)
        if (!type.fallback.empty() && !values.has(type.name)) values.set(type.name, type.fallback);
}

/// A blank back has the front's values, if a back may have them; a printed back lacks only an allowance,
/// which the front then gives.
Attributes backOf(const model::CounterType& type, const std::vector<AttributeType>& back,
                  const std::vector<std::string>& allowances) {
    Attributes values = type.back;
    for (const auto& declared : back) {
        if (values.has(declared.name)) continue;
        const bool isAllowance = std::ranges::find(allowances, declared.name) != allowances.end();
        if (!type.back.empty() && !isAllowance) continue;
        if (const auto* value = type.front.find(declared.name)) values.set(declared.name, *value);
    }
    return values;
}

/// Positions of items by id, for look-ups while building.
template <class Items>
std::map<std::string, int, std::less<>> indexById(const Items& items) {
    std::map<std::string, int, std::less<>> index;
    int at = 0;
    for (const auto& item : items) index.emplace(item.id.text, at++);
    return index;
}

}  // namespace

Attributes printedSide(const Catalogue& catalogue, const model::CounterType& type, bool isReverse) {
    const auto* unitClass = catalogue.unitClass(type.unitClass);
    const std::vector<AttributeType> none;
    const auto& declared = !unitClass ? none : isReverse ? unitClass->back : unitClass->front;
    const auto* choice = catalogue.strategy("counters");
    const auto* allowance = choice ? choice->parameters.find("allowance") : nullptr;
    Attributes values = isReverse ? backOf(type, declared, wordsOf(allowance ? *allowance : "")) : type.front;
    addFallbacks(values, declared);
    return values;
}

/// Reads the rules of the game about counters once and builds the units.
class RosterBuilder {
  public:
    RosterBuilder(const OrderOfBattle& order, const model::Document& document, const Battlefield& field,
                  Roster& roster)
        : order_(order),
          document_(document),
          field_(field),
          catalogue_(field.mapset().catalogue),
          choice_(choiceOf(field, printedDescription)),
          roster_(roster),
          classes_(indexById(catalogue_.unitClasses)),
          mobilities_(indexById(catalogue_.mobilities)) {
        const Parameters parameters(choice_, field);
        const auto word = [&](const char* name) { return wordOf(parameters, printedDescription, name); };
        allowance_ = wordsOf(word("allowance"));
        steps_ = word("step-value");
        stepLosses_ = word("step-losses");
        turnedBy_ = wordsOf(word("turned-by"));
        hurtBy_ = wordsOf(word("hurt-by"));
        byHand_ = word("by-hand");
        carriedOnly_ = wordsOf(word("carried-only"));
    }

    void build() {
        roster_.tags_ = UnitTags(catalogue_);
        for (const auto& listed : order_.units()) add(listed);
        if (document_.scenario)
            for (auto& unit : roster_.units_)
                if (unit.nation.empty()) unit.nation = nationOf(unit.side);
        for (UnitIndex unit = 0; unit < count(); ++unit) resolveValues(at(unit), order_[unit]);
        if (const Modes modes(field_, roster_.tags_); modes.exist())
            for (auto& unit : roster_.units_) unit.readying = modes.readying(unit);
        for (UnitIndex unit = 0; unit < count(); ++unit) resolveBearer(unit);
        fillCells();
    }

  private:
    UnitIndex count() const { return static_cast<UnitIndex>(roster_.units_.size()); }
    RosterUnit& at(UnitIndex unit) { return roster_.units_[static_cast<std::size_t>(unit)]; }

    void add(const ListedUnit& listed) {
        RosterUnit unit;
        unit.id = listed.counter->id;
        unit.type = listed.counter->type;
        unit.name = listed.counter->name;
        unit.formation = listed.counter->formation;
        unit.side = listed.side;
        if (listed.type != nullptr) {
            unit.nation = listed.type->nation;
            unit.look = listed.type->look;
            if (unit.name.empty()) unit.name = listed.type->name;
            if (const auto found = classes_.find(listed.type->unitClass.text); found != classes_.end())
                unit.unitClass = found->second;
        }
        roster_.byId_.emplace(unit.id.text, count());
        roster_.units_.push_back(std::move(unit));
        if (const auto* posting = listed.posting()) place(roster_.units_.back(), *posting);
    }

    std::string nationOf(const model::SideId& side) const {
        for (const auto& candidate : (*document_.scenario)->sides)
            if (candidate.id == side) return candidate.nation;
        return {};
    }

    void place(RosterUnit& placed, const Posting& posting) {
        const auto& [group, placement] = std::tie(*posting.group, *posting.placement);
        placed.group = group.id;
        placed.zone = model::areaOf(group);
        if (placed.side.empty()) placed.side = group.side;  // a rule reports that it has none of its own
        const bool arrives = group.kind == model::Group::Kind::arrival;
        if (arrives) placed.turn = group.turn;
        const bool waits = group.kind == model::Group::Kind::pool || group.kind == model::Group::Kind::out;
        if (waits) placed.zone = {};
        if (placement.at && !waits) placed.cell = field_.resolve(placement.at->label).value_or(noCell);
        if (placement.aboard) {
            placed.where = RosterUnit::Where::aboard;
            placed.carrier = order_.find(*placement.aboard);
            placed.carrierUnknown = placed.carrier == noUnit;
        } else if (waits) {
            placed.where =
                group.kind == model::Group::Kind::pool ? RosterUnit::Where::pool : RosterUnit::Where::out;
        } else if (arrives) {
            placed.where = RosterUnit::Where::arrival;
        } else {
            placed.where = placement.at ? RosterUnit::Where::hex : RosterUnit::Where::group;
        }
    }

    bool hasAny(const Attributes& values, const std::vector<std::string>& flags) const {
        return std::ranges::any_of(flags, [&](const std::string& flag) {
            const auto* value = values.find(flag);
            return value != nullptr && readFlag(*value).value_or(false);
        });
    }

    void resolveValues(RosterUnit& unit, const ListedUnit& listed) {
        const auto* posting = listed.posting();
        const Attributes states = posting != nullptr ? posting->placement->attributes : Attributes();
        unit.isTurned = hasAny(states, turnedBy_);
        const UnitClass* unitClass =
            unit.unitClass < 0 ? nullptr : &catalogue_.unitClasses[static_cast<std::size_t>(unit.unitClass)];
        const std::vector<AttributeType> none;
        const auto& front = unitClass != nullptr ? unitClass->front : none;
        const auto& back = unitClass != nullptr ? unitClass->back : none;
        const bool turns = unit.isTurned && !back.empty();
        if (listed.type != nullptr)
            unit.values = turns ? backOf(*listed.type, back, allowance_) : listed.type->front;
        lay(unit.values, listed.counter->attributes);
        addFallbacks(unit.values, turns ? back : front);
        // A state may be called as the value of the side it shows: the points are those of the value.
        const Attributes side = unit.values;
        lay(unit.values, states);
        addFallbacks(unit.values, catalogue_.counterAttributes);
        addFallbacks(unit.values, catalogue_.placementAttributes);
        resolveSteps(unit, listed, front);
        resolveAllowance(unit, side, turns ? back : front);
        resolveTags(unit, unitClass);
        for (const auto& row : rows()) changeAllowance(unit, row);
    }

    const std::vector<StrategyRow>& rows() const {
        static const std::vector<StrategyRow> none;
        return choice_ != nullptr ? choice_->rows : none;
    }

    /// Rows "mark": a unit gets `word` if its value `value` is `is`, or, without `is`, is a number above 0.
    void mark(RosterUnit& unit) {
        for (const auto& row : rows()) {
            const auto* value = row.kind == "mark" ? unit.values.find(valueOf(row, "value")) : nullptr;
            if (value == nullptr) continue;
            const auto is = valueOf(row, "is");
            if (is.empty() ? readInteger(*value).value_or(0) > 0 : *value == is)
                unit.tags |= roster_.tags_.mask(valueOf(row, "word"));
        }
    }

    /// Rows "change", "halt" and "forbid", for units with any word of `who` and any of `with` (empty: all):
    /// points added or subtracted, no points left, or no allowance at all.
    void changeAllowance(RosterUnit& unit, const StrategyRow& row) {
        const bool changes = row.kind == "change";
        if ((!changes && row.kind != "halt" && row.kind != "forbid") || !unit.allowance) return;
        const auto fits = [&](const char* name) {
            return roster_.tags_.areAnyOf(valueOf(row, name), unit.tags);
        };
        if (!fits("who") || !fits("with")) return;
        if (row.kind == "forbid") return unit.allowance.reset();
        const model::Rational none(0);
        const auto points = changes ? model::Rational::parse(valueOf(row, "points")) : std::nullopt;
        unit.allowance = points ? std::max(*unit.allowance + *points, none) : none;
    }

    void resolveSteps(RosterUnit& unit, const ListedUnit& listed, const std::vector<AttributeType>& front) {
        if (steps_.empty() || listed.type == nullptr) return;
        unit.steps = integerOf(front, listed.type->front, steps_).value_or(0);
        if (const auto own = integerOf(front, listed.counter->attributes, steps_);
            own && listed.counter->attributes.has(steps_))
            unit.steps = *own;
        for (const auto& flag : hurtBy_)
            if (unit.steps > 0 && hasAny(unit.values, {flag})) --unit.steps;
        if (const auto* lost = stepLosses_.empty() ? nullptr : unit.values.find(stepLosses_))
            unit.steps = std::max(unit.steps - std::max(readInteger(*lost).value_or(0), 0), 0);
    }

    void resolveAllowance(RosterUnit& unit, const Attributes& printed,
                          const std::vector<AttributeType>& side) {
        if (unit.unitClass < 0) return;
        const auto& mobility = catalogue_.unitClasses[static_cast<std::size_t>(unit.unitClass)].mobility;
        if (const auto found = mobilities_.find(mobility.text); found != mobilities_.end())
            unit.mobility = found->second;
        if (const auto way = wayOf(choice_, unit, side); way && way->allowance) {
            unit.allowance = way->allowance;
            if (const auto found = mobilities_.find(way->mobility); found != mobilities_.end())
                unit.mobility = found->second;
        } else {
            for (const auto& name : allowance_) {
                const auto* value = printed.find(name);
                if (value == nullptr || rosterTypeOf(side, name) == nullptr) continue;
                unit.allowance = model::Rational::parse(*value);
                break;
            }
        }
        if (!unit.allowance) return;
        for (const auto& row : rows()) applyPart(unit, row);
        if (unit.mobility < 0 || *unit.allowance <= model::Rational(0)) return;
        const auto& tags = catalogue_.mobilities[static_cast<std::size_t>(unit.mobility)].tags;
        const auto found = mobilities_.find(byHand_);
        if (found != mobilities_.end() &&
            std::ranges::any_of(carriedOnly_, [&](const auto& tag) { return hasTag(tags, tag); }))
            unit.mobility = found->second;
    }

    /// Rows "set" and "add": a scenario detail of kind `part` whose value named `value` sets or changes the
    /// allowance, for units with any word of `who` and of the movement type in the detail's value
    /// `class-in`.
    void applyPart(RosterUnit& unit, const StrategyRow& row) {
        const bool sets = row.kind == "set";
        if ((!sets && row.kind != "add") || !document_.scenario) return;
        const auto read = [&](const char* name) { return valueOf(row, name); };
        for (const auto& part : (*document_.scenario)->parts) {
            if (part.kind.text != read("part")) continue;
            if (!part.side.empty() && part.side != unit.side) continue;
            if (!concerns(unit, part, read("who"), read("class-in"))) continue;
            const auto* text = part.attributes.find(read("value"));
            const auto points = text != nullptr ? model::Rational::parse(*text) : std::nullopt;
            if (!points) continue;
            const auto result = sets ? *points : *unit.allowance + *points;
            unit.allowance = std::max(result, model::Rational(0));
        }
    }

    bool concerns(const RosterUnit& unit, const model::ScenarioPart& part, const std::string& units,
                  const std::string& classIn) const {
        if (!units.empty()) {
            const auto& tags = catalogue_.unitClasses[static_cast<std::size_t>(unit.unitClass)].tags;
            if (std::ranges::none_of(wordsOf(units), [&](const auto& word) { return hasTag(tags, word); }))
                return false;
        }
        if (classIn.empty()) return true;
        const auto* mobility = part.attributes.find(classIn);
        return mobility != nullptr && unit.mobility >= 0 &&
               catalogue_.mobilities[static_cast<std::size_t>(unit.mobility)].id.text == *mobility;
    }

    void resolveTags(RosterUnit& unit, const UnitClass* unitClass) {
        const auto& tags = roster_.tags_;
        if (unitClass != nullptr) unit.tags |= tags.maskOf(unitClass->tags);
        if (unit.mobility >= 0)
            unit.tags |= tags.maskOf(catalogue_.mobilities[static_cast<std::size_t>(unit.mobility)].tags);
        for (const auto& [name, value] : unit.values)
            if (value == "yes") unit.tags |= tags.mask(name);
        for (const auto& type : catalogue_.placementAttributes)
            if (type.kind == AttributeType::Kind::word)
                if (const auto* word = unit.values.find(type.name)) unit.tags |= tags.mask(*word);
        mark(unit);
    }

    void resolveBearer(UnitIndex unit) {
        UnitIndex bearer = unit;
        for (UnitIndex steps = 0; at(bearer).carrier != noUnit; ++steps) {
            if (steps > count()) {
                at(unit).inCarrierLoop = true;
                looped_.push_back(unit);
                return;
            }
            bearer = at(bearer).carrier;
        }
        at(unit).bearer = bearer;
        if (bearer != unit && at(bearer).where == RosterUnit::Where::nowhere) at(unit).carrierUnknown = true;
    }

    void fillCells() {
        for (const auto unit : looped_) at(unit).carrier = noUnit;
        std::map<Cell, std::vector<UnitIndex>> inCell;
        for (UnitIndex unit = 0; unit < count(); ++unit) {
            auto& one = at(unit);
            if (one.carrier != noUnit) {
                roster_.cargo_[one.carrier].push_back(unit);
                if (one.bearer != noUnit) {
                    one.cell = at(one.bearer).cell;
                    one.turn = at(one.bearer).turn;
                }
            }
            const auto standing = one.bearer == noUnit ? one.where : at(one.bearer).where;
            if (one.cell != noCell && standing == RosterUnit::Where::hex) inCell[one.cell].push_back(unit);
        }
        roster_.place_.assign(static_cast<std::size_t>(field_.cellCount()), -1);
        for (auto& [cell, units] : inCell) {
            roster_.place_[static_cast<std::size_t>(cell)] =
                static_cast<std::int32_t>(roster_.occupied_.size());
            roster_.occupied_.push_back(cell);
            roster_.standing_.push_back(std::move(units));
        }
    }

    const OrderOfBattle& order_;
    const model::Document& document_;
    const Battlefield& field_;
    const Catalogue& catalogue_;
    const StrategyChoice* choice_;
    Roster& roster_;
    std::map<std::string, int, std::less<>> classes_, mobilities_;
    std::vector<std::string> allowance_, turnedBy_, hurtBy_;
    std::vector<std::string> carriedOnly_;
    std::string steps_, stepLosses_, byHand_;
    std::vector<UnitIndex> looped_;
};

Roster::Roster(const OrderOfBattle& order, const model::Document& document, const Battlefield& field) {
    RosterBuilder(order, document, field, *this).build();
}

Roster::Roster(const model::Document& document, const Battlefield& field)
    : Roster(OrderOfBattle(document, &field.mapset().catalogue), document, field) {}

UnitIndex Roster::find(const model::CounterId& id) const {
    const auto found = byId_.find(id.text);
    return found == byId_.end() ? noUnit : found->second;
}

std::span<const UnitIndex> Roster::in(Cell cell) const {
    const auto at = static_cast<std::size_t>(cell);
    if (at >= place_.size() || place_[at] < 0) return {};
    return standing_[static_cast<std::size_t>(place_[at])];
}

std::span<const UnitIndex> Roster::cargo(UnitIndex carrier) const {
    const auto found = cargo_.find(carrier);
    if (found == cargo_.end()) return {};
    return found->second;
}

std::optional<FireValue> Roster::fire(UnitIndex unit, std::string_view name) const {
    const auto* value = (*this)[unit].values.find(name);
    return value != nullptr ? readFire(*value) : std::nullopt;
}

}  // namespace cota::mapsets
