// docs/strategies.md is generated (COTA_UPDATE=1 writes it), and docs/mapsets.md names every element allowed
// in a chapter, in both languages.
#include "validator/report/strategy_book.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"
#include "mapsets/play/play.h"
#include "tests/support/scratch_folder.h"
#include "tests/validator/report/generated_page.h"

using namespace cota;
using checks::strategyBook;
using model::Language;
using test::contentOf;
using test::docsPage;
using test::expectPage;
namespace fs = std::filesystem;

namespace {

TEST(StrategyBook, TheDocumentationIsTheTable) {
    const auto strategies = mapsets::describeStrategies();
    expectPage("strategies.md", strategyBook(strategies, Language::english));
    expectPage("es/estrategias.md", strategyBook(strategies, Language::spanish));
}

/// The elements allowed in a chapter, as the reader lists them for an unknown one.
std::vector<std::string> elements() {
    const auto folder = support::scratchFolder() / "game";
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
        const auto text = contentOf(docsPage(page));
        for (const auto& name : all)
            EXPECT_NE(text.find("`<" + name + ">`"), std::string::npos)
                << page << " says nothing of " << name;
    }
}

}  // namespace
