#include "formats/xml/documents/scenario_parts.h"

#include "formats/model/finding/amendment_subject.h"
#include "formats/model/finding/list_item.h"
#include "formats/xml/documents/zone_terms.h"
#include "formats/xml/markup/read_list.h"

namespace cota::xml {

namespace {

using namespace model;

constexpr IntRange anyNumber{.min = -1'000'000, .max = 1'000'000};
constexpr IntRange partLevels{.min = -32768, .max = 32767};
constexpr IntRange anyRoll{.min = 1, .max = ArrivalRoll::mostDice * ArrivalRoll::mostFaces};
constexpr IntRange anyOffset{.min = -100'000, .max = 100'000};

BoardPlacement readPlacement(XmlCursor& cursor, FilePlaces& places, FileReferences& references) {
    BoardPlacement board;
    cursor.isAbout(SubjectKind::board, "id");
    board.id = cursor.requiredId<BoardId>("id");
    board.file = cursor.requiredText("file");
    board.column = cursor.integer("column", anyOffset, 0);
    board.row = cursor.integer("row", anyOffset, 0);
    board.turned = cursor.flag("turned");
    const auto from = cursor.findLabel("crop-from");
    const auto to = cursor.findLabel("crop-to");
    if (from || to) board.crop = Crop{from.value_or(""), to.value_or("")};
    places.add(SubjectKind::board, board.id.text, cursor.offset());
    if (cursor.isComplete()) references.emplace(board.file, cursor.offset("file"));
    board.extras = cursor.extras();
    return board;
}

Amendment readAmendment(XmlCursor& cursor, FilePlaces& places, std::size_t index) {
    Amendment amendment;
    amendment.action =
        cursor.requiredEnum("action", Amendment::Action::removeHexside).value_or(Amendment::Action::terrain);
    amendment.hexes = hexRefs(cursor, "hexes");
    amendment.word = cursor.text("what");
    amendment.path = cursor.text("path");
    amendment.number = cursor.findInteger("level", partLevels).value_or(0);
    amendment.attributes = cursor.values();
    amendment.extras = cursor.extras();
    if (cursor.isComplete()) {
        const Subject subject = amendmentSubject(index);
        places.add(subject.kind, subject.id, cursor.offset());
    }
    // A feature that an amendment places has no other line.
    if (amendment.action == Amendment::Action::addFeature)
        for (const HexRef& hex : amendment.hexes)
            places.add(SubjectKind::feature, amendment.word + "@" + hex.label, cursor.offset());
    return amendment;
}

std::optional<ArrivalRoll> readRoll(XmlCursor& cursor) {
    const auto low = cursor.findInteger("roll-low", anyRoll);
    if (!low) return std::nullopt;
    ArrivalRoll roll;
    roll.low = *low;
    roll.dice = cursor.integer("dice", {.min = 1, .max = ArrivalRoll::mostDice}, roll.dice);
    roll.faces = cursor.integer("faces", {.min = 2, .max = ArrivalRoll::mostFaces}, roll.faces);
    roll.high = cursor.integer("roll-high", anyRoll, roll.dice * roll.faces);
    roll.until = cursor.findInteger("until", anyTurn);
    return roll;
}

Group readGroup(XmlCursor& cursor, FilePlaces& places) {
    Group group;
    cursor.isAbout(SubjectKind::group, "id");
    group.id = cursor.requiredId<GroupId>("id");
    if (const auto kind = cursor.findEnum("kind", Group::Kind::out)) group.kind = *kind;
    group.side = cursor.id<SideId>("side");
    group.name = cursor.localText("name", "name-es");
    group.zone = cursor.id<ZoneId>("zone");
    group.order = cursor.findInteger("order", anyNumber);
    group.turn = cursor.findInteger("turn", anyTurn);
    group.roll = readRoll(cursor);
    places.add(SubjectKind::group, group.id.text, cursor.offset());
    std::vector<std::uint32_t> placements;
    for (XmlCursor unit : cursor.children("unit")) {
        Placement placement;
        unit.isAbout(SubjectKind::counter, "counter");
        placement.counter = unit.requiredId<CounterId>("counter");
        if (auto at = unit.findLabel("at")) placement.at = HexRef{std::move(*at)};
        if (auto aboard = unit.id<CounterId>("aboard"); !aboard.empty()) placement.aboard = std::move(aboard);
        placement.attributes = unit.values();
        places.add(SubjectKind::counter, placement.counter.text, unit.offset());
        placement.extras = unit.extras();
        addOrKeep(cursor, unit, group.units, placements, std::move(placement));
    }
    group.attributes = cursor.values();
    group.hexes.children = readZoneTerms(cursor);
    group.extras = cursor.extras();
    auto& all = places.items[ItemList::placements];
    if (cursor.isComplete()) all.insert(all.end(), placements.begin(), placements.end());
    return group;
}

ScenarioPart readPart(XmlCursor& cursor, FilePlaces& places) {
    ScenarioPart part;
    cursor.isAbout(SubjectKind::part, "kind");
    part.kind = cursor.requiredId<PartKindId>("kind");
    part.side = cursor.id<SideId>("side");
    part.hexes = hexRefs(cursor, "hexes");
    part.zone = cursor.id<ZoneId>("zone");
    part.text = cursor.localContent();
    part.attributes = cursor.values();
    part.extras = cursor.extras();
    if (cursor.isComplete()) places.addPart(part.kind.text, cursor.offset());
    return part;
}

VictoryCondition readCondition(XmlCursor& cursor, FilePlaces& places) {
    using Condition = VictoryCondition;
    Condition condition;
    cursor.isAbout(SubjectKind::victory, "id");
    condition.id = cursor.idText("id", true);
    condition.side = cursor.id<SideId>("side");
    condition.level = cursor.text("level");
    condition.form = cursor.findEnum("form", Condition::Form::text).value_or(condition.form);
    condition.quantity = cursor.word("quantity", Condition::Quantity::none, condition.quantity);
    condition.count = cursor.findInteger("count", anyNumber);
    condition.unit = cursor.text("unit");
    condition.when = cursor.word("when", Condition::When::anyTime, condition.when);
    condition.turn = cursor.findInteger("turn", anyTurn);
    for (const std::string_view id : cursor.list("objectives")) condition.objectives.emplace_back(id);
    condition.hexes = hexRefs(cursor, "hexes");
    condition.zone = cursor.id<ZoneId>("zone");
    condition.text = cursor.localContent();
    condition.attributes = cursor.values();
    places.add(SubjectKind::victory, condition.id, cursor.offset());
    condition.extras = cursor.extras();
    return condition;
}

TurnRecord readTurnRecord(XmlCursor& cursor, FilePlaces& places) {
    TurnRecord turn;
    cursor.isAbout(SubjectKind::turn, "from");
    turn.from = cursor.requiredInteger("from", anyTurn).value_or(1);
    turn.to = cursor.integer("to", anyTurn, turn.from);
    turn.light = cursor.text("light");
    turn.weather = cursor.text("weather");
    turn.visibility = cursor.findInteger("visibility", {.min = 0, .max = 10'000});
    turn.note = cursor.localText("note", "note-es");
    turn.attributes = cursor.values();
    places.add(SubjectKind::turn, std::to_string(turn.from), cursor.offset());
    turn.extras = cursor.extras();
    return turn;
}

}  // namespace

Assembly readAssembly(XmlCursor& scenario, FilePlaces& places, FileReferences& references) {
    Assembly assembly;
    XmlCursor map = scenario.child("map");
    if (!map) return assembly;
    assembly.separator = map.text("separator", assembly.separator);
    assembly.north = map.word("north", North::topLeft, North::unset);
    for (XmlCursor cursor : map.children("board"))
        addOrKeep(map, cursor, assembly.boards, places.items[ItemList::boardPlacements],
                  readPlacement(cursor, places, references));
    std::vector<std::uint32_t> amended;  // they have their own subjects
    for (XmlCursor cursor : map.children("amend"))
        addOrKeep(map, cursor, assembly.amendments, amended,
                  readAmendment(cursor, places, assembly.amendments.size()));
    assembly.extras = map.extras();
    return assembly;
}

TurnTrack readTurns(XmlCursor& scenario, FilePlaces& places) {
    TurnTrack turns;
    XmlCursor element = scenario.child("turns");
    if (!element) return turns;
    places.add(SubjectKind::turn, model::turnTrackId, element.offset());
    turns.count = element.integer("count", {.min = 0, .max = anyTurn.max}, 0);
    turns.date = element.text("date");
    turns.start = element.text("start");
    turns.minutes = element.integer("minutes", {.min = 0, .max = anyNumber.max}, 0);
    turns.first = element.id<SideId>("first");
    for (XmlCursor cursor : element.children("turn"))
        addOrKeep(element, cursor, turns.records, places.items[ItemList::turns],
                  readTurnRecord(cursor, places));
    turns.extras = element.extras();
    return turns;
}

void readForceParts(XmlCursor& scenario, FilePlaces& places, Scenario& to) {
    readList(scenario, "groups", "group", to.groups, places.items[ItemList::groups],
             [&](XmlCursor& cursor) { return readGroup(cursor, places); });
    readList(scenario, "features", "feature", to.features, places.items[ItemList::scenarioFeatures],
             [&](XmlCursor& cursor) {
                 ScenarioFeature feature;
                 feature.kind = cursor.requiredId<FeatureId>("kind");
                 feature.at = {cursor.requiredLabel("at")};
                 feature.side = cursor.id<SideId>("side");
                 feature.attributes = cursor.values();
                 places.add(SubjectKind::feature, feature.kind.text + "@" + feature.at.label,
                            cursor.offset());
                 feature.extras = cursor.extras();
                 return feature;
             });
    readList(scenario, "exits", "exit", to.exits, places.items[ItemList::exits], [&](XmlCursor& cursor) {
        ExitRule rule;
        rule.side = cursor.id<SideId>("side");
        rule.zone = cursor.id<ZoneId>("zone");
        rule.attributes = cursor.values();
        rule.extras = cursor.extras();
        return rule;
    });
    readList(scenario, "parts", "part", to.parts, places.items[ItemList::parts],
             [&](XmlCursor& cursor) { return readPart(cursor, places); });
}

void readVictory(XmlCursor& scenario, FilePlaces& places, Scenario& to) {
    readList(scenario, "objectives", "objective", to.objectives, places.items[ItemList::objectives],
             [&](XmlCursor& cursor) {
                 Objective objective;
                 cursor.isAbout(SubjectKind::objective, "id");
                 objective.id = cursor.requiredId<ObjectiveId>("id");
                 objective.name = cursor.localText("name", "name-es");
                 objective.hexes = hexRefs(cursor, "hexes");
                 objective.points = cursor.findInteger("points", anyNumber);
                 objective.owner = cursor.id<SideId>("owner");
                 objective.side = cursor.id<SideId>("side");
                 objective.attributes = cursor.values();
                 places.add(SubjectKind::objective, objective.id.text, cursor.offset());
                 objective.extras = cursor.extras();
                 return objective;
             });
    readList(scenario, "victory", "condition", to.victory, places.items[ItemList::conditions],
             [&](XmlCursor& cursor) { return readCondition(cursor, places); });
}

}  // namespace cota::xml
