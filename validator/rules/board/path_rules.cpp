// Roads, rails and rivers run from hex to neighbouring hex and lead somewhere.

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "formats/xml/markup/hex_text.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/path_seams.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

Note noteOn(const CheckContext& context, const NamedBoard& board, const model::Path& path,
            std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("path", path.id));
    addLocal(note.values, "kind", nameOfPathKind(context, path.kind));
    note.values.push_back(value("board", board.called()));
    note.subject = subjectOf(SubjectKind::path, path.id);
    note.item = board.item(path);
    return note;
}

// Two hexsides share a corner if the hexes beside them form a triangle.
bool meet(const model::HexSide& a, const model::HexSide& b) {
    const std::array mine{a.hex, a.other()};
    const std::array theirs{b.hex, b.other()};
    std::set<model::HexCoord> all(mine.begin(), mine.end());
    all.insert(theirs.begin(), theirs.end());
    if (all.size() != 3) return false;
    const auto shared = std::find_first_of(mine.begin(), mine.end(), theirs.begin(), theirs.end());
    const auto mineOther = *shared == mine[0] ? mine[1] : mine[0];
    const auto theirOther = *shared == theirs[0] ? theirs[1] : theirs[0];
    return model::distance(mineOther, theirOther) == 1;
}

constexpr std::array runWordings{Wording{
    "sides",
    local(
        "'{path}' ({kind}) of board {board} jumps from side {from} to side {to}, which share no corner; name "
        "every side on the way.")}};

Note jumpOfSides(const CheckContext& context, const NamedBoard& named, const model::Path& path,
                 const model::HexSide& from, const model::HexSide& to) {
    const xml::HexText text(named.board->grid);
    auto note =
        noteOn(context, named, path,
               {value("from", named.prefix + text.text(from)), value("to", named.prefix + text.text(to))});
    note.subject.hexes = {named.hex(from.hex), named.hex(to.hex)};
    note.wording = &runWordings[0];
    return note;
}

void brokenRuns(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context))
        for (const auto& path : named.board->paths) {
            const auto say = [&](model::HexCoord from, model::HexCoord to) {
                auto note = noteOn(context, named, path,
                                   {value("from", named.hex(from)), value("to", named.hex(to))});
                note.subject.hexes = {named.hex(from), named.hex(to)};
                out.add(std::move(note));
            };
            for (std::size_t i = 1; i < path.hexes.size(); ++i)
                if (model::distance(path.hexes[i - 1], path.hexes[i]) != 1)
                    say(path.hexes[i - 1], path.hexes[i]);
            for (std::size_t i = 1; i < path.sides.size(); ++i)
                if (!meet(path.sides[i - 1], path.sides[i]))
                    out.add(jumpOfSides(context, named, path, path.sides[i - 1], path.sides[i]));
        }
}

void shortPaths(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context))
        for (const auto& path : named.board->paths)
            if (path.sides.empty() && path.hexes.size() + path.ends.size() < 2)
                out.add(noteOn(context, named, path,
                               {value("count", static_cast<long long>(path.hexes.size()))}));
}

constexpr std::array pathEndWordings{
    Wording{
        "elsewhere",
        local(
            "'{path}' ({kind}) of board {board} leaves by the side between {hex} and {other}, but runs from "
            "{first} to {last}; correct the end.")},
    Wording{
        "inner",
        local("'{path}' ({kind}) of board {board} ends at a side between {hex} and {other}, where the board "
              "goes on; "
              "lead it to {other}, or drop the end.")}};

/// The two hexes of a hexside: the one where the path ends first, otherwise one on the board.
std::pair<model::HexCoord, model::HexCoord> nearAndFar(const model::Path& path, const model::HexSide& side,
                                                       const model::Grid& grid) {
    const auto isEndOfPath = [&](model::HexCoord hex) {
        return hex == path.hexes.front() || hex == path.hexes.back();
    };
    const auto rank = [&](model::HexCoord hex) { return isEndOfPath(hex) ? 2 : grid.contains(hex) ? 1 : 0; };
    const auto one = side.hex, other = side.other();
    return rank(other) > rank(one) ? std::pair(other, one) : std::pair(one, other);
}

