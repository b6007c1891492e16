#include "validator/cli/baseline.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "formats/xml/versions.h"
#include "validator/cli/command_error.h"
#include "validator/engine/identity.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* schemaName = "cota/baseline/1";
constexpr model::LocalLiteral noBaseline{
    "There is no baseline '{path}', or it cannot be read; --update-baseline writes one.",
    "No existe la línea base '{path}', o no se puede leer; --update-baseline escribe una."};
constexpr model::LocalLiteral notABaseline{"'{path}' is no baseline written by --update-baseline.",
                                           "'{path}' no es una línea base escrita por --update-baseline."};

std::string fromFolderOf(const fs::path& baseline, const std::string& file) {
    std::error_code ignored;
    const fs::path folder = fs::weakly_canonical(fs::absolute(baseline, ignored), ignored).parent_path();
    return fs::weakly_canonical(fs::absolute(file, ignored), ignored)
        .lexically_relative(folder)
        .generic_string();
}

/// What a finding is known again by.
Json keyOf(const model::Finding& finding, const fs::path& baseline) {
    Json key;
    key["rule"] = finding.rule;
    key["messageId"] = finding.message;
    key["subject"] = {{"kind", model::textOf(finding.subject.kind)}, {"id", finding.subject.id}};
    key["values"] = Json::object();
    for (const auto& value : checks::lastingValues(finding)) key["values"][value.name] = value.text;
    if (finding.where) key["file"] = fromFolderOf(baseline, finding.where->file);
    return key;
}

std::string textOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// The entries of a baseline file. Throws CommandError (exitUnreadable) for what is none.
Json entriesOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw CommandError(exitUnreadable, noBaseline, {{"path", path}});
    const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    Json json = Json::parse(bytes, nullptr, false);
    const bool isOurs = json.is_object() && json.value("schema", Json()) == Json(schemaName) &&
                        json.contains("findings") && json["findings"].is_array();
    if (!isOurs) throw CommandError(exitUnreadable, notABaseline, {{"path", path}});
    return json["findings"];
}

std::string word(const Json& entry, const char* name) {
    const auto found = entry.find(name);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

/// Which entries of an old baseline a report has a say on.
class Looked {
  public:
    Looked(const checks::Report& report, const fs::path& baseline) {
        for (const auto& skipped : report.rulesSkipped) skipped_.insert(skipped.rule);
        for (const auto& rule : report.rulesRun) skipped_.erase(rule);
        for (const auto& file : report.files)
            if (file.kind != xml::textOf(xml::FileKind::unknown))
                files_.insert(fromFolderOf(baseline, file.path));
    }
    /// Entries of the first baselines name no file: all files have a say on them.
    bool at(const Json& entry) const {
        const std::string file = word(entry, "file");
        return !skipped_.contains(word(entry, "rule")) && (file.empty() || files_.contains(file));
    }

  private:
    std::set<std::string> skipped_;
    std::set<std::string> files_;
};

}  // namespace

void applyBaseline(checks::Report& report, const std::string& path) {
    // The same finding may stand there twice: then two are known.
    std::map<std::string, int> known;
    for (const Json& key : entriesOf(path)) ++known[textOf(key)];
    const auto take = [&](const Json& key) {
        const auto found = known.find(textOf(key));
        return found != known.end() && found->second-- > 0;
    };
    report.baseline = path;
    for (auto& reported : report.findings) {
        if (reported.state != checks::State::fresh) continue;
        Json key = keyOf(reported.finding, path);
        bool isKnown = take(key);
        if (!isKnown && key.erase("file") != 0) isKnown = take(key);
        if (isKnown) reported.state = checks::State::baseline;
    }
}

std::string updatedBaseline(const checks::Report& report, const std::string& path) {
    Json json;
    json["schema"] = schemaName;
    json["findings"] = Json::array();
    std::set<std::string> found;
    for (const auto& reported : report.findings) {
        if (reported.state == checks::State::accepted) continue;
        json["findings"].push_back(keyOf(reported.finding, path));
        found.insert(textOf(json["findings"].back()));
    }
    std::error_code ignored;
    if (fs::exists(path, ignored)) {
        const Looked looked(report, path);
        for (const Json& entry : entriesOf(path))
            if (!looked.at(entry) && !found.contains(textOf(entry))) json["findings"].push_back(entry);
    }
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cota::cli
