#include "tests/arch/rules_check.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>

namespace cota::arch {

namespace {

constexpr std::string_view rulesFolder = "validator/rules/", engineAndRules = "validator/";

std::string lower(std::string text) {
    for (auto& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

std::string linesOfCode(const std::string& text) {
    std::string code;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        const auto first = line.find_first_not_of(' ');
        if (first == std::string::npos || line.compare(first, 2, "//") != 0) code += line + "\n";
        at = end + 1;
    }
    return code;
}

/// "LEVEL" of every "LEVEL-010" in the file that defines a rule.
std::set<std::string> prefixesIn(const std::string& text) {
    static const std::regex id(R"re("([A-Z]+)-[0-9]{3}",\s*(?:model::Severity|Severity|\.severity))re");
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

Complaints namedRules(const std::vector<SourceFile>& sources) {
    std::set<std::string> prefixes;
    for (const auto& source : sources)
        if (source.path.starts_with(engineAndRules)) prefixes.merge(prefixesIn(source.text));
    // A literal with an id, or a list of ids or prefixes. In the definition of a rule the severity follows.
    static const std::regex ids(
        R"re("((?:[A-Z]+-(?:[0-9]{3})? ?)+)"(,\s*(?:model::)?Severity|,\s*\.severity)?)re");
    static const std::regex beginning("[A-Z]+");
    Complaints complaints;
    for (const auto& source : sources) {
        if (source.path.starts_with("tests/")) continue;
        const auto text = linesOfCode(source.text);
        for (std::sregex_iterator at(text.begin(), text.end(), ids), end; at != end; ++at) {
            if ((*at)[2].matched) continue;
            const auto list = (*at)[1].str();
            for (std::sregex_iterator one(list.begin(), list.end(), beginning); one != end; ++one)
                if (prefixes.contains(one->str())) complaints.push_back(source.path + ": names " + list);
        }
    }
    return complaints;
}

}  // namespace cota::arch
