#include "formats/xml/documents/anchor_xml.h"

#include "formats/model/document/board_text.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

using namespace model;

std::int64_t readMeasure(XmlCursor& cursor, std::string_view name, MeasureRange range, bool isRequired) {
    if (isRequired) cursor.require(name);
    const auto text = cursor.findText(name);
    if (!text) return 0;
    const auto value = measureOf(*text, range);
    if (value) return *value;
    cursor.reject(name, row(XmlMessage::badMeasure),
                  {{"least", thousandthsText(range.least)}, {"most", thousandthsText(range.most)}});
    cursor.markIncomplete();
    return 0;
}

}  // namespace

void readAnchor(XmlCursor& root, Board& board) {
    XmlCursor cursor = root.child("anchor");
    if (!cursor) return;
    Anchor anchor;
    anchor.system = cursor.requiredText("system");
    if (!anchor.system.empty() && !isSystemCode(anchor.system)) {
        cursor.reject("system", row(XmlMessage::badSystem));
        cursor.markIncomplete();
    }
    anchor.east = readMeasure(cursor, "east", anchorPlaces, true);
    anchor.north = readMeasure(cursor, "north", anchorPlaces, true);
    anchor.hexSize = readMeasure(cursor, "hex", anchorHexSizes, true);
    anchor.turn = static_cast<int>(readMeasure(cursor, "turn", anchorTurns, false));
    anchor.extras = cursor.extras();
    if (!cursor.isComplete()) return root.keep(cursor);
    board.anchor = std::move(anchor);
}

void writeAnchor(XmlPen& pen, const Board& board) {
    if (!board.anchor) return;
    const Anchor& anchor = *board.anchor;
    pen.openLine("anchor", anchor.extras);
    pen.attribute("system", anchor.system);
    pen.attribute("east", thousandthsText(anchor.east));
    pen.attribute("north", thousandthsText(anchor.north));
    pen.attribute("hex", thousandthsText(anchor.hexSize));
    pen.unless(anchor.turn == 0, "turn", thousandthsText(anchor.turn));
    pen.close();
}

}  // namespace cota::xml
