#include "validator/report/sarif_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

#include "validator/report/json_parts.h"
#include "validator/report/plain_words.h"
#include "validator/report/report_words.h"
#include "validator/report/sarif_rules.h"
#include "validator/report/source_texts.h"

namespace cota::checks {

namespace {

constexpr const char* schemaAddress = "https://json.schemastore.org/sarif-2.1.0.json";
constexpr const char* sourceRoot = "%SRCROOT%";
// Sites show at most a hundred per result, and reject a thousand.
constexpr std::size_t mostRelated = 100;

class SarifWriter {
  public:
    SarifWriter(const Report& report, const MessageBook& messages, const ReportOptions& options)
        : report_(report),
          messages_(messages),
          options_(options),
          rules_(report, messages),
          fingerprints_(options.root),
          sources_(options.textOf) {
        for (const auto& file : report.files) artifactOf(file.path);
    }

    Json all() {
        Json run;
        run["tool"]["driver"] = {{"name", options_.tool.name},
                                 {"version", options_.tool.version},
                                 {"semanticVersion", options_.tool.version},
                                 {"language", languageId()},
                                 {"rules", rules_.json(options_.language, options_.rulesPage)}};
        if (options_.tool.version.empty()) {
            run["tool"]["driver"].erase("version");
            run["tool"]["driver"].erase("semanticVersion");
        }
        run["language"] = languageId();
        run["automationDetails"] = {{"id", "cota-check/"}};
        run["columnKind"] = "unicodeCodePoints";
        run["invocations"] = Json::array({invocation()});
        Json results = Json::array();
        for (const auto& reported : report_.findings) results.push_back(result(reported));
        run["originalUriBaseIds"][sourceRoot] = {
            {"description",
             {{"text", say(options_.language, local("the folder in which cota was started"))}}}};
        run["artifacts"] = artifacts();
        run["results"] = std::move(results);
        run["properties"] = {{"coverage", coverageJson(report_, options_.language)},
                             {"counts", countsJson(report_.counts)}};
        Json json{{"$schema", schemaAddress}, {"version", "2.1.0"}};
        json["runs"] = Json::array({std::move(run)});
        makePlain(json);
        return json;
    }

  private:
    const char* languageId() const { return options_.language == model::Language::spanish ? "es" : "en"; }

    std::size_t artifactOf(const std::string& path) {
        const auto found = std::find(paths_.begin(), paths_.end(), path);
        if (found != paths_.end()) return static_cast<std::size_t>(found - paths_.begin());
        paths_.push_back(path);
        return paths_.size() - 1;
    }

    Json artifactLocation(const std::string& path) const {
        const std::string named = fromRoot(path, options_.root);
        if (named.starts_with('/')) return {{"uri", fileUri(named)}};
        return {{"uri", uriOf(named)}, {"uriBaseId", sourceRoot}};
    }

    Json artifacts() const {
        Json json = Json::array();
        for (const auto& path : paths_) {
            const auto file = std::find_if(report_.files.begin(), report_.files.end(),
                                           [&](const CheckedFile& one) { return one.path == path; });
            Json one{{"location", artifactLocation(path)}};
            if (file != report_.files.end()) {
                one["roles"] = Json::array({"analysisTarget"});
                if (!file->sha256.empty()) one["hashes"] = {{"sha-256", file->sha256}};
                one["properties"] = {{"kind", file->kind}, {"mapset", file->mapset}};
            }
            json.push_back(std::move(one));
        }
        return json;
    }

    Json notification(const std::string& rule, const char* level, const std::string& text) const {
        Json json{{"level", level}, {"message", {{"text", sarifText(text)}}}};
        if (rules_.has(rule)) json["associatedRule"] = {{"id", rule}, {"index", rules_.indexOf(rule)}};
        return json;
    }

    std::string notWhole(const Suite& suite) const {
        return fmt::format(
            fmt::runtime(say(options_.language, local("{}: a file or the game cannot be read."))),
            fromRoot(suite.name, options_.root));
    }

    /// States what makes the report incomplete, so that gaps do not look like success.
    Json invocation() const {
        Json notes = Json::array();
        const auto lines = gapLines(report_, options_.language);
        std::size_t line = 0;
        for (const auto& cut : report_.cut) notes.push_back(notification(cut.rule, "warning", lines[line++]));
        for (const auto& cut : trailsLeftOut(report_))
            notes.push_back(notification(cut.rule, "note", lines[line++]));
        for (const auto& failure : report_.failures)
            notes.push_back(notification(failure.rule, "error", lines[line++]));
        bool isWhole = report_.failures.empty();
        for (const auto& suite : report_.suites) {
            if (suite.isWhole) continue;
            isWhole = false;
            notes.push_back(notification({}, "error", notWhole(suite)));
        }
        return {{"executionSuccessful", isWhole}, {"toolExecutionNotifications", std::move(notes)}};
    }

    Json physical(const model::SourceSpan& where) {
        Json json{{"artifactLocation", artifactLocation(where.file)}};
        json["artifactLocation"]["index"] = artifactOf(where.file);
        if (where.line > 0) {
            json["region"] = {{"startLine", where.line}};
            if (where.column > 0) json["region"]["startColumn"] = where.column;
            if (const auto end = sources_.endOf(where)) {
                json["region"]["endLine"] = end->line;
                json["region"]["endColumn"] = end->column;
            }
        }
        return json;
    }

    static Json logical(const model::Subject& subject) {
        const std::string kind = model::textOf(subject.kind);
        Json json{{"name", subject.id}, {"fullyQualifiedName", kind + "/" + subject.id}, {"kind", kind}};
        return Json::array({std::move(json)});
    }

