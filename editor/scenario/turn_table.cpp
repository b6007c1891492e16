#include "editor/scenario/turn_table.h"

#include <algorithm>
#include <sstream>

#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/catalogue/value_schema.h"

namespace cota::session {

namespace {

using ColumnKind = TurnColumn::Kind;

constexpr const char* lightList = "light";
constexpr const char* weatherList = "weather";
constexpr int mostVisibility = 1000;

const mapsets::WordList* listOf(const SheetSource& source, const char* name) {
    return source.game ? source.game->catalogue.wordList(name) : nullptr;
}

TurnColumn columnOf(const SheetSource& source, ColumnKind kind, const StepName& title) {
    TurnColumn column;
    column.kind = kind;
    column.title = title;
    column.heading = withCapital(title.in(source.language));
    return column;
}

TurnColumn wordColumn(const SheetSource& source, ColumnKind kind, const char* listName,
                      const StepName& title) {
    auto column = columnOf(source, kind, title);
    const auto* list = listOf(source, listName);
    column.isOpen = !list || list->open;
    column.choices.push_back({"", ""});
    if (list)
        for (const auto& word : list->words)
            column.choices.push_back({word.id, nameOf(word, source.language)});
    return column;
}

std::vector<TurnColumn> columnsOf(const SheetSource& source) {
    std::vector<TurnColumn> columns{columnOf(source, ColumnKind::turn, named("Turn")),
                                    columnOf(source, ColumnKind::date, named("Date")),
                                    columnOf(source, ColumnKind::time, named("Time")),
                                    columnOf(source, ColumnKind::range, named("For turns")),
                                    wordColumn(source, ColumnKind::light, lightList, named("Light")),
                                    wordColumn(source, ColumnKind::weather, weatherList, named("Weather")),
                                    columnOf(source, ColumnKind::visibility, named("Visibility"))};
    if (source.game)
        for (const auto& type : source.game->catalogue.turnAttributes) {
            auto column = columnOf(source, ColumnKind::value, labelOf(type));
            column.name = type.name;
            column.choices = choicesFor(type, source.game.get(), source.language);
            if (!column.choices.empty()) column.choices.front().name.clear();
            columns.push_back(std::move(column));
        }
    auto english = columnOf(source, ColumnKind::note, named("Note (English)"));
    auto spanish = columnOf(source, ColumnKind::note, named("Note (Spanish)"));
    spanish.language = model::Language::spanish;
    // The language of the window first.
    const bool isSpanish = source.language == model::Language::spanish;
    columns.push_back(isSpanish ? spanish : english);
    columns.push_back(isSpanish ? std::move(english) : std::move(spanish));
    return columns;
}

std::string& noteIn(TurnRow& row, model::Language language) {
    return language == model::Language::spanish ? row.record.note.es : row.record.note.en;
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// "turn 4", "turns 4 to 6".
StepName turnsName(const CellRange& range) {
    const std::string first = std::to_string(range.top + 1), last = std::to_string(range.bottom + 1);
    return range.top == range.bottom ? named("turn %s", first)
                                     : named("turns %s", first) + " " + named("to %s", last);
}

std::vector<std::string> split(const std::string& text, char between) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, between);) parts.push_back(part);
    return parts;
}

}  // namespace

TurnTable::TurnTable(SheetSource source) : source_(std::move(source)), columns_(columnsOf(source_)) {
    if (source_.document.scenario) rows_ = turnRowsOf((*source_.document.scenario)->turns);
}

bool TurnTable::isCell(int row, int column) const {
    return row >= 0 && column >= 0 && row < rowCount() && column < static_cast<int>(columns_.size());
}

