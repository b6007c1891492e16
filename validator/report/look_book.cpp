#include "validator/report/look_book.h"

#include <fmt/format.h>

#include <string_view>

namespace cota::checks {

namespace {

using model::Language;

constexpr auto introduction = local(
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
    "Kinds with a single entry (`relief`, `grid`, `number`, `board`, `page`, `tone`) have no `id`; a `zone` "
    "or an\n"
    "`objective` without `id` is the look of all of them. The `id` of a `name` is the style that a board\n"
    "gives it; names of paths have the style called like the drawing of the path (`flow`, `cased` ...),\n"
    "and spot heights the style `relief`.\n\n");

constexpr auto stylesAndOwn = local(
    "A style (`cota render --style night`) is such a file too, in the folder `styles` beside that of the "
    "games, or any other. It is read after the\n"
    "`look.xml` of the game and states only what it changes; `title` and `title-es` are its names in the "
    "window. A designer's own `look.xml` beside\na board or scenario is read last.\n\n");

}  // namespace

std::string lookBook(std::span<const look::DrawingDescription> drawings, Language language) {
    std::string text(introduction.in(language));
    text += stylesAndOwn.in(language);
    std::string_view kind;
    for (const auto& drawing : drawings) {
        if (kind != drawing.kind) text += fmt::format("## {}\n\n", drawing.kind);
        kind = drawing.kind;
        text += fmt::format("### `{}`\n\n{}.\n\n", drawing.name, drawing.meaning.in(language));
        if (drawing.parameters.empty()) continue;
        text += local("| parameter | holds | otherwise | meaning |\n|---|---|---|---|\n").in(language);
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
