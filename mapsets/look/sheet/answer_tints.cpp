#include "mapsets/look/sheet/answer_tints.h"

namespace cota::look {

namespace {

using picture::Colour;

// From light to dark.
constexpr AnswerTints blues{
    {{120, 190, 240, 255}, {70, 150, 225, 255}, {35, 110, 200, 255}, {15, 75, 165, 255}, {5, 40, 115, 255}}};
constexpr AnswerTints violets{
    {{225, 150, 225, 255}, {205, 100, 200, 255}, {175, 55, 170, 255}, {135, 25, 135, 255}, {90, 5, 95, 255}}};

constexpr bool isSameHue(Colour one, Colour other) {
    return one.red == other.red && one.green == other.green && one.blue == other.blue;
}

}  // namespace

Colour tintInPlace(Colour tint, std::size_t place) {
    if (place == 0) return tint;
    const AnswerTints& others = place == 1 ? blues : violets;
    constexpr AnswerTints ofSight{{{}, {}, blindedColour, {}, unseenColour}};
    for (const AnswerTints* ramp : {&countTints, &turnTints, &ofSight})
        for (std::size_t i = 0; i < ramp->size(); ++i)
            if (isSameHue((*ramp)[i], tint))
                return {others[i].red, others[i].green, others[i].blue, tint.alpha};
    return tint;
}

}  // namespace cota::look
