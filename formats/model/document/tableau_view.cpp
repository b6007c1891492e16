#include "formats/model/document/tableau_view.h"

#include <algorithm>
#include <array>
#include <set>

namespace cota::model {

namespace {

/// Without comments and unknown parts.
template <class Thing>
Thing bare(Thing thing) {
    thing.extras = {};
    return thing;
}

template <class Thing>
std::vector<Thing> allBare(std::vector<Thing> things) {
    for (Thing& thing : things) thing.extras = {};
    return things;
}

void bareTerms(ZoneTerm& term) {
    term.extras = {};
    for (ZoneTerm& child : term.children) bareTerms(child);
}

/// Adds hidden cards; those that lie in the same way are one entry with the cards before them, because even
/// the number of entries tells something.
void addHidden(std::vector<PlacedCard>& cards, PlacedCard hidden) {
    const int count = hidden.count;
    if (!cards.empty()) {
        PlacedCard& last = cards.back();
        hidden.count = last.count;
        if (last == hidden) {
            const int more = std::min(count, PlacedCard::mostEqual - last.count);
            last.count += more;
            if (more == count) return;
            hidden.count = count - more;
            cards.push_back(std::move(hidden));
            return;
        }
    }
    hidden.count = count;
    cards.push_back(std::move(hidden));
}

class TableView {
  public:
    TableView(const Tableau& tableau, const std::optional<SeatId>& viewer, const SpaceVisibility& visibility)
        : tableau_(tableau), viewer_(viewer), visibility_(visibility) {
        for (const CardGroup* group : cardGroupsOf(tableau)) taken_.insert(group->id);
    }

    Tableau view() {
        Tableau seen = bare(tableau_);
        seen.seats = allBare(std::move(seen.seats));
        seen.markers = allBare(std::move(seen.markers));
        seen.links = allBare(std::move(seen.links));
        for (TableauSpace& space : seen.spaces) space = seenSpace(space);
        seen.relations.clear();
        for (const TableRelation& relation : tableau_.relations) addRelation(seen, relation);
        std::erase_if(seen.selections, [&](const Selection& one) { return !isViewer(one.seat); });
        for (Selection& one : seen.selections) {
            one.extras = {};
            one.picks = allBare(std::move(one.picks));
        }
        return seen;
    }

  private:
    bool isViewer(const SeatId& seat) const { return viewer_ && !seat.empty() && *viewer_ == seat; }

    TableauSpace seenSpace(const TableauSpace& space) {
        const Visibility visibility = visibility_.of(space);
        const bool isOpen =
            visibility == Visibility::all || (visibility == Visibility::owner && isViewer(space.seat));
        TableauSpace seen = bare(space);
        seen.markers = isOpen ? allBare(space.markers) : nameless(space.markers);
        if (!isOpen) seen.attributes = {};
        if (isOpen) {
            seen.cards = seenCards(space.cards, space.seat);
        } else {
            seen.cards.clear();
            bool isTop = visibility == Visibility::top;
            for (const PlacedCard& card : space.cards) {
                int count = card.count;
                if (isTop) {
                    PlacedCard top = card;
                    top.count = 1;
                    seen.cards = seenCards({top}, space.seat);
                    --count;
                }
                isTop = false;
                if (count > 0) addHidden(seen.cards, {.count = count});
            }
        }
        seen.groups.clear();
        for (const CardGroup& group : space.groups) seen.groups.push_back(seenGroup(group, space, isOpen));
        return seen;
    }

    /// Of markers in a hidden space only their kinds are seen, in an order that says nothing.
    static std::vector<TableMarker> nameless(const std::vector<TableMarker>& markers) {
        std::vector<TableMarker> seen;
        for (const TableMarker& marker : markers) seen.push_back({.kind = marker.kind});
        std::ranges::stable_sort(seen, {}, &TableMarker::kind);
        return seen;
    }

    std::vector<PlacedCard> seenCards(const std::vector<PlacedCard>& cards, const SeatId& owner) const {
        std::vector<PlacedCard> seen;
        for (const PlacedCard& card : cards) {
            if (!card.faceDown || isViewer(card.by.empty() ? owner : card.by)) {
                seen.push_back(bare(card));
                seen.back().markers = allBare(card.markers);
                continue;
            }
            addHidden(seen, {.count = card.count,
                             .turned = card.turned,
                             .faceDown = true,
                             .markers = allBare(card.markers)});
        }
        return seen;
    }

