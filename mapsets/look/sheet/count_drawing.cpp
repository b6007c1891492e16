#include "mapsets/look/sheet/count_drawing.h"

#include <algorithm>

#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/answer_drawings.h"
#include "mapsets/look/sheet/answer_tints.h"

namespace cota::look {

namespace {

using picture::Colour;
using picture::Curve;

constexpr Colour countInk{30, 30, 40, 255};
constexpr double paleShare = 0.5;
constexpr model::LocalLiteral paleWords = local("as a caption", "pale, with ?: uncertain");

}  // namespace

std::string CountClass::text() const {
    return least == most ? std::to_string(least) : std::to_string(least) + "-" + std::to_string(most);
}

std::vector<CountClass> countClasses(const std::vector<HexCount>& counts) {
    std::vector<CountClass> classes;
    if (counts.empty()) return classes;
    const auto [least, most] = std::ranges::minmax(counts, {}, &HexCount::count);
    const int width = most.count - least.count + 1;
    const int count = std::min(width, static_cast<int>(countTints.size()));
    const std::size_t last = countTints.size() - 1;
    for (int i = 0; i < count; ++i) {
        // Few classes have tints that lie far from each other.
        const auto tint =
            count < 2 ? last : static_cast<std::size_t>(i) * last / static_cast<std::size_t>(count - 1);
        classes.push_back({i == 0 ? least.count : classes.back().most + 1,
                           least.count - 1 + width * (i + 1) / count, countTints[tint]});
    }
    return classes;
}

std::size_t placeIn(const std::vector<CountClass>& classes, int count) {
    const auto found =
        std::ranges::find_if(classes, [&](const CountClass& one) { return count <= one.most; });
    return static_cast<std::size_t>(found - classes.begin());
}

std::vector<LegendRow> legendOf(const Scene& scene, const CountsOnMap& counts) {
    std::vector<LegendRow> rows;
    const auto addRing = [&](const RingedHexes& ringed, Colour colour) {
        if (!ringed.cells.empty() && !ringed.words.empty())
            rows.push_back({colour, ringed.words, LegendRow::Sign::ring});
    };
    addRing(counts.from, answerRing);
    addRing(counts.toward, otherAnswerRing);
    const auto classes = countClasses(counts.counts);
    if (counts.counts.size() < scene.field.hexes().size()) rows.push_back({unseenColour, counts.none});
    for (const CountClass& one : classes) rows.push_back({one.tint, counts.legend + " " + one.text()});
    const HexCount* pale = nullptr;  // the greatest
    for (const HexCount& one : counts.counts)
        if (one.isUncertain && (!pale || one.count > pale->count)) pale = &one;
    if (pale)
        rows.push_back({picture::faded(classes[placeIn(classes, pale->count)].tint, paleShare),
                        std::string(paleWords.in(scene.language))});
    return rows;
}

picture::Layer drawCounts(const Scene& scene, const CountsOnMap& counts) {
    const auto classes = countClasses(counts.counts);
    picture::Layer layer{"answer", {}};
    picture::Group cut{.clip = scene.sheet.fieldOutline(), .marks = {}};
    Curve dark;
    std::vector<Curve> areas(classes.size()), pale(classes.size());
    std::vector<bool> hasNumber(static_cast<std::size_t>(scene.field.cellCount()));
    for (const HexCount& one : counts.counts) {
        hasNumber[static_cast<std::size_t>(one.cell)] = true;
        auto& of = one.isUncertain ? pale : areas;
        of[placeIn(classes, one.count)].add(Curve::polygon(scene.sheet.corners(one.cell)));
    }
    for (const Cell cell : scene.field.hexes())
        if (!hasNumber[static_cast<std::size_t>(cell)]) dark.add(Curve::polygon(scene.sheet.corners(cell)));
    addFill(cut.marks, dark, unseenColour);
    for (std::size_t i = 0; i < areas.size(); ++i) {
        if (!areas[i].empty()) addFill(cut.marks, areas[i], classes[i].tint);
        if (!pale[i].empty()) addFill(cut.marks, pale[i], picture::faded(classes[i].tint, paleShare));
    }
    // Below the numbers, which say more than a ring.
    for (const Cell cell : counts.toward.cells) {
        const bool isInBoth = std::ranges::find(counts.from.cells, cell) != counts.from.cells.end();
        addAnswerRing(scene, cell, cut.marks, otherAnswerRing, isInBoth);
    }
    for (const Cell cell : counts.from.cells) addAnswerRing(scene, cell, cut.marks);
    for (const HexCount& one : counts.counts) {
        const auto centre = scene.sheet.centre(one.cell);
        addText(cut.marks, answerLabel(std::to_string(one.count) + (one.isUncertain ? "?" : ""),
                                       {centre.x, centre.y + scene.hex(0.36)}, scene.hex(0.32), countInk));
    }
    layer.marks.emplace_back().what = std::move(cut);
    return layer;
}

}  // namespace cota::look
