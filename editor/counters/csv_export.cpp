#include "editor/counters/csv_export.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/counters/csv_columns.h"
#include "editor/counters/csv_names.h"
#include "editor/counters/csv_text.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/document/type_bases.h"

namespace cota::session {

namespace {

using model::Document;
using Row = std::map<std::string, std::string>;  // by field

class CsvWriter {
  public:
    CsvWriter(const Document& document, const mapsets::Mapset* game, model::Language language)
        : document_(document),
          game_(game),
          language_(language),
          fields_(csvFields(game)),
          tree_(document),
          placements_(placementsOf(document)) {
        for (const auto& [file, forces] : document.forces) {
            for (const auto& type : forces->types) types_.add(type.id.text, type.name);
            for (const auto& formation : forces->formations)
                formations_.add(formation.id.text, formation.name);
        }
    }

    std::string text(char separator) {
        for (const auto& [file, forces] : document_.forces) addFile(*forces);
        std::vector<std::vector<std::string>> table(1);
        std::vector<const CsvField*> columns;
        for (const auto& field : fields_) {
            const bool isUsed =
                std::ranges::any_of(rows_, [&](const Row& row) { return row.contains(field.id); });
            if (!isUsed) continue;
            columns.push_back(&field);
            table.front().push_back(field.name.in(language_));
        }
        for (const auto& row : rows_) {
            std::vector<std::string> cells;
            for (const auto* column : columns) {
                const auto cell = row.find(column->id);
                cells.push_back(cell == row.end() ? std::string() : cell->second);
            }
            table.push_back(std::move(cells));
        }
        return writtenCsv(table, separator);
    }

  private:
    /// Name of a thing, if it is the only one of that name; else its id.
    std::string nameIn(const CsvNames& names, const std::string& id, const model::LocalText& name) const {
        const std::string& text = name.in(language_);
        return text.empty() || names.find(text) != std::vector{id} ? id : text;
    }

    void addFile(const model::Forces& forces) {
        std::map<std::string, const model::CounterType*> byId;
        std::vector<model::CounterType> whole;
        for (const auto& type : forces.types) whole.push_back(model::withInherited(forces, type));
        for (const auto& type : whole) byId.emplace(type.id.text, &type);
        std::map<std::string, const model::Formation*> formationById;
        for (const auto& formation : forces.formations) formationById.emplace(formation.id.text, &formation);
        std::set<std::string> used;
        const auto addType = [&](Row& row, const std::string& id) {
            const auto type = byId.find(id);
            set(row, csv::type, type == byId.end() ? id : nameIn(types_, id, type->second->name));
            // The values of a type are in its first row only.
            if (type != byId.end() && used.insert(id).second) describe(row, *type->second);
        };
        for (const auto& counter : forces.counters) {
            Row row;
            set(row, csv::id, counter.id.text);
            set(row, csv::nameEnglish, counter.name.en);
            set(row, csv::nameSpanish, counter.name.es);
            addType(row, counter.type.text);
            const auto formation = formationById.find(counter.formation.text);
            set(row, csv::formation,
                formation == formationById.end()
                    ? counter.formation.text
                    : nameIn(formations_, counter.formation.text, formation->second->name));
            set(row, csv::side, tree_.sideOf(counter).text);
            for (const auto& [name, value] : counter.attributes) set(row, "own:" + name, value);
            addPlace(row, counter.id);
            rows_.push_back(std::move(row));
        }
        for (const auto& type : forces.types) {
            if (used.contains(type.id.text)) continue;
            Row row;
            addType(row, type.id.text);
            set(row, csv::count, "0");
            rows_.push_back(std::move(row));
        }
    }

    void describe(Row& row, const model::CounterType& type) const {
        set(row, csv::unitClass, type.unitClass.text);
        set(row, csv::nation, type.nation);
        if (type.available > 0) set(row, csv::sheet, std::to_string(type.available));
        set(row, csv::typeEnglish, type.name.en);
        set(row, csv::typeSpanish, type.name.es);
        for (const auto& [name, value] : type.front) set(row, "front:" + name, value);
        for (const auto& [name, value] : type.back) set(row, "back:" + name, value);
    }

    void addPlace(Row& row, const model::CounterId& unit) const {
        const auto found = placements_.find(unit);
        if (found == placements_.end()) return;
        const auto& [group, placement, scenario] = found->second;
        set(row, csv::group, group->id.text);
        if (placement->at) set(row, csv::hex, labelIn(*scenario, *placement->at));
        if (placement->aboard) set(row, csv::aboard, placement->aboard->text);
        for (const auto& [name, value] : placement->attributes) set(row, "state:" + name, value);
    }

    static void set(Row& row, const std::string& field, const std::string& value) {
        if (!value.empty()) row[field] = value;
    }

    const Document& document_;
    const mapsets::Mapset* game_;
    model::Language language_;
    std::vector<CsvField> fields_;
    model::FormationTree tree_;
    Placements placements_;
    CsvNames types_, formations_;
    std::vector<Row> rows_;
};

}  // namespace

std::string unitsAsCsv(const Document& document, const mapsets::Mapset* game, model::Language language,
                       char separator) {
    return CsvWriter(document, game, language).text(separator);
}

}  // namespace cota::session
