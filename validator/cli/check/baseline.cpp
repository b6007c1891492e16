#include "validator/cli/check/baseline.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

#include "formats/model/finding/id_pattern.h"
#include "formats/xml/markup/versions.h"
#include "validator/cli/check/baseline_file.h"
#include "validator/cli/check/baseline_text.h"
#include "validator/engine/baseline_messages.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/iso_date.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using checks::BaselineMessage;
using Entry = BaselineEntry;
using Json = BaselineJson;

/// File names as in entries, cached, because many findings are about few files.
class NamedFiles {
  public:
    explicit NamedFiles(fs::path baseline) : baseline_(std::move(baseline)) {}
    const std::string& of(const std::string& file) {
        const auto [known, isNew] = names_.try_emplace(file);
        if (isNew) known->second = fromFolderOf(baseline_, file);
        return known->second;
    }

  private:
    fs::path baseline_;
    std::unordered_map<std::string, std::string> names_;
};

Json entryFor(const model::Finding& finding, NamedFiles& names) {
    Json entry = cli::entryFor(finding);
    if (finding.where) entry["file"] = names.of(finding.where->file);
    return entry;
}

/// Entries by the key that identifies findings. Two equal entries cover two findings.
class EntriesByKey {
  public:
    explicit EntriesByKey(std::vector<Entry>& entries) {
        for (Entry& entry : entries) byKey_[entry.key].entries.push_back(&entry);
    }
    /// The first entry that was not taken before, or null.
    Entry* take(const std::string& key) {
        const auto found = byKey_.find(key);
        if (found == byKey_.end()) return nullptr;
        auto& [entries, taken] = found->second;
        return taken < entries.size() ? entries[taken++] : nullptr;
    }

  private:
    struct Equal {
        std::vector<Entry*> entries;
        std::size_t taken = 0;
    };
    std::unordered_map<std::string, Equal> byKey_;
};

/// Which entries of an old baseline this report can judge.
class Looked {
  public:
    Looked(const checks::Report& report, const fs::path& baseline) : baseline_(baseline) {
        for (const auto& skipped : report.rulesSkipped) skipped_.insert(skipped.rule);
        for (const auto& rule : report.rulesRun) skipped_.erase(rule);
        for (const auto& cut : report.cut) skipped_.insert(cut.rule);  // its list is incomplete
        for (const auto& failure : report.failures) skipped_.insert(failure.rule);
        for (const auto& suite : report.suites)
            for (const auto& file : suite.files)
                if (suite.isWhole && file.kind != xml::textOf(xml::FileKind::unknown))
                    files_.insert(fromFolderOf(baseline, file.path));
        isWhole_ = std::ranges::all_of(report.suites, &checks::Suite::isWhole);
    }
    /// Entries of the first baselines have no file, so they need a report on all files. An entry for a
    /// deleted file can be judged unless a checked document still names the file.
    bool at(const Entry& entry) const {
        if (skipped_.contains(entry.rule)) return false;
        return entry.file.empty() ? isWhole_
                                  : files_.contains(entry.file) || (isWhole_ && isGone(entry.file));
    }

  private:
    bool isGone(const std::string& file) const {
        std::error_code ignored;
        const auto status = fs::status(fs::absolute(baseline_, ignored).parent_path() / file, ignored);
        return status.type() == fs::file_type::not_found;  // not a file that is only inaccessible
    }

    fs::path baseline_;
    std::set<std::string> skipped_;
    std::set<std::string> files_;
    bool isWhole_ = true;
};

/// Compares a report with a baseline; errors in the baseline are added to the report.
class Comparison {
  public:
    Comparison(checks::Report& report, const std::string& path, const checks::CheckOptions& options)
        : report_(report),
          path_(path),
          options_(options),
          baseline_(readBaseline(path)),
          byKey_(baseline_.entries),
          names_(path) {}

    void run() {
        report_.baseline = path_;
        const Looked looked(report_, path_);  // before the suite of the baseline is added
        for (auto& reported : report_.findings) mark(reported);
        std::size_t unreasoned = 0;
        const Entry* first = nullptr;
        for (Entry& entry : baseline_.entries) {
            entry.isStale = !entry.isUsed && looked.at(entry);
            if (entry.isStale) say(BaselineMessage::stale, entry);
            if (!entry.isUsed || !wordIn(entry.whole, "reason").empty()) continue;
            if (unreasoned++ == 0) first = &entry;
        }
        if (first != nullptr)
            say(about(BaselineMessage::unreasoned, *first, {{"count", std::to_string(unreasoned)}}));
        addSuite();
    }

