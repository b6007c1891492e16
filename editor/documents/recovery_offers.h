#pragma once
// The work that crashes have left, as a list for the user to choose from.

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/journal.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

struct RecoveryOffer {
    std::filesystem::path journal;
    std::optional<Recovered> recovered;  // nothing: the journal cannot be read
    std::string title;                   // of the document; that of the journal if it cannot be read
    std::filesystem::path file;          // empty if it was never saved
    std::chrono::system_clock::time_point when;
    std::size_t unsavedSteps = 0;
    bool areFilesChanged = false;  // since the journal was written
};

/// The journals of a folder that hold work, first those on the file `asked`, otherwise the latest first.
/// Deletes those that hold none.
std::vector<RecoveryOffer> recoveryOffers(const std::filesystem::path& folder,
                                          const std::filesystem::path& asked, model::Language language);

/// What recovering would change in the files, in a few lines: "3 hexes, 1 counter", what was lost, and
/// whether the files have changed.
std::string differsText(const RecoveryOffer& offer, model::Language language);

/// "3 hexes, 1 counter": how many things differ; empty if nothing does.
std::string differenceCounts(const model::Document& before, const model::Document& after,
                             model::Language language);

/// "2026-11-22 05:40", local time.
std::string timeText(std::chrono::system_clock::time_point when);

}  // namespace cota::session
