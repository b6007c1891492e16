#include "editor/editing/victory_words.h"

#include <algorithm>
#include <array>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"
#include "formats/model/finding/message.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/briefing/victory_sentences.h"
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

/// The words that the program itself counts.
constexpr std::array counted{Word{"hexes", trLater("hexes")}, Word{"units", trLater("units")},
                             Word{"steps", trLater("steps")}, Word{"points", trLater("points")}};

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
    return look::sentenceOf(scenario, condition);
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
        if (std::ranges::none_of(counted, [&](const Word& one) { return word == one.id; }))
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
