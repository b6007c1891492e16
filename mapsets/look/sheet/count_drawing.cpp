#include "mapsets/look/sheet/count_drawing.h"

#include <algorithm>
#include <array>

#include "formats/picture/text_shape.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/sheet/answer_drawings.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Point;

// From few to many, distinguishable by colour-blind readers.
constexpr std::array<Colour, 5> countTints{
    {{255, 237, 160, 130}, {254, 201, 95, 135}, {247, 150, 60, 140}, {224, 85, 40, 145}, {165, 15, 30, 150}}};
constexpr Colour countInk{30, 30, 40, 255}, legendPaper{255, 255, 255, 225};

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

picture::Colour tintOnWhite(picture::Colour tint) {
    const double share = tint.alpha / 255.0;
    tint.alpha = 255;
    return mixed({255, 255, 255, 255}, tint, share);
}

namespace {

void addLegend(const Scene& scene, const std::vector<CountClass>& classes, const CountsOnMap& counts,
               std::vector<picture::Mark>& marks) {
    constexpr double points = 9, row = 5, swatch = 7, in = 2, besides = 2;
    const auto& field = scene.sheet.fieldBox();
    double widest = 0;
    const std::string& title = counts.legend;
    std::vector<std::pair<std::string, Colour>> rows{{counts.none, tintOnWhite(unseenColour)}};
    for (std::size_t i = 0; i < classes.size(); ++i)
        rows.emplace_back(classes[i].text(), tintOnWhite(classes[i].tint));
    for (const auto& [words, tint] : rows)
        widest =
            std::max(widest, picture::sizeOf(words, answerLabel(words, {}, points, countInk).font).width);
    const double wide = std::max(swatch + besides + widest,
                                 picture::sizeOf(title, answerLabel(title, {}, points, countInk).font).width);
    const Box box{field.left + in, field.top + in, field.left + 3 * in + wide,
                  field.top + 3 * in + row * static_cast<double>(rows.size() + 1)};
    addFill(marks, Curve::rectangle(box, 1), legendPaper);
    addStroke(marks, Curve::rectangle(box, 1), countInk, 0.25);
    auto head = answerLabel(title, {box.left + in, box.top + in + row / 2}, points, countInk);
    head.across = picture::Across::left;
    addText(marks, std::move(head));
    double top = box.top + in + row;
    for (auto& [words, tint] : rows) {
        const Box place{box.left + in, top + 0.5, box.left + in + swatch, top + row - 0.5};
        addFill(marks, Curve::rectangle(place), tint);
        addStroke(marks, Curve::rectangle(place), countInk, 0.15);
        auto label = answerLabel(std::move(words), {place.right + besides, top + row / 2}, points, countInk);
        label.across = picture::Across::left;
        addText(marks, std::move(label));
        top += row;
    }
}

}  // namespace

std::vector<CountLegendRow> legendOf(const CountsOnMap& counts) {
    std::vector<CountLegendRow> rows{{unseenColour, counts.none}};
    const auto classes = countClasses(counts.counts);
    for (std::size_t i = 0; i < classes.size(); ++i)
        rows.push_back({classes[i].tint, counts.legend + " " + classes[i].text()});
    return rows;
}

picture::Layer drawCounts(const Scene& scene, const CountsOnMap& counts) {
    const auto classes = countClasses(counts.counts);
    picture::Layer layer{"answer", {}};
    picture::Group cut{.clip = scene.sheet.fieldOutline(), .marks = {}};
    Curve dark;
    std::vector<Curve> areas(classes.size()), paler(classes.size());
    std::vector<bool> hasNumber(static_cast<std::size_t>(scene.field.cellCount()));
    for (const HexCount& one : counts.counts) {
        hasNumber[static_cast<std::size_t>(one.cell)] = true;
        auto& of = one.isUncertain ? paler : areas;
        of[placeIn(classes, one.count)].add(Curve::polygon(scene.sheet.corners(one.cell)));
    }
    for (const Cell cell : scene.field.hexes())
        if (!hasNumber[static_cast<std::size_t>(cell)]) dark.add(Curve::polygon(scene.sheet.corners(cell)));
    addFill(cut.marks, dark, unseenColour);
    for (std::size_t i = 0; i < areas.size(); ++i) {
        auto tint = classes[i].tint;
        if (!areas[i].empty()) addFill(cut.marks, areas[i], tint);
        tint.alpha /= 2;
        if (!paler[i].empty()) addFill(cut.marks, paler[i], tint);
    }
    // Below the numbers, which say more than a ring.
    for (const Cell cell : counts.from) addAnswerRing(scene, cell, cut.marks);
    for (const HexCount& one : counts.counts) {
        const auto centre = scene.sheet.centre(one.cell);
        addText(cut.marks, answerLabel(std::to_string(one.count) + (one.isUncertain ? "?" : ""),
                                       {centre.x, centre.y + scene.hex(0.36)}, scene.hex(0.32), countInk));
    }
    if (counts.hasLegend) addLegend(scene, classes, counts, cut.marks);
    layer.marks.emplace_back().what = std::move(cut);
    return layer;
}

}  // namespace cota::look
