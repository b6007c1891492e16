#include "editor/scenario/victory_form.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/victory_words.h"
#include "editor/scenario/form_edits.h"
#include "mapsets/loading/new_battle.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::VictoryCondition;
using Form = VictoryCondition::Form;
using Quantity = VictoryCondition::Quantity;
using When = VictoryCondition::When;

constexpr int mostCount = 1000000;
constexpr int mostConditionTurn = 99999;
constexpr std::array forms{Form::control, Form::occupy,    Form::exit,    Form::eliminate, Form::losses,
                           Form::points,  Form::clearLine, Form::survive, Form::text};
constexpr std::array quantities{Quantity::all, Quantity::atLeast, Quantity::moreThanEnemy, Quantity::none};
constexpr std::array times{When::end, When::byTurn, When::anyTime};

/// The value with this name in files.
template <class Values>
auto valueNamed(const Values& values, const std::string& text) {
    const auto found =
        std::ranges::find_if(values, [&](const auto& value) { return model::textOf(value) == text; });
    return found == values.end() ? values.back() : *found;
}

bool hasPlace(Form form) {
    return form == Form::control || form == Form::occupy || form == Form::exit || form == Form::clearLine;
}
bool hasCount(const VictoryCondition& one) {
    if (one.form == Form::losses) return one.quantity == Quantity::all || one.quantity == Quantity::atLeast;
    return one.quantity == Quantity::atLeast && one.form != Form::text && one.form != Form::clearLine;
}
bool hasUnit(Form form) {
    return form == Form::occupy || form == Form::exit || form == Form::eliminate || form == Form::losses ||
           form == Form::survive;
}

/// Removes what the form does not have, and fills in what it needs.
void fit(VictoryCondition& one) {
    if (!hasPlace(one.form)) {
        one.objectives.clear();
        one.hexes.clear();
        one.zone = {};
    }
    if (one.form == Form::text || one.form == Form::clearLine) one.quantity = Quantity::all;
    if (one.form == Form::text) one.when = When::end;
    if (one.form == Form::survive && one.quantity > Quantity::atLeast) one.quantity = Quantity::all;
    if (!hasCount(one))
        one.count.reset();
    else if (!one.count)
        one.count = 1;
    if (one.form == Form::points && hasCount(one)) one.unit = textOfPoints;
    if (one.form != Form::points && (!hasUnit(one.form) || one.unit == textOfPoints)) one.unit.clear();
    if (hasCount(one) && hasUnit(one.form) && one.unit.empty()) one.unit = textOfUnits;
    if (one.when != When::byTurn)
        one.turn.reset();
    else if (!one.turn)
        one.turn = 1;
}

/// The choice "any other result": it holds when no other condition is met.
constexpr const char* anyOther = "any-other";

bool isForAnyOther(const VictoryCondition& one) {
    return one.form == Form::text && one.text.en == mapsets::anyOtherResult.english();
}

/// Sets a field of the condition; its words follow unless they were edited.
template <class Set>
auto inCondition(const SheetSourcePtr& source, std::size_t place, Set set) {
    return inScenario(source, [source, place, set](Scenario& scenario, auto value) {
        auto& one = scenario.victory.at(place);
        const auto* game = source->game.get();
        const bool follows = one.form != Form::text && hasProposedWords(scenario, one, game);
        const bool wasText = one.form == Form::text && (one.text.empty() || isForAnyOther(one));
        set(one, std::move(value));
        fit(one);
        if ((follows || wasText) && one.form != Form::text) one.text = wordsFor(scenario, one, game);
    });
}

std::vector<PaletteEntry> waysToWin() {
    auto forms = victoryForms();
    forms.insert(forms.end() - 1, {anyOther, tr("any other result")});  // before words only
    return forms;
}

void setWay(VictoryCondition& one, const std::string& word) {
    const bool wasOther = isForAnyOther(one);
    one.form = word == anyOther ? Form::text : valueNamed(forms, word);
    if (word == anyOther)
        one.text = mapsets::anyOtherResult;
    else if (wasOther)
        one.text = {};
}

