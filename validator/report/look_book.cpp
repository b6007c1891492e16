#include "validator/report/look_book.h"

#include <fmt/format.h>

#include <string_view>

namespace cota::checks {

namespace {

using model::Language;

constexpr std::string_view introduction[] = {
    "# Symbology\n\n"
    "Generated from the program. The look of the entries of a game is defined in `look.xml` of its mapset: "
    "one element for each entry,\n"
    "`<kind id=\"entry\" draw=\"drawing\" parameter=\"value\" .../>`. A game that extends another one "
    "inherits its looks, entry by entry and\n"
    "parameter by parameter, and defines only what differs. Without `draw`, the inherited drawing is used, "
    "or else the first of its kind. An entry\n"
    "without a look in any `look.xml` gets the first drawing of its kind, and is a finding (`LOOK-007`) if "
    "the game has a `look.xml`.\n\n"
    "```xml\n<look>\n  <colour id=\"meadow\" is=\"#e8e8cb\"/>\n  <terrain id=\"open-terrain\" draw=\"plain\" "
    "fill=\"meadow\"/>\n"
    "  <path id=\"road\" draw=\"cased\" width=\"1.1\"/>\n</look>\n```\n\n"
    "Colours are `#rrggbb`, `#rrggbbaa` or a name given with `<colour>`; lengths are millimetres on paper; "
    "the words of a list are joined with `+`.\n"
    "Kinds with a single entry (`relief`, `grid`, `number`, `board`, `page`) have no `id`; a `zone` or an\n"
    "`objective` without `id` is the look of all of them. The `id` of a `name` is the style that a board\n"
    "gives it; names of paths have the style called like the drawing of the path (`flow`, `cased` ...),\n"
    "and spot heights the style `relief`.\n\n",
    "# Simbología\n\n"
    "Generado por el programa. El aspecto de las entradas de un juego se define en el `look.xml` de su "
    "mapset: un elemento por entrada,\n"
    "`<clase id=\"entrada\" draw=\"dibujo\" parámetro=\"valor\" .../>`. Un juego que amplía otro hereda su "
    "aspecto, entrada por entrada y parámetro por\n"
    "parámetro, y solo define lo que cambia. Sin `draw` se usa el dibujo heredado o, si no lo hay, el "
    "primero de su clase. Una entrada sin\n"
    "aspecto en ningún `look.xml` se dibuja con el primer dibujo de su clase, y es un hallazgo (`LOOK-007`) "
    "si el juego tiene `look.xml`.\n\n"
    "```xml\n<look>\n  <colour id=\"meadow\" is=\"#e8e8cb\"/>\n  <terrain id=\"open-terrain\" draw=\"plain\" "
    "fill=\"meadow\"/>\n"
    "  <path id=\"road\" draw=\"cased\" width=\"1.1\"/>\n</look>\n```\n\n"
    "Los colores son `#rrggbb`, `#rrggbbaa` o un nombre dado con `<colour>`; las longitudes, milímetros en "
    "el papel; las palabras de una lista se\n"
    "unen con `+`. No llevan `id` las clases que solo tienen una entrada (`relief`, `grid`, `number`, "
    "`board`, `page`); una `zone` o un\n"
    "`objective` sin `id` es el aspecto de todos. El `id` de un `name` es el estilo que le da un tablero;\n"
    "los nombres de caminos y ríos tienen el estilo llamado como su dibujo (`flow`, `cased` ...), y las "
    "cotas\n"
    "el estilo `relief`.\n\n"};

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
            text += fmt::format("| `{}` | {} | `{}` | {} |\n", parameter.name,
                                mapsets::described(parameter, language), parameter.fallback,
                                parameter.meaning.in(language));
        }
        text += "\n";
    }
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace cota::checks
