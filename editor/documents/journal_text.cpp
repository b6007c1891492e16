#include "editor/documents/journal_text.h"

#include <algorithm>
#include <charconv>

#include "formats/xml/disk/sha256.h"

namespace cota::session {

namespace {

constexpr std::size_t hashLength = 16;  // digits; enough to detect torn ends, not tampering

std::string hashOf(char kind, std::string_view payload) {
    return xml::sha256(kind + std::string(payload)).substr(0, hashLength);
}

/// "5:woods" for each field.
std::string payloadOf(const std::vector<std::string>& fields) {
    std::string payload;
    for (const auto& field : fields) payload.append(std::to_string(field.size())).append(":").append(field);
    return payload;
}

std::optional<std::vector<std::string>> fieldsIn(std::string_view payload) {
    std::vector<std::string> fields;
    while (!payload.empty()) {
        const auto colon = payload.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const auto length = numberIn(payload.substr(0, colon));
        if (!length || payload.size() - colon - 1 < *length) return std::nullopt;
        fields.emplace_back(payload.substr(colon + 1, *length));
        payload.remove_prefix(colon + 1 + *length);
    }
    return fields;
}

/// Removes one record from the start of `text`.
std::optional<JournalRecord> takeRecord(std::string_view& text) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos || end < 2 + 1 + 1 + hashLength) return std::nullopt;
    const std::string_view head = text.substr(0, end);
    const auto space = head.find(' ', 2);
    if (head[1] != ' ' || space == std::string_view::npos) return std::nullopt;
    const auto length = numberIn(head.substr(2, space - 2));
    const std::string_view rest = text.substr(end + 1);
    if (!length || rest.size() < *length + 1 || rest[*length] != '\n') return std::nullopt;
    const std::string_view payload = rest.substr(0, *length);
    if (hashOf(head[0], payload) != head.substr(space + 1)) return std::nullopt;
    auto fields = fieldsIn(payload);
    if (!fields) return std::nullopt;
    text = rest.substr(*length + 1);
    return JournalRecord{head[0], std::move(*fields)};
}

}  // namespace

std::optional<std::size_t> numberIn(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string textOf(const JournalRecord& record) {
    const std::string payload = payloadOf(record.fields);
    return std::string(1, record.kind) + " " + std::to_string(payload.size()) + " " +
           hashOf(record.kind, payload) + "\n" + payload + "\n";
}

JournalRecords recordsIn(std::string_view text) {
    JournalRecords read;
    while (!text.empty()) {
        auto record = takeRecord(text);
        if (!record) {
            read.isTorn = true;
            break;
        }
        read.records.push_back(std::move(*record));
    }
    return read;
}

TextChange changeOf(std::string_view from, std::string_view to) {
    const std::size_t shorter = std::min(from.size(), to.size());
    std::size_t front = 0;
    while (front < shorter && from[front] == to[front]) ++front;
    std::size_t back = 0;
    while (back < shorter - front && from[from.size() - 1 - back] == to[to.size() - 1 - back]) ++back;
    return {front, from.size() - front - back, std::string(to.substr(front, to.size() - front - back))};
}

std::optional<std::string> applied(const TextChange& change, const std::string& text) {
    if (change.kept > text.size() || change.dropped > text.size() - change.kept) return std::nullopt;
    std::string result = text;
    return result.replace(change.kept, change.dropped, change.put);
}

}  // namespace cota::session
