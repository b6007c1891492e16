// The catalogue as the programs read it; complete.sh beside this file checks that it has every text.
#include "formats/words/words.h"

#include <gtest/gtest.h>

#include <cstring>

#include "formats/model/finding/message.h"
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

// Every entry is found, so the order of the catalogue is the one that the search expects.
TEST(Words, AreAllFoundAndNameTheSameValues) {
    const auto bytes = words::spanishCatalogue();
    const auto numberAt = [&](std::size_t place) {
        std::uint32_t number = 0;
        for (std::size_t i = 4; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes[place + i]);
        return number;
    };
    ASSERT_EQ(numberAt(0), 0x950412deU);
    const std::size_t count = numberAt(8), originals = numberAt(12), translations = numberAt(16);
    EXPECT_GT(count, 4000U);
    for (std::size_t i = 1; i < count; ++i) {  // the first one is the header
        const std::string key(bytes.data() + numberAt(originals + 8 * i + 4), numberAt(originals + 8 * i));
        const std::string text(bytes.data() + numberAt(translations + 8 * i + 4),
                               numberAt(translations + 8 * i));
        const auto end = key.find('\004');
        const auto english = end == std::string::npos ? key : key.substr(end + 1);
        EXPECT_EQ(cota::support::placeholders(english), cota::support::placeholders(text)) << english;
        if (end == std::string::npos)
            EXPECT_EQ(words::spanish(key.c_str()), text);
        else
            EXPECT_EQ(words::spanish(key.c_str() + end + 1, key.substr(0, end).c_str()), text);
    }
}

TEST(Words, FillBothLanguages) {
    const cota::model::MessageValue values[] = {{"count", "2"}};
    const auto text = cota::model::fillTemplate(local("{count} {count:hex|hexes}"), values);
    EXPECT_EQ(text.en, "2 hexes");
    EXPECT_EQ(text.es, "2 hexágonos");
}

}  // namespace
