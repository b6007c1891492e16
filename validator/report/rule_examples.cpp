#include "validator/report/rule_examples.h"

#include <fstream>
#include <sstream>

#include "validator/report/spanish_example.h"

namespace cota::checks {

namespace {

namespace fs = std::filesystem;

std::string linesOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (file) text << file.rdbuf();
    std::string lines = std::move(text).str();
    if (lines.ends_with('\n')) lines.pop_back();
    return lines;
}

}  // namespace

RuleExample RuleExamples::read(std::string_view rule, const std::string& ending) const {
    const fs::path folder = folder_ / std::string(rule);
    return {linesOf(folder / ("wrong" + ending)), linesOf(folder / ("right" + ending))};
}

RuleExample RuleExamples::of(std::string_view rule, model::Language language,
                             const model::MapsetId& game) const {
    if (folder_.empty()) return {};
    if (!game.text.empty())
        if (auto example = read(rule, "." + game.text + ".txt"); !example.empty()) return example;
    auto example = read(rule, ".txt");
    if (language != model::Language::spanish) return example;
    return {spanishExample(example.wrong), spanishExample(example.right)};
}

RuleExamples installedExamples(const fs::path& program) {
    std::error_code ignored;
    const fs::path installed = program.parent_path().parent_path() / "share" / "cota" / "examples";
    if (fs::is_directory(installed, ignored)) return RuleExamples(installed);
    for (fs::path folder = program.parent_path(); !folder.empty() && folder != folder.root_path();
         folder = folder.parent_path())
        if (fs::is_directory(folder / "tests" / "rules", ignored) &&
            fs::is_directory(folder / "mapsets" / "systems", ignored))
            return RuleExamples(folder / "tests" / "rules");
    return {};
}

}  // namespace cota::checks
