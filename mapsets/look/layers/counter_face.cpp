#include "mapsets/look/layers/counter_face.h"

#include <algorithm>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/type_picture.h"
#include "mapsets/look/symbols/unit_symbol.h"

namespace cota::look {

namespace {

/// The shadow, edge and colour of a counter.
void drawGroundOf(const Symbol& nation, Point at, double size, std::vector<picture::Mark>& marks) {
    const double half = size / 2, corner = size * 0.06;
    const picture::Box box{at.x - half, at.y - half, at.x + half, at.y + half};
    const auto shifted = picture::Box{box.left + 0.3, box.top + 0.35, box.right + 0.55, box.bottom + 0.65};
    addFill(marks, picture::Curve::rectangle(shifted, corner), {30, 24, 18, 90});
    // A pale edge separates the counter from any ground and from the counters below it.
    addFill(marks, picture::Curve::rectangle(box.grown(cutEdge), corner + cutEdge),
            mixed(nation.colour("frame"), {255, 255, 255, 255}, 0.5));
    addFill(marks, picture::Curve::rectangle(box, corner), nation.colour("ground"));
    addStroke(marks, picture::Curve::rectangle(box, corner),
              mixed(nation.colour("ground"), {0, 0, 0, 255}, 0.55), 0.15);
}

picture::Pen penOf(const Symbol& nation, const picture::Box& frame) {
    return {.width = unitLineWidth(frame), .colour = nation.colour("ink"), .dashes = {}};
}

/// The named values as printed, separated by a thin space; values the counter does not have are omitted.
std::string valuesOf(const model::Attributes& values, const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names)
        if (const auto* value = values.find(name)) text += (text.empty() ? "" : "  ") + *value;
    return text;
}

void drawFrame(const Symbol& symbol, const Symbol& nation, const picture::Box& box,
               std::vector<picture::Mark>& marks) {
    drawUnitSymbol(symbol, box, {nation.colour("frame"), nation.colour("ink")}, symbol.word("echelon"),
                   marks);
}

void write(const std::string& words, const Symbol& nation, Point at, double points, double room,
           std::vector<picture::Mark>& marks) {
    if (words.empty()) return;
    // Condensed bold letters are about half as wide as high.
    const double width = static_cast<double>(words.size()) * picture::millimetres(points) * 0.47;
    addText(marks, {.words = words,
                    .font = counterFont(width > room ? points * room / width : points),
                    .colour = nation.colour("ink"),
                    .at = at,
                    .haloColour = {}});
}

}  // namespace

picture::Font counterFont(double points) {
    return {.family = "Roboto Condensed", .points = points, .bold = true};
}

Symbol nationOf(const Symbol& nation, const model::CounterLook& look) {
    Symbol own = nation;
    if (const auto ground = picture::colourFrom(look.ground)) own.set("ground", *ground);
    if (const auto ink = picture::colourFrom(look.ink)) own.set("ink", *ink);
    return own;
}

void drawCounter(const Symbology& look, const CounterFace& face, Point at, double size,
                 std::vector<picture::Mark>& marks) {
    const Symbol nation = nationOf(face.nation ? *face.nation : look.symbol("nation"), face.look);
    const double half = size / 2;
    const picture::Box box{at.x - half, at.y - half, at.x + half, at.y + half};
    drawGroundOf(nation, at, size, marks);
    if (face.unitClass.empty()) return;
    const auto& symbol = look.symbol("unit", face.unitClass.text);
    const double wide = size * 0.5, high = wide / 1.5;
    const auto& shown = face.look.symbol.empty() ? symbol : look.symbol("unit", face.look.symbol.text);
    if (face.picture)
        face.picture->drawIn({at.x - size * 0.36, at.y - size * 0.32, at.x + size * 0.36, at.y + size * 0.12},
                             marks);
    else
        drawFrame(shown, nation,
                  {at.x - wide / 2, at.y - size * 0.26, at.x + wide / 2, at.y - size * 0.26 + high}, marks);
    const double points = size * 0.6;
    write(valuesOf(face.values, symbol.list("values")), nation, {at.x, box.bottom - size * 0.08}, points,
          size * 0.92, marks);
    write(valuesOf(face.values, symbol.list("top")), nation, {at.x, box.top + size * 0.19}, points * 0.6,
          size * 0.8, marks);
}

void drawBlankCounter(const Symbol& nation, Point at, double size, std::vector<picture::Mark>& marks) {
    drawGroundOf(nation, at, size, marks);
    const picture::Box frame{at.x - size * 0.28, at.y - size * 0.19, at.x + size * 0.28, at.y + size * 0.19};
    addFill(marks, picture::Curve::rectangle(frame), nation.colour("frame"));
    addStroke(marks, picture::Curve::rectangle(frame), penOf(nation, frame));
}

}  // namespace cota::look
