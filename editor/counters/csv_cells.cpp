#include "editor/counters/csv_cells.h"

#include <algorithm>

#include "editor/counters/near_names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "validator/fixes/plain_forms.h"

namespace cota::session {

namespace {

constexpr std::size_t mostCompared = 300;  // wrong words that get suggestions: nobody reads more

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

void CsvCells::take(const CsvLine& line) {
    cells_.clear();
    raw_.clear();
    for (std::size_t i = 0; i < std::min(line.cells.size(), choices_.fields.size()); ++i) {
        const auto& field = choices_.fields[i];
        if (field.empty() || line.cells[i].empty()) continue;
        raw_[field] = line.cells[i];
        const auto word = choices_.words.find({field, line.cells[i]});
        cells_[field] = word == choices_.words.end() ? line.cells[i] : word->second;
    }
}

std::string CsvCells::at(const std::string& field) const {
    const auto found = cells_.find(field);
    return found == cells_.end() ? std::string() : found->second;
}

void CsvCells::fault(CsvRow& row, const std::string& field, std::string text,
                     std::vector<std::string> suggestions) const {
    const auto word = raw_.find(field);
    row.faults.push_back(
        {field, word == raw_.end() ? std::string() : word->second, std::move(text), std::move(suggestions)});
}

std::vector<std::string> CsvCells::near(const std::string& word, const CsvNames& names) const {
    return ++compared_ > mostCompared ? std::vector<std::string>{} : nearNames(word, names.shown());
}

std::vector<std::string> CsvCells::nearOrWith(const std::string& word, const CsvNames& names) const {
    auto found = near(word, names);
    if (found.empty() && compared_ <= mostCompared) found = namesWith(word, names.shown());
    return found;
}

std::string CsvCells::oneOf(CsvRow& row, const char* field, const CsvNames& names,
                            std::string unknown) const {
    const auto word = at(field);
    if (word.empty()) return {};
    const auto ids = names.find(word);
    if (ids.size() == 1) return ids.front();
    if (ids.empty())
        fault(row, field, std::move(unknown), nearOrWith(word, names));
    else
        fault(row, field, tr("'%s' is the name of several things. Use an id.", word), ids);
    return {};
}

std::string CsvCells::value(CsvRow& row, const CsvField& field, const mapsets::AttributeType& type) const {
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

}  // namespace cota::session
