#include "formats/picture/press/pages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "formats/model/finding/message.h"
#include "formats/picture/press/assembly.h"
#include "formats/picture/press/mark_copies.h"

namespace cota::picture {

namespace {

constexpr std::array allPapers{
    Paper{"a5", {148, 210}},         Paper{"a4", {210, 297}},        Paper{"a3", {297, 420}},
    Paper{"a2", {420, 594}},         Paper{"a1", {594, 841}},        Paper{"a0", {841, 1189}},
    Paper{"letter", {215.9, 279.4}}, Paper{"legal", {215.9, 355.6}}, Paper{"tabloid", {279.4, 431.8}},
};
constexpr double markLength = 5, markWidth = 0.1, tooLittle = 1e-6;
constexpr Colour black{0, 0, 0, 255};

Mark line(std::vector<Curve> curves, std::vector<double> dashes = {}) {
    Curve all;
    for (const auto& curve : curves) all.add(curve);
    Mark mark;
    mark.what =
        Stroke{all, {.width = markWidth, .colour = black, .cap = Cap::butt, .dashes = std::move(dashes)}};
    return mark;
}

/// Crop marks outside the bleed at the corners of the trim, with registration crosses between them.
Layer marksAround(const Box& trim, double bleed) {
    std::vector<Curve> curves;
    const double from = bleed + 1, to = bleed + 1 + markLength;
    for (const double x : {trim.left, trim.right})
        for (const double y : {trim.top, trim.bottom}) {
            const double right = x == trim.left ? -1 : 1, down = y == trim.top ? -1 : 1;
            curves.push_back(Curve().move({x + right * from, y}).line({x + right * to, y}));
            curves.push_back(Curve().move({x, y + down * from}).line({x, y + down * to}));
        }
    const double middleX = (trim.left + trim.right) / 2, middleY = (trim.top + trim.bottom) / 2,
                 away = bleed + 1 + markLength / 2;
    for (const Point at : {Point{middleX, trim.top - away}, Point{middleX, trim.bottom + away},
                           Point{trim.left - away, middleY}, Point{trim.right + away, middleY}}) {
        curves.push_back(Curve::circle(at, 1.4));
        curves.push_back(Curve().move({at.x - 2.2, at.y}).line({at.x + 2.2, at.y}));
        curves.push_back(Curve().move({at.x, at.y - 2.2}).line({at.x, at.y + 2.2}));
    }
    Layer layer{"marks", {line(std::move(curves))}};
    layer.isOnAllPlates = true;  // the printer lays the plates over one another by them
    return layer;
}

/// The tint of the paper is printed as far as the map; what is cut off stays bare.
void tintOnlyBleed(Picture& picture) {
    constexpr Colour bare{255, 255, 255, 255};
    if (picture.paper.alpha == 0 || picture.paper == bare || picture.layers.empty()) return;
    auto& lowest = picture.layers.front().marks;
    Mark tint;
    tint.what = Fill{Curve::rectangle(picture.bleed), picture.paper};
    lowest.insert(lowest.begin(), std::move(tint));
    picture.paper = bare;
}

/// The picture on a sheet of its own size, with bleed and marks.
Picture trimmed(Picture picture, const Press& press) {
    if (press.bleed <= 0 && !press.hasMarks) return picture;
    const auto size = pressSize(picture, press);
    const double shift = (size.width - picture.size.width) / 2;
    const Box trim{shift, shift, shift + picture.size.width, shift + picture.size.height};
    picture.size = size;
    moveAll(picture, shift, shift);
    picture.trim = trim;
    picture.bleed = trim.grown(press.bleed);
    for (auto& layer : picture.layers) {
        auto beyond = mirroredInto(layer.marks, trim, press.bleed);
        layer.marks.insert(layer.marks.end(), std::move_iterator(beyond.begin()),
                           std::move_iterator(beyond.end()));
    }
    tintOnlyBleed(picture);
    if (press.hasMarks) picture.layers.push_back(marksAround(trim, press.bleed));
    return picture;
}

model::MapSize turned(model::MapSize size) { return {size.height, size.width}; }

bool holds(model::MapSize paper, model::MapSize sheet) {
    return sheet.width <= paper.width + tooLittle && sheet.height <= paper.height + tooLittle;
}

/// Beginning and end on one side of the sheet.
using Span = std::pair<double, double>;

/// Cuts one side of a sheet into as few parts as it needs, which overlap. They are as long as possible, but
/// the last one is no narrow strip, and they cut as few of the spans as they can.
class Breaks {
  public:
    Breaks(double length, double room, std::vector<Span> whole)
        : length_(length), room_(room), whole_(std::move(whole)) {
        std::ranges::sort(whole_);
        const int more = furtherParts();
        if (more > 0 && length_ - more * (room_ - Press::overlap) < room_ * leastLast)
            room_ = (length_ + more * Press::overlap) / (more + lastShare);
    }

