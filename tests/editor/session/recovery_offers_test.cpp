#include "editor/documents/recovery_offers.h"

#include <gtest/gtest.h>

#include <fstream>

#include "editor/documents/document_files.h"
#include "formats/model/document/edits.h"
#include "tests/support/random_board.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::History;
using session::Journal;
namespace fs = std::filesystem;

namespace {

constexpr auto english = model::Language::english;

/// A saved board with two steps that are not saved; the program that made them has ended.
fs::path crashed(const fs::path& folder, const std::string& name, int steps = 2) {
    model::Document document;
    auto board = support::randomBoard(9, 7, 5);
    board.title = {name, ""};
    document.boards[name + ".board.xml"] = board;
    const auto path = folder / (name + ".board.xml");
    session::DocumentFiles files;
    files.saveAs(path, document, {});
    History history(document);
    Journal journal(folder / "journals", files.origin(), history, document);
    for (int i = 0; i < steps; ++i) {
        session::HistoryEntry entry{
            "Raise", model::withLevelRaised(history.now().document, name + ".board.xml",
                                            {{board.grid.at(static_cast<std::size_t>(i))}}, 1)};
        const auto written = entry;
        journal.commit(written, history.commit(std::move(entry)), history.position());
    }
    return path;
}

TEST(RecoveryOffers, AllJournalsWithWorkAreListed) {
    const auto folder = support::scratchFolder();
    crashed(folder, "first");
    const auto second = crashed(folder, "second", 3);
    crashed(folder, "nothing", 0);
    std::ofstream(folder / "journals/9.cota-journal") << "no journal";
    const auto offers = session::recoveryOffers(folder / "journals", second, english);
    ASSERT_EQ(offers.size(), 3u) << "the one without work is gone";
    EXPECT_EQ(offers[0].title, "second");
    EXPECT_EQ(offers[0].unsavedSteps, 3u);
    EXPECT_EQ(offers[0].file, second);
    EXPECT_FALSE(offers[0].areFilesChanged);
    EXPECT_EQ(session::differsText(offers[0], english), "Differs from the files by: 3 hexes");
    const auto unreadable = std::ranges::find(offers, "9.cota-journal", &session::RecoveryOffer::title);
    ASSERT_NE(unreadable, offers.end());
    EXPECT_FALSE(unreadable->recovered);
    EXPECT_NE(session::differsText(*unreadable, english).find("cannot be read"), std::string::npos);
}

TEST(RecoveryOffers, ChangedFilesAreSaid) {
    const auto folder = support::scratchFolder();
    const auto path = crashed(folder, "one", 1);
    std::ofstream(path, std::ios::app) << "<!-- by hand -->";
    const auto offers = session::recoveryOffers(folder / "journals", {}, english);
    ASSERT_EQ(offers.size(), 1u);
    EXPECT_TRUE(offers[0].areFilesChanged);
    EXPECT_EQ(session::differsText(offers[0], english),
              "Differs from the files by: 1 hex\n"
              "The files on disk have changed since then. Recovery does not touch them.");
    EXPECT_EQ(session::differenceCounts({}, {}, english), "");
}

TEST(RecoveryOffers, TimesAreLocal) {
    const auto when = std::chrono::system_clock::time_point(std::chrono::hours(24 * 365));
    const auto text = session::timeText(when);
    EXPECT_TRUE(text.starts_with("1970-12-31 ") || text.starts_with("1971-01-01 ")) << text;
}

}  // namespace
