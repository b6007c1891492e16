#include "mapsets/look/counters/duplex_scales.h"

#include <array>
#include <cmath>

#include "formats/model/finding/local_text.h"
#include "mapsets/look/counters/sheet_marks.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Curve;
using picture::Mark;
using picture::Picture;
using picture::Point;

constexpr int reachOfScale = 20;  // lines to each side of the middle one
constexpr double frontPitch = 1, backPitch = 0.9, scaleLine = 0.1;

double lineLength(int line) { return line % 10 == 0 ? 4.2 : line % 5 == 0 ? 3.4 : 2.4; }

/// The scales of one place, seen from the front: the lines of the front lie above and to the left of the line
/// between the sides, those of the back below and to the right.
struct ScalePen {
    Point middle;
    bool isBack = false;
    std::vector<Mark>& marks;
    const PlaceBox& placed;

    Point onPage(Point point) const {
        const auto box = placed({point.x, point.y, point.x, point.y});
        return {box.left, box.top};
    }
    void draw() const {
        Curve lines;
        const double pitch = isBack ? backPitch : frontPitch, way = isBack ? 1 : -1;
        for (int i = -reachOfScale; i <= reachOfScale; ++i) {
            const double length = way * lineLength(i);
            const double x = middle.x + i * pitch, y = middle.y + i * pitch;
            if (std::abs(i) > 4)  // the two scales cross in the middle
                lines.move(onPage({middle.x, y})).line(onPage({middle.x + length, y}));
            lines.move(onPage({x, middle.y})).line(onPage({x, middle.y + length}));
            if (i % 10 == 0 && !isBack && i != 0) name(i, x, y);
        }
        addStroke(marks, std::move(lines), {0, 0, 0, 255}, scaleLine);
    }
    /// Right and down are positive, as --offset-mm counts.
    void name(int line, double x, double y) const {
        const auto words = std::string(line > 0 ? "+" : "\u2212") + std::to_string(std::abs(line));
        writeFitted(marks, words, onPage({x, middle.y - 5}), pieceFont(5), pieceInk, 8, Across::middle);
        writeFitted(marks, words, onPage({middle.x - 5, y + 0.6}), pieceFont(5), pieceInk, 8, Across::right);
    }
};

void writeHowTo(const CounterPaper& paper, DuplexAxis axis, model::Language language,
                std::vector<Mark>& marks) {
    const double left = paper.size.width / 2 - 60, room = 120;
    double down = paper.size.height / 2 + 34;
    writeFitted(marks, std::string(local("Offset of front and back").in(language)), {left, down},
                pieceFont(12, true), pieceInk, room);
    down += 6;
    const auto turn = axis == DuplexAxis::upright
                          ? local("1. Print both pages on one sheet, at 100 %, turned on the upright edge.")
                          : local("1. Print both pages on one sheet, at 100 %, turned on the level edge.");
    for (const auto& text :
         {turn, local("2. Hold the sheet against the light, this side towards you."),
          local(
              "3. Find the upright line that goes straight on into a line of the back. Each line is a tenth "
              "of a millimetre; to the right of the middle is +."),
          local("4. Do the same with the level lines; below the middle is +."),
          local("5. Third line right and second line above: print the counters with --offset-mm 0.3,-0.2."),
          local("If the five places differ by more than two lines, the printer turns or scales the page: "
                "print at "
                "100 %, not fitted to the page.")})
        for (const auto& line : wrapped(std::string(text.in(language)), pieceFont(8), room)) {
            writeFitted(marks, line, {left, down}, pieceFont(8), pieceInk, room);
            down += 4;
        }
}

}  // namespace

std::vector<Picture> duplexScales(const CounterPaper& paper, DuplexAxis axis, Point offset,
                                  model::Language language) {
    constexpr double inset = 34;
    const auto& size = paper.size;
    const std::array places{Point{size.width / 2, size.height / 2}, Point{inset, inset},
                            Point{size.width - inset, inset}, Point{inset, size.height - inset},
                            Point{size.width - inset, size.height - inset}};
    std::vector<Picture> pages;
    for (const bool isBack : {false, true}) {
        Picture page;
        page.size = size;
        page.title = std::string(local("Offset of front and back").in(language));
        page.layers.resize(1);
        page.layers.front().name = "marks";
        auto& marks = page.layers.front().marks;
        const PlaceBox placed = [&](const Box& box) {
            return isBack ? onBack(box, paper, axis, offset) : box;
        };
        for (const auto& place : places) ScalePen{place, isBack, marks, placed}.draw();
        if (!isBack) writeHowTo(paper, axis, language, marks);
        if (!isBack) drawRuler(paper, language, marks);
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace cota::look
