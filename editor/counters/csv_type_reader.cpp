#include "editor/counters/csv_type_reader.h"

#include <algorithm>

#include "editor/documents/file_names.h"
#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/words/words.h"
#include "formats/model/document/type_bases.h"
#include "formats/xml/markup/xml_cursor.h"
#include "validator/fixes/plain_forms.h"

namespace cota::session {

namespace {

constexpr int mostPrinted = 100'000;  // the limit of the file format

const mapsets::AttributeType* declaredIn(const std::vector<mapsets::AttributeType>& types,
                                         const std::string& name) {
    const auto found = std::ranges::find(types, name, &mapsets::AttributeType::name);
    return found == types.end() ? nullptr : &*found;
}

}  // namespace

CsvTypeReader::CsvTypeReader(const CsvCells& cells, ForcesDraft& draft) : cells_(cells), draft_(draft) {
    if (const auto& game = cells.source().game)
        for (const auto& unitClass : game->catalogue.unitClasses)
            classes_.add(unitClass.id.text, unitClass.name);
}

std::optional<model::CounterType> CsvTypeReader::read(CsvRow& row, const std::string& now) {
    const auto word = cells_.at(csv::type);
    std::optional<model::CounterType> type;
    bool isNew = false;
    if (!word.empty()) {
        type = named(row, word, isNew);
    } else if (now.empty()) {
        cells_.fault(row, csv::type, tr("A new unit needs a type."));
    } else if (const auto* known = draft_.type(now)) {
        type = *known;
    }
    if (type) readValues(row, *type, isNew);
    return type;
}

std::optional<model::CounterType> CsvTypeReader::named(CsvRow& row, const std::string& word, bool& isNew) {
    const auto& names = draft_.types();
    const auto ids = names.find(word);
    if (ids.size() == 1) return *draft_.type(ids.front());
    if (ids.size() > 1) {
        cells_.fault(row, csv::type, tr("Several types are called '%s'. Use their ids.", word), ids);
        return std::nullopt;
    }
    if (cells_.at(csv::unitClass).empty()) {
        cells_.fault(row, csv::type,
                     tr("There is no type '%s'. A new type needs a column with its class.", word),
                     cells_.near(word, names));
        return std::nullopt;
    }
    isNew = true;
    model::CounterType type;
    type.id = model::CounterTypeId(draft_.freeTypeId(xml::isIdText(word) ? word : idStem(word, "type")));
    if (cells_.at(csv::typeEnglish).empty() && cells_.at(csv::typeSpanish).empty())
        (cells_.source().language == model::Language::spanish ? type.name.es : type.name.en) = word;
    row.news.push_back(tr("new type"));
    return type;
}

/// What the base of the type has already is not stated again.
void CsvTypeReader::leaveToBase(model::CounterType& type, const model::CounterType& before) const {
    const auto* forces = draft_.forcesOfType(type.id.text);
    if (!forces || type.base.empty()) return;
    const auto inherited = model::withInherited(*forces, [&] {
        model::CounterType empty;
        empty.id = type.id;
        empty.base = type.base;
        return empty;
    }());
    if (type.nation == inherited.nation && before.nation.empty()) type.nation.clear();
    for (auto side : {&model::CounterType::front, &model::CounterType::back})
        for (const auto& [name, value] : inherited.*side)
            if (const auto* own = (type.*side).find(name); own && *own == value && !(before.*side).has(name))
                (type.*side).erase(name);
}

void CsvTypeReader::readValues(CsvRow& row, model::CounterType& type, bool isNew) {
    const model::CounterType before = type;
    compare(row, type);
    if (const auto name = cells_.at(csv::typeEnglish); !name.empty()) type.name.en = name;
    if (const auto name = cells_.at(csv::typeSpanish); !name.empty()) type.name.es = name;
    readSheet(row, type);
    readNation(row, type);
    if (const auto word = cells_.at(csv::unitClass); !word.empty()) {
        const auto id = cells_.oneOf(row, csv::unitClass, classes_, tr("There is no class '%s'.", word));
        if (!id.empty()) type.unitClass = model::UnitClassId(id);
    }
    const auto& game = cells_.source().game;
    const auto* unitClass = game ? game->catalogue.unitClass(type.unitClass) : nullptr;
    if (!unitClass) return;
    readFace(row, type, *unitClass);
    leaveToBase(type, before);
    if (isNew && row.faults.empty()) type = withAcceptedValues(std::move(type), *game);
}

/// All rows of a type say the same.
void CsvTypeReader::compare(CsvRow& row, const model::CounterType& type) {
    for (const auto& [field, value] : cells_.all()) {
        const auto* known = fieldNamed(cells_.fields(), field);
        const bool isOfType = known && (known->part == CsvPart::type || known->part == CsvPart::front ||
                                        known->part == CsvPart::back);
        if (!isOfType) continue;
        const auto [earlier, isFirst] = said_.try_emplace({type.id.text, field}, value, row.line);
        if (isFirst || earlier->second.first == value) continue;
        cells_.fault(row, field,
                     filledIn(tr("Line %s says '%s'. A type is the same in all rows.",
                                 std::to_string(earlier->second.second)),
                              earlier->second.first));
    }
}

void CsvTypeReader::readSheet(CsvRow& row, model::CounterType& type) const {
    const auto text = cells_.at(csv::sheet);
    if (text.empty()) return;
    const auto number = mapsets::readInteger(fixes::plainInteger(text).value_or(text));
    if (number && *number >= 0 && *number <= mostPrinted)
        type.available = *number;
    else
        cells_.fault(row, csv::sheet, tr("'%s' is not a number of counters.", text));
}

void CsvTypeReader::readNation(CsvRow& row, model::CounterType& type) const {
    const auto word = cells_.at(csv::nation);
    if (word.empty()) return;
    const auto& game = cells_.source().game;
    const auto* nations = game ? game->catalogue.wordList("nation") : nullptr;
    CsvNames names;
    if (nations)
        for (const auto& nation : nations->words) names.add(nation.id, nation.name);
    const auto ids = names.find(word);
    if (ids.empty() && nations && !nations->open)
        cells_.fault(row, csv::nation, tr("The game has no nation '%s'.", word), cells_.near(word, names));
    else
        type.nation = ids.empty() ? word : ids.front();
}

void CsvTypeReader::readFace(CsvRow& row, model::CounterType& type,
                             const mapsets::UnitClass& unitClass) const {
    const auto language = cells_.source().language;
    for (const auto& field : cells_.fields()) {
        const bool isFront = field.part == CsvPart::front;
        if ((!isFront && field.part != CsvPart::back) || !cells_.has(field.id)) continue;
        const auto* declared = declaredIn(isFront ? unitClass.front : unitClass.back, field.attribute);
        if (!declared) {
            cells_.fault(row, field.id,
                         filledIn(tr("Types of the class %s have no value '%s'. Clear the cell.",
                                     nameOf(unitClass, language)),
                                  field.name.in(language)));
            continue;
        }
        const auto value = cells_.value(row, field, *declared);
        if (!value.empty()) (isFront ? type.front : type.back).set(field.attribute, value);
    }
}

}  // namespace cota::session