void looseEnds(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context))
        for (const auto& path : named.board->paths) {
            if (path.hexes.empty()) continue;
            for (const auto& end : path.ends) {
                const auto& grid = named.board->grid;
                const auto sides = nearAndFar(path, end, grid);
                const auto near = sides.first, far = sides.second;
                const bool isAtEnd = near == path.hexes.front() || near == path.hexes.back();
                const bool isInner = grid.contains(near) && grid.contains(far);
                if (isAtEnd && !isInner) continue;
                auto note = noteOn(context, named, path,
                                   {value("hex", named.hex(near)), value("other", named.hex(far)),
                                    value("first", named.hex(path.hexes.front())),
                                    value("last", named.hex(path.hexes.back()))});
                note.subject.hexes = {named.hex(near)};
                if (isInner) note.wording = &pathEndWordings[isAtEnd ? 1 : 0];
                out.add(std::move(note));
            }
        }
}

void repeatedSteps(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        std::set<std::tuple<model::PathKindId, model::HexCoord, model::HexCoord>> steps;
        for (const auto& path : named.board->paths)
            for (std::size_t i = 1; i < path.hexes.size(); ++i) {
                const auto [low, high] = std::minmax(path.hexes[i - 1], path.hexes[i]);
                if (low == high || steps.emplace(path.kind, low, high).second) continue;
                auto note = noteOn(
                    context, named, path,
                    {value("from", named.hex(path.hexes[i - 1])), value("to", named.hex(path.hexes[i]))});
                note.subject.hexes = {named.hex(path.hexes[i - 1]), named.hex(path.hexes[i])};
                out.add(std::move(note));
            }
    }
}

constexpr std::array pathPlaceWordings{
    Wording{"sides", local("'{path}' of board {board} is a {kind}, which runs along "
                           "hexsides, but is written as hexes; write its sides.")}};

void wrongPlace(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context))
        for (const auto& path : named.board->paths) {
            const auto* kind = context.catalogue().pathKind(path.kind);
            if (!kind) continue;
            const bool wrong = kind->alongSides ? !path.hexes.empty() : !path.sides.empty();
            if (!wrong) continue;
            auto note = noteOn(context, named, path, {});
            if (kind->alongSides) note.wording = &pathPlaceWordings[0];
            out.add(std::move(note));
        }
}

constexpr std::array courseWordings{Wording{
    "run",
    local("{count} hexes from {hex} on ({hexes}) are water, but no course runs through them, so that the two "
          "banks "
          "cannot be told apart; draw the course.")}};

/// The cells of `all` (sorted) in connected groups, each in reading order, by their first cell.
std::vector<std::vector<mapsets::Cell>> connectedRuns(const mapsets::Battlefield& field,
                                                      const std::vector<mapsets::Cell>& all) {
    std::set<mapsets::Cell> left(all.begin(), all.end());
    std::vector<std::vector<mapsets::Cell>> runs;
    while (!left.empty()) {
        std::vector<mapsets::Cell> run{*left.begin()};
        left.erase(left.begin());
        for (std::size_t i = 0; i < run.size(); ++i)
            for (const auto direction : model::allDirections)
                if (const auto next = field.neighbour(run[i], direction); left.erase(next) != 0)
                    run.push_back(next);
        std::sort(run.begin(), run.end());
        runs.push_back(std::move(run));
    }
    return runs;
}

// Hexes with terrain that a path would give them, but without such a path: one note for a whole river.
void noCourse(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& game = context.catalogue();
    const auto terrainMask = field.maskOf(with.text("terrain"));
    const auto pathTag = with.text("path");
    std::vector<std::size_t> kinds;
    for (std::size_t i = 0; i < game.pathKinds.size(); ++i)
        if (mapsets::hasTag(game.pathKinds[i].tags, pathTag)) kinds.push_back(i);
    std::vector<mapsets::Cell> dry;
    for (const auto cell : field.hexes())
        if ((field.tags(cell) & terrainMask) &&
            std::none_of(kinds.begin(), kinds.end(),
                         [&](std::size_t kind) { return field.touches(kind, cell); }))
            dry.push_back(cell);
    for (const auto& run : connectedRuns(field, dry)) {
        std::vector<std::string> labels;
        for (const auto cell : run) labels.push_back(field.label(cell));
        Note note;
        note.values = {value("hex", labels.front()), value("count", std::ssize(labels)),
                       value("hexes", labels)};
        note.subject = subjectOf(SubjectKind::hex, labels.front(), labels);
        for (std::size_t i = 1; i < labels.size(); ++i)
            note.related.push_back(subjectOf(SubjectKind::hex, labels[i]));
        if (labels.size() > 1) note.wording = &courseWordings[0];
        note.cases = labels.size();
        out.add(std::move(note));
    }
}

