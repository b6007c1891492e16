// The conditions of victory can be judged and can be met.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;
using model::VictoryCondition;

model::Subject subjectOfCondition(const VictoryCondition& condition) {
    return subjectOf(SubjectKind::victory, condition.id);
}

void noVictory(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->victory.empty()) out.add({.values = {}, .subject = wholeScenario(context)});
}

void noWinner(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto draws = with.words("draw");
    for (const auto& condition : context.scenario()->victory)
        if (condition.side.empty() && std::find(draws.begin(), draws.end(), condition.level) == draws.end())
            out.add({.values = {value("condition", condition.id)}, .subject = subjectOfCondition(condition)});
}

void aboutNothing(const CheckContext& context, const Settings&, FindingSink& out) {
    using Form = VictoryCondition::Form;
    for (const auto& condition : context.scenario()->victory) {
        const bool needsPlace = condition.form == Form::control || condition.form == Form::occupy ||
                                condition.form == Form::clearLine;
        const bool hasPlace = !condition.objectives.empty() || !condition.hexes.empty() ||
                              !condition.zone.empty() ||
                              (condition.form == Form::control && !context.scenario()->objectives.empty());
        const bool empty = condition.form == Form::text && condition.text.empty();
        if ((needsPlace && !hasPlace) || empty)
            out.add({.values = {value("condition", condition.id),
                                valueOf("form", ValueKind::victoryForm, model::textOf(condition.form))},
                     .subject = subjectOfCondition(condition)});
    }
}

void noWayOut(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& scenario = *context.scenario();
    for (const auto& condition : scenario.victory) {
        if (condition.form != VictoryCondition::Form::exit) continue;
        const bool fits =
            std::any_of(scenario.exits.begin(), scenario.exits.end(), [&](const model::ExitRule& exit) {
                return exit.side == condition.side && (condition.zone.empty() || exit.zone == condition.zone);
            });
        if (!fits)
            out.add({.values = {value("condition", condition.id), value("side", condition.side),
                                valueOf("zone", ValueKind::zone,
                                        condition.zone.empty() ? "-" : condition.zone.text)},
                     .subject = subjectOfCondition(condition)});
    }
}

long long thingsOf(const CheckContext& context, const VictoryCondition& condition) {
    long long count = std::ssize(condition.hexes) + std::ssize(condition.objectives);
    if (!condition.zone.empty())
        if (const auto* zone = context.zone(condition.zone)) count += std::ssize(*zone);
    if (count == 0)
        for (const auto& objective : context.scenario()->objectives)
            if (objective.side.empty() || objective.side == condition.side)
                count += std::max<long long>(1, std::ssize(objective.hexes));
    return count;
}

void victoryOutOfReach(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = VictoryCondition::Form;
    for (const auto& condition : context.scenario()->victory) {
        if (!condition.count) continue;
        long long most = 0;
        if (condition.form == Form::control || condition.form == Form::occupy) {
            most = thingsOf(context, condition);
        } else if (condition.form == Form::points) {
            // Losses and exits may give points too, so a scenario can be judged only if all its points come
            // from objectives.
            bool others = !context.scenario()->exits.empty() || context.scenario()->objectives.empty();
            for (const auto& other : context.scenario()->victory) others = others || other.form == Form::text;
            if (others || isOverridden(*context.scenario(), pointsToOverride)) continue;
            for (const auto& objective : context.scenario()->objectives)
                if (objective.side.empty() || objective.side == condition.side)
                    most += objective.points.value_or(0);
            if (with.flag("each-turn")) most *= std::max(1, context.scenario()->turns.count);
        } else {
            continue;
        }
        if (*condition.count > most)
            out.add({.values = {value("condition", condition.id), value("count", *condition.count),
                                value("limit", most)},
                     .subject = subjectOfCondition(condition)});
    }
}

void lateVictory(const CheckContext& context, const Settings&, FindingSink& out) {
    const int last = context.scenario()->turns.count;
    for (const auto& condition : context.scenario()->victory)
        if (condition.turn && (*condition.turn < 1 || (last > 0 && *condition.turn > last)))
            out.add({.values = {value("condition", condition.id), value("turn", *condition.turn),
                                value("limit", last)},
                     .subject = subjectOfCondition(condition)});
}

constexpr std::array unitWordings{
    Wording{"word", local("'{condition}' counts '{unit}', which the game does not know; it knows {known}.")}};

