#include "validator/engine/exact_place.h"

#include <gtest/gtest.h>

#include "validator/engine/identity.h"

using namespace cota::checks;
namespace model = cota::model;
namespace xml = cota::xml;

namespace {

const std::string scenario = R"(<scenario>
  <zone id="woods" name="woods">
    <!-- woods -->
    <butNot>
      <hexes hexes="1-0101 1-0199"/>
      <terrain is="woods"/>
      <zone id="west"/>
    </butNot>
  </zone>
  <objective id="o" name="Köln 0302" hexes="0302 0302 10302"/>
  <group id="g" side='axsi'/><group id="g"/>
</scenario>
)";

xml::SourceMap sources() {
    xml::SourceMap map;
    xml::FilePlaces places;
    places.file = std::make_shared<const xml::TextFile>("a.xml", scenario);
    map.add(std::move(places));
    return map;
}

using model::FoundAs;

model::Finding finding(FoundAs how, std::string text) {
    model::Finding one;
    one.values = {{"zone", "z"}, {"word", std::move(text)}};
    one.values.back().foundAs = how;
    return one;
}

/// The line and column found, "0:0" if there is none.
std::string placeIn(int line, int column, const model::Finding& one) {
    const auto found = placeOf(wantedWord(one), {"a.xml", line, column}, sources());
    return found ? std::to_string(found->line) + ":" + std::to_string(found->column) : "0:0";
}

TEST(ExactPlace, IsTheTermOfTheZoneThatIsWrong) {
    EXPECT_EQ(placeIn(2, 3, finding(FoundAs::firstWord, "1-0199")), "5:28");
    EXPECT_EQ(placeIn(2, 3, finding(FoundAs::firstWord, "woods")), "6:20")
        << "not the id or name of the zone";
    EXPECT_EQ(placeIn(2, 3, finding(FoundAs::firstWord, "west")), "7:17");
    EXPECT_EQ(placeIn(2, 3, finding(FoundAs::notLookedFor, "woods")), "0:0") << "the zone as a whole";
    EXPECT_EQ(placeIn(2, 3, finding(FoundAs::firstWord, "axsi")), "0:0") << "no farther than the element";
}

TEST(ExactPlace, IsTheWholeWordInTheValue) {
    EXPECT_EQ(placeIn(10, 3, finding(FoundAs::firstWord, "0302")), "10:45");
    EXPECT_EQ(placeIn(10, 3, finding(FoundAs::lastWord, "0302")), "10:50") << "the repetition";
    EXPECT_EQ(placeIn(10, 3, finding(FoundAs::firstWord, "302")), "0:0");
    EXPECT_EQ(placeIn(11, 3, finding(FoundAs::firstWord, "axsi")), "11:23");
    EXPECT_EQ(placeIn(11, 30, finding(FoundAs::ownId, "g")), "11:41");
    EXPECT_EQ(placeIn(1, 1, finding(FoundAs::notLookedFor, "woods")), "0:0")
        << "of other findings the element";
}

TEST(ExactPlace, IsNoPartOfWhatAFindingIs) {
    auto one = finding(FoundAs::firstWord, "axsi");
    one.where = model::SourceSpan{"a.xml", 11, 3};
    const auto before = fingerprintOf(one, "a.xml");
    one.where = placeOf(wantedWord(one), *one.where, sources());
    EXPECT_EQ(fingerprintOf(one, "a.xml"), before);
}

}  // namespace
