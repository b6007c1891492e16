#include "editor/counters/csv_row_reader.h"

#include <algorithm>

#include "editor/counters/new_units.h"
#include "editor/documents/file_names.h"
#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

/// Sets the name of a thing whose language the table does not say.
void setUnitName(model::LocalText& name, const std::string& text, model::Language language) {
    (language == model::Language::spanish ? name.es : name.en) = text;
}

}  // namespace

CsvRowReader::CsvRowReader(const SheetSource& source, const std::vector<CsvField>& fields,
                           const CsvChoices& choices, std::string file, ForcesDraft& draft)
    : source_(source),
      cells_(source, fields, choices),
      file_(std::move(file)),
      draft_(draft),
      types_(cells_, draft) {
    if (!draft.scenario()) return;
    for (const auto& side : draft.scenario()->sides) sides_.add(side.id.text, side.name);
    for (const auto& group : draft.scenario()->groups) groups_.add(group.id.text, group.name);
}

void CsvRowReader::expect(const CsvLine& line) {
    cells_.take(line);
    expected_.insert(cells_.at(csv::id));
    for (const char* name : {csv::nameEnglish, csv::nameSpanish})
        expected_.insert(foldedText(cells_.at(name)));
}

CsvRow CsvRowReader::read(const CsvLine& line) {
    cells_.take(line);
    CsvRow row;
    row.line = line.line;
    ++rows_;
    Wish wish;
    findUnit(row, wish);
    readNames(row, wish);
    readCount(row, wish);
    readFormation(row, wish);
    readSide(row, wish);
    wish.type = types_.read(row, wish.unit.empty() ? std::string() : wish.counter.type.text);
    if (wish.type) wish.counter.type = wish.type->id;
    readOwn(row, wish);
    readPlace(row, wish);
    show(row, wish);
    if (cells_.choices().leftOut.contains(line.line) || !row.faults.empty())
        row.effect = CsvRow::Effect::leaveOut;
    else
        enter(row, wish);
    return row;
}

/// Both sides may have an A Company: the side of the row decides.
std::vector<std::string> CsvRowReader::formationsNamed(const std::string& word) {
    auto ids = draft_.formations().find(word);
    if (const auto sides = sides_.find(cells_.at(csv::side)); ids.size() > 1 && sides.size() == 1)
        std::erase_if(ids, [&](const std::string& id) { return draft_.sideOf(id).text != sides.front(); });
    return ids;
}

/// By its id, else by its name in its formation.
void CsvRowReader::findUnit(CsvRow& row, Wish& wish) {
    wish.file = file_;
    const auto id = cells_.at(csv::id);
    if (!id.empty()) {
        if (!xml::isIdText(id))
            cells_.fault(row, csv::id, tr("'%s' is not a valid id: no blanks, quotes or marks.", id));
        else if (const auto line = lineOfUnit_.find(id); line != lineOfUnit_.end())
            cells_.fault(row, csv::id,
                         filledIn(tr("The id '%s' is in line %s too.", id), std::to_string(line->second)));
        else if (draft_.unit(id))
            wish.unit = id;
    } else {
        for (const char* field : {csv::nameEnglish, csv::nameSpanish}) {
            if (cells_.at(field).empty() || !wish.unit.empty() || !row.faults.empty()) continue;
            const auto word = cells_.at(csv::formation);
            auto formation = formationsNamed(word);
            if (word.empty()) formation = {cells_.choices().target.formation.text};
            if (formation.size() != 1) continue;  // a new one, or one that readFormation asks for
            const auto units = draft_.unitsNamed(cells_.at(field), formation.front());
            if (units.size() > 1)
                cells_.fault(row, field,
                             tr("Several units are called '%s'. Use their ids.", cells_.at(field)));
            if (units.size() == 1 && !lineOfUnit_.contains(units.front())) wish.unit = units.front();
        }
    }
    if (wish.unit.empty()) {
        wish.counter.id = model::CounterId(id);
        wish.counter.formation = cells_.choices().target.formation;
        if (wish.counter.formation.empty()) wish.counter.side = cells_.choices().target.side;
        if (source_.game)
            wish.counter.attributes = mapsets::requiredValues(source_.game->catalogue.counterAttributes);
        return;
    }
    wish.counter = *draft_.unit(wish.unit);
    wish.file = draft_.fileOfUnit(wish.unit);
    wish.post = draft_.post(wish.unit);
}

void CsvRowReader::readNames(CsvRow& row, Wish& wish) const {
    if (const auto name = cells_.at(csv::nameEnglish); !name.empty()) wish.counter.name.en = name;
    if (const auto name = cells_.at(csv::nameSpanish); !name.empty()) wish.counter.name.es = name;
    row.name = wish.counter.name.in(source_.language);
}

