#include "formats/picture/svg_file.h"

#include <array>

#include "formats/model/finding/markup_text.h"
#include "formats/picture/mark_text.h"
#include "formats/picture/number_text.h"
#include "formats/picture/pixel.h"
#include "formats/picture/png_file.h"
#include "formats/picture/text_layout.h"

namespace cota::picture {

namespace {

std::string svgNumber(double value) { return numberText(value, 3); }

/// The attributes of a colour: "fill" or "stroke", with the opacity if it is not opaque.
std::string colourText(const char* role, Colour colour) {
    const Colour opaque{colour.red, colour.green, colour.blue, 255};
    auto text = fmt::format(" {}=\"{}\"", role, textOf(opaque));
    if (colour.alpha != 255) text += fmt::format(" {}-opacity=\"{}\"", role, svgNumber(colour.alpha / 255.0));
    return text;
}

std::string svgPen(const Pen& pen) {
    constexpr std::array caps{"butt", "round", "square"};
    constexpr std::array joins{"miter", "round", "bevel"};
    auto text =
        colourText("stroke", pen.colour) +
        fmt::format(" stroke-width=\"{}\" stroke-linecap=\"{}\" stroke-linejoin=\"{}\"", svgNumber(pen.width),
                    caps[static_cast<std::size_t>(pen.cap)], joins[static_cast<std::size_t>(pen.join)]);
    for (std::size_t i = 0; i < pen.dashes.size(); ++i)
        text += (i == 0 ? " stroke-dasharray=\"" : " ") + svgNumber(pen.dashes[i]);
    return pen.dashes.empty() ? text : text + "\"";
}

std::string pngInBase64(const Image& image) {
    Pixels pixels{image.columns, image.rows, {}};
    for (const auto colour : image.pixels) pixels.argb.push_back(premultiplied(colour));
    const auto bytes = pngOf(pixels, pointsPerInch);
    gchar* const text = g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size());
    std::string out(text);
    g_free(text);
    return out;
}

class SvgWriter {
  public:
    void add(const std::vector<Mark>& marks) {
        for (const auto& mark : marks) std::visit(*this, mark.what);
    }

    void operator()(const Fill& fill) {
        out_ += fmt::format("<path{}{} d=\"{}\"/>\n", colourText("fill", fill.colour),
                            fill.evenOdd ? " fill-rule=\"evenodd\"" : "", textOf(fill.shape));
    }

    void operator()(const Strewn& strewn) { (*this)(Fill{strewn.outlines(), strewn.colour}); }

    void operator()(const Stroke& stroke) {
        out_ += fmt::format("<path fill=\"none\"{} d=\"{}\"/>\n", svgPen(stroke.pen), textOf(stroke.line));
    }

    void operator()(const Text& text) {
        const auto pen = [&](Colour colour) {
            return " fill=\"none\"" + svgPen({.width = 2 * text.halo, .colour = colour, .dashes = {}});
        };
        if (text.along.empty()) {
            if (text.halo > 0) write(text, pen(text.haloColour));
            return write(text, colourText("fill", text.colour));
        }
        // Many viewers draw no text on a path, so every letter is a text. A translucent halo is one group, so
        // that it is not darker where letters overlap.
        const auto letters = lettersOf(text);
        out_ += fmt::format("<g aria-label=\"{}\">\n", model::markupText(text.words));
        if (text.halo > 0) {
            auto opaque = text.haloColour;
            opaque.alpha = 255;
            out_ += fmt::format("<g opacity=\"{}\">\n", svgNumber(text.haloColour.alpha / 255.0));
            for (const auto& letter : letters) write(letter, pen(opaque));
            out_ += "</g>\n";
        }
        for (const auto& letter : letters) write(letter, colourText("fill", text.colour));
        out_ += "</g>\n";
    }

    void operator()(const Image& image) {
        out_ += fmt::format(
            "<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\"{} "
            "xlink:href=\"data:image/png;base64,{}\"/>\n",
            svgNumber(image.at.left), svgNumber(image.at.top), svgNumber(image.at.width()),
            svgNumber(image.at.height()), blendText(image.blend), pngInBase64(image));
    }

    void operator()(const Group& group) {
        auto head = std::string("<g");
        if (!group.clip.empty()) {
            const auto id = fmt::format("clip{}", ++clips_);
            out_ += fmt::format("<clipPath id=\"{}\"><path{} d=\"{}\"/></clipPath>\n", id,
                                group.evenOdd ? " clip-rule=\"evenodd\"" : "", textOf(group.clip));
            head += fmt::format(" clip-path=\"url(#{})\"", id);
        }
        if (group.opacity < 1) head += fmt::format(" opacity=\"{}\"", svgNumber(group.opacity));
        out_ += head + blendText(group.blend) + ">\n";
        add(group.marks);
        out_ += "</g>\n";
    }

    void layer(const Layer& layer) {
        out_ += fmt::format("<g id=\"{0}\" inkscape:groupmode=\"layer\" inkscape:label=\"{0}\">\n",
                            model::markupText(layer.name));
        add(layer.marks);
        out_ += "</g>\n";
    }

    std::string take() { return std::move(out_); }

  private:
    void write(const Text& text, const std::string& colours) {
        constexpr std::array anchors{"start", "middle", "end"};
        const auto size = sizeOf(text.words, text.font);
        const double baseline = cornerFrom(text, size).y + size.ascent;
        auto place = fmt::format(" transform=\"translate({} {})", svgNumber(text.at.x), svgNumber(text.at.y));
        if (text.turn != 0) place += fmt::format(" rotate({})", svgNumber(text.turn));
        place += "\"";
        auto font = fmt::format(" font-family=\"{}\" font-size=\"{}\" text-anchor=\"{}\"",
                                model::markupText(text.font.family), svgNumber(millimetres(text.font.points)),
                                anchors[static_cast<std::size_t>(text.across)]);
        if (text.font.bold) font += " font-weight=\"bold\"";
        if (text.font.italic) font += " font-style=\"italic\"";
        if (text.font.spacing != 0)
            font += fmt::format(" letter-spacing=\"{}\"", svgNumber(text.font.spacing));
        out_ += fmt::format("<text{}{}{} y=\"{}\">{}</text>\n", place, font, colours, svgNumber(baseline),
                            model::markupText(text.words));
    }

    static std::string blendText(Blend blend) {
        return blend == Blend::multiply ? " style=\"mix-blend-mode:multiply\"" : "";
    }

    std::string out_;
    int clips_ = 0;
};

}  // namespace

std::string svgOf(const Picture& picture) {
    return svgOf(picture, {0, 0, picture.size.width, picture.size.height});
}

std::string svgOf(const Picture& picture, const Box& window) {
    const auto left = svgNumber(window.left), top = svgNumber(window.top);
    const auto width = svgNumber(window.width()), height = svgNumber(window.height());
    const std::string corner =
        window.left == 0 && window.top == 0 ? "" : fmt::format(" x=\"{}\" y=\"{}\"", left, top);
    auto out = fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" version=\"1.1\" width=\"{0}mm\" "
        "height=\"{1}mm\" viewBox=\"{2} {3} {0} {1}\">\n",
        width, height, left, top);
    if (!picture.title.empty()) out += fmt::format("<title>{}</title>\n", model::markupText(picture.title));
    if (picture.paper.alpha > 0)
        out += fmt::format("<rect{} width=\"{}\" height=\"{}\"{}/>\n", corner, width, height,
                           colourText("fill", picture.paper));
    SvgWriter writer;
    for (const auto& layer : picture.layers) writer.layer(layer);
    return out + writer.take() + "</svg>\n";
}

}  // namespace cota::picture
