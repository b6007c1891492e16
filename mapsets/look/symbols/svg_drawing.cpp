#include "mapsets/look/symbols/svg_drawing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string_view>

#include "formats/xml/markup/xml_tree.h"
#include "mapsets/look/symbols/svg_path.h"

namespace cota::look {

namespace {

using picture::Colour;
using picture::Curve;
using picture::Point;
using xml::XmlNode;

constexpr std::size_t mostBytes = 1U << 20U, mostMarks = 2'000;

struct NamedColour {
    const char* name;
    const char* is;
};
constexpr std::array namedColours{
    NamedColour{"black", "#000000"},  NamedColour{"white", "#ffffff"},
    NamedColour{"red", "#ff0000"},    NamedColour{"green", "#008000"},
    NamedColour{"blue", "#0000ff"},   NamedColour{"yellow", "#ffff00"},
    NamedColour{"orange", "#ffa500"}, NamedColour{"brown", "#a52a2a"},
    NamedColour{"grey", "#808080"},   NamedColour{"gray", "#808080"},
    NamedColour{"silver", "#c0c0c0"}, NamedColour{"maroon", "#800000"},
    NamedColour{"navy", "#000080"},   NamedColour{"olive", "#808000"},
    NamedColour{"lime", "#00ff00"},   NamedColour{"teal", "#008080"},
    NamedColour{"purple", "#800080"}, NamedColour{"currentColor", "#000000"},
};

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::vector<double> numbersIn(std::string_view text) {
    std::vector<double> numbers;
    while (!text.empty()) {
        double value = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (fault == std::errc() && std::isfinite(value)) {
            numbers.push_back(std::clamp(value, -1e6, 1e6));
            text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        } else {
            text.remove_prefix(1);
        }
    }
    return numbers;
}

double numberIn(std::string_view text, double otherwise) {
    const auto numbers = numbersIn(text);
    return numbers.empty() ? otherwise : numbers.front();
}

/// Nothing for "none" and for colours that are not plain, such as gradients.
std::optional<Colour> paintFrom(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with('#')) {
        std::string full(text);
        if (full.size() == 4) full = {'#', full[1], full[1], full[2], full[2], full[3], full[3]};
        return picture::colourFrom(full);
    }
    if (text.starts_with("rgb")) {
        const auto parts = numbersIn(text);
        if (parts.size() < 3) return std::nullopt;
        const double scale = text.find('%') == std::string_view::npos ? 1 : 2.55;
        const auto part = [&](std::size_t i) {
            return static_cast<std::uint8_t>(std::clamp(std::lround(parts[i] * scale), 0L, 255L));
        };
        return Colour{part(0), part(1), part(2), 255};
    }
    for (const auto& named : namedColours)
        if (text == named.name) return picture::colourFrom(named.is);
    return std::nullopt;
}

/// x' = a x + c y + e, y' = b x + d y + f.
struct Transform {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
    Point of(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
    Transform after(const Transform& outer) const {
        return {outer.a * a + outer.c * b,           outer.b * a + outer.d * b,
                outer.a * c + outer.c * d,           outer.b * c + outer.d * d,
                outer.a * e + outer.c * f + outer.e, outer.b * e + outer.d * f + outer.f};
    }
    double scale() const { return std::sqrt(std::abs(a * d - b * c)); }
};

Transform transformOf(std::string_view name, const std::vector<double>& n) {
    const auto at = [&](std::size_t i, double otherwise = 0) { return i < n.size() ? n[i] : otherwise; };
    if (name == "translate") return {.e = at(0), .f = at(1)};
    if (name == "scale") return {.a = at(0, 1), .d = at(1, at(0, 1))};
    if (name == "matrix") return {at(0, 1), at(1), at(2), at(3, 1), at(4), at(5)};
    const double angle = at(0) * std::numbers::pi / 180;
    if (name == "rotate") {
        const double c = std::cos(angle), s = std::sin(angle), x = at(1), y = at(2);
        return {c, s, -s, c, x - c * x + s * y, y - s * x - c * y};
    }
    if (name == "skewX") return {.c = std::tan(angle)};
    if (name == "skewY") return {.b = std::tan(angle)};
    return {};
}

Transform transformFrom(std::string_view text) {
    Transform all;
    for (auto open = text.find('('); open != std::string_view::npos; open = text.find('(')) {
        const auto close = std::min(text.find(')', open), text.size());
        auto name = text.substr(0, open);
        name = trimmed(name.substr(std::min(name.size(), name.find_first_not_of(" ,\t\r\n"))));
        all = transformOf(name, numbersIn(text.substr(open + 1, close - open - 1))).after(all);
        text.remove_prefix(std::min(close + 1, text.size()));
    }
    return all;
}

/// What shapes take over from the elements around them.
struct Style {
    std::optional<Colour> fill = Colour{0, 0, 0, 255}, stroke;
    double fillOpacity = 1, strokeOpacity = 1, opacity = 1, width = 1;
    bool isEvenOdd = false;
    picture::Cap cap = picture::Cap::butt;
    picture::Join join = picture::Join::miter;
    Transform transform;
};

class SvgShapes {
  public:
    std::optional<SvgDrawing> read(const XmlNode& root) {
        drawing_.box = boxOf(root);
        children(root, styled(root, {}));
        if (drawing_.marks.empty() || drawing_.marks.size() > mostMarks) return std::nullopt;
        if (drawing_.box.empty())
            for (const auto& mark : drawing_.marks) drawing_.box.add(mark.box());
        if (drawing_.box.width() <= 0 || drawing_.box.height() <= 0) return std::nullopt;
        return std::move(drawing_);
    }

