#pragma once
// Protects unsaved work: each step is appended to a journal, never to the user's file, as soon as the window
// has shown it. After a crash the user can recover the whole history or discard it.

#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/files_of_document.h"
#include "editor/documents/history.h"
#include "formats/xml/disk/platform.h"

namespace cota::session {

/// Where a document came from: the file opened (empty if never saved), and each of its files with its hash.
struct JournalOrigin {
    std::filesystem::path file;
    struct File {
        DocumentFile name;
        std::filesystem::path path;
        std::string sha256;
        friend bool operator==(const File&, const File&) = default;
    };
    std::vector<File> files;
    friend bool operator==(const JournalOrigin&, const JournalOrigin&) = default;
};

class Journal {
  public:
    /// Starts a journal in `folder`, which is created if necessary, with everything in `history`; `saved` is
    /// the document on disk. Throws std::system_error, and then leaves no file.
    Journal(const std::filesystem::path& folder, const JournalOrigin& origin, const History& history,
            const std::optional<model::Document>& saved = {});

    const std::filesystem::path& file() const { return path_; }
    // Each of these throws std::system_error if the disk refuses the write.

    /// After History::commit: its argument, its result, and the present position in the history.
    void commit(const HistoryEntry& entry, History::Step step, std::size_t position);
    void moved(std::size_t position);
    /// The time of an entry, and the name of its version.
    void noted(const HistoryEntry& entry, std::size_t position);
    /// The document was saved as it is at `position`.
    void saved(const JournalOrigin& origin, std::size_t position);
    /// The document is about to be saved in its present state, to these files. If the program crashes before
    /// saved(), recovery can tell whether they were written.
    void saving(const JournalOrigin& origin);
    /// Deletes the journal, because the work is saved elsewhere or not wanted. Without this call the file
    /// stays.
    void discard();
    /// Instead of discard(): the journal becomes the file `path`, as the history of a document that is
    /// closed.
    void keepAs(const std::filesystem::path& path);

  private:
    void begin(const JournalOrigin& origin, const History& history,
               const std::optional<model::Document>& saved);
    void append(char kind, const std::vector<std::string>& fields);
    std::vector<std::string> changesTo(const model::Document& document);

    std::filesystem::path path_;
    std::optional<xml::GrowingFile> growing_;
    model::Document last_;                          // the last document in the journal
    std::map<DocumentFile, std::string> lastText_;  // its texts
};

struct Recovered {
    JournalOrigin origin;
    History history;
    std::optional<model::Document> saved;  // as last saved; edits may have removed its history entry
    std::optional<JournalOrigin> saving;   // the files of a save that was started and not finished
    bool isTorn = false;                   // the last record is incomplete, and ignored

    /// The last known document on disk; empty if it was never saved.
    model::Document onDisk() const;
};

/// Whether deleting it would lose work: steps that are not saved. The initial document is not work.
bool holdsWork(const Recovered& recovered);

/// The folder of the journals: below $XDG_DATA_HOME, else below ~/.local/share. Empty if the environment has
/// neither.
std::filesystem::path recoveryFolder(const std::function<std::string(const char* variable)>& environment);
/// Moves journals that no running program holds to another folder: earlier versions kept them elsewhere.
void bringJournals(const std::filesystem::path& from, const std::filesystem::path& to);
/// The files of these that other running programs have open, according to the journals they hold in
/// `folder`. `own` is ignored.
std::vector<std::filesystem::path> openElsewhere(const std::filesystem::path& folder,
                                                 const std::filesystem::path& own,
                                                 const JournalOrigin& files);
/// The journals of a folder that no running program holds, oldest first.
std::vector<std::filesystem::path> leftJournals(const std::filesystem::path& folder);
/// Everything up to the last complete record; nothing if not even the first is complete. Of a long history
/// only the last entries are read, at most `mostRead` bytes of documents.
std::optional<Recovered> recover(const std::filesystem::path& journal,
                                 std::size_t mostRead = std::numeric_limits<std::size_t>::max());

}  // namespace cota::session
