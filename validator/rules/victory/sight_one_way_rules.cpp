// Lines of sight that are clear in one direction only, although the game states that sight is mutual.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/names/naming.h"
#include "validator/rules/victory/sight_trail.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

/// Hexes to look from or at: those that the scenario names first, then hexes spread over the map; at most
/// `most`.
std::vector<Cell> lookouts(const CheckContext& context, const Settings& with, std::size_t most) {
    const auto& field = context.battlefield();
    std::vector<Cell> cells;
    std::set<Cell> known;
    const auto add = [&](Cell cell) {
        if (cells.size() < most && cell != mapsets::noCell && field.isPlayable(cell) &&
            known.insert(cell).second)
            cells.push_back(cell);
    };
    const auto named = [&](const model::HexRef& hex) {
        add(field.resolve(hex.label).value_or(mapsets::noCell));
    };
    for (const auto& mark : context.scenario()->sightMarks) {
        named(mark.from);
        named(mark.to);
    }
    const auto& order = context.orderOfBattle().units();
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i].hasAnyTag(with.words("units")))
            add(context.roster()[static_cast<mapsets::UnitIndex>(i)].cell);
    for (const auto& objective : context.scenario()->objectives)
        for (const auto& hex : objective.hexes) named(hex);
    const auto all = field.hexes();
    const std::size_t step = std::max<std::size_t>(1, all.size() / most);
    for (std::size_t at = step / 2; at < all.size(); at += step) add(all[at]);
    return cells;
}

/// The options read by sight and heights that the scenario sets differently from the game:
/// "limiting-overlook=observer".
std::vector<std::string> changedSwitches(const CheckContext& context) {
    std::vector<std::string> changed;
    for (const char* question : {"sight", "heights"}) {
        const auto* choice = context.catalogue().strategy(question);
        if (choice == nullptr) continue;
        for (const auto& [parameter, id] : choice->fromOption)
            if (const auto set = context.scenario()->options.find(model::OptionId(id));
                set != context.scenario()->options.end()) {
                const auto* option = context.catalogue().option(id);
                if (option == nullptr || option->value != set->second)
                    changed.push_back(id + "=" + set->second);
            }
    }
    return changed;
}

constexpr std::array oneWayWordings{Wording{
    "switched",
    local("{from} sees {to}, but {to} does not see {from}; so it is in {count} of {all} pairs looked at: "
          "{pairs}. The "
          "game promises sight both ways; the scenario sets {options}.")}};

void oneWay(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& sight = context.play().sight();
    const auto& field = context.battlefield();
    // If the strategy itself is mutual, a few pairs are enough.
    const auto cells = lookouts(context, with, sight.isMutual() ? 16 : 64);
    std::vector<std::pair<Cell, Cell>> pairs;
    long long all = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j, ++all) {
            const bool there = sight.judge(cells[i], cells[j]).isClear();
            if (there == sight.judge(cells[j], cells[i]).isClear()) continue;
            pairs.emplace_back(there ? cells[i] : cells[j], there ? cells[j] : cells[i]);
        }
    if (pairs.empty()) return;
    std::vector<std::string> names;
    std::vector<model::Subject> related;
    for (const auto& [from, to] : pairs) {
        const auto one = field.label(from), other = field.label(to);
        names.push_back(one + " > " + other);
        related.push_back(subjectOf(SubjectKind::pair, one + " " + other, {one, other}));
    }
    const auto from = field.label(pairs.front().first), to = field.label(pairs.front().second);
    const auto options = changedSwitches(context);
    std::vector<model::Subject> at;
    for (const auto& option : options)
        at.push_back(subjectOf(SubjectKind::option, option.substr(0, option.find('='))));
    out.add(
        {.values = {value("from", from), value("to", to), value("count", std::ssize(pairs)),
                    value("all", all), value("pairs", names), valueOf("options", ValueKind::option, options)},
         .subject = subjectOf(SubjectKind::scenario, context.scenario()->id, {from, to}),
         .related = std::move(related),
         .wording = options.empty() ? nullptr : &oneWayWordings[0],
         .at = std::move(at),
         .trail = sightTrail(context, pairs.front().second, pairs.front().first),
         .cases = pairs.size()});
}

constexpr std::array oneWayParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that look and are looked at")}};

constexpr std::array oneWayTable{
    Rule{
        .message =
            {"SIGHT-005", Severity::info, local("sight one way only"),
             local(
                 "{from} sees {to}, but {to} does not see {from}; so it is in {count} of {all} pairs looked "
                 "at: {pairs}. The game promises sight both ways."),
             local("Players know the line of sight to be the same from both ends."),
             local("Leave the switches of sight as the game has them, or say in a special rule that sight is "
                   "one-way.")},
        .needs = need::scenario | need::forces | need::sight,
        .parameters = oneWayParameters,
        .variants = oneWayWordings,
        .run = oneWay},
};
static_assert(isSound(oneWayTable));

}  // namespace

Topic sightOneWayRules() { return {"one-way", local("Sight both ways"), oneWayTable}; }

}  // namespace cota::checks
