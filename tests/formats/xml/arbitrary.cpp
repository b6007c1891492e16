#include "tests/formats/xml/arbitrary.h"

#include "tests/formats/xml/arbitrary_parts.h"

namespace cota::xml {

namespace arbitrary {

using namespace model;

namespace {

Grid grid() {
    Grid made;
    made.orientation = any(Orientation::pointed);
    made.stagger = any(Stagger::evenLow);
    made.columns = number(1, 7);
    made.rows = number(1, 7);
    made.longHigh = maybe();
    made.halves = {maybe(), maybe(), maybe(), maybe()};
    made.hexMicrometres = maybe() ? number(1, 99'999) : 0;
    LabelScheme& labels = made.labels;
    labels.order = any(LabelOrder::rowFirst);
    labels.column = {any(Numerals::spreadsheetLetters), number(0, 30), maybe(), number(1, 3), 0};
    labels.row = {any(Numerals::spreadsheetLetters), number(0, 30), maybe(), number(1, 3), number(-1, 1)};
    labels.separator = maybe() ? "." : "";
    return made;
}

GridPoint point() { return {number(-5'000, 5'000), number(-5'000, 5'000)}; }
/// Three different points and some more, because fewer are refused.
std::vector<GridPoint> line() {
    std::vector<GridPoint> made = some(point);
    for (int i = 0; i < 3; ++i) made.push_back({number(-5'000, 5'000), 6'000 + i});
    return made;
}

TerrainMix mix() {
    TerrainMix made;
    for (int i = number(1, 3); i > 0; --i) made.shares.push_back({id<TerrainId>(), maybeNumber(1, 100)});
    return made;
}

/// A hex on the board, or just outside it.
HexCoord hexNear(const Grid& grid) {
    const auto hex = grid.at(static_cast<std::size_t>(number(0, static_cast<int>(grid.size()) - 1)));
    return number(0, 5) == 0 ? neighbour(hex, any(Direction::nw)) : hex;
}
HexSide sideNear(const Grid& grid) { return HexSide::of(hexNear(grid), any(Direction::nw)); }

void addThings(Board& board) {
    const Grid& grid = board.grid;
    board.hexsides = some([&] { return HexsideAt{id<HexsideId>(), sideNear(grid), attributes(), extras()}; });
    board.features = some([&] { return FeatureAt{id<FeatureId>(), hexNear(grid), attributes(), extras()}; });
    board.paths = some([&] {
        return Path{id<PathId>(),
                    id<PathKindId>(),
                    localText(),
                    some([&] { return hexNear(grid); }),
                    some([&] { return sideNear(grid); }),
                    some([&] { return sideNear(grid); }),
                    attributes(),
                    extras()};
    });
    board.areas = some([] { return Area{word(), id<TerrainId>(), line(), extras()}; });
    board.contours = some([] {
        return Contour{word(),  number(-50, 900), any(HighSide::right), maybe(),
                       maybe(), line(),           some(point),          extras()};
    });
    board.spotHeights = some([] { return SpotHeight{point(), number(-50, 900), localText(), extras()}; });
    board.names = some([] {
        MapName name{point(), localText(), maybe() ? word() : "", extras()};
        if (maybe()) name.curve = {point(), {9000, 9000}, {9500, 9000}};
        if (maybe()) name.path = PathId(word());
        return name;
    });
}

/// Ids, points and reviewed hexes are different, because a second one is refused.
void addUnderlays(Board& board) {
    board.underlays = some([&] {
        Underlay made;
        made.file = word() + ".png";
        made.hash = maybe() ? word() : "";
        made.fit = any(FitKind::affine);
        made.opacity = number(0, 100);
        made.isOver = maybe();
        made.isHidden = maybe();
        for (int i = number(0, 4); i > 0; --i)
            made.points.push_back({{number(-5'000, 5'000), i}, number(-9, 99'999), number(0, 999'999)});
        if (maybe()) made.reviews.push_back({board.grid.at(0), any(ReviewState::mended), text()});
        made.extras = extras();
        return made;
    });
    for (std::size_t i = 0; i < board.underlays.size(); ++i)
        board.underlays[i].id = word() + std::to_string(i);
}

ZoneTerm term(int depth) {
    ZoneTerm made;
    made.kind = any(depth > 0 ? ZoneTerm::Kind::butNot : ZoneTerm::Kind::zone);
    using Kind = ZoneTerm::Kind;
    const auto children = [&] {
        for (int i = depth > 0 ? number(0, 2) : 0; i > 0; --i) made.children.push_back(term(depth - 1));
    };
    switch (made.kind) {
        case Kind::all:
            break;
        case Kind::hexes:
            made.hexes = refs();
            break;
        case Kind::within:
            made.number = number(0, 9);
            made.hexes = refs();
            children();
            break;
        case Kind::toward:
            made.word = word();
            made.hexes = refs();
            break;
        case Kind::level:
            made.number = number(-3, 9);
            if (maybe()) made.limit = number(-3, 9);
            break;
        case Kind::anyOf:
        case Kind::allOf:
        case Kind::butNot:
            children();
            break;
        default:
            made.word = word();
    }
    made.extras = extras();
    return made;
}

Assembly assembly() {
    Assembly made;
    made.boards = some([] {
        BoardPlacement board{id<BoardId>(), word() + ".xml", number(-3, 9), number(-3, 9), maybe(), {},
                             extras()};
        if (maybe()) board.crop = Crop{ref().label, maybe() ? ref().label : ""};
        return board;
    });
    if (maybe()) made.separator = maybe() ? "" : ".";
    made.north = any(North::topLeft);
    made.amendments = some([] {
        return Amendment{any(Amendment::Action::removeHexside),
                         refs(),
                         maybe() ? word() : "",
                         maybe() ? "5:" + word() : "",
                         number(-2, 3),
                         attributes(),
                         extras()};
    });
    made.extras = extras();
    return made;
}

TurnTrack turns() {
    TurnTrack made;
    made.count = number(0, 20);
    made.date = maybe() ? "1943-07" : "";
    made.start = maybe() ? "06:00" : "";
    made.minutes = number(0, 60);
    made.first = maybeId<SideId>();
    made.records = some([] {
        return TurnRecord{number(1, 5),      number(1, 9), maybe() ? word() : "", maybe() ? word() : "",
                          maybeNumber(0, 9), localText(),  attributes(),          extras()};
    });
    made.extras = extras();
    return made;
}

Group group() {
    Group made;
    made.id = id<GroupId>();
    made.kind = any(Group::Kind::out);
    made.side = maybeId<SideId>();
    made.name = localText();
    made.zone = maybeId<ZoneId>();
    if (maybe()) made.hexes.children = some([] { return term(1); });
    made.order = maybeNumber(-1, 5);
    made.turn = maybeNumber(1, 9);
    if (maybe()) made.roll = {number(1, 9), number(1, 9), number(1, 6), number(2, 12), maybeNumber(1, 9)};
    made.attributes = attributes();
    made.extras = extras();
    made.units = some([] {
        Placement unit{id<CounterId>(), {}, {}, attributes(), extras()};
        if (maybe()) unit.at = ref();
        if (maybe()) unit.aboard = id<CounterId>();
        return unit;
    });
    return made;
}

VictoryCondition condition() {
    VictoryCondition made;
    made.id = word();
    made.side = maybeId<SideId>();
    made.level = maybe() ? word() : "";
    made.form = any(VictoryCondition::Form::text);
    made.quantity = any(VictoryCondition::Quantity::none);
    made.count = maybeNumber(-3, 9);
    made.unit = maybe() ? word() : "";
    made.when = any(VictoryCondition::When::anyTime);
    made.turn = maybeNumber(1, 9);
    made.objectives = some([] { return id<ObjectiveId>(); });
    made.hexes = refs();
    made.zone = maybeId<ZoneId>();
    made.text = localText();
    made.attributes = attributes();
    made.extras = extras();
    return made;
}

void addForceParts(Scenario& scenario) {
    scenario.groups = some(group);
    scenario.features = some([] {
        return ScenarioFeature{id<FeatureId>(), ref(), maybeId<SideId>(), attributes(), extras()};
    });
    scenario.exits = some([] {
        return ExitRule{maybeId<SideId>(), maybeId<ZoneId>(), attributes(), extras()};
    });
    scenario.parts = some([] {
        return ScenarioPart{id<PartKindId>(), maybeId<SideId>(), refs(),  maybeId<ZoneId>(),
                            localText(),      attributes(),      extras()};
    });
    scenario.objectives = some([] {
        return Objective{id<ObjectiveId>(), localText(),       refs(),       maybeNumber(-3, 9),
                         maybeId<SideId>(), maybeId<SideId>(), attributes(), extras()};
    });
}

}  // namespace

}  // namespace arbitrary

model::Board anyBoard(Leftovers leftovers) {
    using namespace arbitrary;
    leftoversNow = leftovers;
    Board board = blankBoard(word(), id<MapsetId>(), grid(), maybeId<TerrainId>());
    board.title = localText();
    for (int i = number(0, 4); i > 0; --i) {
        const auto index = static_cast<std::size_t>(number(0, static_cast<int>(board.grid.size()) - 1));
        board.terrain = board.terrain.with([&](auto& terrain) { terrain.set(index, mix()); });
        board.level =
            board.level.with([&](auto& level) { level[index] = static_cast<std::int16_t>(number(-3, 9)); });
        HexNote note{localText(), attributes(), extras()};
        if (!note.empty()) board.notes[board.grid.at(index)] = note;
    }
    addThings(board);
    if (maybe())
        board.anchor = Anchor{maybe() ? "EPSG:32631" : "ESRI:102A",
                              number(-99'999, 99'999) * 999'999LL,
                              number(0, 9'999) * 1'001LL,
                              number(100, 900'000),
                              maybe() ? number(-359'999, 359'999) : 0,
                              extras()};
    addUnderlays(board);
    board.attributes = attributes();
    board.extras = extras();
    return board;
}

model::Forces anyForces(Leftovers leftovers) {
    using namespace arbitrary;
    leftoversNow = leftovers;
    Forces forces{word(), localText(), id<MapsetId>(), {}, {}, {}, attributes(), extras()};
    forces.types = some([] {
        CounterType type{
            id<CounterTypeId>(),
            id<UnitClassId>(),
            localText(),
            maybe() ? localText() : LocalText(),
            maybe() ? word() : "",
            attributes(),
            attributes(),
            number(0, 9),
            maybeId<CounterTypeId>(),
            {maybeId<UnitClassId>(), maybe() ? word() : "", maybe() ? word() : "", maybe() ? word() : ""},
            {},
            extras()};
        if (maybe())
            type.ends = some([] {
                return CounterEnd{id<UnitClassId>(), maybe() ? word() : "", localText(), attributes(),
                                  extras()};
            });
        return type;
    });
    forces.formations = some([] {
        return Formation{id<FormationId>(),
                         maybeId<FormationId>(),
                         maybeId<SideId>(),
                         localText(),
                         maybe() ? localText() : LocalText(),
                         attributes(),
                         extras()};
    });
    forces.counters = some([] {
        return Counter{id<CounterId>(),   id<CounterTypeId>(), maybeId<FormationId>(),
                       maybeId<SideId>(), localText(),         attributes(),
                       extras()};
    });
    return forces;
}

model::Scenario anyScenario(Leftovers leftovers) {
    using namespace arbitrary;
    leftoversNow = leftovers;
    Scenario scenario;
    scenario.id = word();
    scenario.title = localText();
    scenario.history = localText();
    scenario.notes = localText();
    scenario.mapset = id<MapsetId>();
    scenario.author = text();
    scenario.assembly = assembly();
    if (maybe()) scenario.tableau = anyTableau(leftovers);
    // Names that no board has, because a file is named only once.
    if (maybe()) scenario.forces = {"north.forces", "south.forces"};
    for (int i = number(0, 2); i > 0; --i) scenario.options[id<OptionId>()] = text();
    scenario.turns = turns();
    scenario.sides = some([] {
        return Side{id<SideId>(), localText(), maybe() ? word() : "", attributes(), extras()};
    });
    scenario.zones = some([] {
        Zone zone{id<ZoneId>(), localText(), maybeId<SideId>(), {}, attributes(), extras()};
        zone.hexes.kind = ZoneTerm::Kind::anyOf;
        for (int i = number(0, 2); i > 0; --i) zone.hexes.children.push_back(term(2));
        return zone;
    });
    addForceParts(scenario);
    scenario.victory = some(condition);
    scenario.specialRules = some([] { return SpecialRule{localText(), maybe() ? word() : "", extras()}; });
    scenario.sightMarks = some([] { return SightMark{ref(), ref(), maybe(), maybeNumber(1, 30), extras()}; });
    scenario.acceptances = some([] {
        return Acceptance{word(),
                          word(),
                          text(),
                          maybe() ? "2027-01-01" : "",
                          maybe() ? std::optional(number(1, 99)) : std::nullopt,
                          extras()};
    });
    scenario.attributes = attributes();
    scenario.extras = extras();
    return scenario;
}

}  // namespace cota::xml