    CardGroup seenGroup(const CardGroup& group, const TableauSpace& space, bool isOpen) {
        CardGroup seen = bare(group);
        if (isOpen) {
            seen.cards = seenCards(group.cards, space.seat);
            seen.attached = seenCards(group.attached, space.seat);
            seen.markers = allBare(group.markers);
        } else {
            seen.markers.clear();
            seen.cards = hidden(group.cards);
            seen.attached = hidden(group.attached);
        }
        const auto isKnown = [](const PlacedCard& card) { return !card.type.empty(); };
        const bool isEmpty = group.cards.empty() && group.attached.empty();
        if (isOpen && (isEmpty || std::ranges::any_of(seen.cards, isKnown) ||
                       std::ranges::any_of(seen.attached, isKnown))) {
            names_[group.id] = group.id;
            return seen;
        }
        seen.id = freeName();
        seen.side = {};
        seen.name = {};
        seen.attributes = {};
        if (isOpen) names_[group.id] = seen.id;
        return seen;
    }

    static std::vector<PlacedCard> hidden(const std::vector<PlacedCard>& cards) {
        std::vector<PlacedCard> seen;
        for (const PlacedCard& card : cards) addHidden(seen, {.count = card.count});
        return seen;
    }

    /// A name for a hidden group that no group has.
    CardGroupId freeName() {
        CardGroupId name;
        do name = CardGroupId("hidden-" + std::to_string(++hidden_));
        while (taken_.contains(name));
        return name;
    }

    /// A relation lies open on the table if both of its groups do.
    void addRelation(Tableau& seen, const TableRelation& relation) const {
        const auto from = names_.find(relation.from), to = names_.find(relation.to);
        if (from == names_.end() || to == names_.end()) return;
        seen.relations.push_back(bare(relation));
        seen.relations.back().from = from->second;
        seen.relations.back().to = to->second;
    }

    const Tableau& tableau_;
    const std::optional<SeatId>& viewer_;
    const SpaceVisibility& visibility_;
    std::set<CardGroupId> taken_;
    std::map<CardGroupId, CardGroupId> names_;  // of groups that lie in the open, as they are seen
    int hidden_ = 0;
};

}  // namespace

const char* textOf(Visibility visibility) {
    static constexpr std::array names = {"all", "owner", "top", "none"};
    return names[static_cast<std::size_t>(visibility)];
}

Visibility SpaceVisibility::of(const TableauSpace& space) const {
    const auto found = byKind.find(space.kind);
    return found == byKind.end() ? Visibility::owner : found->second;
}

Tableau seenBy(const Tableau& tableau, const std::optional<SeatId>& viewer,
               const SpaceVisibility& visibility) {
    return TableView(tableau, viewer, visibility).view();
}

Scenario seenBy(Scenario scenario, const std::optional<SeatId>& viewer, const SpaceVisibility& visibility) {
    scenario.extras = {};
    scenario.acceptances.clear();
    if (scenario.tableau) scenario.tableau = seenBy(*scenario.tableau, viewer, visibility);
    scenario.assembly.extras = {};
    scenario.assembly.boards = allBare(std::move(scenario.assembly.boards));
    scenario.assembly.amendments = allBare(std::move(scenario.assembly.amendments));
    scenario.turns.extras = {};
    scenario.turns.records = allBare(std::move(scenario.turns.records));
    scenario.sides = allBare(std::move(scenario.sides));
    scenario.zones = allBare(std::move(scenario.zones));
    for (Zone& zone : scenario.zones) bareTerms(zone.hexes);
    scenario.groups = allBare(std::move(scenario.groups));
    for (Group& group : scenario.groups) {
        bareTerms(group.hexes);
        group.units = allBare(std::move(group.units));
    }
    scenario.features = allBare(std::move(scenario.features));
    scenario.exits = allBare(std::move(scenario.exits));
    scenario.parts = allBare(std::move(scenario.parts));
    scenario.objectives = allBare(std::move(scenario.objectives));
    scenario.victory = allBare(std::move(scenario.victory));
    scenario.specialRules = allBare(std::move(scenario.specialRules));
    scenario.sightMarks = allBare(std::move(scenario.sightMarks));
    return scenario;
}

}  // namespace cota::model
