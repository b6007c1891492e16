// Victory conditions must not require more than there is, be met from the start, or already follow from an
// easier condition.

#include <algorithm>
#include <array>

#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/victory/reach_of_sides.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;
using model::VictoryCondition;
using Asked = VictoryCondition::Form;
using HowMany = VictoryCondition::Quantity;
using Judged = VictoryCondition::When;

Note noteOn(const CheckContext& context, const VictoryCondition& condition,
            std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("condition", condition.id));
    note.values.push_back(value("side", condition.side));
    note.subject = subjectOf(SubjectKind::victory, condition.id);
    note.item = itemOf(*context.scenario(), condition);
    return note;
}

/// An upper bound of what a condition counts.
struct Bound {
    long long all = 0;
    long long fromParts = 0;  // included in `all`: the most that scenario details bring
};

/// The most that scenario details may bring into play in addition to the counters, for the side or for the
/// others; nothing if one does not state a number.
std::optional<long long> broughtByParts(const CheckContext& context, const Settings& with,
                                        const model::SideId& side, bool isOwn) {
    const auto kinds = with.words("parts");
    long long count = 0;
    for (const auto& part : context.scenario()->parts) {
        if (std::find(kinds.begin(), kinds.end(), part.kind.text) == kinds.end()) continue;
        if (!part.side.empty() && (part.side == side) != isOwn) continue;
        const auto* kind = context.catalogue().partKind(part.kind);
        // Those that are not drawn are among the counters of the forces.
        const auto flag = with.text("drawn");
        if (kind && !flag.empty() && !mapsets::flagOf(kind->attributes, part.attributes, flag).value_or(true))
            continue;
        const auto number =
            kind ? mapsets::integerOf(kind->attributes, part.attributes, with.text("count")) : std::nullopt;
        if (!number) return std::nullopt;
        count += std::max(0, *number);
    }
    return count;
}

/// All that the condition can count, of its own side or of the others. Nothing if it counts something else,
/// or if a detail may bring an unknown number of units.
std::optional<Bound> everything(const CheckContext& context, const Settings& with,
                                const VictoryCondition& condition, bool isOwn) {
    const bool bySteps = condition.unit == with.text("steps");
    if (condition.side.empty() || (!bySteps && condition.unit != with.text("units"))) return std::nullopt;
    const auto brought = broughtByParts(context, with, condition.side, isOwn);
    if (!brought) return std::nullopt;
    const auto excepted = with.words("not");
    const auto& order = context.orderOfBattle().units();
    Bound bound{*brought, *brought};
    for (std::size_t i = 0; i < order.size(); ++i) {
        if ((order[i].side == condition.side) != isOwn || order[i].hasAnyTag(excepted)) continue;
        bound.all += bySteps ? std::max(1, context.roster()[static_cast<mapsets::UnitIndex>(i)].steps) : 1;
    }
    return bound;
}

/// The points of objectives for a side.
struct ObjectivePoints {
    long long all = 0;
    long long most = 0;              // of those it can reach, or has from the start
    std::vector<std::string> far{};  // hexes of the others
};

/// Whether the side can control the objective: it can reach one of its hexes, or has it from the start.
bool isAttainable(const CheckContext& context, const model::Objective& objective, const model::SideId& side,
                  ReachOfSides& sides) {
    if (objective.owner == side || objective.hexes.empty()) return true;
    const auto& reach = sides.of(side);
    return reach.isEmpty() || std::ranges::any_of(objective.hexes, [&](const auto& hex) {
               const auto cell = context.battlefield().resolve(hex.label);
               return !cell || reach.reaches(*cell) ||
                      (objective.owner.empty() && mayHoldAtFirst(context, *cell, reach, side));
           });
}

/// The points that objectives can give a side. Nothing if the scenario has other sources of points: exits
/// with values or a special rule about points.
std::optional<ObjectivePoints> pointsOfObjectives(const CheckContext& context, const Settings& with,
                                                  const VictoryCondition& condition, ReachOfSides& sides) {
    const auto& scenario = *context.scenario();
    if (!with.flag("points") || condition.side.empty() || isOverridden(scenario, pointsToOverride))
        return std::nullopt;
    for (const auto& exit : scenario.exits)
        if (!exit.attributes.empty()) return std::nullopt;
    std::optional<ObjectivePoints> points;
    const bool knowsWays = !with.words("takers").empty() && context.missing(need::movement) == Needs{};
    for (const auto& objective : scenario.objectives) {
        if (!objective.points || (!objective.side.empty() && objective.side != condition.side)) continue;
        if (!points) points.emplace();
        const long long own = std::max(0, *objective.points);
        points->all += own;
        if (!knowsWays || isAttainable(context, objective, condition.side, sides))
            points->most += own;
        else
            points->far.push_back(objective.hexes.front().label);
    }
    return points;
}