void CsvRowReader::readCount(CsvRow& row, Wish& wish) const {
    const auto text = cells_.at(csv::count);
    if (text.empty()) return;
    const auto count = mapsets::readInteger(text);
    if (!count || *count < 0 || *count > mostNewUnits)
        return cells_.fault(
            row, csv::count,
            tr("The count must be a whole number from 0 to %s.", std::to_string(mostNewUnits)));
    if (!cells_.at(csv::id).empty() && *count != 1)
        return cells_.fault(row, csv::count, tr("A row with an id is one unit. Clear the count or the id."));
    wish.count = *count;
    if (*count == 1 || wish.unit.empty()) return;
    if (*count > 1)
        cells_.fault(row, csv::count, tr("There is a unit of this name already, so the row is one unit."));
    else
        wish.unit.clear();
}

void CsvRowReader::readFormation(CsvRow& row, Wish& wish) {
    const auto word = cells_.at(csv::formation);
    if (word.empty()) return;
    const auto& names = draft_.formations();
    const auto ids = formationsNamed(word);
    if (ids.size() > 1)
        return cells_.fault(row, csv::formation,
                            tr("Several formations are called '%s'. Use their ids.", word), ids);
    if (ids.size() == 1) {
        wish.counter.formation = model::FormationId(ids.front());
        wish.counter.side = {};
        const auto file = draft_.fileOfFormation(ids.front());
        if (wish.unit.empty()) wish.file = file;
        if (file != wish.file)
            cells_.fault(row, csv::formation,
                         tr("The formation '%s' is in another file than the unit.", word));
        return;
    }
    if (auto names_ = cells_.near(word, names); !names_.empty())
        return cells_.fault(row, csv::formation, tr("There is no formation '%s'.", word), std::move(names_));
    wish.newFormation.emplace();
    wish.newFormation->id = model::FormationId(draft_.freeFormationId(idStem(word, "formation")));
    setUnitName(wish.newFormation->name, word, source_.language);
    if (source_.game)
        wish.newFormation->attributes = mapsets::requiredValues(source_.game->catalogue.formationAttributes);
    row.news.push_back(tr("new formation"));
    wish.counter.formation = wish.newFormation->id;
    wish.counter.side = {};
}

void CsvRowReader::readSide(CsvRow& row, Wish& wish) {
    model::SideId side(cells_.at(csv::side));
    if (!side.empty() && draft_.scenario())
        side = model::SideId(cells_.oneOf(row, csv::side, sides_, tr("There is no side '%s'.", side.text)));
    if (!side.empty() && !xml::isIdText(side.text)) {
        cells_.fault(row, csv::side, tr("'%s' is not a valid id: no blanks, quotes or marks.", side.text));
        return;
    }
    if (wish.newFormation) {
        wish.newFormation->side = side;
        if (side.empty()) wish.newFormation->side = cells_.choices().target.side;
        if (wish.newFormation->side.empty())
            wish.newFormation->side = draft_.sideOf(cells_.choices().target.formation.text);
        if (wish.newFormation->side.empty() && draft_.scenario() && !draft_.scenario()->sides.empty())
            wish.newFormation->side = draft_.scenario()->sides.front().id;
        return;
    }
    if (!side.empty() && draft_.sideOf(wish.counter) != side) wish.counter.side = side;
    if (draft_.sideOf(wish.counter).empty() && draft_.scenario() && !draft_.scenario()->sides.empty())
        wish.counter.side = draft_.scenario()->sides.front().id;
}

void CsvRowReader::readOwn(CsvRow& row, Wish& wish) {
    for (const auto& field : cells_.fields()) {
        if (field.part != CsvPart::own || !cells_.has(field.id)) continue;
        const auto value = cells_.value(row, field, *field.value);
        if (!value.empty()) wish.counter.attributes.set(field.attribute, value);
    }
}

