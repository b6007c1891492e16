#include "tests/arch/docs_check.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>

namespace cota::arch {

namespace fs = std::filesystem;

namespace {

std::string prose(std::string_view text) {
    static const std::regex inlineCode("`[^`\n]*`");
    std::istringstream in{std::string(text)};
    std::string line;
    std::string kept;
    bool isFenced = false;
    while (std::getline(in, line)) {
        const bool isFence = line.find_first_not_of(' ') != std::string::npos && line.find("```") < 4;
        if (isFence) isFenced = !isFenced;
        if (!isFence && !isFenced) kept += std::regex_replace(line, inlineCode, "");
        kept += '\n';
    }
    return kept;
}

/// The anchor that a code host makes from a heading: lower case, dashes for spaces, no punctuation; letters
/// beyond ASCII are kept.
std::string anchorOf(std::string_view heading) {
    std::string anchor;
    for (const char c : heading) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == ' ')
            anchor += '-';
        else if (c == '-' || c == '_' || byte >= 0x80 || std::isalnum(byte) != 0) {
            anchor += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        }
    }
    return anchor;
}

std::set<std::string> anchorsIn(const fs::path& page) {
    static const std::regex heading(R"(^#+ +(.*?) *$)");
    std::set<std::string> anchors;
    std::istringstream in(readText(page));
    std::string line;
    std::smatch match;
    while (std::getline(in, line)) {
        if (std::regex_match(line, match, heading)) anchors.insert(anchorOf(match[1].str()));
    }
    return anchors;
}

std::string whyDead(const std::string& target, const fs::path& page) {
    static const std::regex outward(R"(^[a-z]+:.*)");
    if (std::regex_match(target, outward)) return "";
    const auto hash = target.find('#');
    const auto file = hash == 0 ? page : page.parent_path() / target.substr(0, hash);
    if (!fs::exists(file)) return "leads nowhere";
    if (hash == std::string::npos || file.extension() != ".md") return "";
    return anchorsIn(file).contains(target.substr(hash + 1)) ? "" : "leads to a heading that does not exist";
}

}  // namespace

Complaints deadLinks(const SourceFile& page, const fs::path& root) {
    static const std::regex link(R"(\]\(<?([^)\s>]+)>?[^)]*\))");
    const auto text = prose(page.text);
    Complaints complaints;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), link); it != std::sregex_iterator(); ++it) {
        const auto why = whyDead((*it)[1], root / page.path);
        if (why.empty()) continue;
        const auto line = 1 + std::count(text.begin(), text.begin() + it->position(), '\n');
        complaints.push_back(page.path + ":" + std::to_string(line) + ": " + (*it)[1].str() + " " + why);
    }
    return complaints;
}

Complaints unexplainedDependencies(const std::vector<SourceFile>& buildFiles, std::string_view page) {
    static const std::regex cmakePackage(
        R"(find_package\(\s*(\w+)|pkg_check_modules\(\s*\w+[^)]*?(\S+)\s*\))");
    static const std::regex debianPackages(R"(\w+_packages=\(([^)]*)\))");
    std::set<std::string> names;
    for (const auto& file : buildFiles) {
        const auto& pattern = file.path == "dev" ? debianPackages : cmakePackage;
        for (auto it = std::sregex_iterator(file.text.begin(), file.text.end(), pattern);
             it != std::sregex_iterator(); ++it) {
            std::istringstream words((*it)[1].matched ? (*it)[1].str() : (*it)[2].str());
            for (std::string word; words >> word;) names.insert(word);
        }
    }
    Complaints complaints;
    for (const auto& name : names) {
        if (page.find(name) == std::string_view::npos)
            complaints.push_back(name + ": not in docs/dependencies.md");
    }
    return complaints;
}

Complaints idlePictures(const std::filesystem::path& folder, const std::vector<SourceFile>& pages) {
    constexpr std::uintmax_t mostBytes = 700'000;
    std::vector<std::filesystem::path> pictures;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) pictures.push_back(entry.path());
    std::sort(pictures.begin(), pictures.end());
    Complaints complaints;
    for (const auto& picture : pictures) {
        const auto name = picture.filename().string();
        if (std::none_of(pages.begin(), pages.end(), [&](const SourceFile& page) {
                return page.text.find("pictures/" + name + ")") != std::string::npos;
            }))
            complaints.push_back(name + ": no page shows it");
        if (std::filesystem::file_size(picture) > mostBytes)
            complaints.push_back(name + ": larger than " + std::to_string(mostBytes) + " bytes");
    }
    return complaints;
}

}  // namespace cota::arch
