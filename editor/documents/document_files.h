#pragma once
// Where the parts of an open document lie on disk: opening, saving, and noticing that somebody else has
// changed them.

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/documents/document_parts.h"
#include "editor/documents/journal.h"
#include "formats/model/finding/finding.h"
#include "formats/xml/documents/document_file.h"

namespace cota::session {

/// What becomes of the boards and forces of a scenario that is saved by another name in its folder.
enum class OtherFiles { shared, copied };

class DocumentFiles {
  public:
    /// Of a document that has no files yet.
    DocumentFiles() = default;
    explicit DocumentFiles(const xml::LoadedDocument& loaded, std::filesystem::path path);
    explicit DocumentFiles(JournalOrigin origin);

    /// The file that was opened; empty for a document that has none yet.
    const std::filesystem::path& path() const { return path_; }
    /// Some file was made by a newer program.
    bool isReadOnly() const;
    JournalOrigin origin() const;

    /// Told what the files will be, when all that may be refused has been and before the first is written.
    using Announce = std::function<void(const JournalOrigin&)>;
    /// Writes the parts that differ from `saved`, each whole or not at all, what others name first. What may
    /// not be written is a finding, and then nothing is. Throws std::system_error; parts already written stay
    /// written. A part that is new here is never written over a file that is there: file_exists is thrown,
    /// and nothing is written.
    std::vector<model::Finding> save(const model::Document& now, const model::Document& saved,
                                     const Announce& announce = {});
    /// Writes everything to `path`: the main file there, the others beside it as it names them. In the folder
    /// the document has, only what differs from `saved` is written, and parts by the new names of `renames`:
    /// their former files are no longer this document's. Throws std::system_error.
    std::vector<model::Finding> saveAs(const std::filesystem::path& path, const model::Document& now,
                                       const model::Document& saved, const Announce& announce = {},
                                       const std::vector<PartRename>& renames = {});
    /// Whether a scenario saved there would name the same boards and forces as the one it is now.
    bool isSharing(const model::Document& document, const std::filesystem::path& path) const;

    /// The files that the last save or saveAs wrote, in this order.
    const std::vector<std::filesystem::path>& written() const { return written_; }
    /// What the last save or saveAs could not keep of the files that were there: owners, rights.
    const std::vector<model::LocalText>& losses() const { return losses_; }

    /// What boards and forces are to be called in the folder of `path`, the scenario's: those that have no
    /// name of their own yet, and those that would be written over files of other documents, take its name.
    /// Names that parts of earlier or undone moments have are `taken`, too. Where others are copied, all that
    /// would be shared take its name.
    std::vector<PartRename> renamesFor(const model::Document& document, const std::filesystem::path& path,
                                       const std::set<std::string>& taken = {},
                                       OtherFiles others = OtherFiles::shared) const;

    /// The files that are not what was read or saved last, or are gone.
    std::vector<std::filesystem::path> changedOnDisk() const;

  private:
    std::filesystem::path pathOf(const PartName& part) const;
    bool isOurs(const PartName& part, const std::filesystem::path& path) const;
    std::vector<model::Finding> write(const model::Document& now, const model::Document& saved,
                                      const std::optional<PartName>& newMain, const Announce& announce);

    std::filesystem::path path_;
    std::map<PartName, xml::FileRecord> records_;
    std::vector<std::filesystem::path> written_;
    std::vector<model::LocalText> losses_;
};

struct OpenedDocument {
    std::optional<model::Document> document;
    std::vector<model::Finding> findings;
    DocumentFiles files;
};
/// Loads as far as possible; without a document the findings say why.
OpenedDocument openDocument(const std::filesystem::path& path);

/// Whether the files already are what recovering would bring back: the crash came when there was nothing to
/// lose, or no more. Never where the end of the journal cannot be read.
bool isAllOnDisk(const Recovered& left);

/// The name a document without a file is offered to be saved by: its title, or what it is, with the right
/// ending.
std::string proposedName(const model::Document& document);
/// `path` with the whole ending of this kind of document, whatever part of it is there already.
std::filesystem::path withEnding(std::filesystem::path path, const model::Document& document);

}  // namespace cota::session
