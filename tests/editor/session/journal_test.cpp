#include "editor/documents/journal.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <random>

#include "editor/documents/journal_text.h"
#include "formats/model/document/edits.h"
#include "tests/support/full_disk.h"
#include "tests/support/random_board.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using session::History;
using session::Journal;
namespace fs = std::filesystem;

namespace {

model::Document journalBoard() {
    model::Document document;
    document.boards["a.board.xml"] = support::randomBoard(9, 7, 5);
    return document;
}

model::Document journalAtLevel(const model::Document& document, int step) {
    const model::HexCoord hex = document.boards.begin()->second->grid.at(static_cast<std::size_t>(step) % 60);
    return model::withLevelRaised(document, "a.board.xml", {{hex}}, step + 1);
}

/// Works like a user: edits, undo, redo.
void work(History& history, Journal& journal, unsigned seed, int steps) {
    std::mt19937 random(seed);
    for (int i = 0; i < steps; ++i) {
        const auto what = random() % 4;
        if (what == 0 && history.canUndo()) {
            history.goTo(history.position() - 1);
            journal.moved(history.position());
        } else if (what == 1 && history.canRedo()) {
            history.goTo(history.position() + 1);
            journal.moved(history.position());
        } else {
            session::HistoryEntry entry{"Step " + std::to_string(i),
                                        journalAtLevel(history.now().document, i)};
            if (random() % 3 == 0) entry.gesture = "drag";
            const auto written = entry;
            journal.commit(written, history.commit(std::move(entry)), history.position());
        }
    }
}

std::string bytesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void expectSame(const History& recovered, const History& history) {
    EXPECT_EQ(recovered.position(), history.position());
    ASSERT_EQ(recovered.entries().size(), history.entries().size());
    for (std::size_t i = 0; i < history.entries().size(); ++i) {
        EXPECT_EQ(recovered.entries()[i].label, history.entries()[i].label);
        EXPECT_EQ(recovered.entries()[i].document, history.entries()[i].document);
    }
}

TEST(Journal, WholeHistoryComesBack) {
    const auto folder = support::scratchFolder();
    for (unsigned seed = 1; seed <= 5; ++seed) {
        History history(journalBoard());
        fs::path file;
        {
            Journal journal(folder, {"a.board.xml", {}}, history);
            work(history, journal, seed, 40);
            file = journal.file();
        }
        const auto recovered = session::recover(file);
        ASSERT_TRUE(recovered);
        EXPECT_FALSE(recovered->isTorn);
        EXPECT_EQ(recovered->origin.file, "a.board.xml");
        expectSame(recovered->history, history);
    }
}

TEST(Journal, JournalBegunInTheMiddleHoldsWhatWasBefore) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    for (int i = 0; i < 4; ++i) history.commit({"Step", journalAtLevel(history.now().document, i)});
    history.goTo(2);
    const Journal journal(folder, {}, history);
    const auto recovered = session::recover(journal.file());
    ASSERT_TRUE(recovered);
    expectSame(recovered->history, history);
}

TEST(Journal, SurvivesKill9) {
    const auto folder = support::scratchFolder();
    History expected(journalBoard());
    int ready[2];
    ASSERT_EQ(::pipe(ready), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        History history(journalBoard());
        Journal journal(folder, {"a.board.xml", {}}, history);
        work(history, journal, 11, 25);
        const char done = '!';
        if (::write(ready[1], &done, 1) != 1) ::_exit(1);
        for (;;) ::pause();
    }
    char done = 0;
    ASSERT_EQ(::read(ready[0], &done, 1), 1);
    EXPECT_TRUE(session::leftJournals(folder).empty()) << "a journal in use is nobody else's";
    ASSERT_EQ(::kill(child, SIGKILL), 0);
    ASSERT_EQ(::waitpid(child, nullptr, 0), child);
    ::close(ready[0]);
    ::close(ready[1]);
    // The same work again gives the expected history.
    const auto elsewhere = support::scratchFolder("elsewhere");
    Journal again(elsewhere, {}, expected);
    work(expected, again, 11, 25);
    const auto left = session::leftJournals(folder);
    ASSERT_EQ(left.size(), 1u);
    const auto recovered = session::recover(left.front());
    ASSERT_TRUE(recovered);
    expectSame(recovered->history, expected);
}

TEST(Journal, TornEndLosesTheLastStepOnly) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    fs::path file;
    std::vector<std::uintmax_t> sizes;
    {
        Journal journal(folder, {}, history);
        for (int i = 0; i < 6; ++i) {
            session::HistoryEntry entry{"Step", journalAtLevel(history.now().document, i)};
            const auto written = entry;
            journal.commit(written, history.commit(std::move(entry)), history.position());
            sizes.push_back(fs::file_size(journal.file()));
        }
        file = journal.file();
    }
    const std::string whole = bytesOf(file);
    for (std::size_t cut = sizes[4]; cut < sizes[5]; ++cut) {
        std::ofstream(file, std::ios::binary | std::ios::trunc) << whole.substr(0, cut);
        const auto recovered = session::recover(file);
        ASSERT_TRUE(recovered);
        EXPECT_EQ(recovered->isTorn, cut > sizes[4]);
        EXPECT_EQ(recovered->history.now().document, history.entries()[5].document);
    }
}

