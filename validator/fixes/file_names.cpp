// Fixes file names written for another system.

#include <algorithm>
#include <system_error>

#include "formats/xml/disk/near_file.h"
#include "validator/fixes/drafts.h"

namespace cota::fixes {

namespace {

namespace fs = std::filesystem;

std::string small(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// The only entry of a folder with that name, ignoring case.
std::optional<std::string> onlyEntry(const fs::path& folder, const std::string& name) {
    std::error_code fault;
    if (fs::exists(folder / name, fault)) return name;
    std::optional<std::string> found;
    for (auto at = fs::directory_iterator(folder.empty() ? fs::path(".") : folder, fault);
         !fault && at != fs::directory_iterator(); at.increment(fault)) {
        const std::string entry = at->path().filename().string();
        if (small(entry) != small(name)) continue;
        if (found) return std::nullopt;
        found = entry;
    }
    return found;
}

/// The name as on disk, part by part; nothing if no file or several match.
std::optional<std::string> nameOnDisk(const fs::path& folder, std::string name) {
    std::ranges::replace(name, '\\', '/');
    const fs::path asked(name);
    if (asked.is_absolute() || asked.has_root_path()) return std::nullopt;
    fs::path at = folder, made;
    for (const auto& part : asked) {
        const bool isStep = part == ".." || part == ".";
        const auto entry = isStep ? std::optional(part.string()) : onlyEntry(at, part.string());
        if (!entry) return std::nullopt;
        at /= *entry;
        made /= *entry;
    }
    std::error_code ignored;
    if (!fs::is_regular_file(at, ignored)) return std::nullopt;
    return made.generic_string();
}

}  // namespace

std::optional<Draft> fileNameDraft(const Case& one) {
    const std::string from = one.wrong();
    auto to = nameOnDisk(one.path.parent_path(), from);
    if (!to)  // a picture that was moved
        if (const auto* hash = one.here().attribute("hash"))
            to = xml::nearFileWithHash(one.path.parent_path(), from, std::string(hash->value));
    if (!to || *to == from) return std::nullopt;
    std::vector<Change> changes;
    for (const auto& element : one.text.elements())
        if (const auto* file = element.attribute("file"); file && file->value == escaped(from))
            changes.push_back({file->valueAt, file->value.size(), escaped(*to)});
    return Draft{insteadOf(*to, from), std::move(changes)};
}

}  // namespace cota::fixes
