// What may be in which hex of the joined map: bridges over water, wrecks in towns, trains on rails.

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/facts/places.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

/// By path kind, the tags of the terrain that it gives to its hexes.
std::vector<mapsets::TagMask> tagsOfPaths(const CheckContext& context) {
    std::vector<mapsets::TagMask> masks;
    for (const auto& kind : context.catalogue().pathKinds) {
        const auto* terrain = context.catalogue().terrain(kind.terrain);
        auto& mask = masks.emplace_back(0);
        if (terrain)
            for (const auto& tag : terrain->tags) mask |= context.battlefield().maskOf(tag);
    }
    return masks;
}

/// Tags that a hex gets from a path that ends in it: a tributary reaches the river that it joins.
mapsets::TagMask tagsOfMouths(const mapsets::Battlefield& field, const std::vector<mapsets::TagMask>& ofPaths,
                              Cell cell) {
    mapsets::TagMask mask = 0;
    for (std::size_t kind = 0; kind < ofPaths.size(); ++kind)
        if (std::popcount(field.links(kind, cell)) == 1) mask |= ofPaths[kind];
    return mask;
}

void exclusiveTags(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    const auto& field = context.battlefield();
    std::vector<mapsets::TagMask> masks;
    for (const auto& tag : tags) masks.push_back(field.maskOf(tag));
    const auto ofPaths = tagsOfPaths(context);
    for (const auto cell : field.hexes()) {
        const auto countIn = [&](mapsets::TagMask all) {
            return std::ranges::count_if(masks, [&](auto mask) { return (all & mask) != 0; });
        };
        const auto present = field.tags(cell);
        if (countIn(present) <= 1) continue;
        if (countIn(present & ~tagsOfMouths(field, ofPaths, cell)) == 1) continue;
        auto note = noteIn(context, cell, {});
        addLocal(note.values, "terrains", namesIn(context, cell, tags));
        out.add(std::move(note));
    }
}

void needsOneOf(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    const Places any(context, with.words("any"), {});
    const Places needed(context, tags, {});
    const auto known = namesOfTags(context.catalogue(), tags);
    for (const auto cell : context.battlefield().hexes()) {
        if (!any.hasTag(cell) || needed.hasTag(cell)) continue;
        auto note = noteIn(context, cell, {});
        addLocal(note.values, "terrains", namesIn(context, cell, with.words("any")));
        addLocal(note.values, "known", known);
        out.add(std::move(note));
    }
}

/// A subject that the source map can find, for features of scenarios and of boards.
model::Subject featureSubject(const std::string& kind, const std::string& hex) {
    return subjectOf(SubjectKind::feature, kind + "@" + hex, {hex});
}

constexpr std::array barredWordings{
    Wording{"barred",
            {"'{kind}' stands in {hex}, which is {known}, where it cannot be; move it.",
             "'{kind}' está en {hex}, que es {known}, donde no puede estar; muévalo."}}};

/// The note for a feature, at its place in the file.
Note noteOnFeature(const CheckContext& context, Cell cell, const std::string& kind,
                   const model::LocalText& known) {
    auto note = noteIn(context, cell, {valueOf("kind", ValueKind::onMap, kind)});
    addLocal(note.values, "known", known);
    note.places = {note.subject};
    note.subject = featureSubject(kind, note.subject.id);
    for (const auto& label : context.battlefield().labels(cell))
        note.places.push_back(featureSubject(kind, label));
    return note;
}

void placeWrongPlace(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto features = with.words("features");
    const auto courses = with.words("courses");
    const Places needed(context, with.words("hexes"), courses);
    const Places paths(context, {}, with.words("paths"));
    const Places barred(context, with.words("never"), {});
    const Places judged(context, with.words("among"), with.words("among"));
    const bool asksHexes = with.has("hexes"), asksPaths = with.has("paths");
    for (const auto& feature : context.battlefield().features()) {
        const auto& type = context.catalogue().features[feature.kind];
        if (!isOneOf(type, features) || (with.has("among") && !judged.has(feature.cell))) continue;
        if (barred.hasTag(feature.cell)) {
            auto note = noteOnFeature(context, feature.cell, type.id.text,
                                      namesIn(context, feature.cell, with.words("never")));
            note.wording = &barredWordings[0];
            out.add(std::move(note));
            continue;
        }
        const bool rightHex = !asksHexes || needed.has(feature.cell);
        const bool rightPath = !asksPaths || paths.hasPath(feature.cell);
        if (rightHex && rightPath) continue;
        auto ways = rightPath ? std::vector<std::string>{} : with.words("paths");
        if (!rightHex) ways.insert(ways.end(), courses.begin(), courses.end());
        out.add(
            noteOnFeature(context, feature.cell, type.id.text,
                          namesOfTags(context.catalogue(),
                                      rightHex ? std::vector<std::string>{} : with.words("hexes"), ways)));
    }
}

