// Hexes, zones and other items that a scenario names must exist.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/names/name_uses.h"
#include "validator/rules/names/named_hexes.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

constexpr std::array hexWordings{
    Wording{"several",
            local("Hex '{hex}', named by {what}, can mean {meanings}; write the board before the number.")},
    Wording{
        "board",
        local("No board of the map is called '{board}', but {what} and others name it; correct the name, or "
              "add that board: the scenario has {known}.")}};

void unknownHexes(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto known = idsOf(context.scenario()->assembly.boards);
    for (auto& missing : missingBoards(context)) {
        Note note{.values = {value("board", missing.id), allKnown(missing.id, known)},
                  .subject = subjectOf(SubjectKind::board, missing.id),
                  .wording = &hexWordings[1],
                  .item = missing.item,
                  .spoils = {.boards = {missing.id}}};
        note.values.push_back(missing.what);
        out.add(std::move(note));
    }
    for (auto& named : namedHexes(context)) {
        const auto cells = field.candidates(named.hex->label);
        if (cells.size() == 1) continue;
        Note note;
        note.values = {foundAs(model::FoundAs::firstWord, value("hex", named.hex->label))};
        note.values.push_back(named.what);
        note.subject = named.owner;
        note.item = named.item;
        note.subject.hexes = {named.hex->label};
        if (!cells.empty()) {
            std::vector<std::string> meanings;
            for (const auto cell : cells) meanings.push_back(field.label(cell));
            note.values.push_back(value("meanings", meanings));
            note.wording = &hexWordings[0];
        }
        out.add(std::move(note));
    }
}

constexpr std::array unplayableWordings{Wording{
    "waiting",
    local("Hex '{hex}', used by {what}, is a half hex, where units only wait to enter the map; choose a "
          "whole hex.")}};

void unplayableHexes(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    for (auto& named : namedHexes(context)) {
        const auto cell = field.resolve(named.hex->label);
        if (!cell || field.isPlayable(*cell)) continue;
        const bool isWaiting = field.use(*cell) == mapsets::CellUse::staging;
        if (isWaiting && named.mayWait) continue;
        Note note;
        if (isWaiting) note.wording = &unplayableWordings[0];
        note.values = {foundAs(model::FoundAs::firstWord, value("hex", named.hex->label))};
        note.values.push_back(named.what);
        note.subject = named.owner;
        note.item = named.item;
        note.subject.hexes = {named.hex->label};
        out.add(std::move(note));
    }
}

void repeatedHexes(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto judge = [&](const std::vector<model::HexRef>& hexes, const model::Subject& owner,
                           const model::ListItem& item) {
        std::map<mapsets::Cell, std::string> seen;
        for (const auto& hex : hexes) {
            const auto cell = field.resolve(hex.label);
            if (!cell) continue;
            const auto [first, isNew] = seen.emplace(*cell, hex.label);
            if (isNew) continue;
            Note note;
            note.values = {
                valueOf("what", owner.kind == SubjectKind::objective ? ValueKind::objective : ValueKind::text,
                        owner.id),
                value("first", first->second), foundAs(model::FoundAs::lastWord, value("second", hex.label))};
            note.subject = owner;
            note.subject.hexes = {first->second, hex.label};
            note.item = item;
            out.add(std::move(note));
        }
    };
    const auto& scenario = *context.scenario();
    for (const auto& objective : scenario.objectives)
        judge(objective.hexes, subjectOf(SubjectKind::objective, objective.id), itemOf(scenario, objective));
    for (const auto& condition : scenario.victory)
        judge(condition.hexes, subjectOf(SubjectKind::victory, condition.id), itemOf(scenario, condition));
    for (const auto& part : scenario.parts)
        judge(part.hexes, context.subjectOf(part), itemOf(scenario, part));
}

// --- repeated ids

class Ids {
  public:
    explicit Ids(FindingSink& out) : out_(out) {}
    /// The file with the first use of the id; empty if there is none.
    std::string firstFile(SubjectKind kind, const std::string& id) const {
        const auto first = seen_.find({kind, id});
        return first == seen_.end() ? std::string{} : first->second.file;
    }
    void add(SubjectKind kind, const std::string& id, model::ListItem item, model::Subject place = {}) {
        if (id.empty()) return;
        const auto [first, isNew] = seen_.emplace(std::pair{kind, id}, item);
        if (isNew) return;
        Note note;
        note.values = {foundAs(model::FoundAs::ownId, value("id", id))};
        addLocal(note.values, "kind", nameOf(kind));
        note.subject = subjectOf(kind, id);
        note.places = {std::move(place)};
        note.item = std::move(item);
        note.first = first->second;
        out_.add(std::move(note));
    }

