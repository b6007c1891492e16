#include "validator/report/sarif_rules.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "formats/model/finding/message.h"
#include "validator/report/json_parts.h"
#include "validator/report/report_words.h"
#include "validator/report/rule_book.h"

namespace cota::checks {

namespace {

/// Rule names are in PascalCase there: "a unit that cannot move" becomes "AUnitThatCannotMove".
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

/// The anchor of a Markdown heading: small letters, "-" for blanks, no punctuation, and percent-encoding for
/// characters that are not ASCII.
std::string anchorOf(std::string_view heading) {
    std::string anchor;
    for (std::size_t i = 0; i < heading.size(); ++i) {
        const auto byte = static_cast<unsigned char>(heading[i]);
        const bool isDot = heading.substr(i).starts_with("\xC2\xB7");
        if (isDot)
            ++i;
        else if (byte >= 'A' && byte <= 'Z')
            anchor += static_cast<char>(byte - 'A' + 'a');
        else if ((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-')
            anchor += static_cast<char>(byte);
        else if (byte == ' ')
            anchor += '-';
        else if (byte >= 0x80)
            anchor += fmt::format("%{:02X}", byte);
    }
    return anchor;
}

Json ruleJson(const std::string& id, const MessageBook& messages, model::Language language,
              const std::string& page) {
    Json json{{"id", id}};
    if (const auto* row = messages.row(id)) {
        const std::string reason(row->reason.in(language)), advice(row->advice.in(language));
        const std::string title(row->title.in(language));
        json["name"] = nameOf(std::string(row->title.english()));
        json["shortDescription"] = {{"text", title}};
        json["fullDescription"] = {{"text", reason}};
        if (!page.empty()) json["helpUri"] = page + "#" + anchorOf(ruleHeading(*row, language));
        std::string help = "**" + model::printable(title) + "**";
        const auto text = shownTemplate(row->text.in(language));
        for (const auto& [mark, words] : {std::pair{"> ", &text}, {"", &reason}, {"", &advice}})
            help.append("\n\n").append(mark).append(model::printable(*words));
        json["help"] = {{"text", reason + " " + advice}, {"markdown", std::move(help)}};
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

Json SarifRules::json(model::Language language, const std::string& page) const {
    Json json = Json::array();
    for (const auto& [rule, index] : index_) json.push_back(ruleJson(rule, messages_, language, page));
    return json;
}

}  // namespace cota::checks
