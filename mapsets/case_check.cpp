// Worked cases against what the game declares: a misspelt value of a counter, a unit that is not there, a
// word of no list would else be a question about something else.

#include <algorithm>
#include <array>

#include "formats/model/forces.h"
#include "formats/model/scenario.h"
#include "mapsets/case_setup.h"
#include "mapsets/mapset_layer.h"
#include "mapsets/play/parameters.h"

namespace cota::mapsets {

namespace {

using Types = std::vector<AttributeType>;

class CaseCheck {
  public:
    CaseCheck(const Mapset& mapset, const std::string& file, const Case& one,
              std::vector<model::Finding>& findings)
        : catalogue_(mapset.catalogue), case_(one), file_(file), findings_(findings) {}

    void run() {
        for (const auto& [path, forces] : case_.setup.forces) {
            for (const auto& type : forces->types) counter(type);
            for (const auto& one : forces->counters) counters_.push_back(one.id.text);
        }
        if (!case_.setup.scenario) return;
        for (const auto& record : (*case_.setup.scenario)->turns.records) {
            word("light", record.light);
            word("weather", record.weather);
        }
        aboard();
        for (const auto& query : case_.queries) ask(query);
    }

  private:
    void add(MapsetMessage message, int line, std::vector<model::MessageValue> values) {
        auto finding = model::findingOf(row(message), std::move(values),
                                        {model::SubjectKind::mapsetEntry, "case/" + case_.id, {}});
        finding.where = model::SourceSpan{file_, line, 1};
        findings_.push_back(std::move(finding));
    }
    void unknown(int line, const std::string& kind, const std::string& word,
                 const std::vector<std::string>& known) {
        add(MapsetMessage::caseUnknown, line,
            {{"id", case_.id}, {"kind", kind}, {"word", word}, {"known", joined(known)}});
    }

    void counter(const model::CounterType& type) {
        const auto* unitClass = catalogue_.unitClass(type.unitClass);
        if (!unitClass) return;  // reported where it is read
        values(type.id.text, type.front, unitClass->front);
        values(type.id.text, type.back, unitClass->back);
    }

    void values(const std::string& unit, const model::Attributes& written, const Types& printed) {
        for (const auto& [name, value] : written) {
            const auto* type = find(printed, name);
            if (!type) type = find(catalogue_.counterAttributes, name);
            if (!type) {
                std::vector<std::string> known;
                for (const auto* types : {&printed, &catalogue_.counterAttributes})
                    for (const auto& one : *types) known.push_back(one.name);
                unknown(case_.line, "value of " + unit, name, known);
            } else if (faultOf(*type, value)) {
                add(MapsetMessage::caseBadValue, case_.line,
                    {{"id", case_.id}, {"unit", unit}, {"name", name}, {"value", value}});
            }
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
        unknown(case_.line, list, text, known);
    }

    bool isCounter(const std::string& id) const {
        return std::find(counters_.begin(), counters_.end(), id) != counters_.end();
    }

    void aboard() {
        for (const auto& group : (*case_.setup.scenario)->groups)
            for (const auto& unit : group.units)
                if (unit.aboard && !isCounter(unit.aboard->text))
                    unknown(case_.line, "unit", unit.aboard->text, counters_);
    }

    /// Values that mean the same in questions of every kind.
    void ask(const CaseQuery& query) {
        for (const auto* name : {"unit", "target", "unload", "enters"})
            for (const auto& id : wordsOf(query.value(name)))
                if (!isCounter(id)) unknown(query.line, name, id, counters_);
        if (query.values.has("class") && !catalogue_.mobility(model::MobilityId(query.value("class")))) {
            std::vector<std::string> known;
            for (const auto& one : catalogue_.mobilities) known.push_back(one.id.text);
            unknown(query.line, "class", query.value("class"), known);
        }
        for (const auto* name : {"both-ways", "minimum"})
            if (query.values.has(name) && !readFlag(query.value(name)))
                unknown(query.line, name, query.value(name), {"yes", "no"});
    }

    const Catalogue& catalogue_;
    const Case& case_;
    std::string file_;
    std::vector<std::string> counters_;
    std::vector<model::Finding>& findings_;
};

}  // namespace

void checkCase(const Mapset& mapset, const std::string& file, const Case& one,
               std::vector<model::Finding>& findings) {
    CaseCheck(mapset, file, one, findings).run();
}

}  // namespace cota::mapsets
