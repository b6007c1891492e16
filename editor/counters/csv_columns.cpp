#include "editor/counters/csv_columns.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "editor/documents/plain_letters.h"
#include "formats/model/finding/message.h"

namespace cota::session {

namespace {

struct PlainField {
    const char* id;
    model::LocalLiteral name;
    CsvPart part;
    std::string_view aliases;  // other usual titles, folded, separated by bars
};
constexpr std::array plainFields{
    PlainField{csv::id, local("column of a table", "Id"), CsvPart::unit,
               "unit id|counter id|id de la unidad"},
    PlainField{csv::nameEnglish, local("column of a table", "Name (English)"), CsvPart::unit,
               "name|unit|unit name|designation"},
    PlainField{csv::nameSpanish, local("column of a table", "Name (Spanish)"), CsvPart::unit,
               "nombre|unidad|nombre de la unidad|denominacion"},
    PlainField{csv::type, local("column of a table", "Type"), CsvPart::unit,
               "counter type|unit type|kind|tipo|tipo de unidad|tipo de ficha"},
    PlainField{csv::count, local("column of a table", "Count"), CsvPart::unit,
               "number|quantity|how many|numero|cantidad|cuantas|cuantos"},
    PlainField{csv::formation, local("column of a table", "Formation"), CsvPart::unit,
               "parent|parent formation|formacion"},
    PlainField{csv::side, local("column of a table", "Side"), CsvPart::unit, "bando|player"},
    PlainField{csv::group, local("column of a table", "Group"), CsvPart::unit, "set-up group|grupo"},
    PlainField{csv::hex, local("column of a table", "Hex"), CsvPart::unit,
               "place|location|set-up hex|hexagono|lugar|posicion"},
    PlainField{csv::aboard, local("column of a table", "Aboard"), CsvPart::unit,
               "carrier|carried by|loaded on|transportada por|a bordo de"},
    PlainField{csv::unitClass, local("column of a table", "Class"), CsvPart::type,
               "unit class|category|clase|clase de unidad|categoria"},
    PlainField{csv::nation, local("column of a table", "Nation"), CsvPart::type,
               "nationality|nacion|pais|country"},
    PlainField{csv::sheet, local("column of a table", "On the sheet"), CsvPart::type,
               "sheet|available|on the counter sheet|hoja|en la hoja|disponibles"},
    PlainField{csv::typeEnglish, local("column of a table", "Type name (English)"), CsvPart::type,
               "type name"},
    PlainField{csv::typeSpanish, local("column of a table", "Type name (Spanish)"), CsvPart::type,
               "nombre del tipo"}};

/// The title without capitals, accents, blanks and marks: "Name (English)" and "name english" are the same.
std::string bare(std::string_view title) {
    std::string text;
    for (const char c : foldedText(title))
        if (c != ' ' && c != '_' && c != '-' && c != '(' && c != ')' && c != '.') text += c;
    return text;
}

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(at), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// "Front: attack strength" with the name that the game gives the value.
model::LocalText titled(const model::LocalLiteral& pattern, const mapsets::AttributeType& type) {
    model::LocalText name = type.meaning.empty() ? model::LocalText{type.name, type.name} : type.meaning;
    if (pattern.empty()) return name;
    const std::array values{
        model::inWords("value", {name.in(model::Language::english), name.in(model::Language::spanish)})};
    return model::fillTemplate(pattern, values);
}

/// Adds the columns of the values, each once by its name.
void addValues(std::vector<CsvField>& fields, const std::vector<mapsets::AttributeType>& types, CsvPart part,
               const std::string& prefix, const model::LocalLiteral& pattern) {
    for (const auto& type : types)
        if (const std::string id = prefix + type.name; !fieldNamed(fields, id))
            fields.push_back({id, titled(pattern, type), part, &type, type.name});
}

}  // namespace

std::vector<CsvField> csvFields(const mapsets::Mapset* game) {
    std::vector<CsvField> fields;
    for (const auto& field : plainFields) fields.push_back({field.id, field.name, field.part, nullptr, {}});
    if (!game) return fields;
    const auto& catalogue = game->catalogue;
    addValues(fields, catalogue.counterAttributes, CsvPart::own, "own:", {});
    addValues(fields, catalogue.placementAttributes, CsvPart::state, "state:", local("State: {value}"));
    for (const auto& unitClass : catalogue.unitClasses) {
        addValues(fields, unitClass.front, CsvPart::front, "front:", local("Front: {value}"));
        addValues(fields, unitClass.back, CsvPart::back, "back:", local("Reverse: {value}"));
    }
    // A unit may have another value than its type.
    for (const auto& unitClass : catalogue.unitClasses)
        addValues(fields, unitClass.front, CsvPart::own, "own:", local("Only this unit: {value}"));
    // If the game gives two values the same name, their names in the file tell them apart.
    for (std::size_t i = 0; i < fields.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (bare(fields[i].name.en) != bare(fields[j].name.en) &&
                bare(fields[i].name.es) != bare(fields[j].name.es))
                continue;
            fields[i].name.en += " [" + fields[i].id + "]";
            fields[i].name.es += " [" + fields[i].id + "]";
            break;
        }
    return fields;
}

const CsvField* fieldNamed(const std::vector<CsvField>& fields, const std::string& id) {
    const auto found = std::ranges::find(fields, id, &CsvField::id);
    return found == fields.end() ? nullptr : &*found;
}

std::vector<std::string> guessedFields(const std::vector<std::string>& titles,
                                       const std::vector<CsvField>& fields) {
    std::map<std::string, std::string> known;  // the first field that a title may mean
    for (const auto& field : fields)
        for (const auto& title : {field.id, field.name.en, field.name.es})
            known.emplace(bare(title), field.id);
    for (const auto& field : plainFields)
        for (const auto& alias : split(field.aliases, '|')) known.emplace(bare(alias), field.id);
    // A value by its name alone is meant for the front, where most are.
    for (const auto part : {CsvPart::front, CsvPart::own, CsvPart::state, CsvPart::back})
        for (const auto& field : fields) {
            if (field.part != part || !field.value) continue;
            for (const auto& title : {field.attribute, field.value->meaning.en, field.value->meaning.es})
                known.emplace(bare(title), field.id);
        }
    std::set<std::string> taken;
    std::vector<std::string> guessed;
    for (const auto& title : titles) {
        const auto found = known.find(bare(title));
        const bool isFree =
            found != known.end() && !bare(title).empty() && taken.insert(found->second).second;
        guessed.push_back(isFree ? found->second : std::string());
    }
    return guessed;
}

}  // namespace cota::session
