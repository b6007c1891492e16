#include "editor/documents/journal_records.h"

#include <array>
#include <utility>

namespace cota::session {

namespace {

constexpr std::array<std::pair<PartKind, const char*>, 3> journalKindWords{
    {{PartKind::scenario, "scenario"}, {PartKind::board, "board"}, {PartKind::forces, "forces"}}};

}  // namespace

std::string wordOf(PartKind kind) {
    for (const auto& [one, word] : journalKindWords)
        if (one == kind) return word;
    return {};
}
std::optional<PartKind> partKindIn(const std::string& text) {
    for (const auto& [kind, word] : journalKindWords)
        if (text == word) return kind;
    return std::nullopt;
}

std::vector<std::string> fieldsOf(const JournalOrigin& origin) {
    std::vector<std::string> fields{origin.file.string()};
    for (const auto& part : origin.parts)
        fields.insert(fields.end(), {wordOf(part.name.kind), part.name.key, part.path.string(), part.sha256});
    return fields;
}

std::optional<JournalOrigin> originIn(const std::vector<std::string>& fields, std::size_t at) {
    if (fields.size() <= at || (fields.size() - at - 1) % 4 != 0) return std::nullopt;
    JournalOrigin origin{fields[at], {}};
    for (++at; at < fields.size(); at += 4) {
        const auto kind = partKindIn(fields[at]);
        if (!kind) return std::nullopt;
        origin.parts.push_back({{*kind, fields[at + 1]}, fields[at + 2], fields[at + 3]});
    }
    return origin;
}

}  // namespace cota::session
