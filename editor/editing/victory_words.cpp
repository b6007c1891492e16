#include "editor/editing/victory_words.h"

#include <algorithm>
#include <array>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/value_schema.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::session {

namespace {

using model::Language;
using model::LocalText;
using model::MessageValue;
using model::VictoryCondition;
using Form = VictoryCondition::Form;
using Quantity = VictoryCondition::Quantity;
using When = VictoryCondition::When;

/// The sentence for a form and a quantity; `{when}` is "at the end of the game" and the like.
struct Sentence {
    Form form;
    Quantity quantity;
    model::LocalLiteral text;
};
constexpr std::array sentences{
    Sentence{Form::control, Quantity::all, local("{side}: control {places} {when}.")},
    Sentence{Form::control, Quantity::atLeast, local("{side}: control at least {count} of {places} {when}.")},
    Sentence{Form::control, Quantity::moreThanEnemy,
             local("{side}: control more of {places} than the enemy {when}.")},
    Sentence{Form::control, Quantity::none, local("{side}: the enemy controls none of {places} {when}.")},
    Sentence{Form::occupy, Quantity::all, local("{side}: occupy {places} {when}.")},
    Sentence{Form::occupy, Quantity::atLeast,
             local("{side}: have at least {count} {unit} in {places} {when}.")},
    Sentence{Form::occupy, Quantity::moreThanEnemy,
             local("{side}: have more {unit} in {places} than the enemy {when}.")},
    Sentence{Form::occupy, Quantity::none, local("{side}: no enemy {unit} in {places} {when}.")},
    Sentence{Form::exit, Quantity::all, local("{side}: all {unit} leave the map through {places} {when}.")},
    Sentence{Form::exit, Quantity::atLeast,
             local("{side}: at least {count} {unit} leave the map through {places} {when}.")},
    Sentence{Form::exit, Quantity::moreThanEnemy,
             local("{side}: more {unit} than the enemy leave the map through {places} {when}.")},
    Sentence{Form::exit, Quantity::none,
             local("{side}: no enemy {unit} leave the map through {places} {when}.")},
    Sentence{Form::eliminate, Quantity::all, local("{side}: eliminate all enemy {unit} {when}.")},
    Sentence{Form::eliminate, Quantity::atLeast,
             local("{side}: eliminate at least {count} enemy {unit} {when}.")},
    Sentence{Form::eliminate, Quantity::moreThanEnemy,
             local("{side}: eliminate more {unit} than the enemy {when}.")},
    Sentence{Form::eliminate, Quantity::none, local("{side}: eliminate no enemy {unit} {when}.")},
    Sentence{Form::losses, Quantity::all, local("{side}: lose at most {count} {unit} {when}.")},
    Sentence{Form::losses, Quantity::atLeast, local("{side}: lose at most {count} {unit} {when}.")},
    Sentence{Form::losses, Quantity::moreThanEnemy,
             local("{side}: lose fewer {unit} than the enemy {when}.")},
    Sentence{Form::losses, Quantity::none, local("{side}: lose no {unit} {when}.")},
    Sentence{Form::points, Quantity::all, local("{side}: have all victory points {when}.")},
    Sentence{Form::points, Quantity::atLeast,
             local("{side}: have at least {count} victory {count:point|points} {when}.")},
    Sentence{Form::points, Quantity::moreThanEnemy,
             local("{side}: have more victory points than the enemy {when}.")},
    Sentence{Form::points, Quantity::none, local("{side}: the enemy has no victory points {when}.")},
    Sentence{Form::clearLine, Quantity::all, local("{side}: no enemy sees or attacks {places} {when}.")},
    Sentence{Form::survive, Quantity::all, local("{side}: all {unit} are still in play {when}.")},
    Sentence{Form::survive, Quantity::atLeast,
             local("{side}: at least {count} {unit} still in play {when}.")},
};

constexpr model::LocalLiteral atEnd = local("at the end of the game"),
                              byTurn = local("by the end of turn {turn}"), atAnyTime = local("at any time");
constexpr model::LocalLiteral allObjectives = local("all objectives");
constexpr model::LocalLiteral objectivesWord = local("the objectives");

/// A word of the file format with its label in the window and its name in sentences.
struct Word {
    const char* id;
    Phrase label;
};
template <std::size_t n>
std::vector<PaletteEntry> entriesOf(const std::array<Word, n>& words) {
    std::vector<PaletteEntry> entries;
    for (const auto& word : words) entries.push_back({word.id, tr(word.label)});
    return entries;
}

/// The words that the program itself counts, in sentences.
struct Counted {
    std::string_view id;
    model::LocalLiteral name, one;
    Phrase label;
};
constexpr std::array counted{
    Counted{"hexes", local("hexes"), local("counted", "hex"), trLater("hexes")},
    Counted{"units", local("units"), local("counted", "unit"), trLater("units")},
    Counted{"steps", local("steps"), local("counted", "step"), trLater("steps")},
    Counted{"points", local("points"), local("counted", "point"), trLater("points")}};

LocalText countedName(const std::string& id, bool isOne) {
    const auto found = std::ranges::find(counted, std::string_view(id), &Counted::id);
    if (found == counted.end()) return {id, id};
    return isOne ? LocalText(found->one) : LocalText(found->name);
}

/// "A, B and C". Spanish has another word for "and" before the sound of an "i".
LocalText joined(const std::vector<LocalText>& names) {
    LocalText all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool isLast = i > 0 && i + 1 == names.size();
        const auto& es = names[i].es;
        const bool isLikeI = es.starts_with("i") || es.starts_with("I") || es.starts_with("\u00ed") ||
                             es.starts_with("\u00cd") || es.starts_with("Hi") || es.starts_with("hi");
        all.en += (i == 0 ? "" : isLast ? " and " : ", ") + names[i].en;
        all.es += (i == 0 ? "" : isLast ? (isLikeI ? " e " : " y ") : ", ") + es;
    }
    return all;
}

