// Random actions on a whole session, with real samples: undo must lead back to the file as opened, the
// journal must have every step, a saved document must open unchanged, and nothing may crash.
// COTA_MONKEY_SECONDS makes it run longer, with other actions each time; COTA_MONKEY_SEED repeats them.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>

#include "editor/answers/hex_facts.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/sight_tool.h"
#include "editor/tools/toolbox.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/trials.h"

using namespace cota;
namespace fs = std::filesystem;

namespace {

session::SessionSettings placesIn(const fs::path& folder) {
    session::SessionSettings places;
    places.mapsets = support::realGames();
    places.recovery = folder / "recovery";
    return places;
}

/// How the files of two documents differ. In samples/broken, a value that cannot be read is kept beside its
/// thing, and no longer written once the thing has a valid value; so files are compared, not values.
std::string differenceOf(const model::Document& one, const model::Document& other) {
    if (one == other) return "";
    std::string said;
    for (const auto& file : session::filesOf(one)) {
        if (!session::hasFile(other, file)) return "no " + file.key;
        if (session::isSameFile(one, other, file)) continue;
        const std::string a = session::textOf(one, file), b = session::textOf(other, file);
        const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
        const auto from = a.rfind('\n', at) == std::string::npos ? 0 : a.rfind('\n', at);
        if (a != b)
            said += file.key + ":" + a.substr(from, 400) + "\n--- and ---" + b.substr(from, 400) + "\n";
    }
    return said;
}

class SessionMonkey {
  public:
    SessionMonkey(const fs::path& folder, unsigned seed)
        : recovery_(folder / "recovery"), session_(placesIn(folder)), random_(seed) {
        for (const auto& row : tools::toolRows()) tools_.push_back(row.make());
    }

    void play(const fs::path& file, int gestures) {
        ASSERT_TRUE(session_.open(file));
        const auto first = session_.document();
        for (int i = 0; i < gestures && !::testing::Test::HasFailure(); ++i) act();
        const auto last = session_.history().entries().back().document;
        session_.goTo(0);
        EXPECT_TRUE(session_.document() == first) << differenceOf(session_.document(), first);
        session_.goTo(session_.history().entries().size());
        EXPECT_TRUE(session_.document() == last) << differenceOf(session_.document(), last);
        expectJournalHoldsAll();
        session_.close();
        EXPECT_TRUE(session::leftJournals(recovery_).empty());
    }

  private:
    unsigned below(std::size_t count) { return static_cast<unsigned>(random_() % count); }
    template <class T>
    const T* any(const std::vector<T>& list) {
        return list.empty() ? nullptr : &list[below(list.size())];
    }
    std::string anyId(const std::vector<session::PaletteEntry>& list) {
        const auto* entry = any(list);
        return entry ? entry->id : "";
    }
    std::string anyText() {
        static const std::vector<std::string> texts{
            "",       "0",        "-1",     "7",     "2/3",  "5-3",          "1-4 7 9-",
            "yes",    "0101",     "<&\"'>", "Ñandú", " a b", "999999999999", "none",
            "x:y;z:", "rough:30", "\t\n"};
        return *any(texts);
    }

    void act() {
        switch (below(24)) {
            case 0:
                return session_.undo();
            case 1:
                return session_.redo();
            case 2:
                return session_.goTo(below(session_.history().entries().size() + 2));
            case 3:
                return changeValue();
            case 4:
                return changeForces();
            case 5:
                return commit(session_.map() ? tools::withoutSelected(context()) : std::nullopt);
            case 6:
                return below(4) == 0 ? saveAndOpen() : changeValue();
            case 7:
                return below(4) == 0 ? void(session_.revert()) : ask();
            case 8:
                return below(6) == 0 ? offer() : ask();
            case 9:
                return below(6) == 0 ? expectJournalHoldsAll() : ask();
            case 10:
                return session_.setLanguage(below(2) == 0 ? model::Language::english
                                                          : model::Language::spanish);
            default:
                return gesture();
        }
    }

    tools::ToolContext context() {
        return {session_.document(),  *session_.map(),    choices_, 0.25,
                session_.selection(), session_.language()};
    }
    void commit(std::optional<session::HistoryEntry> step) {
        if (step) session_.commit(std::move(*step));
    }

