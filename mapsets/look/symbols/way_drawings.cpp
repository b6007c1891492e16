// The drawings of paths and hexsides: kinds path and hexside.

#include "mapsets/look/symbols/drawings.h"

namespace cota::look {

namespace {

using kinds::colour;
using kinds::mm;

Parameter wayWidth(const char* fallback) { return {"width", mm, fallback, {"of the line", "de la línea"}}; }
Parameter wayInk(const char* fallback) { return {"ink", colour, fallback, {"of the line", "de la línea"}}; }
Parameter wayWater(const char* fallback) { return {"water", colour, fallback, {"of the water", "del agua"}}; }
Parameter wayBank(const char* fallback) {
    return {"bank", colour, fallback, {"of the bank line", "de la orilla"}};
}

const std::vector<DrawingDescription> wayTable{
    {"path",
     "cased",
     {"a band with an outline, as roads are drawn", "una banda con borde, como se dibujan las carreteras"},
     {wayWidth("0.9"),
      {"casing", mm, "0.2", {"beside the band, on each side", "a cada lado de la banda"}},
      {"fill", colour, "#f7f0dc", {"of the band", "de la banda"}},
      wayInk("#6b5a45")}},
    {"path",
     "dashes",
     {"a dashed line, as trails are drawn", "una línea discontinua, como se dibujan los caminos"},
     {wayWidth("0.4"),
      wayInk("#7a5f43"),
      {"on", mm, "1.6", {"length of a dash", "longitud de un trazo"}},
      {"off", mm, "0.8", {"between dashes", "entre trazos"}}}},
    {"path",
     "bars",
     {"black and white bars, as railways are drawn", "barras blancas y negras, como se dibujan las vías"},
     {wayWidth("0.6"),
      wayInk("#3a3632"),
      {"fill", colour, "#f4f1ea", {"of the white bars", "de las barras blancas"}},
      {"on", mm, "1.5", {"length of a bar", "longitud de una barra"}}}},
    {"path",
     "flow",
     {"water between two banks, narrower at its source", "agua entre dos orillas, más estrecha en su fuente"},
     {wayWidth("2.2"), wayWater("#a5c8dd"), wayBank("#5d8dad")}},
    {"path",
     "dry",
     {"the two banks of a bed without water", "las dos orillas de un cauce sin agua"},
     {wayWidth("1.2"), {"fill", colour, "#e2d7b4", {"of the bed", "del cauce"}}, wayBank("#a18a5e")}},
    {"path", "nothing", {"nothing", "nada"}, {}},

    {"hexside", "line", {"a plain line", "una línea continua"}, {wayWidth("0.5"), wayInk("#4a4038")}},
    {"hexside",
     "bushes",
     {"a row of bushes, as hedges are drawn", "una fila de arbustos, como se dibujan los setos"},
     {{"size", mm, "0.75", {"of a bush", "de un arbusto"}},
      wayInk("#54733f"),
      {"shadow", colour, "#2f442480", {"below them", "bajo ellos"}}}},
    {"hexside",
     "bank",
     {"a textured band between two rows of bushes", "una banda con textura entre dos filas de arbustos"},
     {wayWidth("1.2"),
      {"fill", colour, "#93a870", {"of the band", "de la banda"}},
      {"size", mm, "0.7", {"of a bush", "de un arbusto"}},
      wayInk("#4d6a3a"),
      {"shadow", colour, "#2f442480", {"below them", "bajo ellos"}}}},
    {"hexside",
     "flow",
     {"water along the hexsides", "agua a lo largo de los lados"},
     {wayWidth("0.8"), wayWater("#8fbbd6"), wayBank("#5d8dad")}},
    {"hexside",
     "ticks",
     {"a line with ticks to one side, as crests and scarps are drawn",
      "una línea con rayas a un lado, como se dibujan crestas y escarpes"},
     {wayWidth("0.3"),
      wayInk("#7b5b3a"),
      {"size", mm, "0.9", {"of a tick", "de una raya"}},
      {"spacing", mm, "0.9", {"between ticks", "entre rayas"}}}},
    {"hexside", "nothing", {"nothing", "nada"}, {}},
};

}  // namespace

DrawingTopic wayDrawings() { return wayTable; }

}  // namespace cota::look
