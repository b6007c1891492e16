// What the window makes starts valid in every game: no error of a rule is about a new type, unit, formation,
// objective, zone, group, condition or statement, or appears with it.

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "editor/counters/type_edits.h"
#include "editor/documents/force_tree.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/session.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/victory_form.h"
#include "editor/scenario/zone_list.h"
#include "editor/setup/group_edits.h"
#include "editor/setup/group_places.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

using namespace cota;
using model::Language;
using session::HistoryEntry;
using session::Session;

namespace {

session::SessionSettings gamesForNewThings() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

/// A new scenario of a game, and what is added to it.
class Fresh {
  public:
    explicit Fresh(const model::MapsetId& id) : session_(gamesForNewThings()), game_(id.text) {
        const auto game = mapsets::readMapset(gamesForNewThings().mapsets, id);
        session_.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
        session_.waitForCheck();
        EXPECT_EQ(session_.report().counts.error, 0U) << id.text;
    }
    Session& session() { return session_; }
    session::SheetSource source() const { return session::sheetSourceOf(session_); }
    const model::Scenario& scenario() const { return **session_.document().scenario; }

    /// Adds it, expects no error but those of these rules, and takes it back.
    void add(const std::string& what, std::optional<HistoryEntry> step,
             const std::set<std::string>& expected = {}) {
        ASSERT_TRUE(step) << game_ << ": " << what;
        session_.commit(std::move(*step));
        session_.waitForCheck();
        std::string errors;
        for (const auto& one : session_.report().findings)
            if (one.finding.severity == model::Severity::error && one.state == checks::State::fresh &&
                !expected.contains(one.finding.rule))
                errors += session::sentenceOf(source(), one.finding) + " [" + one.finding.rule + "]\n";
        EXPECT_EQ(errors, "") << game_ << ": " << what;
        session_.undo();
    }

  private:
    Session session_;
    std::string game_;
};

std::vector<model::HexRef> middleOf(const Session& session) {
    const auto& field = session.map()->field();
    const auto hexes = field.hexes();
    for (std::size_t i = hexes.size() / 2; i < hexes.size(); ++i)
        if (field.isPlayable(hexes[i])) return {session.map()->ref(hexes[i])};
    return {};
}

TEST(NewThings, OfTheScenarioHaveNoErrors) {
    for (const auto& id : session::gamesWithMaps(gamesForNewThings().mapsets)) {
        Fresh fresh(id);
        const model::Document document = fresh.session().document();
        const auto where = middleOf(fresh.session());
        ASSERT_FALSE(where.empty()) << id.text;
        fresh.add("objective", session::addObjective(fresh.source(), "Mill", where));
        fresh.add("zone", session::addZone(fresh.source(), "West", where));
        for (std::size_t i = 0; i < fresh.scenario().sides.size(); ++i) {
            const auto side = fresh.scenario().sides[i].id;
            for (const auto kind : {session::GroupKind::setup, session::GroupKind::arrival,
                                    session::GroupKind::pool, session::GroupKind::out})
                // A side that expects reinforcements may need a detail, which its finding offers.
                fresh.add("group", session::addGroup(document, side, kind), {"NEED-004"});
            fresh.add("condition", session::addCondition(fresh.source(), side));
            fresh.add("formation", session::addFormation(document, document.forces.begin()->first, {},
                                                         "1st Company", Language::english, side));
        }
        if (!fresh.scenario().groups.empty())
            fresh.add("zone of a group", session::addZoneFor(document, fresh.scenario().groups[0].id));
        const auto entries = session::suggestedEntries(*fresh.session().map());
        if (!entries.empty())
            fresh.add("entry", session::addEntry(document, entries[0], fresh.scenario().sides[0].id));
    }
}

/// A road across the map in both directions, between the last hexes in which a unit may be.
void drawRoads(Fresh& fresh) {
    auto& session = fresh.session();
    const auto map = session.map();  // of the document without roads
    const auto& field = map->field();
    const auto kind = session.game()->catalogue.pathKinds.front().id;
    const auto board = session.document().boards.begin()->first;
    using model::Direction;
    for (const auto& [to, back] : {std::pair{Direction::se, Direction::nw}, {Direction::n, Direction::s}}) {
        auto at = *field.resolve(map->label(field.hexes()[field.hexes().size() / 2]));
        while (field.isPlayable(field.neighbour(at, back))) at = field.neighbour(at, back);
        std::vector<model::HexCoord> hexes;
        for (; field.isPlayable(at); at = field.neighbour(at, to)) hexes.push_back(field.hexAt(at));
        ASSERT_GT(hexes.size(), 2U);
        session.commit(
            {session::named("Road"), model::withPathDrawn(session.document(), board, kind, hexes)});
    }
}

TEST(NewThings, EntriesThatRoadsSuggestMayBeUsed) {
    for (const auto& id : session::gamesWithMaps(gamesForNewThings().mapsets)) {
        Fresh fresh(id);
        if (fresh.session().game()->catalogue.pathKinds.empty()) continue;
        drawRoads(fresh);
        const auto map = fresh.session().map();
        const auto entries = session::suggestedEntries(*map);
        EXPECT_GE(entries.size(), 2U) << id.text;
        for (const auto& entry : entries) {
            EXPECT_FALSE(entry.hexes.empty()) << id.text << ": " << entry.name;
            for (const auto& hex : entry.hexes)
                EXPECT_TRUE(map->field().isMapEdge(*map->field().resolve(hex.label)))
                    << id.text << ": " << entry.name << " " << hex.label;
        }
    }
}

TEST(NewThings, TypesOfEveryClassHaveNoErrors) {
    if (support::areSanitized) GTEST_SKIP() << "takes minutes";
    for (const auto& id : session::gamesWithMaps(gamesForNewThings().mapsets)) {
        Fresh fresh(id);
        for (const auto& unitClass : fresh.session().game()->catalogue.unitClasses)
            for (const auto& nation : std::vector<std::string>{"", fresh.scenario().sides[0].nation})
                fresh.add("type of class " + unitClass.id.text,
                          session::addType(fresh.session().document(),
                                           fresh.session().document().forces.begin()->first, unitClass.id,
                                           *fresh.session().game(), nation));
    }
}

}  // namespace