  private:
    static model::LocalText nameOf(SubjectKind kind) {
        switch (kind) {
            case SubjectKind::counter:
                return local("counters");
            case SubjectKind::counterType:
                return local("counter types");
            case SubjectKind::formation:
                return local("formations");
            case SubjectKind::side:
                return local("sides");
            case SubjectKind::zone:
                return local("zones");
            case SubjectKind::group:
                return local("groups");
            case SubjectKind::objective:
                return local("objectives");
            case SubjectKind::victory:
                return local("victory conditions");
            case SubjectKind::path:
                return local("paths of a board");
            case SubjectKind::seat:
                return local("seats");
            case SubjectKind::space:
                return local("spaces");
            case SubjectKind::cardGroup:
                return local("groups of cards");
            default:
                return local("shapes of a board");
        }
    }
    std::map<std::pair<SubjectKind, std::string>, model::ListItem> seen_;
    FindingSink& out_;
};

constexpr std::array idWordings{
    Wording{"file", local("All {count} ids of '{file}' are the same as in '{other}'; name another file.")}};

/// Forces whose items are all in another file are probably the wrong file.
void repeatedForces(const std::string& file, const model::Forces& forces, const Ids& ids, FindingSink& out) {
    std::size_t count = 0;
    std::set<std::string> others;
    const auto add = [&](SubjectKind kind, const auto& things) {
        count += things.size();
        for (const auto& one : things) others.insert(ids.firstFile(kind, one.id.text));
    };
    add(SubjectKind::counterType, forces.types);
    add(SubjectKind::formation, forces.formations);
    add(SubjectKind::counter, forces.counters);
    if (count < 2 || others.size() != 1 || others.begin()->empty()) return;
    out.add({.values = {value("count", static_cast<long long>(count)), value("file", file),
                        value("other", *others.begin())},
             .subject = subjectOf(SubjectKind::file, file),
             .wording = &idWordings[0],
             .cases = count,
             .spoils = {.files = {file, *others.begin()}, .needs = need::forces}});
}

void idsOnTable(const model::Tableau& tableau, Ids& ids) {
    for (const auto& seat : tableau.seats)
        ids.add(SubjectKind::seat, seat.id.text,
                model::itemOf({}, model::ItemList::seats, tableau.seats, seat));
    for (const auto& space : tableau.spaces)
        ids.add(SubjectKind::space, space.id.text,
                model::itemOf({}, model::ItemList::spaces, tableau.spaces, space));
    const auto groups = model::cardGroupsOf(tableau);
    for (std::size_t i = 0; i < groups.size(); ++i)
        ids.add(SubjectKind::cardGroup, groups[i]->id.text, {{}, model::ItemList::cardGroups, i});
}

void repeatedIds(const CheckContext& context, const Settings&, FindingSink& out) {
    Ids ids(out);
    for (const auto& [file, forces] : context.forces()) {
        repeatedForces(file, *forces, ids, out);
        const auto add = [&, &file = file, &forces = *forces](SubjectKind kind, const auto& things) {
            for (const auto& one : things) ids.add(kind, one.id.text, itemOf(file, forces, one));
        };
        add(SubjectKind::counterType, forces->types);
        add(SubjectKind::formation, forces->formations);
        add(SubjectKind::counter, forces->counters);
    }
    if (const auto* scenario = context.scenario()) {
        const auto add = [&](SubjectKind kind, const auto& things) {
            for (const auto& one : things) ids.add(kind, one.id.text, itemOf(*scenario, one));
        };
        add(SubjectKind::side, scenario->sides);
        add(SubjectKind::zone, scenario->zones);
        add(SubjectKind::group, scenario->groups);
        add(SubjectKind::objective, scenario->objectives);
        for (const auto& one : scenario->victory)
            ids.add(SubjectKind::victory, one.id, itemOf(*scenario, one));
        if (scenario->tableau) idsOnTable(*scenario->tableau, ids);
    }
    for (const auto& named : boardsOf(context)) {
        Ids onBoard(out);
        for (const auto& one : named.board->paths)
            onBoard.add(SubjectKind::path, one.id.text, named.item(one), named.subject());
        for (const auto& one : named.board->contours)
            onBoard.add(SubjectKind::shape, one.id, named.item(one), named.subject());
        for (const auto& one : named.board->areas)
            onBoard.add(SubjectKind::shape, one.id, named.item(one), named.subject());
    }
}

