#include "validator/cli/ground/ground_answer.h"

#include <algorithm>
#include <map>

#include "formats/model/document/board_text.h"
#include "validator/cli/inputs/import_result.h"
#include "validator/cli/terminal/csv.h"
#include "validator/cli/terminal/table.h"
#include "validator/publish/ground/ground_placing.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;
using publish::GroundDoubt;
using publish::GroundDoubtKind;

constexpr std::size_t listedChanges = 12;
constexpr std::size_t listedDoubts = 12;
constexpr std::size_t labelsOfRow = 5;

constexpr LocalLiteral groundHeadline = local("'{in}' onto '{onto}' became '{out}', by the table '{table}'.");
constexpr LocalLiteral groundRead = local(
    "{features} {features:feature|features} on the board, {outside} elsewhere; {broken} without a shape that "
    "can "
    "be used.");
constexpr LocalLiteral groundDamaged = local("The file is damaged, so something may be missing: {detail}");
constexpr LocalLiteral groundChanged = local(
    "Hexes with another terrain: {hexes}; of them painted before: {painted}. Painted hexes that were kept: "
    "{kept}.");
constexpr LocalLiteral groundAdded = local(
    "New: {paths} {paths:path|paths}, {hexsides} {hexsides:hexside|hexsides}, {things} "
    "{things:feature|features}, {names} {names:name|names}.");
constexpr LocalLiteral groundRowsHead = local("By rows of the table:");
constexpr LocalLiteral groundIdleHead = local("Rows without a feature on the board:");
constexpr LocalLiteral groundUnmatchedHead = local("Words of the file without a row:");
constexpr LocalLiteral groundPaintedHead = local("Painted hexes:");
constexpr LocalLiteral groundDoubtHead = local("In doubt:");
constexpr LocalLiteral groundRestChanges = local("... {count} more; --format json lists all.");
constexpr LocalLiteral groundRestDoubts = local("... {count} more; --doubt FILE.csv writes all.");
constexpr LocalLiteral groundRowColumn = local("row"), groundFeatureColumn = local("features"),
                       groundBecameColumn = local("became"), groundMadeColumn = local("made"),
                       groundThereColumn = local("there before"), groundFirstColumn = local("first in"),
                       groundHexColumn = local("hex"), groundBeforeColumn = local("before"),
                       groundAfterColumn = local("after"), groundWhyColumn = local("why"),
                       groundWhatColumn = local("what"), groundShareColumn = local("share"),
                       groundOtherColumn = local("other"), groundOtherShareColumn = local("its share"),
                       groundCountsColumn = local("counts"), groundKeptWord = local("kept"),
                       groundDropped = local("dropped"), groundLimitWord = local("limit");

std::string percentText(int thousandths) {
    return std::to_string(thousandths / 10) + "." + std::to_string(thousandths % 10) + " %";
}

std::string hexLabel(const GroundAnswer& answer, model::HexCoord hex) {
    return model::hexText(answer.result.board.grid, hex);
}

std::string labelsOf(const GroundAnswer& answer, const publish::GroundRowCount& count) {
    std::string text;
    for (std::size_t i = 0; i < std::min(count.first.size(), labelsOfRow); ++i)
        text += (i > 0 ? " " : "") + hexLabel(answer, count.first[i]);
    return text + (count.made > count.first.size() && !text.empty() ? " ..." : "");
}

/// "terrain woods, path road"
std::string becameOf(const publish::GroundRow& row) {
    std::string text;
    const auto add = [&](const char* kind, const std::string& id) {
        if (!id.empty()) text.append(text.empty() ? "" : ", ").append(kind).append(id);
    };
    add("terrain ", row.terrain.text);
    add("path ", row.path.text);
    add("hexside ", row.hexside.text);
    add("feature ", row.feature.text);
    add("name ", row.name);
    return text;
}