model::LocalText wordsForUnit(const Settings& with, const std::string& unit) {
    if (unit == with.text("steps")) return local("steps");
    return unit == with.text("units") ? model::textOf(local("units")) : model::LocalText{unit, unit};
}

constexpr std::array moreWordings{
    Wording{"parts",
            local("Victory condition '{condition}' of '{side}' asks for {count} {unit}, but there are at "
                  "most {limit} "
                  "in all, those the scenario leaves to be drawn ({parts}) included; ask for fewer.")},
    Wording{
        "points",
        local(
            "Victory condition '{condition}' of '{side}' asks for {count} points, but all its objectives "
            "give "
            "{limit}; ask for fewer, or, if a special rule gives others, say so with overrides=\"points\".")},
    Wording{
        "reach",
        local(
            "Victory condition '{condition}' of '{side}' asks for {count} points, but it can have {limit} of "
            "the "
            "{all} its objectives give: it never gets to {hexes}; ask for fewer, or, if a special rule gives "
            "others, say so with overrides=\"points\".")}};

Note pointsNote(const CheckContext& context, const VictoryCondition& condition,
                const ObjectivePoints& points) {
    const bool isFar = *condition.count <= points.all;
    auto note = noteOn(context, condition,
                       {value("count", *condition.count), value("limit", isFar ? points.most : points.all)});
    note.wording = &moreWordings[isFar ? 2 : 1];
    if (!isFar) return note;
    note.values.push_back(value("all", points.all));
    note.values.push_back(value("hexes", points.far));
    for (const auto& hex : points.far) note.related.push_back(subjectOf(SubjectKind::hex, hex));
    return note;
}

void moreThanThereIs(const CheckContext& context, const Settings& with, FindingSink& out) {
    ReachOfSides sides(context, with.words("takers"), with.words("carriers"));
    for (const auto& condition : context.scenario()->victory) {
        if (condition.quantity != HowMany::atLeast || !condition.count) continue;
        if (condition.form == Asked::points) {
            const auto points = pointsOfObjectives(context, with, condition, sides);
            if (!points || *condition.count <= points->most) continue;
            out.add(pointsNote(context, condition, *points));
            continue;
        }
        const bool isOwn = condition.form == Asked::exit || condition.form == Asked::survive;
        if (!isOwn && condition.form != Asked::eliminate) continue;
        const auto bound = everything(context, with, condition, isOwn);
        if (!bound || *condition.count <= bound->all) continue;
        auto note = noteOn(
            context, condition,
            {value("count", *condition.count), value("limit", bound->all), value("parts", bound->fromParts)});
        addLocal(note.values, "unit", wordsForUnit(with, condition.unit));
        if (bound->fromParts > 0) note.wording = &moreWordings[0];
        out.add(std::move(note));
    }
}

constexpr std::array attainedWordings{
    Wording{
        "losses",
        local("Victory condition '{condition}' lets '{side}' lose {count} {unit}, but it has only {limit} in "
              "all, so that it is always met; allow fewer.")},
    Wording{
        "held",
        local(
            "Victory condition '{condition}' is met as soon as the game begins: '{side}' controls {count} of "
            "its objectives from the start, and it holds at any time; judge it at the end.")}};

/// How many of a condition's objectives the side controls from the start; nothing if the condition also
/// names hexes, because their owner is unknown.
std::optional<long long> heldAtFirst(const CheckContext& context, const VictoryCondition& condition,
                                     long long& named) {
    if (!condition.hexes.empty() || !condition.zone.empty() || condition.side.empty()) return std::nullopt;
    long long held = 0;
    for (const auto& objective : context.scenario()->objectives) {
        const auto& names = condition.objectives;
        if (!names.empty() && std::find(names.begin(), names.end(), objective.id) == names.end()) continue;
        ++named;
        held += objective.owner == condition.side ? 1 : 0;
    }
    return held;
}

void alreadyAttained(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& condition : context.scenario()->victory) {
        const bool isLeast = condition.quantity == HowMany::atLeast;
        if (condition.form != Asked::losses && isLeast && condition.count && *condition.count <= 0) {
            out.add(noteOn(context, condition, {value("count", *condition.count)}));
        } else if (condition.form == Asked::losses && condition.count) {
            const auto all = everything(context, with, condition, true);
            if (!all || all->all == 0 || *condition.count < all->all) continue;
            auto note =
                noteOn(context, condition, {value("count", *condition.count), value("limit", all->all)});
            addLocal(note.values, "unit", wordsForUnit(with, condition.unit));
            note.wording = &attainedWordings[0];
            out.add(std::move(note));
        } else if (condition.form == Asked::control && condition.when == Judged::anyTime) {
            long long named = 0;
            const auto held = heldAtFirst(context, condition, named);
            const long long asked = isLeast ? condition.count.value_or(1) : named;
            if (!held || named == 0 || (!isLeast && condition.quantity != HowMany::all) || *held < asked)
                continue;
            auto note = noteOn(context, condition, {value("count", *held)});
            note.wording = &attainedWordings[1];
            out.add(std::move(note));
        }
    }
}

