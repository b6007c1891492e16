#include "editor/table/table_scene.h"

#include <algorithm>
#include <utility>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/type_bases.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;
using picture::Box;
using picture::Point;
using In = TableSpot::In;

/// Of a list that holds the thing itself, not a copy.
template <class T>
std::size_t indexIn(const std::vector<T>& things, const T& thing) {
    const std::less<> before;
    if (things.empty() || before(&thing, things.data()) || !before(&thing, things.data() + things.size()))
        return TableSpot::none;
    return static_cast<std::size_t>(&thing - things.data());
}

std::string nameOfViewer(const model::Tableau& tableau, const TableViewer& viewer, model::Language language) {
    if (viewer.seesAll) return {};
    for (const auto& seat : tableau.seats)
        if (seat.id == viewer.seat) return nameOf(seat, language);
    return tr("everyone");
}

}  // namespace

std::shared_ptr<const TableScene> TableScene::lay(SceneOrder order) {
    if (!order.game || !order.faces || !order.game->catalogue.table.isUsed()) return nullptr;
    if (!order.document.scenario || !(*order.document.scenario)->tableau) return nullptr;
    std::shared_ptr<TableScene> scene(new TableScene);
    scene->viewer_ = order.viewer;
    scene->game_ = order.game;
    scene->faces_ = order.faces;
    auto document = model::withInherited(std::move(order.document));
    if (!order.viewer.seesAll)
        document = mapsets::seenBy(
            std::move(document), order.viewer.seat.empty() ? std::nullopt : std::optional(order.viewer.seat),
            *order.game);
    scene->asked_ = std::make_unique<mapsets::LaidTable>(order.game, std::move(document));
    scene->document_ = &scene->asked_->document();
    scene->cards_ = std::make_unique<look::Cards>(*scene->game_, *scene->faces_, order.language);
    scene->viewerName_ = nameOfViewer(scene->tableau(), order.viewer, order.language);
    const look::TableOrder drawn{*scene->cards_, *scene->document_, mapsets::groupKinds(*scene->asked_),
                                 scene->viewerName_};
    scene->layout_ = look::layOutTable(drawn);
    scene->picture_ = look::drawTable(drawn, scene->layout_);
    return scene;
}

TableSpot TableScene::spotOf(const model::PlacedCard& card) const {
    for (const auto& space : tableau().spaces) {
        if (const auto i = indexIn(space.cards, card); i != TableSpot::none)
            return {In::space, space.id.text, i};
        for (const auto& group : space.groups) {
            if (const auto i = indexIn(group.cards, card); i != TableSpot::none)
                return {In::group, group.id.text, i};
            if (const auto i = indexIn(group.attached, card); i != TableSpot::none)
                return {In::attached, group.id.text, i};
        }
    }
    return {};
}

std::optional<TableSpot> TableScene::spotOf(const model::TableMarker& marker) const {
    if (const auto i = indexIn(tableau().markers, marker); i != TableSpot::none)
        return TableSpot{In::table, {}, TableSpot::none, i};
    std::optional<TableSpot> found;
    const auto look = [&](const std::vector<model::TableMarker>& markers, TableSpot spot) {
        spot.marker = indexIn(markers, marker);
        if (spot.marker != TableSpot::none) found = spot;
    };
    const auto lookOn = [&](const std::vector<model::PlacedCard>& cards, In in, const std::string& holder) {
        for (std::size_t i = 0; i < cards.size(); ++i) look(cards[i].markers, {in, holder, i});
    };
    for (const auto& space : tableau().spaces) {
        look(space.markers, {In::space, space.id.text});
        lookOn(space.cards, In::space, space.id.text);
        for (const auto& group : space.groups) {
            look(group.markers, {In::group, group.id.text});
            lookOn(group.cards, In::group, group.id.text);
            lookOn(group.attached, In::attached, group.id.text);
        }
    }
    return found;
}

void TableScene::addCards(const std::vector<look::LaidCard>& cards, Point at,
                          std::vector<Subject>& into) const {
    const auto addMarker = [&](const std::vector<look::LaidMarker>& markers) {
        for (const auto& marker : markers)
            if (marker.box.holds(at))
                if (const auto spot = spotOf(*marker.marker)) into.push_back(subjectOf(*spot));
    };
    for (const auto& card : cards) addMarker(card.markers);
    // Later cards cover earlier ones.
    const auto top =
        std::find_if(cards.rbegin(), cards.rend(), [&](const auto& card) { return card.box.holds(at); });
    if (top != cards.rend() && top->card != nullptr) into.push_back(subjectOf(spotOf(*top->card)));
}

bool TableScene::addThing(const look::LaidGroup& group, Point at, std::vector<Subject>& into) const {
    if (!group.box.holds(at)) return false;
    addCards(group.cards, at, into);
    into.push_back({SubjectKind::cardGroup, group.group->id.text, {}});
    if (const auto* space = spaceAround(tableau(), {In::group, group.group->id.text}))
        into.push_back({SubjectKind::space, space->id.text, {}});
    return true;
}

bool TableScene::addThing(const look::LaidCards& cards, Point at, std::vector<Subject>& into) const {
    if (!cards.box.holds(at)) return false;
    for (const auto& marker : cards.markers)
        if (marker.box.holds(at))
            if (const auto spot = spotOf(*marker.marker)) into.push_back(subjectOf(*spot));
    addCards(cards.cards, at, into);
    into.push_back({SubjectKind::space, cards.space->id.text, {}});
    return true;
}

