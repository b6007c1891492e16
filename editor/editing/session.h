#pragma once
// One open document with all that belongs to its editing: files, history, journal, game, table, findings.
// Everything that changes it comes through here, and everybody who shows it hears one signal.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/answers/background_check.h"
#include "editor/answers/table.h"
#include "editor/documents/document_files.h"
#include "editor/documents/document_parts.h"
#include "editor/documents/history.h"
#include "editor/documents/journal.h"
#include "editor/editing/palette.h"
#include "editor/editing/signal.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/look/symbols/symbology.h"
#include "validator/engine/report.h"

namespace cota::session {

/// What a session needs to know of the machine.
struct Places {
    mapsets::MapsetLibrary mapsets;
    std::filesystem::path recovery;  // the folder of journals; empty: none are kept
    model::Language language = model::Language::english;
};

/// What a change concerns. Several may be true.
struct Changed {
    bool file = false;  // another document, or another place of it on disk, or it was saved
    bool document = false;
    bool selection = false;
    bool findings = false;
    bool opened = false;  // it is not the document that was there before
    /// Saving gave these files other names; with `file` but not `opened`, nothing else of the document has
    /// changed.
    std::vector<PartRename> renames = {};
};

class Session {
  public:
    explicit Session(Places places);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // --- documents. Whoever calls has asked whether unsaved work may go.

    /// Opens a file. False, with the reasons in readFindings(), where there is nothing to show; then
    /// everything stays.
    bool open(const std::filesystem::path& path);
    /// Which files of the document are open in other running editors.
    std::vector<std::filesystem::path> openElsewhere() const;
    /// A document that has no file yet. Games that lie beside `original` are its games too, as long as the
    /// document is open.
    void create(model::Document document, std::filesystem::path original = {});
    /// Goes on where a crash ended; the journal is taken over and a new one begun.
    void resume(const std::filesystem::path& journal, Recovered recovered);
    /// Throws std::system_error, and then the document stays as it is, where it is. Findings say why a file
    /// may not be written; empty: saved. Parts that would be written over files of other documents get other
    /// names, as a step.
    std::vector<model::Finding> save();
    std::vector<model::Finding> saveAs(const std::filesystem::path& path,
                                       OtherFiles others = OtherFiles::shared);
    /// What boards and forces would be called in copies of their own, of a scenario saved there; empty where
    /// it would share none with the one it is now.
    std::vector<PartRename> copiesFor(const std::filesystem::path& path) const;
    /// Reads the files again; a step of the history, so it can be undone. False where they cannot be read.
    bool revert();

    /// The work is saved, or not wanted: nothing of it is left to recover.
    void close();

    const std::filesystem::path& path() const { return files_.path(); }
    bool isModified() const { return isModified_; }
    bool isReadOnly() const { return files_.isReadOnly(); }
    /// What the last saving wrote, as a sentence; also that nothing had to be written, and once of each file
    /// which other scenarios of the folder use it too.
    std::string savedText() const;
    /// What would be lost with the document as it is, in a sentence or two.
    std::string unsavedText() const;
    std::vector<std::filesystem::path> changedOnDisk() const { return files_.changedOnDisk(); }
    /// Why the last steps are not protected against a crash; empty: they are.
    const std::string& journalFault() const { return journalFault_; }

    // --- edits

    /// A step whose document is the present one only selects.
    void commit(Moment step);
    void undo();
    void redo();
    void goTo(std::size_t place);
    void select(Selection selection);

    // --- what there is

    const model::Document& document() const { return history_.now().document; }
    const Selection& selection() const { return history_.now().selection; }
    const History& history() const { return history_; }
    /// The game of the document; null where it is not installed or cannot be used.
    const std::shared_ptr<const mapsets::Mapset>& game() const { return game_; }
    const std::shared_ptr<const look::Symbology>& look() const { return look_; }  // never null
    /// Null where the document has no map.
    const std::shared_ptr<const Table>& table() const { return table_; }
    const Palette& palette() const { return palette_; }
    model::Language language() const { return places_.language; }
    /// What the game calls things is told in this language from now on. Steps are told in it, too.
    void setLanguage(model::Language language);
    const std::vector<model::Finding>& readFindings() const { return readFindings_; }

    // --- findings. The check runs by itself after each step.

    /// Of the document as it is, or as it was before steps whose check is not done yet; empty until one that
    /// was opened has been checked.
    const checks::Report& report() const { return report_; }
    bool isCheckCurrent() const { return reportVersion_ == version_; }
    /// `wake` is called by another thread when an answer waits; the thread of the window then calls
    /// takeAnswer.
    void onAnswer(std::function<void()> wake);
    void takeAnswer();
    /// Waits for the check and takes its answer; for tests.
    void waitForCheck();

    /// Told after every change.
    Signal<Changed> changed;

  private:
    void begin(model::Document document, DocumentFiles files);
    void beginJournal();
    void renewJournal();
    void writeJournal(const std::function<void(Journal&)>& write);
    void settle(Changed what);
    void loadGame();
    std::vector<model::Finding> write(const std::filesystem::path& path, bool isNewPlace, OtherFiles others);
    std::set<std::string> takenNames() const;
    void noteSharers();
    void afterSaving(bool isNewFolder, const std::vector<PartRename>& renames);

    Places places_;
    DocumentFiles files_;
    std::filesystem::path original_;  // of a copy that has no file yet
    History history_;
    model::Document saved_;
    std::set<std::string> sharersTold_;  // files of which has been said who else uses them
    std::set<std::string> sharers_;      // scenarios to be told of with what was saved last
    bool isModified_ = false;
    std::optional<Journal> journal_;
    std::string journalFault_;
    std::vector<model::Finding> readFindings_;

    std::shared_ptr<const mapsets::Mapset> game_;
    std::vector<model::Finding> gameFindings_;
    std::shared_ptr<const look::Symbology> look_ = std::make_shared<const look::Symbology>();
    std::shared_ptr<const Table> table_;
    std::shared_ptr<mapsets::KeptLines> lines_ = std::make_shared<mapsets::KeptLines>();
    mapsets::KeptGround ground_;
    std::shared_ptr<checks::Recall> recall_;  // null once the document is closed
    Palette palette_;

    std::uint64_t version_ = 0;
    std::uint64_t reportVersion_ = 0;
    std::uint64_t openedVersion_ = 0;  // the first one of this document: older answers are about another one
    checks::Report report_;
    std::mutex answerMutex_;
    std::optional<CheckAnswer> answer_;
    std::function<void()> wake_;
    BackgroundCheck check_;  // last: its worker speaks to what stands above
};

}  // namespace cota::session
