#include "editor/documents/journal_replay.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "editor/documents/journal_records.h"

namespace cota::session {

namespace {

constexpr std::size_t fieldsOfChange = 5;

/// Replays the records into a history.
class Replay {
  public:
    /// Entries of the first `unread` commits are not made; their texts are only followed.
    explicit Replay(std::size_t unread) : unread_(unread) {}

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
            case noteRecord:
                return takeNote(fields);
            default:
                return false;
        }
    }
    std::optional<Recovered> result() && {
        const auto first = std::ranges::find(entries_, true, &Entry::isRead);
        if (first == entries_.end() || !entries_[position_].isRead) return std::nullopt;
        std::vector<HistoryEntry> kept;
        for (auto at = first; at != entries_.end(); ++at) kept.push_back(std::move(at->entry));
        position_ -= static_cast<std::size_t>(first - entries_.begin());
        return Recovered{std::move(origin_), History(std::move(kept), position_), std::move(saved_),
                         std::move(saving_), false};
    }

  private:
    bool takeOrigin(const std::vector<std::string>& fields) {
        if (fields.empty() || (fields[0] != journalFormat && fields[0] != olderJournalFormat)) return false;
        auto origin = originIn(fields, 1);
        if (origin) origin_ = std::move(*origin);
        return origin.has_value();
    }

    bool takeCommit(const std::vector<std::string>& fields, bool isMerge) {
        isReading_ = commits_++ >= unread_;
        if (!takeChanges(fields, 2)) return false;
        if (!entries_.empty()) entries_.resize(position_ + 1);
        if (isMerge && position_ > 0) entries_.pop_back();
        entries_.push_back({{StepName::fromKept(fields[0]), document_, {}, fields[1]}, isReading_});
        position_ = entries_.size() - 1;
        return true;
    }

    bool takeChanges(const std::vector<std::string>& fields, std::size_t from) {
        constexpr std::size_t each = fieldsOfChange;
        if (fields.size() < from || (fields.size() - from) % each != 0) return false;
        for (std::size_t i = from; i < fields.size(); i += each)
            if (!takeChange({fields.begin() + static_cast<std::ptrdiff_t>(i),
                             fields.begin() + static_cast<std::ptrdiff_t>(i + each)}))
                return false;
        return !isReading_ || isCurrent_ || readAll();
    }

    /// The first document that is read after others that were not.
    bool readAll() {
        document_ = {};
        for (const auto& [file, text] : texts_) {
            auto document = withFileText(document_, file, text);
            if (!document) return false;
            document_ = std::move(*document);
        }
        isCurrent_ = true;
        return true;
    }

    bool takeChange(const std::vector<std::string>& fields) {
        const auto kind = xml::fileKindOf(fields[0]);
        if (kind == xml::FileKind::unknown) return false;
        if (fields[2] == fileIsGone) {
            const DocumentFile gone{kind, fields[1]};
            texts_.erase(gone);
            if (!isReading_) isCurrent_ = false;
            if (isCurrent_) document_ = withoutFile(document_, gone);
            return true;
        }
        const auto kept = numberIn(fields[2]);
        const auto dropped = numberIn(fields[3]);
        if (!kept || !dropped) return false;
        const DocumentFile file{kind, fields[1]};
        auto text = applied({*kept, *dropped, fields[4]}, texts_[file]);
        if (!text) return false;
        if (!isReading_) isCurrent_ = false;
        if (!isCurrent_) {
            texts_[file] = std::move(*text);
            return true;
        }
        auto document = withFileText(document_, file, *text);
        if (!document) return false;
        texts_[file] = std::move(*text);
        document_ = std::move(*document);
        return true;
    }

    bool takePlace(const std::vector<std::string>& fields) {
        const auto position = fields.size() == 1 ? numberIn(fields[0]) : std::nullopt;
        if (!position || *position >= entries_.size()) return false;
        position_ = *position;
        return true;
    }

    bool takeNote(const std::vector<std::string>& fields) {
        constexpr std::size_t ofNote = 3;
        if (fields.size() != ofNote) return false;
        const auto position = numberIn(fields[0]), seconds = numberIn(fields[1]);
        if (!position || !seconds || *position >= entries_.size()) return false;
        auto& entry = entries_[*position].entry;
        entry.when = *seconds == 0
                         ? std::chrono::system_clock::time_point{}
                         : std::chrono::system_clock::from_time_t(static_cast<std::time_t>(*seconds));
        entry.version = fields[2];
        return true;
    }

    bool takeSaved(const std::vector<std::string>& fields) {
        if (fields.empty()) return false;
        const auto position = numberIn(fields[0]);
        auto origin = originIn(fields, 1);
        if (!position || *position >= entries_.size() || !origin) return false;
        // A copy, because later edits may replace the step. Nobody asks for what was saved before all that is
        // read.
        if (entries_[*position].isRead) saved_ = entries_[*position].entry.document;
        origin_ = std::move(*origin);
        return true;
    }

    bool takeApart(const std::vector<std::string>& fields) {
        if (!takeChanges(fields, 0)) return false;
        if (isReading_ && isCurrent_) saved_ = document_;
        return true;
    }

    struct Entry {
        HistoryEntry entry;
        bool isRead = false;
    };
    std::size_t unread_;
    std::size_t commits_ = 0;
    bool isReading_ = true;
    bool isCurrent_ = true;  // document_ is what texts_ say
    JournalOrigin origin_;
    model::Document document_;
    std::map<DocumentFile, std::string> texts_;
    std::vector<Entry> entries_;
    std::size_t position_ = 0;
    std::optional<model::Document> saved_;
    std::optional<JournalOrigin> saving_;
};

/// How many bytes of documents each commit makes the replay read.
std::vector<std::size_t> bytesRead(const JournalRecords& journal) {
    std::vector<std::size_t> bytes;
    std::map<DocumentFile, std::size_t> sizes;
    for (const auto& record : journal.records) {
        const bool isCommit = record.kind == commitRecord || record.kind == mergeRecord;
        if (!isCommit && record.kind != apartRecord) continue;
        std::size_t read = 0;
        for (std::size_t i = isCommit ? 2 : 0; i + fieldsOfChange <= record.fields.size();
             i += fieldsOfChange) {
            const auto kind = xml::fileKindOf(record.fields[i]);
            if (kind == xml::FileKind::unknown) continue;
            auto& size = sizes[{kind, record.fields[i + 1]}];
            const auto dropped = numberIn(record.fields[i + 3]).value_or(size);
            size -= std::min(size, dropped);
            size += record.fields[i + 2] == fileIsGone ? 0 : record.fields[i + 4].size();
            read += size;
        }
        if (isCommit) bytes.push_back(read);
    }
    return bytes;
}

/// How many commits at the beginning are too much to read.
std::size_t unreadCommits(const JournalRecords& journal, std::size_t most) {
    const auto bytes = bytesRead(journal);
    std::size_t left = most;
    for (std::size_t i = bytes.size(); i > 0; --i) {
        if (bytes[i - 1] > left) return i;
        left -= bytes[i - 1];
    }
    return 0;
}

}  // namespace

std::optional<Recovered> replayed(const JournalRecords& journal, std::size_t mostRead) {
    Replay replay(unreadCommits(journal, mostRead));
    bool isTorn = journal.isTorn;
    for (const auto& record : journal.records)
        if (!replay.take(record)) {
            isTorn = true;
            break;
        }
    auto recovered = std::move(replay).result();
    if (recovered) recovered->isTorn = isTorn;
    return recovered;
}

}  // namespace cota::session