  private:
    static std::string_view value(const XmlNode& node, std::string_view name) {
        for (const auto& [key, text] : node.attributes)
            if (key == name) return text;
        return {};
    }
    static double number(const XmlNode& node, std::string_view name, double otherwise = 0) {
        return numberIn(value(node, name), otherwise);
    }
    static picture::Box boxOf(const XmlNode& root) {
        const auto view = numbersIn(value(root, "viewBox"));
        if (view.size() == 4) return {view[0], view[1], view[0] + view[2], view[1] + view[3]};
        const double width = number(root, "width"), height = number(root, "height");
        return width > 0 && height > 0 ? picture::Box{0, 0, width, height} : picture::Box{};
    }

    static void set(Style& style, std::string_view name, std::string_view text) {
        text = trimmed(text);
        if (text.empty() || text == "inherit") return;
        if (name == "fill") style.fill = paintFrom(text);
        if (name == "stroke") style.stroke = paintFrom(text);
        if (name == "fill-opacity") style.fillOpacity = numberIn(text, 1);
        if (name == "stroke-opacity") style.strokeOpacity = numberIn(text, 1);
        if (name == "opacity") style.opacity *= numberIn(text, 1);
        if (name == "stroke-width") style.width = numberIn(text, 1);
        if (name == "fill-rule") style.isEvenOdd = text == "evenodd";
        if (name == "stroke-linecap")
            style.cap = text == "round"    ? picture::Cap::round
                        : text == "square" ? picture::Cap::square
                                           : picture::Cap::butt;
        if (name == "stroke-linejoin")
            style.join = text == "round"   ? picture::Join::round
                         : text == "bevel" ? picture::Join::bevel
                                           : picture::Join::miter;
        if (name == "display" && text == "none") style.opacity = 0;
    }

    static Style styled(const XmlNode& node, Style style) {
        for (const auto& [name, text] : node.attributes) set(style, name, text);
        auto list = value(node, "style");
        while (!list.empty()) {
            const auto end = std::min(list.find(';'), list.size());
            const auto one = list.substr(0, end);
            if (const auto colon = one.find(':'); colon != std::string_view::npos)
                set(style, trimmed(one.substr(0, colon)), one.substr(colon + 1));
            list.remove_prefix(std::min(end + 1, list.size()));
        }
        style.transform = transformFrom(value(node, "transform")).after(style.transform);
        return style;
    }

