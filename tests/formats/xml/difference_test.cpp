// Every difference between two documents must be reported: for random documents and random edits.
#include "formats/model/differences/difference.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <functional>

#include "formats/model/document/edits.h"
#include "tests/formats/xml/arbitrary.h"

using namespace cota::model;
using cota::xml::anyBoard;
using cota::xml::anyForces;
using cota::xml::anyScenario;
using cota::xml::anyTableau;

namespace {

const std::string key = "a.board.xml";
const std::string forcesKey = "a.forces.xml";

Document documentOf(Board board, Forces forces, Scenario scenario) {
    Document document;
    document.boards[key] = std::move(board);
    document.forces[forcesKey] = std::move(forces);
    document.scenario = std::move(scenario);
    return document;
}

Document anyDocument() { return documentOf(anyBoard(), anyForces(), anyScenario()); }

/// A difference is reported if and only if there is one; and in specific words, not as "other values".
void expectTold(const Document& before, const Document& after, bool isPlain = true) {
    for (const auto& found : {differences(before, after), differences(after, before)}) {
        RC_ASSERT(found.empty() == (before == after));
        for (const Difference& one : found) {
            RC_ASSERT(!one.thing.one.empty());
            RC_ASSERT(one.thing.many.in(Language::spanish) != one.thing.many.english());
            if (isPlain) RC_ASSERT(one.property.english() != "other values");
        }
    }
}

/// The documents differ in one member of a structure at a time: each difference must be reported.
template <class Content, class... Members>
void expectEachTold(const Content& base, const Content& other,
                    const std::function<Document(Content)>& documentWith, Members... members) {
    const auto tell = [&](auto member) {
        Content changed = base;
        changed.*member = other.*member;
        expectTold(documentWith(base), documentWith(changed));
    };
    (tell(members), ...);
}

/// The same for one entry of a list: members that do not identify the entry.
template <class Content, class Item, class... Members>
void expectEachOfEntriesTold(const Content& base, const Content& other,
                             const std::function<Document(Content)>& documentWith,
                             std::vector<Item> Content::*list, Members... members) {
    if ((base.*list).empty() || (other.*list).empty()) return;
    const auto tell = [&](auto member) {
        Content changed = base;
        (changed.*list).front().*member = (other.*list).back().*member;
        expectTold(documentWith(base), documentWith(changed));
    };
    (tell(members), ...);
}

RC_GTEST_PROP(Differences, OfDocumentsByChance, ()) {
    const Document before = anyDocument();
    expectTold(before, before);
    expectTold(before, anyDocument(), false);
}

RC_GTEST_PROP(Differences, OfEachPartOfABoard, ()) {
    const std::function<Document(Board)> with = [](Board board) {
        return documentOf(std::move(board), {}, {});
    };
    expectEachTold<Board>(anyBoard(), anyBoard(), with, &Board::id, &Board::title, &Board::mapset,
                          &Board::grid, &Board::ground, &Board::terrain, &Board::level, &Board::notes,
                          &Board::hexsides, &Board::features, &Board::paths, &Board::areas, &Board::contours,
                          &Board::spotHeights, &Board::names, &Board::underlays, &Board::attributes,
                          &Board::extras);
}

RC_GTEST_PROP(Differences, OfEachPartOfForces, ()) {
    const std::function<Document(Forces)> with = [](Forces forces) {
        return documentOf({}, std::move(forces), {});
    };
    expectEachTold<Forces>(anyForces(), anyForces(), with, &Forces::id, &Forces::title, &Forces::mapset,
                           &Forces::types, &Forces::formations, &Forces::counters, &Forces::attributes,
                           &Forces::extras);
}

RC_GTEST_PROP(Differences, OfEachPartOfAScenario, ()) {
    const std::function<Document(Scenario)> with = [](Scenario scenario) {
        return documentOf({}, {}, std::move(scenario));
    };
    expectEachTold<Scenario>(anyScenario(), anyScenario(), with, &Scenario::id, &Scenario::title,
                             &Scenario::history, &Scenario::mapset, &Scenario::author, &Scenario::assembly,
                             &Scenario::tableau, &Scenario::forces, &Scenario::options, &Scenario::turns,
                             &Scenario::sides, &Scenario::zones, &Scenario::groups, &Scenario::features,
                             &Scenario::exits, &Scenario::parts, &Scenario::objectives, &Scenario::victory,
                             &Scenario::specialRules, &Scenario::sightMarks, &Scenario::acceptances,
                             &Scenario::attributes, &Scenario::extras);
}

RC_GTEST_PROP(Differences, OfEachValueOnABoard, ()) {
    const std::function<Document(Board)> with = [](Board board) {
        return documentOf(std::move(board), {}, {});
    };
    const Board base = anyBoard();
    const Board other = anyBoard();
    const auto tell = [&](auto list, auto... members) {
        expectEachOfEntriesTold<Board>(base, other, with, list, members...);
    };
    tell(&Board::hexsides, &HexsideAt::attributes, &HexsideAt::extras);
    tell(&Board::features, &FeatureAt::attributes, &FeatureAt::extras);
    tell(&Board::paths, &Path::kind, &Path::name, &Path::hexes, &Path::sides, &Path::ends, &Path::attributes,
         &Path::extras);
    tell(&Board::areas, &Area::terrain, &Area::outline, &Area::extras);
    tell(&Board::contours, &Contour::metres, &Contour::high, &Contour::closed, &Contour::dashed,
         &Contour::points, &Contour::labels, &Contour::extras);
    tell(&Board::spotHeights, &SpotHeight::metres, &SpotHeight::name, &SpotHeight::extras);
    tell(&Board::names, &MapName::at, &MapName::style, &MapName::extras);
    tell(&Board::underlays, &Underlay::file, &Underlay::hash, &Underlay::fit, &Underlay::opacity,
         &Underlay::isOver, &Underlay::isHidden, &Underlay::points, &Underlay::reviews, &Underlay::extras);
}

RC_GTEST_PROP(Differences, OfEachValueOfForces, ()) {
    const std::function<Document(Forces)> with = [](Forces forces) {
        return documentOf({}, std::move(forces), {});
    };
    const Forces base = anyForces();
    const Forces other = anyForces();
    const auto tell = [&](auto list, auto... members) {
        expectEachOfEntriesTold<Forces>(base, other, with, list, members...);
    };
    tell(&Forces::types, &CounterType::unitClass, &CounterType::name, &CounterType::nation,
         &CounterType::front, &CounterType::back, &CounterType::available, &CounterType::base,
         &CounterType::look, &CounterType::ends, &CounterType::extras);
    tell(&Forces::formations, &Formation::parent, &Formation::side, &Formation::name, &Formation::attributes,
         &Formation::extras);
    tell(&Forces::counters, &Counter::type, &Counter::formation, &Counter::side, &Counter::name,
         &Counter::attributes, &Counter::extras);
}

RC_GTEST_PROP(Differences, OfEachValueOfAScenario, ()) {
    const std::function<Document(Scenario)> with = [](Scenario scenario) {
        return documentOf({}, {}, std::move(scenario));
    };
    const Scenario base = anyScenario();
    const Scenario other = anyScenario();
    const auto tell = [&](auto list, auto... members) {
        expectEachOfEntriesTold<Scenario>(base, other, with, list, members...);
    };
    tell(&Scenario::sides, &Side::name, &Side::nation, &Side::attributes, &Side::extras);
    tell(&Scenario::zones, &Zone::name, &Zone::side, &Zone::hexes, &Zone::attributes, &Zone::extras);
    tell(&Scenario::groups, &Group::kind, &Group::side, &Group::name, &Group::zone, &Group::order,
         &Group::turn, &Group::units, &Group::attributes, &Group::extras);
    tell(&Scenario::features, &ScenarioFeature::side, &ScenarioFeature::attributes, &ScenarioFeature::extras);
    tell(&Scenario::exits, &ExitRule::attributes, &ExitRule::extras);
    tell(&Scenario::parts, &ScenarioPart::hexes, &ScenarioPart::zone, &ScenarioPart::text,
         &ScenarioPart::attributes, &ScenarioPart::extras);
    tell(&Scenario::objectives, &Objective::name, &Objective::hexes, &Objective::points, &Objective::owner,
         &Objective::side, &Objective::attributes, &Objective::extras);
    using Condition = VictoryCondition;
    tell(&Scenario::victory, &Condition::side, &Condition::level, &Condition::form, &Condition::quantity,
         &Condition::count, &Condition::unit, &Condition::when, &Condition::turn, &Condition::objectives,
         &Condition::hexes, &Condition::zone, &Condition::text, &Condition::attributes, &Condition::extras);
    tell(&Scenario::specialRules, &SpecialRule::overrides, &SpecialRule::extras);
    tell(&Scenario::sightMarks, &SightMark::clear, &SightMark::turn, &SightMark::extras);
    tell(&Scenario::acceptances, &Acceptance::reason, &Acceptance::until, &Acceptance::count,
         &Acceptance::extras);
}

RC_GTEST_PROP(Differences, OfEachPartOfATable, ()) {
    const std::function<Document(Tableau)> with = [](Tableau table) {
        Scenario scenario;
        scenario.tableau = std::move(table);
        return documentOf({}, {}, std::move(scenario));
    };
    const Tableau base = anyTableau();
    const Tableau other = anyTableau();
    expectEachTold<Tableau>(base, other, with, &Tableau::seats, &Tableau::spaces, &Tableau::markers,
                            &Tableau::relations, &Tableau::links, &Tableau::selections, &Tableau::turn,
                            &Tableau::start, &Tableau::attributes, &Tableau::extras);
    const auto tell = [&](auto list, auto... members) {
        expectEachOfEntriesTold<Tableau>(base, other, with, list, members...);
    };
    tell(&Tableau::seats, &Seat::name, &Seat::side, &Seat::attributes, &Seat::extras);
    using Space = TableauSpace;
    tell(&Tableau::spaces, &Space::kind, &Space::name, &Space::side, &Space::seat, &Space::cards,
         &Space::groups, &Space::markers, &Space::attributes, &Space::extras);
    using Relation = TableRelation;
    tell(&Tableau::relations, &Relation::label, &Relation::value, &Relation::attributes, &Relation::extras);
    tell(&Tableau::links, &SpaceLink::attributes, &SpaceLink::extras);
    tell(&Tableau::selections, &Selection::picks, &Selection::extras);
}

/// Every kind of edit, with parts taken from another document.
using Edit = std::function<Document(const Document&)>;

template <class Part>
const Part* oneOf(const std::vector<Part>& parts) {
    if (parts.empty()) return nullptr;
    return &parts[*rc::gen::inRange<std::size_t>(0, parts.size())];
}

std::vector<Edit> boardEdits(const Board& board, const Board& source) {
    const HexCoord hex = board.grid.at(*rc::gen::inRange<std::size_t>(0, board.grid.size()));
    const int level = *rc::gen::inRange(-3, 9);
    std::vector<Edit> edits = {
        [=](const Document& one) { return withLevel(one, key, std::array{hex}, level); },
        [=](const Document& one) { return withLevelRaised(one, key, std::array{hex}, level); },
        [=](const Document& one) {
            return withTerrain(one, key, std::array{hex}, {{{TerrainId("t"), level + 9}}});
        },
        [=](const Document& one) { return withTerrain(one, key, std::array{hex}, {}); },
        [=](const Document& one) {
            return withHexNote(one, key, hex, {{"a", ""}, {}, {}});
        },
        [=](const Document& one) { return withHexNote(one, key, hex, {}); },
        [=](const Document& one) {
            return withFeature(one, key, {FeatureId("f"), hex, {}, {}});
        },
        [=](const Document& one) {
            return withHexside(one, key, {HexsideId("e"), HexSide{hex, Direction::ne}, {}, {}});
        },
        [=](const Document& one) { return withBoardTitle(one, key, source.title); }};
    if (const auto* part = oneOf(source.paths)) {
        edits.push_back([=](const Document& one) { return withPath(one, key, *part); });
        edits.push_back([=](const Document& one) { return withoutPath(one, key, part->id); });
        edits.push_back(
            [=](const Document& one) { return withPathDrawn(one, key, part->kind, part->hexes); });
        edits.push_back(
            [=](const Document& one) { return withPathErased(one, key, part->kind, part->sides); });
    }
    if (const auto* part = oneOf(source.areas))
        edits.push_back([=](const Document& one) { return withArea(one, key, *part); });
    if (const auto* part = oneOf(source.contours)) {
        edits.push_back([=](const Document& one) { return withContour(one, key, *part); });
        edits.push_back([=](const Document& one) { return withoutContour(one, key, part->id); });
    }
    if (const auto* part = oneOf(source.names))
        edits.push_back([=](const Document& one) { return withMapName(one, key, *part); });
    return edits;
}

std::vector<Edit> otherEdits(const Forces& forces, const Scenario& source) {
    std::vector<Edit> edits = {
        [=](const Document& one) { return withScenarioTitle(one, source.title); },
        [=](const Document& one) { return withTurns(one, source.turns); },
        [=](const Document& one) { return withOption(one, OptionId("o"), source.author); }};
    const auto add = [&](const auto& parts, auto with) {
        if (const auto* part = oneOf(parts))
            edits.push_back([=, it = *part](const Document& one) { return with(one, it); });
    };
    add(forces.types,
        [](const Document& one, const auto& it) { return withCounterType(one, forcesKey, it); });
    add(forces.formations,
        [](const Document& one, const auto& it) { return withFormation(one, forcesKey, it); });
    add(forces.formations,
        [](const Document& one, const auto& it) { return withoutFormation(one, forcesKey, it.id); });
    add(forces.counters, [](const Document& one, const auto& it) { return withCounter(one, forcesKey, it); });
    add(forces.counters,
        [](const Document& one, const auto& it) { return withoutCounter(one, forcesKey, it.id); });
    add(source.sides, [](const Document& one, const auto& it) { return withSide(one, it); });
    add(source.zones, [](const Document& one, const auto& it) { return withZone(one, it); });
    add(source.zones, [](const Document& one, const auto& it) { return withoutZone(one, it.id); });
    add(source.groups, [](const Document& one, const auto& it) { return withGroup(one, it); });
    add(source.groups, [](const Document& one, const auto& it) {
        return it.units.empty() ? withoutGroup(one, it.id) : withPlacement(one, it.id, it.units.front());
    });
    add(source.objectives, [](const Document& one, const auto& it) { return withObjective(one, it); });
    add(source.victory, [](const Document& one, const auto& it) { return withVictory(one, it); });
    add(source.features, [](const Document& one, const auto& it) { return withScenarioFeature(one, it); });
    add(source.acceptances, [](const Document& one, const auto& it) { return withAcceptance(one, it); });
    return edits;
}

RC_GTEST_PROP(Differences, OfEditsByChance, ()) {
    Document before = anyDocument();
    const Board source = anyBoard();
    for (int step = 0; step < 12; ++step) {
        auto edits = boardEdits(*before.boards.at(key), source);
        for (auto& edit : otherEdits(anyForces(), anyScenario())) edits.push_back(std::move(edit));
        const Document after = edits[*rc::gen::inRange<std::size_t>(0, edits.size())](before);
        expectTold(before, after);
        before = after;
    }
}

}  // namespace
