#pragma once
// What protects work that is not saved: each step is appended to a file of its own, never to the user's,
// before the window shows it. After a crash the whole history comes back, to be taken or thrown away.

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/document_parts.h"
#include "editor/documents/history.h"
#include "formats/xml/disk/platform.h"

namespace cota::session {

/// Where a document came from: the file opened (empty for one never saved), and every file with the hash it
/// had.
struct JournalOrigin {
    std::filesystem::path file;
    struct Part {
        PartName name;
        std::filesystem::path path;
        std::string sha256;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    friend bool operator==(const JournalOrigin&, const JournalOrigin&) = default;
};

class Journal {
  public:
    /// Begins a journal in `folder`, which is made if need be, with everything `history` holds; `saved` is
    /// the document as it is on disk. Throws std::system_error, and then leaves nothing there.
    Journal(const std::filesystem::path& folder, const JournalOrigin& origin, const History& history,
            const std::optional<model::Document>& saved = {});

    const std::filesystem::path& file() const { return path_; }
    // Each throws std::system_error where the disk does not take it.

    /// After History::commit: what it was given, what came of it, and where the history is now.
    void commit(const Moment& moment, History::Step step, std::size_t place);
    void moved(std::size_t place);
    /// The document was saved as it is at `place`.
    void saved(const JournalOrigin& origin, std::size_t place);
    /// The document is about to be saved as it is now, and its files will be these. A crash before saved()
    /// then still shows whether they are.
    void saving(const JournalOrigin& origin);
    /// The work is safe elsewhere, or not wanted: the file goes. Without this call it stays.
    void discard();

  private:
    void begin(const JournalOrigin& origin, const History& history,
               const std::optional<model::Document>& saved);
    void append(char kind, const std::vector<std::string>& fields);
    std::vector<std::string> changesTo(const model::Document& document);

    std::filesystem::path path_;
    std::optional<xml::GrowingFile> growing_;
    model::Document last_;                      // as the journal has it
    std::map<PartName, std::string> lastText_;  // likewise
};

struct Recovered {
    JournalOrigin origin;
    History history;
    std::optional<model::Document> saved;  // as it was saved last; undone and edited over, no moment has it
    std::optional<JournalOrigin> saving;   // the files of a saving that was begun last and has not been ended
    bool isTorn = false;                   // the last record was not written whole, and is left out

    /// The document the files were known to hold; of one never saved, nothing.
    model::Document onDisk() const;
};

/// Whether somebody's work would be lost with it: steps that saving has not written. What a document began as
/// is no loss.
bool holdsWork(const Recovered& recovered);

/// The folder of journals in the user's data: below $XDG_DATA_HOME, else below ~/.local/share. Empty if the
/// environment names neither.
std::filesystem::path recoveryFolder(const std::function<std::string(const char* variable)>& environment);
/// Moves journals that no running program holds to another folder, because earlier versions kept them
/// elsewhere.
void bringJournals(const std::filesystem::path& from, const std::filesystem::path& to);
/// Which of these files other running programs have open, judging by the journals they hold in `folder`.
/// `own` is not counted.
std::vector<std::filesystem::path> openElsewhere(const std::filesystem::path& folder,
                                                 const std::filesystem::path& own,
                                                 const JournalOrigin& files);
/// The journals of a folder that no running program holds, oldest first.
std::vector<std::filesystem::path> leftJournals(const std::filesystem::path& folder);
/// Everything up to the last whole record; nothing where not even the beginning is whole.
std::optional<Recovered> recover(const std::filesystem::path& journal);

}  // namespace cota::session