    void children(const XmlNode& node, const Style& style) {
        for (const auto& child : node.children)
            if (child.kind == XmlNode::Kind::element && drawing_.marks.size() <= mostMarks)
                element(child, style);
    }

    void element(const XmlNode& node, const Style& around) {
        const auto style = styled(node, around);
        const auto colon = node.name.find(':');
        const auto name = colon == std::string::npos ? node.name : node.name.substr(colon + 1);
        if (name == "g" || name == "svg" || name == "a") return children(node, style);
        if (name == "path") {
            if (const auto curve = curveFrom(value(node, "d"))) add(*curve, style);
        } else if (name == "rect") {
            const double x = number(node, "x"), y = number(node, "y");
            const double round = number(node, "rx", number(node, "ry"));
            add(Curve::rectangle({x, y, x + number(node, "width"), y + number(node, "height")}, round),
                style);
        } else if (name == "circle") {
            add(Curve::circle({number(node, "cx"), number(node, "cy")}, number(node, "r")), style);
        } else if (name == "ellipse") {
            add(Curve::ellipse({number(node, "cx"), number(node, "cy")}, number(node, "rx"),
                               number(node, "ry")),
                style);
        } else if (name == "line") {
            add(Curve()
                    .move({number(node, "x1"), number(node, "y1")})
                    .line({number(node, "x2"), number(node, "y2")}),
                style);
        } else if (name == "polygon" || name == "polyline") {
            const auto numbers = numbersIn(value(node, "points"));
            std::vector<Point> points;
            for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
                points.push_back({numbers[i], numbers[i + 1]});
            add(name == "polygon" ? Curve::polygon(points) : Curve::polyline(points), style);
        }
    }

    static Curve moved(const Curve& curve, const Transform& by) {
        Curve made;
        std::size_t next = 0;
        const auto points = curve.points();
        for (const auto step : curve.steps()) {
            if (step == Curve::Step::move) made.move(by.of(points[next]));
            if (step == Curve::Step::line) made.line(by.of(points[next]));
            if (step == Curve::Step::close) made.close();
            if (step == Curve::Step::bend) {
                made.bend(by.of(points[next]), by.of(points[next + 1]), by.of(points[next + 2]));
                next += 2;
            }
            if (step != Curve::Step::close) ++next;
        }
        return made;
    }

    void add(const Curve& curve, const Style& style) {
        if (curve.empty()) return;
        const auto shape = moved(curve, style.transform);
        const auto paint = [&](Colour colour, double opacity) {
            return faded(colour, std::clamp(opacity * style.opacity, 0.0, 1.0));
        };
        if (style.fill)
            if (const auto colour = paint(*style.fill, style.fillOpacity); colour.alpha > 0)
                drawing_.marks.push_back({picture::Fill{shape, colour, style.isEvenOdd}});
        const double width = style.width * style.transform.scale();
        if (style.stroke && width > 0)
            if (const auto colour = paint(*style.stroke, style.strokeOpacity); colour.alpha > 0)
                drawing_.marks.push_back({picture::Stroke{
                    shape,
                    {.width = width, .colour = colour, .cap = style.cap, .join = style.join, .dashes = {}}}});
    }

    SvgDrawing drawing_;
};

}  // namespace

std::optional<SvgDrawing> svgDrawing(const std::string& text) {
    if (text.size() > mostBytes) return std::nullopt;
    auto file = xml::textFromBytes("picture", text, mostBytes);
    if (!file.value) return std::nullopt;
    xml::ReadLimits limits;
    limits.elements = 20'000;
    const xml::XmlDocument document(*file.value, limits);
    if (!document.ok()) return std::nullopt;
    for (const auto& node : xml::treeOf(document))
        if (node.kind == XmlNode::Kind::element && (node.name == "svg" || node.name.ends_with(":svg")))
            return SvgShapes().read(node);
    return std::nullopt;
}

}  // namespace cota::look
