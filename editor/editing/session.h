#pragma once
// One open document and everything needed to edit it: files, history, journal, game, map, findings. All
// changes go through this class, and every view listens to one signal.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/answers/signal.h"
#include "editor/documents/disk_changes.h"
#include "editor/documents/document_files.h"
#include "editor/documents/files_of_document.h"
#include "editor/documents/history.h"
#include "editor/documents/journal.h"
#include "editor/editing/palette.h"
#include "editor/editing/save_report.h"
#include "editor/editing/session_check.h"
#include "editor/editing/session_game.h"
#include "editor/editing/session_journal.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/symbols/symbology.h"
#include "validator/engine/report.h"

namespace cota::session {

/// What a session needs to know about the machine.
struct SessionSettings {
    mapsets::MapsetLibrary mapsets;
    std::filesystem::path recovery;  // the folder of the journals; empty: no journals
    model::Language language = model::Language::english;
};

/// The changes of a session. Several may be true.
struct Changed {
    bool file = false;  // another document, another path, or it was saved
    bool document = false;
    bool selection = false;
    bool findings = false;
    bool opened = false;  // another document than before
    /// Saving renamed these files; with `file` but not `opened`, nothing else in the document has changed.
    std::vector<FileRename> renames = {};
};

/// What the game of a document is played on: a map, or a table without one.
enum class PlayedOn { map, table };

class Session {
  public:
    explicit Session(SessionSettings settings);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // --- documents. The caller must first ask whether to discard unsaved work.

    /// Opens a file. Returns false, with the reasons in readFindings(), if it cannot be read; then nothing
    /// changes.
    bool open(const std::filesystem::path& path);
    /// The files of the document that are open in other running editors.
    std::vector<std::filesystem::path> openElsewhere() const {
        return journal_.openElsewhere(files_.origin());
    }
    /// A document without a file. Games beside `original` can be used as long as the document is open.
    void create(model::Document document, std::filesystem::path original = {});
    /// Continues a document after a crash; a new journal replaces the old one.
    void resume(const std::filesystem::path& journal, Recovered recovered);
    /// Saves; findings say why a file may not be written, and none means saved. Throws std::system_error,
    /// and then the document and its path do not change. Parts that would overwrite files of other documents
    /// are renamed; that is not a step.
    std::vector<model::Finding> save();
    std::vector<model::Finding> saveAs(const std::filesystem::path& path,
                                       OtherFiles others = OtherFiles::shared);
    /// The names that boards and forces would get if a scenario saved there had its own copies; empty if it
    /// would share none with the current one.
    std::vector<FileRename> copiesFor(const std::filesystem::path& path) const;
    /// Reads the files again, as a step of the history that can be undone. False if they cannot be read.
    bool revert();
    /// What other programs have changed in the files since they were read or saved; nothing if the files
    /// cannot be read.
    std::optional<DiskChanges> diskChanges() const;
    /// Takes these changes in as a step; files that both have changed are kept as asked. False if the files
    /// cannot be read.
    bool takeFromDisk(Keep keep);

    /// Call it when the work is saved or not wanted: nothing can be recovered after it.
    void close();

    const std::filesystem::path& path() const { return files_.path(); }
    bool isModified() const { return isModified_; }
    bool isReadOnly() const { return files_.isReadOnly(); }
    /// The result of the last save as a sentence: the files written, or that nothing has changed; and, once
    /// for each file, which other scenarios of the folder use it.
    std::string savedText() const { return saveReport_.savedText(files_, language_); }
    /// What would be lost if the document were discarded now, in a sentence or two.
    std::string unsavedText() const {
        return session::unsavedText(history_, saved_, !path().empty(), language_);
    }
    std::vector<std::filesystem::path> files() const { return files_.files(); }
    std::vector<std::filesystem::path> changedOnDisk() const { return files_.changedOnDisk(); }
    /// Why the last steps are not protected against a crash; empty if they are.
    std::string journalFault() const { return journal_.fault(); }
    /// Whether all steps are in the journal.
    bool isJournalWritten() const { return journal_.isWritten(); }

    // --- edits

