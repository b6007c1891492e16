#include "mapsets/look/furniture/unknown_value.h"

#include "mapsets/look/scene/shapes.h"

namespace cota::look {

void drawUnknownValue(const Setting& setting, const picture::Box& box, double points, picture::Layer& into) {
    constexpr double ground = 0.05, line = 0.3, apart = 1.3;
    const double high = box.height();
    picture::Group hatch{.clip = picture::Curve::rectangle(box, 0.5), .marks = {}};
    addFill(hatch.marks, picture::Curve::rectangle(box), inkOf(setting, ground));
    for (double at = box.left - high; at < box.right; at += apart)
        addStroke(hatch.marks, picture::Curve().move({at, box.bottom}).line({at + high, box.top}),
                  inkOf(setting, line), 0.15);
    into.marks.emplace_back().what = std::move(hatch);
    writeLine(
        setting, "?", {(box.left + box.right) / 2, (box.top + box.bottom) / 2},
        {.points = points, .isBold = true, .across = picture::Across::middle, .down = picture::Down::middle},
        box.width() / 2, into);
}

model::LocalText madeFrom(const mapsets::Mapset& game) {
    const auto made = [&](model::Language language) {
        const model::MessageValue value{
            "games", game.layers.size() > 1 ? game.id.text + " < " + game.layers.front().text : game.id.text};
        return model::fillTemplate(
            local("Made by Cota from the game {games}; the checks read the same values.").in(language),
            {&value, 1});
    };
    return {made(model::Language::english), made(model::Language::spanish)};
}

}  // namespace cota::look