std::string TurnTable::value(int rowNumber, int columnNumber) const {
    if (!isCell(rowNumber, columnNumber)) return {};
    const auto& at = row(rowNumber);
    const auto& of = column(columnNumber);
    const auto moment = [&] {
        return momentOf((*source_.document.scenario)->turns,
                        source_.game ? source_.game->catalogue.scales.turnMinutes : 0, rowNumber + 1);
    };
    switch (of.kind) {
        case ColumnKind::turn:
            return std::to_string(rowNumber + 1);
        case ColumnKind::date:
            return moment().date;
        case ColumnKind::time:
            return moment().time;
        case ColumnKind::light:
            return at.record.light;
        case ColumnKind::weather:
            return at.record.weather;
        case ColumnKind::visibility:
            return at.record.visibility ? std::to_string(*at.record.visibility) : "";
        case ColumnKind::note:
            return of.language == model::Language::spanish ? at.record.note.es : at.record.note.en;
        case ColumnKind::value: {
            const auto* text = at.record.attributes.find(of.name);
            return text ? *text : "";
        }
        case ColumnKind::range:
            return at.isOfRange() ? std::to_string(at.from) + "\u2013" + std::to_string(at.to) : "";
    }
    return {};
}

std::string TurnTable::text(int rowNumber, int columnNumber) const {
    const std::string stored = value(rowNumber, columnNumber);
    if (stored.empty() || !isCell(rowNumber, columnNumber)) return stored;
    const auto& choices = column(columnNumber).choices;
    const auto choice = std::ranges::find(choices, stored, &PaletteEntry::id);
    return choice == choices.end() ? stored : choice->name;
}

int TurnTable::lightOf(int rowNumber) const {
    if (!isCell(rowNumber, 0)) return 0;
    const auto* list = listOf(source_, lightList);
    const auto& light = row(rowNumber).record.light;
    if (!list || light.empty()) return 0;
    const auto word = std::ranges::find(list->words, light, &mapsets::Word::id);
    return word == list->words.end() ? 0 : static_cast<int>(word - list->words.begin());
}

std::string TurnTable::putWord(std::string& into, const TurnColumn& column, const std::string& value) const {
    for (const auto& choice : column.choices)
        if (choice.id == value || (!value.empty() && choice.name == value)) {
            into = choice.id;
            return {};
        }
    if (column.isOpen) {
        into = value;
        return {};
    }
    std::string known;
    for (const auto& choice : column.choices)
        if (!choice.id.empty()) known += (known.empty() ? "" : ", ") + choice.name;
    return tr("'%s' is not valid here.", value) + " " + tr("Enter %s.", tr("one of %s", known));
}

std::string TurnTable::put(TurnRow& row, const TurnColumn& column, const std::string& typed) const {
    const std::string value = trimmed(typed);
    switch (column.kind) {
        case ColumnKind::light:
            return putWord(row.record.light, column, value);
        case ColumnKind::weather:
            return putWord(row.record.weather, column, value);
        case ColumnKind::note:
            noteIn(row, column.language) = value;
            return {};
        case ColumnKind::visibility: {
            const auto number = mapsets::readInteger(value);
            if (!value.empty() && (!number || *number < 0 || *number > mostVisibility))
                return tr("'%s' is not valid here.", value) + " " +
                       tr("Enter %s.", rangeText(0, mostVisibility));
            row.record.visibility = number;
            return {};
        }
        case ColumnKind::value: {
            const auto& types = source_.game->catalogue.turnAttributes;
            const auto type = std::ranges::find(types, column.name, &mapsets::AttributeType::name);
            std::string word = value;
            if (!column.choices.empty())
                if (const auto refusal = putWord(word, column, value); !refusal.empty()) return refusal;
            if (!word.empty() && type != types.end() && mapsets::faultOf(*type, word))
                return tr("'%s' is not valid here.", value) + " " +
                       tr("Enter %s.", formOf(*type, source_.game.get(), source_.language));
            if (word.empty())
                row.record.attributes.erase(column.name);
            else
                row.record.attributes.set(column.name, word);
            return {};
        }
        default:
            return {};
    }
}

Written TurnTable::step(const StepName& name, const std::vector<TurnRow>& rows) const {
    const auto track = withTurnRows((*source_.document.scenario)->turns, rows);
    auto changed = model::withTurns(source_.document, track);
    if (changed == source_.document) return {};
    return {HistoryEntry{name, std::move(changed)}, {}};
}

Written TurnTable::stepOrRefusal(const StepName& name, const std::vector<TurnRow>& rows,
                                 const std::string& refusal) const {
    return refusal.empty() ? step(name, rows) : Written{{}, refusal};
}