    void choose() {
        const auto& palette = session_.palette();
        for (auto* brush : {&choices_.terrainBrush, &choices_.levelBrush, &choices_.zoneBrush})
            *brush = {static_cast<tools::Stroke>(below(3)), static_cast<int>(below(3))};
        choices_.terrain = {{{model::TerrainId(anyId(palette.terrains)), {}}}};
        choices_.levelChange = static_cast<tools::LevelChange>(below(3));
        choices_.level = static_cast<int>(below(4));
        choices_.hexside = model::HexsideId(anyId(palette.hexsides));
        choices_.pathKind = model::PathKindId(anyId(palette.pathKinds));
        choices_.path.alongHexsides = below(4) == 0;
        choices_.feature = model::FeatureId(anyId(palette.features));
        choices_.inScenario.features = below(2) == 0;
        choices_.area = model::TerrainId(anyId(palette.terrains));
        choices_.zone = model::ZoneId(below(4) == 0 ? "new-zone" : anyId(palette.zones));
        choices_.objective = model::ObjectiveId(below(4) == 0 ? "new-objective" : anyId(palette.objectives));
        choices_.counter = model::CounterId(anyId(palette.counters));
        choices_.label = {anyText(), anyText()};
        choices_.contour.action = static_cast<tools::ContourAction>(below(7));
        choices_.contour.metres = static_cast<int>(below(8)) * 20;
    }

    tools::PointerEvent event() {
        const auto size = session_.map()->sheet().size();
        tools::PointerEvent made;
        made.at = {size.width * (below(1100) / 1000.0 - 0.05), size.height * (below(1100) / 1000.0 - 0.05)};
        made.shift = below(6) == 0;
        made.control = below(4) == 0;
        made.isDouble = below(8) == 0;
        made.reach = 1 + below(20);
        return made;
    }

    void gesture() {
        if (!session_.map()) return session_.undo();
        choose();
        auto& tool = *tools_[below(tools_.size())];
        tool.press(context(), event());
        for (unsigned drags = below(5); drags > 0; --drags) {
            tool.drag(context(), event());
            tool.feedback(context(), event());
        }
        if (below(6) == 0) return tool.cancel();
        commit(tool.release(context(), event()));
        if (session_.map() && below(3) == 0) commit(tool.finish(context()));
        if (session_.map()) tools::selectionMarks(context());
    }

    void changeValue() {
        if (session_.map()) {
            const auto subjects = tools::subjectsAt(context(), event());
            if (const auto* subject = any(subjects)) session_.select({*subject});
        }
        if (session_.selection().empty()) return;
        const session::SheetSource source{session_.document(), session_.map(), session_.game(),
                                          session_.palette(), session_.language()};
        const auto sheet = session::propertiesOf(source, *session_.selection().begin());
        const auto* row = any(sheet.rows);
        if (!row || !row->write) return;
        const auto written =
            row->write(row->choices.empty() || below(5) == 0 ? anyText() : anyId(row->choices));
        EXPECT_FALSE(written.step && !written.refusal.empty()) << row->label;
        commit(written.step);
    }

    void changeForces() {
        const auto& document = session_.document();
        if (document.forces.empty()) return;
        const auto& [file, forces] = *std::next(document.forces.begin(), below(document.forces.size()));
        const auto* formation = any(forces->formations);
        const auto id = formation ? formation->id : model::FormationId{};
        model::Subject subject{model::SubjectKind::formation, id.text, {}};
        if (const auto* counter = any(forces->counters); counter && below(2) == 0)
            subject = {model::SubjectKind::counter, counter->id.text, {}};
        switch (below(4)) {
            case 0:
                return commit(session::rename(document, subject, anyText(), session_.language()));
            case 1:
                return commit(session::remove(document, subject));
            case 2:
                return commit(session::addFormation(document, file, id, anyText(), session_.language()));
            default: {
                const auto types =
                    session::newUnitTypes(document, file, session_.game().get(), session_.language());
                return commit(session::addUnit(document, file, id, anyId(types), session_.game().get()));
            }
        }
    }

