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
        fault_.clear();
    } catch (const std::system_error& error) {
        fault_ = xml::systemReason(error.code()).in(language);
    }
}

void SessionJournal::begin(const JournalContents& contents) {
    close();
    fault_.clear();
    renew(contents);
}

void SessionJournal::write(const JournalContents& contents, const std::function<void(Journal&)>& append) {
    attempt(contents.language, [&] {
        if (journal_ && fault_.empty())
            append(*journal_);
        else
            replace(contents);
    });
}

void SessionJournal::renew(const JournalContents& contents) {
    attempt(contents.language, [&] { replace(contents); });
}

void SessionJournal::replace(const JournalContents& contents) {
    Journal fresh(folder_, contents.origin, contents.history, contents.saved);
    if (journal_) journal_->discard();
    journal_ = std::move(fresh);
}

void SessionJournal::close() {
    if (journal_) journal_->discard();
    journal_.reset();
}

void SessionJournal::keepFor(const fs::path& document) {
    if (journal_ && fault_.empty()) {
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