template <class Things, class Id>
LocalText nameIn(const Things& things, const Id& id) {
    for (const auto& thing : things)
        if (thing.id == id) return namesOf(thing);
    return {id.text, id.text};
}

LocalText placesOf(const model::Scenario& scenario, const VictoryCondition& condition) {
    std::vector<LocalText> places;
    for (const auto& id : condition.objectives) places.push_back(nameIn(scenario.objectives, id));
    if (!condition.zone.empty()) places.push_back(nameIn(scenario.zones, condition.zone));
    if (!condition.hexes.empty()) {
        const auto labels = labelsIn(scenario, condition.hexes);
        places.push_back({labels, labels});
    }
    if (!places.empty()) return joined(places);
    return condition.quantity == Quantity::all ? allObjectives : objectivesWord;
}

LocalText timeOf(const VictoryCondition& condition) {
    if (condition.when == When::anyTime) return atAnyTime;
    if (condition.when == When::byTurn && condition.turn) {
        const std::vector<MessageValue> values{{"turn", std::to_string(*condition.turn)}};
        return model::fillTemplate(byTurn, values);
    }
    return atEnd;
}

/// The words that a game gives to a parameter of the rules on victory.
std::vector<std::string> wordsOfRules(const mapsets::Mapset* game, std::string_view parameter) {
    if (!game) return {};
    const auto topic = checks::victoryRules();
    for (const auto& setting : game->catalogue.rules) {
        const auto* text = setting.parameters.find(parameter);
        const bool isOfTopic = std::ranges::any_of(
            topic.rules, [&](const checks::Rule& rule) { return rule.id() == setting.rule; });
        if (text && setting.on && isOfTopic) return mapsets::wordsOf(*text);
    }
    return {};
}

}  // namespace

LocalText wordsFor(const model::Scenario& scenario, const VictoryCondition& condition,
                   const mapsets::Mapset*) {
    if (condition.form == Form::text) return {};
    auto sentence = std::ranges::find_if(sentences, [&](const Sentence& one) {
        return one.form == condition.form && one.quantity == condition.quantity;
    });
    if (sentence == sentences.end()) sentence = std::ranges::find(sentences, condition.form, &Sentence::form);
    const auto side = nameIn(scenario.sides, condition.side);
    const auto places = placesOf(scenario, condition), when = timeOf(condition);
    const bool isOne = condition.count == 1 && condition.quantity != Quantity::moreThanEnemy;
    const auto unit = countedName(condition.unit.empty() ? textOfUnits : condition.unit, isOne);
    const auto in = [&](Language language) {
        const std::vector<MessageValue> values{{"side", side.in(language)},
                                               {"places", places.in(language)},
                                               {"unit", unit.in(language)},
                                               {"when", when.in(language)},
                                               {"count", std::to_string(condition.count.value_or(0))}};
        return model::fillTemplate(sentence->text.in(language), values);
    };
    return {in(Language::english), in(Language::spanish)};
}

