#include "formats/xml/documents/forces_reader.h"

#include "formats/xml/markup/read_list.h"

namespace cota::xml {

namespace {

using namespace model;

std::vector<CounterEnd> readEnds(XmlCursor& type) {
    std::vector<CounterEnd> ends;
    for (XmlCursor cursor : type.children("end")) {
        CounterEnd end;
        end.unitClass = cursor.requiredId<UnitClassId>("class");
        end.nation = cursor.text("nation");
        end.name = cursor.localText("name", "name-es");
        end.attributes = cursor.values();
        end.extras = cursor.extras();
        if (cursor.isComplete())
            ends.push_back(std::move(end));
        else
            type.keep(cursor);
    }
    return ends;
}

CounterType readType(XmlCursor& cursor, FilePlaces& places) {
    CounterType type;
    cursor.isAbout(SubjectKind::counterType, "id");
    type.id = cursor.requiredId<CounterTypeId>("id");
    type.unitClass = cursor.requiredId<UnitClassId>("class");
    type.name = cursor.localText("name", "name-es");
    type.shortName = cursor.localText("short", "short-es");
    type.nation = cursor.text("nation");
    type.base = cursor.id<CounterTypeId>("base");
    type.look.symbol = cursor.id<UnitClassId>("symbol");
    type.look.ground = cursor.text("ground");
    type.look.ink = cursor.text("ink");
    type.look.picture = cursor.text("picture");
    if (!type.look.picture.empty()) places.pictures.emplace_back(type.look.picture, cursor.offset("picture"));
    type.available = cursor.integer("available", {.min = 0, .max = 100'000}, 0);
    type.front = cursor.values("front");
    type.back = cursor.values("back");
    type.ends = readEnds(cursor);
    places.add(SubjectKind::counterType, type.id.text, cursor.offset());
    type.extras = cursor.extras();
    return type;
}

Formation readFormation(XmlCursor& cursor, FilePlaces& places) {
    Formation formation;
    cursor.isAbout(SubjectKind::formation, "id");
    formation.id = cursor.requiredId<FormationId>("id");
    formation.parent = cursor.id<FormationId>("parent");
    formation.side = cursor.id<SideId>("side");
    formation.name = cursor.localText("name", "name-es");
    formation.shortName = cursor.localText("short", "short-es");
    formation.attributes = cursor.values();
    places.add(SubjectKind::formation, formation.id.text, cursor.offset());
    formation.extras = cursor.extras();
    return formation;
}

Counter readCounter(XmlCursor& cursor, FilePlaces& places) {
    Counter counter;
    cursor.isAbout(SubjectKind::counter, "id");
    counter.id = cursor.requiredId<CounterId>("id");
    counter.type = cursor.requiredId<CounterTypeId>("type");
    counter.formation = cursor.id<FormationId>("formation");
    counter.side = cursor.id<SideId>("side");
    counter.name = cursor.localText("name", "name-es");
    counter.attributes = cursor.values();
    places.add(SubjectKind::counter, counter.id.text, cursor.offset());
    counter.extras = cursor.extras();
    return counter;
}

}  // namespace

Forces readForces(XmlCursor& root, FilePlaces& places) {
    Forces forces;
    root.findText("format");
    forces.id = root.idText("id", true);
    forces.mapset = MapsetId(root.requiredText("mapset"));  // rules check the name
    forces.title = root.localText("title", "title-es");
    readList(root, "types", "type", forces.types, places.items[ItemList::types],
             [&](XmlCursor& cursor) { return readType(cursor, places); });
    readList(root, "formations", "formation", forces.formations, places.items[ItemList::formations],
             [&](XmlCursor& cursor) { return readFormation(cursor, places); });
    readList(root, "counters", "counter", forces.counters, places.items[ItemList::counters],
             [&](XmlCursor& cursor) { return readCounter(cursor, places); });
    forces.attributes = root.values();
    forces.extras = root.extras();
    return forces;
}

}  // namespace cota::xml
