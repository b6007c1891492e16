// The property sheet of several things: values that all of them have in common, and changes for all as one
// step.
#include <algorithm>
#include <map>
#include <tuple>

#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/field/battlefield.h"

namespace cota::session {

namespace {

using model::Document;
using model::Subject;
using model::SubjectKind;

/// With more things than this, rows of all values would take too long to make; hexes keep their own.
constexpr std::size_t mostSheets = 400;

/// What makes rows of two sheets the same row: the heading, the label and the number of earlier rows with
/// both.
using RowKey = std::tuple<std::string, std::string, std::string, std::size_t>;

std::vector<RowKey> keysOf(const PropertySheet& sheet) {
    std::map<std::tuple<std::string, std::string, std::string>, std::size_t> counts;
    std::vector<RowKey> keys;
    for (const auto& row : sheet.rows) {
        const auto number = counts[{row.heading, row.label, row.name}]++;
        keys.emplace_back(row.heading, row.label, row.name, number);
    }
    return keys;
}

const Property* rowWith(const PropertySheet& sheet, const std::vector<RowKey>& keys, const RowKey& key) {
    const auto it = std::ranges::find(keys, key);
    return it == keys.end() ? nullptr : &sheet.rows[static_cast<std::size_t>(it - keys.begin())];
}

StepName countOf(const Selection& selection) {
    const auto count = std::to_string(selection.size());
    const auto isAll = [&](SubjectKind kind) {
        return std::ranges::all_of(selection, [&](const Subject& one) { return one.kind == kind; });
    };
    if (isAll(SubjectKind::hex)) return named("%s hexes", count);
    if (isAll(SubjectKind::counter)) return named("%s units", count);
    return named("%s things", count);
}

void markDifferent(Property& row) {
    row.isMixed = true;
    row.hint = tr("different");
    const bool isChoice = row.kind == Property::Kind::choice;
    row.value = isChoice ? mixedChoice : std::string();
    if (isChoice) row.choices.insert(row.choices.begin(), PaletteEntry{mixedChoice, row.hint});
}

/// Writes one value to all things, one after the other, each to the document that the others left.
Written writtenToAll(const std::shared_ptr<const SheetSource>& source, const Selection& selection,
                     const RowKey& key, const std::string& value) {
    Written all;
    if (value == mixedChoice) return all;
    SheetSource now = *source;
    for (const auto& subject : selection) {
        const auto sheet = propertiesOf(now, subject);
        const auto* row = rowWith(sheet, keysOf(sheet), key);
        if (!row || !row->write || row->value == value) continue;
        auto written = row->write(value);
        if (!written.refusal.empty()) return written;
        if (written.step) now.document = std::move(written.step->document);
    }
    if (!(now.document == source->document))
        all.step = HistoryEntry{named("Change %s", countOf(selection)), std::move(now.document), selection};
    return all;
}

PropertySheet commonSheet(const std::shared_ptr<const SheetSource>& source, const Selection& selection) {
    PropertySheet made;
    std::vector<RowKey> keys;
    for (const auto& subject : selection) {
        const auto sheet = propertiesOf(*source, subject);
        const auto its = keysOf(sheet);
        if (keys.empty()) {
            for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
                if (!sheet.rows[i].write) continue;
                keys.push_back(its[i]);
                made.rows.push_back(sheet.rows[i]);
            }
            if (keys.empty()) return {};
            continue;
        }
        for (std::size_t i = keys.size(); i-- > 0;) {
            const auto* row = rowWith(sheet, its, keys[i]);
            const auto place = static_cast<std::ptrdiff_t>(i);
            const bool isSameForm = row && row->write && row->kind == made.rows[i].kind &&
                                    (made.rows[i].isMixed || row->choices == made.rows[i].choices);
            if (!isSameForm) {
                keys.erase(keys.begin() + place);
                made.rows.erase(made.rows.begin() + place);
            } else if (!made.rows[i].isMixed && row->value != made.rows[i].value) {
                markDifferent(made.rows[i]);
            } else if (!made.rows[i].isMixed && row->hint != made.rows[i].hint) {
                made.rows[i].hint = tr("different");  // what they have instead of a value
            }
        }
    }
    for (std::size_t i = 0; i < keys.size(); ++i)
        made.rows[i].write = [source, selection, key = keys[i]](const std::string& value) {
            return writtenToAll(source, selection, key, value);
        };
    return made;
}

/// Terrain and level of many hexes, also of hundreds of thousands.
PropertySheet hexesSheet(const std::shared_ptr<const SheetSource>& source, const Selection& selection) {
    std::map<std::string, std::vector<model::HexCoord>> boards;
    std::optional<std::string> terrain;
    std::optional<int> level;
    bool isTerrainMixed = false, isLevelMixed = false;
    const auto& map = *source->map;
    for (const auto& subject : selection) {
        const auto cell = map.field().resolve(subject.id);
        if (!cell) continue;
        for (const auto& [board, hex] : map.printed(*cell)) boards[board].push_back(hex);
        const auto mix = map.terrain(*cell);
        const auto its = mix.shares.empty() ? std::string() : mix.shares.front().terrain.text;
        isTerrainMixed = isTerrainMixed || (terrain && *terrain != its);
        isLevelMixed = isLevelMixed || (level && *level != map.level(*cell));
        terrain = its;
        level = map.level(*cell);
    }
    PropertyRows rows(countOf(selection), *source, {SubjectKind::hex, selection.focus().id, {}});
    rows.choice(named("Terrain"), terrain.value_or(""), source->palette.terrains,
                [source, boards](const std::string& id) {
                    Document changed = source->document;
                    for (const auto& [board, hexes] : boards)
                        changed = model::withTerrain(changed, board, hexes, {{{model::TerrainId(id), {}}}});
                    return changed;
                });
    rows.number(named("Level"), level, -mapsets::highestLevel, mapsets::highestLevel, false,
                [source, boards](std::optional<int> value) {
                    Document changed = source->document;
                    for (const auto& [board, hexes] : boards)
                        changed = model::withLevel(changed, board, hexes, value.value_or(0));
                    return changed;
                });
    auto sheet = std::move(rows).sheet();
    if (isTerrainMixed) markDifferent(sheet.rows[0]);
    if (isLevelMixed) markDifferent(sheet.rows[1]);
    for (auto& row : sheet.rows)
        row.write = [write = std::move(row.write), selection](const std::string& value) {
            if (value == mixedChoice) return Written{};
            auto written = write(value);
            if (written.step) written.step->selection = selection;
            return written;
        };
    return sheet;
}

}  // namespace

PropertySheet propertiesOf(const SheetSource& source, const Selection& selection) {
    if (selection.empty()) return propertiesOf(source, Subject{SubjectKind::scenario, "", {}});
    if (selection.size() == 1) return propertiesOf(source, selection.focus());
    const auto kept = std::make_shared<const SheetSource>(source);
    const auto kind = selection.focus().kind;
    const bool isOneKind =
        std::ranges::all_of(selection, [&](const Subject& one) { return one.kind == kind; });
    PropertySheet sheet;
    if (isOneKind && kind == SubjectKind::hex && source.map) {
        sheet = hexesSheet(kept, selection);
        if (selection.size() <= mostSheets) {
            auto more = commonSheet(kept, selection);
            std::erase_if(more.rows, [&](const Property& row) {
                return std::ranges::any_of(sheet.rows,
                                           [&](const Property& mine) { return mine.label == row.label; });
            });
            std::ranges::move(more.rows, std::back_inserter(sheet.rows));
        }
    } else if (selection.size() <= mostSheets) {
        sheet = commonSheet(kept, selection);
    }
    sheet.name = countOf(selection);
    sheet.title = sheet.name.in(source.language);
    return sheet;
}

}  // namespace cota::session
