#include "formats/model/document/tableau.h"

namespace cota::model {

std::vector<const CardGroup*> cardGroupsOf(const Tableau& tableau) {
    std::vector<const CardGroup*> all;
    for (const TableauSpace& space : tableau.spaces)
        for (const CardGroup& group : space.groups) all.push_back(&group);
    return all;
}

std::vector<const PlacedCard*> cardsOf(const Tableau& tableau) {
    std::vector<const PlacedCard*> all;
    const auto add = [&](const std::vector<PlacedCard>& cards) {
        for (const PlacedCard& card : cards) all.push_back(&card);
    };
    for (const TableauSpace& space : tableau.spaces) {
        add(space.cards);
        for (const CardGroup& group : space.groups) {
            add(group.cards);
            add(group.attached);
        }
    }
    return all;
}

}  // namespace cota::model
