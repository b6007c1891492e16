#include "validator/cli/inputs/input.h"

#include <algorithm>
#include <filesystem>

#include "formats/xml/documents/document_file.h"
#include "mapsets/loading/files_beside.h"
#include "mapsets/loading/game_shelf.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/messages.h"
#include "validator/engine/loaded_input.h"
#include "validator/report/text_report.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr std::size_t mostShown = 20;
constexpr LocalLiteral moreErrors = local("... and {count} more; 'cota check' lists them.");

Opened openedOf(xml::LoadedDocument loaded) {
    Opened opened;
    opened.isReadable = loaded.ok();
    opened.isWhole = loaded.ok() && loaded.value->hasAllItNames();
    opened.gameNamed = loaded.sources.findRootAttribute("mapset");
    opened.input = checks::inputOf(std::move(loaded));
    return opened;
}

}  // namespace

Opened openInput(const std::string& path, const Streams& streams) {
    if (path == "-") return openTexts(path, {{path, pipedBytes(streams)}});
    return openedOf(xml::loadDocument(path));
}

Opened openTexts(const std::string& path, const xml::TextsByFile& texts) {
    return openedOf(xml::loadDocument(path, texts));
}

fixes::Source sourceOf(const std::string& path, const Opened& opened, std::size_t ownFindings) {
    fixes::Source source;
    source.path = path;
    source.game = opened.input.mapset;
    const auto& findings = opened.input.findings;
    source.gameFindings.assign(findings.begin() + static_cast<std::ptrdiff_t>(ownFindings), findings.end());
    source.hasFilesBeside = path != "-";
    return source;
}

std::vector<std::string> pathsOf(const Opened& opened) {
    std::vector<std::string> paths;
    for (const auto& file : opened.input.files) paths.push_back(file.path);
    return paths;
}

std::filesystem::path canonicalOf(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, ignored), ignored);
}

xml::TextsByFile pendingFor(const Opened& opened, const PendingTexts& pending) {
    xml::TextsByFile texts;
    auto paths = pathsOf(opened);
    if (!paths.empty())
        for (const auto& file : mapsets::filesBeside(paths.front())) paths.push_back(file.generic_string());
    for (const auto& path : paths)
        if (const auto found = pending.find(canonicalOf(path)); found != pending.end())
            texts[std::filesystem::path(path).generic_string()] = found->second;
    return texts;
}

void openGame(Opened& opened, const mapsets::MapsetLibrary& library) {
    checks::CheckInput& input = opened.input;
    const model::MapsetId id = input.document.mapset();
    if (id.empty() && !input.findings.empty()) return;  // the reader has reported it
    const bool isThere = library.find(id).has_value();
    auto game = mapsets::sharedMapset(library, id);
    for (auto& finding : game.findings) {
        if (!isThere) finding.where = opened.gameNamed;
        input.findings.push_back(std::move(finding));
    }
    input.mapset = std::move(game.game);
}

void locateAll(checks::CheckInput& input, const std::string& path) {
    for (auto& finding : input.findings) {
        if (!finding.where) finding.where = input.locate(finding.subject);
        if (!finding.where) finding.where = model::SourceSpan{path, 0, 0};
    }
}

void printFindings(const std::vector<model::Finding>& findings, const AnswerOptions& common,
                   const Streams& streams) {
    const checks::Report report;
    for (std::size_t i = 0; i < std::min(findings.size(), mostShown); ++i)
        streams.err << checks::findingLine(report, {findings[i]}, programMessages(), {common.language})
                    << "\n";
    if (findings.size() > mostShown)
        streams.err << common.say(moreErrors, {{"count", std::to_string(findings.size() - mostShown)}})
                    << "\n";
}

}  // namespace cota::cli
