// Data names strategies, so a misspelt name is a mistake in data: the finding lists the known words.

#include <algorithm>

#include "mapsets/loading/mapset_check.h"
#include "mapsets/loading/mapset_layer.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

namespace {

using Known = std::span<const StrategyDescription>;

void add(std::vector<std::string>& words, std::string_view word) {
    if (std::find(words.begin(), words.end(), word) == words.end()) words.emplace_back(word);
}

std::vector<std::string> questionsOf(Known known) {
    std::vector<std::string> questions;
    for (const auto& one : known) add(questions, one.question);
    return questions;
}

std::vector<std::string> strategiesFor(Known known, std::string_view question) {
    std::vector<std::string> names;
    for (const auto& one : known)
        if (one.question == question) add(names, one.name);
    return names;
}

class StrategyCheck : MapsetFindings {
  public:
    StrategyCheck(const Mapset& mapset, Known known) : MapsetFindings(mapset), known_(known) {}

    std::vector<model::Finding> run() {
        for (const auto& choice : mapset_.catalogue.strategies) check(choice);
        std::vector<std::string> open;
        if (mapset_.catalogue.table.isUsed()) return std::move(findings_);  // all questions are about maps
        for (const auto& question : questionsOf(known_))
            if (!mapset_.catalogue.strategy(question) && mustBeAnswered(question)) open.push_back(question);
        if (!open.empty()) add("mapset", MapsetMessage::missingStrategy, {{"questions", joined(open)}});
        return std::move(findings_);
    }

  private:
    void check(const StrategyChoice& choice) {
        const auto place = placeOf("strategy", choice.question);
        const auto names = strategiesFor(known_, choice.question);
        if (names.empty()) {
            unknown(place, MapsetMessage::unknownQuestion, MapsetMessage::unknownQuestionNearest,
                    {{"question", choice.question}}, choice.question, questionsOf(known_));
            return;
        }
        const auto* description = descriptionOf(choice, known_);
        if (description == nullptr) {
            unknown(place, MapsetMessage::unknownStrategy, MapsetMessage::unknownStrategyNearest,
                    {{"question", choice.question}, {"strategy", choice.strategy}}, choice.strategy, names);
            return;
        }
        for (const auto& [name, value] : choice.parameters)
            if (!isNamedByARow(choice, name))
                parameter(*description, place, name, std::vector<std::string>{value});
        for (const auto& [name, id] : choice.fromOption) {
            if (isNamedByARow(choice, name)) continue;
            const auto* option = mapset_.catalogue.option(id);
            parameter(*description, place, name, option ? option->words : std::vector<std::string>{});
        }
        for (const auto& row : description->parameters)
            if (row.fallback == nullptr && !choice.parameters.has(row.name) &&
                !choice.fromOption.contains(row.name))
                add(place, MapsetMessage::missingParameter,
                    {{"strategy", description->name}, {"parameter", row.name}});
        for (const auto& [reason, paragraph] : choice.citations) citedReason(*description, place, reason);
    }

    /// If a strategy "none" or "flat" exists for a question, the game must choose one for it.
    bool mustBeAnswered(std::string_view question) const {
        const auto names = strategiesFor(known_, question);
        return std::any_of(names.begin(), names.end(),
                           [](const std::string& name) { return name == "none" || name == "flat"; });
    }

    /// A row may depend on a parameter of its own: <row if="name"/>.
    static bool isNamedByARow(const StrategyChoice& choice, const std::string& name) {
        return std::any_of(choice.rows.begin(), choice.rows.end(), [&](const StrategyRow& row) {
            const auto* condition = row.values.find("if");
            return condition && *condition == name;
        });
    }

    void parameter(const StrategyDescription& description, const std::string& place, const std::string& name,
                   const std::vector<std::string>& values) {
        const auto row = std::find_if(description.parameters.begin(), description.parameters.end(),
                                      [&](const Parameter& one) { return one.name == name; });
        if (row == description.parameters.end()) {
            std::vector<std::string> names;
            for (const auto& one : description.parameters) names.emplace_back(one.name);
            unknown(place + "/" + name, MapsetMessage::unknownParameter,
                    MapsetMessage::unknownParameterNearest,
                    {{"strategy", description.name}, {"parameter", name}}, name, names);
            return;
        }
        for (const auto& value : values) {
            if (const auto words = unreadable(*row, value))
                unknown(place + "/" + name, MapsetMessage::unknownValue, MapsetMessage::unknownValueNearest,
                        {{"value", value}, {"parameter", name}}, value, *words);
            if (const auto bounds = outOfBounds(*row, value))
                add(place + "/" + name, MapsetMessage::outOfBounds, *bounds);
        }
    }

    void citedReason(const StrategyDescription& description, const std::string& place,
                     const std::string& reason) {
        const bool isKnown = std::any_of(description.reasons.begin(), description.reasons.end(),
                                         [&](const ReasonRow& one) { return one.id == reason; });
        if (isKnown) return;
        std::vector<std::string> ids;
        for (const auto& one : description.reasons) ids.emplace_back(one.id);
        unknown(place + "/reason/" + reason, MapsetMessage::unknownReason,
                MapsetMessage::unknownReasonNearest, {{"strategy", description.name}, {"reason", reason}},
                reason, ids);
    }

    Known known_;
};

}  // namespace

std::optional<std::vector<std::string>> unreadable(const Parameter& row, const std::string& value) {
    const auto fault = faultOf(row, value);
    if (!fault || *fault == ValueFault::outOfRange) return std::nullopt;
    return expectedTexts(row);
}

std::optional<std::vector<model::MessageValue>> outOfBounds(const Parameter& row, const std::string& value) {
    if (faultOf(row, value) != ValueFault::outOfRange) return std::nullopt;
    return std::vector<model::MessageValue>{{"name", row.name},
                                            {"value", value},
                                            {"min", std::to_string(row.least)},
                                            {"max", std::to_string(row.most)}};
}

std::vector<model::Finding> checkStrategies(const Mapset& mapset, Known known) {
    return StrategyCheck(mapset, known).run();
}

}  // namespace cota::mapsets
