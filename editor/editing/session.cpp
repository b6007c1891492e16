#include "editor/editing/session.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <system_error>
#include <utility>

#include "editor/documents/board_thing.h"
#include "editor/documents/kept_history.h"
#include "editor/editing/followers.h"
#include "editor/editing/type_pictures.h"
#include "formats/scans/moved_underlays.h"

namespace cota::session {

namespace fs = std::filesystem;

namespace {

/// The entry with renamed boards, also in its selection.
HistoryEntry withNames(const HistoryEntry& entry, const std::vector<FileRename>& renames) {
    HistoryEntry made = entry;
    made.document = withNames(entry.document, renames);
    made.selection.clear();
    for (const auto& subject : entry.selection) made.selection.insert(withNames(subject, renames));
    return made;
}

}  // namespace

Session::Session(SessionSettings settings)
    : language_(settings.language),
      journal_(std::move(settings.recovery)),
      game_(std::move(settings.mapsets)) {}

bool Session::open(const fs::path& path) {
    OpenedDocument opened = openDocument(path);
    readFindings_ = std::move(opened.findings);
    if (!opened.document) return false;
    keepHistory();
    saved_ = *opened.document;
    original_.clear();
    auto kept = keptHistory(journal_.folder(), opened.files.origin(), saved_);
    begin(kept ? std::move(*kept) : History(std::move(*opened.document)), std::move(opened.files));
    return true;
}

void Session::create(model::Document document, fs::path original) {
    keepHistory();
    original_ = std::move(original);
    readFindings_.clear();
    saved_ = {};
    begin(History(std::move(document)), {});
}

/// Of the document that is about to be closed.
void Session::keepHistory() {
    if (!path().empty() && history_.entries().size() > 1) journal_.keepFor(path());
}

void Session::begin(History history, DocumentFiles files) {
    files_ = std::move(files);
    saveReport_.begin();
    history_ = std::move(history);
    game_.forget();
    journal_.begin(journalContents());
    settle({true, true, true, false, true});
}

void Session::resume(const fs::path& journal, Recovered recovered) {
    keepHistory();
    readFindings_.clear();
    saved_ = recovered.onDisk();
    files_ = DocumentFiles(std::move(recovered.origin));
    history_ = std::move(recovered.history);
    game_.forget();
    journal_.begin(journalContents());
    // Removed only after the new one has everything.
    std::error_code ignored;
    if (!journal_.file().empty()) fs::remove(journal, ignored);
    settle({true, true, true, false, true});
}

bool Session::revert() {
    if (path().empty()) return false;
    OpenedDocument opened = openDocument(path());
    readFindings_ = std::move(opened.findings);
    if (!opened.document) return false;
    files_ = std::move(opened.files);
    saved_ = *opened.document;
    take({named("Revert to saved"), std::move(*opened.document)});
    afterSaving(false, {});
    return true;
}

std::optional<DiskChanges> Session::diskChanges() const {
    if (path().empty()) return DiskChanges{};
    const OpenedDocument opened = openDocument(path());
    if (!opened.document) return std::nullopt;
    return session::diskChanges(saved_, document(), *opened.document);
}

bool Session::takeFromDisk(Keep keep) {
    if (path().empty()) return false;
    OpenedDocument opened = openDocument(path());
    readFindings_ = std::move(opened.findings);
    if (!opened.document) return false;
    auto taken = merged(saved_, document(), *opened.document, keep);
    files_ = std::move(opened.files);
    saved_ = std::move(*opened.document);
    take({named("Load changes of another program"), std::move(taken)});
    journal_.renew(journalContents());  // what is on disk is no step of the history
    settle({true, false, false, false});
    return true;
}

std::vector<model::Finding> Session::save() { return write(path(), false, OtherFiles::shared); }

std::vector<model::Finding> Session::saveAs(const fs::path& path, OtherFiles others) {
    return write(path, true, others);
}

std::vector<FileRename> Session::copiesFor(const fs::path& path) const {
    if (!files_.isSharing(document(), path)) return {};
    return files_.renamesFor(document(), path, takenNames(), OtherFiles::copied);
}

/// All names that files have in any history entry, undone ones included.
std::set<std::string> Session::takenNames() const {
    std::set<std::string> taken;
    for (const auto& entry : history_.entries())
        for (const auto& file : filesOf(entry.document)) taken.insert(file.key);
    return taken;
}

std::vector<model::Finding> Session::write(const fs::path& path, bool isNewPlace, OtherFiles others) {
    const auto folderOf = [](const fs::path& file) { return fs::weakly_canonical(file).parent_path(); };
    const bool isNewFolder = isNewPlace && (this->path().empty() || folderOf(this->path()) != folderOf(path));
    const auto renames = files_.renamesFor(document(), path, takenNames(), others);
    const auto before = this->path().empty() ? original_ : this->path();
    // Pictures below boards are not copied: their names lead from the new folder to them.
    const auto from = isNewFolder ? before.parent_path() : fs::path(), to = path.parent_path();
    const auto moved = [&](const model::Document& one) { return scans::withUnderlaysFrom(one, from, to); };
    const bool isMoved = !(moved(document()) == document());
    auto renamed = withNames(moved(document()), renames);
    // The game first: after this, the files belong to the new place.
    if (isNewFolder) game_.copyTo(path.parent_path());
    const auto announce = [&](const JournalOrigin& origin) {
        journal_.write(journalContents(), [&](Journal& journal) { journal.saving(origin); });
    };
    auto findings = isNewPlace ? files_.saveAs(path, renamed, saved_, announce, renames)
                               : files_.save(renamed, saved_, announce);
    if (!findings.empty()) return findings;
    saveReport_.notePictures(isNewFolder ? copyPictures(document(), before, path, renames)
                                         : std::vector<std::string>());
    saved_ = renamed;
    // Not a step: if the user undid it, the next save would repeat it.
    if (!renames.empty() || isMoved)
        history_.each([&](HistoryEntry one) {
            one.document = moved(one.document);
            return withNames(one, renames);
        });
    if (isMoved && renames.empty()) journal_.renew(journalContents());
    afterSaving(isNewFolder, renames);
    if (document().scenario)
        saveReport_.noteSharers(files_);
    else
        saveReport_.noteNoSharers();
    return findings;
}

void Session::afterSaving(bool isNewFolder, const std::vector<FileRename>& renames) {
    const bool isRenamed = !renames.empty();
    if (isRenamed)
        journal_.renew(journalContents());
    else
        journal_.write(journalContents(),
                       [&](Journal& journal) { journal.saved(files_.origin(), history_.position()); });
    if (isNewFolder) game_.forget();  // the new folder may have its own game of that id
    settle({true, isNewFolder || isRenamed, isRenamed, false, false, renames});
}

JournalContents Session::journalContents() const { return {files_.origin(), history_, saved_, language_}; }

void Session::close() {
    keepHistory();
    journal_.close();
    check_.close();
}

void Session::commit(HistoryEntry step) {
    step.document = withFollowers(document(), step.document, game().get());
    take(std::move(step));
}

void Session::take(HistoryEntry step) {
    // An edit without a selection keeps the present one.
    if (step.selection.empty()) step.selection = selection();
    step.when = std::chrono::system_clock::now();
    const HistoryEntry written = step;
    const auto what = history_.commit(std::move(step));
    if (what == History::Step::none) return select(written.selection);
    unwritten_.push_back([written, what, place = history_.position()](Journal& journal) {
        journal.commit(written, what, place);
    });
    settle({false, true, true, false});
    protect();
}

/// Writes to the journal after the change is shown: the text of a large map takes longer than the change. A
/// listener may have made another step meanwhile; they are written in their order.
void Session::protect() {
    for (auto& write : std::exchange(unwritten_, {}))
        journal_.writeLater(journalContents(), std::move(write));
    tellFault();
}

void Session::tellFault() {
    if (std::exchange(toldFault_, journal_.fault()) != toldFault_) changed(Changed{});
}

void Session::undo() {
    if (history_.canUndo()) goTo(history_.position() - 1);
}

void Session::redo() {
    if (history_.canRedo()) goTo(history_.position() + 1);
}

void Session::goTo(std::size_t place) {
    history_.goTo(place);
    moving(document());
    unwritten_.push_back([place = history_.position()](Journal& journal) { journal.moved(place); });
    settle({false, true, true, false});
    protect();
}

void Session::nameVersion(std::size_t place, const std::string& name) {
    if (place >= history_.entries().size()) return;
    history_.nameVersion(place, name);
    unwritten_.push_back(
        [entry = history_.entries()[place], place](Journal& journal) { journal.noted(entry, place); });
    changed(Changed{});
    protect();
}

void Session::select(Selection selection) {
    if (selection == this->selection()) return;
    history_.select(std::move(selection));
    changed(Changed{false, false, true, false});
}

int Session::shownTurn() const {
    const int last = document().scenario ? (*document().scenario)->turns.count : 1;
    return std::clamp(shownTurn_, 1, std::max(last, 1));
}

void Session::setLanguage(model::Language language) {
    if (language == language_) return;
    language_ = language;
    palette_ = paletteOf(document(), game().get(), language);
    changed(Changed{false, true, false, true});
}

void Session::setStyle(const std::string& style) {
    if (style == game_.style()) return;
    game_.setStyle(style);
    changed(Changed{false, true, false, false});
}

void Session::settle(Changed what) {
    isModified_ = !(document() == saved_);
    if (what.opened) {
        shownTurn_ = 1;
        check_.open();
        ground_ = {};
    }
    if (what.document) {
        game_.load(document(), path(), original_);
        map_ = JoinedMap::lay(document(), game(), lines_, &ground_);
        palette_ = paletteOf(document(), game().get(), language_);
        startCheck();
    }
    changed(what);
}

void Session::startCheck() {
    // Findings of the readers apply to the file as read, not to the document after edits.
    auto findings = game_.findings();
    if (!isModified_) findings.insert(findings.end(), readFindings_.begin(), readFindings_.end());
    check_.start({0, document(), game(), map_ && game() ? map_->laid() : nullptr, std::move(findings)});
}

void Session::checkAgain() {
    check_.forgetKept();
    startCheck();
    changed(Changed{false, false, false, true});
}

void Session::takeAnswer() {
    if (check_.takeAnswer()) changed(Changed{false, false, false, true});
    tellFault();
}

void Session::waitForCheck() {
    check_.wait();
    takeAnswer();
}

}  // namespace cota::session
