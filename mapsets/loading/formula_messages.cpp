#include "mapsets/loading/formula_messages.h"

#include <array>

#include "formats/model/finding/nearest_word.h"

namespace cota::mapsets {

namespace {

using model::LocalLiteral;
using model::MessageRow;
using model::Severity;

constexpr LocalLiteral rowUnread = local("The row is left out, as if the game did not have it.");
constexpr LocalLiteral seeFormulas = local("docs/card-games.md shows how formulas are written.");
constexpr LocalLiteral correctWord = local("Correct the word, or declare it.");
constexpr LocalLiteral correctName = local("Correct the name, or declare it.");

constexpr auto formulaRows = std::to_array<MessageRow>({
    {"FORMULA-001", Severity::error, local("formula that cannot be read"),
     local("A formula cannot have '{found}' here. Expected: {expected}."), rowUnread, seeFormulas},
    {"FORMULA-001.end", Severity::error, local("formula that cannot be read"),
     local("The formula ends too early. Expected: {expected}."), rowUnread, seeFormulas},
    {"FORMULA-002", Severity::error, local("unknown name in a formula"),
     local("There is no '{found}' here. Known: {known}."), rowUnread, correctName},
    {"FORMULA-002.nearest", Severity::error, local("unknown name in a formula"),
     local("There is no '{found}' here. Did you mean '{nearest}'?"), rowUnread, correctName},
    {"FORMULA-003", Severity::error, local("unknown value in a formula"),
     local("This has no '{found}'. Known: {known}."), rowUnread, correctName},
    {"FORMULA-003.nearest", Severity::error, local("unknown value in a formula"),
     local("This has no '{found}'. Did you mean '{nearest}'?"), rowUnread, correctName},
    {"FORMULA-004", Severity::error, local("other kind of value in a formula"),
     local("This is {found}, but {expected} is needed here."), rowUnread, seeFormulas},
    {"FORMULA-005", Severity::error, local("formula too deep"),
     local("The formula has more than 40 levels of parentheses."), rowUnread,
     local("Give a part of it a name, as a term.")},
    {"FORMULA-006", Severity::error, local("name with two meanings"),
     local("'{found}' has a meaning already."), local("Formulas could not tell the two apart."),
     local("Choose another name.")},
    {"FORMULA-007", Severity::error, local("word that a value never is"),
     local("This is never '{found}'. Known: {known}."), rowUnread, correctWord},
    {"FORMULA-007.nearest", Severity::error, local("word that a value never is"),
     local("This is never '{found}'. Did you mean '{nearest}'?"), rowUnread, correctWord},
});
static_assert(formulaRows.size() == static_cast<std::size_t>(FormulaMessage::count));
static_assert(model::idsAreUnique(formulaRows));

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

std::vector<model::MessageValue> valuesOf(const FormulaFault& fault) {
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
FormulaMessage messageOf(const FormulaFault& fault, std::vector<model::MessageValue>& values) {
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
    if (fault.kind == Kind::unknownWord)
        return nearest ? FormulaMessage::unknownWordNearest : FormulaMessage::unknownWord;
    if (fault.kind == Kind::unknownName)
        return nearest ? FormulaMessage::unknownNameNearest : FormulaMessage::unknownName;
    return nearest ? FormulaMessage::unknownFieldNearest : FormulaMessage::unknownField;
}

}  // namespace

const MessageRow& row(FormulaMessage message) { return formulaRows[static_cast<std::size_t>(message)]; }
std::span<const MessageRow> formulaMessages() { return formulaRows; }

model::Finding formulaFinding(const FormulaFault& fault) {
    auto values = valuesOf(fault);
    const auto message = messageOf(fault, values);
    return model::findingOf(row(message), std::move(values));
}

}  // namespace cota::mapsets
