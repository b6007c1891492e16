#include "editor/scenario/turn_rows.h"

#include <algorithm>
#include <set>

namespace cota::session {

namespace {

using model::TurnRecord;

void overlay(TurnRecord& into, const TurnRecord& record) {
    if (!record.light.empty()) into.light = record.light;
    if (!record.weather.empty()) into.weather = record.weather;
    if (record.visibility) into.visibility = record.visibility;
    if (!record.note.en.empty()) into.note.en = record.note.en;
    if (!record.note.es.empty()) into.note.es = record.note.es;
    for (const auto& [name, value] : record.attributes) into.attributes.set(name, value);
}

bool isEmpty(const TurnRecord& record) {
    return record.light.empty() && record.weather.empty() && !record.visibility && record.note.empty() &&
           record.attributes.empty();
}

bool areEqual(const TurnRecord& one, const TurnRecord& other) {
    return one.light == other.light && one.weather == other.weather && one.visibility == other.visibility &&
           one.note == other.note && one.attributes == other.attributes;
}

/// Two records with content of their own stay two.
bool isOneRange(const TurnRow& one, const TurnRow& other) {
    const bool haveBoth = one.extras && other.extras && one.extras != other.extras;
    return !haveBoth && areEqual(one.record, other.record);
}

bool isReadable(const TurnRecord& record) { return record.from >= 1 && record.to >= record.from; }

}  // namespace

std::vector<TurnRow> turnRowsOf(const model::TurnTrack& track) {
    std::vector<TurnRow> rows(static_cast<std::size_t>(std::clamp(track.count, 0, mostTurns)));
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].record.from = rows[i].record.to = static_cast<int>(i) + 1;
    for (std::size_t i = 0; i < track.records.size(); ++i) {
        const auto& record = track.records[i];
        if (!isReadable(record)) continue;
        const int last = std::min(record.to, static_cast<int>(rows.size()));
        for (int turn = record.from; turn <= last; ++turn) {
            auto& row = rows[static_cast<std::size_t>(turn) - 1];
            overlay(row.record, record);
            row.from = record.from;
            row.to = record.to;
            if (!record.extras.empty()) row.extras = i;
        }
    }
    return rows;
}

model::TurnTrack withTurnRows(const model::TurnTrack& track, const std::vector<TurnRow>& rows) {
    model::TurnTrack made = track;
    made.records.clear();
    std::set<std::size_t> written;
    for (std::size_t first = 0, last = 0; first < rows.size(); first = last + 1) {
        last = first;
        auto extras = rows[first].extras;
        while (last + 1 < rows.size() && isOneRange(rows[last], rows[last + 1])) {
            ++last;
            if (!extras) extras = rows[last].extras;
        }
        TurnRecord record = rows[first].record;
        record.from = static_cast<int>(first) + 1;
        record.to = static_cast<int>(last) + 1;
        if (extras && written.insert(*extras).second) record.extras = track.records[*extras].extras;
        if (!isEmpty(record) || !record.extras.empty()) made.records.push_back(std::move(record));
    }
    const int count = static_cast<int>(rows.size());
    for (const auto& record : track.records) {
        if (isReadable(record) && record.to <= count) continue;
        TurnRecord rest = record;
        if (isReadable(record) && record.from <= count) {
            rest.from = count + 1;
            rest.extras = {};
        }
        made.records.push_back(std::move(rest));
    }
    return made;
}

}  // namespace cota::session
