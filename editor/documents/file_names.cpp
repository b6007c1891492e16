#include "editor/documents/file_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>

namespace cota::session {

namespace {

constexpr std::array<std::string_view, 3> endings{".scenario.xml", ".board.xml", ".forces.xml"};

/// Letters of European languages and their plain replacement in file names.
struct Letter {
    std::string_view plain;
    std::string_view written;  // in UTF-8, without separators, two bytes each
};
constexpr std::array<Letter, 21> letters{{{"a", "ªàáâãäåāăąÀÁÂÃÄÅĀĂĄ"},
                                          {"ae", "æÆ"},
                                          {"c", "çćčÇĆČ"},
                                          {"d", "ďđðĎĐÐ"},
                                          {"e", "èéêëēėęěÈÉÊËĒĖĘĚ"},
                                          {"g", "ğģĞĢ"},
                                          {"i", "ìíîïīįıÌÍÎÏĪĮİ"},
                                          {"k", "ķĶ"},
                                          {"l", "ĺļľłĹĻĽŁ"},
                                          {"n", "ñńņňÑŃŅŇ"},
                                          {"o", "ºòóôõöøōőÒÓÔÕÖØŌŐ"},
                                          {"oe", "œŒ"},
                                          {"r", "ŕřŔŘ"},
                                          {"s", "śşšŚŞŠ"},
                                          {"ss", "ß"},
                                          {"t", "ţťŢŤ"},
                                          {"th", "þÞ"},
                                          {"u", "ùúûüūůűųÙÚÛÜŪŮŰŲ"},
                                          {"y", "ýÿÝŸ"},
                                          {"z", "źżžŹŻŽ"},
                                          {"w", "ŵŴ"}}};
constexpr std::size_t letterBytes = 2;

/// The replacement of the letter that starts at `at`; null if it has none.
const Letter* plainOf(std::string_view text, std::size_t at) {
    const auto one = text.substr(at, letterBytes);
    const auto found = std::ranges::find_if(letters, [&](const Letter& letter) {
        for (std::size_t i = 0; i < letter.written.size(); i += letterBytes)
            if (letter.written.substr(i, letterBytes) == one) return true;
        return false;
    });
    return one.size() < letterBytes || found == letters.end() ? nullptr : &*found;
}

}  // namespace

bool isStopgap(std::string_view name) {
    return name == beginningsBoard || name == beginningsForces || name == firstForces;
}

std::string asFileName(std::string_view text) {
    std::string name;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x80 && std::isalnum(byte)) {
            name += static_cast<char>(std::tolower(byte));
        } else if (const Letter* letter = byte < 0x80 ? nullptr : plainOf(text, at)) {
            name += letter->plain;
            at += letterBytes - 1;
        } else if (byte != '\'' && !name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    while (name.ends_with('-')) name.pop_back();
    return name;
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