/// The same with the names of the game.
std::string becameWords(const GroundAnswer& answer, const publish::GroundRow& row) {
    const auto& game = answer.mapset.catalogue;
    const auto language = answer.options.common.language;
    if (row.drop) return answer.options.common.in(groundDropped);
    std::string text;
    const auto add = [&](const auto* type, const std::string& id) {
        if (id.empty()) return;
        text += (text.empty() ? "" : ", ") +
                (type != nullptr && !type->name.empty() ? type->name.in(language) : id);
    };
    add(game.terrain(row.terrain), row.terrain.text);
    add(game.pathKind(row.path), row.path.text);
    add(game.hexside(row.hexside), row.hexside.text);
    add(game.feature(row.feature), row.feature.text);
    if (!row.name.empty()) text += (text.empty() ? "" : ", ") + ("\"" + row.name + "\"");
    return text;
}

/// The words of a row, so short that a line of the table fits.
std::string shortWords(const publish::GroundRow& row) {
    constexpr std::size_t longest = 48;
    std::string words = row.words();
    if (words.size() <= longest) return words;
    const auto end = words.rfind('|', longest);
    return end == std::string::npos ? words : words.substr(0, end) + "|...";
}

/// The hexes of a terrain are counted in its first row with features.
bool isCountedBefore(const GroundAnswer& answer, std::size_t index) {
    const auto& rows = answer.table.rows;
    if (rows[index].terrain.empty() || answer.result.rows[index].made > 0) return false;
    for (std::size_t i = 0; i < index; ++i)
        if (rows[i].terrain == rows[index].terrain && answer.result.rows[i].features > 0) return true;
    return false;
}

std::string rowsText(const GroundAnswer& answer) {
    const AnswerOptions& common = answer.options.common;
    Table rows;
    rows.indent(2);
    using enum Table::Align;
    rows.align({left, right, left, right, right, left});
    rows.head({common.in(groundRowColumn), common.in(groundFeatureColumn), common.in(groundBecameColumn),
               common.in(groundMadeColumn), common.in(groundThereColumn), common.in(groundFirstColumn)});
    std::string idle;
    for (std::size_t i = 0; i < answer.table.rows.size(); ++i) {
        const auto& row = answer.table.rows[i];
        const auto& count = answer.result.rows[i];
        if (count.features == 0) {
            if (!row.drop) idle += "  " + shortWords(row) + "\n";
            continue;
        }
        const bool isSilent = row.drop || isCountedBefore(answer, i);
        rows.row({shortWords(row), std::to_string(count.features), becameWords(answer, row),
                  isSilent ? "" : std::to_string(count.made), isSilent ? "" : std::to_string(count.there),
                  labelsOf(answer, count)});
    }
    std::string text;
    if (!rows.empty()) text += "\n" + common.in(groundRowsHead) + "\n" + rows.text();
    if (!idle.empty()) text += "\n" + common.in(groundIdleHead) + "\n" + idle;
    if (!answer.result.unmatched.empty()) {
        text += "\n" + common.in(groundUnmatchedHead) + "\n";
        Table words;
        words.indent(2);
        words.align({left, right});
        for (const auto& [word, count] : answer.result.unmatched) words.row({word, std::to_string(count)});
        text += words.text();
    }
    return text;
}

std::string paintedText(const GroundAnswer& answer) {
    const AnswerOptions& common = answer.options.common;
    Table rows;
    rows.indent(2);
    rows.head({common.in(groundHexColumn), common.in(groundBeforeColumn), common.in(groundAfterColumn)});
    std::size_t count = 0;
    for (const auto& change : answer.result.changes) {
        if (!change.isPainted || ++count > listedChanges) continue;
        const std::string after = model::terrainText(change.after);
        rows.row({hexLabel(answer, change.hex), model::terrainText(change.before),
                  change.isKept ? common.in(groundKeptWord) + " (" + after + ")" : after});
    }
    if (rows.empty()) return {};
    std::string text = "\n" + common.in(groundPaintedHead) + "\n" + rows.text();
    if (count > listedChanges)
        text +=
            "  " + common.say(groundRestChanges, {{"count", std::to_string(count - listedChanges)}}) + "\n";
    return text;
}

