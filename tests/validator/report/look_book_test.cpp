// docs/symbology.md is generated: COTA_UPDATE=1 writes it.
#include "validator/report/look_book.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace cota;
using model::Language;
namespace fs = std::filesystem;

namespace {

void compare(const std::string& page, const std::string& book) {
    const auto path = fs::path(COTA_SOURCE_DIR) / "docs" / page;
    if (std::getenv("COTA_UPDATE")) std::ofstream(path, std::ios::binary) << book;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_TRUE(text.str() == book) << page << " is stale: run bin/test_report with COTA_UPDATE=1";
}

TEST(LookBook, TheDocumentationIsTheTable) {
    compare("symbology.md", checks::lookBook(look::describeDrawings(), Language::english));
    compare("es/simbologia.md", checks::lookBook(look::describeDrawings(), Language::spanish));
}

TEST(LookBook, EveryParameterIsExplainedInBothLanguagesAndItsFallbackCanBeRead) {
    for (const auto& drawing : look::describeDrawings()) {
        EXPECT_FALSE(drawing.meaning.in(Language::english).empty()) << drawing.name;
        EXPECT_FALSE(drawing.meaning.in(Language::spanish).empty()) << drawing.name;
        for (const auto& parameter : drawing.parameters) {
            SCOPED_TRACE(std::string(drawing.kind) + "/" + drawing.name + "/" + parameter.name);
            EXPECT_FALSE(parameter.meaning.in(Language::english).empty());
            EXPECT_FALSE(parameter.meaning.in(Language::spanish).empty());
            EXPECT_TRUE(look::valueFrom(parameter, parameter.fallback));
        }
    }
}

}  // namespace
