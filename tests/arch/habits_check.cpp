#include "tests/arch/habits_check.h"

#include <algorithm>
#include <array>
#include <regex>
#include <utility>

#include "tests/arch/cpp_text.h"

namespace cota::arch {

namespace {

/// The namespace of each library by its folder; the first match applies. Further nested namespaces are free.
constexpr std::array<std::pair<std::string_view, std::string_view>, 25> namespaces{{
    {"formats/words/", "cota::words"},
    {"formats/model/finding/local_text.h", "cota"},  // local() is the same word in every namespace
    {"formats/model/", "cota::model"},
    {"formats/xml/", "cota::xml"},
    {"formats/picture/", "cota::picture"},
    {"formats/interchange/", "cota::interchange"},
    {"mapsets/look/", "cota::look"},
    {"mapsets/", "cota::mapsets"},
    {"validator/cli/", "cota::cli"},
    {"validator/fixes/", "cota::fixes"},
    {"validator/publish/", "cota::publish"},
    {"validator/", "cota::checks"},
    {"editor/words/", "cota::session"},
    {"editor/documents/", "cota::session"},
    {"editor/answers/", "cota::session"},
    {"editor/editing/", "cota::session"},
    {"editor/mending/", "cota::session"},
    {"editor/fields/", "cota::fields"},
    {"editor/counters/", "cota::session"},
    {"editor/setup/", "cota::session"},
    {"editor/scenario/", "cota::session"},
    {"editor/picture/", "cota::session"},
    {"editor/tools/", "cota::tools"},
    {"editor/wx/", "cota::wx"},
    {"tests/arch/", "cota::arch"},
}};

std::size_t lineAt(std::string_view text, std::ptrdiff_t position) {
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + position, '\n'));
}

}  // namespace

Complaints poorNames(const std::vector<SourceFile>& sources) {
    static const std::regex snakeCase(R"(([a-z0-9]+_)*[a-z0-9]+\.(h|cpp))");
    static const std::regex empty(R"((^|_)(manager|helpers?|utils?|utilities|misc|common|stuff|info)[_.])");
    Complaints complaints;
    for (const auto& source : sources) {
        const auto name = source.path.substr(source.path.rfind('/') + 1);
        if (!std::regex_match(name, snakeCase))
            complaints.push_back(source.path + ":1: file names are snake_case");
        if (std::regex_search(name, empty))
            complaints.push_back(source.path + ":1: this name says nothing; what is it?");
    }
    return complaints;
}

Complaints strayNamespaces(const SourceFile& source) {
    const auto row =
        std::ranges::find_if(namespaces, [&](const auto& r) { return source.path.starts_with(r.first); });
    if (row == namespaces.end()) return {};
    static const std::regex opening(R"(\bnamespace\s+(cota[\w:]*)\s*\{)");
    const auto code = cut(source.text).code;
    Complaints complaints;
    for (auto it = std::sregex_iterator(code.begin(), code.end(), opening); it != std::sregex_iterator();
         ++it) {
        const auto name = (*it)[1].str();
        if (name == row->second || name.starts_with(std::string(row->second) + "::")) continue;
        complaints.push_back(source.path + ":" + std::to_string(lineAt(code, it->position())) +
                             ": namespace " + name + ", in this folder it is " + std::string(row->second));
    }
    return complaints;
}

Complaints leakedNamespaces(const SourceFile& source) {
    if (!source.path.ends_with(".h")) return {};
    static const std::regex leak(R"((^|\n)using namespace\b)");
    const auto code = cut(source.text).code;
    std::smatch match;
    if (!std::regex_search(code, match, leak)) return {};
    return {source.path + ":" + std::to_string(lineAt(code, match.position() + match.length())) +
            ": a header opens no namespace for others"};
}

Complaints sharedFolders(const SourceFile& source) {
    if (!source.path.starts_with("tests/") || source.path.starts_with("tests/bench/") ||
        source.path.starts_with("tests/fuzz/") || source.path == "tests/support/scratch_folder.h")
        return {};
    static const std::regex shared(R"(\b(temp_directory_path|TempDir)\s*\()");
    const auto code = cut(source.text).code;
    std::smatch match;
    if (!std::regex_search(code, match, shared)) return {};
    return {source.path + ":" + std::to_string(lineAt(code, match.position())) +
            ": a test writes in support::scratchFolder(), no other test writes there"};
}

}  // namespace cota::arch
