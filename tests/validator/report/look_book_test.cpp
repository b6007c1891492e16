// docs/symbology.md and docs/unit-kinds.md are generated: COTA_UPDATE=1 writes them.
#include "validator/report/look_book.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/validator/report/generated_page.h"
#include "validator/report/unit_book.h"

using namespace cota;
using model::Language;
using test::expectPage;
namespace fs = std::filesystem;

namespace {

TEST(LookBook, TheDocumentationIsTheTable) {
    expectPage("symbology.md", checks::lookBook(look::describeDrawings(), Language::english));
    expectPage("es/simbologia.md", checks::lookBook(look::describeDrawings(), Language::spanish));
}

TEST(UnitBook, TheDocumentationIsTheData) {
    expectPage("unit-kinds.md", checks::unitBook(Language::english));
    expectPage("es/tipos-de-unidad.md", checks::unitBook(Language::spanish));
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