/// Objectives by their names or ids, separated by commas.
Change withObjectives(const SheetSourcePtr& source, std::size_t place, const std::string& text) {
    const auto& scenario = **source->document.scenario;
    std::vector<model::ObjectiveId> ids;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        const auto first = part.find_first_not_of(' ');
        if (first == std::string::npos) continue;
        part = part.substr(first, part.find_last_not_of(' ') - first + 1);
        const auto found = std::ranges::find_if(scenario.objectives, [&](const model::Objective& one) {
            return one.id.text == part || one.name.en == part || one.name.es == part;
        });
        if (found == scenario.objectives.end()) return tr("There is no objective '%s'.", part);
        ids.push_back(found->id);
    }
    return inCondition(source, place, [](VictoryCondition& one, std::vector<model::ObjectiveId> list) {
        one.objectives = std::move(list);
    })(ids);
}

std::string objectiveNames(const SheetSource& source, const VictoryCondition& condition) {
    const auto& objectives = (*source.document.scenario)->objectives;
    std::string text;
    for (const auto& id : condition.objectives) {
        const auto found = std::ranges::find(objectives, id, &model::Objective::id);
        text += (text.empty() ? "" : ", ") +
                (found == objectives.end() ? id.text : nameOf(*found, source.language));
    }
    return text;
}

/// A list with ticks; a text if there are none to tick, or too many.
void addObjectives(PropertyRows& rows, const SheetSourcePtr& source, std::size_t place,
                   const VictoryCondition& one) {
    constexpr std::size_t leastTicked = 2, mostTicked = 12;
    const auto& objectives = (*source->document.scenario)->objectives;
    const bool areKnown = std::ranges::all_of(one.objectives, [&](const model::ObjectiveId& id) {
        return std::ranges::find(objectives, id, &model::Objective::id) != objectives.end();
    });
    if (!areKnown || objectives.size() < leastTicked || objectives.size() > mostTicked) {
        rows.text(named("Objectives"), objectiveNames(*source, one),
                  [source, place](const std::string& text) { return withObjectives(source, place, text); });
        return rows.explain(tr("The names of objectives, separated by commas."));
    }
    // To control without a place means to control all of them.
    if (one.form == Form::control && one.objectives.empty() && one.hexes.empty() && one.zone.empty())
        rows.fixed(named("Objectives"), tr("all of them, unless you tick some"));
    for (const auto& objective : objectives) {
        const bool isOn = std::ranges::find(one.objectives, objective.id) != one.objectives.end();
        const auto edit =
            inCondition(source, place, [source, id = objective.id](VictoryCondition& it, bool isTicked) {
                std::vector<model::ObjectiveId> ticked;
                for (const auto& each : (*source->document.scenario)->objectives) {
                    const bool wasOn = std::ranges::find(it.objectives, each.id) != it.objectives.end();
                    if (each.id == id ? isTicked : wasOn) ticked.push_back(each.id);
                }
                it.objectives = std::move(ticked);
            });
        rows.flag(named("Objective: %s", namesOf(objective)), isOn, edit);
    }
}

void addPlace(PropertyRows& rows, const SheetSourcePtr& source, std::size_t place,
              const VictoryCondition& one) {
    const auto edit = [&](const auto& set) { return inCondition(source, place, set); };
    addObjectives(rows, source, place, one);
    rows.choice(named("Zone"), one.zone.text, zoneChoices(*source, tr("no zone")),
                edit([](VictoryCondition& it, const std::string& id) { it.zone = model::ZoneId(id); }));
    addHexes(
        rows, source, named("Hexes"), one.hexes,
        edit([](VictoryCondition& it, std::vector<model::HexRef> hexes) { it.hexes = std::move(hexes); }));
}

void addMeasure(PropertyRows& rows, const SheetSourcePtr& source, std::size_t place,
                const VictoryCondition& one) {
    const auto edit = [&](const auto& set) { return inCondition(source, place, set); };
    if (one.form != Form::clearLine)
        rows.choice(named("Amount"), model::textOf(one.quantity), victoryQuantities(one.form),
                    edit([](VictoryCondition& it, const std::string& word) {
                        it.quantity = valueNamed(quantities, word);
                    }));
    if (hasCount(one))
        rows.number(named("Number"), one.count, 0, mostCount, false,
                    edit([](VictoryCondition& it, std::optional<int> count) { it.count = count; }));
    if (hasUnit(one.form))
        rows.choice(named("Of what"), one.unit, countedThings(source->game.get()),
                    edit([](VictoryCondition& it, const std::string& word) { it.unit = word; }));
    rows.choice(
        named("When"), model::textOf(one.when), victoryTimes(),
        edit([](VictoryCondition& it, const std::string& word) { it.when = valueNamed(times, word); }));
    if (one.when == When::byTurn)
        rows.number(named("Turn"), one.turn, 1, mostConditionTurn, false,
                    edit([](VictoryCondition& it, std::optional<int> turn) { it.turn = turn; }));
}

}  // namespace

