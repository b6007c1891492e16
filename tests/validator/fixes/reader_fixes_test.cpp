// Errors that the readers find, planted in a correct scenario or its board one by one: each fix must restore
// the text, byte for byte.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "formats/xml/messages/xml_messages.h"
#include "mapsets/field/battlefield_work.h"
#include "mapsets/field/zone_messages.h"
#include "mapsets/loading/mapset_reader.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

using namespace cota;
namespace fs = std::filesystem;
using mapsets::AssemblyMessage;
using mapsets::ZoneMessage;
using xml::XmlMessage;

namespace {

constexpr const char* soundBoard = R"(<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="plain" mapset="panzer-grenadier">
  <!-- drawn by hand -->
  <grid orientation="flat"  stagger="even-low" columns="12" rows="10" long-high="yes" hex-mm="15.875"/>
  <hexes ground="clear">
    <hex at="0301" terrain="woods:60 town:40" x-own="kept"/>
    <hex at="0302" level="1"/>
  </hexes>
  <hexsides x-own="kept">
  </hexsides>
  <paths>
    <path id="r" kind="road" hexes="0101 0102"/>
  </paths>
</board>
)";

constexpr const char* soundScenario = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario format="4" id="case" mapset="panzer-grenadier" title="Case" title-es="Caso">
  <map north="top">
    <board id="1" file="../base/plain.board.xml"/>
    <amend action="terrain" hexes="1-0502" what="woods"/>
  </map>
  <forces file="../base/types.forces.xml"/>
  <forces file="../base/few.forces.xml"/>
  <options>
    <option id="strategic-movement" value="yes"/>
  </options>
  <turns count="8" date="1943-07"/>
  <sides>
    <side id="axis" nation="german"><values initiative="3" morale-full="8" morale-reduced="7"/></side>
    <side id="allies" nation="american"><values initiative="2" morale-full="8" morale-reduced="7"/></side>
  </sides>
  <zones>
    <zone id="north"><hexes hexes="1-0302 1-0303"/><edge side="north"/></zone>
  </zones>
  <groups>
    <group id="axis-line" side="axis" zone="north">
      <unit counter="axis-1" at="1-0302"/>
      <unit counter="axis-lt" at="1-0302"/>
    </group>
    <group id="allied-line" side="allies">
      <unit counter="allied-1" at="1-1002"/>
      <unit counter="allied-lt" at="1-1002"/>
    </group>
  </groups>
  <victory>
    <condition id="hold" side="axis" form="text"><en>Hold.</en><es>Resista.</es></condition>
  </victory>
</scenario>
)";

struct Mistake {
    std::string rule;
    bool isScenario;
    std::vector<std::pair<std::string, std::string>> planted;  // the correct text, and its replacement
};

std::string idOf(const model::MessageRow& row) { return std::string(model::ruleOf(row.id)); }

