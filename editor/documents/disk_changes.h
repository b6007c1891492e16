#pragma once
// What another program has changed in the files of an open document, beside the user's own changes.

#include <vector>

#include "editor/documents/files_of_document.h"
#include "formats/model/document/document.h"

namespace cota::session {

/// Files, in the order of filesOf.
struct DiskChanges {
    std::vector<DocumentFile> theirs;  // changed on disk only
    std::vector<DocumentFile> both;    // changed on disk and, not saved yet, by the user
    bool empty() const { return theirs.empty() && both.empty(); }
};

/// `saved`: as last read or saved; `mine`: as the user has it; `onDisk`: as the files are now.
DiskChanges diskChanges(const model::Document& saved, const model::Document& mine,
                        const model::Document& onDisk);

/// Which version of the files that both have changed is kept.
enum class Keep { mine, theirs };

/// The files of `mine` that only the user has changed, those of `onDisk` that only others have changed, and
/// of the others those to keep.
model::Document merged(const model::Document& saved, const model::Document& mine,
                       const model::Document& onDisk, Keep keep);

}  // namespace cota::session
