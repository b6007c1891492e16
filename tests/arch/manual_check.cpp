#include "tests/arch/manual_check.h"

#include <algorithm>
#include <regex>
#include <sstream>

namespace cota::arch {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view indexName = "README.md";

std::string unquoted(std::string_view line) {
    const auto begin = line.find('"');
    const auto end = line.rfind('"');
    std::string text;
    if (begin == std::string_view::npos || end == begin) return text;
    for (std::size_t i = begin + 1; i < end; ++i) {
        if (line[i] == '\\' && i + 1 < end) ++i;
        if (line[i] != '&') text += line[i];
    }
    return text;
}

std::string withoutBreaks(const std::string& text) {
    static const std::regex spaces(R"(\s+)");
    return std::regex_replace(text, spaces, " ");
}

std::vector<std::string> partsOf(std::string text) {
    std::vector<std::string> parts;
    constexpr std::string_view arrow = " > ";
    for (auto at = text.find(arrow); at != std::string::npos; at = text.find(arrow)) {
        parts.push_back(text.substr(0, at));
        text.erase(0, at + arrow.size());
    }
    parts.push_back(text);
    return parts;
}

bool isShown(const std::string& text, const std::set<std::string, std::less<>>& known) {
    static const std::regex number("[0-9]+");
    return known.contains(text) || known.contains(std::regex_replace(text, number, "%s"));
}

std::string nameOf(const SourceFile& page) { return fs::path(page.path).filename().string(); }

void complainOfPages(const std::vector<SourceFile>& pages, const std::vector<SourceFile>& others,
                     Complaints& complaints) {
    const auto index = std::ranges::find(pages, indexName, nameOf);
    for (const auto& page : pages) {
        const auto name = nameOf(page);
        if (std::ranges::find(others, name, nameOf) == others.end())
            complaints.push_back(page.path + ": not in the other language");
        if (name != indexName &&
            (index == pages.end() || index->text.find("](" + name + ")") == std::string::npos))
            complaints.push_back(page.path + ": README.md does not lead to it");
    }
}

}  // namespace

WindowWords wordsOf(std::string_view catalogue) {
    WindowWords words;
    std::istringstream in{std::string(catalogue)};
    std::string *current = nullptr, english, spanish;
    const auto keep = [&] {
        words.english.insert(english);
        words.spanish.insert(spanish);
        english.clear();
        spanish.clear();
    };
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("msgid ")) {
            keep();
            current = &english;
        } else if (line.starts_with("msgstr")) {
            current = &spanish;
        } else if (!line.starts_with('"')) {
            current = nullptr;
        }
        if (current) *current += unquoted(line);
    }
    keep();
    return words;
}

Complaints strangeWords(const SourceFile& page, const std::set<std::string, std::less<>>& known) {
    static const std::regex bold(R"(\*\*([^*]+)\*\*)");
    Complaints complaints;
    for (auto it = std::sregex_iterator(page.text.begin(), page.text.end(), bold);
         it != std::sregex_iterator(); ++it) {
        const auto line = 1 + std::count(page.text.begin(), page.text.begin() + it->position(), '\n');
        for (const auto& part : partsOf(withoutBreaks((*it)[1])))
            if (!isShown(part, known))
                complaints.push_back(page.path + ":" + std::to_string(line) +
                                     ": the window does not show \"" + part + "\"");
    }
    return complaints;
}

Complaints unpairedPages(const std::vector<SourceFile>& english, const std::vector<SourceFile>& spanish) {
    Complaints complaints;
    complainOfPages(english, spanish, complaints);
    complainOfPages(spanish, english, complaints);
    return complaints;
}

Complaints unpairedPictures(const fs::path& pictures, const std::vector<SourceFile>& pages) {
    Complaints complaints;
    for (const auto& [language, other] : {std::pair("en", "es"), std::pair("es", "en")}) {
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(pictures / language))
            names.insert(entry.path().filename().string());
        for (const auto& name : names) {
            const auto path = "pictures/" + std::string(language) + "/" + name;
            if (!fs::exists(pictures / other / name))
                complaints.push_back(path + ": not in the other language");
            const auto link = "](../" + path + ")";
            if (std::ranges::none_of(
                    pages, [&](const SourceFile& page) { return page.text.find(link) != std::string::npos; }))
                complaints.push_back(path + ": no page shows it");
        }
    }
    return complaints;
}

}  // namespace cota::arch
