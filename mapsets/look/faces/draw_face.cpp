#include "mapsets/look/faces/draw_face.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_fields.h"
#include "mapsets/look/faces/face_symbols.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/nation_mark.h"
#include "mapsets/look/symbols/type_picture.h"
#include "mapsets/look/symbols/unit_symbol.h"

namespace cota::look {

namespace {

using picture::Box;
using picture::Curve;
using ElementKind = FaceElement::Kind;
using From = FaceAnchor::From;

struct Extent {
    double width = 0, height = 0;
};

class FacePen {
  public:
    FacePen(const Faces& faces, model::Language language, std::vector<picture::Mark>& marks)
        : faces_(faces), language_(language), marks_(marks), first_(marks.size()) {}

    void drawAll(const std::vector<FaceElement>& elements, const FaceSubject& subject, const Box& area,
                 int level) {
        if (level > 2 * Faces::mostLevels) return;
        for (const auto& element : elements) {
            if (marks_.size() - first_ >= Faces::mostMarks) return;
            draw(element, subject, area, level);
        }
    }

  private:
    void draw(const FaceElement& element, const FaceSubject& subject, const Box& area, int level) {
        switch (element.kind) {
            case ElementKind::when:
                if (isMet(element, subject)) drawAll(element.inside, subject, area, level + 1);
                return;
            case ElementKind::use:
                if (const auto* part = faces_.part(element.name))
                    drawAll(part->inside, subject, area, level + 1);
                return;
            case ElementKind::forEach:
                for (const auto& one : repeated(element, subject))
                    drawAll(element.inside, one, area, level + 1);
                return;
            default:
                break;
        }
        auto size = sizeOf(element, subject, level);
        if (element.kind == ElementKind::text && element.width > 0) size.width = element.width;
        if (element.kind == ElementKind::text && element.turn != 0)
            size = {};  // they turn around their place
        place(element, subject, boxFor(element, size, area), level);
    }

    static Box boxFor(const FaceElement& element, Extent size, const Box& area) {
        const auto start = [](const FaceAnchor& anchor, double from, double to, double length) {
            if (anchor.from == From::start) return from + anchor.by;
            if (anchor.from == From::end) return to - anchor.by - length;
            return (from + to - length) / 2 + anchor.by;
        };
        const bool isBox = element.kind == ElementKind::box;
        if (isBox && element.width == 0 && size.width == 0) size.width = area.width() - 2 * element.across.by;
        if (isBox && element.height == 0 && size.height == 0)
            size.height = area.height() - 2 * element.down.by;
        const double left = start(element.across, area.left, area.right, size.width);
        double top = start(element.down, area.top, area.bottom, size.height);
        // Letters have their baseline there.
        if (element.kind == ElementKind::text && element.down.from == From::start) top -= size.height;
        return {left, top, left + size.width, top + size.height};
    }

    /// The same elements as a row or column sees them: those of conditions and repetitions, in order.
    struct Item {
        const FaceElement* element;
        FaceSubject subject;
        Extent size;
    };
    void gather(const std::vector<FaceElement>& elements, const FaceSubject& subject, int level,
                std::vector<Item>& items) {
        if (level > 2 * Faces::mostLevels || items.size() > Faces::mostMarks) return;
        for (const auto& element : elements) {
            if (element.kind == ElementKind::when) {
                if (isMet(element, subject)) gather(element.inside, subject, level + 1, items);
            } else if (element.kind == ElementKind::use) {
                if (const auto* part = faces_.part(element.name))
                    gather(part->inside, subject, level + 1, items);
            } else if (element.kind == ElementKind::forEach) {
                for (const auto& one : repeated(element, subject))
                    gather(element.inside, one, level + 1, items);
            } else {
                const auto size = sizeOf(element, subject, level);
                if (size.width > 0) items.push_back({&element, subject, size});
            }
        }
    }

    Extent sizeOf(const FaceElement& element, const FaceSubject& subject, int level) {
        if (level > 2 * Faces::mostLevels) return {};
        Extent size{element.width, element.height};
        if (element.kind == ElementKind::text) {
            const auto filled = filledIn(element.words.in(language_), subject);
            const auto font = fontOf(element);
            const double capitals = capitalsOf(font);
            if (filled.words.empty()) return {0, 0};
            if (size.width == 0) size.width = picture::sizeOf(filled.words, font).width;
            size.height = capitals;
        } else if (element.kind == ElementKind::dots) {
            const double diameter = element.height > 0 ? element.height : 1;
            const int count = std::min(numberOf(subject, element.of), element.limit);
            size = {count <= 0 ? 0 : count * diameter + (count - 1) * element.gap, diameter};
        } else if (element.kind == ElementKind::row || element.kind == ElementKind::column ||
                   (element.kind == ElementKind::box && element.pad > 0)) {
            std::vector<Item> items;
            gather(element.inside, subject, level + 1, items);
            const bool isRow = element.kind != ElementKind::column;
            double along = 0, over = 0;
            for (const auto& item : items) {
                along += isRow ? item.size.width : item.size.height;
                over = std::max(over, isRow ? item.size.height : item.size.width);
            }
            if (items.size() > 1) along += element.gap * static_cast<double>(items.size() - 1);
            const double around = 2 * element.pad;
            if (size.width == 0) size.width = (isRow ? along : over) + around;
            if (size.height == 0) size.height = (isRow ? over : along) + around;
        }
        return size;
    }

