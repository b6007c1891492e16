#include "editor/documents/file_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>

#include "editor/documents/plain_letters.h"

namespace cota::session {

namespace {

constexpr std::array<std::string_view, 3> endings{".scenario.xml", ".board.xml", ".forces.xml"};

}  // namespace

bool isStopgap(std::string_view name) {
    return name == beginningsBoard || name == secondBoard || name == beginningsForces || name == firstForces;
}

std::string asFileName(std::string_view text) {
    std::string name;
    for (const char letter : foldedText(text)) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x80 && std::isalnum(byte))
            name += letter;
        else if (byte != '\'' && !name.empty() && name.back() != '-')
            name += '-';
    }
    while (name.ends_with('-')) name.pop_back();
    return name;
}

std::string idStem(std::string_view name, std::string_view otherwise) {
    constexpr std::size_t longest = 48;  // of 64 in files; the rest is for a number
    std::string stem = asFileName(name).substr(0, longest);
    while (stem.ends_with('-')) stem.pop_back();
    return stem.empty() ? std::string(otherwise) : stem;
}

std::string stemOf(std::string_view fileName) {
    fileName.remove_prefix(fileName.find_last_of("/\\") + 1);
    fileName.remove_suffix(endingOf(fileName).size());
    return std::string(fileName.ends_with(".xml") ? fileName.substr(0, fileName.size() - 4) : fileName);
}

// Only searches for the name in quotation marks: parsing hundreds of scenarios would take too long.
std::vector<std::string> scenariosBeside(const std::filesystem::path& scenario,
                                         const std::filesystem::path& file) {
    constexpr std::size_t mostRead = 200;
    const std::string word = '"' + file.generic_string() + '"';
    std::vector<std::string> names;
    std::size_t read = 0;
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(scenario.parent_path(), unreadable)) {
        const std::string name = entry.path().filename().string();
        if (!name.ends_with(endings[0]) || name == scenario.filename() || ++read > mostRead) continue;
        std::ifstream stream(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
        if (text.find(word) != std::string::npos) names.push_back(name);
    }
    std::ranges::sort(names);
    return names;
}

std::string endingOf(std::string_view fileName) {
    for (const auto ending : endings)
        if (fileName.ends_with(ending)) return std::string(ending);
    return {};
}

}  // namespace cota::session
