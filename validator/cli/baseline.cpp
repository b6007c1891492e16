#include "validator/cli/baseline.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "formats/xml/sha256.h"
#include "formats/xml/versions.h"
#include "validator/cli/baseline_text.h"
#include "validator/cli/command_error.h"
#include "validator/cli/documents.h"
#include "validator/engine/baseline_messages.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/identity.h"
#include "validator/engine/iso_date.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using checks::BaselineMessage;
using Json = nlohmann::ordered_json;

constexpr const char* schemaName = "cota/baseline/1";
constexpr std::array keyMembers{"rule", "messageId", "subject", "values", "file"};
constexpr model::LocalLiteral noBaseline{
    "There is no baseline '{path}', or it cannot be read; --update-baseline writes one.",
    "No existe la línea base '{path}', o no se puede leer; --update-baseline escribe una."};
constexpr model::LocalLiteral noJson{
    "{path}:{line}:{column}: the baseline cannot be read from here on, it is no JSON; correct it, or have "
    "--update-baseline write one under another name.",
    "{path}:{line}:{column}: la línea base no se puede leer desde aquí, no es JSON; corríjala o haga que "
    "--update-baseline escriba una con otro nombre."};
constexpr model::LocalLiteral otherJson{
    "'{path}' is no baseline written by --update-baseline: it has no 'schema' \"{schema}\" with a list "
    "'findings'.",
    "'{path}' no es una línea base escrita por --update-baseline: le falta 'schema' \"{schema}\" con una "
    "lista 'findings'."};

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