constexpr std::array courseParameters{
    Parameter{"terrain", Parameter::Kind::text, nullptr, local("tag of the terrain that needs a course")},
    Parameter{"path", Parameter::Kind::text, nullptr, local("tag of the paths that give it one")}};

constexpr std::array pathTable{
    Rule{
        .message = {"PATH-001", Severity::error, local("a path that jumps"),
                    local(
                        "'{path}' ({kind}, board {board}) jumps from {from} to {to}, which are not adjacent. "
                        "List every hex along it."),
                    local("A road helps only across a hexside that carries it; a jump carries nothing."),
                    local("Add the hexes between, or make two paths of it.")},
        .variants = runWordings,
        .fix = {.kind = FixKind::dropWord, .value = "from", .in = "hexes", .to = "to"},
        .run = brokenRuns},
    Rule{.message =
             {"PATH-002", Severity::warning, local("a path that leads nowhere"),
              local("'{path}' ({kind}) of board {board} crosses no hexside; give it a second hex or an end "
                    "on the edge."),
              local("A path works only across hexsides."), local("Lengthen it or remove it.")},
         .run = shortPaths},
    Rule{
        .message = {"PATH-003", Severity::error, local("an end that is not at the end"),
                    local(
                        "'{path}' ({kind}) of board {board} leaves by a side of {hex}, but runs from {first} "
                        "to {last}; correct the "
                        "end."),
                    local("A path leaves the board from its first or last hex."),
                    local("Correct the side, or lengthen the path to it.")},
        .variants = pathEndWordings,
        .run = looseEnds},
    Rule{.message = {"PATH-004", Severity::warning, local("a step drawn twice"),
                     local("'{path}' ({kind}) of board {board} runs from {from} to {to}, where a {kind} runs "
                           "already; remove one."),
                     local("Two paths of one kind across the same hexside are usually a mistake."),
                     local("Remove the repeated step.")},
         .run = repeatedSteps},
    Rule{.message = {"PATH-005", Severity::error, local("a path of the wrong form"),
                     local(
                         "'{path}' of board {board} is a {kind}, which runs through hexes, but is written as "
                         "hexsides; write its hexes."),
                     local("Written the other way, it has no effect."), local("Write it as the kind asks.")},
         .needs = need::mapset,
         .variants = pathPlaceWordings,
         .run = wrongPlace},
    Rule{
        .message =
            {"PATH-006", Severity::warning, local("water without a course"),
             local(
                 "{hex} is water, but no course runs through it, so that its two banks cannot be told apart; "
                 "draw the course."),
             local("A unit crosses a river from one bank to the other; without a course there are no banks."),
             local("Draw the course through the hex instead of painting it.")},
        .needs = need::battlefield,
        .parameters = courseParameters,
        .variants = courseWordings,
        .run = noCourse},
    Rule{.message =
             {"PATH-007", Severity::warning, local("a path that stops at the seam"),
              local("'{path}' ({kind}) of board {board} ends in {hex}, which another board shares without "
                    "a {kind} of its "
                    "own; join them."),
              local("Boards are laid so that their roads meet."),
              local("Move a board, or add a path by an amendment.")},
         .needs = need::scenario | need::battlefield,
         .variants = pathSeamWordings,
         .run = pathBrokenAtSeams},
};
static_assert(isSound(pathTable));

}  // namespace

Topic pathRules() { return {"paths", local("Roads, rails and rivers"), pathTable}; }

}  // namespace cota::checks
