#include "validator/cli/inputs/input.h"

#include <algorithm>
#include <filesystem>

#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/document_file.h"
#include "formats/xml/messages/xml_messages.h"
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
constexpr LocalLiteral moreErrors{"... and {count} more; 'cota check' lists them.",
                                  "... y {count} más; 'cota check' los enumera."};

/// A document read from standard input; files that a scenario names are below the working folder.
class PipedReader {
  public:
    explicit PipedReader(std::string text) : text_(std::move(text)) {}

    xml::LoadedDocument read() {
        const auto kind = xml::detectKindOfText(text_);
        if (kind == xml::FileKind::forces) {
            if (auto forces = take(xml::readForcesText("-", text_), "-").value)
                document().forces["-"] = std::move(*forces);
        } else if (kind == xml::FileKind::scenario) {
            readScenario();
        } else if (auto board = take(xml::readBoardText("-", text_), "-")
                                    .value) {  // reports what is wrong with other kinds
            document().boards["-"] = std::move(*board);
        }
        return std::move(loaded_);
    }

  private:
    model::Document& document() {
        if (!loaded_.value) loaded_.value.emplace();
        return *loaded_.value;
    }

    /// Keeps the findings, record and places of a file.
    template <class T>
    xml::ReadFile<T> take(xml::ReadFile<T> file, const std::string& key) {
        loaded_.findings.insert(loaded_.findings.end(), file.findings.begin(), file.findings.end());
        loaded_.files.push_back(file.record);
        // Invalid bytes have no places.
        file.places.key = key;
        if (file.places.file) place_ = loaded_.sources.add(std::move(file.places));
        return file;
    }

    void readScenario() {
        auto scenario = take(xml::readScenarioText("-", text_), "").value;
        if (!scenario) return;
        for (const auto& placement : scenario->assembly.boards) {
            if (!isNearby(placement.file)) continue;
            if (auto board = take(xml::readBoardFile(placement.file), placement.file).value)
                document().boards[placement.file] = std::move(*board);
            loaded_.sources.addBoard(place_, placement.id.text + scenario->assembly.separator);
        }
        for (const std::string& file : scenario->forces)
            if (isNearby(file))
                if (auto forces = take(xml::readForcesFile(file), file).value)
                    document().forces[file] = std::move(*forces);
        document().scenario = std::move(*scenario);
    }

    /// Whether the file is below the working folder and exists; otherwise adds a finding.
    bool isNearby(const std::string& name) {
        std::error_code fault;
        const std::filesystem::path path = std::filesystem::path(name).lexically_normal();
        const bool isBelow = path.is_relative() && !path.empty() && *path.begin() != "..";
        const bool isThere = std::filesystem::exists(path, fault);
        const bool isSpecial = xml::isSpecialFile(path);
        if (isBelow && isThere && !isSpecial) return true;
        if (!fault) fault = std::make_error_code(std::errc::no_such_file_or_directory);
        const auto why = isSpecial ? xml::notRegularReason() : xml::systemReason(fault);
        loaded_.findings.push_back(model::findingOf(
            xml::row(isBelow ? xml::XmlMessage::missingFile : xml::XmlMessage::outsideFolder),
            {{"value", name}, {"file", name}, model::inWords("reason", why)},
            {model::SubjectKind::file, name, {}}));
        return false;
    }

    std::string text_;
    xml::LoadedDocument loaded_;
    std::size_t place_ = 0;
};

}  // namespace

namespace {

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
    return openedOf(path == "-" ? PipedReader(pipedBytes(streams)).read() : xml::loadDocument(path));
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
    for (const auto& path : pathsOf(opened))
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
