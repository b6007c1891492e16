#include "editor/tools/bulk/stamps.h"

#include <algorithm>

#include "editor/documents/file_names.h"
#include "formats/xml/disk/text_file.h"

namespace cota::tools {

namespace {

constexpr std::string_view ending = ".stamp.xml";

}  // namespace

std::filesystem::path StampLibrary::fileOf(const std::string& name) const {
    return folder_ / (name + std::string(ending));
}

std::vector<std::string> StampLibrary::names() const {
    std::vector<std::string> names;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, none)) {
        const std::string file = entry.path().filename().string();
        if (file.size() > ending.size() && file.ends_with(ending))
            names.push_back(file.substr(0, file.size() - ending.size()));
    }
    std::ranges::sort(names);
    return names;
}

std::string StampLibrary::save(const std::string& name, const Clip& clip) const {
    const std::string plain = session::asFileName(name);
    const std::string stamp = plain.empty() ? "stamp" : plain;
    std::filesystem::create_directories(folder_);
    xml::saveAtomically(fileOf(stamp), textOf(clip));
    return stamp;
}

std::optional<Clip> StampLibrary::load(const std::string& name) const {
    if (session::asFileName(name) != name) return std::nullopt;
    const auto read = xml::readTextFile(fileOf(name));
    if (!read.value) return std::nullopt;
    return clipIn((*read.value)->text());
}

void StampLibrary::remove(const std::string& name) const {
    std::error_code none;
    if (session::asFileName(name) == name) std::filesystem::remove(fileOf(name), none);
}

}  // namespace cota::tools
