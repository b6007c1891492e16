#include "editor/counters/csv_import.h"

#include <algorithm>
#include <array>

#include "editor/counters/csv_columns.h"
#include "editor/counters/csv_row_reader.h"
#include "editor/counters/new_units.h"
#include "editor/words/words.h"
#include "formats/model/finding/message.h"

namespace cota::session {

namespace {

constexpr std::size_t mostLinesNamed = 6;

/// The same faults together, in the order of their first lines.
std::vector<CsvProblem> problemsOf(const std::vector<CsvRow>& rows) {
    std::vector<CsvProblem> problems;
    std::map<std::array<std::string, 3>, std::size_t> known;
    for (const auto& row : rows)
        for (const auto& fault : row.faults) {
            const auto [at, isNew] =
                known.try_emplace({fault.field, fault.word, fault.text}, problems.size());
            if (isNew) problems.push_back({fault, {}});
            auto& lines = problems[at->second].lines;
            if (lines.empty() || lines.back() != row.line) lines.push_back(row.line);
        }
    return problems;
}

}  // namespace

std::string CsvProblem::text(model::Language language) const {
    std::string numbers;
    for (std::size_t i = 0; i < std::min(lines.size(), mostLinesNamed); ++i)
        numbers += (i == 0 ? "" : ", ") + std::to_string(lines[i]);
    if (lines.size() > mostLinesNamed) numbers += " ...";
    const std::array values{model::MessageValue{"count", std::to_string(lines.size())},
                            model::MessageValue{"lines", numbers}, model::MessageValue{"fault", fault.text}};
    return model::fillTemplate(local("{count:Line|Lines} {lines}: {fault}"), values).in(language);
}

model::LocalText CsvPlan::summary() const {
    const std::array values{model::MessageValue{"added", std::to_string(added)},
                            model::MessageValue{"changed", std::to_string(changed)},
                            model::MessageValue{"left", std::to_string(leftOut)}};
    return model::fillTemplate(local("Add {added:# unit|# units}, change {changed}, leave out {left}"),
                               values);
}

std::optional<HistoryEntry> CsvPlan::step() const {
    if (added == 0 && changed == 0) return std::nullopt;
    return HistoryEntry{StepName(trLater("Import a table: %s"), {summary()}), document, {}};
}

CsvChoices guessedChoices(const SheetSource& source, const CsvTable& table, const ForceTarget& target) {
    CsvChoices choices;
    choices.target = target;
    if (table.lines.empty()) return choices;
    choices.fields = guessedFields(table.lines.front().cells, csvFields(source.game.get()));
    choices.hasTitles = std::ranges::any_of(choices.fields, [](const auto& field) { return !field.empty(); });
    choices.fields.resize(table.columns());
    return choices;
}

CsvPlan planImport(const SheetSource& source, const CsvTable& table, const CsvChoices& choices) {
    const auto fields = csvFields(source.game.get());
    std::string file = choices.target.file;
    if (file.empty() && !source.document.forces.empty()) file = source.document.forces.begin()->first;
    const auto document = withForcesFile(source.document, file);
    CsvPlan plan;
    plan.document = source.document;
    if (!document.forces.contains(file)) return plan;
    ForcesDraft draft(document);
    CsvRowReader reader(source, fields, choices, file, draft);
    const std::size_t first = choices.hasTitles ? 1 : 0;
    for (std::size_t i = first; i < table.lines.size(); ++i) reader.expect(table.lines[i]);
    for (std::size_t i = first; i < table.lines.size(); ++i) plan.rows.push_back(reader.read(table.lines[i]));
    reader.load(plan.rows);
    for (const auto& row : plan.rows) {
        plan.added += row.units;
        plan.changed += row.effect == CsvRow::Effect::change ? 1 : 0;
        plan.same += row.effect == CsvRow::Effect::same ? 1 : 0;
        plan.leftOut += row.effect == CsvRow::Effect::leaveOut ? 1 : 0;
    }
    plan.problems = problemsOf(plan.rows);
    if (plan.added > 0 || plan.changed > 0) plan.document = draft.document();
    // A table with a column for groups says itself which units are in none.
    if (plan.added > 0 && std::ranges::find(choices.fields, csv::group) == choices.fields.end())
        plan.document = withNewUnitsInGroups(source.document, plan.document);
    return plan;
}

}  // namespace cota::session
