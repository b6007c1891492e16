#include "mapsets/strategy/strategy.h"

#include <algorithm>
#include <cassert>

#include "formats/model/geometry/decimal.h"

namespace cota::mapsets {

namespace {

const Parameter* rowOf(const StrategyDescription& description, std::string_view name) {
    const auto row = std::ranges::find_if(description.parameters,
                                          [&](const Parameter& each) { return each.name == name; });
    assert(row != description.parameters.end() && "a parameter its description does not list");
    return row == description.parameters.end() ? nullptr : &*row;
}

}  // namespace

const char* fallbackOf(const StrategyDescription& description, std::string_view name) {
    const Parameter* row = rowOf(description, name);
    return row == nullptr || row->fallback == nullptr ? "" : row->fallback;
}

std::string wordOf(const Parameters& parameters, const StrategyDescription& description,
                   std::string_view name) {
    return parameters.word(name, fallbackOf(description, name));
}

int numberOf(const Parameters& parameters, const StrategyDescription& description, std::string_view name) {
    const int number = readInteger(wordOf(parameters, description, name)).value_or(0);
    const Parameter* row = rowOf(description, name);
    return row == nullptr ? number : std::clamp(number, row->least, row->most);
}

std::vector<std::string> wordsOf(const Parameters& parameters, const StrategyDescription& description,
                                 std::string_view name) {
    return wordsOf(wordOf(parameters, description, name));
}

bool isYes(const Parameters& parameters, const StrategyDescription& description, std::string_view name) {
    return readFlag(wordOf(parameters, description, name)).value_or(false);
}

const StrategyDescription* descriptionOf(const StrategyChoice& choice,
                                         std::span<const StrategyDescription> known) {
    const auto found = std::ranges::find_if(known, [&](const StrategyDescription& one) {
        return one.question == choice.question && one.name == choice.strategy;
    });
    return found == known.end() ? nullptr : &*found;
}

const StrategyChoice* choiceOf(const Battlefield& field, const StrategyDescription& description) {
    const auto* choice = field.mapset().catalogue.strategy(description.question);
    return choice != nullptr && choice->strategy == description.name ? choice : nullptr;
}

Explanation explanationOf(const StrategyDescription& description, const Parameters& parameters,
                          std::string_view reason, std::vector<model::MessageValue> values) {
    const auto row =
        std::ranges::find_if(description.reasons, [&](const ReasonRow& each) { return each.id == reason; });
    assert(row != description.reasons.end() && "a reason its description does not list");
    if (row == description.reasons.end()) return {};
    return {&*row, std::move(values), parameters.citation(std::string(reason)), description.question, {}};
}

namespace {

/// The name of a word the game declares; the id itself if it has no name.
std::string nameOf(const Catalogue& catalogue, const std::string& kind, const std::string& id,
                   model::Language language) {
    model::LocalText name;
    if (const WordList* list = catalogue.wordList(kind)) {
        if (const Word* word = list->find(id)) name = word->name;
    } else if (const TerrainType* terrain = catalogue.terrain(model::TerrainId(id))) {
        name = terrain->name;
    } else if (const FeatureType* feature = catalogue.feature(model::FeatureId(id))) {
        name = feature->name;
    } else if (const HexsideType* hexside = catalogue.hexside(model::HexsideId(id))) {
        name = hexside->name;
    }
    return name.empty() ? id : name.in(language);
}

}  // namespace

model::LocalText nameOfRow(const Catalogue& catalogue, std::string_view question, const std::string& row) {
    model::LocalText name{row, row};
    const StrategyChoice* choice = catalogue.strategy(std::string(question));
    if (choice == nullptr) return name;
    const auto found = std::ranges::find(choice->rows, row, &StrategyRow::name);
    if (found == choice->rows.end()) return name;
    if (const auto* english = found->values.find("en")) name.en = *english;
    if (const auto* spanish = found->values.find("es")) name.es = *spanish;
    return name;
}

namespace {

/// The text of a value in an explanation.
std::string worded(const model::MessageValue& value, std::string_view question, model::Language language,
                   const Catalogue* catalogue) {
    if (catalogue && value.name == "row") return nameOfRow(*catalogue, question, value.text).in(language);
    if (value.name == "line") {  // a height, an exact fraction until here
        const auto height = model::Rational::parse(value.text);
        return height ? model::decimalText(*height, language) : value.text;
    }
    const bool isKind = value.name == "terrain" || value.name == "feature" ||
                        (catalogue && catalogue->wordList(value.name) != nullptr);
    if (!catalogue || !isKind) return value.text;
    std::string names;
    for (const std::string& id : wordsOf(value.text))
        names += (names.empty() ? "" : ", ") + nameOf(*catalogue, value.name, id, language);
    return names;
}

}  // namespace

std::string Explanation::text(model::Language language, const Catalogue* catalogue) const {
    if (!reason) return {};
    std::vector<model::MessageValue> named = values;
    for (model::MessageValue& value : named) value.text = worded(value, question, language, catalogue);
    return model::fillTemplate(reason->text.in(language), named);
}

std::string Explanation::source(model::Language language) const {
    std::string text = citation;
    for (const SetOption& each : options)
        text += (text.empty() ? "" : "; ") + std::string(local("option ").in(language)) + each.option + "=" +
                each.word;
    return text;
}

std::string Explanation::sourced(model::Language language, const Catalogue* catalogue) const {
    const std::string from = source(language);
    return text(language, catalogue) + (from.empty() ? "" : " (" + from + ")");
}

std::string Explanation::said(std::string_view name, model::Language language,
                              const Catalogue* catalogue) const {
    const auto value = std::ranges::find(values, name, &model::MessageValue::name);
    return value == values.end() ? std::string() : worded(*value, question, language, catalogue);
}

}  // namespace cota::mapsets
