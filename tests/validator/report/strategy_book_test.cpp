// docs/strategies.md is generated (COTA_UPDATE=1 writes it), and docs/mapsets.md names every element a
// chapter may hold, in both languages.
#include "validator/report/strategy_book.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/model/local_text.h"
#include "mapsets/mapset_reader.h"
#include "mapsets/play/play.h"

using namespace cota;
using checks::strategyBook;
using model::Language;
namespace fs = std::filesystem;

namespace {

const fs::path docs = fs::path(COTA_SOURCE_DIR) / "docs";

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void compare(const std::string& page, const std::string& book) {
    if (std::getenv("COTA_UPDATE")) std::ofstream(docs / page, std::ios::binary) << book;
    EXPECT_TRUE(contentOf(docs / page) == book)
        << page << " is stale: run bin/test_report with COTA_UPDATE=1";
}

TEST(StrategyBook, TheDocumentationIsTheTable) {
    const auto strategies = mapsets::describeStrategies();
    compare("strategies.md", strategyBook(strategies, Language::english));
    compare("es/estrategias.md", strategyBook(strategies, Language::spanish));
}

/// The elements a chapter may hold, as the reader itself lists them for one it does not know.
std::vector<std::string> elements() {
    const auto folder = fs::path(COTA_BINARY_DIR) / "scratch" / "elements" / "game";
    fs::create_directories(folder);
    std::ofstream(folder / "mapset.xml")
        << "<mapset id=\"game\" version=\"1\" en=\"G\" es=\"J\"><qqqqqqqq/></mapset>";
    std::vector<std::string> found;
    for (const auto& finding : mapsets::readMapsetFolder({}, folder).findings) {
        if (finding.rule != "MAPSET-005") continue;
        for (const auto& value : finding.values) {
            if (value.name != "known") continue;
            std::istringstream words(value.text);
            for (std::string word; std::getline(words >> std::ws, word, ',');) found.push_back(word);
        }
    }
    return found;
}

TEST(MapsetPages, NameEveryElement) {
    const auto all = elements();
    ASSERT_GT(all.size(), 15u);
    for (const auto* page : {"mapsets.md", "es/mapsets.md"}) {
        const auto text = contentOf(docs / page);
        for (const auto& name : all)
            EXPECT_NE(text.find("`<" + name + ">`"), std::string::npos)
                << page << " says nothing of " << name;
    }
}

}  // namespace