/// For kinds that share one limit.
void tooManyTogether(const CheckContext& context, const std::vector<std::string>& features, int most,
                     FindingSink& out) {
    std::map<Cell, std::pair<int, std::vector<std::string>>> counts;
    for (const auto& feature : context.battlefield().features()) {
        const auto& type = context.catalogue().features[feature.kind];
        if (!isOneOf(type, features)) continue;
        auto& [count, kinds] = counts[feature.cell];
        ++count;
        if (kinds.empty() || kinds.back() != type.id.text) kinds.push_back(type.id.text);
    }
    for (const auto& [cell, found] : counts) {
        if (found.first <= most) continue;
        auto note = noteIn(context, cell,
                           {valueOf("kind", ValueKind::onMap, found.second), value("count", found.first),
                            value("limit", most)});
        note.at = {featureSubject(found.second.front(), note.subject.id)};
        out.add(std::move(note));
    }
}

void tooMany(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto features = with.words("features");
    const int most = with.integer("most");
    if (with.flag("together")) return tooManyTogether(context, features, most, out);
    std::map<std::pair<Cell, std::uint16_t>, int> counts;
    for (const auto& feature : context.battlefield().features())
        if (isOneOf(context.catalogue().features[feature.kind], features))
            ++counts[{feature.cell, feature.kind}];
    for (const auto& [where, count] : counts) {
        if (count <= most) continue;
        const auto& kind = context.catalogue().features[where.second].id;
        auto note =
            noteIn(context, where.first, {value("kind", kind), value("count", count), value("limit", most)});
        note.at = {featureSubject(kind.text, note.subject.id)};
        out.add(std::move(note));
    }
}

constexpr std::array roadWordings{Wording{
    "named",
    {"'{path}' ({kind}) of board {board} enters and leaves {hex}, which is water without {known}; add "
     "one or end it before the hex.",
     "'{path}' ({kind}) del tablero {board} entra y sale de {hex}, que es agua sin {known}; "
     "añada uno o termínelo antes del hexágono."}}};

void noCrossing(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Places water(context, with.words("hexes"), {});
    const Places paths(context, {}, with.words("paths"));
    const Places ways(context, with.words("needs"), {});
    const auto known = namesOfTags(context.catalogue(), with.words("needs"));
    for (const auto cell : context.battlefield().hexes()) {
        if (!water.hasTag(cell) || ways.hasTag(cell) || paths.crossings(cell) <= 1) continue;
        auto note = noteIn(context, cell, {});
        addLocal(note.values, "known", known);
        if (namePathIn(context, cell, with.words("paths"), note)) note.wording = &roadWordings[0];
        out.add(std::move(note));
    }
}

// Counts connected groups of the hexes, joined by hexsides between two of them.
// PG 15.21, 15.22.
void linesInPieces(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto units = with.words("with-units");
    const auto& order = context.orderOfBattle().units();
    if (!units.empty() && std::none_of(order.begin(), order.end(), [&](const mapsets::ListedUnit& unit) {
            return unit.hasAnyTag(units);
        }))
        return;
    const auto& field = context.battlefield();
    const Places meant(context, with.words("hexes"), with.words("paths"));
    std::vector<bool> seen(static_cast<std::size_t>(field.cellCount()), false);
    std::vector<std::string> hexes;  // the first of each group
    long long all = 0;
    for (const auto start : field.hexes()) {
        if (seen[static_cast<std::size_t>(start)] || !meant.has(start)) continue;
        hexes.push_back(field.label(start));
        std::vector<Cell> open{start};
        seen[static_cast<std::size_t>(start)] = true;
        while (!open.empty()) {
            const auto cell = open.back();
            open.pop_back();
            ++all;
            for (const auto direction : model::allDirections) {
                const auto next = field.neighbour(cell, direction);
                if (!field.isOnMap(next) || seen[static_cast<std::size_t>(next)] || !meant.has(next))
                    continue;
                seen[static_cast<std::size_t>(next)] = true;
                open.push_back(next);
            }
        }
    }
    if (hexes.size() < 2) return;
    std::vector<model::MessageValue> values{value("count", std::ssize(hexes)), value("hexes", hexes),
                                            value("all", all)};
    addLocal(values, "what", with.note().empty() ? model::LocalText{"hexes", "hexágonos"} : with.note());
    out.add({.values = std::move(values),
             .subject = subjectOf(SubjectKind::hex, hexes.front(), hexes),
             .cases = hexes.size()});
}