void countsWhat(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = VictoryCondition::Form;
    const auto words = with.words("words");
    for (const auto& condition : context.scenario()->victory) {
        const bool asks = condition.form == Form::eliminate || condition.form == Form::losses ||
                          condition.form == Form::exit;
        const bool unknown = std::find(words.begin(), words.end(), condition.unit) == words.end();
        if (condition.unit.empty() ? !(asks && condition.count) : !unknown) continue;
        out.add({.values = {value("condition", condition.id), value("unit", condition.unit),
                            condition.unit.empty() ? valueOf("known", ValueKind::word, words)
                                                   : ofKind(ValueKind::word, value("known", words))},
                 .subject = subjectOfCondition(condition),
                 .wording = condition.unit.empty() ? nullptr : &unitWordings[0]});
    }
}

// Point thresholds of a side: each level once, and no two sides win with the same number.
void overlapping(const CheckContext& context, const Settings&, FindingSink& out) {
    std::map<std::pair<model::SideId, int>, const VictoryCondition*> seen;
    for (const auto& condition : context.scenario()->victory) {
        if (condition.form != VictoryCondition::Form::points || !condition.count) continue;
        const auto [first, isNew] = seen.emplace(std::pair{condition.side, *condition.count}, &condition);
        if (isNew || first->second->level == condition.level) continue;
        out.add({.values = {value("condition", condition.id), value("other", first->second->id),
                            value("side", condition.side), value("count", *condition.count)},
                 .subject = subjectOfCondition(condition),
                 .related = {subjectOfCondition(*first->second)}});
    }
}

/// A level of victory and the points that it requires.
struct Threshold {
    std::size_t level = 0;  // index in the order of levels
    int points = 0;
    model::Subject subject;
};

std::map<model::SideId, std::vector<Threshold>> thresholdsOf(const CheckContext& context,
                                                             const Settings& with) {
    const auto levels = with.words("levels");
    std::map<model::SideId, std::vector<Threshold>> all;
    const auto add = [&](const model::SideId& side, const std::string& level, std::optional<int> points,
                         model::Subject subject) {
        const auto place = std::find(levels.begin(), levels.end(), level);
        if (points && place != levels.end())
            all[side].push_back(
                {static_cast<std::size_t>(place - levels.begin()), *points, std::move(subject)});
    };
    const auto* kind = context.catalogue().partKind(model::PartKindId(with.text("part")));
    for (const auto& part : context.scenario()->parts) {
        const auto* level =
            kind && part.kind == kind->id ? part.attributes.find(with.text("level")) : nullptr;
        if (level)
            add(part.side, *level, mapsets::integerOf(kind->attributes, part.attributes, with.text("points")),
                context.subjectOf(part));
    }
    for (const auto& condition : context.scenario()->victory)
        if (condition.form == VictoryCondition::Form::points)
            add(condition.side, condition.level, condition.count, subjectOfCondition(condition));
    return all;
}

constexpr std::array levelWordings{
    Wording{
        "differ",
        local(
            "For '{side}' {level} takes {points} points in one place and {limit} in another; correct one.")},
    Wording{
        "unknown",
        local("Victory condition '{condition}' gives level '{level}', which the game does not know; it knows "
              "{known}.")}};

void unknownLevels(const CheckContext& context, const Settings& with, FindingSink& out) {
    auto known = with.words("levels");
    for (auto& word : with.words("draw")) known.push_back(std::move(word));
    for (const auto& condition : context.scenario()->victory)
        if (!condition.level.empty() && std::find(known.begin(), known.end(), condition.level) == known.end())
            out.add({.values = {value("condition", condition.id),
                                valueOf("level", ValueKind::word, condition.level),
                                ofKind(ValueKind::word, value("known", known))},
                     .subject = subjectOfCondition(condition),
                     .wording = &levelWordings[1],
                     .item = itemOf(*context.scenario(), condition)});
}

void levelsOutOfOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    unknownLevels(context, with, out);
    const auto levels = with.words("levels");
    for (const auto& [side, all] : thresholdsOf(context, with))
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto& high = all[i].level < all[j].level ? all[j] : all[i];
                const auto& low = all[i].level < all[j].level ? all[i] : all[j];
                const bool isSame = high.level == low.level;
                if (isSame ? high.points == low.points : high.points > low.points) continue;
                Note note{
                    .values = {value("side", side), valueOf("level", ValueKind::word, levels[high.level]),
                               value("points", high.points),
                               valueOf("other", ValueKind::word, levels[low.level]),
                               value("limit", low.points)},
                    .subject = high.subject,
                    .related = {low.subject},
                    .wording = isSame ? &levelWordings[0] : nullptr};
                // A condition has a number instead.
                if (high.subject.kind == SubjectKind::part)
                    note.values.push_back(value("asks", with.text("points")));
                out.add(std::move(note));
            }
}

constexpr std::array outOfReachParameters{
    Parameter{"each-turn", Parameter::Kind::flag, "no", local("objectives give their points in every turn")}};
