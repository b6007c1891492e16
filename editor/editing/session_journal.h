#pragma once
// Keeps the journal of a session complete. If it cannot be written, for example because the disk is full, the
// user can go on working without it; as soon as writing works again, a new journal saves everything.

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/answers/in_order.h"
#include "editor/documents/journal.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// What a new journal contains.
struct JournalContents {
    JournalOrigin origin;
    const History& history;
    const model::Document& saved;  // as on disk
    model::Language language;      // of the reason for a fault
};

class SessionJournal {
  public:
    /// An empty folder: no journals are written.
    explicit SessionJournal(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Starts a new journal; the last one is deleted, because its document is closed.
    void begin(const JournalContents& contents);
    /// Appends to the journal, or replaces it if it missed a step.
    void write(const JournalContents& contents, const std::function<void(Journal&)>& append);
    /// The same in the background, if inBackground() has one: the text of a large map takes longer than the
    /// step that changes it.
    void writeLater(const JournalContents& contents, std::function<void(Journal&)> append);
    /// `onWritten` is called from another thread when writeLater() is done, or has failed. Empty: no
    /// background.
    void inBackground(std::function<void()> onWritten);
    bool isWritten() const { return !writer_ || writer_->isDone(); }
    /// Replaces the journal, because what it contains has other names now.
    void renew(const JournalContents& contents);
    /// Deletes the journal: the work is saved or not wanted.
    void close();
    /// The same, but keeps it as the history of the document with this main file.
    void keepFor(const std::filesystem::path& document);
    const std::filesystem::path& folder() const { return folder_; }

    /// The file of the journal; empty if there is none.
    std::filesystem::path file() const {
        finish();
        return journal_ ? journal_->file() : std::filesystem::path();
    }
    /// Why the last steps are not protected; empty if they are.
    std::string fault() const {
        const std::lock_guard lock(mutex_);
        return fault_;
    }
    /// The files of these that are open in other running editors.
    std::vector<std::filesystem::path> openElsewhere(const JournalOrigin& files) const;

  private:
    void attempt(model::Language language, const std::function<void()>& writing);
    void replace(const JournalContents& contents);
    void setFault(std::string fault);
    void finish() const {
        if (writer_) writer_->wait();
    }

    std::filesystem::path folder_;
    std::optional<Journal> journal_;  // used by the writer while it has jobs
    mutable std::mutex mutex_;
    std::string fault_;
    std::unique_ptr<InOrder> writer_;  // last: it uses the members above
};

}  // namespace cota::session
