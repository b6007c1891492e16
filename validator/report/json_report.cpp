#include "validator/report/json_report.h"

#include <nlohmann/json.hpp>

#include "validator/engine/causes.h"
#include "validator/report/json_parts.h"
#include "validator/report/plain_words.h"
#include "validator/report/report_words.h"

namespace cota::checks {

namespace {

Json locationJson(const std::optional<model::SourceSpan>& where) {
    if (!where) return nullptr;
    return {{"file", where->file}, {"line", where->line}, {"column", where->column}};
}

/// Movement points: a number, or a fraction as text.
Json spentJson(model::Rational points) {
    if (points.isInteger()) return points.num();
    return points.text();
}

Json trailJson(const std::vector<TrailStep>& trail, model::Language language) {
    Json json = Json::array();
    for (const auto& step : trail) {
        Json one{{"hexes", step.hexes},
                 {"text", step.text.in(language)},
                 {"decides", step.decides},
                 {"location", locationJson(step.where)}};
        if (step.spent)
            one.update({{"turn", step.spent->turn},
                        {"cost", spentJson(step.spent->cost)},
                        {"left", spentJson(step.spent->left)}});
        if (step.spent && step.spent->isBound) one["bound"] = true;
        json.push_back(std::move(one));
    }
    return json;
}

Json fixJson(const Fix& fix, model::Language language) {
    Json json{{"id", fix.id}, {"label", fix.label.in(language)}};
    json["edits"] = Json::array();
    for (const auto& edit : fix.edits)
        json["edits"].push_back({{"file", edit.file},
                                 {"offset", edit.offset},
                                 {"length", edit.length},
                                 {"line", edit.from.line},
                                 {"column", edit.from.column},
                                 {"endLine", edit.to.line},
                                 {"endColumn", edit.to.column},
                                 {"text", edit.text}});
    return json;
}

Json valueJson(const model::MessageValue& value) {
    Json json{{"kind", model::textOf(value.kind)}};
    if (value.kind == model::ValueKind::number) {
        json["number"] = std::stoll(value.text);
    } else if (value.kind == model::ValueKind::list) {
        json["items"] = Json::array();
        for (const auto& item : value.items) json["items"].push_back(valueJson(item));
    } else if (value.kind != model::ValueKind::words) {
        json["text"] = value.text;
    }
    if (!value.words.empty()) {
        json["en"] = value.words.en;
        json["es"] = value.words.es;
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
    for (const auto& value : finding.values) json["values"][value.name] = valueJson(value);
    json["subject"] = subjectJson(finding.subject);
    json["related"] = Json::array();
    for (const auto& related : finding.related) json["related"].push_back(subjectJson(related));
    json["location"] = locationJson(finding.where);
    json["citation"] = citationJson(finding);
    json["fixes"] = Json::array();
    for (const auto& fix : reported.fixes) json["fixes"].push_back(fixJson(fix, language));
    json["state"] = textOf(reported.state);
    if (!reported.reason.empty() || reported.state == State::accepted) json["reason"] = reported.reason;
    if (reported.state == State::accepted) {
        json["covered"] = reported.covered;
        if (reported.meantFor) json["meantFor"] = *reported.meantFor;
    }
    if (finding.consequences > 0) json["consequences"] = finding.consequences;
    if (!reported.trail.empty()) json["steps"] = trailJson(reported.trail, language);
    return json;
}

}  // namespace

std::string jsonReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    Json json{{"schema", "cota/check/2"},
              {"tool", {{"name", options.tool.name}, {"version", options.tool.version}}}};
    json["files"] = filesJson(report);
    json["findings"] = Json::array();
    Fingerprints fingerprints(options.root);
    for (const auto& reported : report.findings) {
        json["findings"].push_back(findingJson(reported, messages, options.language));
        json["findings"].back()["fingerprint"] = fingerprints.next(reported.finding);
        if (const auto names = onlyIn(report, reported); !names.empty())
            json["findings"].back()["onlyIn"] = names;
    }
    json["coverage"] = coverageJson(report, options.language);
    json["counts"] = countsJson(report.counts);
    makePlain(json);
    return textOf(json);
}

}  // namespace cota::checks