    std::vector<double> starts() {
        std::vector<double> found{0};
        for (auto more = furtherParts(); more > 0; --more)
            found.push_back(best(found.back(), more).end - Press::overlap);
        return found;
    }

  private:
    struct Best {
        std::size_t cut = 0;  // spans, by this end and the later ones
        double end = 0;
    };

    int furtherParts() const {
        int more = 0;
        while (room_ + more * (room_ - Press::overlap) < length_ - tooLittle) ++more;
        return more;
    }
    std::size_t cutAt(double end) const {
        return static_cast<std::size_t>(std::ranges::count_if(whole_, [&](const Span& span) {
            return span.first < end - tooLittle && span.second > end + tooLittle;
        }));
    }
    /// Of the part that begins at `start` and has `more` parts behind it.
    Best best(double start, int more) {
        if (more == 0) return {};
        const auto known = known_.find({more, start});
        if (known != known_.end()) return known->second;
        const double last = start + room_;
        const double first = std::max(length_ - more * (room_ - Press::overlap), start + room_ * leastFilled);
        auto found = endingAt(last, more);
        double before = last;
        for (auto span = whole_.rbegin(); span != whole_.rend() && found.cut > 0; ++span) {
            if (span->first >= before || span->first < first) continue;
            before = span->first;
            if (const auto other = endingAt(before, more); other.cut < found.cut) found = other;
        }
        known_[{more, start}] = found;
        return found;
    }
    Best endingAt(double end, int more) {
        return {cutAt(end) + best(end - Press::overlap, more - 1).cut, end};
    }

