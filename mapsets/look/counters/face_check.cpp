#include "mapsets/look/counters/face_check.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "formats/picture/text_shape.h"
#include "mapsets/look/counters/ground_sight.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Colour;
using picture::Mark;

constexpr double leastContrast = 4.5, leastValue = 7.4, leastName = 4.2, leastCode = 2.6, leastDpi = 300;
constexpr double leastLine = 0.07, leastPaleLine = 0.15;  // millimetres
constexpr double tolerance = 0.05;                        // millimetres; of letters' sides, and points

double luminanceOf(Colour colour) {
    return 0.2126 * linearOf(colour.red) + 0.7152 * linearOf(colour.green) + 0.0722 * linearOf(colour.blue);
}

/// `above` over an opaque colour.
Colour over(Colour above, Colour below) {
    const double share = above.alpha / 255.0;
    above.alpha = 255;
    return mixed(below, above, share);
}

/// Where the capitals of a text are.
Box lettersBox(const picture::Text& text) {
    const double width = picture::sizeOf(text.words, text.font).width, capitals = capitalsOf(text.font);
    const double left = text.across == picture::Across::left     ? 0
                        : text.across == picture::Across::middle ? -width / 2
                                                                 : -width;
    const double top = text.down == picture::Down::top      ? 0
                       : text.down == picture::Down::middle ? -capitals / 2
                                                            : -capitals;
    const Placement turned{text.at, 1, text.turn};
    Box box;
    for (const auto& corner :
         {picture::Point{left, top}, picture::Point{left + width, top}, picture::Point{left, top + capitals},
          picture::Point{left + width, top + capitals}})
        box.add(turned.of(corner));
    return box;
}

class FaceReading {
  public:
    FaceReading(const CounterFaces& faces, const CounterPiece& piece, CounterSide side)
        : subject_(side == CounterSide::front ? piece.front : piece.back),
          ground_(faces.ground(subject_)),
          cut_{0, 0, piece.extent.width, piece.extent.height},
          live_(cut_.grown(-faces.faces().live * piece.scale)) {
        for (const auto& name : subject_.face.printed)
            if (const auto value = subject_.face.values.find(name); value != subject_.face.values.end())
                if (!value->second.text.empty()) addValue(value->second.text);
        read(placed(designedFace(faces, piece, side), {{0, 0}, piece.scale, 0}));
        for (const auto& [words, points] : pointsOfValues_)
            if (points < leastValue - tolerance) keepLeast(faults_.smallType, {words, points});
    }
    FaceFaults take() { return std::move(faults_); }

  private:
    /// The range of "5-3" may stand small beside its factor.
    void addValue(const std::string& value) {
        values_.push_back(value);
        const auto join = value.find('-', 1);
        if (join != std::string::npos) ranges_.push_back(value.substr(join + 1));
    }
    void read(const std::vector<Mark>& marks) {
        for (const auto& mark : marks) {
            if (const auto* group = std::get_if<picture::Group>(&mark.what)) read(group->marks);
            if (const auto* fill = std::get_if<picture::Fill>(&mark.what))
                fills_.push_back({Region(fill->shape, 8), fill->colour});
            if (const auto* stroke = std::get_if<picture::Stroke>(&mark.what)) readLine(*stroke);
            if (const auto* image = std::get_if<picture::Image>(&mark.what)) readImage(*image);
            if (const auto* text = std::get_if<picture::Text>(&mark.what)) readText(*text);
        }
    }

