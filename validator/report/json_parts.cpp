#include "validator/report/json_parts.h"

#include <nlohmann/json.hpp>

#include "validator/engine/identity.h"
#include "validator/report/report_words.h"

namespace cota::checks {

Json subjectJson(const model::Subject& subject) {
    Json json{{"kind", model::textOf(subject.kind)}, {"id", subject.id}};
    if (subject.kind == model::SubjectKind::hex) json["hex"] = subject.id;
    if (!subject.hexes.empty()) {
        if (!json.contains("hex") && subject.hexes.size() == 1) json["hex"] = subject.hexes.front();
        json["hexes"] = subject.hexes;
    }
    return json;
}

Json citationJson(const model::Finding& finding) {
    if (!finding.citation) return nullptr;
    return {{"game", finding.citation->game}, {"paragraph", finding.citation->paragraph}};
}

Json filesJson(const Report& report) {
    Json json = Json::array();
    for (const auto& file : report.files)
        json.push_back(
            {{"path", file.path}, {"sha256", file.sha256}, {"kind", file.kind}, {"mapset", file.mapset}});
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
    json["stepsLeftOut"] = Json::array();
    for (const auto& cut : trailsLeftOut(report))
        json["stepsLeftOut"].push_back({{"rule", cut.rule}, {"told", cut.listed}, {"found", cut.found}});
    json["failures"] = Json::array();
    for (const auto& failure : report.failures)
        json["failures"].push_back({{"rule", failure.rule}, {"what", failure.what}});
    json["timeMs"] = report.timeMs;
    return json;
}

Json countsJson(const Counts& counts) {
    return {{"error", counts.error},
            {"warning", counts.warning},
            {"info", counts.info},
            {"accepted", counts.accepted},
            {"baseline", counts.baseline}};
}

std::string textOf(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string Fingerprints::next(const model::Finding& finding) {
    const std::string file = finding.where ? fromRoot(finding.where->file, root_) : std::string{};
    const std::string print = fingerprintOf(finding, file);
    return print + ":" + std::to_string(++seen_[print]);
}

}  // namespace cota::checks
