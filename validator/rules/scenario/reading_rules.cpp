// Passages that the rulebook leaves open, and on whose reading a scenario rests without saying so.

#include <algorithm>
#include <array>
#include <set>

#include "mapsets/analysis/readings.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::ReadingEffect;
using model::Severity;

/// The hexes that the scenario is about: where units begin or may begin, and objectives.
std::vector<Cell> hexesOfScenario(const CheckContext& context) {
    std::set<Cell> cells;
    const auto& field = context.battlefield();
    for (const auto& unit : context.roster().units())
        if (unit.cell != mapsets::noCell && field.isOnMap(unit.cell)) cells.insert(unit.cell);
    for (const auto& objective : context.scenario()->objectives)
        for (const auto& hex : objective.hexes)
            if (const auto cell = field.resolve(hex.label)) cells.insert(*cell);
    return {cells.begin(), cells.end()};
}

// Without an example line: what changes is movement or stacking.
constexpr std::array restsWordings{
    Wording{"moves", local("The rulebook leaves open: {name}. Read as '{other}' instead of '{now}', {units} "
                           "first {units:move|moves} "
                           "and {stacks} {stacks:stack|stacks} change; set option '{option}'.")}};

model::LocalText wordOf(const mapsets::Catalogue& game, const mapsets::Option& option,
                        const std::string& word) {
    const auto* list = game.wordList(option.id);
    const auto* entry = list == nullptr ? nullptr : list->find(word);
    return entry == nullptr || entry->name.empty() ? model::LocalText{word, word} : entry->name;
}

// PG 8.2, 8.36, 8.42; MdA LOS.DIFF p24; WSS 1, 5.3.
void restsOnOpenReading(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto laid = context.laidDocument();
    mapsets::ReadingsAsked asked;
    for (const auto& reading : mapsets::otherReadings(laid))
        if ((reading.isOfSight || reading.isOfReach || reading.isOfStacks) &&
            !context.scenario()->options.contains(model::OptionId(reading.option)))
            asked.readings.push_back(reading);
    asked.only = hexesOfScenario(context);
    if (asked.only.empty()) return;
    asked.range = mapsets::greatestVisibility(laid);
    asked.examples = 1;
    const auto effects = mapsets::effectsOf(laid, asked).value();
    const auto& game = context.catalogue();
    const auto& field = context.battlefield();
    for (const ReadingEffect& effect : effects) {
        if (effect.lines == 0 && effect.reach.empty() && effect.stacks.empty()) continue;
        const auto* option = game.option(effect.reading.option);
        Note note{.values = {value("option", option->id), model::inWords("name", option->name),
                             model::inWords("now", wordOf(game, *option, effect.reading.value)),
                             model::inWords("other", wordOf(game, *option, effect.reading.other)),
                             value("lines", effect.lines), value("units", std::ssize(effect.reach)),
                             value("stacks", std::ssize(effect.stacks))},
                  .subject = wholeScenario(context)};
        if (!effect.examples.empty()) {
            note.values.push_back(value("from", field.label(effect.examples.front().from)));
            note.values.push_back(value("to", field.label(effect.examples.front().to)));
        }
        note.wording = effect.examples.empty() ? &restsWordings.front() : nullptr;
        note.paragraph = option->from.citation;
        out.add(std::move(note));
    }
}

constexpr std::array readingTable{
    Rule{.message = {"READING-001", Severity::info, local("rests on an open passage of the rulebook"),
                     local("The rulebook leaves open: {name}. Read as '{other}' instead of '{now}', {lines} "
                           "{lines:line|lines} of "
                           "sight between starts and objectives {lines:changes|change}, for example {from} "
                           "to {to}; set option "
                           "'{option}'."),
                     local("Players who read it another way play another scenario."),
                     local("State the option in the scenario.")},
         .needs = need::scenario | need::forces | need::sight | need::movement | need::stacking,
         .variants = restsWordings,
         .run = restsOnOpenReading,
         .answer = "options",
         .isDeep = true},
};
static_assert(isSound(readingTable));

}  // namespace

Topic readingRules() { return {"readings", local("Readings of open passages"), readingTable}; }

}  // namespace cota::checks
