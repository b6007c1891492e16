#include "formats/model/finding/nearest_word.h"
#include "formats/model/geometry/grid.h"
#include "formats/xml/documents/board_reader.h"
#include "formats/xml/markup/hex_text.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

using namespace model;

constexpr IntRange anyLabelNumber{.min = -100'000, .max = 100'000};

LabelAxis readAxis(XmlCursor& labels, std::string_view name) {
    LabelAxis axis;
    XmlCursor element = labels.child(name);
    axis.numerals = element.word("numerals", Numerals::spreadsheetLetters, axis.numerals);
    axis.first = element.integer("first", anyLabelNumber, axis.first);
    axis.descending = element.flag("descending", axis.descending);
    axis.width = element.integer("width", {.min = 1, .max = 9}, axis.width);
    axis.alternateShift = element.integer("alternate-shift", {.min = -1, .max = 1}, axis.alternateShift);
    labels.finishPart(element);
    return axis;
}

LabelScheme readLabels(XmlCursor& grid) {
    LabelScheme scheme;
    XmlCursor labels = grid.child("labels");
    scheme.order = labels.word("order", LabelOrder::rowFirst, scheme.order);
    scheme.separator = labels.text("separator");
    scheme.column = readAxis(labels, "column");
    scheme.row = readAxis(labels, "row");
    if (labels && !isReadable(scheme)) labels.report(row(XmlMessage::badGrid));
    grid.finishPart(labels);
    return scheme;
}

}  // namespace

Halves readHalves(XmlCursor& grid) {
    Halves halves;
    std::vector<std::string_view> known;
    for (const auto edge : {BoardEdge::top, BoardEdge::right, BoardEdge::bottom, BoardEdge::left})
        known.emplace_back(textOf(edge));
    bool isBad = false;
    for (const std::string_view word : grid.list("halves")) {
        const auto edge = parseBoardEdge(word);
        if (edge == BoardEdge::top) halves.top = true;
        if (edge == BoardEdge::right) halves.right = true;
        if (edge == BoardEdge::bottom) halves.bottom = true;
        if (edge == BoardEdge::left) halves.left = true;
        isBad = isBad || !edge;
    }
    if (!isBad) return halves;
    grid.reject("halves", row(XmlMessage::unknownWord), {model::sortedKnown(known)});
    return {};
}

std::optional<Grid> readGrid(XmlCursor& element) {
    Grid grid;
    grid.orientation = element.findEnum("orientation", Orientation::pointed).value_or(grid.orientation);
    grid.stagger = element.findEnum("stagger", Stagger::evenLow).value_or(grid.stagger);
    const auto columns = element.requiredInteger("columns", {.min = 1, .max = maxGridColumns});
    const auto rows = element.requiredInteger("rows", {.min = 1, .max = maxGridRows});
    grid.longHigh = element.flag("long-high", grid.longHigh);
    grid.halves = readHalves(element);
    if (const auto size = element.findText("hex-mm")) {
        const auto micrometres = parseThousandths(*size);
        if (micrometres && *micrometres > 0)
            grid.hexMicrometres = *micrometres;
        else
            element.reject("hex-mm", row(XmlMessage::badLength));
    }
    grid.labels = readLabels(element);
    if (!columns || !rows) return std::nullopt;
    grid.columns = *columns;
    grid.rows = *rows;
    return grid;
}

}  // namespace cota::xml
