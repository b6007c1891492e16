#include "editor/table/table_moves.h"

#include <algorithm>
#include <utility>

#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "mapsets/table/table_deal.h"

namespace cota::session {

namespace {

using model::CardGroup;
using model::PlacedCard;
using model::Scenario;
using model::Subject;
using model::SubjectKind;
using model::Tableau;
using model::TableauSpace;
using In = TableSpot::In;

/// Applies the moves to a copy of the scenario.
class TableMover {
  public:
    TableMover(const SheetSource& source, Scenario& scenario)
        : source_(source), scenario_(scenario), tableau_(*scenario.tableau) {}

    std::string move(std::vector<Subject> things, const TableDrop& drop) {
        if (!findPlace(drop)) return refusal_;
        if (group_.empty() && as_ == TableDrop::As::attached) as_ = TableDrop::As::loose;
        // From the last to the first, so that the places of the others stay.
        std::ranges::sort(things, [](const Subject& one, const Subject& other) {
            const auto a = spotOf(one), b = spotOf(other);
            return std::pair(a->holder, a->card) > std::pair(b->holder, b->card);
        });
        for (const auto& thing : things) {
            if (thing.kind == SubjectKind::cardGroup)
                takeGroup(thing.id);
            else
                takeCard(*spotOf(thing));
        }
        std::ranges::reverse(cards_);
        put();
        if (refusal_.empty()) dropEmptyGroups(tableau_);
        return refusal_;
    }
    const Selection& selection() const { return selection_; }

  private:
    struct Taken {
        PlacedCard card;
        model::SeatId seat;  // where it lay
    };

    TableauSpace* areaOf(const model::SeatId& seat) {
        for (auto& space : tableau_.spaces) {
            const auto* kind = kindOf(source_, space);
            if (space.seat == seat && kind != nullptr && kind->hasGroups) return &space;
        }
        return nullptr;
    }

    bool findPlace(const TableDrop& drop) {
        as_ = drop.as;
        if (drop.on.kind == SubjectKind::seat) {
            if (auto* area = areaOf(model::SeatId(drop.on.id))) space_ = area->id.text;
            if (space_.empty()) refusal_ = tr("The game has no area with groups in front of this player.");
            return refusal_.empty();
        }
        const auto spot = spotOf(drop.on);
        if (!spot || spot->in == In::table) {
            refusal_ = tr("Drop it on a player, a group or a pile.");
            return false;
        }
        if (spot->in == In::group || spot->in == In::attached) group_ = spot->holder;
        if (const auto* space = spaceAround(tableau_, *spot)) space_ = space->id.text;
        if (space_.empty()) refusal_ = tr("Drop it on a player, a group or a pile.");
        return refusal_.empty();
    }

    bool hasGroups() {
        const auto* kind = kindOf(source_, *findSpace(tableau_, space_));
        return kind != nullptr && kind->hasGroups;
    }

    void takeCard(const TableSpot& spot) {
        auto* cards = cardsAt(tableau_, spot);
        if (cards == nullptr || spot.card >= cards->size()) return;
        const auto* space = spaceAround(tableau_, spot);
        Taken taken{(*cards)[spot.card], space != nullptr ? space->seat : model::SeatId()};
        taken.card.count = 1;
        if ((*cards)[spot.card].count > 1)
            --(*cards)[spot.card].count;
        else
            cards->erase(cards->begin() + static_cast<std::ptrdiff_t>(spot.card));
        cards_.push_back(std::move(taken));
    }

    /// A group stays one in a space with groups; elsewhere, and in another group, its cards are used.
    void takeGroup(const std::string& id) {
        auto* from = spaceOfGroup(tableau_, id);
        if (from == nullptr || id == group_) return;
        if (group_.empty() && hasGroups() && from->id.text == space_) return;  // it stays where it is
        const auto place =
            std::ranges::find_if(from->groups, [&](const auto& one) { return one.id.text == id; });
        if (hasGroups() && group_.empty()) {
            groups_.push_back(std::move(*place));
            from->groups.erase(place);
            return;
        }
        const auto take = [&](std::vector<PlacedCard>& cards) {
            for (auto card = cards.rbegin(); card != cards.rend(); ++card)
                cards_.push_back({std::move(*card), from->seat});
            cards.clear();
        };
        take(place->attached);
        take(place->cards);
    }

