#include "mapsets/table/set_up_words.h"

#include <array>

#include "formats/model/finding/message.h"

namespace cota::mapsets {

namespace {

using model::Language;
using model::LocalLiteral;
using model::LocalText;

constexpr LocalLiteral fewCards =
    local("“{step}” of the set-up needs {needed} {needed:card|cards}, but finds {found}.");
constexpr LocalLiteral fewForAll = local(
    "“{step}” of the set-up needs {needed} {needed:card|cards} for “{hold}”, but the deck has {found}.");
constexpr LocalLiteral fewForSeat =
    local("“{step}” of the set-up gives {seat} too few cards for “{hold}” ({found} instead of {needed}).");
constexpr LocalLiteral fewChoices = local(
    "“{step}” of the set-up: {seat} must select at least {needed}, but can select no more than {found}.");
constexpr LocalLiteral brokenChoice =
    local("“{step}” of the set-up: no selection of {seat} is legal. {reason}");
constexpr LocalLiteral noPlace = local(
    "“{step}” of the set-up: {card} must be placed, but {seat} can form no legal group with it. {reason}");
constexpr LocalLiteral brokenEnd = local("After the set-up a rule of the game does not hold: {reason}");
constexpr LocalLiteral notEntered = local("The set-up needs values that are not entered: {missing}.");

LocalText nameOf(const LaidTable& table, const std::optional<std::size_t>& seat) {
    if (!seat) return {};
    const model::Seat& one = *table.position().seats[*seat];
    return one.name.empty() ? LocalText{one.id.text, one.id.text} : one.name;
}

/// The sentence of the row that does not hold, about things of a proposal, which are in no file.
LocalText reasonOf(const SetUpFault& fault, const LocalText& seat) {
    if (fault.must == nullptr) return {};
    const LocalText group = local("The group");
    const LocalText& thing = fault.kind == SetUpFault::Kind::unplaced ? group
                             : fault.thing.empty()                    ? seat
                                                                      : fault.thing;
    const std::array values{model::inWords("thing", thing),
                            model::inWords("seat", seat.empty() ? thing : seat)};
    const auto in = [&](Language language) {
        return model::fillTemplate(fault.must->name.in(language), model::valuesIn(values, language));
    };
    return {in(Language::english), in(Language::spanish)};
}

LocalText listOf(const std::vector<LocalText>& texts) {
    LocalText list;
    for (const LocalText& one : texts) {
        list.en += (list.en.empty() ? "" : "; ") + one.in(Language::english);
        list.es += (list.es.empty() ? "" : "; ") + one.in(Language::spanish);
    }
    return list;
}

const LocalLiteral& templateOf(const SetUpFault& fault) {
    switch (fault.kind) {
        case SetUpFault::Kind::tooFew:
            return fewCards;
        case SetUpFault::Kind::notHeld:
            return fault.seat ? fewForSeat : fewForAll;
        case SetUpFault::Kind::noSelection:
            return fault.must != nullptr ? brokenChoice : fewChoices;
        case SetUpFault::Kind::unplaced:
            return noPlace;
        case SetUpFault::Kind::broken:
            return brokenEnd;
        default:
            return notEntered;
    }
}

}  // namespace

LocalText whyNot(const SetUpFault& fault, const LaidTable& table) {
    const LocalText seat = nameOf(table, fault.seat);
    const std::array values{model::inWords("step", fault.step != nullptr ? fault.step->name : LocalText{}),
                            model::MessageValue{"needed", std::to_string(fault.needed)},
                            model::MessageValue{"found", std::to_string(fault.found)},
                            model::inWords("hold", fault.hold != nullptr ? fault.hold->name : LocalText{}),
                            model::inWords("seat", seat),
                            model::inWords("card", fault.thing),
                            model::inWords("reason", reasonOf(fault, seat)),
                            model::inWords("missing", listOf(fault.missing))};
    return model::fillTemplate(templateOf(fault), values);
}

}  // namespace cota::mapsets
