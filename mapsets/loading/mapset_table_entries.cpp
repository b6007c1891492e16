// Reads what a game without a map declares: kinds of spaces and markers, and its rules as rows of formulas.
// Formulas stay text here; table/table_game.h reads them when all layers are known.

#include <algorithm>
#include <array>
#include <utility>

#include "formats/xml/markup/filled.h"
#include "mapsets/loading/mapset_layer.h"
#include "mapsets/table/set_up_acts.h"

namespace cota::mapsets {

namespace {

using model::Severity;

/// A row in an entry, by its id; one with an existing id is changed.
template <class Row>
struct FoundRow {
    Row* row = nullptr;  // null: this layer removes it
    std::string place;
};

template <class Row>
FoundRow<Row> rowIn(LayerContext& context, xml::XmlCursor& element, const std::string& around,
                    const Provenance& from, std::vector<Row>& rows, std::string Row::*key = &Row::id,
                    std::string_view attribute = "id") {
    const auto id = element.idText(attribute, true);
    FoundRow<Row> found{nullptr, around + "/" + std::string(element.name()) + "/" + id};
    placeOnce(context, element, found.place, element.name(), id);
    auto it = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.*key == id; });
    if (element.flag("remove")) {
        if (it != rows.end()) rows.erase(it);
        return found;
    }
    if (it == rows.end()) it = rows.insert(rows.end(), Row{});
    (*it).*key = id;
    it->from = provenanceOf(context, element, &from);
    found.row = &*it;
    return found;
}

void readUnits(LayerContext& context, xml::XmlCursor& element, const Found<TableAction>& action) {
    const auto found =
        rowIn(context, element, action.place, action.from, action.entry->units, &ActionUnits::of, "of");
    if (found.row) {
        formulaOf(context, element, "where", found.place, found.row->where);
        formulaOf(context, element, "most", found.place, found.row->most);
        formulaOf(context, element, "best", found.place, found.row->best);
    }
    element.finish();
}

void readNeed(LayerContext& context, xml::XmlCursor& element, const Found<TableAction>& action) {
    const auto found = rowIn(context, element, action.place, action.from, action.entry->needs);
    if (found.row) {
        mergeName(element, found.row->name);
        formulaOf(context, element, "if", found.place, found.row->when);
        formulaOf(context, element, "that", found.place, found.row->that);
    }
    element.finish();
}

void readTotalRow(LayerContext& context, xml::XmlCursor& element, const std::string& around,
                  const Provenance& from, std::vector<TotalRow>& rows, TotalRow::Kind kind) {
    const auto found = rowIn(context, element, around, from, rows);
    if (found.row) {
        found.row->kind = kind;
        mergeName(element, found.row->name);
        formulaOf(context, element, "when", found.place, found.row->when);
        if (kind == TotalRow::Kind::add) formulaOf(context, element, "is", found.place, found.row->is);
        if (kind == TotalRow::Kind::dice)
            found.row->sides = element.requiredInteger("sides", {.min = 2, .max = 100}).value_or(2);
    }
    element.finish();
}

void readTotal(LayerContext& context, xml::XmlCursor& element, const Found<TableAction>& action) {
    const auto of = element.idText("of", true);
    const auto place = action.place + "/total/" + of;
    placeOnce(context, element, place, "total", of);
    auto& totals = action.entry->totals;
    auto it = std::find_if(totals.begin(), totals.end(), [&](const auto& one) { return one.of == of; });
    if (it == totals.end()) it = totals.insert(totals.end(), {of, {}, {}});
    mergeName(element, it->name);
    static constexpr std::array<std::string_view, 3> kinds{"add", "half", "dice"};
    for (auto one : element.children()) {
        const auto kind = std::find(kinds.begin(), kinds.end(), one.name());
        if (kind == kinds.end())
            one.report(row(MapsetMessage::unknownEntry), {{"entry", std::string(one.name())},
                                                          model::sortedKnown({kinds.begin(), kinds.end()})});
        else
            readTotalRow(context, one, place, action.from, it->rows,
                         static_cast<TotalRow::Kind>(kind - kinds.begin()));
    }
    element.finish();
}

void readResult(LayerContext& context, xml::XmlCursor& element, const Found<TableAction>& action) {
    const auto found = rowIn(context, element, action.place, action.from, action.entry->results);
    if (found.row) {
        mergeName(element, found.row->name);
        formulaOf(context, element, "when", found.place, found.row->when);
    }
    element.finish();
}