/// Equal for what says the same, in whatever order its members stand.
std::string textOf(const Json& json) {
    return nlohmann::json(json).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string word(const Json& entry, const char* name) {
    const auto found = entry.find(name);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

/// One thing a project lives with.
struct Entry {
    Json whole;  // as it stands in the file
    Json key;    // what findings are compared with
    int line = 0;
    bool isUsed = false;
    bool isStale = false;
};

struct BaselineFile {
    Json rest = {{"schema", schemaName}};  // all but the entries
    std::vector<Entry> entries;
    std::string sha256;
    std::string text;  // without a byte order mark
};

/// What findings are known again by; whatever else people write into an entry is theirs.
Json keyIn(const Json& whole) {
    if (!whole.is_object()) return whole;
    Json key;
    for (const char* name : keyMembers)
        if (const auto found = whole.find(name); found != whole.end()) key[name] = *found;
    if (const auto subject = key.find("subject"); subject != key.end() && subject->is_object())
        *subject = {{"kind", word(*subject, "kind")}, {"id", word(*subject, "id")}};
    // Older baselines held line numbers there.
    if (const auto values = key.find("values"); values != key.end() && values->is_object())
        for (const char* language : {"", ".en", ".es"})
            values->erase(std::string(checks::firstPlace) + language);
    return key;
}

Json parsed(const std::string& path, const std::string& text) {
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& fault) {
        const auto before = std::string_view(text).substr(0, fault.byte > 0 ? fault.byte - 1 : 0);
        const auto line = 1 + std::ranges::count(before, '\n');
        const auto column = before.size() - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
        throw CommandError(
            exitUnreadable, noJson,
            {{"path", path}, {"line", std::to_string(line)}, {"column", std::to_string(column)}});
    }
}

/// Throws CommandError (exitUnreadable) for what is no baseline.
BaselineFile readBaseline(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::error_code ignored;
    if (!file || fs::is_directory(path, ignored))
        throw CommandError(exitUnreadable, noBaseline, {{"path", path}});
    std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    BaselineFile baseline;
    baseline.sha256 = xml::sha256(bytes);
    if (bytes.starts_with(byteOrderMark)) bytes.erase(0, byteOrderMark.size());
    Json json = parsed(path, bytes);
    const bool isOurs = json.is_object() && json.value("schema", Json()) == Json(schemaName) &&
                        json.contains("findings") && json["findings"].is_array();
    if (!isOurs) throw CommandError(exitUnreadable, otherJson, {{"path", path}, {"schema", schemaName}});
    const auto places = placesOfEntries(bytes);
    for (Json& whole : json["findings"]) {
        const std::size_t number = baseline.entries.size();
        Json key = keyIn(whole);
        baseline.entries.push_back({std::move(whole), std::move(key),
                                    number < places.size() ? places[number].line : 1, false, false});
    }
    json["findings"] = Json::array();  // keeps its place
    baseline.rest = std::move(json);
    baseline.text = std::move(bytes);
    return baseline;
}

/// Which entries of an old baseline a report has a say on.
class Looked {
  public:
    Looked(const checks::Report& report, const fs::path& baseline) : baseline_(baseline) {
        for (const auto& skipped : report.rulesSkipped) skipped_.insert(skipped.rule);
        for (const auto& rule : report.rulesRun) skipped_.erase(rule);
        for (const auto& cut : report.cut) skipped_.insert(cut.rule);  // some of its findings are not here
        for (const auto& failure : report.failures) skipped_.insert(failure.rule);
        for (const auto& suite : report.suites)
            for (const auto& file : suite.files)
                if (suite.isWhole && file.kind != xml::textOf(xml::FileKind::unknown))
                    files_.insert(fromFolderOf(baseline, file.path));
        isWhole_ = std::ranges::all_of(report.suites, &checks::Suite::isWhole);
    }
    /// Entries of the first baselines name no file: all files have a say on them. Of a file that is gone
    /// nothing can be found again, unless it is one that something looked at still asks for.
    bool at(const Json& entry) const {
        const std::string file = word(entry, "file");
        if (skipped_.contains(word(entry, "rule"))) return false;
        return file.empty() ? isWhole_ : files_.contains(file) || (isWhole_ && isGone(file));
    }

  private:
    bool isGone(const std::string& file) const {
        std::error_code ignored;
        const auto status = fs::status(fs::absolute(baseline_, ignored).parent_path() / file, ignored);
        return status.type() == fs::file_type::not_found;  // not one that only cannot be looked at
    }

    fs::path baseline_;
    std::set<std::string> skipped_;
    std::set<std::string> files_;
    bool isWhole_ = true;
};

/// Compares a report with a baseline; what is wrong with the baseline joins the report.
class Comparison {
  public:
    Comparison(checks::Report& report, const std::string& path, const checks::CheckOptions& options)
        : report_(report), path_(path), options_(options), baseline_(readBaseline(path)) {}

    void run() {
        report_.baseline = path_;
        for (Entry& entry : baseline_.entries) byKey_[textOf(entry.key)].push_back(&entry);
        const Looked looked(report_, path_);  // before our own suite joins
        for (auto& reported : report_.findings) mark(reported);
        std::size_t unreasoned = 0;
        const Entry* first = nullptr;
        for (Entry& entry : baseline_.entries) {
            entry.isStale = !entry.isUsed && looked.at(entry.key);
            if (entry.isStale) say(BaselineMessage::stale, entry);
            if (!entry.isUsed || !word(entry.whole, "reason").empty()) continue;
            if (unreasoned++ == 0) first = &entry;
        }
        if (first != nullptr)
            say(about(BaselineMessage::unreasoned, *first, {{"count", std::to_string(unreasoned)}}));
        addSuite();
    }

    /// After run().
    ShorterBaseline withoutStale() const {
        ShorterBaseline shorter{{}, baseline_.text, baseline_.text};
        std::vector<bool> gone;
        Json left = Json::parse(baseline_.text), kept = Json::array();
        for (const Entry& entry : baseline_.entries) {
            gone.push_back(entry.isStale && hasRunOnItsFile(entry) && !isStillFound(entry));
            if (!gone.back()) kept.push_back(entry.whole);
            if (gone.back()) shorter.gone.push_back(about(BaselineMessage::stale, entry));
        }
        left["findings"] = std::move(kept);
        const auto places = placesOfEntries(baseline_.text);
        if (places.size() == gone.size()) shorter.after = withoutEntries(baseline_.text, places, gone);
        // Somebody may have put lists of their own into the file.
        if (Json::parse(shorter.after, nullptr, false) != left) return {{}, baseline_.text, baseline_.text};
        return shorter;
    }

  private:
    /// Whoever looked at the entry's file asked its rule there: what has run on another file alone says
    /// nothing.
    bool hasRunOnItsFile(const Entry& entry) const {
        const std::string rule = word(entry.key, "rule"), file = word(entry.key, "file");
        bool hasRun = false;
        for (const auto& suite : report_.suites) {
            const bool isHere = std::any_of(suite.files.begin(), suite.files.end(), [&](const auto& one) {
                return fromFolderOf(path_, one.path) == file;
            });
            if (!isHere) continue;
            if (!suite.isWhole) return false;
            if (!std::binary_search(suite.rulesRun.begin(), suite.rulesRun.end(), rule)) return false;
            hasRun = true;
        }
        return hasRun;
    }
    bool isStillFound(const Entry& entry) const {
        const std::string rule = word(entry.key, "rule"), file = word(entry.key, "file");
        return std::any_of(report_.findings.begin(), report_.findings.end(), [&](const auto& one) {
            return one.state == checks::State::fresh && one.finding.rule == rule &&
                   (file.empty() ||
                    (one.finding.where && fromFolderOf(path_, one.finding.where->file) == file));
        });
    }

    void mark(checks::ReportedFinding& reported) {
        if (reported.state != checks::State::fresh) return;
        Json key = keyOf(reported.finding, path_);
        Entry* entry = take(key);
        if (entry == nullptr && key.erase("file") != 0) entry = take(key);
        if (entry == nullptr) return;
        entry->isUsed = true;
        const std::string until = word(entry->whole, "until");
        if (!until.empty() && !checks::isIsoDate(until)) {
            say(BaselineMessage::noDate, *entry);
        } else if (!until.empty() && !options_.today.empty() && until < options_.today) {
            say(BaselineMessage::expired, *entry);
        } else {
            reported.state = checks::State::baseline;
            reported.reason = word(entry->whole, "reason");
        }
    }

    /// The same finding may stand there twice: then two are known.
    Entry* take(const Json& key) {
        const auto found = byKey_.find(textOf(key));
        if (found == byKey_.end()) return nullptr;
        const auto free = std::find_if(found->second.begin(), found->second.end(),
                                       [](const Entry* one) { return !one->isUsed; });
        return free == found->second.end() ? nullptr : *free;
    }

    std::vector<model::MessageValue> valuesOf(const Entry& entry) const {
        const auto subject = entry.key.find("subject");
        const std::string id =
            subject != entry.key.end() && subject->is_object() ? word(*subject, "id") : std::string{};
        return {{"rule", word(entry.key, "rule")}, {"subject", id}, {"until", word(entry.whole, "until")}};
    }

    model::Finding about(BaselineMessage message, const Entry& entry,
                         std::vector<model::MessageValue> values) const {
        auto finding =
            model::findingOf(checks::row(message), std::move(values), {model::SubjectKind::file, path_, {}});
        finding.where = model::SourceSpan{path_, entry.line, 1};
        return finding;
    }
    model::Finding about(BaselineMessage message, const Entry& entry) const {
        return about(message, entry, valuesOf(entry));
    }

    void say(BaselineMessage message, const Entry& entry) { say(about(message, entry)); }

    void say(model::Finding finding) {
        for (const auto& [glob, severity] : options_.severities)
            if (checks::matches(glob, finding.rule)) finding.severity = severity;
        const auto isAsked = [&](const std::string& glob) { return checks::matches(glob, finding.rule); };
        if (options_.rules.empty() || std::any_of(options_.rules.begin(), options_.rules.end(), isAsked))
            ours_.push_back(std::move(finding));
    }

    /// In a suite of its own, or formats that list by suite would lose it.
    void addSuite() {
        checks::Suite suite;
        suite.name = path_;
        suite.files = {{path_, baseline_.sha256, "baseline", ""}};
        for (const auto& message : checks::baselineMessages()) suite.rulesRun.emplace_back(message.id);
        for (auto& finding : ours_) {
            checks::ReportedFinding& reported = report_.findings.emplace_back();
            reported.finding = std::move(finding);
            reported.suites = {report_.suites.size()};
        }
        report_.suites.push_back(std::move(suite));
    }

    checks::Report& report_;
    const std::string& path_;
    const checks::CheckOptions& options_;
    BaselineFile baseline_;
    std::map<std::string, std::vector<Entry*>> byKey_;
    std::vector<model::Finding> ours_;
};

}  // namespace

