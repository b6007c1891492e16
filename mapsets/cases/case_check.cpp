// Checks worked cases against the declarations of the game. Without it, a misspelt value, an unknown unit or
// an unknown word would silently ask a different question.

#include <algorithm>
#include <array>

#include "formats/model/document/forces.h"
#include "formats/model/document/scenario.h"
#include "mapsets/cases/case_run.h"
#include "mapsets/cases/case_setup.h"
#include "mapsets/cases/table_case_words.h"
#include "mapsets/loading/mapset_layer.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

namespace {

using Types = std::vector<AttributeType>;

class CaseCheck {
  public:
    CaseCheck(const Mapset& mapset, const Case& one, std::vector<model::Finding>& findings)
        : catalogue_(mapset.catalogue), case_(one), findings_(findings) {}

    void run() {
        for (const auto& [path, forces] : case_.setup.forces) {
            for (const auto& type : forces->types) counter(type);
            for (const auto& one : forces->counters) {
                counters_.push_back(one.id.text);
                for (const auto& type : forces->types)
                    if (type.id == one.type) ownValues(one, type);
            }
        }
        if (!case_.setup.scenario) return;
        for (const auto& record : (*case_.setup.scenario)->turns.records) {
            word("light", record.light);
            word("weather", record.weather);
        }
        for (const auto& part : (*case_.setup.scenario)->parts)
            if (const auto* kind = catalogue_.partKind(part.kind))
                values("part " + part.kind.text, part.attributes, kind->attributes);
        costs();
        aboard();
        for (const auto& query : case_.queries) ask(query);
    }

  private:
    void add(MapsetMessage message, const model::SourceSpan& where, std::vector<model::MessageValue> values) {
        auto finding = model::findingOf(row(message), std::move(values),
                                        {model::SubjectKind::mapsetEntry, "case/" + case_.id, {}});
        finding.where = where;
        findings_.push_back(std::move(finding));
    }
    void unknown(const model::SourceSpan& where, const std::string& kind, const std::string& word,
                 const std::vector<std::string>& known) {
        add(MapsetMessage::caseUnknown, where,
            {{"id", case_.id}, {"kind", kind}, {"word", word}, model::knownWords(known, "-")});
    }

    void counter(const model::CounterType& type) {
        const auto* unitClass = catalogue_.unitClass(type.unitClass);
        if (!unitClass) return;  // reported by the reader
        values(type.id.text, type.front, unitClass->front);
        values(type.id.text, type.back, unitClass->back);
    }

    void ownValues(const model::Counter& one, const model::CounterType& type) {
        const auto* unitClass = catalogue_.unitClass(type.unitClass);
        if (unitClass) values(one.id.text, one.attributes, unitClass->front);
    }

    void values(const std::string& unit, const model::Attributes& written, const Types& printed) {
        for (const auto& [name, value] : written) {
            const auto* type = find(printed, name);
            if (!type) type = find(catalogue_.counterAttributes, name);
            if (!type) {
                std::vector<std::string> known;
                for (const auto* types : {&printed, &catalogue_.counterAttributes})
                    for (const auto& one : *types) known.push_back(one.name);
                unknown(case_.where, "value of " + unit, name, known);
            } else if (catalogue_.table.isUsed() ? isUnreadable(*type, value)
                                                 : faultOf(*type, value).has_value()) {
                badValue(unit, name, value);
            }
        }
    }
    void badValue(const std::string& unit, const std::string& name, const std::string& value) {
        add(MapsetMessage::caseBadValue, case_.where,
            {{"id", case_.id}, {"unit", unit}, {"name", name}, {"value", value}});
    }
    /// The game declares costs as text, so an invalid one would go unnoticed in a hex that no unit enters.
    void costs() {
        const auto stated = scenarioCostParts(catalogue_);
        if (!stated) return;
        for (const auto& part : (*case_.setup.scenario)->parts) {
            if (part.kind.text != stated->kind) continue;
            for (const auto& mobility : catalogue_.mobilities)
                if (const auto* text = part.attributes.find(mobility.id.text); text && !isCost(*text))
                    badValue("part " + part.kind.text, mobility.id.text, *text);
        }
    }
    static const AttributeType* find(const Types& types, const std::string& name) {
        const auto it =
            std::find_if(types.begin(), types.end(), [&](const auto& one) { return one.name == name; });
        return it == types.end() ? nullptr : &*it;
    }