void readSupport(LayerContext& context, xml::XmlCursor& element, const Found<TableAction>& action) {
    const auto found = rowIn(context, element, action.place, action.from, action.entry->supports);
    if (found.row) mergeName(element, found.row->name);
    element.finish();
}

/// What the step `act` cannot do without.
std::vector<std::string_view> neededOf(SetUpStep::Do act) {
    switch (act) {
        case SetUpStep::Do::collect:
            return {"to"};
        case SetUpStep::Do::shuffle:
            return {"from"};
        case SetUpStep::Do::select:
            return {"where", "count"};
        default:
            return {"from", "to"};
    }
}

void readHold(LayerContext& context, xml::XmlCursor& element, const std::string& around,
              std::vector<SetUpHold>& holds) {
    const auto id = element.idText("id", true);
    const auto place = around + "/hold/" + id;
    placeOnce(context, element, place, "hold", id);
    auto it = std::find_if(holds.begin(), holds.end(), [&](const auto& one) { return one.id == id; });
    const bool isRemoved = element.flag("remove");
    if (isRemoved && it != holds.end()) holds.erase(it);
    if (!isRemoved) {
        if (it == holds.end()) it = holds.insert(holds.end(), SetUpHold{});
        it->id = id;
        it->from = provenanceOf(context, element);
        mergeName(element, it->name);
        element.require("where");
        formulaOf(context, element, "where", place, it->where);
        if (const auto least = element.findInteger("least", {.min = 1, .max = 100})) it->least = *least;
    }
    element.finish();
}

}  // namespace

void formulaOf(LayerContext& context, xml::XmlCursor& element, std::string_view attribute,
               const std::string& place, std::string& formula) {
    if (!xml::isFilled(element, attribute)) return;
    formula = element.text(attribute);
    context.mapset.places[place + "/" + std::string(attribute)] = element.at(attribute);
}

void readSpaceKind(LayerContext& context, xml::XmlCursor& element) {
    static const std::vector<std::string_view> owners{"table", "seat"};
    const auto found =
        entryFor(context, element, context.catalogue().table.spaces, &SpaceKind::id, "space-kind");
    if (found.entry) {
        auto& kind = *found.entry;
        mergeName(element, kind.name);
        if (const auto of = element.findWord("of", owners)) kind.isOfSeat = *of == 1;
        if (const auto seen = element.findEnum("seen", model::Visibility::none)) kind.seen = *seen;
        if (const auto groups = element.findFlag("groups")) kind.hasGroups = *groups;
        if (const auto ordered = element.findFlag("ordered")) kind.isOrdered = *ordered;
        if (const auto needed = element.findFlag("needed")) kind.isNeeded = *needed;
    }
    element.finish();
}

void readMarkerKind(LayerContext& context, xml::XmlCursor& element) {
    static const std::vector<std::string_view> places{"card", "group", "space", "table"};
    const auto found =
        entryFor(context, element, context.catalogue().table.markers, &MarkerKind::id, "marker-kind");
    if (found.entry) {
        auto& kind = *found.entry;
        mergeName(element, kind.name);
        if (const auto on = element.findWord("on", places)) kind.on = static_cast<MarkerKind::On>(*on);
        if (const auto least = element.findInteger("least")) kind.least = *least;
        if (const auto most = element.findInteger("most")) kind.most = *most;
        if (const auto supply = element.findInteger("supply")) kind.supply = *supply;
    }
    element.finish();
}

void readRelationKind(LayerContext& context, xml::XmlCursor& element) {
    const auto found =
        entryFor(context, element, context.catalogue().table.relations, &RelationKind::id, "relation-kind");
    if (found.entry) {
        auto& kind = *found.entry;
        mergeName(element, kind.name);
        if (xml::isFilled(element, "labels")) kind.labels = wordsOf(element, "labels");
        if (const auto least = element.findInteger("least")) kind.least = *least;
        if (const auto most = element.findInteger("most")) kind.most = *most;
    }
    element.finish();
}

void readPhase(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().table.phases, &TablePhase::id, "phase");
    if (found.entry) mergeName(element, found.entry->name);
    element.finish();
}

void readTerm(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().table.terms, &TableTerm::id, "term");
    if (found.entry) {
        mergeName(element, found.entry->name);
        if (found.isNew) element.require("of");
        if (xml::isFilled(element, "of")) found.entry->of = element.text("of");
        formulaOf(context, element, "is", found.place, found.entry->is);
    }
    element.finish();
}

void readGroupKind(LayerContext& context, xml::XmlCursor& element) {
    const auto found =
        entryFor(context, element, context.catalogue().table.groups, &GroupKind::id, "group-kind");
    if (found.entry) {
        mergeName(element, found.entry->name);
        formulaOf(context, element, "when", found.place, found.entry->when);
    }
    element.finish();
}

