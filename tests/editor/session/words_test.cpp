// The Spanish catalogue as the program reads it; tests/editor/words checks that it is complete.
#include "editor/words/words.h"

#include <gtest/gtest.h>

#include "editor/documents/step_name.h"

using namespace cota;
using session::tr;

namespace {

/// Spanish is the current language during the lifetime of the object.
struct Spanish {
    Spanish() { session::speak(model::Language::spanish); }
    ~Spanish() { session::speak(model::Language::english); }
    Spanish(const Spanish&) = delete;
    Spanish& operator=(const Spanish&) = delete;
};

TEST(Words, AreSpanishWhenSpanishIsSpoken) {
    EXPECT_EQ(tr("Line of sight"), "Line of sight");
    {
        const Spanish spanish;
        EXPECT_EQ(tr("Line of sight"), "Línea de visión");
        EXPECT_EQ(tr("Paint %s", "bosque"), "Pintar bosque");
        EXPECT_EQ(tr(session::trLater("Contours")), "Curvas de nivel");
    }
    EXPECT_EQ(tr("Line of sight"), "Line of sight");
}

/// A step made in English is shown in Spanish, also after a crash; text typed by the user does not change.
TEST(Words, NamesOfStepsFollowTheLanguage) {
    const auto woods = session::named("Paint %s", model::LocalText{"Woods", "Bosque"});
    const auto moved = session::named("Move %s", "r%s") + " " + session::named("to %s", "0403");
    const auto change =
        session::named("Change %s", session::named("Zone %s", "north") + ": " + session::named("Side"));
    EXPECT_EQ(woods.in(model::Language::english), "Paint Woods");
    EXPECT_EQ(moved.in(model::Language::english), "Move r%s to 0403");
    EXPECT_EQ(change.in(model::Language::english), "Change Zone north: Side");
    const auto put =
        session::named("Set %s", session::named("Side").inSentence()) + " " +
        session::named("Set %s", session::StepName(model::LocalText{"VP", "Ámbito"}).inSentence());
    EXPECT_EQ(put.in(model::Language::english), "Set side Set VP");
    const Spanish spanish;
    EXPECT_EQ(put.in(model::Language::spanish), "Cambiar bando Cambiar ámbito");
    EXPECT_EQ(woods.in(model::Language::spanish), "Pintar Bosque");
    EXPECT_EQ(session::StepName::fromKept(moved.kept()).in(model::Language::spanish), "Mover r%s a 0403");
    EXPECT_EQ(change.in(model::Language::spanish), "Cambiar Zona north: Bando");
    EXPECT_EQ(session::StepName::fromKept("Paint Woods").in(model::Language::spanish), "Paint Woods")
        << "a journal of an older program";
    EXPECT_EQ(session::StepName::fromKept("\x01Paint %s\x02"
                                          "a\x04"
                                          "b")
                  .in(model::Language::spanish),
              "Pintar ab")
        << "torn";
}

/// "Zone Zone 1": the kind is left out before a name that includes it.
TEST(Words, AKindIsNotSaidTwice) {
    const auto zone = [](const model::LocalText& name) { return session::named("Zone %s", name); };
    EXPECT_EQ(zone({"Zone 1", ""}).in(model::Language::english), "Zone 1");
    EXPECT_EQ(zone({"Zone", ""}).in(model::Language::english), "Zone");
    EXPECT_EQ(zone({"Zones of fire", ""}).in(model::Language::english), "Zone Zones of fire");
    EXPECT_EQ((session::named("Add to zone %s", "Zone 1") + " (2)").in(model::Language::english),
              "Add to zone 1 (2)");
    EXPECT_EQ((session::named("Remove objective %s", "Objective") + "!").in(model::Language::english),
              "Remove objective!");
    EXPECT_EQ(session::named("%s wins", "Red").in(model::Language::english), "Red wins");
    const Spanish spanish;
    EXPECT_EQ(zone({"Zone 1", "Zona 1"}).in(model::Language::spanish), "Zona 1");
}

TEST(Words, UnknownAndEmptyTextsStayAsTheyAre) {
    const Spanish spanish;
    EXPECT_EQ(tr(""), "");
    EXPECT_EQ(tr(session::Phrase("no catalogue has this")), "no catalogue has this");
}

TEST(Words, LocalesNameLanguages) {
    for (const char* spanish : {"es", "es_ES.UTF-8", "es_MX", "es.UTF-8", "es:en", "es@euro"})
        EXPECT_EQ(session::languageNamed(spanish), model::Language::spanish) << spanish;
    EXPECT_EQ(session::languageNamed("en_GB.UTF-8"), model::Language::english);
    for (const char* other : {"", "C", "est", "fr_FR", "eses"})
        EXPECT_EQ(session::languageNamed(other), std::nullopt) << other;
}

TEST(Words, FirstVariableThatIsSetDecides) {
    std::map<std::string, std::string> variables{{"LANG", "es_ES.UTF-8"}};
    const auto language = [&] {
        return session::systemLanguage([&](const char* v) { return variables[v]; });
    };
    EXPECT_EQ(language(), model::Language::spanish);
    variables["LC_MESSAGES"] = "fr_FR.UTF-8";
    EXPECT_EQ(language(), model::Language::english);
    variables["LANGUAGE"] = "es:en";
    EXPECT_EQ(language(), model::Language::spanish);
}

}  // namespace