    void put() {
        auto* space = findSpace(tableau_, space_);
        for (auto& group : groups_) {
            selection_.focusOn({SubjectKind::cardGroup, group.id.text, {}});
            space->groups.push_back(std::move(group));
        }
        if (cards_.empty()) return;
        if (!group_.empty()) return putInGroup(*findGroup(tableau_, group_), *space);
        if (hasGroups() && as_ != TableDrop::As::loose) {
            const auto nation =
                nationOfEnd(source_.document, cards_.front().card.type, cards_.front().card.end);
            space->groups.push_back(newGroup(scenario_, space->seat, sideOfNation(scenario_, nation)));
            return putInGroup(space->groups.back(), *space);
        }
        putInSpace(*space);
    }

    void putInGroup(CardGroup& group, const TableauSpace& space) {
        const bool isAttached = as_ == TableDrop::As::attached;
        auto& cards = isAttached ? group.attached : group.cards;
        for (auto& [card, seat] : cards_) {
            card.faceDown = false;
            if (isAttached && !seat.empty() && seat != space.seat) card.by = seat;
            if (!isAttached) card.by = {};
            turnTo(card, group.side);
            cards.push_back(std::move(card));
            selection_.focusOn(
                subjectOf({isAttached ? In::attached : In::group, group.id.text, cards.size() - 1}));
        }
    }

    /// The end of the nation of its group is up.
    void turnTo(PlacedCard& card, const model::SideId& side) const {
        const auto found = std::ranges::find(scenario_.sides, side, &model::Side::id);
        if (found == scenario_.sides.end() || found->nation.empty()) return;
        if (nationOfEnd(source_.document, card.type, card.end) == found->nation) return;
        for (int end = 1; end <= endsOf(source_.document, card.type); ++end)
            if (nationOfEnd(source_.document, card.type, end) == found->nation) {
                card.end = end;
                return;
            }
    }

    /// On top of a pile, at the end of a hand.
    void putInSpace(TableauSpace& space) {
        const auto* kind = kindOf(source_, space);
        const bool isPile = kind != nullptr && (kind->isOrdered || kind->seen == model::Visibility::none ||
                                                kind->seen == model::Visibility::top);
        for (auto& [card, seat] : cards_)
            if (kind != nullptr) card = mapsets::lyingIn(std::move(card), *kind);
        if (isPile) {
            // The first of them is on top.
            for (auto taken = cards_.rbegin(); taken != cards_.rend(); ++taken)
                space.cards.insert(space.cards.begin(), std::move(taken->card));
        } else {
            for (auto& taken : cards_) {
                space.cards.push_back(std::move(taken.card));
                selection_.focusOn(subjectOf({In::space, space.id.text, space.cards.size() - 1}));
            }
        }
        if (!isPile) return;
        for (std::size_t i = cards_.size(); i-- > 0;)
            selection_.focusOn(subjectOf({In::space, space.id.text, i}));
    }

