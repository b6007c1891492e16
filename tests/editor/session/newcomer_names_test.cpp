// What people read while they make their first scenario: names instead of ids of the file, and fixes that
// draw what they have painted.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/document_files.h"
#include "editor/documents/force_tree.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/placing.h"
#include "editor/mending/finding_fixes.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using model::Language;
using session::Session;

namespace {

session::SessionSettings gamesForNewcomers() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

void begin(Session& session, const char* game, session::Beginning what) {
    const auto read = mapsets::readMapset(gamesForNewcomers().mapsets, model::MapsetId(game));
    session.create(session::newDocument(what, *read.value, 12, 9));
}

TEST(NewcomerNames, APathIsCalledByItsKindAndPlace) {
    for (const char* sample : {"war-storm-series/sarn.scenario.xml", "panzer-grenadier/brod.scenario.xml",
                               "tcs/orvane.scenario.xml", "marea-de-acero/vieuxpont.scenario.xml"}) {
        support::OpenSample open(sample);
        for (const auto& [file, board] : open.session().document().boards)
            for (const auto& path : board->paths) {
                const auto subject =
                    session::subjectOf({session::BoardThing::Kind::path, file, path.id.text});
                const auto title = session::propertiesOf(open.source(), subject).title;
                ASSERT_FALSE(title.empty()) << path.id.text;
                EXPECT_FALSE(title.starts_with("Path ")) << title;
                const bool isLine = path.name.empty() && path.hexes.size() > 1;
                EXPECT_EQ(title.find(" from ") != std::string::npos, isLine) << title;
            }
    }
}

TEST(NewcomerNames, TwoDetailsOfASideHaveTwoNames) {
    support::OpenSample open("tcs/orvane.scenario.xml");
    const auto& parts = open.scenario().parts;
    ASSERT_FALSE(parts.empty());
    const auto kind = parts.front().kind;
    const auto side = parts.front().side;
    ASSERT_TRUE(open.take(session::addStatement(open.source(), kind, side)));
    std::set<std::string> names;
    std::size_t count = 0;
    for (std::size_t i = 0; i < open.scenario().parts.size(); ++i) {
        const auto& part = open.scenario().parts[i];
        if (part.kind != kind || part.side != side) continue;
        ++count;
        names.insert(
            session::entryName(open.source(), session::ScenarioList::parts, i).in(Language::english));
    }
    EXPECT_GT(count, 1U);
    EXPECT_EQ(names.size(), count);
}

TEST(NewcomerNames, AFileIsProposedInTheLanguageOfTheWindow) {
    support::OpenSample open("war-storm-series/sarn.scenario.xml");
    EXPECT_EQ(session::proposedName(open.session().document(), Language::english),
              "over-the-sarn.scenario.xml");
    EXPECT_EQ(session::proposedName(open.session().document(), Language::spanish),
              "al-otro-lado-del-sarn.scenario.xml");
}

TEST(NewcomerNames, AUnitTakenOffTheMapStaysInAGroupWithAPlace) {
    support::OpenSample open("war-storm-series/sarn.scenario.xml");
    std::size_t stay = 0, leave = 0;
    for (const auto& group : open.scenario().groups)
        for (const auto& placed : group.units) {
            if (!placed.at) continue;
            const auto after = session::withUnitOffMap(open.session().document(), placed.counter);
            const auto found = session::findPlacement(after, placed.counter);
            const bool hasPlace = group.statesHexes() || group.kind != model::Group::Kind::setup;
            EXPECT_EQ(found.placement != nullptr, hasPlace) << placed.counter.text;
            (hasPlace ? stay : leave) += 1;
            if (!found.placement) continue;
            EXPECT_FALSE(found.placement->at);
            EXPECT_EQ(found.group->id, group.id);
            EXPECT_EQ(found.group->units.size(), group.units.size());
            EXPECT_EQ(found.placement - found.group->units.data(), &placed - group.units.data());
        }
    EXPECT_GT(stay + leave, 0U);
}

/// A single building is a house in its hex, woods are as large as their hexes.
TEST(NewcomerFixes, ABuildingIsOutlinedSmall) {
    Session session(gamesForNewcomers());
    begin(session, "tcs", session::Beginning::scenario);
    const auto& map = *session.map();
    const auto board = session.document().boards.begin()->first;
    const auto cell = map.field().hexes()[40];
    const auto size = [&](const char* terrain) {
        const auto outlines =
            session::outlinesFor(map, board, model::TerrainId(terrain), {cell}, session.look().get());
        EXPECT_EQ(outlines.size(), 1U);
        double left = 1e9, right = -1e9;
        for (const auto& point : outlines.front()) {
            left = std::min(left, static_cast<double>(point.x));
            right = std::max(right, static_cast<double>(point.x));
        }
        return right - left;
    };
    EXPECT_LT(size("building") * 2, size("woods"));
}

/// A river that was painted gets its course with one click, and leaves the map where it reaches the edge.
TEST(NewcomerFixes, APaintedRiverGetsItsCourse) {
    Session session(gamesForNewcomers());
    begin(session, "panzer-grenadier", session::Beginning::board);
    const auto [file, board] = *session.document().boards.begin();
    std::vector<model::HexCoord> column;
    for (int row = 0; row < board->grid.rows; ++row)
        column.push_back(board->grid.hexAt(model::OffsetCoord{4, row}));
    session.commit({"Paint", model::withTerrain(session.document(), file, column,
                                                {{{model::TerrainId("river-minor"), {}}}})});
    session.waitForCheck();
    const auto& findings = session.report().findings;
    const auto dry =
        std::ranges::find_if(findings, [](const auto& one) { return one.finding.rule == "PATH-006"; });
    ASSERT_NE(dry, findings.end());
    const auto offers =
        session::fixOffersOf({1, session.map(), session.game(), dry->finding, session.document(),
                              session.path(), Language::english, session.look()});
    ASSERT_FALSE(offers.empty());
    EXPECT_EQ(offers.front().label.in(Language::english), "Draw minor river course through the hexes");
    session.commit({offers.front().label, offers.front().document});
    session.waitForCheck();
    EXPECT_TRUE(std::ranges::none_of(session.report().findings,
                                     [](const auto& one) { return one.finding.rule.starts_with("PATH"); }));
    EXPECT_EQ(session.document().boards.at(file)->paths.size(), 1U);
}

}  // namespace
