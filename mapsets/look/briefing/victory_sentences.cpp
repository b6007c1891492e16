#include "mapsets/look/briefing/victory_sentences.h"

#include <algorithm>
#include <array>
#include <vector>

#include "formats/model/finding/message.h"

namespace cota::look {

namespace {

using model::Language;
using model::LocalText;
using model::MessageValue;
using model::VictoryCondition;
using Form = VictoryCondition::Form;
using Quantity = VictoryCondition::Quantity;
using When = VictoryCondition::When;

/// The sentence for a form and a quantity; `{when}` is "at the end of the game" and the like.
struct VictorySentence {
    Form form;
    Quantity quantity;
    model::LocalLiteral text;
};
constexpr std::array victorySentences{
    VictorySentence{Form::control, Quantity::all, local("{side}: control {places} {when}.")},
    VictorySentence{Form::control, Quantity::atLeast,
                    local("{side}: control at least {count} of {places} {when}.")},
    VictorySentence{Form::control, Quantity::moreThanEnemy,
                    local("{side}: control more of {places} than the enemy {when}.")},
    VictorySentence{Form::control, Quantity::none,
                    local("{side}: the enemy controls none of {places} {when}.")},
    VictorySentence{Form::occupy, Quantity::all, local("{side}: occupy {places} {when}.")},
    VictorySentence{Form::occupy, Quantity::atLeast,
                    local("{side}: have at least {count} {unit} in {places} {when}.")},
    VictorySentence{Form::occupy, Quantity::moreThanEnemy,
                    local("{side}: have more {unit} in {places} than the enemy {when}.")},
    VictorySentence{Form::occupy, Quantity::none, local("{side}: no enemy {unit} in {places} {when}.")},
    VictorySentence{Form::exit, Quantity::all,
                    local("{side}: all {unit} leave the map through {places} {when}.")},
    VictorySentence{Form::exit, Quantity::atLeast,
                    local("{side}: at least {count} {unit} leave the map through {places} {when}.")},
    VictorySentence{Form::exit, Quantity::moreThanEnemy,
                    local("{side}: more {unit} than the enemy leave the map through {places} {when}.")},
    VictorySentence{Form::exit, Quantity::none,
                    local("{side}: no enemy {unit} leave the map through {places} {when}.")},
    VictorySentence{Form::eliminate, Quantity::all, local("{side}: eliminate all enemy {unit} {when}.")},
    VictorySentence{Form::eliminate, Quantity::atLeast,
                    local("{side}: eliminate at least {count} enemy {unit} {when}.")},
    VictorySentence{Form::eliminate, Quantity::moreThanEnemy,
                    local("{side}: eliminate more {unit} than the enemy {when}.")},
    VictorySentence{Form::eliminate, Quantity::none, local("{side}: eliminate no enemy {unit} {when}.")},
    VictorySentence{Form::losses, Quantity::all, local("{side}: lose at most {count} {unit} {when}.")},
    VictorySentence{Form::losses, Quantity::atLeast, local("{side}: lose at most {count} {unit} {when}.")},
    VictorySentence{Form::losses, Quantity::moreThanEnemy,
                    local("{side}: lose fewer {unit} than the enemy {when}.")},
    VictorySentence{Form::losses, Quantity::none, local("{side}: lose no {unit} {when}.")},
    VictorySentence{Form::points, Quantity::all, local("{side}: have all victory points {when}.")},
    VictorySentence{Form::points, Quantity::atLeast,
                    local("{side}: have at least {count} victory {count:point|points} {when}.")},
    VictorySentence{Form::points, Quantity::moreThanEnemy,
                    local("{side}: have more victory points than the enemy {when}.")},
    VictorySentence{Form::points, Quantity::none, local("{side}: the enemy has no victory points {when}.")},
    VictorySentence{Form::clearLine, Quantity::all,
                    local("{side}: no enemy sees or attacks {places} {when}.")},
    VictorySentence{Form::survive, Quantity::all, local("{side}: all {unit} are still in play {when}.")},
    VictorySentence{Form::survive, Quantity::atLeast,
                    local("{side}: at least {count} {unit} still in play {when}.")},
};

constexpr model::LocalLiteral atEnd = local("at the end of the game"),
                              byTurn = local("by the end of turn {turn}"), atAnyTime = local("at any time");
constexpr model::LocalLiteral allObjectives = local("all objectives");
constexpr model::LocalLiteral objectivesWord = local("the objectives");

/// The words that the program itself counts.
struct CountedThing {
    std::string_view id;
    model::LocalLiteral name, one;
};
constexpr std::array countedThings{CountedThing{"hexes", local("hexes"), local("counted", "hex")},
                                   CountedThing{"units", local("units"), local("counted", "unit")},
                                   CountedThing{"steps", local("steps"), local("counted", "step")},
                                   CountedThing{"points", local("points"), local("counted", "point")}};

/// The name in a language, else the id.
template <class Thing>
std::string nameOr(const Thing& thing, Language language) {
    return thing.name.empty() ? thing.id.text : thing.name.in(language);
}

/// "A, B and C". Spanish has another word for "and" before the sound of an "i".
LocalText joinedNames(const std::vector<LocalText>& names) {
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
        if (thing.id == id)
            return LocalText{nameOr(thing, Language::english), nameOr(thing, Language::spanish)};
    return LocalText{id.text, id.text};
}

std::string labelsOf(const model::Scenario& scenario, const std::vector<model::HexRef>& hexes) {
    const auto& boards = scenario.assembly.boards;
    std::string text;
    for (const auto& hex : hexes) {
        const bool isPlain = boards.size() == 1 && !hex.label.empty() && hex.label.front() != '@';
        const std::string board =
            isPlain ? boards.front().id.text + scenario.assembly.separator : std::string();
        text += text.empty() ? "" : " ";
        text += hex.label.starts_with(board) ? hex.label : board + hex.label;
    }
    return text;
}

LocalText placesOf(const model::Scenario& scenario, const VictoryCondition& condition) {
    std::vector<LocalText> places;
    for (const auto& id : condition.objectives) places.push_back(nameIn(scenario.objectives, id));
    if (!condition.zone.empty()) places.push_back(nameIn(scenario.zones, condition.zone));
    if (!condition.hexes.empty()) {
        const auto labels = labelsOf(scenario, condition.hexes);
        places.push_back({labels, labels});
    }
    if (!places.empty()) return joinedNames(places);
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

LocalText nameOfCounted(std::string_view unit, bool isOne) {
    const auto found = std::ranges::find(countedThings, unit, &CountedThing::id);
    if (found == countedThings.end()) return {};
    return isOne ? LocalText(found->one) : LocalText(found->name);
}

}  // namespace

LocalText sentenceOf(const model::Scenario& scenario, const VictoryCondition& condition) {
    if (condition.form == Form::text) return {};
    auto sentence = std::ranges::find_if(victorySentences, [&](const VictorySentence& one) {
        return one.form == condition.form && one.quantity == condition.quantity;
    });
    if (sentence == victorySentences.end())
        sentence = std::ranges::find(victorySentences, condition.form, &VictorySentence::form);
    const auto side = nameIn(scenario.sides, condition.side);
    const auto places = placesOf(scenario, condition), when = timeOf(condition);
    const bool isOne = condition.count == 1 && condition.quantity != Quantity::moreThanEnemy;
    const std::string counted = condition.unit.empty() ? "units" : condition.unit;
    auto unit = nameOfCounted(counted, isOne);
    if (unit.empty()) unit = {counted, counted};
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

}  // namespace cota::look
