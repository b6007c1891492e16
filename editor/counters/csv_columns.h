#pragma once
// The columns of a table of units: what each is called in both languages, and what it holds.

#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// What a column belongs to. Columns of a type describe the counter type of the line; all lines of one type
/// agree.
enum class CsvPart { unit, type, front, back, own, state };

struct CsvField {
    std::string id;         // "name-es", "front:attack": for the program
    model::LocalText name;  // the title of the column
    CsvPart part = CsvPart::unit;
    const mapsets::AttributeType* value = nullptr;  // of a value that the game declares; else null
    std::string attribute;                          // its name in the file
};

// The ids of the columns that every game has.
namespace csv {
inline constexpr const char* id = "id";
inline constexpr const char* nameEnglish = "name";
inline constexpr const char* nameSpanish = "name-es";
inline constexpr const char* type = "type";
inline constexpr const char* formation = "formation";
inline constexpr const char* side = "side";
inline constexpr const char* group = "group";
inline constexpr const char* hex = "hex";
inline constexpr const char* aboard = "aboard";
inline constexpr const char* count = "count";
inline constexpr const char* unitClass = "class";
inline constexpr const char* nation = "nation";
inline constexpr const char* sheet = "sheet";
inline constexpr const char* typeEnglish = "type-name";
inline constexpr const char* typeSpanish = "type-name-es";
}  // namespace csv

/// All columns of a game, which must outlive them. Without a game only those that every game has.
std::vector<CsvField> csvFields(const mapsets::Mapset* game);

/// The field with the id; null if there is none.
const CsvField* fieldNamed(const std::vector<CsvField>& fields, const std::string& id);

/// The fields that the titles name, by column: the id of a field, its name in either language, or a usual
/// word for it. Capitals, accents and blanks do not count. Empty for columns that name none, or one that an
/// earlier column has.
std::vector<std::string> guessedFields(const std::vector<std::string>& titles,
                                       const std::vector<CsvField>& fields);

}  // namespace cota::session
