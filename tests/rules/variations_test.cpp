// The limits of each rule. In the examples of a rule, every number is raised and lowered by one, and every
// attribute and element is left out. The list has the changes after which the number of the rule's findings
// differs. COTA_UPDATE=1 writes the lists again; read them before you commit them.
#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "formats/xml/documents/document_file.h"
#include "formats/xml/documents/document_texts.h"
#include "tests/rules/rule_folder.h"
#include "tests/support/xml_places.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using namespace cota::rule_tests;
namespace fs = std::filesystem;

namespace {

/// A changed text of a file.
struct Variation {
    std::string name;  // "unit@steps 2+1"
    std::size_t from = 0, to = 0;
    std::string with;
};

std::vector<Variation> variationsOf(const std::string& text) {
    std::vector<Variation> all;
    std::map<std::string, int> seen;
    const auto numbered = [&](const std::string& name) {
        const int number = ++seen[name];
        return number == 1 ? name : name + "#" + std::to_string(number);
    };
    for (const auto& element : support::xmlElements(text)) {
        if (element.from == text.find('<', text.find("?>") + 2)) continue;  // the root
        const auto name = numbered(element.path);
        all.push_back({name + " left out", element.from, element.to, {}});
        for (const auto& one : element.attributes) {
            const auto attribute = name + "@" + text.substr(one.nameFrom, one.nameTo - one.nameFrom);
            all.push_back({attribute + " left out", one.nameFrom, one.valueTo + 1, {}});
            const auto value = text.substr(one.valueFrom, one.valueTo - one.valueFrom);
            int number = 0;
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
            const bool isPlain = error == std::errc() && end == value.data() + value.size() &&
                                 (value.size() == 1 || value.front() != '0') && value.size() < 4;
            if (!isPlain) continue;
            for (const int more : {1, -1})
                all.push_back({attribute + " " + value + (more > 0 ? "+1" : "-1"), one.valueFrom, one.valueTo,
                               std::to_string(number + more)});
        }
    }
    return all;
}

/// The number of findings of the rule; -1 if the document cannot be read.
int spoken(const std::string& rule, const fs::path& path, const xml::TextsByFile& texts) {
    const auto loaded = xml::loadDocument(path, texts);
    if (!loaded.value) return -1;
    checks::CheckInput input;
    input.document = *loaded.value;
    input.mapset = gameOf(path.parent_path(), input.document.mapset());
    input.findings = loaded.findings;
    const auto report =
        checks::check(input, checks::allTopics(), {.rules = {rule}, .today = "2026-01-01", .jobs = 1});
    return static_cast<int>(
        std::ranges::count_if(report.findings, [&](const auto& one) { return one.finding.rule == rule; }));
}

/// "bad", "good", and the documents "edge-..." at a limit of the rule.
std::vector<fs::path> examplesOf(const std::string& rule) {
    std::vector<fs::path> edges, all;
    for (const auto* which : {"bad", "good"})
        if (auto path = documentOf(rule, which); !path.empty()) all.push_back(std::move(path));
    for (const auto& entry : fs::directory_iterator(rulesRoot() / rule))
        if (const auto name = entry.path().filename().string();
            name.starts_with("edge-") && (name.ends_with(".scenario.xml") || name.ends_with(".board.xml")))
            edges.push_back(entry.path());
    std::ranges::sort(edges);
    all.insert(all.end(), edges.begin(), edges.end());
    return all;
}

std::string linesOf(const std::string& rule) {
    std::string lines;
    for (const auto& path : examplesOf(rule)) {
        const int before = spoken(rule, path, {});
        lines += path.filename().string() + ": " + std::to_string(before) + "\n";
        std::vector<fs::path> files{path};
        for (const auto& entry : fs::directory_iterator(path.parent_path()))
            if (const auto name = entry.path().filename().string();
                name.ends_with(".forces.xml") || name.ends_with(".board.xml"))
                if (entry.path() != path) files.push_back(entry.path());
        std::ranges::sort(files.begin() + 1, files.end());
        for (const auto& file : files) {
            const auto text = contentOf(file);
            for (const auto& one : variationsOf(text)) {
                auto other = text;
                other.replace(one.from, one.to - one.from, one.with);
                const int after = spoken(rule, path, {{file.generic_string(), other}});
                if (after != before)
                    lines += "  " + (file == path ? "" : file.filename().string() + ": ") + one.name + ": " +
                             std::to_string(after) + "\n";
            }
        }
    }
    return lines;
}

class Variations : public testing::TestWithParam<std::string> {};

TEST_P(Variations, MakeTheRuleSpeakAsItDid) {
    const auto kept = rulesRoot() / GetParam() / "variations.txt";
    const auto lines = linesOf(GetParam());
    if (std::getenv("COTA_UPDATE")) std::ofstream(kept, std::ios::binary) << lines;
    EXPECT_EQ(contentOf(kept), lines);
}

std::vector<std::string> allRules() {
    std::vector<std::string> ids;
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules)
            if (!documentOf(std::string(rule.id()), "good").empty()) ids.emplace_back(rule.id());
    return ids;
}

INSTANTIATE_TEST_SUITE_P(All, Variations, testing::ValuesIn(allRules()), [](const auto& one) {
    auto name = one.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

}  // namespace
