#pragma once
// A sheet with one mark of each kind, and a line of exactly 100 mm that other programs measure.

#include "formats/picture/marks.h"

namespace cota::picture {

inline Picture samplePicture() {
    Picture picture;
    picture.size = {120, 80};
    picture.title = "Probe <1 & 2>";
    const Colour black{0, 0, 0, 255}, green{100, 150, 90, 255};
    Layer ground{"ground", {}};
    ground.marks.push_back({Fill{Curve::rectangle({10, 30, 60, 70}, 3), green}});
    ground.marks.push_back({Stroke{Curve{}.move({70, 40}).bend({80, 20}, {100, 60}, {110, 40}),
                                   {.width = 0.8, .colour = {40, 90, 160, 200}, .dashes = {2, 1}}}});
    Image shade{{70, 50, 110, 70}, 2, 1, {{0, 0, 0, 255}, {255, 255, 255, 255}}, Blend::multiply};
    ground.marks.push_back({shade});
    Group half{.clip = Curve::circle({35, 50}, 12), .opacity = 0.5, .marks = {}};
    half.marks.push_back({Fill{Curve::rectangle({20, 40, 50, 60}), {200, 30, 30, 255}}});
    ground.marks.push_back({half});
    Layer ruler{"ruler", {}};
    ruler.marks.push_back({Stroke{Curve{}.move({10, 10}).line({110, 10}),
                                  {.width = 1, .colour = black, .cap = Cap::butt, .dashes = {}}}});
    ruler.marks.push_back({Text{.words = "Vado de Arroyo Señor",
                                .font = {"Roboto Condensed", 12, true, false, 0},
                                .colour = black,
                                .at = {60, 24},
                                .halo = 0.4,
                                .haloColour = {255, 255, 255, 255}}});
    picture.layers = {ground, ruler};
    return picture;
}

}  // namespace cota::picture
