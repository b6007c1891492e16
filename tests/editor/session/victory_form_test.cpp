#include "editor/scenario/victory_form.h"

#include <algorithm>

#include "editor/editing/victory_words.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/victory_sums.h"
#include "formats/model/document/edit_support.h"
#include "mapsets/loading/new_battle.h"
#include "tests/editor/session/open_sample.h"
#include "tests/support/real_game.h"

using namespace cota;
using session::ScenarioList;
using session::victorySheet;
using support::OpenSample;

namespace {

constexpr const char* orvaneVictory = "tcs/orvane.scenario.xml";

bool hasRow(const session::PropertySheet& sheet, const std::string& label) {
    return std::ranges::find(sheet.rows, label, &session::Property::label) != sheet.rows.end();
}

/// The last condition of a new scenario holds if no other does.
TEST(VictoryForm, NewConditionsStandBeforeAnyOtherResult) {
    const auto game = support::realGame("panzer-grenadier");
    mapsets::BattleOrder order;
    order.id = "battle";
    order.forcesFile = "battle.forces.xml";
    const auto document = mapsets::newBattle(game, order);
    session::SheetSource source;
    source.document = document;
    source.game = std::make_shared<const mapsets::Mapset>(game);
    const auto step = session::addCondition(source);
    ASSERT_TRUE(step);
    const auto& list = (*step->document.scenario)->victory;
    ASSERT_EQ(list.size(), (*document.scenario)->victory.size() + 1);
    EXPECT_EQ(list.back().text.en, "Any other result.");
    EXPECT_EQ(session::placeOfNewCondition(**step->document.scenario), list.size() - 1);
    EXPECT_NE(list[list.size() - 2].id, (*document.scenario)->victory.front().id);
}

TEST(VictoryForm, FieldsDependOnTheForm) {
    OpenSample sample(orvaneVictory);
    ASSERT_TRUE(sample.take(session::addCondition(sample.source(), model::SideId("german"))));
    const auto place = session::placeOfNewCondition(sample.scenario()) - 1;
    const auto sheet = [&] { return victorySheet(sample.source(), place); };
    EXPECT_EQ(OpenSample::valueOf(sheet(), "Wins by"), "points") << "the objectives have points";
    EXPECT_TRUE(hasRow(sheet(), "Number"));
    EXPECT_FALSE(hasRow(sheet(), "Objective: Corvelle"));
    EXPECT_EQ(sample.write(sheet(), "Number", "6"), "");
    const auto& condition = [&]() -> const model::VictoryCondition& {
        return sample.scenario().victory[place];
    };
    EXPECT_EQ(condition().text.en, "German: have at least 6 victory points at the end of the game.");
    EXPECT_EQ(condition().text.es.substr(0, 9), "Alemanes:");

    EXPECT_EQ(sample.write(sheet(), "Wins by", "eliminate"), "");
    EXPECT_EQ(sample.write(sheet(), "Amount", "at-least"), "");
    EXPECT_EQ(condition().unit, "units") << "the words of the condition say so too";

    EXPECT_EQ(sample.write(sheet(), "Wins by", "control"), "");
    EXPECT_EQ(OpenSample::valueOf(sheet(), "Objectives"), "all of them, unless you tick some");
    EXPECT_EQ(sample.write(sheet(), "Objective: Western bridge", "yes"), "");
    EXPECT_FALSE(hasRow(sheet(), "Objectives")) << "some are ticked";
    EXPECT_EQ(sample.write(sheet(), "Objective: Corvelle", "yes"), "");
    EXPECT_EQ(sample.write(sheet(), "Objective: Saint-Aubry", "yes"), "");
    EXPECT_EQ(condition().objectives.size(), 3u);
    EXPECT_EQ(sample.write(sheet(), "Objective: Saint-Aubry", "no"), "");
    EXPECT_EQ(OpenSample::valueOf(sheet(), "Objective: Saint-Aubry"), "no");
    EXPECT_EQ(sample.write(sheet(), "Amount", "all"), "");
    EXPECT_EQ(sample.write(sheet(), "When", "by-turn"), "");
    EXPECT_EQ(sample.write(sheet(), "Turn", "12"), "");
    EXPECT_EQ(condition().text.en, "German: control Western bridge and Corvelle by the end of turn 12.");
    EXPECT_TRUE(condition().text.es.ends_with("antes de que acabe el turno 12.")) << condition().text.es;
    EXPECT_FALSE(condition().count);

    EXPECT_EQ(sample.write(sheet(), "Wins by", "exit"), "");
    EXPECT_EQ(sample.write(sheet(), "Amount", "at-least"), "");
    EXPECT_EQ(sample.write(sheet(), "Of what", "units"), "");
    EXPECT_EQ(condition().count, 1);
    EXPECT_EQ(sample.write(sheet(), "Wins by", "text"), "");
    EXPECT_FALSE(condition().text.empty()) << "the words stay";
    EXPECT_FALSE(hasRow(sheet(), "When"));
    EXPECT_TRUE(condition().objectives.empty());
    EXPECT_FALSE(condition().turn);
}

TEST(VictoryForm, ASingleObjectiveIsAText) {
    OpenSample sample(orvaneVictory);
    ASSERT_TRUE(sample.take(session::addCondition(sample.source(), model::SideId("german"))));
    const auto place = session::placeOfNewCondition(sample.scenario()) - 1;
    const auto sheet = [&] { return victorySheet(sample.source(), place); };
    EXPECT_EQ(sample.write(sheet(), "Wins by", "control"), "");
    sample.take(session::HistoryEntry{
        "one", model::withScenario(sample.session().document(),
                                   [](model::Scenario& scenario) { scenario.objectives.resize(1); })});
    EXPECT_EQ(sample.write(sheet(), "Objectives", "Western bridge"), "");
    EXPECT_EQ(sample.scenario().victory[place].objectives.size(), 1u);
    EXPECT_NE(sample.write(sheet(), "Objectives", "Paris"), "");
}

TEST(VictoryForm, WordsFollowTheFieldsUntilTheyAreEdited) {
    OpenSample sample(orvaneVictory);
    const auto sheet = [&] { return victorySheet(sample.source(), 0); };
    const auto* game = sample.session().game().get();
    EXPECT_FALSE(session::hasProposedWords(sample.scenario(), sample.scenario().victory[0], game));
    const auto words = sample.scenario().victory[0].text;
    EXPECT_EQ(sample.write(sheet(), "Number", "13"), "");
    EXPECT_EQ(sample.scenario().victory[0].text, words) << "written by the designer";
    EXPECT_TRUE(sample.take(session::withProposedWords(sample.source(), 0)));
    EXPECT_TRUE(session::hasProposedWords(sample.scenario(), sample.scenario().victory[0], game));
    EXPECT_FALSE(session::withProposedWords(sample.source(), 0));
    EXPECT_EQ(sample.write(sheet(), "Number", "14"), "");
    EXPECT_EQ(sample.scenario().victory[0].text.en,
              "American: have at least 14 victory points at the end of the game.");
    EXPECT_EQ(sample.write(sheet(), "Text", "Fourteen points.", "en"), "");
    EXPECT_EQ(sample.write(sheet(), "Number", "15"), "");
    EXPECT_EQ(sample.scenario().victory[0].text.en, "Fourteen points.");
}

/// A sentence for every combination, without a placeholder left over.
TEST(VictoryForm, EveryFormHasASentenceInBothLanguages) {
    OpenSample sample(orvaneVictory);
    auto scenario = sample.scenario();
    for (const auto& form : session::victoryForms()) {
        if (form.id == "text") continue;
        sample.take(session::addCondition(sample.source()));
        const auto place = session::placeOfNewCondition(sample.scenario()) - 1;
        EXPECT_EQ(sample.write(victorySheet(sample.source(), place), "Wins by", form.id), "") << form.id;
        const auto sheet = victorySheet(sample.source(), place);
        for (const auto& quantity : session::victoryQuantities(sample.scenario().victory[place].form)) {
            if (hasRow(sheet, "Amount"))
                sample.write(victorySheet(sample.source(), place), "Amount", quantity.id);
            const auto& text = sample.scenario().victory[place].text;
            for (const auto& one : {text.en, text.es}) {
                EXPECT_FALSE(one.empty()) << form.id;
                EXPECT_EQ(one.find('{'), std::string::npos) << one;
            }
            EXPECT_NE(text.en, text.es);
        }
    }
}

TEST(VictoryForm, OrderCopiesAndRemoval) {
    OpenSample sample(orvaneVictory);
    EXPECT_TRUE(sample.take(session::withEntryMoved(sample.source(), ScenarioList::victory, 0, 2)));
    EXPECT_EQ(sample.scenario().victory[2].id, "us-decisive");
    EXPECT_FALSE(session::withEntryMoved(sample.source(), ScenarioList::victory, 2, 9));
    EXPECT_TRUE(sample.take(session::withEntryDuplicated(sample.source(), ScenarioList::victory, 2)));
    EXPECT_EQ(sample.scenario().victory[3].id, "us-decisive-1");
    EXPECT_TRUE(sample.take(session::withoutEntry(sample.source(), ScenarioList::victory, 3)));
    EXPECT_EQ(sample.scenario().victory.size(), 3u);
    EXPECT_EQ(sample.session().history().now().label, "Remove Victory: American (decisive), 2");
}

TEST(VictorySums, SayWhatCanBeHad) {
    OpenSample sample(orvaneVictory);
    auto sums = session::victorySums(sample.source());
    EXPECT_EQ(sums.onMap, 14);
    ASSERT_EQ(sums.sides.size(), 2u);
    const auto& american = sums.sides[0];
    EXPECT_EQ(american.most, 14);
    EXPECT_EQ(american.atStart, 0);
    EXPECT_EQ(sums.sides[1].atStart, 14);
    EXPECT_EQ(session::rangesText(american), "below 9: no victory; 9 to 11: tactical; 12 or more: decisive");
    EXPECT_TRUE(sums.remarks.empty());

    EXPECT_EQ(sample.write(victorySheet(sample.source(), 0), "Number", "15"), "");
    sums = session::victorySums(sample.source());
    EXPECT_TRUE(sums.sides[0].thresholds[1].isOutOfReach);
    ASSERT_EQ(sums.remarks.size(), 1u);
    EXPECT_EQ(sums.remarks[0], "American: 15 points cannot be reached; all objectives give 14.");
    EXPECT_EQ(sample.write(victorySheet(sample.source(), 0), "Number", "9"), "");
    sums = session::victorySums(sample.source());
    EXPECT_TRUE(sums.sides[0].thresholds[0].isRepeated);
    sample.take(session::addCondition(sample.source(), model::SideId("german")));
    const auto place = session::placeOfNewCondition(sample.scenario()) - 1;
    EXPECT_EQ(sample.write(victorySheet(sample.source(), place), "Number", "5"), "");
    sums = session::victorySums(sample.source());
    EXPECT_NE(
        std::ranges::find(sums.remarks, "American and German can both win: together they need 14 points."),
        sums.remarks.end());
}

TEST(VictorySums, AnExitMayGivePointsToo) {
    OpenSample sample(orvaneVictory);
    sample.take(session::addExit(sample.source()));
    sample.write(victorySheet(sample.source(), 0), "Number", "15");
    EXPECT_FALSE(session::victorySums(sample.source()).sides[0].thresholds[1].isOutOfReach);
}

}  // namespace