/// Whether both count the same items in the same places.
bool isComparable(const VictoryCondition& a, const VictoryCondition& b) {
    return a.form == b.form && a.form != Asked::text && a.side == b.side && a.unit == b.unit &&
           a.quantity == b.quantity && (a.quantity == HowMany::atLeast || a.form == Asked::losses) &&
           a.count && b.count && a.objectives == b.objectives && a.hexes == b.hexes && a.zone == b.zone &&
           a.attributes == b.attributes && !a.side.empty();
}

/// Whether meeting `hard` implies meeting `easy`.
bool follows(const VictoryCondition& hard, const VictoryCondition& easy) {
    const bool isInTime = easy.when == hard.when
                              ? easy.when != Judged::byTurn || easy.turn.value_or(0) >= hard.turn.value_or(0)
                              : easy.when == Judged::anyTime;
    return isInTime && (easy.form == Asked::losses ? *easy.count >= *hard.count : *easy.count <= *hard.count);
}

void neverDecisive(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto levels = with.words("levels");
    const auto rank = [&](const VictoryCondition& condition) {
        return std::find(levels.begin(), levels.end(), condition.level) - levels.begin();
    };
    const auto& all = context.scenario()->victory;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) {
            const auto& hard = all[i];
            const auto& easy = all[j];
            if (i == j || !isComparable(hard, easy) || !follows(hard, easy)) continue;
            // The rules on levels report levels of points in the wrong order.
            const bool isKnown = rank(hard) < std::ssize(levels) && rank(easy) < std::ssize(levels);
            const bool isHigher = hard.form != Asked::points && isKnown && rank(easy) > rank(hard);
            const bool isSame = easy.level == hard.level && (j < i || !follows(easy, hard));
            if (!isSame && !isHigher) continue;
            auto note =
                noteOn(context, hard,
                       {value("other", easy.id), value("count", *hard.count), value("limit", *easy.count),
                        valueOf("level", ValueKind::word, easy.level.empty() ? "-" : easy.level)});
            note.related = {subjectOf(SubjectKind::victory, easy.id)};
            out.add(std::move(note));
            break;
        }
}

constexpr std::array everythingParameters{
    Parameter{"units", Parameter::Kind::text, "units", local("the word for units")},
    Parameter{"steps", Parameter::Kind::text, "steps", local("the word for steps")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of units that are not counted")},
    Parameter{"parts", Parameter::Kind::words, "", local("kinds of parts that bring further units")},
    Parameter{"count", Parameter::Kind::text, "count", local("their value with how many at most")},
    Parameter{"drawn", Parameter::Kind::text, "",
              local("their flag that says \"no\" where they are counters of the forces")}};
constexpr std::array moreParameters{
    everythingParameters[0],
    everythingParameters[1],
    everythingParameters[2],
    everythingParameters[3],
    everythingParameters[4],
    everythingParameters[5],
    Parameter{"points", Parameter::Kind::flag, "no",
              local("yes: points come from objectives alone, unless a special rule overrides \"points\"")},
    Parameter{"takers", Parameter::Kind::words, "",
              local("tags of units that take objectives; none: nobody asks whether they get there")},
    carriersParameter};
constexpr std::array decisiveParameters{
    Parameter{"levels", Parameter::Kind::words, "", local("levels, the least first")}};

constexpr std::array attainableTable{
    Rule{.message = {"VICTORY-011", Severity::warning, local("more than there is"),
                     local("Victory condition '{condition}' of '{side}' asks for {count} {unit}, but there "
                           "{limit:is|are} {limit} in all; ask for fewer."),
                     local("The condition cannot be met."), local("Correct the number, or add units.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .asks = need::movement,
         .parameters = moreParameters,
         .variants = moreWordings,
         .run = moreThanThereIs,
         .answer = "count"},
    Rule{.message =
             {"VICTORY-012", Severity::warning, local("victory before the game begins"),
              local("Victory condition '{condition}' of '{side}' asks for {count} or more, which is always "
                    "so; ask for more."),
              local("No action of a player changes it."), local("Correct the number, or when it is judged.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = everythingParameters,
         .variants = attainedWordings,
         .run = alreadyAttained,
         .answer = "count"},
    Rule{.message =
             {"VICTORY-013", Severity::warning, local("a condition that never decides"),
              local("Meeting victory condition '{condition}' ({count}) also meets '{other}' ({limit}; level: "
                    "{level}), which gives '{side}' as much or more. Remove one, or set them farther apart."),
              local("Players would read it for nothing."), local("The higher level asks for more.")},
         .needs = need::scenario,
         .parameters = decisiveParameters,
         .run = neverDecisive,
         .answer = "count level"},
};
static_assert(isSound(attainableTable));

}  // namespace

Topic victoryAttainableRules() { return {"attainable", local("Victory that can be had"), attainableTable}; }

}  // namespace cota::checks
