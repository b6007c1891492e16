// Stars of objectives and their points lie apart, also in one hex and in hexes side by side.
#include <gtest/gtest.h>

#include <algorithm>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/text_boxes.h"
#include "mapsets/play/play.h"
#include "tests/support/samples.h"

using namespace cota;
using namespace cota::look;

namespace {

constexpr double apart = 0.35;  // millimetres

struct Sign {
    std::string words;  // of a text; a star has none
    std::vector<picture::Box> boxes;
};

std::vector<Sign> signsOf(const support::Sample& sample, const model::Document& document) {
    const auto look = *mapsets::readLook(sample.game).value;
    const auto field = mapsets::buildBattlefield(document, sample.game);
    EXPECT_TRUE(field.value) << sample.path;
    const mapsets::Play play(*field.value);
    const Scene scene(*field.value, play.heights(), document, look,
                      sheetFor(*field.value, document, look, {20, false}), model::Language::english);
    std::vector<Sign> signs;
    for (const auto& mark : drawObjectives(scene).marks) {
        if (const auto* star = std::get_if<picture::Fill>(&mark.what))
            signs.push_back({"", {star->shape.box()}});
        if (const auto* text = std::get_if<picture::Text>(&mark.what))
            signs.push_back({text->words, inkOf(*text)});
    }
    return signs;
}

bool isFigure(const std::string& words) { return words.find_first_not_of("0123456789") == std::string::npos; }

/// Stars and points; names of objectives have tests of their own.
int heaps(const std::vector<Sign>& signs) {
    int count = 0;
    for (std::size_t i = 0; i < signs.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            // A star and its own points may be nearer.
            if (!isFigure(signs[i].words) || !isFigure(signs[k].words)) continue;
            const bool isOwn = k + 1 == i && signs[k].words.empty() && !signs[i].words.empty();
            for (const auto& one : signs[i].boxes)
                for (const auto& other : signs[k].boxes)
                    if (one.grown(isOwn ? -0.6 : apart).meets(other)) ++count;
        }
    return count;
}

const support::Sample& sampleOf(const std::vector<support::Sample>& samples, const std::string& game) {
    return *std::ranges::find_if(
        samples, [&](const auto& one) { return one.path.string().find(game) != std::string::npos; });
}

/// The sample with objectives of one hex each.
model::Document withObjectives(const model::Document& before, const std::vector<std::string>& hexes) {
    auto document = before;
    document.scenario = document.scenario->with([&](model::Scenario& scenario) {
        scenario.objectives.clear();
        for (const auto& hex : hexes) {
            model::Objective made;
            made.id = model::ObjectiveId("o" + std::to_string(scenario.objectives.size()));
            made.hexes.push_back(model::HexRef{hex});
            made.points = 10;
            scenario.objectives.push_back(made);
        }
    });
    return document;
}

TEST(StarPlaces, AreApartOnAllSamples) {
    std::size_t stars = 0;
    for (const auto& sample : support::allSamples()) {
        const auto signs = signsOf(sample, sample.document);
        stars += signs.size();
        EXPECT_EQ(heaps(signs), 0) << sample.path;
    }
    EXPECT_GT(stars, 25u);
}

TEST(StarPlaces, AreApartInACrowd) {
    const auto samples = support::allSamples();
    const auto& brod = sampleOf(samples, "panzer-grenadier");
    const auto signs =
        signsOf(brod, withObjectives(brod.document, {"32-0509", "32-0510", "32-0609", "32-0610", "32-0409",
                                                     "32-0410", "32-0408", "32-0509", "32-0709"}));
    EXPECT_EQ(signs.size(), 18u);
    EXPECT_EQ(heaps(signs), 0);
}

/// A zone of the same name does not stand for it: players see no zones.
TEST(StarPlaces, AnObjectiveHasItsNameBesideAZoneOfThatName) {
    const auto samples = support::allSamples();
    const auto& vieuxpont = sampleOf(samples, "marea-de-acero");
    std::size_t named = 0;
    for (const auto& zone : (*vieuxpont.document.scenario)->zones)
        for (const auto& objective : (*vieuxpont.document.scenario)->objectives) {
            if (!(zone.name == objective.name)) continue;
            const auto signs = signsOf(vieuxpont, vieuxpont.document);
            EXPECT_EQ(std::ranges::count(signs, objective.name.en, &Sign::words), 1) << objective.name.en;
            ++named;
        }
    EXPECT_EQ(named, 2u);
}

}  // namespace