void readMust(LayerContext& context, xml::XmlCursor& element) {
    static const std::vector<std::string_view> stages{"always", "set-up"};
    const auto found = entryFor(context, element, context.catalogue().table.musts, &TableMust::id, "must");
    if (found.entry) {
        auto& must = *found.entry;
        mergeName(element, must.name);
        if (found.isNew) element.require("of");
        if (xml::isFilled(element, "of")) must.of = element.text("of");
        formulaOf(context, element, "if", found.place, must.when);
        formulaOf(context, element, "that", found.place, must.that);
        if (const auto stage = element.findWord("stage", stages)) must.isOfSetUp = *stage == 1;
        if (const auto severity = element.findEnum("severity", Severity::error)) must.severity = *severity;
        if (xml::isFilled(element, "covers")) must.covers = wordsOf(element, "covers");
        if (auto cure = element.child("cure")) {
            mergeName(cure, must.cure);
            cure.finish();
        }
    }
    element.finish();
}

void readAction(LayerContext& context, xml::XmlCursor& element) {
    const auto found =
        entryFor(context, element, context.catalogue().table.actions, &TableAction::id, "action");
    if (found.entry) {
        auto& action = *found.entry;
        mergeName(element, action.name);
        if (found.isNew) element.require("from");
        if (xml::isFilled(element, "from")) action.actor = element.text("from");
        if (xml::isFilled(element, "to")) action.target = element.text("to");
        if (xml::isFilled(element, "phase")) action.phase = element.text("phase");
        formulaOf(context, element, "cost", found.place, action.cost);
        for (auto one : element.children("units")) readUnits(context, one, found);
        for (auto one : element.children("support")) readSupport(context, one, found);
        for (auto one : element.children("need")) readNeed(context, one, found);
        for (auto one : element.children("total")) readTotal(context, one, found);
        for (auto one : element.children("result")) readResult(context, one, found);
    }
    element.finish();
}

void readScore(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().table.scores, &TableScore::id, "score");
    if (found.entry) {
        mergeName(element, found.entry->name);
        if (found.isNew) element.require("of");
        if (xml::isFilled(element, "of")) found.entry->of = element.text("of");
        formulaOf(context, element, "when", found.place, found.entry->when);
        formulaOf(context, element, "is", found.place, found.entry->is);
    }
    element.finish();
}

void readSetUp(LayerContext& context, xml::XmlCursor& element) {
    const auto found = entryFor(context, element, context.catalogue().table.setUp, &SetUpStep::id, "set-up");
    if (found.entry) {
        auto& step = *found.entry;
        mergeName(element, step.name);
        if (found.isNew) element.require("do");
        if (const auto act = element.findWord("do", {setUpActs.begin(), setUpActs.end()}))
            step.act = static_cast<SetUpStep::Do>(*act);
        if (found.isNew)
            for (const auto attribute : neededOf(step.act)) element.require(attribute);
        if (found.isNew && step.act == SetUpStep::Do::deal && !element.has("up-to")) element.require("count");
        const std::array<std::pair<std::string_view, std::string*>, 3> kinds{
            {{"from", &step.source}, {"to", &step.target}, {"aside", &step.aside}}};
        for (const auto& [attribute, kind] : kinds) {
            if (!xml::isFilled(element, attribute)) continue;
            *kind = element.text(attribute);
            context.mapset.places[found.place + "/" + std::string(attribute)] = element.at(attribute);
        }
        const std::array<std::pair<std::string_view, std::string*>, 7> formulas{{{"when", &step.when},
                                                                                 {"where", &step.where},
                                                                                 {"stay", &step.stay},
                                                                                 {"needed", &step.needed},
                                                                                 {"count", &step.count},
                                                                                 {"most", &step.most},
                                                                                 {"up-to", &step.upTo}}};
        for (const auto& [attribute, formula] : formulas)
            formulaOf(context, element, attribute, found.place, *formula);
        if (const auto sides = element.findFlag("sides")) step.hasSides = *sides;
        if (xml::isFilled(element, "keeps")) {
            step.keeps = wordsOf(element, "keeps");
            context.mapset.places[found.place + "/keeps"] = element.at("keeps");
        }
        if (xml::isFilled(element, "values")) step.tableAttributes = wordsOf(element, "values");
        for (auto one : element.children("hold")) readHold(context, one, found.place, step.holds);
    }
    element.finish();
}

}  // namespace cota::mapsets