constexpr Parameter placeFeaturesParameter{
    "features", Parameter::Kind::words, nullptr, {"features by id or tag", "elementos por id o etiqueta"}};
constexpr Parameter hexesParameter{
    "hexes", Parameter::Kind::words, "", {"tags of hexes", "etiquetas de hexágonos"}};
constexpr Parameter pathsParameter{
    "paths", Parameter::Kind::words, "", {"tags of paths", "etiquetas de caminos"}};
constexpr std::array exclusiveParameters{Parameter{
    "tags",
    Parameter::Kind::words,
    nullptr,
    {"tags of which a hex has one at most", "etiquetas de las que un hexágono tiene una como máximo"}}};
constexpr std::array oneOfParameters{
    Parameter{"any",
              Parameter::Kind::words,
              nullptr,
              {"hexes with one of these tags ...", "los hexágonos con una de estas etiquetas ..."}},
    Parameter{"tags",
              Parameter::Kind::words,
              nullptr,
              {"... have one of these too", "... tienen también una de estas"}}};
constexpr std::array wrongPlaceParameters{
    placeFeaturesParameter,
    hexesParameter,
    pathsParameter,
    Parameter{"courses",
              Parameter::Kind::words,
              "",
              {"tags of paths whose hexes are as good as those",
               "etiquetas de caminos cuyos hexágonos valen igual"}},
    Parameter{"among",
              Parameter::Kind::words,
              "",
              {"only in hexes with one of these tags, of theirs or of a path through them",
               "solo en hexágonos con una de estas etiquetas, suyas o de un camino que los cruza"}},
    Parameter{"never",
              Parameter::Kind::words,
              "",
              {"tags of hexes where they cannot be", "etiquetas de hexágonos donde no pueden estar"}}};
constexpr std::array tooManyParameters{
    placeFeaturesParameter,
    Parameter{"most", Parameter::Kind::integer, "1", {"so many in a hex", "cuántos por hexágono"}},
    Parameter{"together",
              Parameter::Kind::flag,
              "no",
              {"all of these kinds count together", "todos estos tipos cuentan juntos"}}};
constexpr std::array crossingParameters{
    Parameter{"hexes", Parameter::Kind::words, nullptr, hexesParameter.meaning},
    Parameter{"paths", Parameter::Kind::words, nullptr, pathsParameter.meaning},
    Parameter{
        "needs", Parameter::Kind::words, nullptr, {"tags that make the way", "etiquetas que abren el paso"}}};
constexpr std::array piecesParameters{
    hexesParameter, pathsParameter,
    Parameter{"with-units",
              Parameter::Kind::words,
              "",
              {"only where units with such a tag take part",
               "solo si participan unidades con alguna de estas etiquetas"}}};

