#pragma once
// The files of an open document: opening, saving, and noticing that another program has changed them.

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/documents/files_of_document.h"
#include "editor/documents/journal.h"
#include "formats/model/finding/finding.h"
#include "formats/xml/documents/document_file.h"

namespace cota::session {

/// What happens to the boards and forces of a scenario that is saved under another name in the same folder.
enum class OtherFiles { shared, copied };

class DocumentFiles {
  public:
    /// For a document that has no files yet.
    DocumentFiles() = default;
    explicit DocumentFiles(const xml::LoadedDocument& loaded, std::filesystem::path path);
    explicit DocumentFiles(JournalOrigin origin);

    /// The file that was opened; empty for a document without a file.
    const std::filesystem::path& path() const { return path_; }
    /// True if any of the files was made by a newer version of the program.
    bool isReadOnly() const;
    JournalOrigin origin() const;

    /// Called with the new state of the files, after all checks that can refuse the save and before the
    /// first write.
    using Announce = std::function<void(const JournalOrigin&)>;
    /// Writes the files that differ from `saved`, each completely or not at all, and files that others name
    /// first. If a file may not be written, nothing is written and the findings say why. A file that is new
    /// here never overwrites an existing file: file_exists is thrown, and nothing is written. Throws
    /// std::system_error; files already written stay written.
    std::vector<model::Finding> save(const model::Document& now, const model::Document& saved,
                                     const Announce& announce = {});
    /// Writes everything to `path`: the main file there, the others beside it under their names. In the
    /// folder of the document, only files that differ from `saved` are written, and files renamed by
    /// `renames`, whose old files no longer belong to this document. Throws std::system_error.
    std::vector<model::Finding> saveAs(const std::filesystem::path& path, const model::Document& now,
                                       const model::Document& saved, const Announce& announce = {},
                                       const std::vector<FileRename>& renames = {});
    /// Whether a scenario saved to `path` would use the same boards and forces as the current one.
    bool isSharing(const model::Document& document, const std::filesystem::path& path) const;

    /// The files that the last save or saveAs wrote, in the order of writing.
    const std::vector<std::filesystem::path>& written() const { return written_; }
    /// What the last save or saveAs could not preserve of the existing files: owners, permissions.
    const std::vector<model::LocalText>& losses() const { return losses_; }

    /// New names for boards and forces in the folder of `path`, which is the file of the scenario. Files
    /// without a name of their own, and files that would overwrite files of other documents, are named after
    /// the scenario; if others are copied, so are all shared files. `taken` are names that files of earlier
    /// or undone history entries have.
    std::vector<FileRename> renamesFor(const model::Document& document, const std::filesystem::path& path,
                                       const std::set<std::string>& taken = {},
                                       OtherFiles others = OtherFiles::shared) const;

    /// Where they are.
    std::vector<std::filesystem::path> files() const;
    /// The files that have changed since they were last read or saved, or are gone.
    std::vector<std::filesystem::path> changedOnDisk() const;

  private:
    std::filesystem::path pathOf(const DocumentFile& file) const;
    bool isOurs(const DocumentFile& file, const std::filesystem::path& path) const;
    std::vector<model::Finding> write(const model::Document& now, const model::Document& saved,
                                      const std::optional<DocumentFile>& newMain, const Announce& announce);

    std::filesystem::path path_;
    std::map<DocumentFile, xml::FileRecord> records_;
    std::vector<std::filesystem::path> written_;
    std::vector<model::LocalText> losses_;
};

struct OpenedDocument {
    std::optional<model::Document> document;
    std::vector<model::Finding> findings;
    DocumentFiles files;
};
/// Loads as much as possible; if there is no document, the findings say why.
OpenedDocument openDocument(const std::filesystem::path& path);

/// Whether the files already contain what recovery would restore, so that the crash lost nothing. False if
/// the end of the journal cannot be read.
bool isAllOnDisk(const Recovered& left);

/// The file name suggested for a document without a file: its title, or its kind, with the right ending.
std::string proposedName(const model::Document& document, model::Language language);
/// The file name suggested for an export: "brod-heat.pdf" for the "heat" of `file`, or of a document without
/// a file; "brod.pdf" if `what` is empty, as for the map.
std::string exportName(const std::filesystem::path& file, const model::Document& document,
                       model::Language language, const std::string& what, const std::string& ending);
/// `path` with the full ending of this kind of document, even if it already has part of it.
std::filesystem::path withEnding(std::filesystem::path path, const model::Document& document);

}  // namespace cota::session
