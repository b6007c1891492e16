#include "editor/table/table_menu.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/documents/names.h"
#include "editor/table/table_edits.h"
#include "editor/table/table_moves.h"
#include "editor/words/words.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;
using In = TableSpot::In;

Written writtenStep(TableStep step) { return {std::move(step), {}}; }

class TableMenuMaker {
  public:
    TableMenuMaker(const SheetSource& source, const TableScene& scene, const Selection& selection)
        : source_(source), scene_(scene), selection_(selection) {}

    std::vector<TableMenuEntry> make() {
        const bool areCards = !movable(selection_).empty();
        if (areCards) addForCards();
        addMarkers();
        addAdders();
        addRelations();
        addForPile();
        add("delete", tr("Remove from the table"),
            [source = source_, things = selection_] { return writtenStep(withoutThings(source, things)); });
        return std::move(entries_);
    }

  private:
    void add(std::string id, std::string label, std::function<Written()> run) {
        entries_.push_back({std::move(id), std::move(label), std::move(run)});
    }
    void endSection() {
        if (!entries_.empty()) entries_.back().endsSection = true;
    }
    void addBelow(std::string id, std::string label, std::vector<TableMenuEntry> below) {
        if (below.empty()) return;
        entries_.push_back({std::move(id), std::move(label), {}, {}, std::move(below)});
    }

    void addForCards() {
        add("turn", tr("Turn sideways or upright"),
            [source = source_, things = selection_] { return writtenStep(withTurned(source, things)); });
        add("end", tr("Other end up"),
            [source = source_, things = selection_] { return writtenStep(withNextEnd(source, things)); });
        add("face", tr("Turn face down or up"),
            [source = source_, things = selection_] { return writtenStep(withFaceTurned(source, things)); });
        const bool areOnlyCards =
            std::ranges::all_of(selection_, [](const Subject& one) { return isCard(one); });
        if (areOnlyCards)
            add("new-group", tr("Make a group"),
                [source = source_, things = selection_] { return withNewGroup(source, things); });
        addBelow("move-to", tr("Move to"), places(TableDrop::As::usual));
        if (areOnlyCards) addBelow("attach-to", tr("Attach to"), places(TableDrop::As::attached));
        endSection();
    }

    TableMenuEntry place(const Subject& on, TableDrop::As as) const {
        return {on.id, scene_.nameOf(on), [source = source_, things = movable(selection_), on, as] {
                    return moved(source, things, {on, as});
                }};
    }
    /// Players with their groups, hands and piles; then the common piles.
    std::vector<TableMenuEntry> places(TableDrop::As as) const {
        const bool isUsual = as == TableDrop::As::usual;
        std::vector<TableMenuEntry> all;
        const auto addOf = [&](const model::SeatId& seat, std::vector<TableMenuEntry>& into) {
            for (const auto& space : scene_.tableau().spaces) {
                if (space.seat != seat) continue;
                for (const auto& group : space.groups)
                    into.push_back(place({SubjectKind::cardGroup, group.id.text, {}}, as));
                const auto* kind = kindOf(source_, space);
                if (isUsual && (kind == nullptr || !kind->hasGroups || seat.empty()))
                    into.push_back(place({SubjectKind::space, space.id.text, {}}, as));
            }
        };
        for (const auto& seat : scene_.tableau().seats) {
            const Subject player{SubjectKind::seat, seat.id.text, {}};
            TableMenuEntry entry{seat.id.text, scene_.nameOf(player)};
            if (isUsual) {
                entry.below.push_back(place(player, as));
                entry.below.back().label = tr("A new group");
                entry.below.back().endsSection = true;
            }
            addOf(seat.id, entry.below);
            if (!entry.below.empty()) all.push_back(std::move(entry));
        }
        addOf({}, all);
        return all;
    }

    void addMarkers() {
        if (selection_.empty()) return;
        const auto on = selection_.focus();
        std::vector<TableMenuEntry> kinds;
        for (const auto* kind : markersFor(source_, on))
            kinds.push_back(
                {kind->id, nameOf(*kind, source_.language),
                 [source = source_, on, id = kind->id] { return writtenStep(withMarker(source, on, id)); }});
        addBelow("add-marker", tr("Add a marker"), std::move(kinds));
    }

