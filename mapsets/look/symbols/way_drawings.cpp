// The drawings of paths and hexsides: kinds path and hexside.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::mm;

Parameter wayWidth(const char* fallback) { return {"width", mm, fallback, local("of the line")}; }
Parameter wayInk(const char* fallback) { return {"ink", colour, fallback, local("of the line")}; }
Parameter wayWater(const char* fallback) { return {"water", colour, fallback, local("of the water")}; }
Parameter wayBank(const char* fallback) { return {"bank", colour, fallback, local("of the bank line")}; }

const std::vector<DrawingDescription> wayTable{
    {"path",
     "cased",
     local("a band with an outline, as roads are drawn"),
     {wayWidth("0.9"),
      {"casing", mm, "0.2", local("beside the band, on each side")},
      {"fill", colour, "#f7f0dc", local("of the band")},
      wayInk("#6b5a45")}},
    {"path",
     "dashes",
     local("a dashed line, as trails are drawn"),
     {wayWidth("0.4"),
      wayInk("#7a5f43"),
      {"on", mm, "1.6", local("length of a dash")},
      {"off", mm, "0.8", local("between dashes")}}},
    {"path",
     "bars",
     local("black and white bars, as railways are drawn"),
     {wayWidth("0.6"),
      wayInk("#3a3632"),
      {"fill", colour, "#f4f1ea", local("of the white bars")},
      {"on", mm, "1.5", local("length of a bar")}}},
    {"path",
     "flow",
     local("water between two banks, narrower at its source"),
     {wayWidth("2.2"), wayWater("#a5c8dd"), wayBank("#5d8dad")}},
    {"path",
     "dry",
     local("the two banks of a bed without water"),
     {wayWidth("1.2"), {"fill", colour, "#e2d7b4", local("of the bed")}, wayBank("#a18a5e")}},
    {"path", "nothing", local("nothing"), {}},

    {"hexside", "line", local("a plain line"), {wayWidth("0.5"), wayInk("#4a4038")}},
    {"hexside",
     "bushes",
     local("a row of bushes, as hedges are drawn"),
     {{"size", mm, "0.75", local("of a bush")},
      wayInk("#54733f"),
      {"shadow", colour, "#2f442480", local("masculine", "below them")}}},
    {"hexside",
     "bank",
     local("a textured band between two rows of bushes"),
     {wayWidth("1.2"),
      {"fill", colour, "#93a870", local("of the band")},
      {"size", mm, "0.7", local("of a bush")},
      wayInk("#4d6a3a"),
      {"shadow", colour, "#2f442480", local("masculine", "below them")}}},
    {"hexside",
     "flow",
     local("water along the hexsides"),
     {wayWidth("0.8"), wayWater("#8fbbd6"), wayBank("#5d8dad")}},
    {"hexside",
     "ticks",
     local("a line with ticks to one side, as crests and scarps are drawn"),
     {wayWidth("0.3"),
      wayInk("#7b5b3a"),
      {"size", mm, "0.9", local("of a tick")},
      {"spacing", mm, "0.9", local("between ticks")}}},
    {"hexside", "nothing", local("nothing"), {}},
};

}  // namespace

DrawingTopic wayDrawings() { return wayTable; }

}  // namespace cota::look
