#include "formats/xml/documents/document_file.h"

#include "formats/model/finding/amendment_subject.h"
#include "formats/xml/disk/sha256.h"
#include "tests/formats/xml/xml_samples.h"
#include "tests/support/scratch_folder.h"

using namespace cota;
using namespace cota::xml;
using model::SubjectKind;

namespace {

namespace fs = std::filesystem;

const fs::path examples = testFolder / "examples";

std::string place(const std::optional<model::SourceSpan>& span) {
    if (!span) return "nowhere";
    return fs::path(span->file).filename().string() + ":" + std::to_string(span->line) + ":" +
           std::to_string(span->column);
}

class Folder : public testing::Test {
  protected:
    Folder() : top_(support::scratchFolder()) {
        fs::create_directories(top_ / "a/scenarios");
        fs::create_directories(top_ / "a/boards");
    }
    LoadedDocument load(const std::string& body) {
        const auto path = top_ / "a/scenarios/s.scenario.xml";
        saveAtomically(path, "<scenario format='4' id='s' mapset='m'>\n" + body + "</scenario>\n");
        return loadDocument(path);
    }
    fs::path top_;
};

const std::string someBoard = "<board format='4' id='b' mapset='m'><grid columns='2' rows='2'/></board>";

TEST(Sha256, IsTheOneEverybodyKnows) {
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(LoadDocument, TakesAScenarioWithItsFiles) {
    const auto loaded = loadDocument(examples / "full.scenario.xml");
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->mapset().text, "some-game");
    EXPECT_EQ(loaded.value->boards.size(), 1u);  // used twice, read once
    EXPECT_EQ(loaded.value->forces.size(), 1u);
    ASSERT_EQ(loaded.files.size(), 3u);
    EXPECT_EQ(loaded.files[0].kind, FileKind::scenario);
    EXPECT_EQ(loaded.files[1].name, "full.board.xml");
    EXPECT_EQ(loaded.files[1].path, examples / "full.board.xml");
    EXPECT_EQ(loaded.files[2].kind, FileKind::forces);
    for (const auto& file : loaded.files) {
        EXPECT_EQ(file.sha256, sha256(bytesOf(file.path)));
        EXPECT_EQ(file.mapset.text, "some-game");
    }
    EXPECT_FALSE(loaded.isReadOnly());
}

TEST(LoadDocument, TakesBoardsAndForcesAlone) {
    const auto board = loadDocument(examples / "full.board.xml");
    ASSERT_TRUE(board.ok());
    EXPECT_EQ(board.value->boards.begin()->first, "full.board.xml");
    EXPECT_EQ(place(board.sources.find({SubjectKind::hex, "4.C", {}})), "full.board.xml:17:5");
    const auto forces = loadDocument(examples / "full.forces.xml");
    ASSERT_TRUE(forces.ok());
    EXPECT_EQ(forces.value->forces.begin()->second->counters.size(), 2u);
}

TEST(LoadDocument, AMissingFileIsAFindingAndNoValue) {
    const auto loaded = loadDocument(examples / "none.scenario.xml");
    EXPECT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.findings.at(0).message, "XML-002");
}

TEST(SourceMap, KnowsWhereThingsStand) {
    const auto loaded = loadDocument(examples / "full.scenario.xml");
    const SourceMap& sources = loaded.sources;
    EXPECT_EQ(place(sources.find({SubjectKind::scenario, "crossing", {}})), "full.scenario.xml:2:1");
    EXPECT_EQ(place(sources.find({SubjectKind::group, "g2", {}})), "full.scenario.xml:60:5");
    EXPECT_EQ(place(sources.findRootAttribute("mapset")), "full.scenario.xml:2:36");
    EXPECT_EQ(place(sources.findRootAttribute("zone")), "full.scenario.xml:2:1");
    EXPECT_EQ(place(sources.find({SubjectKind::counterType, "truck", {}})), "full.forces.xml:6:5");
    EXPECT_EQ(place(sources.find({SubjectKind::path, "w1", {}})), "full.board.xml:28:5");
    EXPECT_EQ(place(sources.find(model::amendmentSubject(2))), "full.scenario.xml:14:5");
    EXPECT_EQ(place(sources.find({SubjectKind::counter, "nobody", {}})), "nowhere");
    // A counter is in the scenario, where it is placed, and in the forces.
    const model::Subject counter{SubjectKind::counter, "n-1", {}};
    const auto truck = sources.find({SubjectKind::counterType, "truck", {}});
    ASSERT_TRUE(truck);
    EXPECT_EQ(place(sources.find(counter)), "full.scenario.xml:57:7");
    EXPECT_EQ(place(sources.findIn(truck->file, counter)), "full.forces.xml:14:5");
}

TEST(SourceMap, FindsEntriesByTheListTheyStandIn) {
    const auto loaded = loadDocument(examples / "full.scenario.xml");
    const auto line = [&](const std::string& file, model::ItemList list, std::size_t index) {
        return place(loaded.sources.find(model::ListItem{file, list, index}));
    };
    EXPECT_EQ(line("full.board.xml", model::ItemList::features, 0), "full.board.xml:24:5");
    EXPECT_EQ(line("full.board.xml", model::ItemList::hexsides, 0), "full.board.xml:20:5");
    EXPECT_EQ(line("", model::ItemList::groups, 1), "full.scenario.xml:60:5");
    EXPECT_EQ(line("", model::ItemList::placements, 0), "full.scenario.xml:57:7");
    EXPECT_EQ(line("", model::ItemList::groups, 99), "nowhere");
    EXPECT_EQ(line("other.board.xml", model::ItemList::features, 0), "nowhere");
}