    void ask() {
        if (!session_.map()) return;
        const auto at = session_.map()->cellAt(event().at);
        const auto to = session_.map()->cellAt(event().at);
        if (!at || !to) return;
        EXPECT_FALSE(session::hexFacts(*session_.map(), *at, session_.language()).empty());
        const auto answer = session::lookAlong(*session_.map(), *at, *to);
        EXPECT_FALSE(session::linesOf(*session_.map(), answer, session_.language()).empty());
    }

    void offer() {
        session_.waitForCheck();
        const auto* found = any(session_.report().findings);
        if (!found || !session_.map()) return;
        auto offers = session::fixOffersOf(
            {1, session_.map(), session_.game(), found->finding, session_.document(), session_.path()});
        if (!offers.empty()) session_.commit({offers.front().label, std::move(offers.front().document)});
    }

    void saveAndOpen() {
        const auto findings = session_.save();
        if (!findings.empty()) return;
        EXPECT_FALSE(session_.isModified());
        const auto again = session::openDocument(session_.path());
        ASSERT_TRUE(again.document);
        EXPECT_EQ(differenceOf(*again.document, session_.document()), "")
            << "after: " << session_.history().now().label;
    }

    void expectJournalHoldsAll() {
        ASSERT_EQ(session_.journalFault(), "");
        for (const auto& entry : fs::directory_iterator(recovery_)) {
            const auto recovered = session::recover(entry.path());
            ASSERT_TRUE(recovered);
            EXPECT_FALSE(recovered->isTorn);
            const auto& history = session_.history();
            EXPECT_EQ(recovered->history.position(), history.position());
            ASSERT_EQ(recovered->history.entries().size(), history.entries().size());
            for (std::size_t i = 0; i < history.entries().size(); ++i)
                ASSERT_EQ(
                    differenceOf(recovered->history.entries()[i].document, history.entries()[i].document), "")
                    << history.entries()[i].label;
        }
    }

    fs::path recovery_;
    session::Session session_;
    tools::Choices choices_;
    std::mt19937 random_;
    std::vector<std::unique_ptr<tools::Tool>> tools_;
};

double secondsAsked() {
    const char* asked = std::getenv("COTA_MONKEY_SECONDS");
    return asked ? std::atof(asked) : 0;
}

/// The same for every run of the tests, another one for each long run.
unsigned seedAsked() {
    if (const char* asked = std::getenv("COTA_MONKEY_SEED"))
        return static_cast<unsigned>(std::strtoul(asked, nullptr, 10));
    return secondsAsked() > 0 ? std::random_device()() : 1;
}

std::vector<fs::path> samples() {
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(COTA_SOURCE_DIR) / "samples"))
        if (entry.path().filename().string().ends_with(".scenario.xml")) found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

TEST(SessionMonkey, EverythingIsUndoneSavedAndRecovered) {
    const auto all = samples();
    ASSERT_GE(all.size(), 4u);
    const auto began = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    };
    const int gestures = secondsAsked() > 0 ? 30 : static_cast<int>(support::trials(30));
    // Under sanitizers only half of them; `./dev monkey` uses all, for the given time.
    const std::size_t stride = support::areSanitized && secondsAsked() == 0 ? 2 : 1;
    const auto games = (all.size() + stride - 1) / stride;
    const unsigned first = seedAsked();
    std::printf("COTA_MONKEY_SEED=%u\n", first);
    unsigned played = 0;
    do {
        const unsigned seed = first + played;
        const auto& sample = all[played++ * stride % all.size()];
        SCOPED_TRACE(sample.filename().string() + ", game " + std::to_string(played) + ", seed " +
                     std::to_string(seed));
        const auto folder = support::scratchFolder();
        fs::copy(sample.parent_path(), folder / "work", fs::copy_options::recursive);
        SessionMonkey(folder, seed).play(folder / "work" / sample.filename(), gestures);
    } while (!HasFailure() && (played < games || seconds() < secondsAsked()));
    RecordProperty("games", static_cast<int>(played));
    std::printf("%u games of %d gestures in %.0f s\n", played, gestures, seconds());
}

}  // namespace
