#include "mapsets/look/faces/face_markers.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/svg_path.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Curve;
using picture::Point;

/// Path data in a box that is 100 wide.
struct MarkerRow {
    std::string_view name;
    double high;
    const char* shape;  // filled, with an outline
    const char* lines;
    const char* areas;  // in the colour of the lines
    double thick;       // of lines that are like letters; 0: as the face says
};
constexpr std::array markerRows{
    MarkerRow{"airscrew", 50, "", "",
              "M50 25 C66 3 94 1 94 25 C94 49 66 47 50 25 C34 47 6 49 6 25 C6 1 34 3 50 25 Z", 0},
    MarkerRow{"chevrons", 60, "", "M16 6 L40 30 L16 54 M56 6 L80 30 L56 54", "", 0},
    MarkerRow{"cloud", 64,
              "M20 56 A17 17 0 0 1 19 23 A21 21 0 0 1 52 10 A19 19 0 0 1 84 26 A16 16 0 0 1 80 56 Z", "", "",
              0},
    MarkerRow{"control-flag", 100, "M18 8 C38 0 56 18 90 8 L90 52 C56 62 38 44 18 52 Z", "M18 4 L18 98", "",
              0},
    MarkerRow{
        "crosshair", 100, "",
        "M22 50 a28 28 0 1 0 56 0 a28 28 0 1 0 -56 0 Z M50 4 L50 36 M50 64 L50 96 M4 50 L36 50 M64 50 L96 50",
        "", 0},
    MarkerRow{
        "die", 100,
        "M20 6 H80 A14 14 0 0 1 94 20 V80 A14 14 0 0 1 80 94 H20 A14 14 0 0 1 6 80 V20 A14 14 0 0 1 20 6 Z",
        "",
        "M22 30 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z M62 30 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z M42 50 a8 8 0 1 "
        "0 16 0 a8 8 0 1 0 -16 0 Z M22 70 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z M62 70 a8 8 0 1 0 16 0 a8 8 0 1 "
        "0 -16 0 Z",
        0},
    MarkerRow{"entrenched", 34, "", "M3 27 L19 7 L35 27 L50 7 L65 27 L81 7 L97 27", "", 0},
    MarkerRow{"flame", 100,
              "M54 3 C60 24 82 36 82 63 C82 84 68 97 50 97 C32 97 18 84 18 63 C18 49 27 41 30 27 C37 32 41 "
              "38 42 46 C50 36 55 20 54 3 Z",
              "",
              "M51 54 C54 62 64 66 64 78 C64 88 58 93 50 93 C42 93 36 88 36 79 C36 72 41 68 43 62 C46 65 47 "
              "67 48 70 C51 65 52 60 51 54 Z",
              0},
    MarkerRow{"mines", 44, "", "",
              "M2 29 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 Z M38 15 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 Z "
              "M74 29 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0 Z",
              0},
    MarkerRow{"moon", 100, "M58 6 A46 46 0 1 0 95 66 A38 38 0 0 1 58 6 Z", "", "", 0},
    MarkerRow{"pennant", 100, "", "M22 4 L22 98", "M22 6 L92 26 L22 46 Z", 0},
    MarkerRow{"pillbox", 84, "M10 78 L10 42 L50 8 L90 42 L90 78 Z", "", "M28 50 L72 50 L72 61 L28 61 Z", 0},
    MarkerRow{"question-mark", 100, "", "M27 31 C27 13 38 6 51 6 C66 6 76 15 76 29 C76 48 51 47 51 70",
              "M43 90 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 Z", 14},
    MarkerRow{"rain", 96,
              "M20 56 A17 17 0 0 1 19 23 A21 21 0 0 1 52 10 A19 19 0 0 1 84 26 A16 16 0 0 1 80 56 Z",
              "M32 64 L24 88 M54 64 L46 88 M76 64 L68 88", "", 0},
    MarkerRow{"smoke", 66,
              "M20 60 A17 17 0 0 1 16 28 A20 20 0 0 1 40 16 A18 18 0 0 1 68 14 A19 19 0 0 1 90 34 A15 15 0 0 "
              "1 82 60 Z",
              "M34 42 A14 14 0 0 1 52 32 M58 46 A12 12 0 0 1 74 36", "", 0},
    MarkerRow{"sun", 100, "M28 50 a22 22 0 1 0 44 0 a22 22 0 1 0 -44 0 Z",
              "M81.0 50.0 L96.0 50.0 M71.9 71.9 L82.5 82.5 M50.0 81.0 L50.0 96.0 M28.1 71.9 L17.5 82.5 M19.0 "
              "50.0 L4.0 50.0 M28.1 28.1 L17.5 17.5 M50.0 19.0 L50.0 4.0 M71.9 28.1 L82.5 17.5",
              "", 0},
    MarkerRow{"tank-trap", 46, "M3 42 L18 6 L33 42 Z M35 42 L50 6 L65 42 Z M67 42 L82 6 L97 42 Z", "", "", 0},
    MarkerRow{"wave", 46, "",
              "M2 14 C10 2 18 2 26 14 C34 26 42 26 50 14 C58 2 66 2 74 14 C82 26 90 26 98 14 M2 34 C10 22 18 "
              "22 26 34 C34 46 42 46 50 34 C58 22 66 22 74 34 C82 46 90 46 98 34",
              "", 0},
    MarkerRow{
        "wire", 40, "",
        "M5 20 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 Z M26 20 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 Z M48 20 "
        "a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 Z M69 20 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0 Z M0 20 L100 20",
        "", 0},
    MarkerRow{"wreck", 66, "M15 38 L85 38 A12 12 0 0 1 85 62 L15 62 A12 12 0 0 1 15 38 Z",
              "M30 38 L38 22 L62 22 L70 38 M62 24 L95 6 M30 50 L36 50 M47 50 L53 50 M64 50 L70 50", "", 0},
};