void TableScene::addThings(const look::LaidSeat& seat, Point at, std::vector<Subject>& into) const {
    if (!seat.box.holds(at)) return;
    for (const auto& group : seat.groups)
        if (addThing(group, at, into)) break;
    if (into.empty())
        for (const auto& other : seat.others)
            if (addThing(other, at, into)) break;
    into.push_back({SubjectKind::seat, seat.seat->id.text, {}});
}

std::vector<Subject> TableScene::thingsAt(Point at) const {
    const double unit = layout_.unit;
    const Point on{at.x / unit, at.y / unit};
    std::vector<Subject> things;
    for (const auto& seat : layout_.seats) addThings(seat, on, things);
    for (const auto& pile : layout_.common)
        if (addThing(pile, on, things)) break;
    for (const auto& track : layout_.middle.tracks)
        if (track.box.holds(on) && track.marker != nullptr)
            if (const auto spot = spotOf(*track.marker)) things.push_back(subjectOf(*spot));
    if (on.x >= 0 && on.y >= 0 && on.x <= look::TableLayout::width && on.y <= layout_.height)
        things.push_back(tableSubject());
    return things;
}

template <class Use>
void TableScene::forEachBlock(Use use) const {
    for (const auto& seat : layout_.seats) {
        for (const auto& group : seat.groups) use(group.cards, group.box, group.group->id.text, true);
        for (const auto& other : seat.others) use(other.cards, other.box, other.space->id.text, false);
    }
    for (const auto& pile : layout_.common) use(pile.cards, pile.box, pile.space->id.text, false);
}

std::vector<Box> TableScene::boxesOf(const Subject& subject) const {
    std::vector<Box> boxes;
    const auto add = [&](const Box& box) {
        const double unit = layout_.unit;
        boxes.push_back({box.left * unit, box.top * unit, box.right * unit, box.bottom * unit});
    };
    if (subject.kind == SubjectKind::seat)
        for (const auto& seat : layout_.seats)
            if (seat.seat->id.text == subject.id) add(seat.box);
    forEachBlock([&](const auto& cards, const Box& box, const std::string& id, bool isGroup) {
        if (subject.id == id && subject.kind == (isGroup ? SubjectKind::cardGroup : SubjectKind::space))
            add(box);
        for (const auto& card : cards) {
            if (isCard(subject) && card.card != nullptr && subject == subjectOf(spotOf(*card.card)))
                add(card.box);
            if (!isMarker(subject)) continue;
            for (const auto& marker : card.markers)
                if (const auto spot = spotOf(*marker.marker); spot && subjectOf(*spot) == subject)
                    add(marker.box);
        }
    });
    if (isMarker(subject)) {
        for (const auto& track : layout_.middle.tracks)
            if (track.marker != nullptr)
                if (const auto spot = spotOf(*track.marker); spot && subjectOf(*spot) == subject)
                    add(track.box);
    }
    // A space with groups has no block of its own: what lies in it shows where it is.
    if (boxes.empty() && subject.kind == SubjectKind::space)
        if (const auto* space = spaceNamed(tableau(), subject.id))
            for (const auto& group : space->groups)
                if (const auto* laid = layout_.group(group.id)) add(laid->box);
    // A card deep in a pile is where the pile is.
    if (boxes.empty() && isCard(subject))
        if (const auto spot = session::spotOf(subject); spot && spot->in == In::space)
            return boxesOf({SubjectKind::space, spot->holder, {}});
    if (subject == tableSubject()) add(layout_.middle.box);
    return boxes;
}

std::vector<Subject> TableScene::groupsIn(const Box& box) const {
    std::vector<Subject> groups;
    for (const auto& seat : layout_.seats)
        for (const auto& group : seat.groups) {
            const double unit = layout_.unit;
            const Point middle{(group.box.left + group.box.right) / 2 * unit,
                               (group.box.top + group.box.bottom) / 2 * unit};
            if (box.holds(middle)) groups.push_back({SubjectKind::cardGroup, group.group->id.text, {}});
        }
    return groups;
}

std::string TableScene::nameOf(const Subject& subject) const {
    const look::TableNames names(*cards_, *document_);
    const auto spot = session::spotOf(subject);
    switch (subject.kind) {
        case SubjectKind::seat:
            return names.seat(model::SeatId(subject.id));
        case SubjectKind::cardGroup:
            return names.group(model::CardGroupId(subject.id));
        case SubjectKind::space: {
            const auto* space = spaceNamed(tableau(), subject.id);
            return space != nullptr ? names.space(*space) : subject.id;
        }
        case SubjectKind::counter: {
            if (isMarker(subject)) {
                const auto* marker = spot ? markerAt(tableau(), *spot) : nullptr;
                return marker != nullptr ? names.marker(*marker) : std::string();
            }
            const auto* card = spot ? cardAt(tableau(), *spot) : nullptr;
            if (card == nullptr) return {};
            return card->type.empty() ? tr("Card with an unknown face") : names.card(*card);
        }
        default:
            return tr("Table");
    }
}

model::LocalText TableScene::kindOf(const model::CardGroupId& group) const {
    const auto number = asked_->position().groupOf(group);
    if (number == mapsets::TablePosition::none) return {};
    const auto word = asked_->run().fieldOf(mapsets::TableWorld::thing(mapsets::TableKind::group, number),
                                            asked_->game().groupKindField());
    if (!word.known) return {};
    for (const auto& kind : rules().groups)
        if (kind.id == word.word) return kind.name;
    return {};
}

}  // namespace cota::session
