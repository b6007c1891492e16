// Whatever is on a board must be known to the game and inside the board.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/box_boards.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void hexNumbers(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        const auto& grid = named.board->grid;
        if (!grid.hasLegalSize()) continue;
        std::set<std::string> seen;
        std::vector<model::HexCoord> bad;
        for (const auto hex : grid.hexes()) {
            auto label = grid.label(hex);
            const bool isName = !label.empty() && grid.hexOf(label) == hex;
            if (!isName || !seen.insert(std::move(label)).second) bad.push_back(hex);
        }
        if (bad.empty()) continue;
        auto note = noteOfMany(named, bad);
        note.subject = named.subject();
        note.values.push_back(value("board", named.board->id));
        out.add(std::move(note));
    }
}

void mapUnknownFeatures(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    for (const auto& named : boardsOf(context))
        for (const auto& feature : named.board->features)
            if (!game.feature(feature.kind))
                out.add(
                    noteAt(named, feature,
                           {value("kind", feature.kind), nearest(feature.kind.text, idsOf(game.features))}));
}

void unknownEdges(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    for (const auto& named : boardsOf(context))
        for (const auto& hexside : named.board->hexsides)
            if (!game.hexside(hexside.kind))
                out.add(
                    noteAt(named, hexside,
                           {value("kind", hexside.kind), nearest(hexside.kind.text, idsOf(game.hexsides))}));
}

void unknownPaths(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    for (const auto& named : boardsOf(context))
        for (const auto& path : named.board->paths)
            if (!game.pathKind(path.kind))
                out.add({.values = {value("path", path.id), value("kind", path.kind),
                                    nearest(path.kind.text, idsOf(game.pathKinds))},
                         .subject = subjectOf(SubjectKind::path, path.id),
                         .places = {named.subject()},
                         .item = named.item(path)});
}

void offTheBoard(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        const auto& board = *named.board;
        const auto say = [&](const auto& thing, model::HexCoord at, const std::string& what) {
            Note note = noteAt(named, at, {value("thing", what), value("board", board.id)});
            note.places = {named.subject()};
            note.item = named.item(thing);
            out.add(std::move(note));
        };
        for (const auto& feature : board.features)
            if (!board.grid.contains(feature.at)) say(feature, feature.at, feature.kind.text);
        for (const auto& hexside : board.hexsides)
            if (!board.grid.contains(hexside.side.hex) && !board.grid.contains(hexside.side.other()))
                say(hexside, hexside.side.hex, hexside.kind.text);
        for (const auto& path : board.paths)
            for (const auto hex : path.hexes)
                if (!board.grid.contains(hex)) say(path, hex, path.id.text);
    }
}

constexpr std::array placedParameters{
    Parameter{"features",
              Parameter::Kind::words,
              "",
              {"features by id or tag; empty: all", "elementos por id o etiqueta; vacío: todos"}},
    Parameter{"not",
              Parameter::Kind::words,
              "",
              {"features by id or tag that are left out", "elementos por id o etiqueta que se excluyen"}}};

void notPrinted(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto features = with.words("features"), others = with.words("not");
    for (const auto& named : boardsOf(context))
        for (const auto& feature : named.board->features) {
            const auto* kind = context.catalogue().feature(feature.kind);
            if (!kind || kind->printed || isOneOf(*kind, others)) continue;
            if (features.empty() || isOneOf(*kind, features))
                out.add(noteAt(named, feature, {value("kind", feature.kind)}));
        }
}

void twiceTheSame(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        std::set<std::pair<model::HexCoord, model::FeatureId>> features;
        for (const auto& feature : named.board->features)
            if (!features.emplace(feature.at, feature.kind).second)
                out.add(noteAt(named, feature, {value("kind", feature.kind)}));
        std::set<std::pair<model::HexSide, model::HexsideId>> hexsides;
        for (const auto& hexside : named.board->hexsides)
            if (!hexsides.emplace(hexside.side, hexside.kind).second)
                out.add(noteAt(named, hexside, {value("kind", hexside.kind)}));
    }
}

bool isCut(const model::Halves& halves, model::BoardEdge edge) {
    switch (edge) {
        case model::BoardEdge::top:
            return halves.top;
        case model::BoardEdge::right:
            return halves.right;
        case model::BoardEdge::bottom:
            return halves.bottom;
        case model::BoardEdge::left:
            return halves.left;
    }
    return false;
}

