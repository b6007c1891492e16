#include "editor/table/table_sheets.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/table/table_edits.h"
#include "editor/table/table_moves.h"
#include "editor/words/words.h"

namespace cota::session {

namespace {

using model::Subject;
using model::SubjectKind;
using model::Tableau;
using In = TableSpot::In;

const mapsets::TableRules noRules;

const mapsets::TableRules& sheetRules(const SheetSource& source) {
    return source.game ? source.game->catalogue.table : noRules;
}

/// A choice that adds something; it shows the empty entry again afterwards.
void addChoice(PropertyRows& rows, const StepName& label, const std::string& none,
               std::vector<PaletteEntry> choices, std::function<model::Document(const std::string&)> add) {
    if (choices.empty()) return;
    choices.insert(choices.begin(), {"", none});
    rows.choice(label, "", std::move(choices), std::move(add));
}

std::string kindName(const mapsets::TableRules& rules, const model::TableMarker& marker,
                     model::Language language) {
    for (const auto& kind : rules.markers)
        if (kind.id == marker.kind) return nameOf(kind, language);
    return marker.kind;
}

/// An edit of the card of a spot.
template <class Set>
auto onCard(const SheetSourcePtr& source, const TableSpot& spot, Set set) {
    return onTableau(source, [spot, set](Tableau& tableau, auto value) {
        if (auto* card = cardAt(tableau, spot)) set(*card, std::move(value));
    });
}

template <class Set>
auto onGroup(const SheetSourcePtr& source, const std::string& id, Set set) {
    return onTableau(source, [id, set](Tableau& tableau, auto value) {
        if (auto* group = findGroup(tableau, id)) set(*group, std::move(value));
    });
}

template <class Set>
auto onSpace(const SheetSourcePtr& source, const std::string& id, Set set) {
    return onTableau(source, [id, set](Tableau& tableau, auto value) {
        if (auto* space = findSpace(tableau, id)) set(*space, std::move(value));
    });
}

std::vector<PaletteEntry> endChoices(const SheetSource& source, const model::CounterTypeId& id) {
    std::vector<PaletteEntry> ends;
    const auto* type = typeOnTable(source.document, id);
    if (type == nullptr) return {{"1", "1"}};
    ends.push_back({"1", "1: " + nameOf(*type, source.language)});
    for (std::size_t i = 0; i < type->ends.size(); ++i) {
        const auto& end = type->ends[i];
        const auto name = end.name.empty() ? nameOf(*type, source.language) : end.name.in(source.language);
        const auto number = std::to_string(i + 2);
        ends.push_back({number, number + ": " + name + (end.nation.empty() ? "" : " (" + end.nation + ")")});
    }
    return ends;
}

void addCardState(PropertyRows& rows, const SheetSourcePtr& source, const TableSpot& spot,
                  const model::PlacedCard& card) {
    using model::PlacedCard;
    rows.choice(
        named("End up"), std::to_string(card.end), endChoices(*source, card.type),
        onCard(source, spot, [](PlacedCard& one, const std::string& end) { one.end = std::stoi(end); }));
    rows.flag(named("Lies sideways"), card.turned,
              onCard(source, spot, [](PlacedCard& one, bool isTurned) { one.turned = isTurned; }));
    rows.flag(named("Face down"), card.faceDown,
              onCard(source, spot, [](PlacedCard& one, bool isDown) { one.faceDown = isDown; }));
    rows.choice(
        named("Played by"), card.by.text, seatChoicesOf(*source, tr("the player it lies before")),
        onCard(source, spot, [](PlacedCard& one, const std::string& id) { one.by = model::SeatId(id); }));
    rows.values(sheetRules(*source).cardAttributes, card.attributes,
                onCard(source, spot, [](PlacedCard& one, model::Attributes values) {
                    one.attributes = std::move(values);
                }));
}

PropertySheet cardForm(const SheetSource& given, const Subject& subject) {
    using model::PlacedCard;
    const auto source = std::make_shared<const SheetSource>(given);
    const auto spot = spotOf(subject);
    const auto* card = spot ? cardAt(*tableOf(given.document), *spot) : nullptr;
    if (card == nullptr) return {};
    const auto title =
        card->type.empty()
            ? named("Card with an unknown face")
            : named("Card %s", subjectName(given.document, {SubjectKind::counterType, card->type.text, {}}));
    PropertyRows rows(title, given, {SubjectKind::scenario, "", {}});
    rows.about(subject);
    rows.choice(named("Card"), card->type.text, cardTypeChoices(given, tr("unknown face")),
                onCard(source, *spot, [](PlacedCard& one, const std::string& id) {
                    one.type = model::CounterTypeId(id);
                    one.end = 1;
                }));
    rows.number(named("Equal cards"), card->count, 1, PlacedCard::mostEqual, false,
                onCard(source, *spot, [](PlacedCard& one, std::optional<int> count) { one.count = *count; }));
    addCardState(rows, source, *spot, *card);
    addMarkerRows(rows, source, subject);
    return std::move(rows).sheet();
}

/// The cards that the deck has more copies of than there are on the table.
std::vector<PaletteEntry> unplacedChoices(const SheetSource& source) {
    std::vector<PaletteEntry> choices;
    for (const auto* type : unplacedTypes(source))
        choices.push_back({type->id.text, nameOf(*type, source.language)});
    return choices;
}

void addCardAdder(PropertyRows& rows, const SheetSourcePtr& source, const StepName& label,
                  const TableSpot& at) {
    addChoice(rows, label, tr("choose a card"), unplacedChoices(*source),
              [source, at](const std::string& id) {
                  const auto step = withCard(*source, at, model::CounterTypeId(id));
                  return step ? step->document : source->document;
              });
}

PropertySheet groupForm(const SheetSource& given, const Subject& subject) {
    using model::CardGroup;
    const auto source = std::make_shared<const SheetSource>(given);
    const auto* group = groupNamed(*tableOf(given.document), subject.id);
    if (group == nullptr) return {};
    PropertyRows rows(named("Group %s", namesOf(*group)), given, {SubjectKind::scenario, "", {}});
    rows.about(subject);
    rows.names(group->name, onGroup(source, subject.id, [](CardGroup& one, model::LocalText name) {
                   one.name = std::move(name);
               }));
    rows.choice(named("Side"), group->side.text, sideChoices(given, tr("none")),
                onGroup(source, subject.id,
                        [](CardGroup& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.values(sheetRules(given).groupAttributes, group->attributes,
                onGroup(source, subject.id, [](CardGroup& one, model::Attributes values) {
                    one.attributes = std::move(values);
                }));
    addCardAdder(rows, source, named("Add a card"), {In::group, subject.id});
    addCardAdder(rows, source, named("Attach a card"), {In::attached, subject.id});
    addMarkerRows(rows, source, subject);
    addRelationRows(rows, source, group->id);
    return std::move(rows).sheet();
}

PropertySheet spaceForm(const SheetSource& given, const Subject& subject) {
    using model::TableauSpace;
    const auto source = std::make_shared<const SheetSource>(given);
    const auto* space = spaceNamed(*tableOf(given.document), subject.id);
    if (space == nullptr) return {};
    PropertyRows rows(named("Space %s", namesOf(*space)), given, {SubjectKind::scenario, "", {}});
    rows.about(subject);
    rows.names(space->name, onSpace(source, subject.id, [](TableauSpace& one, model::LocalText name) {
                   one.name = std::move(name);
               }));
    std::vector<PaletteEntry> kinds;
    for (const auto& kind : sheetRules(given).spaces)
        kinds.push_back({kind.id, nameOf(kind, given.language)});
    rows.choice(
        named("Kind"), space->kind, std::move(kinds),
        onSpace(source, subject.id, [](TableauSpace& one, const std::string& kind) { one.kind = kind; }));
    rows.choice(named("Seat"), space->seat.text, seatChoicesOf(given, tr("common to all")),
                onSpace(source, subject.id,
                        [](TableauSpace& one, const std::string& id) { one.seat = model::SeatId(id); }));
    rows.choice(named("Side"), space->side.text, sideChoices(given, tr("none")),
                onSpace(source, subject.id,
                        [](TableauSpace& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.values(sheetRules(given).spaceAttributes, space->attributes,
                onSpace(source, subject.id, [](TableauSpace& one, model::Attributes values) {
                    one.attributes = std::move(values);
                }));
    addCardAdder(rows, source, named("Add a card"), {In::space, subject.id});
    addMarkerRows(rows, source, subject);
    addLinkRows(rows, source, space->id);
    return std::move(rows).sheet();
}

PropertySheet markerForm(const SheetSource& given, const Subject& subject) {
    const auto spot = spotOf(subject);
    const auto* marker = spot ? markerAt(*tableOf(given.document), *spot) : nullptr;
    if (marker == nullptr) return {};
    PropertyRows rows(named("Marker %s", kindName(sheetRules(given), *marker, given.language)), given,
                      {SubjectKind::scenario, "", {}});
    rows.about(subject);
    addMarker(rows, std::make_shared<const SheetSource>(given), *spot);
    return std::move(rows).sheet();
}

}  // namespace

PropertySheet tableSheet(const SheetSource& source, const Subject& subject) {
    if (tableOf(source.document) == nullptr) return {};
    switch (subject.kind) {
        case SubjectKind::counter:
            return isMarker(subject) ? markerForm(source, subject) : cardForm(source, subject);
        case SubjectKind::cardGroup:
            return groupForm(source, subject);
        case SubjectKind::space:
            return spaceForm(source, subject);
        case SubjectKind::seat:
            return seatForm(source, subject);
        case SubjectKind::relation:
            return relationForm(source, subject);
        default:
            return subject == tableSubject() ? tableForm(source) : PropertySheet();
    }
}

void addMarker(PropertyRows& rows, const SheetSourcePtr& source, const TableSpot& spot) {
    using model::TableMarker;
    const auto* marker = markerAt(*tableOf(source->document), spot);
    if (marker == nullptr) return;
    const auto edit = [&](auto set) {
        return onTableau(source, [spot, set](Tableau& tableau, auto value) {
            if (auto* one = markerAt(tableau, spot)) set(*one, std::move(value));
        });
    };
    for (const auto& kind : sheetRules(*source).markers)
        if (kind.id == marker->kind && (kind.most != 0 || marker->value)) {
            rows.number(named("Number"), marker->value, kind.least, kind.most, true,
                        edit([](TableMarker& one, std::optional<int> value) { one.value = value; }));
        }
    rows.text(named("Label"), marker->label,
              asText(edit([](TableMarker& one, const std::string& text) { one.label = text; })));
    rows.choice(named("Placed by"), marker->by.text, seatChoicesOf(*source, tr("not stated")),
                edit([](TableMarker& one, const std::string& id) { one.by = model::SeatId(id); }));
    rows.choice(named("Side"), marker->side.text, sideChoices(*source, tr("none")),
                edit([](TableMarker& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.text(named("Remove the marker"), "",
              asText(onTableau(source, [spot](Tableau& tableau, const std::string&) {
                  auto* markers = markersAt(tableau, spot);
                  if (markers != nullptr && spot.marker < markers->size())
                      markers->erase(markers->begin() + static_cast<std::ptrdiff_t>(spot.marker));
              })));
    rows.asAction();
}

void addMarkerRows(PropertyRows& rows, const SheetSourcePtr& source, const Subject& on) {
    auto spot = spotOf(on);
    auto tableau = *tableOf(source->document);
    const auto* markers = spot ? markersAt(tableau, *spot) : nullptr;
    if (markers == nullptr) return;
    for (std::size_t i = 0; i < markers->size(); ++i) {
        rows.heading(tr("Marker %s", kindName(sheetRules(*source), (*markers)[i], source->language)));
        auto lying = *spot;
        lying.marker = i;
        addMarker(rows, source, lying);
    }
    std::vector<PaletteEntry> kinds;
    for (const auto* kind : markersFor(*source, on))
        if (std::ranges::find(*markers, kind->id, &model::TableMarker::kind) == markers->end())
            kinds.push_back({kind->id, nameOf(*kind, source->language)});
    rows.heading(tr("Markers"));
    addChoice(rows, named("Add a marker"), tr("choose a marker"), std::move(kinds),
              [source, on](const std::string& kind) {
                  const auto step = withMarker(*source, on, kind);
                  return step ? step->document : source->document;
              });
}

std::vector<PaletteEntry> seatChoicesOf(const SheetSource& source, std::string none) {
    return choicesOf(none, tableOf(source.document)->seats, [&](const model::Seat& seat) {
        return PaletteEntry{seat.id.text, nameOf(seat, source.language)};
    });
}

std::vector<PaletteEntry> cardTypeChoices(const SheetSource& source, std::string none) {
    std::vector<PaletteEntry> choices{{"", std::move(none)}};
    for (const auto& [file, forces] : source.document.forces)
        for (const auto& type : forces->types)
            choices.push_back({type.id.text, nameOf(type, source.language)});
    return choices;
}

}  // namespace cota::session