/// The state of the work after each record of a journal.
struct State {
    std::uintmax_t size = 0;
    model::Document document;
    std::size_t place = 0;
};

TEST(Journal, CutAtAnyByteItHoldsEveryStepThatWasWhole) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    fs::path file;
    std::vector<State> states;
    {
        Journal journal(folder, {"a.board.xml", {}}, history);
        const auto note = [&] {
            states.push_back({fs::file_size(journal.file()), history.now().document, history.position()});
        };
        note();
        for (int i = 0; i < 8; ++i) {
            if (i % 3 == 2) {
                history.goTo(history.position() - 1);
                journal.moved(history.position());
            } else {
                session::HistoryEntry entry{"Step", journalAtLevel(history.now().document, i)};
                const auto written = entry;
                journal.commit(written, history.commit(std::move(entry)), history.position());
            }
            note();
        }
        file = journal.file();
    }
    const std::string whole = bytesOf(file);
    ASSERT_EQ(whole.size(), states.back().size);
    std::size_t done = 0;  // complete states at this length
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        while (done < states.size() && states[done].size <= cut) ++done;
        // Cut at every byte of a few steps, and at some bytes of the long beginning.
        if (done == 0 && cut % 97 != 0) continue;
        std::ofstream(file, std::ios::binary | std::ios::trunc) << whole.substr(0, cut);
        const auto recovered = session::recover(file);
        ASSERT_EQ(recovered.has_value(), done > 0) << cut;
        if (!recovered) continue;
        ASSERT_EQ(recovered->history.now().document, states[done - 1].document) << cut;
        ASSERT_EQ(recovered->history.position(), states[done - 1].place) << cut;
        ASSERT_EQ(recovered->isTorn, cut > states[done - 1].size) << cut;
    }
    EXPECT_EQ(done, states.size());
}

TEST(Journal, BeginningThatDoesNotFitLeavesNothing) {
    const auto folder = support::scratchFolder();
    {
        const support::FullDisk full(300);
        EXPECT_THROW(Journal(folder, {}, History(journalBoard())), std::system_error);
    }
    EXPECT_TRUE(fs::is_empty(folder));
}

TEST(Journal, WhatWasSavedIsKnown) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    Journal journal(folder, {}, history);
    history.commit({"One", journalAtLevel(journalBoard(), 1)});
    journal.commit(history.now(), History::Step::added, 1);
    journal.saved({"b.board.xml", {{{xml::FileKind::board, "a.board.xml"}, "b.board.xml", "hash"}}}, 1);
    const auto recovered = session::recover(journal.file());
    ASSERT_TRUE(recovered);
    EXPECT_EQ(recovered->saved, history.entries()[1].document);
    EXPECT_EQ(recovered->origin.file, "b.board.xml");
    ASSERT_EQ(recovered->origin.files.size(), 1u);
    EXPECT_EQ(recovered->origin.files[0].sha256, "hash");
}

/// Recovery is not offered without edits, or after saving.
TEST(Journal, WorkIsWhatSavingHasNotWritten) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    Journal fresh(folder, {}, history, model::Document{});
    EXPECT_FALSE(session::holdsWork(*session::recover(fresh.file()))) << "a new document";
    Journal journal(folder, {}, history, history.now().document);
    const auto holds = [&] { return session::holdsWork(*session::recover(journal.file())); };
    EXPECT_FALSE(holds()) << "a file just opened";
    history.commit({"One", journalAtLevel(journalBoard(), 1)});
    journal.commit(history.now(), History::Step::added, 1);
    EXPECT_TRUE(holds());
    journal.saved({}, 1);
    EXPECT_FALSE(holds());
    history.goTo(0);
    journal.moved(0);
    EXPECT_TRUE(holds()) << "an undoing is work";
    journal.saved({}, 0);
    EXPECT_TRUE(holds()) << "and so is what was undone";
}

