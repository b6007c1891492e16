// The drawing of heights: kinds relief and tint.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::Kind;
using kinds::mm;
using kinds::number;

const std::vector<DrawingDescription> reliefTable{
    {"relief",
     "steps",
     local("contours, a colour for each level, hachures on steep drops, and light from the north-west"),
     {{"contour", mm, "0.2", local("width of a contour")},
      {"index", mm, "0.34", local("width of every fifth contour")},
      {"ink", colour, "#80542f", local("of contours and their heights")},
      {"base", number, "0", local("height of level 0, in the unit of the game")},
      {"cliff", number, "2", local("levels of a drop from which it has hachures")},
      {"rim", colour, "#5c3d29", local("of hachures and their upper edge")},
      {"dark", number, "0.5",
       local("shade of the darkest slopes, as a share of the difference between the tints of two levels")},
      {"light", number, "0.35",
       local("light of the brightest slopes, as the same share; no slope looks like another level if both "
             "together are less than 1")},
      {"shade", colour, "#62669a", local("of the shade")},
      {"glow", colour, "#fff7d1", local("of the light")},
      {"family", Kind::text, "Roboto Condensed", local("font of the heights")},
      {"points", number, "4.8", local("size of the heights")}}},
    {"relief",
     "weights",
     local("contours alone, to save ink: thin and bright towards the light, thick and dark away from it"),
     {{"contour", mm, "0.2", local("width of a contour that a board draws")},
      {"index", mm, "0.34", local("width of every fifth of them")},
      {"thick", mm, "0.42", local("added to contours of levels that face away from the light")},
      {"ink", colour, "#543626", local("of contours and their heights")},
      {"lit", colour, "#997047", local("of contours towards the light")},
      {"base", number, "0", local("height of level 0, in the unit of the game")},
      {"cliff", number, "2", local("levels of a drop from which it has hachures")},
      {"rim", colour, "#5c3d29", local("of hachures and their upper edge")},
      {"family", Kind::text, "Roboto Condensed", local("font of the heights")},
      {"points", number, "4.8", local("size of the heights")}}},
    {"relief", "nothing", local("nothing"), {}},
    {"tint",
     "plain",
     local("the colour of plain ground on a level; the id is the level, 0 for the lowest ground of the game. "
           "On maps with drawn contours levels count from the fifth, tenth ... contour below the lowest one. "
           "Without a tint, level 0 has the fill of the open terrain; if that is darker than level 1, all "
           "other tints become darker with it"),
     {{"fill", colour, "#e8e7cc", local("colour of the ground")}}},
};

}  // namespace

DrawingTopic reliefDrawings() { return reliefTable; }

}  // namespace cota::look