bool hasProposedWords(const model::Scenario& scenario, const VictoryCondition& condition,
                      const mapsets::Mapset* game) {
    return condition.form == Form::text || condition.text.empty() ||
           condition.text == wordsFor(scenario, condition, game);
}

std::vector<PaletteEntry> victoryForms() {
    using Row = std::pair<Form, Phrase>;
    static constexpr std::array rows{Row{Form::control, trLater("control of objectives or hexes")},
                                     Row{Form::occupy, trLater("units in a place")},
                                     Row{Form::exit, trLater("units that leave the map")},
                                     Row{Form::eliminate, trLater("enemy losses")},
                                     Row{Form::losses, trLater("own losses, at most")},
                                     Row{Form::points, trLater("victory points")},
                                     Row{Form::clearLine, trLater("no enemy sees the place")},
                                     Row{Form::survive, trLater("units still in play")},
                                     Row{Form::text, trLater("words only")}};
    std::vector<PaletteEntry> entries;
    for (const auto& [form, label] : rows) entries.push_back({model::textOf(form), tr(label)});
    return entries;
}

std::vector<PaletteEntry> victoryQuantities(Form form) {
    static constexpr std::array words{Word{"all", trLater("all")}, Word{"at-least", trLater("at least")},
                                      Word{"more-than-enemy", trLater("more than the enemy")},
                                      Word{"none", trLater("none")}};
    auto entries = entriesOf(words);
    if (form == Form::survive) entries.resize(2);
    return entries;
}

std::vector<PaletteEntry> victoryTimes() {
    static constexpr std::array words{Word{"end", trLater("at the end of the game")},
                                      Word{"by-turn", trLater("by the end of a turn")},
                                      Word{"any-time", trLater("at any time")}};
    return entriesOf(words);
}

std::vector<PaletteEntry> countedThings(const mapsets::Mapset* game) {
    std::vector<PaletteEntry> entries{{"", tr("not set")}};
    const auto known = wordsOfRules(game, "words");
    for (const auto& one : counted)
        if (known.empty() || std::ranges::find(known, one.id) != known.end())
            entries.push_back({std::string(one.id), tr(one.label)});
    for (const auto& word : known)
        if (std::ranges::find(counted, std::string_view(word), &Counted::id) == counted.end())
            entries.push_back({word, word});
    return entries;
}

namespace {

/// The list in which games name their levels of victory; null if there is none.
const mapsets::WordList* levelsOf(const mapsets::Mapset* game) {
    return game ? game->catalogue.wordList("levels") : nullptr;
}

}  // namespace

std::vector<PaletteEntry> victoryLevels(const model::Scenario& scenario, const mapsets::Mapset* game,
                                        Language language) {
    std::vector<PaletteEntry> entries{{"", tr("not set")}};
    const auto add = [&](const std::string& id) {
        if (id.empty() || std::ranges::find(entries, id, &PaletteEntry::id) != entries.end()) return;
        entries.push_back({id, levelName(id, game).in(language)});
    };
    for (const auto& level : wordsOfRules(game, "levels")) add(level);
    for (const auto& level : wordsOfRules(game, "draw")) add(level);
    if (const auto* list = levelsOf(game))
        for (const auto& word : list->words) add(word.id);
    for (const auto& condition : scenario.victory) add(condition.level);
    return entries;
}

bool hasLevels(const mapsets::Mapset* game) {
    return levelsOf(game) || !wordsOfRules(game, "levels").empty();
}

bool areLevelsOpen(const mapsets::Mapset* game) {
    const auto* list = levelsOf(game);
    return list && list->open && wordsOfRules(game, "levels").empty();
}

StepName amendmentKindName(model::Amendment::Action action) {
    using Action = model::Amendment::Action;
    switch (action) {
        case Action::terrain:
            return named("terrain");
        case Action::level:
            return named("elevation level");
        case Action::addFeature:
            return named("added feature");
        case Action::removeFeature:
            return named("removed feature");
        case Action::addPath:
            return named("added path");
        case Action::removePath:
            return named("removed path");
        case Action::pathKind:
            return named("changed path");
        case Action::addHexside:
            return named("added hexside");
        case Action::removeHexside:
            return named("removed hexside");
    }
    return {};
}

}  // namespace cota::session
