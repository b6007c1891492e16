#include "validator/cli/commands/import_cota.h"

#include <algorithm>
#include <filesystem>

#include "formats/interchange/cota_json.h"
#include "formats/interchange/cota_json_messages.h"
#include "formats/xml/documents/document_file.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/import_result.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using interchange::CotaFile;
using model::LocalLiteral;

constexpr LocalLiteral needsFolder =
    local("An export becomes several files: say which folder they go to, -o FOLDER.");
constexpr LocalLiteral leavesFolder = local("'{path}' leads out of '{folder}'; nothing was written.");
constexpr LocalLiteral takenIn = local("'{in}' became {count} {count:file|files}:");

/// Whether the text that would be written reads back as this document.
bool survives(const interchange::CotaDocument& taken, const CotaFile& file, const std::string& text) {
    const model::Document& document = taken.document;
    switch (file.kind) {
        case xml::FileKind::board: {
            const auto again = xml::readBoardText(file.path, text).value;
            return again && *again == *document.boards.at(file.key);
        }
        case xml::FileKind::forces: {
            const auto again = xml::readForcesText(file.path, text).value;
            return again && *again == *document.forces.at(file.key);
        }
        default: {
            const auto again = xml::readScenarioText(file.path, text).value;
            return again && *again == **document.scenario;
        }
    }
}

/// The path for a file. Links in the folder must not lead out of it.
fs::path targetOf(const std::string& folder, const CotaFile& file) {
    const fs::path target = fs::path(folder) / fs::path(file.path);
    std::error_code ignored;
    // A dangling link could lead anywhere; it is refused before the first file is written.
    fs::path part = folder;
    for (const auto& step : fs::path(file.path)) {
        part /= step;
        if (fs::is_symlink(part, ignored) && !fs::exists(part, ignored))
            throw CommandError(exitUnwritable, leavesFolder, {{"path", file.path}, {"folder", folder}});
    }
    const fs::path top = fs::weakly_canonical(fs::absolute(folder, ignored), ignored);
    const fs::path whole = fs::weakly_canonical(fs::absolute(target, ignored), ignored);
    const auto [end, rest] = std::mismatch(top.begin(), top.end(), whole.begin(), whole.end());
    if (top.empty() || end != top.end())
        throw CommandError(exitUnwritable, leavesFolder, {{"path", file.path}, {"folder", folder}});
    return target;
}

Json takenInJson(const ExportTakenIn& options, const interchange::CotaDocument& taken,
                 const std::vector<model::Finding>& findings) {
    Json json = answerOf("import");
    json["from"] = options.file;
    json["to"] = options.folder;
    json["mapset"] = taken.document.mapset().text;
    json["board"] = nullptr;
    json["files"] = Json::array();
    for (const CotaFile& file : taken.files)
        json["files"].push_back(Json{{"path", file.path}, {"kind", xml::textOf(file.kind)}});
    json["findings"] = importFindingsJson(findings, options.common);
    json["carried"] = Json::array();
    json["lost"] = Json::array();
    return json;
}

}  // namespace

int importCotaJson(const ExportTakenIn& options, std::string bytes, const Streams& streams) {
    if (options.folder == "-") throw CommandError(exitUsage, needsFolder);
    const auto loaded = interchange::readCotaJson(options.file, std::move(bytes));
    printFindings(loaded.findings, options.common, streams);
    if (!loaded.ok()) throw AlreadySaid(exitUnreadable);
    const interchange::CotaDocument& taken = *loaded.value;
    std::vector<std::pair<fs::path, std::string>> writings;
    for (const CotaFile& file : taken.files) {
        writings.emplace_back(targetOf(options.folder, file), interchange::textOfFile(taken.document, file));
        const std::string target = writings.back().first.string();
        requireApart(options.common.output, {target});
        requireApart(target, {options.file});
        if (!options.force) requireNew(target);
        if (survives(taken, file, writings.back().second)) continue;
        printFindings({model::findingOf(interchange::exportMessage("JSON-020"), {},
                                        {model::SubjectKind::file, file.path, {}})},
                      options.common, streams);
        throw AlreadySaid(exitFailed);
    }
    std::string text =
        options.common.say(takenIn, {{"in", options.file}, {"count", std::to_string(writings.size())}}) +
        "\n";
    for (const auto& [target, content] : writings) {
        std::error_code failed;
        fs::create_directories(target.parent_path(), failed);
        if (failed) throw cannotWriteTo(target.string(), failed);
        write(target.string(), content, streams);
        text += "  " + target.generic_string() + "\n";
    }
    deliver(options.common, takenInJson(options, taken, loaded.findings), text, streams);
    return exitClean;
}

}  // namespace cota::cli
