#include "validator/report/sarif_rules.h"

#include <nlohmann/json.hpp>

#include "validator/report/json_parts.h"
#include "validator/report/report_words.h"
#include "validator/report/rule_book.h"

namespace cota::checks {

namespace {

/// "a unit that cannot move" as names of rules are written there: "AUnitThatCannotMove".
std::string nameOf(std::string_view title) {
    std::string name;
    bool begins = true;
    for (const char c : title) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isLetter) name += begins && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        begins = !isLetter;
    }
    return name;
}

Json ruleJson(const std::string& id, const MessageBook& messages, model::Language language) {
    Json json{{"id", id}};
    if (const auto* row = messages.row(id)) {
        const std::string reason(row->reason.in(language)), advice(row->advice.in(language));
        const std::string title(row->title.in(language));
        json["name"] = nameOf(row->title.en);
        json["shortDescription"] = {{"text", title}};
        json["fullDescription"] = {{"text", reason}};
        json["help"] = {{"text", reason + " " + advice},
                        {"markdown", "**" + title + "**\n\n> " + shownTemplate(row->text.in(language)) +
                                         "\n\n" + reason + "\n\n" + advice}};
        json["defaultConfiguration"] = {{"level", sarifLevel(row->severity)}};
    }
    json["properties"]["tags"] = Json::array({topicOf(id, messages)});
    return json;
}

}  // namespace

const char* sarifLevel(model::Severity severity) {
    return severity == model::Severity::info ? "note" : model::textOf(severity);
}

SarifRules::SarifRules(const Report& report, const MessageBook& messages) : messages_(messages) {
    for (const auto& rule : report.rulesRun) index_.emplace(rule, 0);
    for (const auto& reported : report.findings) index_.emplace(reported.finding.rule, 0);
    std::size_t number = 0;
    for (auto& [rule, index] : index_) index = number++;
}

Json SarifRules::json(model::Language language) const {
    Json json = Json::array();
    for (const auto& [rule, index] : index_) json.push_back(ruleJson(rule, messages_, language));
    return json;
}

}  // namespace cota::checks
