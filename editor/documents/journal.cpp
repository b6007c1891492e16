#include "editor/documents/journal.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <iterator>

#include "editor/documents/journal_text.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".cota-journal";
constexpr const char* format = "1";

// Kinds of records.
constexpr char originRecord = 'O';  // format, file, then name, path and hash of each part
constexpr char commitRecord = 'C';  // label, gesture, then the changes
constexpr char mergeRecord = 'M';   // the same, but replaces the previous entry
constexpr char moveRecord = 'P';    // place
constexpr char savedRecord = 'S';   // place, then the same as in the origin
constexpr char savingRecord = 'W';  // the same as in the origin, for files about to be written
constexpr char apartRecord = 'D';   // the changes to the document on disk if it is not a step of the
                                    // history

// A change is the kind and key of the part, the kept and dropped bytes of its text, and the inserted text;
// for a removed part this word replaces the numbers.
constexpr const char* partIsGone = "-";

constexpr std::array<std::pair<PartKind, const char*>, 3> journalKindWords{
    {{PartKind::scenario, "scenario"}, {PartKind::board, "board"}, {PartKind::forces, "forces"}}};

std::string wordOf(PartKind kind) {
    for (const auto& [one, word] : journalKindWords)
        if (one == kind) return word;
    return {};
}
std::optional<PartKind> kindIn(const std::string& text) {
    for (const auto& [kind, word] : journalKindWords)
        if (text == word) return kind;
    return std::nullopt;
}

std::vector<std::string> fieldsOf(const JournalOrigin& origin) {
    std::vector<std::string> fields{origin.file.string()};
    for (const auto& part : origin.parts)
        fields.insert(fields.end(), {wordOf(part.name.kind), part.name.key, part.path.string(), part.sha256});
    return fields;
}

std::optional<JournalOrigin> originIn(const std::vector<std::string>& fields, std::size_t at) {
    if (fields.size() <= at || (fields.size() - at - 1) % 4 != 0) return std::nullopt;
    JournalOrigin origin{fields[at], {}};
    for (++at; at < fields.size(); at += 4) {
        const auto kind = kindIn(fields[at]);
        if (!kind) return std::nullopt;
        origin.parts.push_back({{*kind, fields[at + 1]}, fields[at + 2], fields[at + 3]});
    }
    return origin;
}

/// A name that no journal of the folder has yet; names sort by time.
fs::path freeName(const fs::path& folder) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto stamp = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    for (;; ++stamp)
        if (fs::path path = folder / (std::to_string(stamp) + ending); !fs::exists(path)) return path;
}

/// Replays the records into a history.
class Replay {
  public:
    bool take(const JournalRecord& record) {
        const auto& fields = record.fields;
        saving_.reset();  // a later record shows that the program did not crash while saving
        switch (record.kind) {
            case originRecord:
                return takeOrigin(fields);
            case commitRecord:
            case mergeRecord:
                return takeCommit(fields, record.kind == mergeRecord);
            case moveRecord:
                return takePlace(fields);
            case savedRecord:
                return takeSaved(fields);
            case savingRecord:
                return (saving_ = originIn(fields, 0)).has_value();
            case apartRecord:
                return takeApart(fields);
            default:
                return false;
        }
    }
    std::optional<Recovered> result() && {
        if (entries_.empty()) return std::nullopt;
        return Recovered{std::move(origin_), History(std::move(entries_), position_), std::move(saved_),
                         std::move(saving_), false};
    }

  private:
    bool takeOrigin(const std::vector<std::string>& fields) {
        if (fields.empty() || fields[0] != format) return false;
        auto origin = originIn(fields, 1);
        if (origin) origin_ = std::move(*origin);
        return origin.has_value();
    }

    bool takeCommit(const std::vector<std::string>& fields, bool isMerge) {
        if (!takeChanges(fields, 2)) return false;
        if (!entries_.empty()) entries_.resize(position_ + 1);
        if (isMerge && position_ > 0) entries_.pop_back();
        entries_.push_back({StepName::fromKept(fields[0]), document_, {}, fields[1]});
        position_ = entries_.size() - 1;
        return true;
    }

    bool takeChanges(const std::vector<std::string>& fields, std::size_t from) {
        constexpr std::size_t each = 5;
        if (fields.size() < from || (fields.size() - from) % each != 0) return false;
        for (std::size_t i = from; i < fields.size(); i += each)
            if (!takeChange({fields.begin() + static_cast<std::ptrdiff_t>(i),
                             fields.begin() + static_cast<std::ptrdiff_t>(i + each)}))
                return false;
        return true;
    }

