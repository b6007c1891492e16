// The catalogue as the programs read it; complete.sh beside this file checks that it has every text.
#include "formats/words/words.h"

#include <gtest/gtest.h>

#include "formats/model/finding/message.h"
#include "tests/support/catalogue_texts.h"
#include "tests/support/placeholders.h"

namespace {

using cota::local;
using cota::model::Language;
namespace words = cota::words;

TEST(Words, AreFoundByTheirEnglish) {
    EXPECT_EQ(words::spanish("warnings"), "avisos");
    EXPECT_EQ(local("warnings").in(Language::spanish), "avisos");
    EXPECT_EQ(local("warnings").in(Language::english), "warnings");
}

TEST(Words, WithTheSameEnglishAreToldApartByTheContext) {
    EXPECT_EQ(words::spanish("hex"), "hexágono");
    EXPECT_EQ(words::spanish("hex", "with article"), "el hexágono");
    EXPECT_EQ(words::spanish("hex", "no such context"), "hex");
    EXPECT_NE(local("hex"), local("with article", "hex"));
}

TEST(Words, ThatTheCatalogueLacksStayEnglish) {
    EXPECT_EQ(words::spanish("No program says this"), "No program says this");
    EXPECT_EQ(words::spanish(""), "");  // the header of the catalogue is under this key
}

// Every entry is found, so the hash table of the catalogue is the one that the search expects.
TEST(Words, AreAllFoundAndNameTheSameValues) {
    const auto texts = cota::support::catalogueTexts();
    EXPECT_GT(texts.size(), 4000U);
    for (const auto& [context, english, spanish] : texts) {
        EXPECT_EQ(words::spanish(english.c_str(), context.empty() ? nullptr : context.c_str()), spanish);
        EXPECT_EQ(cota::support::placeholders(english), cota::support::placeholders(spanish)) << english;
    }
}

TEST(Words, FillBothLanguages) {
    const cota::model::MessageValue values[] = {{"count", "2"}};
    const auto text = cota::model::fillTemplate(local("{count} {count:hex|hexes}"), values);
    EXPECT_EQ(text.en, "2 hexes");
    EXPECT_EQ(text.es, "2 hexágonos");
}

}  // namespace