    /// A step that does not change the document only changes the selection. Names and words that the program
    /// made from other names follow these.
    void commit(HistoryEntry step);
    void undo();
    void redo();
    void goTo(std::size_t place);
    /// The user's name for the document at a place of the history; not a step.
    void nameVersion(std::size_t place, const std::string& name);
    void select(Selection selection);

    // --- queries

    const model::Document& document() const { return history_.now().document; }
    const Selection& selection() const { return history_.now().selection; }
    /// The document as in its files; that it began with if it has no file.
    const model::Document& savedDocument() const { return saved_; }
    const History& history() const { return history_; }
    /// The game of the document; null if it is not installed or cannot be used.
    const std::shared_ptr<const mapsets::Mapset>& game() const { return game_.game(); }
    const std::shared_ptr<const look::Symbology>& look() const { return game_.look(); }  // never null
    /// Decides which views, tools and commands the window offers; nothing else asks whether there is a map.
    /// A document whose game is not known is one with a map.
    PlayedOn playedOn() const {
        return game() && game()->catalogue.table.isUsed() ? PlayedOn::table : PlayedOn::map;
    }
    /// The styles in which the map can be drawn.
    const SessionGame& looks() const { return game_; }
    /// The style of the map in the window; empty: the look of the game.
    void setStyle(const std::string& style);
    /// Null if the document has no map.
    const std::shared_ptr<const JoinedMap>& map() const { return map_; }
    const Palette& palette() const { return palette_; }
    model::Language language() const { return language_; }
    /// Sets the language for names from games, and for the names of steps.
    void setLanguage(model::Language language);
    const std::vector<model::Finding>& readFindings() const { return readFindings_; }
    /// The turn of which the map shows light and weather: the one that the user selected last, else the
    /// first.
    int shownTurn() const;
    void showTurn(int turn) { shownTurn_ = turn; }

    // --- findings. The check runs automatically after each step.

    /// The report on the document as it is, or as it was before steps that are still being checked; empty
    /// until the first check of an opened document is done.
    const checks::Report& report() const { return check_.report(); }
    bool isCheckCurrent() const { return check_.isCurrent(); }
    /// `wake` is called from another thread when an answer is ready; the thread of the window then calls
    /// takeAnswer.
    void onAnswer(const std::function<void()>& wake) {
        journal_.inBackground(wake);
        check_.onAnswer(wake);
    }
    void takeAnswer();
    /// Checks everything again, also what has not changed since the last check.
    void checkAgain();
    /// Waits for the check and takes its answer; for tests.
    void waitForCheck();

    /// Emitted before a step of the history is undone or redone, with the document that is about to be shown:
    /// laying a large map takes longer than showing what differs.
    Signal<const model::Document&> moving;
    /// Emitted after every change.
    Signal<Changed> changed;

  private:
    void begin(History history, DocumentFiles files);
    void keepHistory();
    /// A step as it is: what comes from files is not changed.
    void take(HistoryEntry step);
    void settle(Changed what);
    void startCheck();
    void protect();
    void tellFault();
    std::vector<model::Finding> write(const std::filesystem::path& path, bool isNewPlace, OtherFiles others);
    JournalContents journalContents() const;
    std::set<std::string> takenNames() const;
    void afterSaving(bool isNewFolder, const std::vector<FileRename>& renames);

    model::Language language_;
    SessionJournal journal_;
    SessionGame game_;

    DocumentFiles files_;
    std::filesystem::path original_;  // for a copy without a file
    History history_;
    model::Document saved_;
    SaveReport saveReport_;
    std::vector<std::function<void(Journal&)>> unwritten_;  // changes that the journal does not have yet
    std::string toldFault_;                                 // of the journal
    bool isModified_ = false;
    int shownTurn_ = 1;
    std::vector<model::Finding> readFindings_;

    std::shared_ptr<const JoinedMap> map_;
    std::shared_ptr<mapsets::KeptLines> lines_ = std::make_shared<mapsets::KeptLines>();
    mapsets::KeptGround ground_;
    Palette palette_;
    SessionCheck check_;
};

}  // namespace cota::session