constexpr std::array placeTable{
    Rule{.message = {"PLACE-001",
                     Severity::error,
                     {"two things that exclude each other", "dos cosas que se excluyen"},
                     {"{hex} is {terrains} at once; it can be one of them only.",
                      "{hex} es {terrains} a la vez; solo puede ser una de esas cosas."},
                     {"The rules treat the two differently.", "Las reglas tratan cada una de un modo."},
                     {"Keep one.", "Deje una."}},
         .needs = need::battlefield,
         .parameters = exclusiveParameters,
         .example = {"<path id=\"b\" kind=\"major-course\" hexes=\"0302 0303\"/>",
                     "<path id=\"b\" kind=\"major-course\" hexes=\"0303 0304\"/>"},
         .run = exclusiveTags},
    Rule{.message = {"PLACE-002",
                     Severity::error,
                     {"a thing half described", "una cosa descrita a medias"},
                     {"{hex}: '{terrains}' needs a more exact type. Choose one of: {known}.",
                      "{hex}: '{terrains}' necesita un tipo más exacto. Elija uno de estos: {known}."},
                     {"The rules differ for each type.", "Las reglas son distintas para cada clase."},
                     {"Paint it with the terrain that says which.", "Píntelo con el terreno que lo dice."}},
         .needs = need::battlefield,
         .parameters = oneOfParameters,
         .example =
             {"<terrain id=\"water\" en=\"water\" es=\"agua\" tags=\"river\" cite=\"1\"><cost foot=\"no\" "
              "motorized=\"no\" mechanized=\"no\" cite=\"1\"/></terrain>\n"
              "<path id=\"course\" en=\"course\" es=\"curso\" tags=\"course\" terrain=\"water\" cite=\"1\"/>",
              "<path id=\"course\" en=\"course\" es=\"curso\" tags=\"course\" terrain=\"river-minor\" "
              "cite=\"1\"/>"},
         .run = needsOneOf},
    Rule{.message = {"PLACE-003",
                     Severity::error,
                     {"a feature in the wrong hex", "un elemento en un hexágono impropio"},
                     {"'{kind}' in {hex}: the hex must also have one of: {known}. Move it or add one.",
                      "'{kind}' en {hex}: el hexágono debe tener alguno de estos elementos: {known}. Cambie "
                      "de hexágono o añada uno."},
                     {"There it has no meaning in the rules.", "Allí no significa nada en las reglas."},
                     {"Move it.", "Muévalo."}},
         .needs = need::battlefield,
         .parameters = wrongPlaceParameters,
         .variants = barredWordings,
         .example = {"<paths>",
                     "<paths>\n"
                     "  <path id=\"b\" kind=\"minor-course\" hexes=\"0301 0302 0303\"/>"},
         .run = placeWrongPlace},
    Rule{
        .message = {"PLACE-004",
                    Severity::error,
                    {"too many of one feature in a hex", "demasiados elementos iguales en un hexágono"},
                    {"{hex} holds {count} of '{kind}', but at most {limit} may stand there; remove some.",
                     "Hay {count} de '{kind}' en {hex}, pero solo {limit:cabe|caben} {limit}; quite alguno."},
                    {"The rules stop counting there.", "Las reglas no cuentan más."},
                    {"Remove or move some.", "Quite o mueva alguno."}},
        .needs = need::battlefield,
        .parameters = tooManyParameters,
        .example = {"<feature kind=\"entrenchment\" at=\"1-0502\" side=\"axis\"/>",
                    "<feature kind=\"entrenchment\" at=\"1-0602\" side=\"axis\"/>"},
        .run = tooMany},
    Rule{.message = {"PLACE-005",
                     Severity::warning,
                     {"a road into water", "una carretera hasta el agua"},
                     {"A road enters and leaves {hex}, which is water without {known}; add one or end "
                      "the road.",
                      "Una carretera entra y sale de {hex}, que es agua sin {known}; añada uno o termine la "
                      "carretera."},
                     {"Players will ask whether there is a bridge.",
                      "Los jugadores preguntarán si hay puente."},
                     {"Place the crossing, or end the road before the hex.",
                      "Coloque el paso o termine la carretera antes del hexágono."}},
         .needs = need::battlefield,
         .parameters = crossingParameters,
         .variants = roadWordings,
         .example = {"<paths>\n"
                     "  <path id=\"b\" kind=\"minor-course\" hexes=\"0301 0302 0303\"/>\n"
                     "  <path id=\"r\" kind=\"road\" hexes=\"0202 0302 0402\"/>\n"
                     "</paths>",
                     "<features>\n"
                     "  <feature kind=\"bridge\" at=\"0302\"/>\n"
                     "</features>\n"
                     "<paths>\n"
                     "  <path id=\"b\" kind=\"minor-course\" hexes=\"0301 0302 0303\"/>\n"
                     "  <path id=\"r\" kind=\"road\" hexes=\"0202 0302 0402\"/>\n"
                     "</paths>"},
         .run = noCrossing},
    Rule{.message =
             {"PLACE-006",
              Severity::error,
              {"a line in pieces", "una línea en trozos"},
              {"The {what} are in {count} pieces, one at each of {hexes}; connect them.",
               "Hay {count} trozos de {what}, uno en cada uno de {hexes}; conéctelos."},
              {"Units that move only on such paths cannot leave a separate piece.",
               "Las unidades que solo se mueven por esos trazados no pueden salir de un tramo aislado."},
              {"Draw the missing hexes.", "Dibuje los hexágonos que faltan."}},
         .needs = need::battlefield,
         .parameters = piecesParameters,
         .example = {"<path id=\"b\" kind=\"railway\" hexes=\"0501 0502\"/>",
                     "<path id=\"b\" kind=\"railway\" hexes=\"0102 0103\"/>"},
         .run = linesInPieces},
};
static_assert(isSound(placeTable));

}  // namespace

Topic placeRules() { return {"places", {"What stands where", "Qué hay dónde"}, placeTable}; }

}  // namespace cota::checks