Written TurnTable::set(const CellRange& range, const std::string& value) const {
    auto rows = rows_;
    std::string refusal;
    StepName what;
    for (int j = range.left; j <= range.right; ++j) {
        if (!isCell(0, j) || column(j).isFixed()) continue;
        what = what.empty() ? column(j).title : what + ", " + column(j).title.inSentence();
        for (int i = range.top; i <= range.bottom && refusal.empty(); ++i)
            if (isCell(i, j)) refusal = put(rows[static_cast<std::size_t>(i)], column(j), value);
    }
    return stepOrRefusal(named("Set %s", what.inSentence()) + " (" + turnsName(range) + ")", rows, refusal);
}

Written TurnTable::filledDown(const CellRange& range) const {
    auto rows = rows_;
    std::string refusal;
    for (int j = range.left; j <= range.right; ++j) {
        if (!isCell(range.top, j) || column(j).isFixed()) continue;
        const auto first = value(range.top, j);
        for (int i = range.top + 1; i <= range.bottom && refusal.empty(); ++i)
            if (isCell(i, j)) refusal = put(rows[static_cast<std::size_t>(i)], column(j), first);
    }
    return stepOrRefusal(named("Fill down (%s)", turnsName(range)), rows, refusal);
}

Written TurnTable::pasted(int top, int left, const std::string& text) const {
    auto rows = rows_;
    std::string refusal;
    auto lines = split(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto cells = split(lines[i], '\t');
        for (std::size_t j = 0; j < cells.size() && refusal.empty(); ++j) {
            const int at = top + static_cast<int>(i), in = left + static_cast<int>(j);
            if (!isCell(at, in) || column(in).isFixed()) continue;
            refusal = put(rows[static_cast<std::size_t>(at)], column(in), cells[j]);
            if (!refusal.empty()) refusal = tr("Turn %s:", std::to_string(at + 1)) + " " + refusal;
        }
    }
    const int last = std::min(top + static_cast<int>(lines.size()), rowCount()) - 1;
    return stepOrRefusal(named("Paste into %s", turnsName({top, left, std::max(top, last), left})), rows,
                         refusal);
}

std::string TurnTable::copied(const CellRange& range) const {
    std::string text;
    for (int i = range.top; i <= range.bottom; ++i) {
        for (int j = range.left; j <= range.right; ++j)
            text += (j == range.left ? "" : "\t") + this->text(i, j);
        text += '\n';
    }
    return text;
}

bool TurnTable::hasNight() const {
    const auto* list = listOf(source_, lightList);
    return list && list->words.size() > 1;
}

LightWords TurnTable::usualLight() const {
    const auto* list = listOf(source_, lightList);
    if (!list || list->words.empty()) return {};
    const auto word = [&](std::size_t place, std::size_t otherwise) {
        return list->words[place < list->words.size() ? place : std::min(otherwise, list->words.size() - 1)]
            .id;
    };
    constexpr std::size_t day = 0, night = 1, dawn = 2, dusk = 3;
    return {word(day, day), word(night, day), word(dawn, night), word(dusk, night)};
}

Written TurnTable::lit(const Sun& sun) const {
    if (!source_.document.scenario) return {};
    const auto& track = (*source_.document.scenario)->turns;
    const int usual = source_.game ? source_.game->catalogue.scales.turnMinutes : 0;
    if (!momentOf(track, usual, 2).minute)
        return {{}, tr("Enter the time of the first turn and the minutes per turn first.")};
    if (sun.sets <= sun.rises) return {{}, tr("Sunset must be later than sunrise.")};
    auto rows = rows_;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int minute = *momentOf(track, usual, static_cast<int>(i) + 1).minute;
        auto& light = rows[i].record.light;
        if (minute >= sun.rises && minute < sun.sets)
            light = sun.words.day;
        else if (minute >= sun.rises - sun.twilight && minute < sun.rises)
            light = sun.words.dawn;
        else if (minute >= sun.sets && minute < sun.sets + sun.twilight)
            light = sun.words.dusk;
        else
            light = sun.words.night;
    }
    return step(named("Set light by sunrise and sunset"), rows);
}

}  // namespace cota::session
