#include "mapsets/movement/costs/step_rules.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

Points pointsIn(const StrategyRow& row, std::string_view name, Points denominator) {
    const auto points = model::Rational::parse(valueOf(row, name));
    if (!points) return 0;
    const auto units = (*points * model::Rational(denominator)).ceil();
    return static_cast<Points>(std::clamp<std::int64_t>(units, 0, noLimit));
}

}  // namespace

int cliffLevels(const StrategyChoice& movement) {
    for (const auto& row : movement.rows)
        if (row.kind == "cliff") return readInteger(valueOf(row, "from")).value_or(0);
    return 0;
}

StepRules::StepRules(const Battlefield& field, const UnitTags& tags, const StrategyChoice* choice,
                     Points denominator)
    : field_(&field) {
    for (const auto& mobility : field.mapset().catalogue.mobilities)
        mobilityTags_.push_back(tags.maskOf(mobility.tags));
    if (choice == nullptr) return;
    const Parameters parameters(choice, field);
    added_ = wordOf(parameters, byTableDescription, "climb-cost") == "added";
    climbsOnPaths_ = isYes(parameters, byTableDescription, "climb-on-paths");
    const bool firstStep = wordOf(parameters, byTableDescription, "next-by") == "first-step";
    const auto fromNext = static_cast<std::uint16_t>(firstStep ? stepFromNext | stepOnlyFirst : stepFromNext);
    cliffFrom_ = cliffLevels(*choice);
    for (const auto& row : choice->rows) {
        if (row.kind == "climb") addClimb(row, tags, denominator);
        if (row.kind == "stop") addHexes(row, tags, stepStops, Which::entered);
        if (row.kind == "one-hex-out") addHexes(row, tags, stepStops, Which::left);
        if (row.kind == "from-next") addHexes(row, tags, fromNext, Which::entered);
        if (row.kind == "spends")
            spendings_.push_back(
                {row.name, pointsIn(row, "points", denominator), tags.maskOfAny(valueOf(row, "with"))});
    }
}

void StepRules::addClimb(const StrategyRow& row, const UnitTags& tags, Points denominator) {
    climbs_.push_back({.from = readInteger(valueOf(row, "from")).value_or(1),
                       .least = pointsIn(row, "least", denominator),
                       .more = pointsIn(row, "more", denominator),
                       .perLevel = valueOf(row, "per-level") == "yes",
                       .who = tags.maskOfAny(valueOf(row, "who"))});
    moverTags_ |= climbs_.back().who;
}

void StepRules::addHexes(const StrategyRow& row, const UnitTags& tags, std::uint16_t flags, Which which) {
    hexes_.push_back({.in = field_->maskOfAll(valueOf(row, "in")),
                      .who = tags.maskOfAny(valueOf(row, "who")),
                      .without = tags.maskOfAny(valueOf(row, "not")),
                      .flags = flags,
                      .which = which});
    moverTags_ |= hexes_.back().who | hexes_.back().without;
}

bool StepRules::isCliff(Cell from, Cell to) const {
    return cliffFrom_ > 0 && std::abs(field_->level(to) - field_->level(from)) >= cliffFrom_;
}

Points StepRules::climb(const Mover& mover, Cell from, Cell to, Points cost) const {
    const int rise = field_->level(to) - field_->level(from);
    if (rise <= 0 || climbs_.empty()) return 0;
    const TagMask tags = mover.tags | mobilityTags_[static_cast<std::size_t>(mover.mobility)];
    Points extra = 0;
    for (const auto& climb : climbs_) {
        if (rise < climb.from || (climb.who != 0 && (tags & climb.who) == 0)) continue;
        extra = added_ ? climb.more * (climb.perLevel ? rise : 1) : std::max(0, climb.least - cost);
    }
    return extra;
}

std::optional<Points> StepRules::spending(const std::string& name) const {
    const auto found = std::ranges::find(spendings_, name, &Spending::name);
    return found == spendings_.end() ? std::nullopt : std::optional(found->points);
}

Points StepRules::startCost(TagMask tags) const {
    Points cost = 0;
    for (const auto& spending : spendings_)
        if ((tags & spending.with) != 0) cost += spending.points;
    return cost;
}

std::uint16_t StepRules::flags(const Mover& mover, Cell from, Cell to) const {
    if (hexes_.empty()) return 0;
    const TagMask tags = mover.tags | mobilityTags_[static_cast<std::size_t>(mover.mobility)];
    std::uint16_t flags = 0;
    for (const auto& hexes : hexes_) {
        if ((field_->tags(hexes.which == Which::left ? from : to) & hexes.in) == 0) continue;
        if ((hexes.who != 0 && (tags & hexes.who) == 0) || (tags & hexes.without) != 0) continue;
        flags |= hexes.flags;
    }
    return flags;
}

void StepRules::payClimb(JudgedStep& step) const {
    const Points points = climb(step.mover, step.from, step.to, step.result().atLeast);
    if (points > 0) step.add({TableCost::Kind::points, points}, "climb");
}

void StepRules::limit(JudgedStep& step) const {
    const auto flags = this->flags(step.mover, step.from, step.to);
    step.addFlags(flags);
    if ((flags & stepFromNext) != 0) step.note("from-next");
    if ((flags & stepStops) != 0) step.note("stops");
}

}  // namespace cota::mapsets
