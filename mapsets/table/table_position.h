#pragma once
// What lies on the table of a document, as numbered things: seats, spaces, groups, cards, ends of cards,
// relations, secret picks and the types of the deck. Points into the document, which must outlive it.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::mapsets {

struct TablePosition {
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    /// More cards than any game has; further ones are not counted.
    static constexpr std::size_t mostCards = 20'000;

    struct Space {
        const model::TableauSpace* space = nullptr;
        std::size_t seat = none;  // none: common to all, or an unknown seat
        std::vector<std::size_t> cards, groups;
    };
    struct Group {
        const model::CardGroup* group = nullptr;
        std::size_t space = 0;
        std::vector<std::size_t> cards, attached;
    };
    struct Card {
        const model::PlacedCard* card = nullptr;
        std::size_t type = none;  // in `types`; none: unknown
        std::size_t space = 0, group = none, seat = none;
        bool isAttached = false;
    };
    struct Type {
        const model::CounterType* type = nullptr;
        std::string file;
        std::size_t index = 0;     // in its file
        std::size_t firstEnd = 0;  // its ends follow each other in `ends`
        std::size_t placed = 0;    // cards of it on the table
    };
    struct End {
        std::size_t type = 0;
        int number = 1;
        const model::UnitClassId* unitClass = nullptr;
        const std::string* nation = nullptr;
        const model::Attributes* values = nullptr;
    };
    struct Relation {
        const model::TableRelation* relation = nullptr;
        std::size_t from = none, to = none;  // groups
    };
    struct Pick {
        const model::Selection::Pick* pick = nullptr;
        std::size_t seat = none;
    };

    /// Without a scenario or a tableau, only the types.
    explicit TablePosition(const model::Document& document);

    const model::Tableau* tableau = nullptr;
    std::vector<const model::Seat*> seats;
    std::vector<Space> spaces;
    std::vector<Group> groups;
    std::vector<Card> cards;
    std::vector<Type> types;
    std::vector<End> ends;
    std::vector<Relation> relations;
    std::vector<Pick> picks;

    std::size_t seatOf(const model::SeatId& id) const;
    std::size_t groupOf(const model::CardGroupId& id) const;
    std::size_t typeOf(const model::CounterTypeId& id) const;

  private:
    void addTypes(const std::string& file, const model::Forces& forces);
    void addSpace(const model::TableauSpace& space);
    /// Returns the numbers of the cards.
    std::vector<std::size_t> addCards(const std::vector<model::PlacedCard>& placed, std::size_t group,
                                      bool isAttached);

    std::map<std::string, std::size_t, std::less<>> typePlaces_;
};

}  // namespace cota::mapsets
