#include "tests/arch/names_check.h"

#include <algorithm>
#include <regex>

#include "tests/arch/cpp_text.h"

namespace cota::arch {

namespace {

std::string withoutComments(std::string text) {
    for (auto start = text.find("<!--"); start != std::string::npos; start = text.find("<!--", start)) {
        const auto end = text.find("-->", start);
        text.erase(start, end == std::string::npos ? std::string::npos : end + 3 - start);
    }
    return text;
}

/// The names of words that an attribute or option lists itself ("low high none") are not ids of the game: a
/// word list with the name of the attribute or option only gives them names for readers.
std::string withoutNamesOfWords(std::string text) {
    static const std::regex attribute(
        R"re(<(?:attribute name|option id)="([^"]*)"(?: kind="word"| reading="[^"]*")? words=")re");
    std::set<std::string> names;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), attribute); it != std::sregex_iterator();
         ++it)
        names.insert((*it)[1]);
    for (const auto& name : names) {
        const auto start = text.find("<words list=\"" + name + "\"");
        const auto end = text.find("</words>", start == std::string::npos ? text.size() : start);
        if (end != std::string::npos) text.erase(start, end - start);
    }
    return text;
}

/// Rows of the rules of a table are known by the formulas of their game alone, so their ids are no things
/// that code could mean.
std::string withoutRowsOfTables(const std::string& text) {
    static const std::regex row(
        "<(?:term|must|score|action|need|total|add|half|dice|result|support|units|phase|set-up|hold)(?=\\s)"
        "(?:[^>\"]|\"[^\"]*\")*>");
    return std::regex_replace(text, row, "");
}

}  // namespace

std::set<std::string> declaredIds(const std::vector<SourceFile>& mapsetFiles) {
    static const std::regex attribute(R"re(\sid\s*=\s*"([^"]*)")re");
    static const std::regex system(R"(^mapsets/systems/([^/]+)/)");
    std::set<std::string> ids;
    for (const auto& file : mapsetFiles) {
        // A look draws things that are declared elsewhere; its other ids are names of colours and lettering.
        if (file.path.ends_with("/look.xml") || file.path.ends_with("/layout.xml") ||
            file.path.ends_with("/cards.xml") || file.path.ends_with("/counters.xml"))
            continue;
        std::smatch folder;
        if (std::regex_search(file.path, folder, system)) ids.insert(folder[1]);
        auto text = withoutNamesOfWords(withoutComments(file.text));
        if (file.path.ends_with("/table.xml")) text = withoutRowsOfTables(text);
        for (auto it = std::sregex_iterator(text.begin(), text.end(), attribute);
             it != std::sregex_iterator(); ++it) {
            ids.insert((*it)[1]);
        }
    }
    ids.erase("");
    return ids;
}

Complaints namedGameThings(const std::vector<SourceFile>& sources, const std::set<std::string>& ids,
                           const std::vector<SharedWord>& shared) {
    Complaints complaints;
    std::vector<bool> used(shared.size(), false);
    for (const auto& source : sources) {
        if (source.path.starts_with("tests/")) continue;
        for (const auto& literal : cut(source.text).literals) {
            if (!ids.contains(literal.content)) continue;
            const auto excuse = std::ranges::find_if(shared, [&](const SharedWord& word) {
                return word.word == literal.content && source.path.starts_with(word.allowedIn);
            });
            if (excuse != shared.end()) {
                used[static_cast<std::size_t>(excuse - shared.begin())] = true;
                continue;
            }
            complaints.push_back(source.path + ":" + std::to_string(literal.line) + ": \"" + literal.content +
                                 "\" is an id of a game; data names it, code does not");
        }
    }
    for (std::size_t i = 0; i < shared.size(); ++i) {
        const bool isThere = std::ranges::any_of(
            sources, [&](const SourceFile& source) { return source.path.starts_with(shared[i].allowedIn); });
        if (used[i] || !isThere) continue;
        complaints.push_back(std::string(shared[i].allowedIn) + ": the shared word \"" +
                             std::string(shared[i].word) + "\" excuses nothing; take it off the list");
    }
    return complaints;
}

}  // namespace cota::arch
