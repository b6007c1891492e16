// The small forms of a scenario: options, sides, details, special rules, boards, sight pairs, the checklist.
#include <algorithm>
#include <set>
#include <string>

#include "editor/editing/property_rows.h"
#include "editor/scenario/checklist.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/sight_pairs.h"
#include "editor/scenario/special_rules.h"
#include "formats/model/document/edit_support.h"
#include "formats/xml/documents/scenario_writer.h"
#include "tests/editor/session/open_sample.h"
#include "validator/rules/setup/setup_topics.h"

using namespace cota;
using session::ScenarioList;
using support::OpenSample;

namespace {

constexpr const char* orvane = "tcs/orvane.scenario.xml";
constexpr const char* brod = "panzer-grenadier/brod.scenario.xml";

const session::ChecklistItem* itemOf(const session::Checklist& list, const std::string& name) {
    const auto item = std::ranges::find(list.items, name, &session::ChecklistItem::name);
    return item == list.items.end() ? nullptr : &*item;
}

TEST(ScenarioForms, TitleTextsAndOptions) {
    OpenSample sample(orvane);
    EXPECT_EQ(sample.write(session::basicsSheet(sample.source()), "Title", "Orvane", "en"), "");
    EXPECT_EQ(sample.write(session::basicsSheet(sample.source()), "Author", "N. N."), "");
    EXPECT_EQ(sample.write(session::textsSheet(sample.source()), "Introduction", "Hoy.", "es"), "");
    EXPECT_EQ(sample.scenario().title.en, "Orvane");
    EXPECT_EQ(sample.scenario().author, "N. N.");
    EXPECT_EQ(sample.scenario().history.es, "Hoy.");
    const auto options = session::optionsSheet(sample.source());
    EXPECT_EQ(options.rows.size(), sample.session().game()->catalogue.options.size());
    const auto row = std::ranges::find(options.rows, "height-method", &session::Property::name);
    ASSERT_NE(row, options.rows.end());
    EXPECT_EQ(row->value, "standard");
    EXPECT_EQ(row->choices.front().name, "standard (default)");
    EXPECT_EQ(row->hint, "standard") << "a field has no room for more";
    EXPECT_NE(row->help.find("(8.2"), std::string::npos) << row->help;
    EXPECT_EQ(sample.take(row->write("topographic")), "");
    EXPECT_EQ(sample.scenario().options.at(model::OptionId("height-method")), "topographic");
    const auto again = session::optionsSheet(sample.source());
    sample.take(std::ranges::find(again.rows, "height-method", &session::Property::name)->write(""));
    EXPECT_TRUE(sample.scenario().options.empty());
}

TEST(ScenarioForms, DetailsOfOneKindAndSideAreToldApartByTheirNames) {
    OpenSample sample(orvane);
    std::set<std::string> names;
    const auto count = session::sizeOf(sample.session().document(), ScenarioList::parts);
    ASSERT_GT(count, 10u);
    for (std::size_t i = 0; i < count; ++i)
        names.insert(
            session::entryName(sample.source(), ScenarioList::parts, i).in(model::Language::english));
    EXPECT_EQ(names.size(), count);
}

TEST(ScenarioForms, OptionsAreChosenByNamesInTheLanguageOfTheWindow) {
    OpenSample sample(orvane);
    auto source = sample.source();
    source.language = model::Language::spanish;
    for (const auto& row : session::optionsSheet(source).rows)
        for (const auto& choice : row.choices) {
            if (choice.id.empty() || choice.id == "no" || choice.id == "yes") continue;
            EXPECT_NE(choice.name, choice.id) << row.name;
        }
}

TEST(ScenarioForms, SidesComeAndGo) {
    OpenSample sample(orvane);
    ASSERT_TRUE(sample.take(session::addSide(sample.source())));
    ASSERT_EQ(sample.scenario().sides.size(), 3u);
    EXPECT_EQ(sample.write(session::sideSheet(sample.source(), 2), "Name", "French"), "");
    EXPECT_EQ(sample.write(session::sideSheet(sample.source(), 0), "Nation", "german"), "");
    EXPECT_EQ(sample.scenario().sides[0].nation, "german");
    EXPECT_NE(session::refusalToRemove(sample.source(), ScenarioList::sides, 0), "");
    EXPECT_FALSE(session::withoutEntry(sample.source(), ScenarioList::sides, 0));
    EXPECT_TRUE(sample.take(session::withoutEntry(sample.source(), ScenarioList::sides, 2)));
    EXPECT_EQ(sample.scenario().sides.size(), 2u);
}

/// A typed word selects a nation of the list or is refused. Only its own entry makes a new one.
TEST(ScenarioForms, ATypedNationIsOneOfTheList) {
    OpenSample sample(brod);
    const auto sheet = [&] { return session::sideSheet(sample.source(), 0); };
    const auto before = sample.scenario().sides[0].nation;
    const std::string refusal = sample.write(sheet(), "Nation", "Klingon");
    EXPECT_NE(refusal.find("'Klingon' is not in the list."), std::string::npos) << refusal;
    EXPECT_NE(refusal.find("German"), std::string::npos) << refusal;
    EXPECT_EQ(sample.scenario().sides[0].nation, before);
    EXPECT_EQ(sample.write(sheet(), "Nation", "sov"), "");
    EXPECT_EQ(sample.scenario().sides[0].nation, "soviet");
    EXPECT_EQ(sample.write(sheet(), "Nation", session::otherWord + "Klingon"), "");
    EXPECT_EQ(sample.scenario().sides[0].nation, "Klingon");
    EXPECT_EQ(sample.session().history().now().label.in(model::Language::english).find(session::otherWord),
              std::string::npos);
    EXPECT_EQ(OpenSample::valueOf(sheet(), "Nation"), "Klingon");
}

/// One form for the details of every game, from what the game declares.
TEST(ScenarioForms, DetailsOfEveryKind) {
    for (const char* path :
         {orvane, brod, "marea-de-acero/vieuxpont.scenario.xml", "war-storm-series/sarn.scenario.xml"}) {
        OpenSample sample(path);
        const auto side = sample.scenario().sides[0].id;
        for (const auto& kind : sample.session().game()->catalogue.partKinds) {
            ASSERT_TRUE(sample.take(
                session::addStatement(sample.source(), kind.id, kind.needsSide ? side : model::SideId())))
                << kind.id.text;
            const auto place = sample.scenario().parts.size() - 1;
            const auto sheet = session::statementSheet(sample.source(), place);
            EXPECT_FALSE(sheet.title.empty());
            for (const auto& type : kind.attributes)
                EXPECT_NE(std::ranges::find(sheet.rows, type.name, &session::Property::name),
                          sheet.rows.end())
                    << kind.id.text << " " << type.name;
            EXPECT_EQ(sample.write(sheet, "Text", "Words.", "en"), "");
            EXPECT_EQ(sample.scenario().parts[place].text.en, "Words.");
            if (kind.needsPlace) {
                EXPECT_EQ(sample.write(session::statementSheet(sample.source(), place), "Zone",
                                       sample.scenario().zones[0].id.text),
                          "");
            }
        }
    }
}

/// What the side may hold at the start are objectives, not the hexes of its units.
TEST(ScenarioForms, ADetailOfHeldObjectivesBeginsWithThem) {
    OpenSample sample("marea-de-acero/vieuxpont.scenario.xml");
    const auto kind = checks::kindThatHoldsObjectives(*sample.session().game());
    ASSERT_FALSE(kind.empty());
    std::set<std::string> objectives, stated;
    for (const auto& objective : sample.scenario().objectives)
        for (const auto& hex : objective.hexes) objectives.insert(hex.label);
    for (const auto& side : sample.scenario().sides) {
        ASSERT_TRUE(sample.take(session::addStatement(sample.source(), model::PartKindId(kind), side.id)));
        EXPECT_TRUE(sample.scenario().parts.back().zone.empty());
        for (const auto& hex : sample.scenario().parts.back().hexes) {
            EXPECT_TRUE(objectives.contains(hex.label)) << hex.label;
            EXPECT_TRUE(stated.insert(hex.label).second) << hex.label << " is of both sides";
        }
    }
    EXPECT_FALSE(stated.empty());
}

TEST(ScenarioForms, SpecialRulesSayWhatTheyOverride) {
    OpenSample sample(orvane);
    ASSERT_TRUE(sample.take(session::addSpecialRule(sample.source())));
    const auto sheet = [&] { return session::specialRuleSheet(sample.source(), 1); };
    EXPECT_EQ(sample.write(sheet(), "Text", "The river is frozen.", "en"), "");
    EXPECT_EQ(sample.write(sheet(), "Overrides", "height-method"), "");
    EXPECT_EQ(sample.scenario().specialRules[1].overrides, "height-method");
    const auto rows = sheet().rows;
    EXPECT_NE(rows.back().help.find("8.2"), std::string::npos) << rows.back().help;
    for (const auto& one : session::overridable(sample.source())) EXPECT_FALSE(one.name.empty()) << one.id;
    EXPECT_TRUE(sample.take(session::withEntryMoved(sample.source(), ScenarioList::specialRules, 1, 0)));
    EXPECT_EQ(session::entryName(sample.source(), ScenarioList::specialRules, 0).in(model::Language::english),
              "The river is frozen.");
    EXPECT_NE(sample.write(session::specialRuleSheet(sample.source(), 0), "Overrides", "gravity"), "");
}

TEST(ScenarioForms, ExitsAcceptancesAndSightPairs) {
    OpenSample sample(orvane);
    ASSERT_TRUE(sample.take(session::addExit(sample.source())));
    EXPECT_EQ(sample.write(session::exitSheet(sample.source(), 0), "Zone", "zone-north-entry"), "");
    EXPECT_EQ(sample.write(session::exitSheet(sample.source(), 0), "Side", "german"), "");
    EXPECT_EQ(sample.scenario().exits[0].side.text, "german");

    const auto accepted = [&] { return session::acceptanceSheet(sample.source(), 0); };
    EXPECT_EQ(sample.write(accepted(), "Reason", "It is so."), "");
    EXPECT_NE(sample.write(accepted(), "Until", "tomorrow"), "");
    EXPECT_EQ(sample.write(accepted(), "Until", "2031-01-31"), "");
    EXPECT_EQ(sample.write(accepted(), "Number of findings", "99"), "");
    EXPECT_NE(sample.write(accepted(), "Rule", ""), "");
    EXPECT_EQ(sample.scenario().acceptances[0].until, "2031-01-31");
    EXPECT_EQ(sample.write(session::acceptanceSheet(sample.source(), 1), "Subject", "A-33.02"), "");
    sample.session().waitForCheck();
    const auto rows = session::acceptedRows(sample.source(), sample.session().report());
    ASSERT_EQ(rows.size(), 4u);
    EXPECT_EQ(rows[0].problem, "");
    EXPECT_EQ(rows[0].reason, "It is so.");
    EXPECT_NE(rows[1].problem, "") << "it matches nothing";

    auto pairs = session::sightPairRows(sample.source());
    ASSERT_EQ(pairs.size(), 2u);
    EXPECT_EQ(pairs[0].state, session::SightPairRow::State::holds);
    EXPECT_EQ(session::sightPairsText(pairs), "All 2 pairs hold.");
    EXPECT_TRUE(sample.take(session::withPairFlipped(sample.source(), 0)));
    pairs = session::sightPairRows(sample.source());
    EXPECT_EQ(pairs[0].state, session::SightPairRow::State::fails);
    EXPECT_FALSE(pairs[0].why.empty());
    EXPECT_TRUE(sample.take(session::withPairTurned(sample.source(), 0)));
    EXPECT_EQ(sample.scenario().sightMarks[0].from.label, "A-33.11");
    EXPECT_TRUE(sample.take(session::addSightPair(sample.source(), "A-22.26", "A-22.13")));
    EXPECT_FALSE(sample.scenario().sightMarks[2].clear) << "as the map has it";
    EXPECT_FALSE(session::addSightPair(sample.source(), "A-22.26", "A-99.99"));
    EXPECT_EQ(sample.write(session::sightPairSheet(sample.source(), 2), "Turn", "3"), "");
    EXPECT_EQ(sample.write(session::sightPairSheet(sample.source(), 2), "Must be", "clear-line"), "");
    EXPECT_TRUE(sample.scenario().sightMarks[2].clear);
}

TEST(ScenarioForms, TheMapAndItsBoards) {
    OpenSample sample("marea-de-acero/vieuxpont.scenario.xml");
    EXPECT_EQ(sample.write(session::mapSheet(sample.source()), "North", "top"), "");
    EXPECT_EQ(sample.scenario().assembly.north, model::North::top);
    const auto sheet = [&] { return session::placedBoardSheet(sample.source(), 1); };
    EXPECT_EQ(sample.write(sheet(), "Turned by 180 degrees", "no"), "");
    EXPECT_EQ(sample.write(sheet(), "Column of its upper left hex", "24"), "");
    EXPECT_EQ(sample.scenario().assembly.boards[1].column, 24);
    EXPECT_EQ(sample.write(sheet(), "Cropped from hex", "0101"), "");
    EXPECT_EQ(sample.write(sheet(), "Cropped to hex", "0505"), "");
    EXPECT_EQ(sample.scenario().assembly.boards[1].crop->to, "0505");
    EXPECT_EQ(sample.write(sheet(), "Cropped from hex", ""), "");
    EXPECT_EQ(sample.write(sheet(), "Cropped to hex", ""), "");
    EXPECT_FALSE(sample.scenario().assembly.boards[1].crop);
    EXPECT_NE(sample.write(sheet(), "Letter or number", "4A"), "") << "taken";
    const auto amendments = session::sizeOf(sample.session().document(), ScenarioList::amendments);
    ASSERT_EQ(amendments, 4u);
    EXPECT_EQ(sample.write(session::amendmentSheet(sample.source(), 3), "Level", "2"), "");
    EXPECT_EQ(sample.write(session::amendmentSheet(sample.source(), 0), "What", "rough"), "");
    EXPECT_TRUE(sample.take(session::withoutEntry(sample.source(), ScenarioList::amendments, 3)));
    const auto board = *sample.session().document().boards.begin()->second;
    EXPECT_TRUE(sample.take(session::addBoard(sample.source(), "more.board.xml", board)));
    EXPECT_EQ(sample.scenario().assembly.boards.size(), 5u);
    EXPECT_EQ(sample.session().document().boards.count("more.board.xml"), 1u);
}

// The hexes that the scenario names follow the letter: back again, nothing has changed.
TEST(ScenarioForms, HexesFollowTheLetterOfTheirBoard) {
    for (const char* file : {"marea-de-acero/vieuxpont.scenario.xml", brod, "tcs/orvane.scenario.xml"}) {
        OpenSample sample(file);
        const auto before = sample.scenario();
        const auto old = before.assembly.boards[0].id.text;
        const auto sheet = [&] { return session::placedBoardSheet(sample.source(), 0); };
        sample.session().waitForCheck();
        const auto findings = sample.session().report().findings.size();
        EXPECT_EQ(sample.write(sheet(), "Letter or number", "Z9"), "");
        const auto text = xml::writeScenario(sample.scenario());
        EXPECT_EQ(text.find("\"" + old + before.assembly.separator), std::string::npos) << file;
        EXPECT_NE(text.find("Z9" + before.assembly.separator), std::string::npos) << file;
        sample.session().waitForCheck();
        EXPECT_EQ(sample.session().report().findings.size(), findings) << file;
        EXPECT_EQ(sample.write(sheet(), "Letter or number", old), "");
        EXPECT_EQ(sample.scenario(), before) << file;
    }
}

TEST(Checklist, CountsWhatIsStated) {
    OpenSample sample(brod);
    sample.session().waitForCheck();
    const auto before = session::checklistOf(sample.source(), sample.session().report());
    EXPECT_EQ(before.stated, before.asked) << "a sample without mistakes";
    EXPECT_EQ(before.text(),
              std::to_string(before.asked) + " of " + std::to_string(before.asked) + " details stated");

    auto bare = model::withScenario(sample.session().document(), [](model::Scenario& scenario) {
        scenario.parts.clear();
        scenario.victory.clear();
    });
    sample.take(session::HistoryEntry{"bare", bare});
    sample.session().waitForCheck();
    const auto list = session::checklistOf(sample.source(), sample.session().report());
    EXPECT_LT(list.stated, list.asked);
    const auto* victory = itemOf(list, "Victory conditions");
    ASSERT_TRUE(victory);
    EXPECT_EQ(victory->state, session::ChecklistItem::State::missing);
    const auto missing = std::ranges::find_if(list.items, [](const auto& item) {
        return item.form == session::ChecklistItem::Form::statement &&
               item.state == session::ChecklistItem::State::missing;
    });
    ASSERT_NE(missing, list.items.end()) << "brod has a river";
    EXPECT_FALSE(missing->paragraph.empty());
    const auto name = missing->name;
    EXPECT_TRUE(sample.take(session::notInScenario(sample.source(), sample.session().report(), *missing,
                                                   "The players agree on it.")));
    sample.session().waitForCheck();
    const auto after = session::checklistOf(sample.source(), sample.session().report());
    EXPECT_EQ(itemOf(after, name)->state, session::ChecklistItem::State::left);
    EXPECT_GT(after.stated, list.stated);
}

TEST(Checklist, SaysWhatASideLacksAndItsFormMarksIt) {
    OpenSample sample(brod);
    EXPECT_EQ(sample.write(session::sideSheet(sample.source(), 1), "Nation", ""), "");
    sample.session().waitForCheck();
    const auto list = session::checklistOf(sample.source(), sample.session().report());
    const auto side = std::ranges::find_if(list.items, [](const auto& item) {
        return item.form == session::ChecklistItem::Form::side && item.place == 1;
    });
    ASSERT_NE(side, list.items.end());
    EXPECT_EQ(side->state, session::ChecklistItem::State::missing);
    EXPECT_EQ(side->detail, "nation missing");
    const auto marked = [&](std::size_t place) {
        std::vector<std::string> names;
        for (const auto& row : session::sideSheet(sample.source(), place).rows)
            if (!row.error.empty()) names.push_back(row.label);
        return names;
    };
    EXPECT_EQ(marked(1), std::vector<std::string>{"Nation"});
    EXPECT_TRUE(marked(0).empty());
}

}  // namespace
