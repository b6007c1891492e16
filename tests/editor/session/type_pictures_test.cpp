// Pictures of counter types: chosen files are copied beside the order of battle, and go with the document.
#include "editor/editing/type_pictures.h"

#include <gtest/gtest.h>

#include <fstream>

#include "editor/counters/type_form.h"
#include "editor/editing/session.h"
#include "formats/xml/documents/document_file.h"
#include "mapsets/look/symbols/type_picture.h"
#include "tests/support/real_game.h"
#include "tests/support/scratch_folder.h"

using namespace cota;

namespace {

namespace fs = std::filesystem;

void writeSvg(const fs::path& path, const std::string& colour) {
    std::ofstream(path) << "<svg viewBox=\"0 0 3 2\"><rect width=\"3\" height=\"2\" fill=\"" << colour
                        << "\"/></svg>";
}

class TypePictureFiles : public testing::Test {
  protected:
    TypePictureFiles() : session_(places()) {
        folder_ = support::scratchFolder();
        for (const char* name : {"one", "two", "elsewhere"}) fs::create_directories(folder_ / name);
        EXPECT_TRUE(session_.open(fs::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/brod.scenario.xml"));
        EXPECT_TRUE(session_.saveAs(folder_ / "one/brod.scenario.xml").empty());
        for (const auto& [file, forces] : session_.document().forces)
            if (forces_.empty()) forces_ = file, type_ = forces->types.front().id;
        writeSvg(folder_ / "elsewhere/tank.svg", "#123456");
    }
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    session::ChosenPicture choose(const fs::path& file) {
        return session::chosenPicture(session_.path(), forces_, file, model::Language::english);
    }

    fs::path folder_;
    session::Session session_;
    std::string forces_;
    model::CounterTypeId type_;
};

TEST_F(TypePictureFiles, AChosenFileIsCopiedUnderAFreeName) {
    const auto chosen = choose(folder_ / "elsewhere/tank.svg");
    EXPECT_EQ(chosen.name, "tank.svg");
    EXPECT_TRUE(fs::exists(folder_ / "one/tank.svg"));
    EXPECT_EQ(choose(folder_ / "elsewhere/tank.svg").name, "tank.svg");  // the same picture
    writeSvg(folder_ / "elsewhere/tank.svg", "#654321");
    EXPECT_EQ(choose(folder_ / "elsewhere/tank.svg").name, "tank-2.svg");
    EXPECT_EQ(choose(folder_ / "one/tank.svg").name, "tank.svg");  // where it is
    std::ofstream(folder_ / "elsewhere/words.png") << "no picture";
    EXPECT_NE(choose(folder_ / "elsewhere/words.png").refusal, "");
    EXPECT_NE(
        session::chosenPicture({}, forces_, folder_ / "elsewhere/tank.svg", model::Language::english).refusal,
        "");
}

TEST_F(TypePictureFiles, TheLookHasThePictureAndUndoTakesItAway) {
    const auto before = session_.look();
    const auto chosen = choose(folder_ / "elsewhere/tank.svg");
    session_.commit(*session::withTypePicture(session_.document(), type_, chosen.name));
    EXPECT_NE(session_.look()->picture(type_.text), nullptr);
    EXPECT_EQ(before->picture(type_.text), nullptr);
    session_.undo();
    EXPECT_EQ(session_.look()->picture(type_.text), nullptr);
    EXPECT_FALSE(session::withTypePicture(session_.document(), type_, ""));
}

TEST_F(TypePictureFiles, PicturesGoWithTheDocument) {
    const auto chosen = choose(folder_ / "elsewhere/tank.svg");
    session_.commit(*session::withTypePicture(session_.document(), type_, chosen.name));
    EXPECT_TRUE(session_.saveAs(folder_ / "two/brod.scenario.xml").empty());
    EXPECT_TRUE(fs::exists(folder_ / "two/tank.svg"));
    EXPECT_NE(session_.look()->picture(type_.text), nullptr);
    const auto loaded = xml::loadDocument(folder_ / "two/brod.scenario.xml");
    EXPECT_TRUE(loaded.findings.empty());
    ASSERT_TRUE(loaded.value);
    fs::remove(folder_ / "two/tank.svg");
    const auto lost = xml::loadDocument(folder_ / "two/brod.scenario.xml");
    ASSERT_EQ(lost.findings.size(), 1u);
    EXPECT_EQ(lost.findings[0].message, "XML-039");
    ASSERT_TRUE(lost.findings[0].where);
    EXPECT_GT(lost.findings[0].where->line, 1u);
}

TEST_F(TypePictureFiles, AnotherFileOfThatNameIsNotOverwritten) {
    const auto chosen = choose(folder_ / "elsewhere/tank.svg");
    session_.commit(*session::withTypePicture(session_.document(), type_, chosen.name));
    writeSvg(folder_ / "two/tank.svg", "#ffffff");
    EXPECT_TRUE(session_.saveAs(folder_ / "two/brod.scenario.xml").empty());
    EXPECT_NE(session_.savedText().find("tank.svg"), std::string::npos);
    std::ifstream kept(folder_ / "two/tank.svg");
    const std::string text{std::istreambuf_iterator<char>(kept), {}};
    EXPECT_NE(text.find("#ffffff"), std::string::npos);
}

/// The form shows which picture, symbol and colours a type inherits.
TEST_F(TypePictureFiles, TheFormShowsWhatIsInherited) {
    const auto chosen = choose(folder_ / "elsewhere/tank.svg");
    session_.commit(*session::withTypePicture(session_.document(), type_, chosen.name));
    auto document = session_.document();
    auto forces = *document.forces.at(forces_);
    model::CounterType based;
    based.id = model::CounterTypeId("based");
    based.unitClass = forces.types.front().unitClass;
    based.base = type_;
    forces.types.push_back(based);
    document.forces[forces_] = model::Shared<model::Forces>(forces);
    session_.commit({session::named("Based"), document});
    const auto form = session::typeFormOf(session::sheetSourceOf(session_), based.id);
    ASSERT_TRUE(form);
    const auto row = std::ranges::find(form->identity, "picture", &session::Property::name);
    ASSERT_NE(row, form->identity.end());
    EXPECT_NE(row->hint.find("tank.svg"), std::string::npos) << row->hint;
    EXPECT_NE(session_.look()->picture("based"), nullptr);
    EXPECT_NE(row->write("../tank.svg").refusal, "");
    EXPECT_EQ(row->write("tank.svg").refusal, "");
}

}  // namespace
