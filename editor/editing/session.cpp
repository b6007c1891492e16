#include "editor/editing/session.h"

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

#include "editor/documents/board_thing.h"
#include "editor/documents/file_names.h"
#include "editor/editing/beginnings.h"
#include "editor/words/words.h"
#include "formats/xml/disk/system_reason.h"
#include "mapsets/loading/game_shelf.h"
#include "mapsets/loading/look_reader.h"

namespace cota::session {

namespace fs = std::filesystem;

namespace {

/// Renames the boards in a moment, also in its selection.
HistoryEntry withNames(const HistoryEntry& entry, const std::vector<PartRename>& renames) {
    HistoryEntry made = entry;
    made.document = withNames(entry.document, renames);
    made.selection.clear();
    for (const auto& subject : entry.selection) made.selection.insert(withNames(subject, renames));
    return made;
}

/// Copies a game that is not installed to the folder "mapsets" beside the document, with its base games that
/// are not installed, because the document could not be opened without them. Existing folders are kept; each
/// game is copied completely or not at all. Throws std::system_error.
void bring(const mapsets::Mapset& game, const mapsets::MapsetLibrary& installed, const fs::path& folder) {
    for (std::size_t i = 0; i < game.layers.size(); ++i) {
        const fs::path to = folder / "mapsets" / game.layers[i].text;
        if (installed.find(game.layers[i]) || fs::exists(to)) continue;
        fs::create_directories(to.parent_path());
        const fs::path half = to.parent_path() / ("." + to.filename().string() + ".part");
        try {
            fs::remove_all(half);
            fs::copy(game.layerFolders[i], half, fs::copy_options::recursive);
            fs::rename(half, to);
        } catch (const fs::filesystem_error&) {
            std::error_code ignored;
            fs::remove_all(half, ignored);
            throw;
        }
    }
}

}  // namespace

Session::Session(Places places)
    : places_(std::move(places)), check_([this](CheckAnswer answer) {
          const std::lock_guard lock(answerMutex_);
          answer_ = std::move(answer);
          if (wake_) wake_();
      }) {}

Session::~Session() = default;

bool Session::open(const fs::path& path) {
    OpenedDocument opened = openDocument(path);
    readFindings_ = std::move(opened.findings);
    if (!opened.document) return false;
    saved_ = *opened.document;
    original_.clear();
    begin(std::move(*opened.document), std::move(opened.files));
    return true;
}

std::vector<fs::path> Session::openElsewhere() const {
    if (places_.recovery.empty()) return {};
    return session::openElsewhere(places_.recovery, journal_ ? journal_->file() : fs::path(),
                                  files_.origin());
}

void Session::create(model::Document document, fs::path original) {
    original_ = std::move(original);
    readFindings_.clear();
    saved_ = {};
    begin(std::move(document), {});
}

void Session::begin(model::Document document, DocumentFiles files) {
    files_ = std::move(files);
    sharersTold_.clear();
    history_ = History(std::move(document));
    game_ = nullptr;
    beginJournal();
    settle({true, true, true, false, true});
}

void Session::resume(const fs::path& journal, Recovered recovered) {
    readFindings_.clear();
    saved_ = recovered.onDisk();
    files_ = DocumentFiles(std::move(recovered.origin));
    history_ = std::move(recovered.history);
    game_ = nullptr;
    beginJournal();
    // Removed only after the new one has everything.
    std::error_code ignored;
    if (journal_) fs::remove(journal, ignored);
    settle({true, true, true, false, true});
}

bool Session::revert() {
    if (path().empty()) return false;
    OpenedDocument opened = openDocument(path());
    readFindings_ = std::move(opened.findings);
    if (!opened.document) return false;
    files_ = std::move(opened.files);
    saved_ = *opened.document;
    commit({named("Revert to saved"), std::move(*opened.document)});
    afterSaving(false, {});
    return true;
}

std::vector<model::Finding> Session::save() { return write(path(), false, OtherFiles::shared); }

std::vector<model::Finding> Session::saveAs(const fs::path& path, OtherFiles others) {
    return write(path, true, others);
}

std::vector<PartRename> Session::copiesFor(const fs::path& path) const {
    if (!files_.isSharing(document(), path)) return {};
    return files_.renamesFor(document(), path, takenNames(), OtherFiles::copied);
}

/// All names that parts have in any history entry, undone ones included.
std::set<std::string> Session::takenNames() const {
    std::set<std::string> taken;
    for (const auto& entry : history_.entries())
        for (const auto& part : partsOf(entry.document)) taken.insert(part.key);
    return taken;
}

std::vector<model::Finding> Session::write(const fs::path& path, bool isNewPlace, OtherFiles others) {
    const auto folderOf = [](const fs::path& file) { return fs::weakly_canonical(file).parent_path(); };
    const bool isNewFolder = isNewPlace && (this->path().empty() || folderOf(this->path()) != folderOf(path));
    const auto renames = files_.renamesFor(document(), path, takenNames(), others);
    auto renamed = withNames(document(), renames);
    // The game first: after this, the files belong to the new place.
    if (isNewFolder && game_) bring(*game_, places_.mapsets, path.parent_path());
    const auto announce = [&](const JournalOrigin& origin) {
        writeJournal([&](Journal& journal) { journal.saving(origin); });
    };
    auto findings = isNewPlace ? files_.saveAs(path, renamed, saved_, announce, renames)
                               : files_.save(renamed, saved_, announce);
    if (!findings.empty()) return findings;
    saved_ = renamed;
    // Not a step: if the user undid it, the next save would repeat it.
    if (!renames.empty()) history_.each([&](const HistoryEntry& one) { return withNames(one, renames); });
    afterSaving(isNewFolder, renames);
    noteSharers();
    return findings;
}

void Session::noteSharers() {
    sharers_.clear();
    if (!document().scenario) return;
    for (const auto& file : files_.written()) {
        if (file == path() || !sharersTold_.insert(file.string()).second) continue;
        const auto others = scenariosBeside(path(), file.lexically_relative(path().parent_path()));
        sharers_.insert(others.begin(), others.end());
    }
}

std::string Session::savedText() const {
    std::string names;
    for (const auto& file : files_.written()) names += (names.empty() ? "" : ", ") + file.filename().string();
    if (names.empty()) return tr("Nothing has changed since %s was saved.", path().filename().string());
    std::string others;
    for (const auto& scenario : sharers_) others += (others.empty() ? "" : ", ") + scenario;
    if (!others.empty()) names += " " + tr("(also used by %s)", others);
    std::string losses;
    for (const auto& sentence : files_.losses()) losses += " " + sentence.in(language());
    return tr("Saved: %s", names) + " " + tr("(in %s)", fs::absolute(path()).parent_path().string()) + losses;
}

std::string Session::unsavedText() const {
    const std::string where = path().empty() ? tr("This document has not been saved yet.") + " " : "";
    const auto steps = history_.stepsFrom(saved_).value_or(history_.place());
    if (steps == 0) return where + tr("If you discard it, it is lost.");
    return where + tr("Unsaved changes: %s", std::to_string(steps)) + "; " +
           tr("the last one: %s.", history_.now().label.in(language())) + " " +
           tr("If you discard them, they are lost.");
}

void Session::afterSaving(bool isNewFolder, const std::vector<PartRename>& renames) {
    const bool isRenamed = !renames.empty();
    writeJournal([&](Journal& journal) {
        isRenamed ? renewJournal() : journal.saved(files_.origin(), history_.place());
    });
    if (isNewFolder) game_ = nullptr;  // the new folder may have its own game of that id
    settle({true, isNewFolder || isRenamed, isRenamed, false, false, renames});
}

void Session::close() {
    if (journal_) journal_->discard();
    journal_.reset();
    kept_.reset();
}

void Session::beginJournal() {
    close();
    journalFault_.clear();
    if (places_.recovery.empty()) return;
    try {
        renewJournal();
    } catch (const std::system_error& error) {
        journalFault_ = xml::systemReason(error.code()).in(places_.language);
    }
}

// The user can go on working without a journal, for example when the disk is full. A journal that missed a
// step is given up; as soon as writing works again, a new one saves everything.
void Session::writeJournal(const std::function<void(Journal&)>& write) {
    if (places_.recovery.empty()) return;
    try {
        if (journal_ && journalFault_.empty())
            write(*journal_);
        else
            renewJournal();
        journalFault_.clear();
    } catch (const std::system_error& error) {
        journalFault_ = xml::systemReason(error.code()).in(places_.language);
    }
}

void Session::renewJournal() {
    Journal fresh(places_.recovery, files_.origin(), history_, saved_);
    if (journal_) journal_->discard();
    journal_ = std::move(fresh);
}

void Session::commit(HistoryEntry step) {
    // An edit without a selection keeps the present one.
    if (step.selection.empty()) step.selection = selection();
    const HistoryEntry written = step;
    const auto what = history_.commit(std::move(step));
    if (what == History::Step::none) return select(written.selection);
    writeJournal([&](Journal& journal) { journal.commit(written, what, history_.place()); });
    settle({false, true, true, false});
}

void Session::undo() {
    if (history_.canUndo()) goTo(history_.place() - 1);
}

void Session::redo() {
    if (history_.canRedo()) goTo(history_.place() + 1);
}

void Session::goTo(std::size_t place) {
    history_.goTo(place);
    writeJournal([&](Journal& journal) { journal.moved(history_.place()); });
    settle({false, true, true, false});
}

void Session::select(Selection selection) {
    if (selection == this->selection()) return;
    history_.select(std::move(selection));
    changed(Changed{false, false, true, false});
}

void Session::setLanguage(model::Language language) {
    if (language == places_.language) return;
    places_.language = language;
    palette_ = paletteOf(document(), game_.get(), language);
    changed(Changed{false, true, false, true});
}

void Session::loadGame() {
    const auto id = document().mapset();
    if (game_ && game_->id == id) return;
    game_ = nullptr;
    look_ = std::make_shared<const look::Symbology>();
    const fs::path& beside = path().empty() ? original_ : path();
    auto library = beside.empty() ? places_.mapsets : places_.mapsets.beside(beside);
    // A copy of a sample recovered after a crash has lost the path of the sample.
    if (path().empty() && !library.find(id)) library = withSampleGames(std::move(library));
    auto loaded = mapsets::sharedMapset(library, id);
    gameFindings_ = std::move(loaded.findings);
    if (!loaded.game) return;
    game_ = std::move(loaded.game);
    auto look = mapsets::readLook(*game_);
    if (look.value) look_ = std::make_shared<const look::Symbology>(std::move(*look.value));
}

void Session::settle(Changed what) {
    isModified_ = !(document() == saved_);
    if (what.opened) {
        kept_ = std::make_shared<checks::KeptFindings>();
        ground_ = {};
    }
    if (what.document) {
        loadGame();
        table_ = Table::lay(document(), game_, lines_, &ground_);
        palette_ = paletteOf(document(), game_.get(), places_.language);
        // Findings of the readers apply to the file as read, not to the document after edits.
        auto findings = gameFindings_;
        if (!isModified_) findings.insert(findings.end(), readFindings_.begin(), readFindings_.end());
        const auto laid = table_ && game_ ? table_->map() : nullptr;
        check_.start({++version_, document(), game_, laid, std::move(findings), kept_});
        if (what.opened) {
            report_ = {};
            openedVersion_ = version_;
        }
    }
    changed(what);
}

void Session::onAnswer(std::function<void()> wake) {
    const std::lock_guard lock(answerMutex_);
    wake_ = std::move(wake);
}

void Session::takeAnswer() {
    std::optional<CheckAnswer> answer;
    {
        const std::lock_guard lock(answerMutex_);
        answer = std::exchange(answer_, std::nullopt);
    }
    if (!answer || answer->version < openedVersion_) return;
    report_ = std::move(answer->report);
    reportVersion_ = answer->version;
    changed(Changed{false, false, false, true});
}

void Session::waitForCheck() {
    check_.wait();
    takeAnswer();
}

}  // namespace cota::session
