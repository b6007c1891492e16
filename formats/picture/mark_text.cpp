#include "formats/picture/mark_text.h"

#include <array>

#include "formats/picture/number_text.h"

namespace cota::picture {

namespace {

std::string number(double value) { return numberText(value, 2); }

std::string pointText(Point point) { return number(point.x) + " " + number(point.y); }

std::string penText(const Pen& pen) {
    constexpr std::array caps{"butt", "round", "square"};
    constexpr std::array joins{"miter", "round", "bevel"};
    auto text = number(pen.width) + " " + textOf(pen.colour);
    if (pen.cap != Cap::round) text += fmt::format(" cap={}", caps[static_cast<std::size_t>(pen.cap)]);
    if (pen.join != Join::round) text += fmt::format(" join={}", joins[static_cast<std::size_t>(pen.join)]);
    for (std::size_t i = 0; i < pen.dashes.size(); ++i)
        text += (i == 0 ? " dashes=" : ",") + number(pen.dashes[i]);
    return text;
}

class MarkLines {
  public:
    void add(const std::vector<Mark>& marks) {
        for (const auto& mark : marks) std::visit(*this, mark.what);
    }

    void operator()(const Fill& fill) {
        line(fmt::format("fill {}{} {}", textOf(fill.colour), fill.evenOdd ? " even-odd" : "",
                         textOf(fill.shape)));
    }

    void operator()(const Strewn& strewn) { (*this)(Fill{strewn.outlines(), strewn.colour}); }

    void operator()(const Stroke& stroke) {
        line(fmt::format("stroke {} {}", penText(stroke.pen), textOf(stroke.line)));
    }

    void operator()(const Text& text) {
        constexpr std::array across{"left", "middle", "right"};
        constexpr std::array down{"top", "middle", "baseline", "bottom"};
        auto words = fmt::format("text \"{}\" at {} {}-{} {} {}pt", text.words, pointText(text.at),
                                 across[static_cast<std::size_t>(text.across)],
                                 down[static_cast<std::size_t>(text.down)], text.font.family,
                                 number(text.font.points));
        if (text.font.bold) words += " bold";
        if (text.font.italic) words += " italic";
        if (text.font.spacing != 0) words += " spacing=" + number(text.font.spacing);
        words += " " + textOf(text.colour);
        if (!text.along.empty()) words += " along " + textOf(Curve::polyline(text.along));
        if (text.turn != 0) words += " turn=" + number(text.turn);
        if (text.halo > 0) words += fmt::format(" halo={} {}", number(text.halo), textOf(text.haloColour));
        line(words);
    }

    void operator()(const Image& image) {
        line(fmt::format("image {} {} to {} {}, {} x {}{}", number(image.at.left), number(image.at.top),
                         number(image.at.right), number(image.at.bottom), image.columns, image.rows,
                         image.blend == Blend::multiply ? " multiply" : ""));
    }

    void operator()(const Group& group) {
        auto head = std::string("group");
        if (group.opacity < 1) head += " opacity=" + number(group.opacity);
        if (group.blend == Blend::multiply) head += " multiply";
        if (!group.clip.empty())
            head += fmt::format(" clip{} {}", group.evenOdd ? " even-odd" : "", textOf(group.clip));
        line(head);
        ++depth_;
        add(group.marks);
        --depth_;
    }

    std::string take() { return std::move(lines_); }

  private:
    void line(const std::string& words) {
        lines_ += std::string(static_cast<std::size_t>(depth_) * 2, ' ') + words + "\n";
    }

    std::string lines_;
    int depth_ = 1;
};

}  // namespace

std::string textOf(const Curve& curve) {
    std::string text;
    std::size_t next = 0;
    const auto add = [&](const char* letter, int points) {
        text += text.empty() ? letter : std::string(" ") + letter;
        for (int i = 0; i < points; ++i) text += " " + pointText(curve.points()[next++]);
    };
    for (const auto step : curve.steps()) {
        switch (step) {
            case Curve::Step::move:
                add("M", 1);
                break;
            case Curve::Step::line:
                add("L", 1);
                break;
            case Curve::Step::bend:
                add("C", 3);
                break;
            case Curve::Step::close:
                add("Z", 0);
                break;
        }
    }
    return text;
}

std::string textOf(const Layer& layer) {
    MarkLines lines;
    lines.add(layer.marks);
    return fmt::format("layer {}\n", layer.name) + lines.take();
}

std::string textOf(const Picture& picture) {
    auto text = fmt::format("picture {} x {} mm on {}\n", number(picture.size.width),
                            number(picture.size.height), textOf(picture.paper));
    for (const auto& layer : picture.layers) text += textOf(layer);
    return text;
}

}  // namespace cota::picture
