#include "formats/xml/documents/forces_writer.h"

#include "formats/xml/markup/versions.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

namespace {

using namespace model;

void writeTypes(XmlPen& pen, const std::vector<CounterType>& types) {
    pen.openPart("types");
    for (const CounterType& type : types) {
        pen.openLine("type", type.extras);
        pen.attribute("id", type.id.text);
        pen.attribute("class", type.unitClass.text);
        pen.localText("name", "name-es", type.name);
        pen.localText("short", "short-es", type.shortName);
        pen.given("nation", type.nation);
        pen.given("base", type.base.text);
        pen.given("symbol", type.look.symbol.text);
        pen.given("ground", type.look.ground);
        pen.given("ink", type.look.ink);
        pen.given("picture", type.look.picture);
        pen.unless(0, "available", type.available);
        pen.values(type.front, "front");
        pen.values(type.back, "back");
        for (const CounterEnd& end : type.ends) {
            pen.openLine("end", end.extras);
            pen.attribute("class", end.unitClass.text);
            pen.given("nation", end.nation);
            pen.localText("name", "name-es", end.name);
            pen.values(end.attributes);
            pen.close();
        }
        pen.close();
    }
    pen.close();
}

void writeFormations(XmlPen& pen, const std::vector<Formation>& formations) {
    pen.openPart("formations");
    for (const Formation& formation : formations) {
        pen.openLine("formation", formation.extras);
        pen.attribute("id", formation.id.text);
        pen.given("parent", formation.parent.text);
        pen.given("side", formation.side.text);
        pen.localText("name", "name-es", formation.name);
        pen.localText("short", "short-es", formation.shortName);
        pen.values(formation.attributes);
        pen.close();
    }
    pen.close();
}

void writeCounters(XmlPen& pen, const std::vector<Counter>& counters) {
    pen.openPart("counters");
    for (const Counter& counter : counters) {
        pen.openLine("counter", counter.extras);
        pen.attribute("id", counter.id.text);
        pen.attribute("type", counter.type.text);
        pen.given("formation", counter.formation.text);
        pen.given("side", counter.side.text);
        pen.localText("name", "name-es", counter.name);
        pen.values(counter.attributes);
        pen.close();
    }
    pen.close();
}

}  // namespace

std::string writeForces(const Forces& forces) {
    XmlPen pen;
    pen.open("forces", forces.extras);
    pen.number("format", currentFormat);
    pen.given("id", forces.id);
    pen.given("mapset", forces.mapset.text);
    pen.localText("title", "title-es", forces.title);
    pen.values(forces.attributes);
    writeTypes(pen, forces.types);
    writeFormations(pen, forces.formations);
    writeCounters(pen, forces.counters);
    pen.close();
    return pen.take();
}

}  // namespace cota::xml