constexpr std::array victoryDrawParameters{
    Parameter{"draw", Parameter::Kind::words, "draw", local("levels nobody wins")}};
constexpr std::array levelParameters{
    Parameter{"levels", Parameter::Kind::words, nullptr, local("levels, the least first")},
    Parameter{"part", Parameter::Kind::text, "", local("kind of part that states one")},
    Parameter{"level", Parameter::Kind::text, "level", local("its value with the level")},
    Parameter{"points", Parameter::Kind::text, "points", local("its value with the points")},
    victoryDrawParameters[0]};
constexpr std::array wordParameters{
    Parameter{"words", Parameter::Kind::words, "hexes units steps points", local("what can be counted")}};

constexpr std::array victoryTable{
    Rule{.message = {"VICTORY-001", Severity::error, local("no victory conditions"),
                     local("The scenario does not say how it is won; add a victory condition."),
                     local("Without it there is no game."), local("Add a condition, if only in words.")},
         .needs = need::scenario | need::mapGame,
         .run = noVictory},
    Rule{.message = {"VICTORY-002", Severity::error, local("victory condition without a side"),
                     local("Victory condition '{condition}' names no side; say who wins by it."),
                     local("Players cannot know whom it is for."), local("Add side=.")},
         .needs = need::scenario,
         .parameters = victoryDrawParameters,
         .run = noWinner,
         .answer = "side"},
    Rule{
        .message = {"VICTORY-003", Severity::error, local("victory about nothing"),
                    local(
                        "Victory condition '{condition}' ({form}) names no hex, zone, objective or text; say "
                        "what it is about."),
                    local("It cannot be judged."), local("Name the hexes or objectives.")},
        .needs = need::scenario,
        .run = aboutNothing,
        .answer = "objectives zone hexes"},
    Rule{.message =
             {"VICTORY-004", Severity::error, local("no way out"),
              local("Victory condition '{condition}' asks '{side}' to leave the map (zone {zone}), but no "
                    "exit lets it; add the exit."),
              local("It can never be met."), local("Add an exit for the side.")},
         .needs = need::scenario,
         .run = noWayOut,
         .answer = "zone"},
    Rule{
        .message = {"VICTORY-005", Severity::error, local("a number that cannot be reached"),
                    local(
                        "Victory condition '{condition}' asks for {count}, but there are {limit}; lower it."),
                    local("It can never be met."), local("Lower the number, or add objectives.")},
        .needs = need::scenario | need::battlefield,
        .parameters = outOfReachParameters,
        .run = victoryOutOfReach,
        .answer = "count"},
    Rule{.message =
             {"VICTORY-006", Severity::error, local("victory outside of the game"),
              local("Victory condition '{condition}' is judged in turn {turn}, but the game has turns 1 to "
                    "{limit}; correct the turn."),
              local("It would never be judged."), local("Correct the turn.")},
         .needs = need::scenario,
         .run = lateVictory,
         .answer = "turn when turns"},
    Rule{.message =
             {"VICTORY-007", Severity::warning, local("it is not said what counts"),
              local(
                  "Victory condition '{condition}' gives a number but not of what; the game counts {known}."),
              local("Units and steps give different results."), local("Add unit=.")},
         .needs = need::scenario | need::mapset,
         .parameters = wordParameters,
         .variants = unitWordings,
         .fix = {.kind = FixKind::nearWord, .value = "unit", .in = "unit"},
         .run = countsWhat,
         .answer = "unit"},
    Rule{.message = {"VICTORY-008", Severity::warning, local("two results for one number"),
                     local("'{condition}' and '{other}' both give '{side}' its victory at {count} "
                           "{count:point|points}, at "
                           "different levels; "
                           "separate them."),
                     local("Players cannot tell which level was won."),
                     local("Give each level its own threshold.")},
         .needs = need::scenario,
         .run = overlapping,
         .answer = "count level"},
    Rule{
        .message = {"VICTORY-009", Severity::error, local("levels of victory in the wrong order"),
                    local("For '{side}' {level} takes {points} points, but {other} takes {limit}; the higher "
                          "level takes more."),
                    local("The lower level could never be won."), local("Correct the points.")},
        .needs = need::scenario | need::mapset,
        .parameters = levelParameters,
        .variants = levelWordings,
        .fix = {.kind = FixKind::nearWord, .value = "level", .in = "level"},
        .run = levelsOutOfOrder,
        .answer = "count level"},
};
static_assert(isSound(victoryTable));

}  // namespace

Topic victoryRules() { return {"victory", local("Objectives and victory"), victoryTable}; }

}  // namespace cota::checks
