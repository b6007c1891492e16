#include "editor/documents/journal_records.h"

namespace cota::session {

std::vector<std::string> fieldsOf(const JournalOrigin& origin) {
    std::vector<std::string> fields{origin.file.string()};
    for (const auto& file : origin.files)
        fields.insert(fields.end(),
                      {xml::textOf(file.name.kind), file.name.key, file.path.string(), file.sha256});
    return fields;
}

std::optional<JournalOrigin> originIn(const std::vector<std::string>& fields, std::size_t at) {
    if (fields.size() <= at || (fields.size() - at - 1) % 4 != 0) return std::nullopt;
    JournalOrigin origin{fields[at], {}};
    for (++at; at < fields.size(); at += 4) {
        const auto kind = xml::fileKindOf(fields[at]);
        if (kind == xml::FileKind::unknown) return std::nullopt;
        origin.files.push_back({{kind, fields[at + 1]}, fields[at + 2], fields[at + 3]});
    }
    return origin;
}

}  // namespace cota::session
