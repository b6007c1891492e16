// What a person means who types into a field of choices.
#include "editor/fields/choice_meant.h"

#include <gtest/gtest.h>

#include "editor/editing/property_rows.h"

using namespace cota;

namespace {

const std::vector<session::PaletteEntry> formationChoices{{"0", "Germans: Kampfgruppe Bauer"},
                                                          {"1", "Germans: 1. Kompanie"},
                                                          {"2", "Germans: 11. Kompanie"},
                                                          {"3", "Soviets: Compañía"}};

TEST(ChoiceMeant, IsTheEntryWithTheName) {
    EXPECT_EQ(fields::choiceMeant(formationChoices, "Germans: 1. Kompanie"), "1");
}

TEST(ChoiceMeant, IsTheOnlyEntryThatHoldsTheLetters) {
    EXPECT_EQ(fields::choiceMeant(formationChoices, "kampf"), "0");
    EXPECT_EQ(fields::choiceMeant(formationChoices, "COMPANIA"), "3");
    EXPECT_EQ(fields::choiceMeant(formationChoices, "soviets"), "3");
}

TEST(ChoiceMeant, IsTheTextItselfIfSeveralOrNoneAreMeant) {
    EXPECT_EQ(fields::choiceMeant(formationChoices, "kompanie"), "kompanie");
    EXPECT_EQ(fields::choiceMeant(formationChoices, "tanks"), "tanks");
    EXPECT_EQ(fields::choiceMeant(formationChoices, ""), "");
}

TEST(ChoiceMeant, IsAValueRatherThanNone) {
    const std::vector<session::PaletteEntry> answers{{"", "sin definir (no)"}, {"yes", "sí"}, {"no", "no"}};
    using Places = std::vector<std::size_t>;
    EXPECT_EQ(fields::choiceMeant(answers, "s"), "yes");
    EXPECT_EQ(fields::choicesWith(answers, "s"), (Places{1, 0}));
    EXPECT_EQ(fields::choiceMeant(answers, "sin"), "");
    EXPECT_EQ(fields::choicesWith(answers, "sin"), Places{0});
}

TEST(ChoicesWith, ThoseThatBeginWithTheLettersComeFirst) {
    const std::vector<session::PaletteEntry> nations{
        {"0", "East German"}, {"1", "German SS"}, {"2", "German"}};
    using Places = std::vector<std::size_t>;
    EXPECT_EQ(fields::choicesWith(nations, "ger"), (Places{1, 2, 0}));
    EXPECT_EQ(fields::choicesWith(nations, "german"), (Places{2, 1, 0}));
    EXPECT_EQ(fields::choicesWith(nations, ""), (Places{0, 1, 2}));
    EXPECT_EQ(fields::choicesWith(nations, "x"), Places{});
}

TEST(ChoicesWith, AnotherWordIsOfferedLastAndNeverMeant) {
    const std::vector<session::PaletteEntry> nations{
        {"german", "German"}, {session::otherWord, "new: %s"}, {"soviet", "Soviet"}};
    using Places = std::vector<std::size_t>;
    EXPECT_EQ(fields::choicesWith(nations, ""), (Places{0, 2}));
    EXPECT_EQ(fields::choicesWith(nations, "sov"), (Places{2, 1}));
    EXPECT_EQ(fields::choicesWith(nations, "soviet"), Places{2});
    EXPECT_EQ(fields::choicesWith(nations, "n"), (Places{0, 1}));
    EXPECT_EQ(fields::choiceMeant(nations, "new"), "new");
    // Whoever types a word that none has sees which there are.
    EXPECT_EQ(fields::choicesWith(nations, "united"), (Places{1, 0, 2}));
}

}  // namespace
