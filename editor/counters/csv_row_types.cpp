// The columns of a table that describe the type of a unit.
#include <algorithm>

#include "editor/counters/csv_row_reader.h"
#include "editor/counters/near_names.h"
#include "editor/documents/file_names.h"
#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/xml/markup/xml_cursor.h"
#include "validator/fixes/plain_forms.h"

namespace cota::session {

namespace {

constexpr int mostOnSheet = 100'000;
constexpr std::size_t longestStem = 48;

const mapsets::AttributeType* declaredIn(const std::vector<mapsets::AttributeType>& types,
                                         const std::string& name) {
    const auto found = std::ranges::find(types, name, &mapsets::AttributeType::name);
    return found == types.end() ? nullptr : &*found;
}

/// Other ways to write a value: "5.0" for 5, "sí" for yes.
std::string plainForm(const mapsets::AttributeType& type, const std::string& text) {
    using Kind = mapsets::AttributeType::Kind;
    std::optional<std::string> plain;
    if (type.kind == Kind::integer) plain = fixes::plainInteger(text);
    if (type.kind == Kind::flag) plain = fixes::plainFlag(text);
    if (type.kind == Kind::rational) plain = fixes::plainFraction(text);
    return plain ? *plain : text;
}

}  // namespace

/// The value of a cell as the file has it; empty, with a fault, if it is not valid.
std::string CsvRowReader::valueOf(CsvRow& row, const CsvField& field,
                                  const mapsets::AttributeType& type) const {
    const auto text = cells_.at(field.id);
    if (!mapsets::faultOf(type, text)) return text;
    const auto plain = plainForm(type, text);
    if (!mapsets::faultOf(type, plain)) return plain;
    // The names of words, in either language.
    std::vector<std::string> names;
    for (const auto language : {model::Language::english, model::Language::spanish})
        for (const auto& choice : choicesFor(type, source_.game.get(), language)) {
            if (choice.id.empty()) continue;
            if (foldedText(choice.name) == foldedText(text)) return choice.id;
            if (language == source_.language) names.push_back(choice.name);
        }
    fault(row, field.id,
          tr("'%s' is not valid here.", text) + " " +
              tr("Enter %s.", formOf(type, source_.game.get(), source_.language)),
          nearNames(text, names));
    return {};
}

void CsvRowReader::readType(CsvRow& row, Wish& wish) {
    const auto word = cell(csv::type);
    if (word.empty()) {
        if (wish.unit.empty()) return fault(row, csv::type, tr("A new unit needs a type."));
        if (const auto* type = draft_.type(wish.counter.type.text)) {
            wish.type = *type;
            readTypeValues(row, *wish.type, false);
        }
        return;
    }
    const auto& names = draft_.types();
    const auto ids = names.find(word);
    if (ids.size() > 1)
        return fault(row, csv::type, tr("Several types are called '%s'. Use their ids.", word), ids);
    if (ids.empty() && cell(csv::unitClass).empty())
        return fault(row, csv::type,
                     tr("There is no type '%s'. A new type needs a column with its class.", word),
                     near(word, names));
    if (ids.size() == 1) {
        wish.type = *draft_.type(ids.front());
    } else {
        wish.type.emplace();
        std::string stem = asFileName(word).substr(0, longestStem);
        while (stem.ends_with('-')) stem.pop_back();
        wish.type->id = model::CounterTypeId(
            xml::isIdText(word) ? draft_.freeTypeId(word) : draft_.freeTypeId(stem.empty() ? "type" : stem));
        if (cell(csv::typeEnglish).empty() && cell(csv::typeSpanish).empty())
            (source_.language == model::Language::spanish ? wish.type->name.es : wish.type->name.en) = word;
        row.news.push_back(tr("new type"));
    }
    wish.counter.type = wish.type->id;
    readTypeValues(row, *wish.type, ids.empty());
}

void CsvRowReader::readTypeValues(CsvRow& row, model::CounterType& type, bool isNew) {
    for (const auto& [field, value] : cells_) {
        const auto* known = fieldNamed(fields_, field);
        if (!known || known->part == CsvPart::unit || known->part == CsvPart::own ||
            known->part == CsvPart::state)
            continue;
        const auto [earlier, isFirst] = typeCells_.try_emplace({type.id.text, field}, value, row.line);
        if (!isFirst && earlier->second.first != value)
            fault(row, field,
                  filledIn(tr("Line %s says '%s'. A type is the same in all rows.",
                              std::to_string(earlier->second.second)),
                           earlier->second.first));
    }
    if (const auto name = cell(csv::typeEnglish); !name.empty()) type.name.en = name;
    if (const auto name = cell(csv::typeSpanish); !name.empty()) type.name.es = name;
    if (const auto text = cell(csv::sheet); !text.empty()) {
        const auto plain = fixes::plainInteger(text).value_or(text);
        const auto number = mapsets::readInteger(plain);
        if (number && *number >= 0 && *number <= mostOnSheet)
            type.available = *number;
        else
            fault(row, csv::sheet, tr("'%s' is not a number of counters.", text));
    }
    if (const auto word = cell(csv::nation); !word.empty()) {
        const auto* nations = source_.game ? source_.game->catalogue.wordList("nation") : nullptr;
        CsvNames names;
        if (nations)
            for (const auto& nation : nations->words) names.add(nation.id, nation.name);
        const auto ids = names.find(word);
        if (ids.empty() && nations && !nations->open)
            fault(row, csv::nation, tr("The game has no nation '%s'.", word), near(word, names));
        else
            type.nation = ids.empty() ? word : ids.front();
    }
    if (const auto word = cell(csv::unitClass); !word.empty())
        if (const auto id = oneOf(row, csv::unitClass, classes_, tr("There is no class '%s'.", word));
            !id.empty())
            type.unitClass = model::UnitClassId(id);
    const auto* unitClass = source_.game ? source_.game->catalogue.unitClass(type.unitClass) : nullptr;
    if (!unitClass) return;
    readFace(row, type, *unitClass);
    if (isNew && row.faults.empty()) type = withAcceptedValues(std::move(type), *source_.game);
}

void CsvRowReader::readFace(CsvRow& row, model::CounterType& type, const mapsets::UnitClass& unitClass) {
    for (const auto& field : fields_) {
        const bool isFront = field.part == CsvPart::front;
        if ((!isFront && field.part != CsvPart::back) || !cells_.contains(field.id)) continue;
        const auto* declared = declaredIn(isFront ? unitClass.front : unitClass.back, field.attribute);
        if (!declared) {
            fault(row, field.id,
                  filledIn(tr("Types of the class %s have no value '%s'. Clear the cell.",
                              nameOf(unitClass, source_.language)),
                           field.name.in(source_.language)));
            continue;
        }
        const auto value = valueOf(row, field, *declared);
        if (!value.empty()) (isFront ? type.front : type.back).set(field.attribute, value);
    }
}

}  // namespace cota::session
