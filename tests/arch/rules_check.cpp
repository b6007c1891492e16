#include "tests/arch/rules_check.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>

namespace cota::arch {

namespace {

constexpr std::string_view rulesFolder = "validator/rules/";

std::string lower(std::string text) {
    for (auto& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

/// "LEVEL" of every "LEVEL-010" in the file that opens a row.
std::set<std::string> prefixesIn(const std::string& text) {
    static const std::regex id(R"re(\{\s*"([A-Z]+)-[0-9]{3}",\s*(?:model::)?Severity)re");
    std::set<std::string> prefixes;
    for (std::sregex_iterator at(text.begin(), text.end(), id), end; at != end; ++at)
        prefixes.insert((*at)[1]);
    return prefixes;
}

}  // namespace

Complaints lostRules(const std::vector<SourceFile>& sources) {
    Complaints complaints;
    std::map<std::string, std::string> folders;
    for (const auto& source : sources) {
        if (!source.path.starts_with(rulesFolder)) continue;
        const auto slash = source.path.rfind('/');
        const auto folder = source.path.substr(0, slash), name = source.path.substr(slash + 1);
        const bool isSource = name.ends_with(".cpp");
        const auto prefixes = prefixesIn(source.text);
        if (prefixes.empty() && source.text.find("\nTopic ") != std::string::npos && isSource)
            complaints.push_back(source.path + ": a topic without rules");
        for (const auto& prefix : prefixes) {
            if (!name.starts_with(lower(prefix)))
                complaints.push_back(source.path + ": " + prefix + " stands in a file of another name");
            const auto& first = folders.try_emplace(prefix, folder).first->second;
            if (first != folder)
                complaints.push_back(source.path + ": " + prefix + " stands in " + first + " too");
        }
    }
    return complaints;
}

}  // namespace cota::arch