    Json location(const std::optional<model::SourceSpan>& where, const model::Subject& subject) {
        Json json = Json::object();
        if (where) json["physicalLocation"] = physical(*where);
        if (subject.kind != model::SubjectKind::none && !subject.id.empty())
            json["logicalLocations"] = logical(subject);
        return json;
    }

    Json related(const ReportedFinding& reported) {
        Json json = Json::array();
        const auto& all = reported.finding.related;
        for (std::size_t i = 0; i < std::min(all.size(), mostRelated); ++i) {
            const auto where = i < reported.relatedWhere.size() ? reported.relatedWhere[i] : std::nullopt;
            Json one{{"id", i}};
            one.update(location(where, all[i]));
            one["message"] = {{"text", sarifText(std::string(model::textOf(all[i].kind)) + " " + all[i].id)}};
            json.push_back(std::move(one));
        }
        return json;
    }

    Json flow(const std::vector<TrailStep>& trail) {
        Json steps = Json::array();
        for (const auto& step : trail) {
            const std::string hexes = fmt::format("{}", fmt::join(step.hexes, "/"));
            Json one = location(step.where, {model::SubjectKind::hex, hexes, {}});
            one["message"] = {{"text", sarifText(hexes + ": " + step.text.in(options_.language))}};
            steps.push_back(
                {{"location", std::move(one)}, {"importance", step.decides ? "essential" : "important"}});
            if (!step.spent) continue;
            const auto state = [](const std::string& text) { return Json{{"text", text}}; };
            // If a cost on the route is unknown, the cost is a minimum and the rest a maximum.
            const std::string least = step.spent->isBound ? "≥ " : "", most = step.spent->isBound ? "≤ " : "";
            steps.back()["state"] = {{"turn", state(std::to_string(step.spent->turn))},
                                     {"cost", state(least + step.spent->cost.text())},
                                     {"left", state(most + step.spent->left.text())}};
        }
        Json thread{{"locations", std::move(steps)}};
        Json whole;
        whole["threadFlows"] = Json::array({std::move(thread)});
        return Json::array({std::move(whole)});
    }

    /// One change per file; ranges are lines and columns, as in the results.
    Json fixes(const ReportedFinding& reported) {
        Json all = Json::array();
        for (const auto& fix : reported.fixes) {
            Json changes = Json::array();
            for (const auto& edit : fix.edits) {
                auto change = std::ranges::find_if(changes, [&](const Json& one) {
                    return one["artifactLocation"]["index"] == artifactOf(edit.file);
                });
                if (change == changes.end()) {
                    Json made{{"artifactLocation", artifactLocation(edit.file)}};
                    made["artifactLocation"]["index"] = artifactOf(edit.file);
                    made["replacements"] = Json::array();
                    changes.push_back(std::move(made));
                    change = std::prev(changes.end());
                }
                (*change)["replacements"].push_back({{"deletedRegion",
                                                      {{"startLine", edit.from.line},
                                                       {"startColumn", edit.from.column},
                                                       {"endLine", edit.to.line},
                                                       {"endColumn", edit.to.column}}},
                                                     {"insertedContent", {{"text", edit.text}}}});
            }
            all.push_back({{"description", {{"text", sarifText(fix.label.in(options_.language))}}},
                           {"artifactChanges", std::move(changes)}});
        }
        return all;
    }

    void addState(Json& json, const ReportedFinding& reported) const {
        if (reported.state != State::fresh) {
            Json one{{"kind", reported.state == State::accepted ? "inSource" : "external"},
                     {"status", "accepted"}};
            if (!reported.reason.empty()) one["justification"] = reported.reason;
            json["suppressions"] = Json::array({std::move(one)});
        } else {
            json["suppressions"] = Json::array();  // an empty list means: checked, and none found
        }
        if (!report_.baseline.empty() && reported.state != State::accepted)
            json["baselineState"] = reported.state == State::baseline ? "unchanged" : "new";
    }

    Json result(const ReportedFinding& reported) {
        const auto& finding = reported.finding;
        Json json{{"ruleId", finding.rule},
                  {"ruleIndex", rules_.indexOf(finding.rule)},
                  {"level", sarifLevel(finding.severity)},
                  {"message", {{"text", sarifText(sentenceOf(finding, messages_, options_.language))}}}};
        json["locations"] = Json::array();
        if (Json where = location(finding.where, finding.subject); !where.empty())
            json["locations"].push_back(std::move(where));
        if (!finding.related.empty()) json["relatedLocations"] = related(reported);
        if (!reported.trail.empty()) json["codeFlows"] = flow(reported.trail);
        if (!reported.fixes.empty()) json["fixes"] = fixes(reported);
        json["partialFingerprints"] = {{"cotaFinding/v1", fingerprints_.next(finding)}};
        // The hash by which sites recognize a finding; our own also stays the same when the line is edited.
        if (const auto hash = finding.where ? sources_.hashOf(*finding.where) : ""; !hash.empty())
            json["partialFingerprints"]["primaryLocationLineHash"] = hash;
        addState(json, reported);
        json["properties"] = {{"messageId", finding.message},
                              {"citation", citationJson(finding)},
                              {"relatedInAll", finding.related.size()}};
        return json;
    }

    const Report& report_;
    const MessageBook& messages_;
    const ReportOptions& options_;
    SarifRules rules_;
    Fingerprints fingerprints_;
    SourceTexts sources_;
    std::vector<std::string> paths_;  // of the artifacts, in order
};

}  // namespace

std::string sarifReport(const Report& report, const MessageBook& messages, const ReportOptions& options) {
    return textOf(SarifWriter(report, messages, options).all());
}

}  // namespace cota::checks
