#include "editor/editing/session_journal.h"

#include <system_error>
#include <utility>

#include "editor/documents/kept_history.h"
#include "formats/xml/disk/system_reason.h"

namespace cota::session {

namespace fs = std::filesystem;

void SessionJournal::attempt(model::Language language, const std::function<void()>& writing) {
    if (folder_.empty()) return;
    try {
        writing();
        setFault({});
    } catch (const std::system_error& error) {
        setFault(xml::systemReason(error.code()).in(language));
    }
}

void SessionJournal::setFault(std::string fault) {
    const std::lock_guard lock(mutex_);
    fault_ = std::move(fault);
}

void SessionJournal::inBackground(std::function<void()> onWritten) {
    writer_.reset();
    if (onWritten) writer_ = std::make_unique<InOrder>(std::move(onWritten));
}

void SessionJournal::writeLater(const JournalContents& contents, std::function<void(Journal&)> append) {
    // A journal that misses a step is made again from the history, which only this thread may read.
    if (!writer_ || folder_.empty() || !fault().empty()) return write(contents, append);
    writer_->start([this, append = std::move(append), language = contents.language] {
        // After a fault it misses a step, and may not get the next one.
        if (journal_ && fault().empty()) attempt(language, [&] { append(*journal_); });
    });
}

void SessionJournal::begin(const JournalContents& contents) {
    close();
    setFault({});
    if (!writer_ || folder_.empty()) return renew(contents);
    // A disk that is busy may take seconds to hold even the first record.
    writer_->start([this, origin = contents.origin, history = contents.history, saved = contents.saved,
                    language = contents.language] {
        attempt(language, [&] { replace({origin, history, saved, language}); });
    });
}

void SessionJournal::write(const JournalContents& contents, const std::function<void(Journal&)>& append) {
    finish();
    attempt(contents.language, [&] {
        if (journal_ && fault().empty())
            append(*journal_);
        else
            replace(contents);
    });
}

void SessionJournal::renew(const JournalContents& contents) {
    finish();
    attempt(contents.language, [&] { replace(contents); });
}

void SessionJournal::replace(const JournalContents& contents) {
    Journal fresh(folder_, contents.origin, contents.history, contents.saved);
    if (journal_) journal_->discard();
    journal_ = std::move(fresh);
}

void SessionJournal::close() {
    finish();
    if (journal_) journal_->discard();
    journal_.reset();
}

void SessionJournal::keepFor(const fs::path& document) {
    finish();
    if (journal_ && fault().empty()) {
        journal_->keepAs(keptHistoryFile(folder_, document));
        journal_.reset();
        trimKeptHistories(folder_);
    }
    close();
}

std::vector<fs::path> SessionJournal::openElsewhere(const JournalOrigin& files) const {
    if (folder_.empty()) return {};
    return session::openElsewhere(folder_, file(), files);
}

}  // namespace cota::session
