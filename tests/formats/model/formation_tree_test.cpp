#include "formats/model/document/formation_tree.h"

#include <gtest/gtest.h>

namespace cota::model {
namespace {

/// "id parent side" each; a dash means empty.
Document documentOf(std::initializer_list<std::array<const char*, 3>> rows) {
    Forces forces;
    const auto word = [](const char* text) { return std::string(text) == "-" ? std::string() : text; };
    for (const auto& [id, parent, side] : rows) {
        Formation formation;
        formation.id = FormationId(id);
        formation.parent = FormationId(word(parent));
        formation.side = SideId(word(side));
        forces.formations.push_back(std::move(formation));
    }
    Document document;
    document.forces["a.forces.xml"] = std::move(forces);
    return document;
}

TEST(FormationTree, TheNearestAboveGivesTheSide) {
    const auto document = documentOf(
        {{"c", "b", "-"}, {"b", "a", "red"}, {"a", "-", "blue"}, {"d", "a", "-"}, {"e", "-", "-"}});
    const FormationTree tree(document);
    EXPECT_EQ(tree.sideOf("c"), SideId("red"));
    EXPECT_EQ(tree.sideOf("d"), SideId("blue"));
    EXPECT_EQ(tree.sideOf("e"), SideId());
    EXPECT_EQ(tree.sideOf("nobody"), SideId());
    EXPECT_TRUE(tree.isWhole("c"));
    EXPECT_EQ(tree.find("b")->parent, FormationId("a"));
}

TEST(FormationTree, ACounterHasItsOwnSideOrThatOfAFormationInAnyFile) {
    auto document = documentOf({{"b", "a", "-"}});
    document.forces["b.forces.xml"] = documentOf({{"a", "-", "blue"}}).forces.begin()->second;
    const FormationTree tree(document);
    Counter counter;
    EXPECT_EQ(tree.sideOf(counter), SideId());
    counter.formation = FormationId("b");
    EXPECT_EQ(tree.sideOf(counter), SideId("blue"));
    counter.side = SideId("red");
    EXPECT_EQ(tree.sideOf(counter), SideId("red"));
}

TEST(FormationTree, AMissingLinkIsNotWhole) {
    const auto document = documentOf({{"c", "b", "-"}, {"b", "gone", "red"}});
    const FormationTree tree(document);
    EXPECT_FALSE(tree.isWhole("c"));
    EXPECT_FALSE(tree.isWhole("gone"));
    EXPECT_EQ(tree.sideOf("c"), SideId("red"));
    EXPECT_FALSE(tree.isInRing(*tree.find("c")));
}

TEST(FormationTree, ARingIsKnownAndItsSidesAreFoundAllTheWayRound) {
    const auto document = documentOf({{"x", "a", "-"}, {"a", "b", "-"}, {"b", "c", "-"}, {"c", "a", "red"}});
    const FormationTree tree(document);
    for (const char* id : {"a", "b", "c"}) {
        EXPECT_TRUE(tree.isInRing(*tree.find(id))) << id;
        EXPECT_EQ(tree.sideOf(id), SideId("red")) << id;
    }
    EXPECT_FALSE(tree.isInRing(*tree.find("x"))) << "it only leads to one";
    EXPECT_FALSE(tree.isWhole("x"));
    EXPECT_EQ(tree.sideOf("x"), SideId("red"));
    const auto self = documentOf({{"s", "s", "-"}});
    EXPECT_TRUE(FormationTree(self).isInRing(*FormationTree(self).find("s")));
}

TEST(FormationTree, OfTheSameIdTheFirstCounts) {
    const auto document = documentOf({{"a", "-", "red"}, {"a", "a", "blue"}});
    const FormationTree tree(document);
    EXPECT_EQ(tree.sideOf("a"), SideId("red"));
    EXPECT_FALSE(tree.isInRing(document.forces.begin()->second->formations[1]));
}

TEST(FormationTree, NearestAndMarkedGoUp) {
    const auto document = documentOf({{"c", "b", "-"}, {"b", "a", "red"}, {"a", "-", "-"}, {"d", "a", "-"}});
    const FormationTree tree(document);
    const auto below = tree.nearest([](const Formation& one) { return one.id.text == "b"; });
    EXPECT_EQ(below.of("c"), tree.find("b"));
    EXPECT_EQ(below.of("b"), tree.find("b"));
    EXPECT_EQ(below.of("d"), nullptr);
    EXPECT_EQ(below.of("nobody"), nullptr);
    auto marked = tree.marked();
    marked.mark("d");
    EXPECT_TRUE(marked.has("d"));
    EXPECT_TRUE(marked.has("a"));
    EXPECT_FALSE(marked.has("b"));
    EXPECT_TRUE(tree.any([](const Formation& one) { return !one.side.empty(); }));
}

}  // namespace
}  // namespace cota::model
