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
        std::vector<model::HexCoord> bad;
        for (const auto hex : grid.hexes()) {
            // Of hexes with the same number only one is found by it.
            const auto label = grid.label(hex);
            const bool isName = !label.empty() && grid.hexOf(label) == hex;
            if (!isName) bad.push_back(hex);
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
                           {value("kind", feature.kind),
                            ofKind(ValueKind::feature, nearest(feature.kind.text, idsOf(game.features)))}));
}

void unknownEdges(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    for (const auto& named : boardsOf(context))
        for (const auto& hexside : named.board->hexsides)
            if (!game.hexside(hexside.kind))
                out.add(
                    noteAt(named, hexside,
                           {value("kind", hexside.kind),
                            ofKind(ValueKind::hexside, nearest(hexside.kind.text, idsOf(game.hexsides)))}));
}

void unknownPaths(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.catalogue();
    for (const auto& named : boardsOf(context))
        for (const auto& path : named.board->paths)
            if (!game.pathKind(path.kind))
                out.add(
                    {.values = {value("path", path.id), value("kind", path.kind),
                                ofKind(ValueKind::pathKind, nearest(path.kind.text, idsOf(game.pathKinds)))},
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
    Parameter{"features", Parameter::Kind::words, "", local("features by id or tag; empty: all")},
    Parameter{"not", Parameter::Kind::words, "", local("features by id or tag that are left out")}};

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
    local("Boards {other} and {board} are two sides of one sheet; only one of them can lie on the table.")}};

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
    Parameter{"list", Parameter::Kind::text, nullptr, local("the list of words with the boards")},
    Parameter{"sheet", Parameter::Kind::text, "", local("their value that two sides of one sheet share")}};
constexpr std::array edgeParameters{Parameter{"edges", Parameter::Kind::words, nullptr,
                                              local("edges cut through hexes: top right bottom left"),
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

constexpr std::array insideParameters{Parameter{
    "use", Parameter::Kind::words, nullptr, local("what half hexes are in this game"), "staging unplayable"}};

constexpr std::array mapTable{
    Rule{.message = {"MAP-001", Severity::error, local("hexes without a number of their own"),
                     local("Hexes of board {board} have no number that can be read back: {hexes} ({count} in "
                           "all); choose a numbering that gives each hex its own."),
                     local("Scenarios place units and objectives by hex number."),
                     local("Change the label scheme of the grid: more digits, or a separator.")},
         .run = hexNumbers,
         .answer = "separator digits"},
    Rule{.message = {"MAP-002", Severity::error, local("unknown feature"),
                     local("The game has no feature '{kind}', placed in {hex}; the nearest: {known}."),
                     local("An unknown feature has no effect."), local("Correct its kind.")},
         .needs = need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = mapUnknownFeatures},
    Rule{.message = {"MAP-003", Severity::error, local("unknown kind of hexside"),
                     local("The game has no hexside '{kind}', placed beside {hex}; the nearest: {known}."),
                     local("An unknown hexside has no effect."),
                     local("Correct its kind, or remove it: some games have none.")},
         .needs = need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = unknownEdges},
    Rule{.message = {"MAP-004", Severity::error, local("unknown kind of path"),
                     local("The game has no path '{kind}', which '{path}' is; the nearest: {known}."),
                     local("An unknown path has no effect."), local("Correct its kind.")},
         .needs = need::mapset,
         .fix = {.kind = FixKind::nearWord, .value = "kind", .in = "kind"},
         .run = unknownPaths},
    Rule{.message =
             {"MAP-005", Severity::error, local("something off the board"),
              local("'{thing}' stands at {hex}, which board {board} does not have; move it onto the board."),
              local("Anything outside the board is neither drawn nor used."), local("Move or remove it.")},
         .run = offTheBoard},
    Rule{
        .message = {"MAP-006", Severity::warning, local("a scenario's feature on a board"),
                    local(
                        "'{kind}' in {hex} belongs to scenarios, not to boards; let each scenario place it."),
                    local("A board is used by many scenarios; this would apply in all of them."),
                    local("Move it to the features of the scenario.")},
        .needs = need::mapset,
        .parameters = placedParameters,
        .run = notPrinted},
    Rule{.message = {"MAP-007", Severity::warning, local("the same thing twice in a place"),
                     local("'{kind}' stands twice in {hex}; remove one."),
                     local("Usually a mistake; some effects would count twice."),
                     local("Remove one of the two.")},
         .fix = {.kind = FixKind::dropTwin},
         .run = twiceTheSame},
    Rule{
        .message = {"MAP-008", Severity::info, local("an edge without half hexes"),
                    local(
                        "Board {board} has whole hexes on its edges {edges}; boards of this game end in half "
                        "hexes there, which "
                        "are playable and join those of the next board."),
                    local("Such a board does not join others without a gap."),
                    local("Set halves= of the grid, if the board is to join others.")},
        .needs = need::mapset,
        .parameters = edgeParameters,
        .run = wholeEdges,
        .answer = "top right bottom left"},
    Rule{.message = {"MAP-009", Severity::error, local("a board the game does not print"),
                     local("Board {board} is none of the game's; the nearest: {known}."),
                     local("Players do not have it."),
                     local("Call it as the game does, or add it to the list.")},
         .needs = need::mapset,
         .parameters = boxParameters,
         .variants = sheetWordings,
         .run = boardsNotPrinted},
    Rule{.message = {"MAP-010", Severity::error, local("half hexes inside of the map"),
                     local(
                         "Half hexes lie inside of the map, where nobody may enter them: {hexes} ({count} in "
                         "all); lay the boards so that each meets its other half."),
                     local("Half hexes belong to the edge; inside they are a wall."),
                     local("Correct column= and row= of the board.")},
         .needs = need::scenario | need::battlefield,
         .parameters = insideParameters,
         .run = halvesInside},
};
static_assert(isSound(mapTable));

}  // namespace

std::optional<std::string> boardOfTheBox(const mapsets::Catalogue& game, std::size_t nth) {
    const auto& rule = *std::ranges::find(mapTable, &boardsNotPrinted, &Rule::run);
    for (const auto& row : game.rules) {
        if (!row.on || row.rule != rule.id()) continue;
        const auto* printed = game.wordList(Settings(rule, &row).text("list"));
        if (printed && printed->words.size() > nth) return printed->words[nth].id;
    }
    return std::nullopt;
}

Topic mapRules() { return {"map", local("Boards"), mapTable}; }

}  // namespace cota::checks
