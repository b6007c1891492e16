#include "validator/cli/inputs/versions.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "formats/xml/disk/text_file.h"
#include "formats/xml/documents/document_file.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/inputs.h"
#include "validator/cli/terminal/command_error.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::Difference;

constexpr model::LocalLiteral notOfOneKind =
    local("'{before}' and '{after}' are not of one kind: boards, forces or scenarios.");
constexpr model::ThingWord fileInFolder{local("file"), local("files")};

template <class Content>
std::optional<Content> take(xml::ReadFile<Content> file, Version& into) {
    into.findings = std::move(file.findings);
    into.sha256 = file.record.sha256;
    into.isReadable = into.isWhole = file.value.has_value();
    return std::move(file.value);
}

Version readAlone(const std::string& path, const Streams& streams) {
    const bool isPiped = path == "-" || xml::isSpecialFile(path);  // can be read only once
    const std::string text = isPiped ? readBytes(path, streams) : std::string{};
    const auto kind = isPiped ? xml::detectKindOfText(text) : xml::detectKind(path);
    Version version;
    const auto read = [&](auto fromText, auto fromFile) {
        return take(isPiped ? fromText(path, text, xml::ReadLimits{}) : fromFile(path, xml::ReadLimits{}),
                    version);
    };
    if (kind == xml::FileKind::forces) {
        if (auto forces = read(xml::readForcesText, xml::readForcesFile))
            version.document.forces[path] = std::move(*forces);
    } else if (kind == xml::FileKind::scenario) {
        if (auto scenario = read(xml::readScenarioText, xml::readScenarioFile))
            version.document.scenario = std::move(*scenario);
    } else if (auto board =
                   read(xml::readBoardText, xml::readBoardFile)) {  // reports what is wrong with other kinds
        version.document.boards[path] = std::move(*board);
    }
    return version;
}

Version readWhole(const std::string& path, const Streams& streams) {
    Opened opened = openInput(path, streams);
    locateAll(opened.input, path);
    Version version;
    version.document = std::move(opened.input.document);
    version.findings = std::move(opened.input.findings);
    if (!opened.input.files.empty()) version.sha256 = opened.input.files.front().sha256;
    version.isReadable = opened.isReadable;
    version.isWhole = opened.isWhole;
    return version;
}

/// Which of the three kinds of file it is.
std::size_t kindOf(const model::Document& document) {
    return document.scenario ? 2 : document.boards.empty() ? 1 : 0;
}

void compare(VersionComparison& into, Version before, Version after) {
    for (Version* version : {&before, &after})
        for (auto& finding : version->findings) into.findings.push_back(std::move(finding));
    into.isComplete = into.isComplete && before.isWhole && after.isWhole;
    into.isNothing = !before.isReadable || !after.isReadable;
    if (into.isNothing) return;
    for (const Version* version : {&after, &before})
        if (into.game.empty()) into.game = version->document.mapset();
    into.differences = model::differences(before.document, after.document);
    // Parts that could not be read may differ.
    const bool isDoubtful = (before.hasErrors || after.hasErrors) && before.sha256 != after.sha256;
    if (into.differences.empty() && isDoubtful) into.isComplete = false;
}

/// The Cota files in a folder, sorted, with names relative to it; unreadable ones become findings.
std::vector<std::string> namesIn(const std::string& folder, VersionComparison& into) {
    std::vector<std::string> names;
    for (CheckTask& task : tasksOf({folder})) {
        if (task.isMapset) continue;
        if (task.fault) {
            into.findings.push_back(std::move(*task.fault));
            into.isComplete = false;
        } else {
            names.push_back(fs::path(task.path).lexically_relative(folder).generic_string());
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

Difference wholeFile(const std::string& name, Difference::Kind kind) {
    Difference one;
    one.kind = kind;
    one.thing = fileInFolder;
    one.file = one.id = name;
    return one;
}

}  // namespace

Version readVersion(const std::string& path, bool isAlone, const Streams& streams) {
    Version version = isAlone ? readAlone(path, streams) : readWhole(path, streams);
    version.hasErrors =
        std::any_of(version.findings.begin(), version.findings.end(),
                    [](const auto& finding) { return finding.severity == model::Severity::error; });
    for (auto& finding : version.findings)
        if (!finding.where) finding.where = model::SourceSpan{path, 0, 0};
    return version;
}

VersionComparison compareFiles(const std::string& before, const std::string& after, bool isAlone,
                               const Streams& streams) {
    Version old = readVersion(before, isAlone, streams);
    Version now = readVersion(after, isAlone, streams);
    if (old.isReadable && now.isReadable && kindOf(old.document) != kindOf(now.document))
        throw CommandError(exitUsage, notOfOneKind, {{"before", before}, {"after", after}});
    VersionComparison result;
    compare(result, std::move(old), std::move(now));
    return result;
}

VersionComparison compareFolders(const std::string& before, const std::string& after,
                                 const Streams& streams) {
    VersionComparison result;
    const auto old = namesIn(before, result);
    const auto now = namesIn(after, result);
    std::set<std::string> names(old.begin(), old.end());
    names.insert(now.begin(), now.end());
    result.isNothing = names.empty();
    for (const std::string& name : names) {
        const bool wasThere = std::binary_search(old.begin(), old.end(), name);
        const bool isThere = std::binary_search(now.begin(), now.end(), name);
        if (!wasThere || !isThere) {
            result.differences.push_back(
                wholeFile(name, isThere ? Difference::Kind::added : Difference::Kind::removed));
            continue;
        }
        VersionComparison one = compareFiles((fs::path(before) / name).string(),
                                             (fs::path(after) / name).string(), false, streams);
        // Files in the folder are compared on their own.
        const fs::path folder = fs::path(name).parent_path();
        const bool isScenario = name.ends_with(".scenario.xml");
        for (Difference& difference : one.differences) {
            const std::string place = isScenario && !difference.file.empty()
                                          ? (folder / difference.file).lexically_normal().generic_string()
                                          : name;
            if (isScenario && place != name && names.contains(place)) continue;
            difference.file = place;
            result.differences.push_back(std::move(difference));
        }
        // A scenario's boards are read with it and on their own.
        for (auto& finding : one.findings)
            if (std::find(result.findings.begin(), result.findings.end(), finding) == result.findings.end())
                result.findings.push_back(std::move(finding));
        result.isComplete = result.isComplete && one.isComplete && !one.isNothing;
        if (result.game.empty()) result.game = one.game;
    }
    return result;
}

}  // namespace cota::cli
