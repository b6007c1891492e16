#include "editor/documents/journal.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <iterator>

#include "editor/documents/journal_records.h"
#include "editor/documents/journal_replay.h"
#include "editor/documents/journal_text.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".cota-journal";
/// A name that no journal of the folder has yet; names sort by time.
fs::path freeName(const fs::path& folder) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto stamp = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    for (;; ++stamp)
        if (fs::path path = folder / (std::to_string(stamp) + ending); !fs::exists(path)) return path;
}

}  // namespace

Journal::Journal(const fs::path& folder, const JournalOrigin& origin, const History& history,
                 const std::optional<model::Document>& saved) {
    fs::create_directories(folder);
    while (!growing_) {
        path_ = freeName(folder);
        growing_ = xml::GrowingFile::hold(path_);
    }
    try {
        begin(origin, history, saved);
    } catch (...) {
        discard();  // an incomplete journal would be offered for recovery
        throw;
    }
}

void Journal::begin(const JournalOrigin& origin, const History& history,
                    const std::optional<model::Document>& saved) {
    const auto& entries = history.entries();
    const auto onDisk = saved ? std::ranges::find(entries, *saved, &HistoryEntry::document) : entries.end();
    std::vector<std::string> fields{journalFormat};
    for (auto& field : fieldsOf(origin)) fields.push_back(std::move(field));
    append(originRecord, fields);
    if (saved && onDisk == entries.end()) append(apartRecord, changesTo(*saved));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        commit(entries[i], History::Step::added, i);
    }
    if (history.position() + 1 < entries.size()) moved(history.position());
    if (onDisk != entries.end()) this->saved(origin, static_cast<std::size_t>(onDisk - entries.begin()));
}

void Journal::append(char kind, const std::vector<std::string>& fields) {
    growing_->append(textOf(JournalRecord{kind, fields}));
}

// Removed files are recorded too: a file left in the recovered document would be saved over a file with its
// name.
std::vector<std::string> Journal::changesTo(const model::Document& document) {
    std::vector<std::string> fields;
    for (const auto& file : filesOf(last_)) {
        if (hasFile(document, file)) continue;
        fields.insert(fields.end(), {xml::textOf(file.kind), file.key, fileIsGone, fileIsGone, ""});
        lastText_.erase(file);
    }
    for (const auto& file : filesOf(document)) {
        if (isSameFile(last_, document, file)) continue;
        std::string text = textOf(document, file);
        const TextChange change = changeOf(lastText_[file], text);
        fields.insert(fields.end(), {xml::textOf(file.kind), file.key, std::to_string(change.kept),
                                     std::to_string(change.dropped), change.put});
        lastText_[file] = std::move(text);
    }
    last_ = document;
    return fields;
}

void Journal::commit(const HistoryEntry& entry, History::Step step, std::size_t position) {
    if (step == History::Step::none) return;
    if (step == History::Step::back) return moved(position);
    std::vector<std::string> fields{entry.label.kept(), entry.gesture};
    for (auto& field : changesTo(entry.document)) fields.push_back(std::move(field));
    append(step == History::Step::merged ? mergeRecord : commitRecord, fields);
    noted(entry, position);
}

void Journal::noted(const HistoryEntry& entry, std::size_t position) {
    if (entry.when == std::chrono::system_clock::time_point{} && entry.version.empty()) return;
    const auto seconds = std::max<std::time_t>(0, std::chrono::system_clock::to_time_t(entry.when));
    append(noteRecord, {std::to_string(position), std::to_string(seconds), entry.version});
}

void Journal::moved(std::size_t position) { append(moveRecord, {std::to_string(position)}); }

void Journal::saved(const JournalOrigin& origin, std::size_t position) {
    std::vector<std::string> fields{std::to_string(position)};
    for (auto& field : fieldsOf(origin)) fields.push_back(std::move(field));
    append(savedRecord, fields);
}

void Journal::saving(const JournalOrigin& origin) { append(savingRecord, fieldsOf(origin)); }

void Journal::keepAs(const fs::path& path) {
    growing_.reset();
    std::error_code failed;
    fs::create_directories(path.parent_path(), failed);
    fs::rename(path_, path, failed);
    if (failed) fs::remove(path_, failed);
}

void Journal::discard() {
    growing_.reset();
    std::error_code ignored;
    fs::remove(path_, ignored);
}

model::Document Recovered::onDisk() const {
    if (saved) return *saved;
    return origin.file.empty() ? model::Document() : history.entries().front().document;
}

fs::path recoveryFolder(const std::function<std::string(const char* variable)>& environment) {
    fs::path data = environment("XDG_DATA_HOME");
    const fs::path home = environment("HOME");
    if (data.is_relative() && !home.empty()) data = home / ".local" / "share";  // relative paths are ignored
    return data.is_relative() ? fs::path() : data / "cota" / "recovery";
}

void bringJournals(const fs::path& from, const fs::path& to) {
    if (from == to) return;
    for (const auto& journal : leftJournals(from)) {
        std::error_code failed;
        fs::create_directories(to, failed);
        const fs::path there = to / journal.filename();
        if (fs::exists(there, failed)) continue;
        fs::rename(journal, there, failed);
        if (!failed) continue;
        // On another disk; an incomplete copy would be offered for recovery.
        fs::copy_file(journal, there, failed);
        fs::remove(failed ? there : journal, failed);
    }
    std::error_code ignored;
    fs::remove(from, ignored);  // only if it is empty
}

namespace {

/// The current files of the document of a journal, from the last record that names them.
JournalOrigin lastOrigin(const fs::path& journal) {
    std::ifstream file(journal, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    JournalOrigin last;
    for (const auto& record : recordsIn(text).records)
        if (record.kind == originRecord || record.kind == savedRecord)
            if (auto origin = originIn(record.fields, 1)) last = std::move(*origin);
    return last;
}

/// Whether another window holds the journal; nothing if the file cannot be opened.
std::optional<bool> isHeldElsewhere(const fs::path& journal) {
    try {
        return !xml::GrowingFile::hold(journal).has_value();
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace

std::vector<fs::path> openElsewhere(const fs::path& folder, const fs::path& own, const JournalOrigin& files) {
    std::vector<fs::path> open;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        const auto& journal = entry.path();
        if (journal.extension() != ending || journal == own || isHeldElsewhere(journal) != true) continue;
        for (const auto& theirs : lastOrigin(journal).files)
            for (const auto& ours : files.files)
                if (fs::equivalent(theirs.path, ours.path, none) &&
                    std::ranges::find(open, ours.path) == open.end())
                    open.push_back(ours.path);
    }
    return open;
}

std::vector<fs::path> leftJournals(const fs::path& folder) {
    std::vector<fs::path> journals;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        if (entry.path().extension() == ending && isHeldElsewhere(entry.path()) == false)
            journals.push_back(entry.path());
    }
    std::ranges::sort(journals);
    return journals;
}

std::optional<Recovered> recover(const fs::path& journal, std::size_t mostRead) {
    // Bytes, not characters: a difference may begin inside a character, and a torn end too.
    std::ifstream file(journal, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    return replayed(recordsIn(text), mostRead);
}

bool holdsWork(const Recovered& recovered) {
    const auto& entries = recovered.history.entries();
    if (recovered.isTorn) return true;  // nobody knows which steps are lost
    if (entries.size() < 2) return false;
    if (!recovered.saved) return true;
    // Steps that were undone can be redone, so they are work too.
    return !(recovered.history.now().document == *recovered.saved) ||
           !(entries.back().document == *recovered.saved);
}

}  // namespace cota::session
