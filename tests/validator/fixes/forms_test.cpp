#include <gtest/gtest.h>

#include "validator/fixes/near_words.h"
#include "validator/fixes/plain_forms.h"

using namespace cota::fixes;

namespace {

using Words = std::vector<std::string>;

TEST(OnlyNear, IsOneSlipAway) {
    EXPECT_EQ(onlyNear("raod", Words{"road", "railway"}), "road");
    EXPECT_EQ(onlyNear("infantery", Words{"infantry", "cavalry"}), "infantry");
    EXPECT_EQ(onlyNear("infatery", Words{"infantry", "cavalry"}), "infantry") << "two letters of a long word";
    EXPECT_EQ(onlyNear("hil", Words{"hill"}), "hill");
}

TEST(OnlyNear, DoesNotLookAtCapitalsAndJoints) {
    EXPECT_EQ(onlyNear("MINOR_COURSE", Words{"minor-course", "major-course"}), "minor-course");
    EXPECT_EQ(onlyNear("Minor Course", Words{"minor-course"}), "minor-course");
}

TEST(OnlyNear, GuessesNothing) {
    EXPECT_EQ(onlyNear("wods", Words{"woods", "words"}), std::nullopt) << "two are as near";
    EXPECT_EQ(onlyNear("unit-9", Words{"unit-1"}), std::nullopt) << "numbers tell things apart";
    EXPECT_EQ(onlyNear("us", Words{"uk"}), std::nullopt) << "too short to tell";
    EXPECT_EQ(onlyNear("tired", Words{"fired"}), std::nullopt) << "another word";
    EXPECT_EQ(onlyNear("hall", Words{"hill"}), std::nullopt) << "another word";
    EXPECT_EQ(onlyNear("river", Words{"rail"}), std::nullopt);
    EXPECT_EQ(onlyNear("road", Words{"road"}), std::nullopt) << "nothing to change";
    EXPECT_EQ(onlyNear("road", Words{}), std::nullopt);
}

struct Form {
    std::optional<std::string> (*plain)(std::string_view);
    const char* text;
    const char* expected;  // null: unknown
};

class PlainForm : public testing::TestWithParam<Form> {};

TEST_P(PlainForm, IsTheOnlyOneMeant) {
    const auto& form = GetParam();
    const auto made = form.plain(form.text);
    EXPECT_EQ(made.value_or("-"), form.expected ? form.expected : "-") << form.text;
    if (made) {
        EXPECT_EQ(form.plain(*made), std::nullopt) << "plain already: " << *made;
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, PlainForm,
    testing::Values(
        Form{plainInteger, "+3", "3"}, Form{plainInteger, " 3 ", "3"}, Form{plainInteger, "3,0", "3"},
        Form{plainInteger, "-2.0", "-2"}, Form{plainInteger, "007", "7"}, Form{plainInteger, "3.5", nullptr},
        Form{plainInteger, "two", nullptr}, Form{plainInteger, "3", nullptr}, Form{plainInteger, "", nullptr},
        Form{plainInteger, "99999999999", nullptr}, Form{plainFlag, "TRUE", "yes"},
        Form{plainFlag, "0", "no"}, Form{plainFlag, " Yes", "yes"}, Form{plainFlag, "sí", "yes"},
        Form{plainFlag, "maybe", nullptr}, Form{plainFraction, "1 / 3", "1/3"},
        Form{plainFraction, "1 1/2", "3/2"}, Form{plainFraction, "0.5", "1/2"},
        Form{plainFraction, "2,25", "9/4"}, Form{plainFraction, "-1.50", "-3/2"},
        Form{plainFraction, "4/2", "2"}, Form{plainFraction, "0.33", nullptr},
        Form{plainFraction, "1/0", nullptr}, Form{plainFraction, "a/b", nullptr},
        Form{plainLength, "15,875", "15.875"}, Form{plainLength, "16 mm", "16"},
        Form{plainLength, "wide", nullptr}, Form{plainTerrains, "woods,town", "woods town"},
        Form{plainTerrains, "woods: 60%, town :40", "woods:60 town:40"}, Form{plainTurns, "4-1", "1-4"},
        Form{plainTurns, "1 - 4, 7", "1-4 7"}, Form{plainTurns, "1–4", "1-4"},
        Form{plainTurns, "3,9-", "3 9-"}, Form{plainTurns, "night", nullptr},
        Form{plainTurns, "1-4-6", nullptr}, Form{plainDate, "1944-6-5", "1944-06-05"},
        Form{plainDate, "1944/06/05", "1944-06-05"}, Form{plainDate, "15.6.1944", "1944-06-15"},
        Form{plainDate, "6/15/1944", "1944-06-15"}, Form{plainDate, "5.6.1944", nullptr},
        Form{plainDate, "1944-13-1", nullptr}, Form{plainDate, "1944-6", "1944-06"},
        Form{plainDate, "soon", nullptr}, Form{plainDate, "44-6-5", nullptr},
        Form{plainTime, "7:30", "07:30"}, Form{plainTime, "0730", "07:30"}, Form{plainTime, "6h", "06:00"},
        Form{plainTime, "7.30", "07:30"}, Form{plainTime, "25:00", nullptr}, Form{plainTime, "7", nullptr},
        Form{plainTime, "noon", nullptr}));

}  // namespace
