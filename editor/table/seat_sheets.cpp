// The forms of players, of the table itself, of relations between groups and links between spaces.
#include <algorithm>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/table/table_edits.h"
#include "editor/table/table_sheets.h"
#include "editor/words/words.h"

namespace cota::session {

namespace {

using model::Seat;
using model::Subject;
using model::SubjectKind;
using model::Tableau;

/// The edit of an entry of a list of the table.
template <class T, class Set>
auto onEntry(const SheetSourcePtr& source, std::vector<T> Tableau::*list, std::size_t place, Set set) {
    return onTableau(source, [list, place, set](Tableau& tableau, auto value) {
        if (place < (tableau.*list).size()) set((tableau.*list)[place], std::move(value));
    });
}

/// A button that removes an entry of a list.
template <class T>
void addRemover(PropertyRows& rows, const SheetSourcePtr& source, const StepName& label,
                std::vector<T> Tableau::*list, std::size_t place) {
    rows.text(label, "", asText(onTableau(source, [list, place](Tableau& tableau, const std::string&) {
                  auto& things = tableau.*list;
                  if (place < things.size())
                      things.erase(things.begin() + static_cast<std::ptrdiff_t>(place));
              })));
    rows.asAction();
}

void addPick(PropertyRows& rows, const SheetSourcePtr& source, std::size_t selection, std::size_t pick,
             const model::Selection::Pick& chosen) {
    using Pick = model::Selection::Pick;
    const auto edit = [&](auto set) {
        return onEntry(source, &Tableau::selections, selection,
                       [pick, set](model::Selection& one, auto value) {
                           if (pick < one.picks.size()) set(one.picks[pick], std::move(value));
                       });
    };
    rows.choice(named("Card %s", std::to_string(pick + 1)), chosen.type.text,
                cardTypeChoices(*source, tr("not chosen")),
                edit([](Pick& one, const std::string& id) { one.type = model::CounterTypeId(id); }));
    rows.choice(named("For the side"), chosen.side.text, sideChoices(*source, tr("none")),
                edit([](Pick& one, const std::string& id) { one.side = model::SideId(id); }));
    rows.text(named("Remove the card %s", std::to_string(pick + 1)), "",
              asText(onTableau(source, [selection, pick](Tableau& tableau, const std::string&) {
                  auto& all = tableau.selections;
                  if (selection >= all.size() || pick >= all[selection].picks.size()) return;
                  auto& picks = all[selection].picks;
                  picks.erase(picks.begin() + static_cast<std::ptrdiff_t>(pick));
                  if (picks.empty()) all.erase(all.begin() + static_cast<std::ptrdiff_t>(selection));
              })));
    rows.asAction();
}

void addPicks(PropertyRows& rows, const SheetSourcePtr& source, const Seat& seat) {
    const auto& tableau = *tableOf(source->document);
    rows.heading(tr("Selected in secret"));
    for (std::size_t i = 0; i < tableau.selections.size(); ++i) {
        if (tableau.selections[i].seat != seat.id) continue;
        const auto& picks = tableau.selections[i].picks;
        for (std::size_t pick = 0; pick < picks.size(); ++pick) addPick(rows, source, i, pick, picks[pick]);
    }
    rows.choice(named("Select a card"), "", cardTypeChoices(*source, tr("choose a card")),
                [source, id = seat.id](const std::string& type) {
                    const auto step = withPick(*source, id, model::CounterTypeId(type));
                    return step && !type.empty() ? step->document : source->document;
                });
}

std::vector<PaletteEntry> groupChoices(const SheetSource& source, const model::CardGroupId& without) {
    std::vector<PaletteEntry> choices;
    for (const auto* group : model::cardGroupsOf(*tableOf(source.document)))
        if (group->id != without) choices.push_back({group->id.text, nameOf(*group, source.language)});
    return choices;
}

const mapsets::RelationKind* relationKind(const SheetSource& source, const std::string& id) {
    if (source.game)
        for (const auto& kind : source.game->catalogue.table.relations)
            if (kind.id == id) return &kind;
    return nullptr;
}

}  // namespace

PropertySheet seatForm(const SheetSource& given, const Subject& subject) {
    const auto source = std::make_shared<const SheetSource>(given);
    const auto& tableau = *tableOf(given.document);
    const auto found = std::ranges::find(tableau.seats, model::SeatId(subject.id), &Seat::id);
    if (found == tableau.seats.end()) return {};
    const auto place = static_cast<std::size_t>(found - tableau.seats.begin());
    const auto edit = [&](auto set) { return onEntry(source, &Tableau::seats, place, set); };
    PropertyRows rows(named("Seat %s", namesOf(*found)), given, {SubjectKind::scenario, "", {}});
    rows.about(subject);
    rows.names(found->name, edit([](Seat& one, model::LocalText name) { one.name = std::move(name); }));
    rows.choice(named("Side"), found->side.text, sideChoices(given, tr("none")),
                edit([](Seat& one, const std::string& id) { one.side = model::SideId(id); }));
    const auto ofTable = [&](model::SeatId Tableau::*which) {
        return onTableau(source, [id = found->id, which](Tableau& changed, bool isSet) {
            changed.*which = isSet ? id : model::SeatId();
        });
    };
    rows.flag(named("Has the turn"), tableau.turn == found->id, ofTable(&Tableau::turn));
    rows.flag(named("Began the game"), tableau.start == found->id, ofTable(&Tableau::start));
    if (given.game)
        rows.values(given.game->catalogue.table.seatAttributes, found->attributes,
                    edit([](Seat& one, model::Attributes values) { one.attributes = std::move(values); }));
    addPicks(rows, source, *found);
    return std::move(rows).sheet();
}

PropertySheet tableForm(const SheetSource& given) {
    const auto source = std::make_shared<const SheetSource>(given);
    const auto& tableau = *tableOf(given.document);
    PropertyRows rows(named("Table"), given, {SubjectKind::scenario, "", {}});
    rows.about(tableSubject());
    const auto seat = [&](model::SeatId Tableau::*which) {
        return onTableau(
            source, [which](Tableau& changed, const std::string& id) { changed.*which = model::SeatId(id); });
    };
    rows.choice(named("Whose turn it is"), tableau.turn.text, seatChoicesOf(given, tr("not stated")),
                seat(&Tableau::turn));
    rows.choice(named("Who began"), tableau.start.text, seatChoicesOf(given, tr("not stated")),
                seat(&Tableau::start));
    if (given.game)
        rows.values(given.game->catalogue.table.tableAttributes, tableau.attributes,
                    onTableau(source, [](Tableau& changed, model::Attributes values) {
                        changed.attributes = std::move(values);
                    }));
    addMarkerRows(rows, source, tableSubject());
    return std::move(rows).sheet();
}

PropertySheet relationForm(const SheetSource& given, const Subject& subject) {
    const auto& relations = tableOf(given.document)->relations;
    const auto found = std::ranges::find_if(
        relations, [&](const model::TableRelation& one) { return one.name() == subject.id; });
    if (found == relations.end()) return {};
    const auto* kind = relationKind(given, found->kind);
    PropertyRows rows(named("Relation %s", kind != nullptr ? StepName(kind->name) : StepName(found->kind)),
                      given, {SubjectKind::scenario, "", {}});
    rows.about(subject);
    addRelation(rows, std::make_shared<const SheetSource>(given),
                static_cast<std::size_t>(found - relations.begin()));
    return std::move(rows).sheet();
}

void addRelation(PropertyRows& rows, const SheetSourcePtr& source, std::size_t place) {
    using model::TableRelation;
    const auto& relation = tableOf(source->document)->relations[place];
    const auto edit = [&](auto set) { return onEntry(source, &Tableau::relations, place, set); };
    rows.choice(named("From"), relation.from.text, groupChoices(*source, relation.to),
                edit([](TableRelation& one, const std::string& id) { one.from = model::CardGroupId(id); }));
    rows.choice(named("To"), relation.to.text, groupChoices(*source, relation.from),
                edit([](TableRelation& one, const std::string& id) { one.to = model::CardGroupId(id); }));
    const auto* kind = relationKind(*source, relation.kind);
    std::vector<PaletteEntry> labels{{"", tr("none")}};
    for (const auto& label : kind != nullptr ? kind->labels : std::vector<std::string>())
        labels.push_back({label, label});
    rows.choice(named("Label"), relation.label, std::move(labels),
                edit([](TableRelation& one, const std::string& text) { one.label = text; }));
    if (kind != nullptr && (kind->most != 0 || relation.value))
        rows.number(named("Number"), relation.value, kind->least, kind->most, true,
                    edit([](TableRelation& one, std::optional<int> value) { one.value = value; }));
    if (source->game)
        rows.values(
            source->game->catalogue.table.relationAttributes, relation.attributes,
            edit([](TableRelation& one, model::Attributes values) { one.attributes = std::move(values); }));
    addRemover(rows, source, named("Remove the relation"), &Tableau::relations, place);
}

void addRelationRows(PropertyRows& rows, const SheetSourcePtr& source, const model::CardGroupId& group) {
    const auto& relations = tableOf(source->document)->relations;
    if (!source->game) return;
    for (std::size_t i = 0; i < relations.size(); ++i) {
        if (relations[i].from != group) continue;
        const auto* kind = relationKind(*source, relations[i].kind);
        rows.heading(kind != nullptr ? withCapital(kind->name.in(source->language)) : relations[i].kind);
        addRelation(rows, source, i);
    }
    rows.heading(tr("Relations"));
    for (const auto& kind : source->game->catalogue.table.relations) {
        auto groups = groupChoices(*source, group);
        groups.insert(groups.begin(), {"", tr("choose a group")});
        rows.choice(named("New: %s", StepName(kind.name)), "", std::move(groups),
                    [source, group, id = kind.id](const std::string& to) {
                        const auto step = withRelation(*source, id, group, model::CardGroupId(to));
                        return step && !to.empty() ? step->document : source->document;
                    });
    }
}

void addLinkRows(PropertyRows& rows, const SheetSourcePtr& source, const model::SpaceId& space) {
    using model::SpaceLink;
    const auto& tableau = *tableOf(source->document);
    rows.heading(tr("Links to other spaces"));
    std::vector<PaletteEntry> others;
    for (const auto& one : tableau.spaces)
        if (one.id != space) others.push_back({one.id.text, nameOf(one, source->language)});
    for (std::size_t i = 0; i < tableau.links.size(); ++i) {
        const auto& link = tableau.links[i];
        if (link.from != space) continue;
        const auto edit = [&](auto set) { return onEntry(source, &Tableau::links, i, set); };
        rows.choice(named("Leads to"), link.to.text, others,
                    edit([](SpaceLink& one, const std::string& id) { one.to = model::SpaceId(id); }));
        rows.text(named("Kind of link"), link.kind,
                  asText(edit([](SpaceLink& one, const std::string& kind) { one.kind = kind; })));
        addRemover(rows, source, named("Remove the link"), &Tableau::links, i);
    }
    others.insert(others.begin(), {"", tr("choose a space")});
    rows.choice(named("New link to"), "", std::move(others), [source, space](const std::string& to) {
        const auto step = withLink(*source, "link", space, model::SpaceId(to));
        return step && !to.empty() ? step->document : source->document;
    });
}

}  // namespace cota::session