    void word(const char* list, const std::string& text) {
        const auto* words = catalogue_.wordList(list);
        if (text.empty() || (words && (words->open || words->find(text)))) return;
        std::vector<std::string> known;
        if (words)
            for (const auto& one : words->words) known.push_back(one.id);
        unknown(case_.where, list, text, known);
    }

    bool isCounter(const std::string& id) const {
        return std::find(counters_.begin(), counters_.end(), id) != counters_.end();
    }

    void aboard() {
        for (const auto& group : (*case_.setup.scenario)->groups)
            for (const auto& unit : group.units)
                if (unit.aboard && !isCounter(unit.aboard->text))
                    unknown(case_.where, "unit", unit.aboard->text, counters_);
    }

    /// Checks the values that mean the same in questions of every kind.
    void ask(const CaseQuery& query) {
        for (const auto* name : {"unit", "target", "unload", "enters"})
            for (const auto& id : wordsOf(query.value(name)))
                if (!isCounter(id)) unknown(query.where, name, id, counters_);
        if (query.values.has("class") && !catalogue_.mobility(model::MobilityId(query.value("class")))) {
            std::vector<std::string> known;
            for (const auto& one : catalogue_.mobilities) known.push_back(one.id.text);
            unknown(query.where, "class", query.value("class"), known);
        }
        kind(query);
        if (catalogue_.table.isUsed()) tableWords(query);
    }

    /// Words of questions about a table that would change the answer instead of being missed.
    void tableWords(const CaseQuery& query) {
        const TableRules& table = catalogue_.table;
        std::vector<std::string> supports, rows, seats;
        for (const TableAction& action : table.actions) {
            if (action.id != query.value("action")) continue;
            supports = TableCaseWords::idsOf(action.supports);
            for (const ActionTotal& total : action.totals)
                for (const TotalRow& row : total.rows) rows.push_back(row.id);
        }
        if (const auto& tableau = (*case_.setup.scenario)->tableau)
            seats = TableCaseWords::idsOf(tableau->seats);
        oneOf(query, "with", supports);
        oneOf(query, "row", rows);
        oneOf(query, "score", TableCaseWords::idsOf(table.scores));
        oneOf(query, "by", seats);
        oneOf(query, "selection", seats);
    }
    void oneOf(const CaseQuery& query, const char* name, const std::vector<std::string>& known) {
        for (const auto& word : wordsOf(query.value(name)))
            if (std::ranges::find(known, word) == known.end()) unknown(query.where, name, word, known);
    }

    /// Checks for values that this kind of question does not have; they would never be compared.
    void kind(const CaseQuery& query) {
        const auto* known = caseKind(query.kind);
        if (!known) return unknown(query.where, "kind", query.kind, caseKindNames());
        for (const auto& value : valuesOf(*known)) {
            if (!value.words.empty() && query.values.has(value.name) &&
                std::ranges::find(value.words, query.value(value.name)) == value.words.end())
                unknown(query.where, value.name, query.value(value.name), value.words);
        }
        std::vector<std::string> names;
        for (const auto& value : valuesOf(*known)) names.push_back(value.name);
        for (const auto& [name, text] : query.values)
            if (std::ranges::find(names, name) == names.end())
                unknown(query.where, "value of " + query.kind, name, names);
    }

    const Catalogue& catalogue_;
    const Case& case_;
    std::vector<std::string> counters_;
    std::vector<model::Finding>& findings_;
};

}  // namespace

void checkCase(const Mapset& mapset, const Case& one, std::vector<model::Finding>& findings) {
    CaseCheck(mapset, one, findings).run();
}

}  // namespace cota::mapsets