struct MarkerPlace {
    double scale;
    Point corner;

    Curve placed(const char* path) const {
        const auto curve = curveFrom(path).value_or(Curve());
        Curve made;
        auto next = curve.points().begin();
        const auto at = [&] {
            const Point point = *next++;
            return Point{corner.x + point.x * scale, corner.y + point.y * scale};
        };
        for (const auto step : curve.steps()) {
            if (step == Curve::Step::move) made.move(at());
            if (step == Curve::Step::line) made.line(at());
            if (step == Curve::Step::close) made.close();
            if (step != Curve::Step::bend) continue;
            const Point handle = at(), other = at();
            made.bend(handle, other, at());
        }
        return made;
    }
};

}  // namespace

std::span<const std::string_view> markerSymbols() {
    static constexpr auto names = [] {
        std::array<std::string_view, markerRows.size()> all;
        for (std::size_t i = 0; i < markerRows.size(); ++i) all[i] = markerRows[i].name;
        return all;
    }();
    return names;
}

bool drawMarkerSymbol(std::string_view name, const Box& box, const SymbolInks& inks,
                      std::vector<picture::Mark>& marks) {
    constexpr double wide = 100;
    const auto* const row = std::ranges::find(markerRows, name, &MarkerRow::name);
    if (row == markerRows.end()) return false;
    const double scale = std::min(box.width() / wide, box.height() / row->high);
    const MarkerPlace place{
        scale, {(box.left + box.right - wide * scale) / 2, (box.top + box.bottom - row->high * scale) / 2}};
    if (auto shape = place.placed(row->shape); !shape.empty()) {
        if (inks.fill.alpha > 0) addFill(marks, shape, inks.fill);
        if (inks.lineWidth > 0) addStroke(marks, std::move(shape), inks.line, inks.lineWidth);
    }
    if (auto areas = place.placed(row->areas); !areas.empty()) addFill(marks, std::move(areas), inks.line);
    const double width = row->thick > 0 ? row->thick * scale : inks.lineWidth;
    if (auto lines = place.placed(row->lines); !lines.empty() && width > 0)
        addStroke(marks, std::move(lines), inks.line, width);
    return true;
}

}  // namespace cota::look