    void place(const FaceElement& element, const FaceSubject& subject, const Box& box, int level) {
        switch (element.kind) {
            case ElementKind::box:
                return drawBox(element, subject, box, level);
            case ElementKind::text:
                return drawText(element, subject, box);
            case ElementKind::symbol:
                return drawFaceSymbol(element.name, box, inksOf(element, subject), marks_);
            case ElementKind::dots:
                return drawDots(element, subject, box);
            case ElementKind::unit:
                return drawUnit(element, subject, box);
            case ElementKind::nation:
                if (subject.nationSymbol != nullptr) drawNationMark(*subject.nationSymbol, box, marks_);
                return;
            default:
                return drawRow(element, subject, box, level);
        }
    }

    SymbolInks inksOf(const FaceElement& element, const FaceSubject& subject) const {
        SymbolInks inks{{0, 0, 0, 0}, {0, 0, 0, 0}, element.line.width};
        if (!element.fill.empty()) inks.fill = colourOf(faces_, element.fill, subject);
        if (!element.line.colour.empty()) inks.line = colourOf(faces_, element.line.colour, subject);
        return inks;
    }

    void drawBoxHatch(const FaceElement& element, const FaceSubject& subject, const Box& box,
                      const Curve& outline) {
        Curve lines;
        const double step = element.hatch.every * std::numbers::sqrt2;
        for (double x = box.left - box.height() + step / 2; x < box.right; x += step)
            lines.move({x, box.bottom}).line({x + box.height(), box.top});
        picture::Group clipped;
        clipped.clip = outline;
        addStroke(clipped.marks, std::move(lines), colourOf(faces_, element.hatch.line.colour, subject),
                  element.hatch.line.width);
        marks_.push_back({std::move(clipped)});
    }

    void drawBox(const FaceElement& element, const FaceSubject& subject, const Box& box, int level) {
        const auto outline = Curve::rectangle(box, element.radius);
        if (!element.fill.empty()) addFill(marks_, outline, colourOf(faces_, element.fill, subject));
        if (!element.hatch.line.colour.empty()) drawBoxHatch(element, subject, box, outline);
        if (!element.line.colour.empty())
            addStroke(marks_, outline, colourOf(faces_, element.line.colour, subject), element.line.width);
        // With a padding it is as large as its parts, which stand in a row.
        if (element.pad > 0)
            drawRow(element, subject, box.grown(-element.pad), level + 1);
        else
            drawAll(element.inside, subject, box, level + 1);
    }

    void drawUnit(const FaceElement& element, const FaceSubject& subject, const Box& box) {
        if (subject.picture != nullptr) return subject.picture->drawIn(box, marks_);
        if (subject.unit == nullptr) return;
        drawUnitSymbol(*subject.unit, box,
                       {colourOf(faces_, "frame", subject), colourOf(faces_, "ink", subject)}, element.name,
                       marks_);
    }

    void drawRow(const FaceElement& element, const FaceSubject& subject, const Box& box, int level) {
        std::vector<Item> items;
        gather(element.inside, subject, level + 1, items);
        const bool isRow = element.kind != ElementKind::column;
        double along = isRow ? box.left : box.top;
        double gap = element.gap;
        if (element.isSpread) {
            double taken = 0;
            for (const auto& item : items) taken += item.size.width;
            // One thing alone stands in the middle.
            if (items.size() == 1) along += (box.width() - taken) / 2;
            if (items.size() > 1) gap = (box.width() - taken) / static_cast<double>(items.size() - 1);
        }
        for (const auto& item : items) {
            Box cell = box;
            if (isRow) {
                cell.left = along;
                cell.right = along + item.size.width;
                cell.top = (box.top + box.bottom - item.size.height) / 2;
                cell.bottom = cell.top + item.size.height;
                along = cell.right + gap;
            } else {
                cell.top = along;
                cell.bottom = along + item.size.height;
                const auto from = item.element->across.from;
                const double room = box.width() - item.size.width;
                cell.left = box.left + (from == From::start ? 0 : from == From::end ? room : room / 2);
                cell.right = cell.left + item.size.width;
                along = cell.bottom + gap;
            }
            place(*item.element, item.subject, cell, level + 1);
        }
    }