/// Edited, saved, undone past the save, and edited again: no history entry is the saved document.
TEST(Journal, WhatWasSavedIsKnownWhereItWasUndoneAndEditedOver) {
    const auto folder = support::scratchFolder();
    for (std::size_t back = 1; back <= 3; ++back) {
        History history(journalBoard());
        Journal journal(folder, {}, history);
        const auto edit = [&](int step) {
            history.commit({"Step", journalAtLevel(history.now().document, step)});
            journal.commit(history.now(), History::Step::added, history.position());
        };
        for (int i = 0; i < 3; ++i) edit(i);
        const auto saved = history.now().document;
        journal.saved({"a.board.xml", {}}, history.position());
        history.goTo(history.position() - back);
        journal.moved(history.position());
        edit(20);
        const auto recovered = session::recover(journal.file());
        ASSERT_TRUE(recovered);
        expectSame(recovered->history, history);
        EXPECT_EQ(recovered->saved, saved) << back;
        const Journal next(folder, recovered->origin, recovered->history, recovered->saved);
        const auto again = session::recover(next.file());
        ASSERT_TRUE(again);
        expectSame(again->history, history);
        EXPECT_EQ(again->saved, saved) << back << ", after a second crash";
    }
}

TEST(Journal, SavedPlaceThatIsNotThereIsDamage) {
    const auto folder = support::scratchFolder();
    Journal journal(folder, {}, History(journalBoard()));
    journal.saved({}, 7);
    const auto recovered = session::recover(journal.file());
    ASSERT_TRUE(recovered);
    EXPECT_TRUE(recovered->isTorn);
    EXPECT_FALSE(recovered->saved);
}

TEST(Journal, PartsThatWentDoNotComeBack) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    Journal journal(folder, {}, history);
    model::Document renamed;
    renamed.boards["b.board.xml"] = history.now().document.boards.begin()->second;
    history.commit({"Name files", renamed});
    journal.commit(history.now(), History::Step::added, 1);
    history.goTo(0);
    journal.moved(0);
    history.commit({"Step", journalAtLevel(journalBoard(), 1)});
    journal.commit(history.now(), History::Step::added, 1);
    history.commit({"Name files", renamed});
    journal.commit(history.now(), History::Step::added, 2);
    const auto recovered = session::recover(journal.file());
    ASSERT_TRUE(recovered);
    EXPECT_FALSE(recovered->isTorn);
    expectSame(recovered->history, history);
}

TEST(Journal, DiscardedJournalIsGone) {
    const auto folder = support::scratchFolder();
    Journal journal(folder, {}, History(journalBoard()));
    EXPECT_TRUE(fs::exists(journal.file()));
    journal.discard();
    EXPECT_FALSE(fs::exists(journal.file()));
}

TEST(Journal, OneHexIsASmallRecord) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    Journal journal(folder, {}, history);
    const auto before = fs::file_size(journal.file());
    const auto changed = journalAtLevel(journalBoard(), 3);
    journal.commit({"One hex", changed}, history.commit({"One hex", changed}), 1);
    EXPECT_LT(fs::file_size(journal.file()) - before, 250u);
}

TEST(JournalText, ChangeMakesTheOtherTextAgain) {
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{{"", ""},
                                                                                   {"", "a"},
                                                                                   {"a", ""},
                                                                                   {"abc", "abc"},
                                                                                   {"aaa", "aa"},
                                                                                   {"abcabc", "abcxabc"},
                                                                                   {"é", "è"}}) {
        EXPECT_EQ(session::applied(session::changeOf(from, to), from), to);
    }
    EXPECT_EQ(session::applied({5, 1, ""}, "abc"), std::nullopt);
}

TEST(JournalText, DamageIsSeen) {
    const std::string text = session::textOf(session::JournalRecord{'C', {"woods", "3:x"}});
    EXPECT_FALSE(session::recordsIn(text).isTorn);
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string damaged = text;
        damaged[i] = damaged[i] == '7' ? '8' : '7';
        EXPECT_TRUE(session::recordsIn(damaged).isTorn) << i;
    }
}

TEST(Journal, OfALongHistoryTheLastEntriesAreRead) {
    const auto folder = support::scratchFolder();
    History history(journalBoard());
    Journal journal(folder, {}, history);
    for (int i = 0; i < 40; ++i) {
        session::HistoryEntry entry{"Step " + std::to_string(i), journalAtLevel(history.now().document, i)};
        const auto written = entry;
        journal.commit(written, history.commit(std::move(entry)), history.position());
    }
    history.goTo(38);
    journal.moved(38);
    const auto& all = history.entries();
    const auto size = session::textOf(all[40].document, session::filesOf(all[40].document).front()).size();
    const auto recovered = session::recover(journal.file(), 5 * size + size / 2);
    ASSERT_TRUE(recovered);
    const auto& some = recovered->history.entries();
    ASSERT_GE(some.size(), 4u);
    ASSERT_LE(some.size(), 6u);
    for (std::size_t i = 1; i <= some.size(); ++i) {
        EXPECT_EQ(some[some.size() - i].document, all[all.size() - i].document) << i;
        EXPECT_EQ(some[some.size() - i].label.kept(), all[all.size() - i].label.kept()) << i;
    }
    EXPECT_EQ(recovered->history.now().document, all[38].document);
    EXPECT_FALSE(session::recover(journal.file(), 10)) << "nothing of it can be read";
}

}  // namespace