void expectBaseline(const std::string& path) { readBaseline(path); }

void applyBaseline(checks::Report& report, const std::string& path, const checks::CheckOptions& options) {
    Comparison(report, path, options).run();
}

ShorterBaseline withoutStale(checks::Report& report, const std::string& path,
                             const checks::CheckOptions& options) {
    Comparison comparison(report, path, options);
    comparison.run();
    return comparison.withoutStale();
}

namespace {

/// Entries stand by file and rule, whatever was looked at when they were written.
std::tuple<std::string, std::string, std::string> placeIn(const Json& entry) {
    return {word(entry, "file"), word(entry, "rule"), textOf(keyIn(entry))};
}

}  // namespace

std::string updatedBaseline(const checks::Report& report, const std::string& path,
                            const std::string& reason) {
    BaselineFile old;
    std::error_code ignored;
    if (fs::exists(path, ignored)) old = readBaseline(path);
    const auto oldEntry = [&](const Json& key) {
        return std::find_if(old.entries.begin(), old.entries.end(), [&](const Entry& entry) {
            return !entry.isUsed && textOf(entry.key) == textOf(keyIn(key));
        });
    };
    std::vector<Json> entries;
    for (const auto& reported : report.findings) {
        if (reported.state == checks::State::accepted) continue;
        Json entry = keyOf(reported.finding, path);
        entry["reason"] = reason;
        if (const auto found = oldEntry(entry); found != old.entries.end()) {
            found->isUsed = true;
            for (const auto& [name, value] : found->whole.items())
                if (!entry.contains(name)) entry[name] = value;
            if (const std::string kept = word(found->whole, "reason"); !kept.empty()) entry["reason"] = kept;
        }
        entries.push_back(std::move(entry));
    }
    const Looked looked(report, path);
    for (const Entry& entry : old.entries)
        if (!entry.isUsed && !looked.at(entry.key)) entries.push_back(entry.whole);
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Json& a, const Json& b) { return placeIn(a) < placeIn(b); });
    Json json = old.rest;
    json["findings"] = std::move(entries);
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cota::cli
