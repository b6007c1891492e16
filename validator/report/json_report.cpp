#include "validator/report/json_report.h"

#include <nlohmann/json.hpp>

namespace cota::checks {

namespace {

using Json = nlohmann::ordered_json;

Json subjectJson(const model::Subject& subject) {
    Json json{{"kind", model::textOf(subject.kind)}, {"id", subject.id}};
    if (subject.kind == model::SubjectKind::hex) json["hex"] = subject.id;
    if (!subject.hexes.empty()) {
        if (!json.contains("hex") && subject.hexes.size() == 1) json["hex"] = subject.hexes.front();
        json["hexes"] = subject.hexes;
    }
    return json;
}

Json findingJson(const ReportedFinding& reported, const MessageBook& messages, model::Language language) {
    const auto& finding = reported.finding;
    Json json{{"rule", finding.rule},
              {"severity", model::textOf(finding.severity)},
              {"message", messages.text(finding, language)},
              {"messageId", finding.message}};
    json["values"] = Json::object();
    for (const auto& value : finding.values) json["values"][value.name] = value.text;
    json["subject"] = subjectJson(finding.subject);
    json["related"] = Json::array();
    for (const auto& related : finding.related) json["related"].push_back(subjectJson(related));
    json["location"] = nullptr;
    if (finding.where)
        json["location"] = {
            {"file", finding.where->file}, {"line", finding.where->line}, {"column", finding.where->column}};
    json["citation"] = nullptr;
    if (finding.citation)
        json["citation"] = {{"game", finding.citation->game}, {"paragraph", finding.citation->paragraph}};
    json["fixes"] = Json::array();
    json["state"] = textOf(reported.state);
    if (reported.state == State::accepted) json["reason"] = reported.reason;
    return json;
}

Json coverageJson(const Report& report, model::Language language) {
    Json json;
    json["rulesRun"] = report.rulesRun;
    json["rulesSkipped"] = Json::array();
    for (const auto& skipped : report.rulesSkipped)
        json["rulesSkipped"].push_back({{"rule", skipped.rule}, {"why", skipped.why.in(language)}});
    json["severities"] = Json::array();
    for (const auto& change : report.severities)
        json["severities"].push_back({{"rule", change.rule},
                                      {"severity", model::textOf(change.severity)},
                                      {"by", change.byCommand ? "command" : "game"}});
    json["cut"] = Json::array();
    for (const auto& cut : report.cut)
        json["cut"].push_back({{"rule", cut.rule}, {"listed", cut.listed}, {"found", cut.found}});
    json["failures"] = Json::array();
    for (const auto& failure : report.failures)
        json["failures"].push_back({{"rule", failure.rule}, {"what", failure.what}});
    json["timeMs"] = report.timeMs;
    return json;
}

}  // namespace

std::string jsonReport(const Report& report, const MessageBook& messages, const Tool& tool,
                       model::Language language) {
    Json json{{"schema", "cota/check/1"}, {"tool", {{"name", tool.name}, {"version", tool.version}}}};
    json["files"] = Json::array();
    for (const auto& file : report.files)
        json["files"].push_back(
            {{"path", file.path}, {"sha256", file.sha256}, {"kind", file.kind}, {"mapset", file.mapset}});
    json["findings"] = Json::array();
    for (const auto& reported : report.findings)
        json["findings"].push_back(findingJson(reported, messages, language));
    json["coverage"] = coverageJson(report, language);
    json["counts"] = {{"error", report.counts.error},
                      {"warning", report.counts.warning},
                      {"info", report.counts.info},
                      {"accepted", report.counts.accepted},
                      {"baseline", report.counts.baseline}};
    // Text from a broken file may hold bytes that are no text; a report is still a report.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cota::checks
