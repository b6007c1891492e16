#include "validator/rules/table/table_names.h"

#include <algorithm>
#include <array>

namespace cota::checks {

using mapsets::FormulaThing;
using mapsets::TableKind;
using model::Language;
using model::LocalText;
using model::SubjectKind;

TableNames::TableNames(const CheckContext& context)
    : context_(context),
      position_(context.table().position()),
      cards_(cardsOnTable(context)),
      groups_(groupsOnTable(context)) {}

TableThing TableNames::ofType(std::size_t type) const {
    const auto& one = position_.types[type];
    const auto name = nameOr(*one.type);
    const std::array values{model::inWords("name", name)};
    return {subjectOf(SubjectKind::counterType, one.type->id),
            model::ListItem{one.file, model::ItemList::types, one.index},
            model::fillTemplate(local("'{name}'"), values)};
}

TableThing TableNames::ofPick(std::size_t pick) const {
    const auto* picked = position_.picks[pick].pick;
    for (const auto& selection : context_.tableau().selections)
        for (const auto& one : selection.picks)
            if (&one == picked) return thingOf(context_, selection);
    return tableItself();
}

TableThing TableNames::of(FormulaThing thing) const {
    const std::size_t index = thing.index;
    switch (static_cast<TableKind>(thing.kind)) {
        case TableKind::seat: {
            auto seat = thingOf(context_, *position_.seats[index]);
            seat.name = nameOr(*position_.seats[index]);
            return seat;
        }
        case TableKind::space:
            return thingOf(context_, *position_.spaces[index].space);
        case TableKind::group:
            return groups_[index].thing;
        case TableKind::card: {
            const auto* card = position_.cards[index].card;
            return thingOf(context_, *std::ranges::find(cards_, card, &CardPlace::card));
        }
        case TableKind::type:
            return ofType(index);
        case TableKind::end:
            return ofType(position_.ends[index].type);
        case TableKind::relation:
            return thingOf(context_, *position_.relations[index].relation);
        case TableKind::pick:
            return ofPick(index);
        default:
            return tableItself();
    }
}

LocalText TableNames::seatOf(FormulaThing thing) const {
    const std::size_t index = thing.index;
    auto seat = mapsets::TablePosition::none;
    switch (static_cast<TableKind>(thing.kind)) {
        case TableKind::seat:
            seat = index;
            break;
        case TableKind::space:
            seat = position_.spaces[index].seat;
            break;
        case TableKind::group:
            seat = position_.spaces[position_.groups[index].space].seat;
            break;
        case TableKind::card:
            seat = position_.cards[index].seat;
            break;
        case TableKind::pick:
            seat = position_.picks[index].seat;
            break;
        default:
            break;
    }
    return seat == mapsets::TablePosition::none ? LocalText{} : nameOr(*position_.seats[seat]);
}

LocalText TableNames::sentence(const LocalText& text, FormulaThing thing) const {
    const auto seat = seatOf(thing);
    const auto name = of(thing).name;
    const std::array values{model::inWords("thing", name),
                            model::inWords("seat", seat.empty() ? name : seat)};
    const auto in = [&](Language language) {
        auto sentence = model::fillTemplate(text.in(language), model::valuesIn(values, language));
        // The names of things begin with a small letter, for the middle of a sentence.
        if (!sentence.empty() && sentence.front() >= 'a' && sentence.front() <= 'z')
            sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
        return sentence;
    };
    return {in(Language::english), in(Language::spanish)};
}

LocalText TableNames::sentenceAbout(const LocalText& text, FormulaThing thing) const {
    const auto named = [&](Language language) {
        const auto& one = text.in(language);
        const bool isNamed = static_cast<TableKind>(thing.kind) == TableKind::table ||
                             one.find("{thing}") != std::string::npos ||
                             one.find("{seat}") != std::string::npos;
        return isNamed ? one : "{thing}: " + one;
    };
    return sentence({named(Language::english), named(Language::spanish)}, thing);
}

}  // namespace cota::checks
