#include "validator/cli/baseline.h"

#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "validator/cli/command_error.h"

namespace cota::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* schemaName = "cota/baseline/1";
constexpr model::LocalLiteral notABaseline{"'{path}' is no baseline written by --update-baseline.",
                                           "'{path}' no es una línea base escrita por --update-baseline."};

/// What a finding is known again by.
Json keyOf(const model::Finding& finding) {
    Json key;
    key["rule"] = finding.rule;
    key["messageId"] = finding.message;
    key["subject"] = {{"kind", model::textOf(finding.subject.kind)}, {"id", finding.subject.id}};
    key["values"] = Json::object();
    for (const auto& value : finding.values) key["values"][value.name] = value.text;
    return key;
}

std::string textOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

void applyBaseline(checks::Report& report, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const Json json = Json::parse(bytes, nullptr, false);
    const bool isOurs = json.is_object() && json.value("schema", Json()) == Json(schemaName) &&
                        json.contains("findings") && json["findings"].is_array();
    if (!isOurs) throw CommandError(exitUnreadable, notABaseline, {{"path", path}});
    // The same finding may stand there twice: then two are known.
    std::map<std::string, int> known;
    for (const Json& key : json["findings"]) ++known[textOf(key)];
    for (auto& reported : report.findings) {
        const auto found = known.find(textOf(keyOf(reported.finding)));
        if (reported.state != checks::State::fresh || found == known.end() || found->second == 0) continue;
        reported.state = checks::State::baseline;
        --found->second;
    }
}

std::string baselineText(const checks::Report& report) {
    Json json;
    json["schema"] = schemaName;
    json["findings"] = Json::array();
    for (const auto& reported : report.findings)
        if (reported.state != checks::State::accepted) json["findings"].push_back(keyOf(reported.finding));
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cota::cli
