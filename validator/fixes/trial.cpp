#include "validator/fixes/trial.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "formats/xml/disk/text_file.h"
#include "mapsets/loading/files_beside.h"
#include "mapsets/loading/prints/own_files.h"
#include "validator/engine/identity.h"
#include "validator/engine/loaded_input.h"
#include "validator/rules/all_rules.h"

namespace cota::fixes {

namespace {

struct Known {
    std::size_t count = 0;
    model::Severity severity = model::Severity::info;
};

std::string keyOf(const model::Finding& finding) {
    return checks::fingerprintOf(finding, finding.where ? finding.where->file : std::string{});
}

std::map<std::string, Known> knownIn(const checks::Report& report) {
    std::map<std::string, Known> known;
    for (const auto& reported : report.findings) {
        if (reported.state != checks::State::fresh) continue;
        auto& one = known[keyOf(reported.finding)];
        ++one.count;
        one.severity = reported.finding.severity;
    }
    return known;
}

checks::Report reportOf(const checks::CheckInput& input, bool isReadable, const Source& source) {
    checks::CheckOptions options;
    options.today = source.today;
    options.jobs = source.jobs;
    options.most = static_cast<std::size_t>(-1);
    return checks::check(input, isReadable ? checks::allTopics() : std::span<const checks::Topic>{}, options);
}

Judged judgeGame(const Source& source) {
    Judged judged;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(source.path, ignored)) {
        if (entry.path().extension() != ".xml" || !mapsets::isOwnFile(entry.path())) continue;
        const auto own = source.texts.find(entry.path().generic_string());
        const auto text = own == source.texts.end() ? xml::readTextFile(entry.path()).value : std::nullopt;
        if (own != source.texts.end()) judged.texts.insert(*own);
        if (text) judged.texts[entry.path().generic_string()] = (*text)->text();
    }
    mapsets::MapsetLibrary library = *source.library;
    library.texts = judged.texts;
    auto loaded = mapsets::readMapsetFolder(library, source.path);
    judged.isReadable = loaded.ok();
    checks::CheckInput input;
    input.findings = std::move(loaded.findings);
    if (loaded.ok()) input.mapset = std::make_shared<const mapsets::Mapset>(std::move(*loaded.value));
    judged.report = reportOf(input, judged.isReadable, source);
    return judged;
}

void addFilesBeside(const Source& source, checks::CheckInput& input, Judged& judged) {
    for (const auto& file : mapsets::filesBeside(source.path)) {
        const auto name = file.generic_string();
        const auto own = source.texts.find(name);
        const auto text = own == source.texts.end() ? xml::readTextFile(file).value : std::nullopt;
        if (own != source.texts.end()) judged.texts.insert(*own);
        if (text) judged.texts[name] = (*text)->text();
    }
    auto found = mapsets::findingsBeside(*source.game, source.path, judged.texts);
    input.findings.insert(input.findings.end(), std::make_move_iterator(found.begin()),
                          std::make_move_iterator(found.end()));
}

}  // namespace

Judged judge(const Source& source) {
    if (source.library) return judgeGame(source);
    auto loaded = xml::loadDocument(source.path, source.texts);
    Judged judged;
    judged.isReadable = loaded.ok();
    for (const auto& file : loaded.files) {
        if (source.onlyPath && file.path != source.path) continue;
        if (const auto* places = loaded.sources.file(file.path.generic_string()); places && !file.readOnly)
            judged.texts[places->file->name()] = places->file->text();
    }
    if (loaded.ok()) judged.document = *loaded.value;
    auto input = checks::inputOf(std::move(loaded));
    input.mapset = source.game;
    input.findings.insert(input.findings.end(), source.gameFindings.begin(), source.gameFindings.end());
    if (source.hasFilesBeside && source.game && judged.isReadable) addFilesBeside(source, input, judged);
    judged.report = reportOf(input, judged.isReadable, source);
    return judged;
}

bool isFixed(const checks::Report& before, const checks::Report& after,
             const std::vector<const model::Finding*>& gone) {
    if (after.failures.size() > before.failures.size()) return false;
    auto left = knownIn(before);
    auto least = model::Severity::error;
    std::set<std::string> fixed;
    for (const auto* finding : gone) {
        const auto key = keyOf(*finding);
        fixed.insert(key);
        least = std::min(least, finding->severity);
        auto& one = left[key];
        if (one.count > 0) --one.count;
    }
    for (const auto& [key, found] : knownIn(after)) {
        const auto was = left.find(key);
        const std::size_t allowed = was == left.end() ? 0 : was->second.count;
        if (found.count > allowed && (found.severity >= least || fixed.contains(key))) return false;
    }
    return true;
}

}  // namespace cota::fixes