std::string doubtWhat(const GroundAnswer& answer, const GroundDoubt& doubt) {
    const AnswerOptions& common = answer.options.common;
    switch (doubt.kind) {
        case GroundDoubtKind::nearLimit:
            return doubt.what + " " + percentText(doubt.share) + " (" + common.in(groundLimitWord) + " " +
                   percentText(doubt.otherShare) + ")";
        case GroundDoubtKind::nearEqual:
            return doubt.what + " " + percentText(doubt.share) + ", " + doubt.other + " " +
                   percentText(doubt.otherShare);
        default:
            return doubt.what;
    }
}

std::string doubtsText(const GroundAnswer& answer) {
    const AnswerOptions& common = answer.options.common;
    if (answer.result.doubts.empty()) return {};
    Table rows;
    rows.indent(2);
    rows.head({common.in(groundHexColumn), common.in(groundWhatColumn), common.in(groundWhyColumn)});
    for (std::size_t i = 0; i < std::min(answer.result.doubts.size(), listedDoubts); ++i) {
        const GroundDoubt& doubt = answer.result.doubts[i];
        rows.row({hexLabel(answer, doubt.hex), doubtWhat(answer, doubt), common.in(wordsOf(doubt.kind))});
    }
    std::string text = "\n" + common.in(groundDoubtHead) + "\n" + rows.text();
    if (answer.result.doubts.size() > listedDoubts)
        text += "  " +
                common.say(groundRestDoubts,
                           {{"count", std::to_string(answer.result.doubts.size() - listedDoubts)}}) +
                "\n";
    return text;
}

Json rowsJson(const GroundAnswer& answer) {
    Json rows = Json::array();
    for (std::size_t i = 0; i < answer.table.rows.size(); ++i) {
        const auto& row = answer.table.rows[i];
        const auto& count = answer.result.rows[i];
        Json first = Json::array();
        for (const auto hex : count.first) first.push_back(hexLabel(answer, hex));
        rows.push_back({{"line", row.line},
                        {"words", row.words()},
                        {"became", jsonOrNull(becameOf(row))},
                        {"dropped", row.drop},
                        {"features", count.features},
                        {"made", count.made},
                        {"there", count.there},
                        {"first", std::move(first)}});
    }
    return rows;
}

Json changesJson(const GroundAnswer& answer) {
    Json changes = Json::array();
    for (const auto& change : answer.result.changes)
        changes.push_back({{"hex", hexLabel(answer, change.hex)},
                           {"before", model::terrainText(change.before)},
                           {"after", model::terrainText(change.after)},
                           {"painted", change.isPainted},
                           {"kept", change.isKept}});
    return changes;
}

Json doubtsJson(const GroundAnswer& answer) {
    Json doubts = Json::array();
    for (const auto& doubt : answer.result.doubts) {
        Json one{{"hex", hexLabel(answer, doubt.hex)}, {"reason", textOf(doubt.kind)}, {"what", doubt.what}};
        if (doubt.kind == GroundDoubtKind::nearLimit) {
            one["share"] = doubt.share;
            one["limit"] = doubt.otherShare;
            one["counts"] = doubt.isCounted;
        } else if (doubt.kind == GroundDoubtKind::nearEqual) {
            one["share"] = doubt.share;
            one["other"] = doubt.other;
            one["otherShare"] = doubt.otherShare;
        }
        doubts.push_back(std::move(one));
    }
    return doubts;
}

}  // namespace