/// Names on the map along paths.
void unknownNamePaths(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& named : boardsOf(context)) {
        const auto known = idsOf(named.board->paths);
        for (const auto& name : named.board->names) {
            if (name.path.empty() || std::ranges::find(known, name.path.text) != known.end()) continue;
            Note note;
            note.values = {foundAs(model::FoundAs::firstWord, value("path", name.path)),
                           value("board", named.called()),
                           ofKind(ValueKind::path, allKnown(name.path.text, known))};
            addLocal(note.values, "name", name.text);
            note.subject =
                subjectOf(SubjectKind::shape, std::to_string(name.at.x) + "," + std::to_string(name.at.y));
            note.item = named.item(name);
            out.add(std::move(note));
        }
    }
}

constexpr model::LocalLiteral nameReason = local("An unknown name has no effect.");

constexpr std::array hexTable{
    Rule{.message = {"NAME-001", Severity::error, local("unknown hex"),
                     local("Hex '{hex}', used by {what}, is not on the map. Correct the number or the board "
                           "before it."),
                     local("Anything in a hex that does not exist is nowhere on the map."),
                     local("Write the number as printed on the board, the board's name before it.")},
         .needs = need::scenario | need::battlefield,
         .variants = hexWordings,
         .fix = {.kind = FixKind::plainHex, .value = "hex"},
         .run = unknownHexes},
    Rule{.message = {"NAME-002", Severity::warning, local("a hex that is not in play"),
                     local("Hex '{hex}', used by {what}, is not playable in this game; choose a whole hex."),
                     local("Units cannot be or move there."), local("Choose another hex.")},
         .needs = need::scenario | need::battlefield,
         .variants = unplayableWordings,
         .run = unplayableHexes,
         .answer = "hexes at"},
    Rule{.message =
             {"NAME-003", Severity::error, local("one hex listed twice"),
              local("'{what}' lists {first} and {second}, which are the same hex; keep one of the names."),
              local("It would count twice. A hex where boards join answers to several names."),
              local("Remove one of the two.")},
         .needs = need::scenario | need::battlefield,
         .fix = {.kind = FixKind::dropWord, .value = "second", .in = "hexes", .to = "first"},
         .run = repeatedHexes},
    Rule{.message =
             {"NAME-004", Severity::error, local("unknown zone"),
              local("Zone '{name}', named by {what}, does not exist; the zones of the scenario: {known}."),
              nameReason, local("Correct the name or add the zone.")},
         .needs = need::scenario,
         .variants = nameUseWordings,
         .fix = {.kind = FixKind::nearWord, .value = "name"},
         .run = unknownZones},
    Rule{.message =
             {"NAME-005", Severity::error, local("unknown side"),
              local("Side '{name}', named by {what}, does not exist; the sides of the scenario: {known}."),
              nameReason, local("Correct the name or add the side.")},
         .needs = need::scenario,
         .variants = nameUseWordings,
         .fix = {.kind = FixKind::nearWord, .value = "name"},
         .run = unknownSides},
    Rule{.message = {"NAME-006", Severity::error, local("unknown objective"),
                     local("Objective '{name}', named by {what}, does not exist; the objectives of the "
                           "scenario: {known}."),
                     nameReason, local("Correct the name or add the objective.")},
         .needs = need::scenario,
         .variants = nameUseWordings,
         .fix = {.kind = FixKind::nearWord, .value = "name"},
         .run = unknownObjectives,
         .answer = "objectives"},
    Rule{.message = {"NAME-007", Severity::error, local("repeated id"),
                     local("The id '{id}' is used by two {kind}{first}. Give each its own id."),
                     local("Other entries may refer to the wrong one."), local("Rename one of the two.")},
         .variants = idWordings,
         .fix = {.kind = FixKind::dropTwin},
         .run = repeatedIds},
    Rule{.message = {"NAME-008", Severity::warning, local("a name along an unknown path"),
                     local("The name '{name}' follows path '{path}', which board {board} does not have; the "
                           "paths of the board: {known}."),
                     local("Without the path, the name is printed straight."),
                     local("Correct the id of the path, or make the name straight.")},
         .fix = {.kind = FixKind::nearWord, .value = "path", .in = "path"},
         .run = unknownNamePaths},
};
static_assert(isSound(hexTable));

}  // namespace

Topic nameRules() { return {"names", local("Hexes, zones and sides by name"), hexTable}; }

}  // namespace cota::checks
