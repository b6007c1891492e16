#include "validator/cli/kit/manifest_output.h"

#include <algorithm>

#include "validator/cli/terminal/csv.h"
#include "validator/engine/report.h"

namespace cota::cli {

namespace {

using look::ManifestRow;

/// "brod.forces.xml:31".
std::string manifestSource(const ManifestRow& row, const LaidOut& laid) {
    if (row.file.empty()) return {};
    const bool isCounter = !row.counter.empty();
    const model::Subject subject{isCounter ? model::SubjectKind::counter : model::SubjectKind::counterType,
                                 isCounter ? row.counter : row.type,
                                 {}};
    if (laid.input.locateIn)
        if (const auto where = laid.input.locateIn(checks::pathOfFile(laid.input.files, row.file), subject);
            where && where->line > 0)
            return row.file + ":" + std::to_string(where->line);
    return row.file;
}

std::string manifestNote(const ManifestRow& row) {
    return row.kind == look::CounterPiece::Kind::spare ? "spare" : "";
}

/// The columns of the table, which are the keys of the JSON.
std::vector<std::pair<const char*, std::string>> manifestCells(const ManifestRow& row, const LaidOut& laid) {
    return {{"sheet", std::to_string(row.sheet)},
            {"side", row.side},
            {"row", std::to_string(row.row)},
            {"column", std::to_string(row.column)},
            {"code", row.code},
            {"kind", look::textOf(row.kind)},
            {"counter", row.counter},
            {"type", row.type},
            {"name", row.name.en.empty() ? row.name.es : row.name.en},
            {"name-es", row.name.es},
            {"formation", row.formation},
            {"nation", row.nation},
            {"front", row.front},
            {"back", row.back},
            {"group", row.group},
            {"turn", row.turn},
            {"hex", row.hex},
            {"source", manifestSource(row, laid)},
            {"note", manifestNote(row)}};
}

std::string manifestTable(const CounterSet& set, const LaidOut& laid) {
    std::string text;
    std::vector<std::string> heads;
    for (const auto& [name, value] : manifestCells({}, laid)) heads.emplace_back(name);
    text += csvLine(heads);
    for (const auto& row : set.manifest) {
        std::vector<std::string> cells;
        for (auto& [name, value] : manifestCells(row, laid)) cells.push_back(std::move(value));
        text += csvLine(cells);
    }
    return text;
}

std::string manifestJson(const CounterSet& set, const LaidOut& laid, const AnswerOptions& common) {
    auto json = answerOf("counters");
    json["game"] = laid.game();
    json["pages"] = set.codes;
    json["counters"] = Json::array();
    for (const auto& row : set.manifest) {
        Json one;
        for (const auto& [name, value] : manifestCells(row, laid)) one[name] = jsonOrNull(value);
        one["sheet"] = row.sheet;
        one["row"] = row.row;
        one["column"] = row.column;
        json["counters"].push_back(std::move(one));
    }
    json["findings"] = Json::array();
    for (const auto& finding : set.findings)
        json["findings"].push_back({{"id", finding.id},
                                    {"severity", model::textOf(finding.severity)},
                                    {"subject", jsonOrNull(finding.subject)},
                                    {"message", common.in(finding.message)}});
    return json.dump(2) + "\n";
}

/// A row for each counter, for people.
std::string manifestList(const CounterSet& set, const AnswerOptions& common) {
    std::string text;
    std::size_t sheet = 0;
    for (const auto& row : set.manifest) {
        if (row.sheet != sheet) {
            sheet = row.sheet;
            text += (text.empty() ? "" : "\n") +
                    common.say(local("Sheet {sheet}"), {{"sheet", std::to_string(sheet)}}) + "\n";
        }
        const auto name = common.in(row.name);
        text += "  " + row.code + "  " +
                common.say(local("row {row}, column {column}"),
                           {{"row", std::to_string(row.row)}, {"column", std::to_string(row.column)}}) +
                "  " + (row.counter.empty() ? row.type : row.counter);
        if (!name.empty()) text += "  " + name;
        if (row.kind == look::CounterPiece::Kind::spare) text += "  " + common.in(local("(spare counter)"));
        if (!row.front.empty()) text += "  " + row.front;
        if (!row.back.empty()) text += " / " + row.back;
        text += "\n";
    }
    return text;
}

}  // namespace

std::string manifestText(const CounterSet& set, ManifestFormat format, const LaidOut& laid,
                         const AnswerOptions& common) {
    if (format == ManifestFormat::csv) return manifestTable(set, laid);
    if (format == ManifestFormat::json) return manifestJson(set, laid, common);
    return manifestList(set, common);
}

void sayFindings(const std::vector<look::KitFinding>& findings, const AnswerOptions& common,
                 const Streams& streams) {
    for (const auto& finding : findings) {
        const auto severity = finding.severity == model::Severity::error ? local("error") : local("warning");
        streams.err << finding.id << " " << common.in(severity) << ": " << common.in(finding.message) << "\n";
    }
}

bool hasErrors(const std::vector<look::KitFinding>& findings) {
    return std::ranges::any_of(findings,
                               [](const auto& one) { return one.severity == model::Severity::error; });
}

}  // namespace cota::cli