void wholeEdges(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        std::vector<std::string> edges;
        for (const auto& word : with.words("edges"))
            if (const auto edge = model::parseBoardEdge(word);
                edge && !isCut(named.board->grid.halves, *edge))
                edges.push_back(word);
        if (edges.empty()) continue;
        out.add(
            {.values = {value("board", named.board->id), value("edges", edges)}, .subject = named.subject()});
    }
}

constexpr std::array sheetWordings{Wording{
    "sheet",
    {"Boards {other} and {board} are two sides of one sheet; only one of them can lie on the table.",
     "Los tableros {other} y {board} son dos caras de una misma pieza; solo una puede estar en la mesa."}}};

// The boards in the box: a list, in which two boards may be two sides of one sheet.
// MdA COMP p3, LIMIT p47.
void boardsNotPrinted(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* printed = context.catalogue().wordList(with.text("list"));
    if (printed == nullptr) return;
    std::vector<std::string_view> known;
    for (const auto& word : printed->words) known.push_back(word.id);
    std::map<std::string, std::string> sheets;
    for (const auto& named : boardsOf(context)) {
        const auto& id = named.board->id;
        const auto* word = printed->find(id);
        if (word == nullptr) {
            out.add({.values = {value("board", id), nearest(id, known)}, .subject = named.subject()});
            continue;
        }
        const auto* sheet = word->values.find(with.text("sheet"));
        if (sheet == nullptr) continue;
        const auto [first, isNew] = sheets.emplace(*sheet, id);
        if (isNew || first->second == id) continue;
        Note note{.values = {value("board", id), value("other", first->second)}, .subject = named.subject()};
        note.wording = &sheetWordings[0];
        out.add(std::move(note));
    }
}

constexpr std::array boxParameters{
    Parameter{"list",
              Parameter::Kind::text,
              nullptr,
              {"the list of words with the boards", "la lista de palabras con los tableros"}},
    Parameter{"sheet",
              Parameter::Kind::text,
              "",
              {"their value that two sides of one sheet share",
               "su valor que comparten las dos caras de una pieza"}}};
constexpr std::array edgeParameters{Parameter{
    "edges",
    Parameter::Kind::words,
    nullptr,
    {"edges cut through hexes: top right bottom left", "bordes que cortan hexágonos: top right bottom left"},
    "top right bottom left"}};

/// Half hexes that meet their other half become whole. Those that stay cut are at the edge, or the boards
/// are in wrong positions.
void halvesInside(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto uses = with.words("use");
    const auto isMeant = [&](mapsets::CellUse use) {
        const auto* word = use == mapsets::CellUse::staging      ? "staging"
                           : use == mapsets::CellUse::unplayable ? "unplayable"
                                                                 : "";
        return std::find(uses.begin(), uses.end(), word) != uses.end();
    };
    std::vector<std::string> inside;
    std::vector<mapsets::Cell> cells;
    for (const auto cell : field.hexes())
        if (isMeant(field.use(cell)) && !field.isMapEdge(cell)) {
            cells.push_back(cell);
            inside.push_back(field.label(cell));
        }
    if (inside.empty()) return;
    const auto last = field.printed(cells.back())[0].placement;
    out.add({.values = {value("count", std::ssize(inside)), value("hexes", inside)},
             .subject = subjectOf(SubjectKind::hex, inside.front()),
             .at = {subjectOf(SubjectKind::board, field.boards()[last].id)},
             .cases = inside.size()});
}

constexpr std::array insideParameters{
    Parameter{"use",
              Parameter::Kind::words,
              nullptr,
              {"what half hexes are in this game", "qué son los medios hexágonos en este juego"},
              "staging unplayable"}};

