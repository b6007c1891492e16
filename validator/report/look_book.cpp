#include "validator/report/look_book.h"

#include <fmt/format.h>

#include <string_view>

namespace cota::checks {

namespace {

using look::DrawingParameter;
using look::ValueKind;
using model::Language;

constexpr std::string_view introduction[] = {
    "# Symbology\n\n"
    "Generated from the program. What the things of a game look like stands in `look.xml` of its mapset: one "
    "element for each thing,\n"
    "`<kind id=\"thing\" draw=\"drawing\" parameter=\"value\" .../>`. A game that extends another one "
    "inherits its looks thing by thing and\n"
    "parameter by parameter, and writes only what differs. Without `draw` the drawing stays what it was, "
    "else the first of its kind. What no\n"
    "`look.xml` names is drawn like the first drawing of its kind, and is a finding (`LOOK-007`) where the "
    "game has a `look.xml`.\n\n"
    "```xml\n<look>\n  <colour id=\"meadow\" is=\"#e8e8cb\"/>\n  <terrain id=\"open-terrain\" draw=\"plain\" "
    "fill=\"meadow\"/>\n"
    "  <path id=\"road\" draw=\"cased\" width=\"1.1\"/>\n</look>\n```\n\n"
    "Colours are `#rrggbb`, `#rrggbbaa` or a name given with `<colour>`; lengths are millimetres on paper; a "
    "list joins its words with `+`.\n"
    "`id` is left out for kinds of which there is one (`relief`, `grid`, `number`, `board`, `page`); a "
    "`zone` or an\n"
    "`objective` without `id` is the look of all of them. The `id` of a "
    "`name` is the style a board\n"
    "gives it; names of paths take the style called like the drawing of the path (`flow`, `cased` ...),\n"
    "spot heights the style `relief`.\n\n",
    "# Simbología\n\n"
    "Generado por el programa. El aspecto de las cosas de un juego está en el `look.xml` de su mapset: un "
    "elemento por cosa,\n"
    "`<clase id=\"cosa\" draw=\"dibujo\" parámetro=\"valor\" .../>`. Un juego que extiende otro hereda su "
    "aspecto cosa por cosa y parámetro por\n"
    "parámetro, y sólo escribe lo que cambia. Sin `draw` el dibujo sigue siendo el que era, o si no el "
    "primero de su clase. Lo que ningún\n"
    "`look.xml` nombra se dibuja con el primer dibujo de su clase, y es un aviso (`LOOK-007`) si el juego "
    "tiene `look.xml`.\n\n"
    "```xml\n<look>\n  <colour id=\"meadow\" is=\"#e8e8cb\"/>\n  <terrain id=\"open-terrain\" draw=\"plain\" "
    "fill=\"meadow\"/>\n"
    "  <path id=\"road\" draw=\"cased\" width=\"1.1\"/>\n</look>\n```\n\n"
    "Los colores son `#rrggbb`, `#rrggbbaa` o un nombre dado con `<colour>`; las longitudes, milímetros en "
    "el papel; una lista une sus\n"
    "palabras con `+`. No llevan `id` las clases de las que sólo hay una (`relief`, `grid`, `number`, "
    "`board`, `page`); una `zone` o un\n`objective` sin `id` es el aspecto de todos. El `id` de un `name` es "
    "el\n"
    "estilo que le da un tablero; los nombres de caminos y ríos toman el estilo llamado como su dibujo "
    "(`flow`, `cased` ...), y las cotas\nel estilo `relief`.\n\n"};

std::string kindOf(const DrawingParameter& parameter, Language language) {
    const bool isSpanish = language == Language::spanish;
    switch (parameter.kind) {
        case ValueKind::colour:
            return "colour";
        case ValueKind::millimetres:
            return "mm";
        case ValueKind::number:
            return isSpanish ? "número" : "number";
        case ValueKind::word:
            return isSpanish ? "palabra" : "word";
        case ValueKind::list: {
            std::string text = isSpanish ? "lista" : "list";
            std::string_view words = parameter.words;
            if (words.empty()) return text;
            text += ": `";
            for (const char c : words) text += c == ' ' ? std::string("` `") : std::string(1, c);
            return text + "`";
        }
        case ValueKind::flag:
            return "`yes`, `no`";
    }
    return "";
}

}  // namespace

std::string lookBook(std::span<const look::DrawingDescription> drawings, Language language) {
    const bool isSpanish = language == Language::spanish;
    std::string text(introduction[isSpanish ? 1 : 0]);
    std::string_view kind;
    for (const auto& drawing : drawings) {
        if (kind != drawing.kind) text += fmt::format("## {}\n\n", drawing.kind);
        kind = drawing.kind;
        text += fmt::format("### `{}`\n\n{}.\n\n", drawing.name, drawing.meaning.in(language));
        if (drawing.parameters.empty()) continue;
        text += isSpanish ? "| parámetro | contiene | si no | significado |\n|---|---|---|---|\n"
                          : "| parameter | holds | otherwise | meaning |\n|---|---|---|---|\n";
        for (const auto& parameter : drawing.parameters) {
            auto holds = kindOf(parameter, language);
            if (isSpanish && holds == "colour") holds = "color";
            text += fmt::format("| `{}` | {} | `{}` | {} |\n", parameter.name, holds, parameter.fallback,
                                parameter.meaning.in(language));
        }
        text += "\n";
    }
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace cota::checks
