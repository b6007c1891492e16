// The part of the check of a game about its rules for a table: formulas that cannot be read, names without a
// text.

#include <algorithm>
#include <array>

#include "formats/model/finding/nearest_word.h"
#include "mapsets/loading/formula_messages.h"
#include "mapsets/loading/mapset_check.h"
#include "mapsets/table/table_game.h"

namespace cota::mapsets {

namespace {

struct Meaning {
    std::string_view word;
    model::LocalLiteral text;
};
// What a fault calls types and places of a formula.
constexpr std::array<Meaning, 8> meanings{{{"yes or no", local("a condition (yes or no)")},
                                           {"number", local("a number")},
                                           {"word", local("a word")},
                                           {"words", local("several words")},
                                           {"thing", local("a thing")},
                                           {"row of things", local("a row of things")},
                                           {"end", local("the end of the formula")},
                                           {"name", local("a name")}}};

model::LocalText meaningOf(const std::string& word) {
    for (const Meaning& one : meanings)
        if (one.word == word) return one.text;
    return {"'" + word + "'", "'" + word + "'"};
}

model::LocalText meaningsOf(const std::vector<std::string>& words) {
    if (words.empty()) return local("a value");
    model::LocalText all;
    for (const std::string& word : words) {
        const auto meaning = meaningOf(word);
        all.en += (all.en.empty() ? "" : ", ") + meaning.en;
        all.es += (all.es.empty() ? "" : ", ") + meaning.es;
    }
    return all;
}

/// Where the fault is, if the formula stands in one line and has no escapes before it; else its start.
model::SourceSpan placeIn(model::SourceSpan attribute, const std::string& place, std::size_t offset) {
    const auto name = place.size() - place.rfind('/') - 1;
    attribute.column += static_cast<int>(name + std::string_view("=\"").size() + offset);
    return attribute;
}

class TableCheck {
  public:
    explicit TableCheck(const Mapset& mapset) : mapset_(mapset) {}

    std::vector<model::Finding> run() {
        std::vector<TableFault> faults;
        const TableGame game(mapset_, faults);
        for (const TableFault& fault : faults) add(fault);
        return std::move(findings_);
    }

  private:
    void add(const TableFault& fault) {
        auto values = valuesOf(fault.fault);
        const auto message = messageOf(fault.fault, values);
        auto finding = model::findingOf(row(message), std::move(values),
                                        {model::SubjectKind::mapsetEntry, fault.place, {}});
        if (const auto it = mapset_.places.find(fault.place); it != mapset_.places.end())
            finding.where = fault.fault.kind == FormulaFault::Kind::takenName
                                ? it->second
                                : placeIn(it->second, fault.place, fault.fault.offset);
        findings_.push_back(std::move(finding));
    }

    static std::vector<model::MessageValue> valuesOf(const FormulaFault& fault) {
        std::vector<model::MessageValue> values;
        if (fault.kind == FormulaFault::Kind::wrongType) {
            values.push_back(model::inWords("found", meaningsOf({fault.found})));
            values.push_back(model::inWords("expected", meaningsOf(fault.expected)));
        } else if (fault.kind == FormulaFault::Kind::unexpected) {
            values.push_back({"found", fault.found});
            values.push_back(model::inWords("expected", meaningsOf(fault.expected)));
        } else {
            values.push_back({"found", fault.found});
            values.push_back(model::knownWords(fault.expected, "-"));
        }
        return values;
    }

    /// Adds the nearest known name, if there is one.
    static FormulaMessage messageOf(const FormulaFault& fault, std::vector<model::MessageValue>& values) {
        using Kind = FormulaFault::Kind;
        switch (fault.kind) {
            case Kind::unexpected:
                return fault.found.empty() ? FormulaMessage::ends : FormulaMessage::unexpected;
            case Kind::wrongType:
                return FormulaMessage::wrongType;
            case Kind::tooDeep:
                return FormulaMessage::tooDeep;
            case Kind::takenName:
                return FormulaMessage::takenName;
            default:
                break;
        }
        const std::vector<std::string_view> known(fault.expected.begin(), fault.expected.end());
        const auto nearest = model::nearestWord(fault.found, known);
        if (nearest) values.push_back({"nearest", std::string(*nearest)});
        if (fault.kind == Kind::unknownName)
            return nearest ? FormulaMessage::unknownNameNearest : FormulaMessage::unknownName;
        return nearest ? FormulaMessage::unknownFieldNearest : FormulaMessage::unknownField;
    }

    const Mapset& mapset_;
    std::vector<model::Finding> findings_;
};

}  // namespace

std::vector<model::Finding> checkTable(const Mapset& mapset) {
    if (!mapset.catalogue.table.isUsed()) return {};
    return TableCheck(mapset).run();
}

}  // namespace cota::mapsets
