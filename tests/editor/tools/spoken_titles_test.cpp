// What a screen reader says of a list, form or bar stands in editor/wx/access/spoken_titles.cpp by its id. An
// id without a row would be said as "List", and its buttons as "Commands: List".
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

using Matches = std::vector<std::string>;

const fs::path windowFolder = fs::path(COTA_SOURCE_DIR) / "editor/wx";

std::string sourceText(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The first groups of all matches.
Matches groupsIn(const std::string& text, const std::string& pattern) {
    const std::regex matched(pattern);
    Matches found;
    for (std::sregex_iterator it(text.begin(), text.end(), matched), last; it != last; ++it)
        found.push_back((*it)[1].str());
    return found;
}

/// All sources of the window.
const std::string& windowText() {
    static const std::string all = [] {
        std::string text;
        for (const auto& entry : fs::recursive_directory_iterator(windowFolder))
            if (entry.path().extension() == ".cpp") text += sourceText(entry.path());
        return text;
    }();
    return all;
}

/// What the names in an expression for an id stand for: `toWx(key + "-bar")` is made for each kind of entries
/// and for each panel of zones.
std::set<std::string> idsOf(const std::string& expression) {
    const auto literals = groupsIn(expression, R"re("([\w-]+)")re");
    const bool isLiteral = expression.starts_with('"');
    if (isLiteral) return {literals.at(0)};
    const std::string end = literals.empty() ? std::string() : literals.at(0);
    Matches keys;
    const auto add = [&](const std::string& pattern) {
        for (const auto& key : groupsIn(windowText(), pattern)) keys.push_back(key);
    };
    if (expression.find("key") != std::string::npos) {
        add(R"re(EntryKind \w+\{\s*"([\w-]+)")re");
        add(R"re(new ZonePanel\([^"]*"([\w-]+)")re");
    } else if (expression.find("name") != std::string::npos) {
        add(R"re(VerdictBar\(parent, "([\w-]+)")re");
        add(R"re(column\(\w+, \w+, "([\w-]+)")re");
    }
    std::set<std::string> ids;
    for (const auto& key : keys) ids.insert(key + end);
    return ids;
}

/// All ids of a class of windows; `kind` makes one.
std::set<std::string> idsMadeBy(const std::string& kind) {
    std::set<std::string> ids;
    for (const auto& expression :
         groupsIn(windowText(), "new " + kind + R"re(\(\w[^,]*, ([^;]+?)(?:, |\);))re")) {
        const auto made = idsOf(expression);
        EXPECT_FALSE(made.empty()) << "teach idsOf what " << expression << " stands for";
        ids.insert(made.begin(), made.end());
    }
    for (const auto& id : groupsIn(windowText(), ": " + kind + R"re(\(parent, "([\w-]+)")re")) ids.insert(id);
    return ids;
}

std::set<std::string> rows() {
    const auto all =
        groupsIn(sourceText(windowFolder / "access/spoken_titles.cpp"), R"re(\{"([\w-]+)", trLater)re");
    return {all.begin(), all.end()};
}

TEST(SpokenTitles, EveryBarHasARow) {
    const auto known = rows();
    const auto bars = idsMadeBy("Strip");
    EXPECT_GT(bars.size(), 35U);
    for (const auto& bar : bars)
        EXPECT_TRUE(known.contains(bar) || known.contains(bar.substr(0, bar.rfind('-'))))
            << "the bar " << bar
            << " speaks as \"Commands: List\": write it or its list into spoken_titles.cpp";
}

TEST(SpokenTitles, EveryListHasARow) {
    const auto known = rows();
    for (const char* kind : {"RowList", "TableList", "CardGrid", "GroundMap"})
        for (const auto& list : idsMadeBy(kind))
            EXPECT_TRUE(known.contains(list)) << "the list " << list << " has no row in spoken_titles.cpp";
}

TEST(SpokenTitles, EveryFormHasARow) {
    const auto known = rows();
    const auto forms = idsMadeBy("FieldList");
    EXPECT_GT(forms.size(), 25U);
    for (const auto& form : forms) {
        const bool isOfList = form.ends_with("-form") && known.contains(form.substr(0, form.rfind('-')));
        EXPECT_TRUE(known.contains(form) || isOfList)
            << "the form " << form << " has no row in spoken_titles.cpp";
    }
}

TEST(SpokenTitles, EachRowIsOfSomething) {
    const auto times = [](const std::string& part) {
        int count = 0;
        for (auto at = windowText().find(part); at != std::string::npos; at = windowText().find(part, at + 1))
            ++count;
        return count;
    };
    for (const auto& id : rows())
        EXPECT_GT(times('"' + id + '"') + times('"' + id + '-'), 1)
            << "nothing has the id " << id << " of spoken_titles.cpp";
}

}  // namespace