    /// Call it after run().
    ShorterBaseline withoutStale() {
        ShorterBaseline shorter{{}, baseline_.text, baseline_.text};
        const auto run = rulesRunByFile();
        const auto found = stillFound();
        std::vector<bool> gone;
        Json left = Json::parse(baseline_.text), kept = Json::array();
        for (const Entry& entry : baseline_.entries) {
            gone.push_back(entry.isStale && run.contains({entry.rule, entry.file}) &&
                           !found.contains({entry.rule, entry.file}));
            if (!gone.back()) kept.push_back(entry.whole);
            if (gone.back()) shorter.gone.push_back(about(BaselineMessage::stale, entry));
        }
        left["findings"] = std::move(kept);
        const auto places = placesOfEntries(baseline_.text);
        if (places.size() == gone.size()) shorter.after = withoutEntries(baseline_.text, places, gone);
        // If the file also contains lists of the user's own, it is left unchanged.
        if (Json::parse(shorter.after, nullptr, false) != left) return {{}, baseline_.text, baseline_.text};
        return shorter;
    }

  private:
    using RuleAndFile = std::pair<std::string, std::string>;

    /// The rules that ran in all suites with the file; one that ran in only some of them proves nothing.
    std::set<RuleAndFile> rulesRunByFile() {
        std::map<std::string, std::size_t> suites;
        std::map<RuleAndFile, std::size_t> runs;
        for (const auto& suite : report_.suites) {
            std::set<std::string> files;
            for (const auto& file : suite.files) files.insert(names_.of(file.path));
            for (const auto& file : files) {
                ++suites[file];
                if (!suite.isWhole) continue;
                for (const auto& rule : suite.rulesRun) ++runs[{rule, file}];
            }
        }
        std::set<RuleAndFile> run;
        for (const auto& [one, count] : runs)
            if (count == suites[one.second]) run.insert(one);
        return run;
    }
    /// Rules with new findings, by file; also without a file, for entries that have none.
    std::set<RuleAndFile> stillFound() {
        std::set<RuleAndFile> found;
        for (const auto& one : report_.findings) {
            if (one.state != checks::State::fresh) continue;
            found.insert({one.finding.rule, ""});
            if (one.finding.where) found.insert({one.finding.rule, names_.of(one.finding.where->file)});
        }
        return found;
    }

    void mark(checks::ReportedFinding& reported) {
        if (reported.state != checks::State::fresh) return;
        Json key = entryFor(reported.finding, names_);
        Entry* entry = byKey_.take(keyOf(key));
        if (entry == nullptr && key.erase("file") != 0) entry = byKey_.take(keyOf(key));
        if (entry == nullptr) return;
        entry->isUsed = true;
        const std::string until = wordIn(entry->whole, "until");
        if (!until.empty() && !checks::isIsoDate(until)) {
            say(BaselineMessage::noDate, *entry);
        } else if (!until.empty() && !options_.today.empty() && until < options_.today) {
            say(BaselineMessage::expired, *entry);
        } else {
            reported.state = checks::State::baseline;
            reported.reason = wordIn(entry->whole, "reason");
        }
    }

    std::vector<model::MessageValue> valuesOf(const Entry& entry) const {
        const auto subject = entry.whole.is_object() ? entry.whole.find("subject") : entry.whole.end();
        const std::string id = subject != entry.whole.end() ? wordIn(*subject, "id") : std::string{};
        return {{"rule", entry.rule}, {"subject", id}, {"until", wordIn(entry.whole, "until")}};
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
            if (model::matches(glob, finding.rule)) finding.severity = severity;
        if (checks::isAsked(options_, finding.message)) ours_.push_back(std::move(finding));
    }

    /// In a suite of its own, because formats that list findings by suite would lose it.
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
    EntriesByKey byKey_;
    NamedFiles names_;
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

/// Keeps everything else in an old entry: reasons, dates, and what users added.
Json withOldWords(Json entry, const Entry& old) {
    for (const auto& [name, value] : old.whole.items())
        if (!entry.contains(name)) entry[name] = value;
    if (const std::string kept = wordIn(old.whole, "reason"); !kept.empty()) entry["reason"] = kept;
    return entry;
}

}  // namespace

std::string updatedBaseline(const checks::Report& report, const std::string& path,
                            const std::string& reason) {
    BaselineFile old;
    std::error_code ignored;
    if (fs::exists(path, ignored)) old = readBaseline(path);
    EntriesByKey byKey(old.entries);
    NamedFiles names(path);
    // Entries are sorted by file and rule, whatever was checked when they were written.
    using Place = std::tuple<std::string, std::string, std::string>;
    std::multimap<Place, Json> entries;
    const auto add = [&](Json entry) {
        Place place{wordIn(entry, "file"), wordIn(entry, "rule"), keyOf(entry)};
        entries.emplace(std::move(place), std::move(entry));
    };
    for (const auto& reported : report.findings) {
        if (reported.state == checks::State::accepted) continue;
        Json entry = entryFor(reported.finding, names);
        entry["reason"] = reason;
        if (Entry* found = byKey.take(keyOf(entry))) {
            found->isUsed = true;
            entry = withOldWords(std::move(entry), *found);
        }
        add(std::move(entry));
    }
    const Looked looked(report, path);
    for (const Entry& entry : old.entries)
        if (!entry.isUsed && !looked.at(entry)) add(entry.whole);
    Json json = old.rest;
    Json& findings = json["findings"] = Json::array();
    for (auto& [place, entry] : entries) findings.push_back(std::move(entry));
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cota::cli