    bool takeChange(const std::vector<std::string>& fields) {
        const auto kind = kindIn(fields[0]);
        if (kind && fields[2] == partIsGone) {
            const PartName gone{*kind, fields[1]};
            texts_.erase(gone);
            document_ = withoutPart(document_, gone);
            return true;
        }
        const auto kept = numberIn(fields[2]);
        const auto dropped = numberIn(fields[3]);
        if (!kind || !kept || !dropped) return false;
        const PartName part{*kind, fields[1]};
        auto text = applied({*kept, *dropped, fields[4]}, texts_[part]);
        if (!text) return false;
        auto document = withPartText(document_, part, *text);
        if (!document) return false;
        texts_[part] = std::move(*text);
        document_ = std::move(*document);
        return true;
    }

    bool takePlace(const std::vector<std::string>& fields) {
        const auto position = fields.size() == 1 ? numberIn(fields[0]) : std::nullopt;
        if (!position || *position >= entries_.size()) return false;
        position_ = *position;
        return true;
    }

    bool takeSaved(const std::vector<std::string>& fields) {
        if (fields.empty()) return false;
        const auto position = numberIn(fields[0]);
        auto origin = originIn(fields, 1);
        if (!position || *position >= entries_.size() || !origin) return false;
        saved_ = entries_[*position].document;  // a copy, because later edits may replace the step
        origin_ = std::move(*origin);
        return true;
    }

    bool takeApart(const std::vector<std::string>& fields) {
        if (!takeChanges(fields, 0)) return false;
        saved_ = document_;
        return true;
    }

    JournalOrigin origin_;
    model::Document document_;
    std::map<PartName, std::string> texts_;
    std::vector<HistoryEntry> entries_;
    std::size_t position_ = 0;
    std::optional<model::Document> saved_;
    std::optional<JournalOrigin> saving_;
};

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
    std::vector<std::string> fields{format};
    for (auto& field : fieldsOf(origin)) fields.push_back(std::move(field));
    append(originRecord, fields);
    if (saved && onDisk == entries.end()) append(apartRecord, changesTo(*saved));
    for (const auto& entry : entries) commit(entry, History::Step::added, 0);
    if (history.position() + 1 < entries.size()) moved(history.position());
    if (onDisk != entries.end()) this->saved(origin, static_cast<std::size_t>(onDisk - entries.begin()));
}

void Journal::append(char kind, const std::vector<std::string>& fields) {
    growing_->append(textOf(JournalRecord{kind, fields}));
}

// Removed parts are recorded too: a part left in the recovered document would be saved over a file with its
// name.
std::vector<std::string> Journal::changesTo(const model::Document& document) {
    std::vector<std::string> fields;
    for (const auto& part : partsOf(last_)) {
        if (hasPart(document, part)) continue;
        fields.insert(fields.end(), {wordOf(part.kind), part.key, partIsGone, partIsGone, ""});
        lastText_.erase(part);
    }
    for (const auto& part : partsOf(document)) {
        if (isSamePart(last_, document, part)) continue;
        std::string text = textOf(document, part);
        const TextChange change = changeOf(lastText_[part], text);
        fields.insert(fields.end(), {wordOf(part.kind), part.key, std::to_string(change.kept),
                                     std::to_string(change.dropped), change.put});
        lastText_[part] = std::move(text);
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
}

void Journal::moved(std::size_t position) { append(moveRecord, {std::to_string(position)}); }

void Journal::saved(const JournalOrigin& origin, std::size_t position) {
    std::vector<std::string> fields{std::to_string(position)};
    for (auto& field : fieldsOf(origin)) fields.push_back(std::move(field));
    append(savedRecord, fields);
}

void Journal::saving(const JournalOrigin& origin) { append(savingRecord, fieldsOf(origin)); }

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
        for (const auto& theirs : lastOrigin(journal).parts)
            for (const auto& ours : files.parts)
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

std::optional<Recovered> recover(const fs::path& journal) {
    // Bytes, not characters: a difference may begin inside a character, and a torn end too.
    std::ifstream file(journal, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto read = recordsIn(text);
    Replay replay;
    bool isTorn = read.isTorn;
    for (const auto& record : read.records)
        if (!replay.take(record)) {
            isTorn = true;
            break;
        }
    auto recovered = std::move(replay).result();
    if (recovered) recovered->isTorn = isTorn;
    return recovered;
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