std::vector<Mistake> mistakes() {
    const auto xmlRule = [](XmlMessage message) { return idOf(xml::row(message)); };
    const auto zoneRule = [](ZoneMessage message) { return idOf(mapsets::messageOf(message)); };
    const auto mapRule = [](AssemblyMessage message) { return idOf(mapsets::messageOf(message)); };
    const std::string hex = "    <hex at=\"0302\" level=\"1\"/>\n";
    const std::string option = "    <option id=\"strategic-movement\" value=\"yes\"/>\n";
    const std::string turns = "  <turns count=\"8\" date=\"1943-07\"/>\n";
    return {
        {xmlRule(XmlMessage::upgraded),
         false,
         {{"format=\"4\"", "format=\"1\""}, {"orientation=\"flat\"", "hex=\"flat\""}}},
        {xmlRule(XmlMessage::upgraded),
         true,
         {{"format=\"4\"", "format=\"1\""}, {"turns count=", "turns number="}}},
        {xmlRule(XmlMessage::upgraded),
         false,
         {{"format=\"4\"", "format=\"2\""}, {"<hexsides x", "<edges x"}, {"</hexsides>", "</edges>"}}},
        {xmlRule(XmlMessage::unknownElement), false, {{"<paths>", "<pahts>"}, {"</paths>", "</pahts>"}}},
        {xmlRule(XmlMessage::unknownTerm), true, {{"<edge side", "<egde side"}}},
        {xmlRule(XmlMessage::misspeltAttribute), false, {{"stagger=", "stager="}}},
        {xmlRule(XmlMessage::unknownWord), false, {{"\"even-low\"", "\"Even_Low\""}}},
        {xmlRule(XmlMessage::unknownWordNearest), false, {{"\"even-low\"", "\"evne-low\""}}},
        {xmlRule(XmlMessage::notInteger), false, {{"columns=\"12\"", "columns=\"12.0\""}}},
        {xmlRule(XmlMessage::notFlag), false, {{"long-high=\"yes\"", "long-high='True'"}}},
        {xmlRule(XmlMessage::badLength), false, {{"15.875", "15,875 mm"}}},
        {xmlRule(XmlMessage::badTerrainList), false, {{"woods:60 town:40", "woods: 60%, town: 40%"}}},
        {xmlRule(XmlMessage::unknownHex), false, {{"\"0301\"", "\"301\""}}},
        {xmlRule(XmlMessage::hexTwice), false, {{hex, hex + "  <hex level='1'  at='0302' />\n"}}},
        {xmlRule(XmlMessage::entryTwice), true, {{option, option + option}}},
        {xmlRule(XmlMessage::repeatedElement), true, {{turns, turns + turns}}},
        {xmlRule(XmlMessage::emptyValue), true, {{"side=\"allies\">\n", "side=\"allies\" zone=\"\">\n"}}},
        {xmlRule(XmlMessage::missingFile), true, {{"base/plain", "Base/Plain"}}},
        {xmlRule(XmlMessage::outsideFolder), true, {{"../base/plain", "..\\base\\plain"}}},
        {zoneRule(ZoneMessage::unknownHex), true, {{"1-0303", "1-303"}}},
        {zoneRule(ZoneMessage::unknownEdge), true, {{"edge side=\"north\"", "edge side=\"nroth\""}}},
        {mapRule(AssemblyMessage::unknownHex), true, {{"1-0502", "1-502"}}},
        {mapRule(AssemblyMessage::unknownWord), true, {{"what=\"woods\"", "what=\"wodos\""}}},
        {mapRule(AssemblyMessage::unknownOption), true, {{"strategic-movement", "strategic-movment"}}},
        {mapRule(AssemblyMessage::unknownOptionWord), true, {{"value=\"yes\"", "value=\"YES\""}}},
    };
}

/// Beside the folders of the rules, whose boards and forces the scenario names.
std::string pathOf(const Mistake& mistake) {
    return (fs::path(COTA_SOURCE_DIR) / "tests/rules" / "base" /
            (mistake.isScenario ? "a.scenario.xml" : "a.board.xml"))
        .generic_string();
}
std::string soundText(const Mistake& mistake) { return mistake.isScenario ? soundScenario : soundBoard; }

