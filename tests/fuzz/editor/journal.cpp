// A journal with any contents: bytes are read up to the first torn record; records with correct hashes,
// which random bytes would never have, give a history or nothing.
#include "editor/documents/journal.h"

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>

#include "editor/documents/journal_text.h"

namespace {

using namespace cota::session;

/// Records are separated by U+001E, their fields by U+001F; the first byte of a record is its kind.
std::vector<JournalRecord> recordsOf(const std::string& text) {
    constexpr std::size_t most = 200;
    std::vector<JournalRecord> records;
    std::size_t at = 0;
    while (at < text.size() && records.size() < most) {
        const auto end = std::min(text.find('\x1e', at), text.size());
        JournalRecord record{text[at], {}};
        for (std::size_t field = at + 1; field <= end;) {
            const auto next = std::min(text.find('\x1f', field), end);
            record.fields.push_back(text.substr(field, next - field));
            field = next + 1;
        }
        // A kind is followed by a space, so it cannot be a space or a line break.
        if (record.kind != ' ' && record.kind != '\n') records.push_back(std::move(record));
        at = end + 1;
    }
    return records;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t longest = std::size_t{1} << 15;
    if (size > longest) return 0;
    const std::string text(reinterpret_cast<const char*>(data), size);
    recordsIn(text);
    const auto records = recordsOf(text);
    std::string whole;
    for (const auto& record : records) whole += textOf(record);
    const auto read = recordsIn(whole);
    if (read.isTorn || read.records != records) std::abort();
    static const auto file = std::filesystem::temp_directory_path() /
                             ("cota-fuzz-" + std::to_string(::getpid()) + ".cota-journal");
    std::ofstream(file, std::ios::binary) << whole;
    const auto recovered = recover(file);
    std::filesystem::remove(file);
    if (recovered) {
        holdsWork(*recovered);
        recovered->onDisk();
    }
    return 0;
}
