#include "validator/report/unit_book.h"

#include <fmt/format.h>

#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/symbols/unit_signs.h"

namespace cota::checks {

namespace {

using model::Language;

constexpr auto unitsIntroduction = local(
    "# Kinds of units\n\n"
    "Generated from the program. A `look.xml` names the kind of each class of units, and its symbol is drawn "
    "with the signs of the kind:\n\n"
    "```xml\n<unit id=\"hmg\" kind=\"mg-heavy\"/>\n<unit id=\"guards\" kind=\"infantry\" letters=\"G\" "
    "echelon=\"platoon\"/>\n"
    "<unit id=\"sappers\" signs=\"saltire+sickle\"/>\n```\n\n"
    "`signs` and `letters` beside a kind replace those of the kind. The frame has room for three signs and "
    "one "
    "to three letters; signs of\nmobility are below it. `echelon` is the size of the unit, above the frame: "
    "`team`, `squad`, `section`, `platoon`, `company` (or\nbattery), `battalion`, `regiment`, `brigade`, "
    "`division`, `corps`, `army`.\n\n");

constexpr auto unitsKindsHead =
    local("## Kinds\n\n| kind | English | Spanish | signs |\n|---|---|---|---|\n");

constexpr auto unitsPicture = local(
    "![Kinds of units, signs, sizes, marks of nations and symbols of faces](pictures/unit-kinds.png)\n\n");

constexpr auto unitsSignsHead = local(
    "\n## Signs\n\n"
    "A sign is a path in the frame, which reaches from -75,-50 to 75,50, with y downwards. Letters: `M` "
    "move, "
    "`L` line, `C` curve with two\nhandles, `Z` close, `Ox,y r` circle, `Px,y x,y` bar with round ends, "
    "`Sx,y "
    "r` star. `line` and `area` are drawn inside the frame and cut\nat its edge, `below` is drawn below it. "
    "A "
    "game adds signs of its own, of at most 400 numbers from -120 to 120:\n\n"
    "```xml\n<sign id=\"sickle\" draw=\"line\" path=\"M-20,20 C40,30 40,-30 -10,-30\"/>\n```\n\n"
    "| sign | drawn | path | earlier name |\n|---|---|---|---|\n");

std::string compositionOf(const look::UnitKind& kind, Language language) {
    std::string text;
    if (kind.signs != "none")
        for (const auto& sign : mapsets::listedWords(kind.signs)) text += fmt::format("`{}` ", sign);
    if (kind.letters != "none") text += fmt::format("{} `{}` ", local("letters").in(language), kind.letters);
    text.pop_back();
    return text;
}

}  // namespace

std::string unitBook(Language language) {
    std::string text(unitsIntroduction.in(language));
    text += unitsPicture.in(language);
    text += unitsKindsHead.in(language);
    for (const auto& kind : look::unitSigns().kinds)
        text += fmt::format("| `{}` | {} | {} | {} |\n", kind.id, kind.name.in(Language::english),
                            kind.name.in(Language::spanish), compositionOf(kind, language));
    text += unitsSignsHead.in(language);
    for (const auto& sign : look::unitSigns().signs)
        text += fmt::format("| `{}` | `{}` | `{}` | {} |\n", sign.id, textOf(sign.draw), sign.path,
                            sign.was.empty() ? "" : fmt::format("`{}`", sign.was));
    return text;
}

}  // namespace cota::checks