constexpr std::array mapTable{
    Rule{.message = {"MAP-001",
                     Severity::error,
                     {"hexes without a number of their own", "hexágonos sin número propio"},
                     {"Hexes of board {board} have no number that can be read back: {hexes} ({count} in "
                      "all); choose a numbering that gives each hex its own.",
                      "Hay hexágonos del tablero {board} sin un número que se pueda releer: {hexes} ({count} "
                      "en total); elija una numeración que dé a cada uno el suyo."},
                     {"Scenarios place units and objectives by hex number.",
                      "Los escenarios colocan unidades y objetivos por número de hexágono."},
                     {"Change the label scheme of the grid: more digits, or a separator.",
                      "Cambie el esquema de etiquetas de la rejilla: más cifras o un separador."}},
         .example = {"<grid orientation=\"flat\" stagger=\"even-low\" columns=\"12\" "
                     "rows=\"12\"><labels><column width=\"1\"/><row width=\"1\"/></labels></grid>",
                     "<grid orientation=\"flat\" stagger=\"even-low\" columns=\"12\" rows=\"12\"><labels "
                     "separator=\".\"><column width=\"1\"/><row width=\"1\"/></labels></grid>"},
         .run = hexNumbers},
    Rule{.message = {"MAP-002",
                     Severity::error,
                     {"unknown feature", "elemento desconocido"},
                     {"The game has no feature '{kind}', placed in {hex}; the nearest: {known}.",
                      "El juego no tiene el elemento '{kind}', puesto en {hex}; lo más parecido: {known}."},
                     {"An unknown feature has no effect.", "Un elemento desconocido no tiene efecto."},
                     {"Correct its kind.", "Corrija su clase."}},
         .needs = need::mapset,
         .example = {"<feature kind=\"brigde\" at=\"0302\"/>", "<feature kind=\"bridge\" at=\"0302\"/>"},
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = mapUnknownFeatures},
    Rule{.message = {"MAP-003",
                     Severity::error,
                     {"unknown kind of hexside", "clase de lado desconocida"},
                     {"The game has no hexside '{kind}', placed beside {hex}; the nearest: {known}.",
                      "El juego no tiene el lado '{kind}', puesto junto a {hex}; lo más parecido: {known}."},
                     {"An unknown hexside has no effect.", "Un lado desconocido no tiene efecto."},
                     {"Correct its kind, or remove it: some games have none.",
                      "Corrija su clase o quítelo: hay juegos que no tienen ninguno."}},
         .needs = need::mapset,
         .example = {"<hexside kind=\"wall\" at=\"0302/n\"/>", "<hexes ground=\"clear\"/>"},
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = unknownEdges},
    Rule{.message =
             {"MAP-004",
              Severity::error,
              {"unknown kind of path", "clase de camino desconocida"},
              {"The game has no path '{kind}', which '{path}' is; the nearest: {known}.",
               "El juego no tiene el camino '{kind}', que es el de '{path}'; lo más parecido: {known}."},
              {"An unknown path has no effect.", "Un trazado desconocido no tiene efecto."},
              {"Correct its kind.", "Corrija su clase."}},
         .needs = need::mapset,
         .example = {"<path id=\"r\" kind=\"raod\" hexes=\"0101 0102\"/>",
                     "<path id=\"r\" kind=\"road\" hexes=\"0101 0102\"/>"},
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = unknownPaths},
    Rule{
        .message = {"MAP-005",
                    Severity::error,
                    {"something off the board", "algo fuera del tablero"},
                    {"'{thing}' stands at {hex}, which board {board} does not have; move it onto the board.",
                     "'{thing}' está en {hex}, que el tablero {board} no tiene; muévalo dentro del tablero."},
                    {"Anything outside the board is neither drawn nor used.",
                     "Los elementos fuera del tablero no se dibujan ni se usan."},
                    {"Move or remove it.", "Muévalo o quítelo."}},
        .example = {"<path id=\"r\" kind=\"road\" hexes=\"0101 @-1,0\"/>",
                    "<path id=\"r\" kind=\"road\" hexes=\"0101 0102\"/>"},
        .run = offTheBoard},
    Rule{.message = {"MAP-006",
                     Severity::warning,
                     {"a scenario's feature on a board", "un elemento de escenario en un tablero"},
                     {"'{kind}' in {hex} belongs to scenarios, not to boards; let each scenario place it.",
                      "'{kind}' en {hex} es propio de los escenarios, no de los tableros; que lo coloque "
                      "cada escenario."},
                     {"A board is used by many scenarios; this would apply in all of them.",
                      "Un tablero sirve a muchos escenarios; esto valdría en todos."},
                     {"Move it to the features of the scenario.", "Páselo a los elementos del escenario."}},
         .needs = need::mapset,
         .parameters = placedParameters,
         .example = {"<feature kind=\"ford\" at=\"0302\"/>\n"
                     "<path id=\"b\" kind=\"minor-course\" hexes=\"0301 0302 0303\"/>",
                     "<feature kind=\"bridge\" at=\"0302\"/>\n"
                     "<path id=\"b\" kind=\"minor-course\" hexes=\"0301 0302 0303\"/>\n"
                     "<path id=\"r\" kind=\"road\" hexes=\"0202 0302\"/>"},
         .run = notPrinted},
    Rule{.message = {"MAP-007",
                     Severity::warning,
                     {"the same thing twice in a place", "lo mismo dos veces en un sitio"},
                     {"'{kind}' stands twice in {hex}; remove one.",
                      "'{kind}' está dos veces en {hex}; quite uno."},
                     {"Usually a mistake; some effects would count twice.",
                      "Suele ser un error; algunos efectos contarían doble."},
                     {"Remove one of the two.", "Quite uno de los dos."}},
         .example = {"<features>\n"
                     "  <feature kind=\"bridge\" at=\"0302\"/>",
                     "<features>"},
         .fix = {.kind = FixKind::dropTwin},
         .run = twiceTheSame},
    Rule{.message = {"MAP-008",
                     Severity::info,
                     {"an edge without half hexes", "un borde sin medios hexágonos"},
                     {"Board {board} has whole hexes on its edges {edges}; boards of this game end in half "
                      "hexes there, which "
                      "are playable and join those of the next board.",
                      "El tablero {board} tiene hexágonos enteros en los bordes {edges}; los de este juego "
                      "acaban ahí en "
                      "medios hexágonos, que son jugables y se unen a los del tablero vecino."},
                     {"Such a board does not join others without a gap.",
                      "Un tablero así no se une a otros sin hueco."},
                     {"Set halves= of the grid, if the board is to join others.",
                      "Ponga halves= en la rejilla si el tablero ha de unirse a otros."}},
         .needs = need::mapset,
         .parameters = edgeParameters,
         .example =
             {"<grid orientation=\"flat\" stagger=\"even-low\" columns=\"12\" rows=\"10\" halves=\"left\"/>",
              "<grid orientation=\"flat\" stagger=\"even-low\" columns=\"12\" rows=\"10\" long-high=\"yes\" "
              "halves=\"top right bottom left\"/>"},
         .run = wholeEdges},
    Rule{.message = {"MAP-009",
                     Severity::error,
                     {"a board the game does not print", "un tablero que el juego no trae"},
                     {"Board {board} is none of the game's; the nearest: {known}.",
                      "El tablero {board} no es del juego; lo más parecido: {known}."},
                     {"Players do not have it.", "Los jugadores no lo tienen."},
                     {"Call it as the game does, or add it to the list.",
                      "Llámelo como el juego o añádalo a la lista."}},
         .needs = need::mapset,
         .parameters = boxParameters,
         .variants = sheetWordings,
         .example = {"<board format=\"3\" id=\"13C\" mapset=\"marea-de-acero\">",
                     "<board format=\"3\" id=\"12B\" mapset=\"marea-de-acero\">"},
         .run = boardsNotPrinted},
    Rule{.message = {"MAP-010",
                     Severity::error,
                     {"half hexes inside of the map", "medios hexágonos dentro del mapa"},
                     {"Half hexes lie inside of the map, where nobody may enter them: {hexes} ({count} in "
                      "all); lay the boards so that each meets its other half.",
                      "Hay medios hexágonos dentro del mapa, donde nadie puede entrar: {hexes} ({count} en "
                      "total); coloque los tableros de modo que cada uno encuentre su otra mitad."},
                     {"Half hexes belong to the edge; inside they are a wall.",
                      "Los medios hexágonos son del borde; dentro son un muro."},
                     {"Correct column= and row= of the board.", "Corrija column= y row= del tablero."}},
         .needs = need::scenario | need::battlefield,
         .parameters = insideParameters,
         .example = {"<board id=\"B\" file=\"../base/wss.board.xml\" column=\"15\"/>",
                     "<board id=\"B\" file=\"../base/wss.board.xml\" column=\"14\"/>"},
         .run = halvesInside},
};
static_assert(isSound(mapTable));

}  // namespace

std::optional<std::string> boardOfTheBox(const mapsets::Catalogue& game) {
    const auto& rule = *std::ranges::find(mapTable, &boardsNotPrinted, &Rule::run);
    for (const auto& row : game.rules) {
        if (!row.on || row.rule != rule.id()) continue;
        const auto* printed = game.wordList(Settings(rule, &row).text("list"));
        if (printed && !printed->words.empty()) return printed->words.front().id;
    }
    return std::nullopt;
}

Topic mapRules() { return {"map", {"Boards", "Tableros"}, mapTable}; }

}  // namespace cota::checks