    /// Cards of the deck, by their classes: a deck may have a hundred.
    std::vector<TableMenuEntry> cardEntries(const TableSpot& at) const {
        std::vector<TableMenuEntry> classes;
        for (const auto* type : unplacedTypes(source_)) {
            const auto& id = type->unitClass.text;
            auto own = std::ranges::find(classes, id, &TableMenuEntry::id);
            if (own == classes.end()) {
                const auto* unitClass =
                    source_.game ? source_.game->catalogue.unitClass(type->unitClass) : nullptr;
                classes.push_back({id, unitClass != nullptr ? nameOf(*unitClass, source_.language) : id});
                own = classes.end() - 1;
            }
            own->below.push_back(
                {type->id.text, nameOf(*type, source_.language), [source = source_, at, card = type->id] {
                     return writtenStep(withCard(source, at, card));
                 }});
        }
        return classes;
    }
    void addAdders() {
        if (selection_.size() != 1) return;
        const auto& thing = selection_.focus();
        if (thing.kind == SubjectKind::space)
            addBelow("add-card", tr("Add a card"), cardEntries({In::space, thing.id}));
        if (thing.kind != SubjectKind::cardGroup) return;
        addBelow("add-card", tr("Add a card"), cardEntries({In::group, thing.id}));
        addBelow("attach-card", tr("Attach a card"), cardEntries({In::attached, thing.id}));
    }

    void addRelations() {
        if (selection_.size() != 1 || selection_.focus().kind != SubjectKind::cardGroup || !source_.game)
            return;
        const model::CardGroupId from(selection_.focus().id);
        for (const auto& kind : source_.game->catalogue.table.relations) {
            std::vector<TableMenuEntry> groups;
            for (const auto* group : model::cardGroupsOf(scene_.tableau()))
                if (group->id != from)
                    groups.push_back({group->id.text, nameOf(*group, source_.language),
                                      [source = source_, kind = kind.id, from, to = group->id] {
                                          return writtenStep(withRelation(source, kind, from, to));
                                      }});
            addBelow("relation-" + kind.id, withCapital(nameOf(kind, source_.language)), std::move(groups));
        }
        endSection();
    }
    static std::string withCapital(std::string text) {
        if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
            text.front() = static_cast<char>(text.front() - 'a' + 'A');
        return text;
    }

    void addForPile() {
        if (selection_.size() != 1 || selection_.focus().kind != SubjectKind::space) return;
        entries_.push_back({"shuffle", tr("Shuffle..."), {}, "table-shuffle"});
        entries_.push_back({"deal-cards", tr("Deal..."), {}, "table-deal"});
        endSection();
    }

    const SheetSource& source_;
    const TableScene& scene_;
    const Selection& selection_;
    std::vector<TableMenuEntry> entries_;
};

picture::Point middleOfThing(const TableScene& scene, const Subject& thing) {
    const auto boxes = scene.boxesOf(thing);
    if (boxes.empty()) return {};
    return {(boxes.front().left + boxes.front().right) / 2, (boxes.front().top + boxes.front().bottom) / 2};
}

/// Groups and piles, in the order of the layout.
std::vector<Subject> blocksOf(const TableScene& scene) {
    std::vector<Subject> things;
    for (const auto& seat : scene.layout().seats) {
        for (const auto& group : seat.groups)
            things.push_back({SubjectKind::cardGroup, group.group->id.text, {}});
        for (const auto& other : seat.others)
            things.push_back({SubjectKind::space, other.space->id.text, {}});
    }
    for (const auto& pile : scene.layout().common)
        things.push_back({SubjectKind::space, pile.space->id.text, {}});
    return things;
}

}  // namespace

std::vector<TableMenuEntry> tableMenu(const SheetSource& source, const TableScene& scene,
                                      const Selection& selection) {
    if (selection.empty()) return {};
    return TableMenuMaker(source, scene, selection).make();
}

Subject thingBeside(const TableScene& scene, const Subject& from, int right, int down) {
    const auto things = blocksOf(scene);
    if (things.empty()) return from;
    if (scene.boxesOf(from).empty()) return things.front();
    const auto at = middleOfThing(scene, from);
    const Subject* best = nullptr;
    double least = 0;
    for (const auto& thing : things) {
        const auto there = middleOfThing(scene, thing);
        const double along = (there.x - at.x) * right + (there.y - at.y) * down;
        const double aside = std::abs((there.x - at.x) * down) + std::abs((there.y - at.y) * right);
        constexpr double nothing = 1, sideways = 2.5;
        if (thing == from || along < nothing) continue;
        const double way = along + sideways * aside;
        if (best != nullptr && way >= least) continue;
        best = &thing;
        least = way;
    }
    return best != nullptr ? *best : from;
}

}  // namespace cota::session