PropertySheet victorySheet(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || place >= (*source.document.scenario)->victory.size()) return {};
    const auto kept = std::make_shared<const SheetSource>(source);
    const Scenario& scenario = **kept->document.scenario;
    const auto& one = scenario.victory[place];
    const auto edit = [&](const auto& set) { return inCondition(kept, place, set); };
    PropertyRows rows(victoryNames(scenario, source.game.get())[place], source,
                      {model::SubjectKind::scenario, "", {}});
    rows.about({model::SubjectKind::victory, one.id, {}});
    rows.choice(named("Who wins"), one.side.text, sideChoices(source, tr("nobody")),
                edit([](VictoryCondition& it, const std::string& id) { it.side = model::SideId(id); }));
    const auto levels = victoryLevels(scenario, source.game.get(), source.language);
    const auto setLevel = [](VictoryCondition& it, const std::string& level) { it.level = level; };
    if (areLevelsOpen(source.game.get()))
        rows.openChoice(named("Level"), one.level, levels, edit(setLevel));
    else if (hasLevels(source.game.get()))
        rows.choice(named("Level"), one.level, levels, edit(setLevel));
    else
        rows.text(named("Level"), one.level, asText(edit(setLevel)));
    rows.choice(named("Wins by"), isForAnyOther(one) ? anyOther : model::textOf(one.form), waysToWin(),
                edit(setWay));
    if (hasPlace(one.form)) addPlace(rows, kept, place, one);
    if (one.form != Form::text) addMeasure(rows, kept, place, one);
    addTexts(rows, source, named("Text"), one.text,
             inEntry(kept, &Scenario::victory, place,
                     [](VictoryCondition& it, const model::LocalText& text) { it.text = text; }),
             true);
    return std::move(rows).sheet();
}

std::optional<HistoryEntry> withProposedWords(const SheetSource& source, std::size_t place) {
    if (!source.document.scenario || place >= (*source.document.scenario)->victory.size()) return {};
    const Scenario& scenario = **source.document.scenario;
    const auto words = wordsFor(scenario, scenario.victory[place], source.game.get());
    if (words.empty() || words == scenario.victory[place].text) return {};
    return HistoryEntry{
        named("Use the fields' words (%s)", victoryNames(scenario, source.game.get())[place]),
        model::withScenario(source.document, [&](Scenario& one) { one.victory[place].text = words; })};
}

std::optional<HistoryEntry> addCondition(const SheetSource& source, const model::SideId& wanted) {
    if (!source.document.scenario) return {};
    const Scenario& scenario = **source.document.scenario;
    VictoryCondition made;
    made.side = wanted;
    const auto isFree = [&](const model::Side& side) {
        return std::ranges::find(scenario.victory, side.id, &VictoryCondition::side) ==
               scenario.victory.end();
    };
    const auto free = std::ranges::find_if(scenario.sides, isFree);
    if (made.side.empty() && !scenario.sides.empty())
        made.side = free == scenario.sides.end() ? scenario.sides.front().id : free->id;
    const auto hasPoints = [](const model::Objective& one) { return one.points.value_or(0) > 0; };
    made.form = std::ranges::any_of(scenario.objectives, hasPoints) ? Form::points
                : scenario.objectives.empty()                       ? Form::eliminate
                                                                    : Form::control;
    if (made.form == Form::points) made.quantity = Quantity::atLeast;
    if (made.form == Form::eliminate) made.quantity = Quantity::moreThanEnemy;
    fit(made);
    made.text = wordsFor(scenario, made, source.game.get());
    const std::string stem = made.side.empty() ? "victory" : made.side.text;
    made.id = freeId(stem, [&](const std::string& id) {
        return std::ranges::find(scenario.victory, id, &VictoryCondition::id) != scenario.victory.end();
    });
    return HistoryEntry{named("Add a victory condition"),
                        model::withScenario(source.document, [&](Scenario& one) {
                            const auto at = static_cast<std::ptrdiff_t>(placeOfNewCondition(one));
                            one.victory.insert(one.victory.begin() + at, std::move(made));
                        })};
}

std::size_t placeOfNewCondition(const Scenario& scenario) {
    const auto& list = scenario.victory;
    return list.size() - (!list.empty() && isForAnyOther(list.back()) ? 1 : 0);
}

}  // namespace cota::session