    const SheetSource& source_;
    Scenario& scenario_;
    Tableau& tableau_;
    TableDrop::As as_ = TableDrop::As::usual;
    std::string space_, group_;  // ids of where the things come to lie
    std::vector<Taken> cards_;
    std::vector<CardGroup> groups_;
    Selection selection_;
    std::string refusal_;
};

StepName nameOfMoved(const SheetSource& source, const std::vector<Subject>& things) {
    if (things.size() != 1) return named("Move %s things", std::to_string(things.size()));
    const auto& thing = things.front();
    if (thing.kind == SubjectKind::cardGroup) return named("Move %s", subjectName(source.document, thing));
    const auto* card = cardAt(*(*source.document.scenario)->tableau, *spotOf(thing));
    if (card == nullptr || card->type.empty()) return named("Move a card");
    return named("Move %s", subjectName(source.document, {SubjectKind::counterType, card->type.text, {}}));
}

}  // namespace

std::vector<Subject> movable(const Selection& selection) {
    std::vector<Subject> things;
    for (const auto& thing : selection) {
        if (thing.kind == SubjectKind::cardGroup) things.push_back(thing);
        if (!isCard(thing)) continue;
        const auto spot = spotOf(thing);
        const bool isOfGroup = spot && (spot->in == In::group || spot->in == In::attached);
        if (spot && !(isOfGroup && selection.contains({SubjectKind::cardGroup, spot->holder, {}})))
            things.push_back(thing);
    }
    return things;
}

Written moved(const SheetSource& source, const std::vector<Subject>& things, const TableDrop& drop) {
    if (!source.document.scenario || !(*source.document.scenario)->tableau || things.empty()) return {};
    // Onto itself, or back to where it lies.
    for (const auto& thing : things) {
        const auto from = spotOf(thing), to = spotOf(drop.on);
        if (!from) return {};
        const bool isSamePlace = to && to->in == from->in && to->holder == from->holder;
        if (isCard(thing) && isSamePlace && drop.as == TableDrop::As::usual) return {};
        if (thing == drop.on) return {};
    }
    std::string refusal;
    Selection selection;
    auto document = model::withScenario(source.document, [&](Scenario& scenario) {
        TableMover mover(source, scenario);
        refusal = mover.move(things, drop);
        selection = mover.selection();
    });
    if (!refusal.empty()) return {std::nullopt, refusal};
    if (document == source.document) return {};
    return {HistoryEntry{nameOfMoved(source, things), std::move(document), std::move(selection)}, {}};
}

model::SideId sideOfNation(const Scenario& scenario, const std::string& nation) {
    for (const auto& side : scenario.sides)
        if (!nation.empty() && side.nation == nation) return side.id;
    return {};
}

const model::CounterType* typeOnTable(const model::Document& document, const model::CounterTypeId& type) {
    for (const auto& [file, forces] : document.forces)
        for (const auto& one : forces->types)
            if (one.id == type) return &one;
    return nullptr;
}

std::string nationOfEnd(const model::Document& document, const model::CounterTypeId& type, int end) {
    const auto* found = typeOnTable(document, type);
    if (found == nullptr) return {};
    const auto other = static_cast<std::size_t>(std::max(end, 1)) - 1;
    if (other == 0 || other > found->ends.size()) return found->nation;
    return found->ends[other - 1].nation;
}

int endsOf(const model::Document& document, const model::CounterTypeId& type) {
    const auto* found = typeOnTable(document, type);
    return found == nullptr ? 1 : static_cast<int>(found->ends.size()) + 1;
}

const mapsets::SpaceKind* kindOf(const SheetSource& source, const TableauSpace& space) {
    if (!source.game) return nullptr;
    for (const auto& kind : source.game->catalogue.table.spaces)
        if (kind.id == space.kind) return &kind;
    return nullptr;
}

void dropEmptyGroups(Tableau& tableau) {
    std::vector<model::CardGroupId> gone;
    for (auto& space : tableau.spaces)
        std::erase_if(space.groups, [&](const CardGroup& group) {
            if (!group.cards.empty() || !group.attached.empty()) return false;
            gone.push_back(group.id);
            return true;
        });
    std::erase_if(tableau.relations, [&](const model::TableRelation& one) {
        return std::ranges::find(gone, one.from) != gone.end() ||
               std::ranges::find(gone, one.to) != gone.end();
    });
}

CardGroup newGroup(const Scenario& scenario, const model::SeatId& seat, const model::SideId& side) {
    CardGroup group;
    group.side = side;
    const auto groups = model::cardGroupsOf(*scenario.tableau);
    std::string stem = seat.text;
    if (!side.empty()) stem += (stem.empty() ? "" : "-") + side.text;
    group.id.text = freeId(stem.empty() ? "group" : stem, [&](const std::string& id) {
        return std::ranges::any_of(groups, [&](const auto* one) { return one->id.text == id; });
    });
    // The number is the least that no group has in its name.
    for (std::size_t number = 1;; ++number) {
        const auto text = " " + std::to_string(number);
        group.name = {groupWord.en + text, groupWord.es + text};
        if (std::ranges::none_of(groups, [&](const auto* one) { return one->name.en == group.name.en; }))
            return group;
    }
}

}  // namespace cota::session
