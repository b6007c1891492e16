#include "formats/xml/documents/zone_terms.h"

#include <array>
#include <optional>

#include "formats/model/finding/nearest_word.h"
#include "formats/xml/markup/read_list.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

using namespace model;
using Kind = ZoneTerm::Kind;

/// The attributes of each kind of term, and their names in the file.
struct TermShape {
    Kind kind;
    const char* word = nullptr;
    const char* number = nullptr;
    bool hasLimit = false;
    bool hasHexes = false;
    bool hasChildren = false;
};

constexpr auto shapes = std::to_array<TermShape>({
    {.kind = Kind::all},
    {.kind = Kind::hexes, .hasHexes = true},
    {.kind = Kind::board, .word = "id"},
    {.kind = Kind::edge, .word = "side"},
    {.kind = Kind::within, .number = "distance", .hasHexes = true, .hasChildren = true},
    {.kind = Kind::toward, .word = "direction", .hasHexes = true},
    {.kind = Kind::terrain, .word = "id"},
    {.kind = Kind::feature, .word = "id"},
    {.kind = Kind::path, .word = "kind"},
    {.kind = Kind::level, .number = "from", .hasLimit = true},
    {.kind = Kind::zone, .word = "id"},
    {.kind = Kind::anyOf, .hasChildren = true},
    {.kind = Kind::allOf, .hasChildren = true},
    {.kind = Kind::butNot, .hasChildren = true},
});
static_assert(shapes.size() == static_cast<std::size_t>(Kind::butNot) + 1);

const int noLimit = ZoneTerm{}.limit;
constexpr IntRange termLevels{.min = -32768, .max = 32767};

const TermShape* shapeOf(std::string_view element) {
    for (const TermShape& shape : shapes)
        if (element == textOf(shape.kind)) return &shape;
    return nullptr;
}

model::MessageValue knownTerms() {
    std::vector<std::string_view> words;
    for (const TermShape& shape : shapes) words.emplace_back(textOf(shape.kind));
    return model::sortedKnown(std::move(words));
}

ZoneTerm readTerm(XmlCursor& cursor, const TermShape& shape) {
    ZoneTerm term;
    term.kind = shape.kind;
    if (shape.word != nullptr) term.word = cursor.requiredText(shape.word);
    if (shape.number != nullptr) term.number = cursor.requiredInteger(shape.number, termLevels).value_or(0);
    if (shape.hasLimit) term.limit = cursor.integer("to", termLevels, noLimit);
    if (shape.hasHexes) term.hexes = hexRefs(cursor, "hexes");
    if (shape.hasChildren) term.children = readZoneTerms(cursor);
    term.extras = cursor.extras();
    return term;
}

}  // namespace

std::vector<ZoneTerm> readZoneTerms(XmlCursor& parent) {
    std::vector<ZoneTerm> terms;
    for (XmlCursor element : parent.children()) {
        if (parent.isAsked(element.name())) continue;
        const TermShape* shape = shapeOf(element.name());
        if (shape == nullptr) {
            element.report(row(XmlMessage::unknownTerm),
                           {{"found", std::string(element.name())}, knownTerms()});
            parent.keep(element);
            continue;
        }
        ZoneTerm term = readTerm(element, *shape);
        if (element.isComplete())
            terms.push_back(std::move(term));
        else
            parent.keep(element);
    }
    return terms;
}

void writeZoneTerm(XmlPen& pen, const ZoneTerm& term) {
    const TermShape& shape = shapes[static_cast<std::size_t>(term.kind)];
    pen.open(textOf(term.kind), term.extras);
    if (shape.word != nullptr) pen.attribute(shape.word, term.word);
    if (shape.number != nullptr) pen.number(shape.number, term.number);
    if (shape.hasLimit) pen.unless(noLimit, "to", term.limit);
    if (shape.hasHexes) pen.hexes("hexes", term.hexes);
    if (shape.hasChildren)
        for (const ZoneTerm& child : term.children) writeZoneTerm(pen, child);
    pen.close();
}

}  // namespace cota::xml
