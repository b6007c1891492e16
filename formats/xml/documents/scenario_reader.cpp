#include "formats/xml/documents/scenario_reader.h"

#include "formats/xml/documents/scenario_parts.h"
#include "formats/xml/documents/tableau_xml.h"
#include "formats/xml/documents/zone_terms.h"
#include "formats/xml/markup/read_list.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

using namespace model;

/// Reports an entry with a repeated name, and keeps it as written.
void refuseSecond(XmlCursor& parent, XmlCursor& entry, std::string_view attribute) {
    entry.reportAt(attribute, row(XmlMessage::entryTwice),
                   {{"element", std::string(entry.name())}, {"entry", entry.text(attribute)}});
    parent.keep(entry);
}

void readForceFiles(XmlCursor& root, FilePlaces& places, FileReferences& references, Scenario& to) {
    for (XmlCursor cursor : root.children("forces")) {
        const std::string file = cursor.requiredText("file");
        if (!cursor.isComplete()) {
            cursor.finish();
            root.keep(cursor);
        } else if (!references.emplace(file, cursor.offset("file")).second) {
            refuseSecond(root, cursor, "file");
        } else {
            to.forces.push_back(file);
            places.add(SubjectKind::file, file, cursor.offset());
            root.finishPart(cursor, file);
        }
    }
}

void readOptions(XmlCursor& root, FilePlaces& places, Scenario& to) {
    XmlCursor list = root.child("options");
    for (XmlCursor cursor : list.children("option")) {
        cursor.isAbout(SubjectKind::option, "id");
        const auto id = cursor.requiredId<OptionId>("id");
        cursor.require("value");
        const std::string value = cursor.text("value");
        if (!cursor.isComplete()) {
            cursor.finish();
            list.keep(cursor);
        } else if (!to.options.emplace(id, value).second) {
            refuseSecond(list, cursor, "id");
        } else {
            places.add(SubjectKind::option, id.text, cursor.offset());
            list.finishPart(cursor, id.text);
        }
    }
    root.finishPart(list);
}

void readSidesAndZones(XmlCursor& root, FilePlaces& places, Scenario& to) {
    readList(root, "sides", "side", to.sides, places.items[ItemList::sides], [&](XmlCursor& cursor) {
        Side side;
        cursor.isAbout(SubjectKind::side, "id");
        side.id = cursor.requiredId<SideId>("id");
        side.name = cursor.localText("name", "name-es");
        side.nation = cursor.text("nation");
        side.attributes = cursor.values();
        places.add(SubjectKind::side, side.id.text, cursor.offset());
        side.extras = cursor.extras();
        return side;
    });
    readList(root, "zones", "zone", to.zones, places.items[ItemList::zones], [&](XmlCursor& cursor) {
        Zone zone;
        cursor.isAbout(SubjectKind::zone, "id");
        zone.id = cursor.requiredId<ZoneId>("id");
        zone.name = cursor.localText("name", "name-es");
        zone.side = cursor.id<SideId>("side");
        zone.attributes = cursor.values();
        zone.hexes.kind = ZoneTerm::Kind::anyOf;
        zone.hexes.children = readZoneTerms(cursor);
        places.add(SubjectKind::zone, zone.id.text, cursor.offset());
        zone.extras = cursor.extras();
        return zone;
    });
}

void readLongTexts(XmlCursor& root, FilePlaces& places, Scenario& to) {
    XmlCursor history = root.child("history");
    to.history = history.localContent();
    root.finishPart(history);
    XmlCursor notes = root.child("notes");
    to.notes = notes.localContent();
    root.finishPart(notes);
    auto& offsets = places.items[ItemList::specialRules];
    readList(root, "special-rules", "rule", to.specialRules, offsets, [](XmlCursor& cursor) {
        SpecialRule rule;
        rule.overrides = cursor.text("overrides");
        rule.text = cursor.localContent();
        rule.extras = cursor.extras();
        return rule;
    });
}

void readDesignersMarks(XmlCursor& root, FilePlaces& places, Scenario& to) {
    readList(root, "sight-marks", "sight", to.sightMarks, places.items[ItemList::sightMarks],
             [&](XmlCursor& cursor) {
                 SightMark mark;
                 mark.from = {cursor.requiredLabel("from")};
                 mark.to = {cursor.requiredLabel("to")};
                 mark.clear = !cursor.flag("blocked");
                 mark.turn = cursor.findInteger("turn", anyTurn);
                 places.add(SubjectKind::pair, mark.name(), cursor.offset());
                 mark.extras = cursor.extras();
                 return mark;
             });
    readList(root, "acceptances", "accept", to.acceptances, [&](XmlCursor& cursor) {
        Acceptance acceptance;
        acceptance.rule = cursor.requiredText("rule");
        acceptance.subject = cursor.requiredText("subject");
        acceptance.reason = cursor.text("reason");
        acceptance.until = cursor.text("until");
        acceptance.count = cursor.findInteger("count", {.min = 1});
        places.add(SubjectKind::acceptance, acceptance.rule + " " + acceptance.subject, cursor.offset());
        acceptance.extras = cursor.extras();
        return acceptance;
    });
}

}  // namespace

Scenario readScenario(XmlCursor& root, FilePlaces& places, FileReferences& references) {
    Scenario scenario;
    root.isAbout(SubjectKind::scenario, "id");
    root.findText("format");
    scenario.id = root.idText("id", true);
    scenario.mapset = MapsetId(root.requiredText("mapset"));  // rules check the name
    scenario.title = root.localText("title", "title-es");
    scenario.author = root.text("author");
    places.add(SubjectKind::scenario, scenario.id, root.offset());
    scenario.attributes = root.values();
    scenario.assembly = readAssembly(root, places, references);
    scenario.tableau = readTableau(root, places);
    readForceFiles(root, places, references, scenario);
    readOptions(root, places, scenario);
    scenario.turns = readTurns(root, places);
    readSidesAndZones(root, places, scenario);
    readForceParts(root, places, scenario);
    readVictory(root, places, scenario);
    readLongTexts(root, places, scenario);
    readDesignersMarks(root, places, scenario);
    scenario.extras = root.extras();
    return scenario;
}

}  // namespace cota::xml
