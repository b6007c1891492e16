#pragma once
// What the user should know about saving: what was written, who else uses it, what would be lost.

#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/documents/document_files.h"
#include "editor/documents/history.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

class SaveReport {
  public:
    /// Another document.
    void begin() { reported_.clear(); }
    /// A scenario was saved: notes which other scenarios of the folder use the files written. Each file is
    /// reported once.
    void noteSharers(const DocumentFiles& files);
    /// No scenario was saved.
    void noteNoSharers() { sharers_.clear(); }

    /// Pictures that the last save could not copy, in sentences.
    void notePictures(std::vector<std::string> losses) { pictureLosses_ = std::move(losses); }

    /// The result of the last save as a sentence.
    std::string savedText(const DocumentFiles& files, model::Language language) const;

  private:
    std::vector<std::string> pictureLosses_;
    std::set<std::string> reported_;  // files whose sharing was already reported
    std::set<std::string> sharers_;   // scenarios to report with the last save
};

/// What would be lost if the document were discarded now, in a sentence or two. `saved`: as on disk.
std::string unsavedText(const History& history, const model::Document& saved, bool hasFile,
                        model::Language language);

}  // namespace cota::session
