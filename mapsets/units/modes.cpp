#include "mapsets/units/modes.h"

#include <algorithm>

#include "mapsets/strategy/rows.h"
#include "mapsets/strategy/unit_strategies.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

std::optional<Way> wayOf(const StrategyChoice* choice, const RosterUnit& unit,
                         const std::vector<AttributeType>& side) {
    std::optional<Way> way;
    for (const auto& row : choice != nullptr ? choice->rows : std::vector<StrategyRow>{}) {
        if (row.kind != "moves") continue;
        if (!way) way.emplace();
        const auto* state = unit.values.find(valueOf(row, "state"));
        if (row.values.has("state") && (state == nullptr || !readFlag(*state).value_or(false))) continue;
        const auto name = valueOf(row, "value");
        const auto* value = unit.values.find(name);
        if (value == nullptr || std::ranges::find(side, name, &AttributeType::name) == side.end()) continue;
        way->allowance = model::Rational::parse(*value);
        way->mobility = valueOf(row, "mobility");
        break;
    }
    return way;
}

Modes::Modes(const Battlefield& field, const UnitTags& tags) {
    const auto* choice = choiceOf(field, printedDescription);
    if (choice == nullptr) return;
    const Parameters parameters(choice, field);
    state_ = wordOf(parameters, printedDescription, "mode");
    moving_ = wordOf(parameters, printedDescription, "moving-mode");
    barred_ = tags.maskOfAny(wordOf(parameters, printedDescription, "mode-kept-by"));
    for (const auto& row : choice->rows)
        if (row.kind == "mode-change" && holds(row, parameters))
            changes_.push_back(changeOf(row, field.mapset().catalogue, tags));
}

Modes::Change Modes::changeOf(const StrategyRow& row, const Catalogue& catalogue,
                              const UnitTags& tags) const {
    Change change;
    change.from = valueOf(row, "from");
    change.to = valueOf(row, "to");
    const auto who = valueOf(row, "who");
    change.isForAll = who.empty();
    change.who = tags.maskOfAny(who);
    change.without = tags.maskOfAny(valueOf(row, "not"));
    for (const auto& word : wordsOf(valueOf(row, "mobility"))) {
        const auto found = std::ranges::find(catalogue.mobilities, model::MobilityId(word), &Mobility::id);
        // A movement type the game does not have matches no unit.
        change.mobilities.push_back(found == catalogue.mobilities.end()
                                        ? -2
                                        : static_cast<int>(found - catalogue.mobilities.begin()));
    }
    change.share = model::Rational::parse(valueOf(row, "share")).value_or(model::Rational(0));
    change.of = model::Rational::parse(valueOf(row, "of"));
    const auto rounding = valueOf(row, "rounding");
    change.rounding = rounding == "down" ? Rounding::down
                      : rounding == "up" ? Rounding::up
                                         : Rounding::nearest;
    return change;
}

std::string Modes::of(const RosterUnit& unit) const {
    const auto* mode = unit.values.find(state_);
    return mode != nullptr ? *mode : std::string();
}

model::Rational Modes::readying(const RosterUnit& unit) const {
    const auto mode = of(unit);
    if (mode.empty()) return model::Rational(0);
    return cost(unit, mode, moving_).value_or(unit.allowance.value_or(model::Rational(0)));
}

bool Modes::fits(const Change& change, const RosterUnit& unit) {
    if (!change.isForAll && (unit.tags & change.who) == 0) return false;
    if ((unit.tags & change.without) != 0) return false;
    return change.mobilities.empty() ||
           std::ranges::find(change.mobilities, unit.mobility) != change.mobilities.end();
}

std::optional<model::Rational> Modes::cost(const RosterUnit& unit, std::string_view from,
                                           std::string_view to) const {
    if (from == to) return model::Rational(0);
    if ((unit.tags & barred_) != 0) return std::nullopt;
    for (const auto& change : changes_) {
        if (change.from != from || change.to != to || !fits(change, unit)) continue;
        const auto base = change.of ? *change.of : unit.allowance.value_or(model::Rational(0));
        const auto points = base * change.share;
        switch (change.rounding) {
            case Rounding::down:
                return model::Rational(points.floor());
            case Rounding::up:
                return model::Rational(points.ceil());
            case Rounding::nearest:
                return model::Rational((points + model::Rational(1, 2)).floor());
        }
    }
    return model::Rational(0);
}

}  // namespace cota::mapsets