/// Group, hex and states.
void CsvRowReader::readPlace(CsvRow& row, Wish& wish) {
    const auto hex = cells_.at(csv::hex), carrier = cells_.at(csv::aboard);
    const bool hasState = std::ranges::any_of(cells_.fields(), [&](const CsvField& field) {
        return field.part == CsvPart::state && cells_.has(field.id);
    });
    if (hex.empty() && carrier.empty() && cells_.at(csv::group).empty() && !hasState) return;
    if (!draft_.scenario())
        return cells_.fault(row, !hex.empty() ? csv::hex : csv::group,
                            tr("Only a scenario places units. Leave this column out."));
    const auto group =
        cells_.oneOf(row, csv::group, groups_, tr("There is no group '%s'.", cells_.at(csv::group)));
    if (!wish.post) {
        wish.post.emplace();
        if (source_.game)
            wish.post->placement.attributes =
                mapsets::requiredValues(source_.game->catalogue.placementAttributes);
    }
    if (!group.empty()) wish.post->group = model::GroupId(group);
    if (!hex.empty()) {
        const auto cellOf = [&](const std::string& label) {
            return source_.map ? source_.map->field().resolve(label) : std::nullopt;
        };
        const auto now = wish.post->placement.at;
        if (!cellOf(hex))
            cells_.fault(row, csv::hex, tr("There is no hex '%s' on this map.", hex));
        else if (!now || cellOf(now->label) != cellOf(hex))
            wish.post->placement.at = model::HexRef{hex};
        if (carrier.empty()) wish.post->placement.aboard.reset();
    }
    if (!hex.empty() && !carrier.empty())
        cells_.fault(row, csv::aboard,
                     tr("A unit is in a hex or aboard another one. Leave one of them out."));
    if (!carrier.empty() && draft_.allUnits().find(carrier).empty() && !expected_.contains(carrier) &&
        !expected_.contains(foldedText(carrier)))
        cells_.fault(row, csv::aboard, tr("There is no unit '%s'.", carrier),
                     cells_.near(carrier, draft_.allUnits()));
    for (const auto& field : cells_.fields()) {
        if (field.part != CsvPart::state || !cells_.has(field.id)) continue;
        const auto value = cells_.value(row, field, *field.value);
        if (!value.empty()) wish.post->placement.attributes.set(field.attribute, value);
    }
    row.place = hex.empty() ? carrier : hex;
}

void CsvRowReader::show(CsvRow& row, const Wish& wish) {
    const auto* type = wish.type ? &*wish.type : draft_.type(wish.counter.type.text);
    if (type) row.type = nameOf(*type, source_.language);
    if (row.type.empty()) row.type = cells_.at(csv::type);
    const auto* formation =
        wish.newFormation ? &*wish.newFormation : draft_.formation(wish.counter.formation.text);
    if (formation) row.formation = nameOf(*formation, source_.language);
    if (row.name.empty()) row.name = row.type;
}

/// The row has no faults: what it says becomes part of the draft.
void CsvRowReader::enter(CsvRow& row, Wish& wish) {
    row.effect = CsvRow::Effect::same;
    if (wish.newFormation) {
        draft_.add(wish.file, *wish.newFormation);
        row.effect = CsvRow::Effect::change;
    }
    if (wish.type) {
        auto* known = draft_.type(wish.type->id.text);
        if (!known) {
            draft_.add(wish.file, *wish.type);
            row.effect = CsvRow::Effect::change;
        } else if (!(*known == *wish.type)) {
            *known = *wish.type;
            row.effect = CsvRow::Effect::change;
        }
    }
    const auto finish = [&](const model::Counter& unit) {
        lineOfUnit_[unit.id.text] = row.line;
        if (!cells_.at(csv::aboard).empty())
            waiting_.push_back({rows_ - 1, unit.id.text, cells_.at(csv::aboard)});
        if (!wish.post) return;
        auto post = *wish.post;
        post.placement.counter = unit.id;
        if (post.group.empty() && cells_.at(csv::aboard).empty())
            post.group = draft_.setupGroup(draft_.sideOf(unit));
        if (post.group.empty() || draft_.post(unit.id.text) == post) return;
        draft_.place(post);
        if (row.effect == CsvRow::Effect::same) row.effect = CsvRow::Effect::change;
    };
    if (!wish.unit.empty()) {
        auto& unit = *draft_.unit(wish.unit);
        if (!(unit == wish.counter)) {
            unit = wish.counter;
            row.effect = CsvRow::Effect::change;
        }
        return finish(wish.counter);
    }
    for (int i = 0; i < wish.count; ++i) {
        model::Counter unit = wish.counter;
        if (unit.id.empty()) unit.id = model::CounterId(draft_.freeUnitId(unit.type.text + "-1"));
        if (wish.count > 1) {
            unit.name.en = nameByPattern(unit.name.en, i + 1, true);
            unit.name.es = nameByPattern(unit.name.es, i + 1, true);
        }
        draft_.add(wish.file, unit);
        row.effect = CsvRow::Effect::add;
        ++row.units;
        finish(unit);
    }
}

void CsvRowReader::load(std::vector<CsvRow>& rows) {
    for (const auto& one : waiting_) {
        auto& row = rows[one.row];
        const auto carriers = draft_.allUnits().find(one.carrier);
        auto post = draft_.post(one.unit).value_or(ForcesDraft::Post{});
        const auto above = carriers.size() == 1 ? draft_.post(carriers.front()) : std::nullopt;
        if (!above || carriers.front() == one.unit) {
            row.news.push_back(tr("not aboard: its carrier has no place"));
            continue;
        }
        post.placement.counter = model::CounterId(one.unit);
        post.placement.at.reset();
        post.placement.aboard = model::CounterId(carriers.front());
        if (post.group.empty()) post.group = above->group;
        if (draft_.post(one.unit) == post) continue;
        draft_.place(post);
        if (row.effect == CsvRow::Effect::same) row.effect = CsvRow::Effect::change;
    }
}

}  // namespace cota::session