fixes::Source sourceOf(const Mistake& mistake, const std::string& text) {
    static const auto game = [] {
        const mapsets::MapsetLibrary library{{fs::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
        return std::make_shared<const mapsets::Mapset>(
            std::move(*mapsets::readMapset(library, model::MapsetId("panzer-grenadier")).value));
    }();
    fixes::Source source;
    source.path = pathOf(mistake);
    source.texts[pathOf(mistake)] = text;
    source.game = game;
    return source;
}

std::string fixedText(const Mistake& mistake, const std::string& text) {
    const auto result =
        fixes::fixAll(sourceOf(mistake, text), [&](const std::string& rule) { return rule == mistake.rule; });
    const auto found = result.after.find(pathOf(mistake));
    return found == result.after.end() ? text : found->second;
}

/// Rules of games are tested in game_fixes_test.cpp, those of layouts in layout_fixes_test.cpp, those of
/// baselines in tests/cli/fix_test.cpp, that of a lost picture in tests/cli/underlay_test.cpp.
bool isOfDocuments(const std::string& rule) {
    return rule != idOf(xml::row(XmlMessage::lostUnderlay)) && !rule.starts_with("MAPSET-") &&
           !rule.starts_with("LOOK-") && !rule.starts_with("LAYOUT-") && !rule.starts_with("BASE-") &&
           !rule.starts_with("BRIEF-") && !rule.starts_with("FACE-");
}

TEST(ReaderFixes, AreTriedForEveryMessageThatHasOne) {
    std::set<std::string> tried, known;
    for (const auto& mistake : mistakes()) tried.insert(mistake.rule);
    for (const auto* row : checks::allMessages().readerRows())
        if (isOfDocuments(idOf(*row)) && checks::fixOf(checks::allMessages(), row->id))
            known.insert(idOf(*row));
    EXPECT_EQ(tried, known);
}

TEST(ReaderFixes, NothingIsLeftToFixInTheSoundOnes) {
    for (const bool isScenario : {false, true}) {
        const Mistake none{"", isScenario, {}};
        const auto result = fixes::fixAll(sourceOf(none, soundText(none)), [](const auto&) { return true; });
        for (const auto& one : result.fixed) ADD_FAILURE() << one.finding.rule << " " << one.fix.label.en;
    }
}

class ReaderFix : public testing::TestWithParam<Mistake> {};

TEST_P(ReaderFix, GivesTheTextBackAsItWas) {
    const auto& mistake = GetParam();
    auto text = soundText(mistake);
    for (const auto& [right, wrong] : mistake.planted) {
        const auto at = text.find(right);
        ASSERT_NE(at, std::string::npos) << right;
        text.replace(at, right.size(), wrong);
    }
    auto expected = soundText(mistake);
    if (text.find('\'') != std::string::npos &&
        mistake.planted[0].second.find("='True'") != std::string::npos)
        expected.replace(expected.find("long-high=\"yes\""), 15, "long-high='yes'");
    const auto fixed = fixedText(mistake, text);
    EXPECT_EQ(fixed, expected) << mistake.rule;
    EXPECT_EQ(fixedText(mistake, fixed), fixed) << "a second run changes something";
}

INSTANTIATE_TEST_SUITE_P(All, ReaderFix, testing::ValuesIn(mistakes()), [](const auto& one) {
    auto name = one.param.rule + "_" + std::to_string(one.index);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

// If several corrections are possible, there is no fix.
TEST(ReaderFixes, LeaveAloneWhatCouldBeMeantOtherwise) {
    const std::vector<Mistake> open{
        {"",
         false,
         {{"    <hex at=\"0302\" level=\"1\"/>\n",
           "    <hex at=\"0302\" level=\"1\"/>\n    <hex at=\"0302\" level=\"2\"/>\n"}}},
        {"",
         false,
         {{"    <hex at=\"0302\" level=\"1\"/>\n",
           "    <hex at=\"0302\" level=\"1\"/>\n    <hex at=\"0302\" level=\"1\"><!-- why? --></hex>\n"}}},
        {"", false, {{"\"0301\"", "\"9901\""}}},
        {"", false, {{"columns=\"12\"", "columns=\"a dozen\""}}},
        {"", true, {{"edge side=\"north\"", "edge side=\"up\""}}},
        {"", true, {{"base/plain", "base/nowhere"}}},
    };
    for (const auto& mistake : open) {
        auto text = soundText(mistake);
        text.replace(text.find(mistake.planted[0].first), mistake.planted[0].first.size(),
                     mistake.planted[0].second);
        const auto result = fixes::fixAll(sourceOf(mistake, text), [](const auto&) { return true; });
        for (const auto& one : result.fixed)
            ADD_FAILURE() << mistake.planted[0].second << ": " << one.finding.rule << " " << one.fix.label.en;
    }
}

}  // namespace
