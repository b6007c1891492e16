#pragma once
// Helpers of the edits: change one box of a document, but keep the old box if its content stays equal.

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "formats/model/document/document.h"

namespace cota::model {

/// The document with `change` applied to one of its boards or forces; the same document if nothing changes.
template <class T, class Change>
Document withBox(const Document& document, std::map<std::string, Shared<T>> Document::*boxes,
                 const std::string& key, Change&& change) {
    const auto it = (document.*boxes).find(key);
    if (it == (document.*boxes).end()) return document;
    Shared<T> changed = it->second.with(change);
    if (changed == it->second) return document;
    Document result = document;
    (result.*boxes)[key] = std::move(changed);
    return result;
}

template <class Change>
Document withBoard(const Document& document, const std::string& key, Change&& change) {
    return withBox(document, &Document::boards, key, std::forward<Change>(change));
}

template <class Change>
Document withForces(const Document& document, const std::string& key, Change&& change) {
    return withBox(document, &Document::forces, key, std::forward<Change>(change));
}

template <class Change>
Document withScenario(const Document& document, Change&& change) {
    if (!document.scenario) return document;
    Shared<Scenario> changed = document.scenario->with(change);
    if (changed == *document.scenario) return document;
    Document result = document;
    result.scenario = std::move(changed);
    return result;
}

/// Replaces the first record for which `isSame` is true, or appends the record.
template <class T, class IsSame>
void putRecord(std::vector<T>& records, const T& record, IsSame&& isSame) {
    const auto it = std::find_if(records.begin(), records.end(), isSame);
    if (it == records.end())
        records.push_back(record);
    else
        *it = record;
}

template <class T>
void putById(std::vector<T>& records, const T& record) {
    putRecord(records, record, [&](const T& other) { return other.id == record.id; });
}

template <class T, class Id>
void dropById(std::vector<T>& records, const Id& id) {
    std::erase_if(records, [&](const T& record) { return record.id == id; });
}

/// Names along a path that has become a part of another follow that one; without another they are straight.
inline void moveNamesAlong(Board& board, const PathId& gone, const PathId& other = {}) {
    for (MapName& name : board.names)
        if (name.path == gone) name.path = other;
}

}  // namespace cota::model