    static constexpr double leastFilled = 0.7;
    // A shorter last part takes from the others, until it is nearly as long as they are; what is left lets
    // them end beside what must not be cut.
    static constexpr double leastLast = 0.4, lastShare = 0.85;
    double length_, room_;
    std::vector<Span> whole_;
    std::map<std::pair<int, double>, Best> known_;
};

Sheets tilesOn(model::MapSize paper, model::MapSize sheet, const std::vector<Box>& whole) {
    std::vector<Span> across, down;
    for (const auto& box : whole) {
        across.emplace_back(box.left, box.right);
        down.emplace_back(box.top, box.bottom);
    }
    return {paper, Breaks(sheet.width, paper.width - 2 * Press::unprintable, std::move(across)).starts(),
            Breaks(sheet.height, paper.height - 2 * Press::unprintable, std::move(down)).starts()};
}

/// Solid marks beside the edges that are cut off before the page is glued over the next ones.
Curve cutMarks(const Box& room, bool isRight, bool isBelow) {
    constexpr double from = 0.8, to = 4;
    Curve marks;
    if (isRight) {
        marks.move({room.right, room.top - to}).line({room.right, room.top - from});
        marks.move({room.right, room.bottom + from}).line({room.right, room.bottom + to});
    }
    if (isBelow) {
        marks.move({room.left - to, room.bottom}).line({room.left - from, room.bottom});
        marks.move({room.right + from, room.bottom}).line({room.right + to, room.bottom});
    }
    return marks;
}

Picture tile(const Picture& sheet, std::size_t column, std::size_t row, const Sheets& tiles,
             const PageWords& words) {
    // The edge of the paper: in the strip that most printers reach. Beside the line of the seam.
    constexpr double nameAbove = 3.9;
    const auto paper = tiles.paper;
    const double left = tiles.lefts[column], top = tiles.tops[row];
    const double from = Press::unprintable;
    const Box room{from, from,
                   from + Sheets::endOf(tiles.lefts, column, left + paper.width - 2 * from) - left,
                   from + Sheets::endOf(tiles.tops, row, top + paper.height - 2 * from) - top};
    const Box part{left, top, left + room.width(), top + room.height()};
    Picture page{paper, {255, 255, 255, 255}, {}, sheet.title};
    for (const auto& layer : sheet.layers) {
        Group cut{.clip = Curve::rectangle(room), .marks = {}};
        copyPart(layer.marks, part, false, cut.marks);
        moveMarks(cut.marks, room.left - left, room.top - top);
        Layer there{layer.name, {}};
        there.marks.emplace_back().what = std::move(cut);
        page.layers.push_back(std::move(there));
    }
    std::vector<Curve> glue;
    if (column > 0)
        glue.push_back(Curve()
                           .move({room.left + Press::overlap, room.top})
                           .line({room.left + Press::overlap, room.bottom}));
    if (row > 0)
        glue.push_back(Curve()
                           .move({room.left, room.top + Press::overlap})
                           .line({room.right, room.top + Press::overlap}));
    Layer marks{"marks", {}};
    if (!glue.empty()) marks.marks.push_back(line(std::move(glue), {2, 2}));
    auto cuts = cutMarks(room, column + 1 < tiles.lefts.size(), row + 1 < tiles.tops.size());
    if (!cuts.empty()) marks.marks.push_back(line({std::move(cuts)}));
    const std::array names{
        model::MessageValue{"page", tileName(column, row)},
        model::MessageValue{"last", tileName(tiles.lefts.size() - 1, tiles.tops.size() - 1)}};
    marks.marks.emplace_back().what = Text{.words = model::fillTemplate(words.name, names),
                                           .font = {"Roboto Condensed", 7, true, false, 0},
                                           .colour = black,
                                           .at = {room.left + Press::overlap + 2, paper.height - nameAbove},
                                           .across = Across::left,
                                           .haloColour = {}};
    page.layers.push_back(std::move(marks));
    return page;
}

}  // namespace

double Sheets::endOf(const std::vector<double>& starts, std::size_t place, double length) {
    return place + 1 < starts.size() ? starts[place + 1] + Press::overlap : length;
}

std::span<const Paper> papers() { return allPapers; }

std::optional<model::MapSize> paperSize(std::string_view name) {
    for (const auto& paper : allPapers)
        if (name == paper.name) return paper.size;
    return std::nullopt;
}

namespace {

model::MapSize around(model::MapSize picture, const Press& press) {
    const double more = 2 * (press.bleed + (press.hasMarks ? Press::slug : 0));
    return {picture.width + more, picture.height + more};
}

}  // namespace

model::MapSize pressSize(const Picture& picture, const Press& press) { return around(picture.size, press); }

bool fits(const Picture& picture, const Press& press) { return fits(picture.size, press); }

bool fits(model::MapSize picture, const Press& press) {
    if (!press.paper || press.isTiled) return true;
    const auto sheet = around(picture, press);
    return holds(*press.paper, sheet) || holds(turned(*press.paper), sheet);
}

Sheets sheetsFor(const Picture& picture, const Press& press) {
    const auto sheet = pressSize(picture, press);
    if (!press.paper) return {sheet};
    const auto upright = *press.paper, across = turned(upright);
    if (!press.isTiled) return {holds(upright, sheet) ? upright : across};
    const double trim = (sheet.width - picture.size.width) / 2;
    std::vector<Box> whole;
    for (const auto& layer : picture.layers)
        for (const auto& box : layer.whole) whole.push_back(shifted(box, trim, trim));
    const auto one = tilesOn(upright, sheet, whole), other = tilesOn(across, sheet, whole);
    return other.count() < one.count() ? other : one;
}

std::vector<Picture> pagesOf(Picture picture, const Press& press) {
    const auto sheets = sheetsFor(picture, press);
    std::vector<Picture> pages;
    auto sheet = trimmed(std::move(picture), press);
    if (!press.isTiled || !press.paper) {
        if (press.paper)
            moveAll(sheet, (sheets.paper.width - sheet.size.width) / 2,
                    (sheets.paper.height - sheet.size.height) / 2);
        sheet.size = sheets.paper;
        pages.push_back(std::move(sheet));
        return pages;
    }
    if (press.hasDiagram && sheets.count() > 1) pages.push_back(assemblyPage(sheet, sheets, press.words));
    for (std::size_t row = 0; row < sheets.tops.size(); ++row)
        for (std::size_t column = 0; column < sheets.lefts.size(); ++column)
            pages.push_back(tile(sheet, column, row, sheets, press.words));
    return pages;
}

std::vector<Picture> pagesOf(Picture picture, std::vector<Picture> others, const Press& press) {
    auto pages = pagesOf(std::move(picture), press);
    Press alone = press;
    if (press.paper) alone = {};  // a page is as large as the paper: there is no room around it
    for (auto& other : others)
        for (auto& page : pagesOf(std::move(other), alone)) pages.push_back(std::move(page));
    return pages;
}

std::vector<Mark> marksIn(const std::vector<Mark>& marks, const Box& part) {
    std::vector<Mark> kept;
    copyPart(marks, part, true, kept);
    return kept;
}

}  // namespace cota::picture