    void drawDots(const FaceElement& element, const FaceSubject& subject, const Box& box) {
        const int count = std::min(numberOf(subject, element.of), element.limit);
        const int full = element.full.empty() ? count : numberOf(subject, element.full);
        const auto inks = inksOf(element, subject);
        for (int i = 0; i < count; ++i) {
            const double across = box.left + i * (box.height() + element.gap) + box.height() / 2;
            const auto circle = Curve::circle({across, box.top + box.height() / 2}, box.height() / 2);
            if (i < full) addFill(marks_, circle, inks.fill);
            addStroke(marks_, circle, inks.line.alpha > 0 ? inks.line : inks.fill,
                      std::max(0.2, inks.lineWidth));
        }
    }

    picture::Font fontOf(const FaceElement& element) const {
        static const FaceStyle usual;
        const auto* found = faces_.style(element.style);
        const auto& style = found != nullptr ? *found : usual;
        picture::Font font;
        font.family = style.family;
        font.points = element.size > 0 ? element.size : style.size;
        font.bold = style.isBold;
        font.italic = style.isItalic;
        font.spacing = style.spacing;
        return font;
    }

    void drawText(const FaceElement& element, const FaceSubject& subject, const Box& box) {
        const auto filled = filledIn(element.words.in(language_), subject);
        if (filled.words.empty()) return;
        auto font = fontOf(element);
        const auto* style = faces_.style(element.style);
        const double least = element.least > 0  ? element.least
                             : style != nullptr ? style->least
                                                : font.points / 2;
        const auto inkName = !element.ink.empty() ? element.ink : style != nullptr ? style->ink : "#1a1a1a";
        auto ink = colourOf(faces_, inkName, subject);
        if (element.lines > 1) return drawLines(element, filled.words, font, ink, box);
        const bool isTurned = element.turn != 0;
        const double room = !isTurned ? box.width() : element.width > 0 ? element.width : 1e9;
        const auto fit = fitted(filled.words, font, least, room + 0.01);
        if (filled.isUnknown) {
            constexpr double around = 0.9, radius = 0.8;
            const double shift = shareOf(element) * (box.width() - fit.width);
            Box plate{box.left + shift, box.bottom - capitalsOf(fit.font), box.left + shift + fit.width,
                      box.bottom};
            drawHatch(plate.grown(around), radius, marks_);
            ink = {58, 50, 38, 255};
        }
        picture::Text text;
        text.words = fit.words;
        text.font = fit.font;
        text.colour = ink;
        text.across = acrossOf(element);
        text.at = {box.left + shareOf(element) * box.width(), box.bottom};
        if (isTurned) {
            text.across = picture::Across::middle;
            text.down = picture::Down::middle;
        }
        text.turn = element.turn;
        addText(marks_, std::move(text));
    }

    void drawLines(const FaceElement& element, const std::string& words, const picture::Font& font,
                   picture::Colour ink, const Box& box) {
        constexpr double leading = 1.25;
        auto lines = wrapped(words, font, box.width());
        const auto most = static_cast<std::size_t>(element.lines);
        if (lines.size() > most) {
            lines.resize(most);
            lines.back() += "\u2026";
        }
        double baseline = box.bottom;
        for (auto& line : lines) {
            const auto fit = fitted(std::move(line), font, font.points * 0.8, box.width());
            picture::Text text;
            text.words = fit.words;
            text.font = fit.font;
            text.colour = ink;
            text.across = acrossOf(element);
            text.at = {box.left + shareOf(element) * box.width(), baseline};
            addText(marks_, std::move(text));
            baseline += picture::millimetres(font.points) * leading;
        }
    }

    static double shareOf(const FaceElement& element) {
        if (element.across.from == From::start) return 0;
        return element.across.from == From::end ? 1 : 0.5;
    }
    static picture::Across acrossOf(const FaceElement& element) {
        if (element.across.from == From::start) return picture::Across::left;
        return element.across.from == From::end ? picture::Across::right : picture::Across::middle;
    }

    const Faces& faces_;
    model::Language language_;
    std::vector<picture::Mark>& marks_;
    std::size_t first_;
};

}  // namespace

void drawFace(const Faces& faces, const Face& face, const FaceSubject& subject, model::Language language,
              const picture::Box& area, std::vector<picture::Mark>& marks) {
    FacePen(faces, language, marks).drawAll(face.inside, subject, area, 1);
}

}  // namespace cota::look