    void readLine(const picture::Stroke& stroke) {
        if (stroke.line.empty() || stroke.pen.colour.alpha == 0 || stroke.pen.width <= 0) return;
        const auto box = stroke.line.box();
        const auto below = colourAt({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
        const bool isPale = luminanceOf(over(stroke.pen.colour, below)) > luminanceOf(below);
        const double least = isPale ? leastPaleLine : leastLine;
        if (stroke.pen.width < least - 1e-6)
            keepLeast(faults_.thinLine, {picture::textOf(stroke.pen.colour), stroke.pen.width});
    }

    void readImage(const picture::Image& image) {
        const double inches = image.at.width() / picture::millimetresPerInch;
        const double dpi = inches > 0 ? image.columns / inches : leastDpi;
        if (dpi < leastDpi - 0.5) keepLeast(faults_.resolution, {{}, dpi});
        fills_.clear();  // what lies on a picture is not judged by the ground below it
    }

    void readText(const picture::Text& text) {
        if (text.words.empty() || text.words == " ") return;
        const auto box = lettersBox(text);
        readType(text);
        readNeighbours(text, box);
        const double beyond = std::max(
            {cut_.left - box.left, cut_.top - box.top, box.right - cut_.right, box.bottom - cut_.bottom});
        const double past = std::max(
            {live_.left - box.left, live_.top - box.top, box.right - live_.right, box.bottom - live_.bottom});
        if (beyond > tolerance)
            keepMost(faults_.outside, {text.words, beyond});
        else if (past > 2 * tolerance)
            keepMost(faults_.nearCut, {text.words, past});
        const auto below = colourAt({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
        const double contrast = contrastOf(over(text.colour, below), below);
        if (contrast < leastContrast && text.halo <= 0) keepLeast(faults_.contrast, {text.words, contrast});
    }

    void readNeighbours(const picture::Text& text, const Box& box) {
        for (const auto& other : letters_) {
            const double across = std::min(box.right, other.right) - std::max(box.left, other.left);
            const double down = std::min(box.bottom, other.bottom) - std::max(box.top, other.top);
            if (std::min(across, down) > 2 * tolerance)
                keepMost(faults_.crossed, {text.words, std::min(across, down)});
        }
        letters_.push_back(box);
    }

    void readType(const picture::Text& text) {
        const double points = text.font.points;
        if (points < leastCode - tolerance) return keepLeast(faults_.tinyType, {text.words, points});
        const bool isRange = std::ranges::find(ranges_, text.words) != ranges_.end();
        const bool isValue = !isRange && std::ranges::find(values_, text.words) != values_.end();
        const auto name = subject_.face.values.find("name");
        const bool isName = name != subject_.face.values.end() && name->second.text == text.words;
        if (isValue) {
            // The mark of a nation may be a letter that is a value too: the larger one counts.
            auto& largest = pointsOfValues_[text.words];
            largest = std::max(largest, points);
        } else if ((isName || isRange) && points < leastName - tolerance) {
            keepLeast(faults_.smallType, {text.words, points});
        }
        if (text.words.ends_with("\u2026")) keepLeast(faults_.cutWords, {text.words, points});
    }

    Colour colourAt(picture::Point point) const {
        Colour colour = ground_;
        for (const auto& [region, fill] : fills_)
            if (region.holds(point)) colour = over(fill, colour);
        return colour;
    }

    static void keepLeast(std::optional<FaceFaults::Found>& kept, FaceFaults::Found found) {
        if (!kept || found.is < kept->is) kept = std::move(found);
    }
    static void keepMost(std::optional<FaceFaults::Found>& kept, FaceFaults::Found found) {
        if (!kept || found.is > kept->is) kept = std::move(found);
    }

    const CounterSubject& subject_;
    Colour ground_;
    Box cut_, live_;
    std::vector<std::string> values_, ranges_;
    std::map<std::string, double> pointsOfValues_;
    std::vector<std::pair<Region, Colour>> fills_;
    std::vector<Box> letters_;
    FaceFaults faults_;
};

}  // namespace

double contrastOf(Colour one, Colour other) {
    const auto [low, high] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (high + 0.05) / (low + 0.05);
}

FaceFaults faultsOf(const CounterFaces& faces, const CounterPiece& piece, CounterSide side) {
    return FaceReading(faces, piece, side).take();
}

}  // namespace cota::look