std::string groundText(const GroundAnswer& answer) {
    const auto& result = answer.result;
    const AnswerOptions& common = answer.options.common;
    const auto count = [&](auto&& isMeant) {
        return std::to_string(std::ranges::count_if(result.changes, isMeant));
    };
    std::string text = common.say(groundHeadline, {{"in", answer.options.file},
                                                   {"onto", answer.options.onto},
                                                   {"out", answer.options.board},
                                                   {"table", answer.tableFile}}) +
                       "\n";
    text += common.say(groundRead, {{"features", std::to_string(answer.features)},
                                    {"outside", std::to_string(answer.source.outside)},
                                    {"broken", std::to_string(answer.source.broken)}}) +
            "\n";
    for (const LocalLiteral& warning : publish::incompleteTexts(answer.source))
        text += common.in(warning) + "\n";
    if (!answer.source.damage.empty())
        text += common.say(groundDamaged, {{"detail", answer.source.damage}}) + "\n";
    text +=
        common.say(groundChanged,
                   {{"hexes", count([](const auto& change) { return !change.isKept; })},
                    {"painted", count([](const auto& change) { return !change.isKept && change.isPainted; })},
                    {"kept", count([](const auto& change) { return change.isKept; })}}) +
        "\n";
    text += common.say(groundAdded, {{"paths", std::to_string(result.paths)},
                                     {"hexsides", std::to_string(result.hexsides)},
                                     {"things", std::to_string(result.things)},
                                     {"names", std::to_string(result.names)}}) +
            "\n";
    return text + rowsText(answer) + paintedText(answer) + doubtsText(answer);
}

Json groundJson(const GroundAnswer& answer) {
    const auto& result = answer.result;
    Json json = answerOf("import-ground");
    json["from"] = answer.options.file;
    json["onto"] = answer.options.onto;
    json["to"] = answer.options.board;
    json["table"] = answer.tableFile;
    json["mapset"] = answer.mapset.id.text;
    json["layers"] = answer.source.layers;
    json["features"] = {{"onBoard", answer.features},
                        {"outside", answer.source.outside},
                        {"broken", answer.source.broken},
                        {"firstBroken", answer.source.firstBroken}};
    json["unreadable"] = jsonOrNull(answer.source.damage);
    json["endsTooSoon"] = answer.source.endsTooSoon;
    json["unsorted"] = answer.source.isUnsorted;
    json["added"] = {{"paths", result.paths},
                     {"hexsides", result.hexsides},
                     {"features", result.things},
                     {"names", result.names}};
    json["findings"] = importFindingsJson(answer.findings, answer.options.common);
    json["rows"] = rowsJson(answer);
    json["unmatched"] = Json::array();
    for (const auto& [word, count] : result.unmatched)
        json["unmatched"].push_back({{"words", word}, {"count", count}});
    json["changes"] = changesJson(answer);
    json["doubts"] = doubtsJson(answer);
    return json;
}

std::string groundDoubtTable(const GroundAnswer& answer) {
    const AnswerOptions& common = answer.options.common;
    std::string text =
        csvLine({common.in(groundHexColumn), common.in(groundWhyColumn), common.in(groundWhatColumn),
                 common.in(groundShareColumn), common.in(groundOtherColumn),
                 common.in(groundOtherShareColumn), common.in(groundCountsColumn)});
    const auto number = [](int thousandths) {
        return std::to_string(thousandths / 10) + "." + std::to_string(thousandths % 10);
    };
    for (const auto& doubt : answer.result.doubts) {
        const bool isLimit = doubt.kind == GroundDoubtKind::nearLimit;
        const bool hasShare = isLimit || doubt.kind == GroundDoubtKind::nearEqual;
        text +=
            csvLine({hexLabel(answer, doubt.hex), common.in(wordsOf(doubt.kind)), doubt.what,
                     hasShare ? number(doubt.share) : "", isLimit ? common.in(groundLimitWord) : doubt.other,
                     hasShare ? number(doubt.otherShare) : "", isLimit ? (doubt.isCounted ? "1" : "0") : ""});
    }
    return text;
}

}  // namespace cota::cli