TEST_F(Folder, WhatCannotBeReadTakesNoPlaceInItsList) {
    const auto loaded = load(
        "<groups>\n<group/>\n<group id='a'>\n<unit/>\n<unit counter='c'/></group>\n</groups>\n"
        "<parts>\n<part/>\n<part kind='p'/>\n<part kind='p'/></parts>");
    const auto line = [&](model::ItemList list, std::size_t index) {
        return loaded.sources.find(model::ListItem{"", list, index})->line;
    };
    EXPECT_EQ(line(model::ItemList::groups, 0), 4);
    EXPECT_EQ(line(model::ItemList::placements, 0), 6);
    EXPECT_EQ(line(model::ItemList::parts, 1), 11);
    EXPECT_EQ(loaded.sources.find({SubjectKind::part, "p 2", {}})->line, 11);
}

TEST(SourceMap, FindsHexesByTheirNamesOnTheMap) {
    const auto loaded = loadDocument(examples / "full.scenario.xml");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::hex, "5-4.C", {}})), "full.board.xml:17:5");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::hex, "6-4.C", {}})), "full.board.xml:17:5");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::hex, "5-2.A", {}})),
              "full.board.xml:12:3");  // not listed: the list
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::hex, "7-4.C", {}})), "nowhere");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::none, "", {"7-1.A", "5-4.A"}})), "full.board.xml:15:5");
}

TEST(SourceMap, FindsWhatStandsOnABoardByItsNameOnTheMap) {
    const auto loaded = loadDocument(examples / "full.scenario.xml");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::feature, "bridge@5-4.D", {}})), "full.board.xml:24:5");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::feature, "bridge@4.D", {}})), "full.board.xml:24:5");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::hexside, "6-4.C/ne", {}})), "full.board.xml:20:5");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::feature, "bridge@5-4.C", {}})), "nowhere");
    EXPECT_EQ(place(loaded.sources.find({SubjectKind::feature, "", {}})), "nowhere");
}

TEST_F(Folder, FilesMayLieBesideTheScenariosFolder) {
    saveAtomically(top_ / "a/boards/b.board.xml", someBoard);
    const auto loaded = load("<map><board id='1' file='../boards/b.board.xml'/></map>");
    EXPECT_EQ(told(loaded.findings), std::vector<std::string>{});
    EXPECT_TRUE(loaded.value->boards.contains("../boards/b.board.xml"));
}

TEST_F(Folder, FilesFurtherAwayAreRefusedByLinksToo) {
    saveAtomically(top_ / "b.board.xml", someBoard);
    fs::create_symlink(top_ / "b.board.xml", top_ / "a/boards/link.board.xml");
    const auto absolute = (top_ / "b.board.xml").string();
    for (const std::string& name :
         {std::string("../../b.board.xml"), std::string("../boards/link.board.xml"), absolute}) {
        const auto loaded = load("<map>\n<board id='1' file='" + name + "'/></map>");
        ASSERT_TRUE(loaded.ok());
        ASSERT_EQ(loaded.findings.size(), 1u) << name;
        EXPECT_EQ(loaded.findings[0].message, "XML-035");
        EXPECT_EQ(loaded.findings[0].where->line, 3);
        EXPECT_TRUE(loaded.value->boards.empty());
    }
}

TEST_F(Folder, WhatCannotBeReadIsSaidOnceWhereItIsNamed) {
    const std::string why =
        " cannot be read: no such file or folder. Correct the name, which is relative to the scenario's "
        "folder.";
    const auto loaded = load(
        "<map>\n<board id='1' file='x.board.xml'/>\n<board id='2' file='x.board.xml'/></map>\n<forces "
        "file='y.xml'/>");
    EXPECT_EQ(told(loaded.findings), (std::vector<std::string>{"3:15 XML-034 File 'x.board.xml'" + why,
                                                               "5:9 XML-034 File 'y.xml'" + why}));
    EXPECT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.files.size(), 1u);
}

TEST_F(Folder, AScenarioThatNamesItselfEnds) {
    const auto loaded = load("<map><board id='1' file='s.scenario.xml'/></map>");
    EXPECT_EQ(loaded.findings.at(0).message, "XML-007.other");
}

TEST_F(Folder, SavingOverAFileReplacesIt) {
    const auto loaded = load("<sides><side id='n'/></sides>");
    EXPECT_TRUE(saveOver(loaded.files[0], "new").empty());
    EXPECT_EQ(bytesOf(loaded.files[0].path), "new");
}

TEST(DetectKind, LooksPastDeclarationsAndComments) {
    EXPECT_EQ(detectKindOfText("<?xml version='1.0'?>\n<!-- <forces> --><board format='4'>"),
              FileKind::board);
    EXPECT_EQ(detectKindOfText("<scenario>"), FileKind::scenario);
    EXPECT_EQ(detectKindOfText("<boards>"), FileKind::unknown);
    EXPECT_EQ(detectKindOfText("<!-- <board>"), FileKind::unknown);
    EXPECT_EQ(detectKindOfText(""), FileKind::unknown);
    EXPECT_EQ(detectKindOfText("<"), FileKind::unknown);
    EXPECT_EQ(detectKind(examples / "full.forces.xml"), FileKind::forces);
    EXPECT_EQ(detectKind(examples / "none"), FileKind::unknown);
}

}  // namespace
