#include "formats/picture/pdf/pdf_content.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "formats/picture/number_text.h"

namespace cota::picture {

namespace {

constexpr double pointsPerUnit = pointsPerInch / millimetresPerInch / unitsPerMillimetre;
/// Size in bytes at which a new part begins: many parts for a large sheet, one for most pictures.
constexpr std::size_t partBytes = 1u << 19;
/// Viewers cannot read larger numbers, and no sheet is this large.
constexpr double mostUnits = 1e8;

struct Origin {
    std::int64_t x, y;
};

/// From where the points of a small curve are counted, in fewer digits; nothing if that is not worth it.
std::optional<Origin> originNear(const Curve& curve) {
    constexpr std::size_t enough = 10;  // points
    constexpr double small = 30;        // millimetres
    const auto box = curve.points().size() < enough ? Box{} : curve.box();
    if (box.empty() || box.width() > small || box.height() > small) return std::nullopt;
    return Origin{std::llround(box.left * unitsPerMillimetre), std::llround(box.top * unitsPerMillimetre)};
}

/// Whether a group is clipped by what was filled just before, as patterns of the ground are: then one path
/// does both.
bool fills(const Fill& fill, const Group& group) {
    return !group.marks.empty() && !fill.shape.empty() && fill.evenOdd == group.evenOdd &&
           fill.shape == group.clip;
}

/// A name of a PDF object: letters and digits as they are, others as hexadecimal digits.
std::string pdfName(const std::string& name) {
    std::string text = "/";
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool isPlain =
            (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
        if (isPlain) {
            text += letter;
        } else {
            text += '#';
            appendHex(text, byte, 2);
        }
    }
    return text;
}

}  // namespace

std::string PdfShared::resources() {
    std::string states_, drawn_;
    for (const auto& [state, index] : states) states_ += fmt::format("/G{} << {} >> ", index, state);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn_ += fmt::format("/X{} {} ", i, pdfReference(drawn[i]));
    std::string layers_;
    for (std::size_t i = 0; i < layers.size(); ++i)
        layers_ += fmt::format("/L{} {} ", i, pdfReference(layers[i].second));
    // A device that has no plates shows what is on all of them as full ink of all four.
    std::string spaces;
    if (inks)
        spaces =
            "/All [ /Separation /All /DeviceCMYK << /FunctionType 2 /Domain [ 0 1 ] "
            "/C0 [ 0 0 0 0 ] /C1 [ 1 1 1 1 ] /N 1 >> ] ";
    for (std::size_t i = 0; i < spots.size(); ++i) spaces += spotText(i);
    if (!spaces.empty()) spaces = "/ColorSpace << " + spaces + ">> ";
    return fmt::format("<< /Font << {}>> /ExtGState << {}>> /XObject << {}>> {}/Properties << {}>> >>",
                       fonts.write(objects), states_, drawn_, spaces, layers_);
}

/// The space of an ink: full ink looks as its colour.
std::string PdfShared::spotText(std::size_t index) const {
    const auto& [name, colour] = spots[index];
    std::string none, full;
    if (inks) {
        none = "0 0 0 0";
        for (const auto share : inks->of(colour, InkUse::area).thousandths)
            full += numberText(share / 1000.0, 3) + ' ';
    } else {
        none = "1 1 1";
        for (const auto part : {colour.red, colour.green, colour.blue})
            full += numberText(part / 255.0, 4) + ' ';
    }
    return fmt::format(
        "/Spot{} [ /Separation {} /{} << /FunctionType 2 /Domain [ 0 1 ] /C0 [ {} ] /C1 [ {}] /N 1 >> ] ",
        index, pdfName(name), colourSpace(), none, full);
}

std::size_t PdfShared::spotOf(const std::string& name, Colour colour) {
    const auto known = std::ranges::find(spots, name, &std::pair<std::string, Colour>::first);
    if (known != spots.end()) return static_cast<std::size_t>(known - spots.begin());
    spots.emplace_back(name, colour);
    return spots.size() - 1;
}

std::size_t PdfShared::layerOf(const std::string& name, const std::string& title) {
    const auto known = std::ranges::find(layers, name, &std::pair<std::string, int>::first);
    if (known != layers.end()) return static_cast<std::size_t>(known - layers.begin());
    layers.emplace_back(name, objects.add(fmt::format("<< /Type /OCG /Name {} >>", pdfText(title))));
    return layers.size() - 1;
}

std::string PdfContent::colourText(Colour colour, InkUse use, bool isLine) const {
    if (!spot_.empty())
        return fmt::format("/{0} {1} 1 {2}\n", spot_, isLine ? "CS" : "cs", isLine ? "SCN" : "scn");
    if (isOnAllPlates_) return isLine ? "/All CS 1 SCN\n" : "/All cs 1 scn\n";
    if (shared_.inks) {
        const auto mix = shared_.inks->of(colour, use);
        std::string text;
        for (const auto share : mix.thousandths) text += numberText(share / 1000.0, 3) + ' ';
        return text + (isLine ? "K\n" : "k\n");
    }
    const auto part = [](std::uint8_t value) { return numberText(value / 255.0, 4); };
    return fmt::format("{} {} {} {}\n", part(colour.red), part(colour.green), part(colour.blue),
                       isLine ? "RG" : "rg");
}

void PdfContent::overprint(Colour colour, InkUse use) {
    if (!shared_.inks || isOnAllPlates_ || !spot_.empty()) return;
    const bool overprints = overprintsOthers(*shared_.inks, colour, use);
    if (state_.overprints == overprints) return;
    state_.overprints = overprints;
    set(overprints ? "/OP true /op true /OPM 1" : "/OP false /op false /OPM 0");
}

void PdfContent::number(double value) {
    std::array<char, 16> text;
    const auto whole = std::lround(std::clamp(value, -mostUnits, mostUnits));
    const auto end = std::to_chars(text.data(), text.data() + text.size(), whole).ptr;
    out_.append(text.data(), end);
    out_ += ' ';
}

void PdfContent::place(Point point, Point origin) {
    number(point.x * unitsPerMillimetre - origin.x);
    number(point.y * unitsPerMillimetre - origin.y);
}

void PdfContent::path(const Curve& curve, Point origin, bool isFilled) {
    const auto points = curve.points();
    const auto steps = curve.steps();
    std::size_t next = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i] == Curve::Step::close) {
            // Filling closes open outlines.
            if (!isFilled || (i + 1 < steps.size() && steps[i + 1] != Curve::Step::move)) out_ += "h\n";
            continue;
        }
        const bool isBend = steps[i] == Curve::Step::bend;
        for (int k = isBend ? 3 : 1; k > 0; --k) place(points[next++], origin);
        out_ += isBend ? "c\n" : steps[i] == Curve::Step::line ? "l\n" : "m\n";
    }
}

void PdfContent::set(const std::string& state) {
    const auto index = shared_.states.try_emplace(state, static_cast<int>(shared_.states.size()));
    out_ += fmt::format("/G{} gs\n", index.first->second);
}

void PdfContent::alpha(int value) {
    if (state_.alpha == value) return;
    state_.alpha = value;
    const auto share = numberText(value / 255.0, 4);
    set(fmt::format("/ca {0} /CA {0}", share));
}

void PdfContent::fillColour(Colour colour, InkUse use) {
    alpha(colour.alpha);
    overprint(colour, use);
    if (state_.fill == std::pair{colour, use}) return;
    state_.fill = {colour, use};
    out_ += colourText(colour, use, false);
}

void PdfContent::pen(const Pen& pen, InkUse use) {
    alpha(pen.colour.alpha);
    overprint(pen.colour, use);
    const bool isNew = !state_.pen;
    const Pen before = state_.pen.value_or(Pen{});
    if (state_.stroke != std::pair{pen.colour, use}) out_ += colourText(pen.colour, use, true);
    if (isNew || before.width != pen.width) out_ += numberText(pen.width * unitsPerMillimetre, 2) + " w\n";
    if (isNew || before.cap != pen.cap) out_ += fmt::format("{} J\n", static_cast<int>(pen.cap));
    if (isNew || before.join != pen.join) out_ += fmt::format("{} j\n", static_cast<int>(pen.join));
    if (isNew || before.dashes != pen.dashes) {
        out_ += "[ ";
        for (const double dash : pen.dashes) out_ += numberText(dash * unitsPerMillimetre, 2) + " ";
        out_ += "] 0 d\n";
    }
    state_.stroke = {pen.colour, use};
    state_.pen = pen;
}

void PdfContent::save() {
    saved_.push_back(state_);
    out_ += "q\n";
}

void PdfContent::restore() {
    state_ = std::move(saved_.back());
    saved_.pop_back();
    out_ += "Q\n";
}

void PdfContent::beginPage(const Picture& page, int pointsOfPage) {
    const double points = pointsPerUnit / pointsOfPage;
    out_ += fmt::format("{0} 0 0 -{0} 0 {1} cm\n", numberText(points, 9),
                        numberText(page.size.height * unitsPerMillimetre * points, 4));
    if (page.paper.alpha > 0)
        (*this)(Fill{Curve::rectangle({0, 0, page.size.width, page.size.height}), page.paper});
}

void PdfContent::add(const std::vector<Mark>& marks) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const auto& mark = marks[i];
        if (!mark.box().meets(window_)) continue;
        const auto* fill = std::get_if<Fill>(&mark.what);
        const auto* group = fill && i + 1 < marks.size() ? std::get_if<Group>(&marks[i + 1].what) : nullptr;
        if (group && fills(*fill, *group)) {
            fillColour(fill->colour, InkUse::area);
            write(*group, fill->evenOdd ? "f*\n" : "f\n");
            ++i;
        } else {
            std::visit(*this, mark.what);
        }
        if (!whenFull_ || out_.size() < partBytes) continue;
        whenFull_(std::move(out_));
        out_.clear();
    }
}

void PdfContent::addLayer(std::size_t layer, const std::vector<Mark>& marks) {
    if (marks.empty()) return;
    out_ += fmt::format("/OC /L{} BDC\n", layer);
    add(marks);
    out_ += "EMC\n";
}

void PdfContent::addOnAllPlates(std::size_t layer, const std::vector<Mark>& marks) {
    save();
    state_ = {};
    isOnAllPlates_ = shared_.inks != nullptr;
    addLayer(layer, marks);
    isOnAllPlates_ = false;
    restore();
}

void PdfContent::addInSpot(std::size_t layer, const std::vector<Mark>& marks, const std::string& ink) {
    if (marks.empty()) return;
    const auto* stroke = std::get_if<Stroke>(&marks.front().what);
    const auto* fill = std::get_if<Fill>(&marks.front().what);
    const auto shown = stroke ? stroke->pen.colour : fill ? fill->colour : Colour{};
    save();
    state_ = {};
    spot_ = fmt::format("Spot{}", shared_.spotOf(ink, shown));
    set("/OP true /op true /OPM 1");
    addLayer(layer, marks);
    spot_.clear();
    restore();
}

void PdfContent::operator()(const Fill& fill) {
    if (fill.shape.empty()) return;
    fillColour(fill.colour, InkUse::area);
    painted(fill.shape, true, fill.evenOdd ? "f*\n" : "f\n");
}

std::string PdfContent::shapeText(const Curve& shape) {
    std::string text;
    std::swap(text, out_);
    path(shape, {}, true);
    out_ += "f\n";
    std::swap(text, out_);
    return text;
}

void PdfContent::operator()(const Strewn& strewn) {
    const auto& [places, kinds] = *strewn.things;
    if (places.empty()) return;
    // Where a translucent thing lies over another, it would be seen.
    if (strewn.colour.alpha < 255) return (*this)(Fill{strewn.outlines(), strewn.colour});
    fillColour(strewn.colour, InkUse::area);
    std::vector<std::string> texts;
    for (const auto& shape : *strewn.shapes) texts.push_back(shapeText(shape));
    // The graphics state stays known, because only the origin moves.
    out_ += "q\n";
    std::int64_t x = 0, y = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto toX = std::llround(places[i].x * unitsPerMillimetre),
                   toY = std::llround(places[i].y * unitsPerMillimetre);
        moveOrigin(toX - x, toY - y);
        out_ += texts[kinds[i]];
        x = toX, y = toY;
    }
    out_ += "Q\n";
}

void PdfContent::moveOrigin(std::int64_t right, std::int64_t down) {
    out_ += "1 0 0 1 ";
    number(static_cast<double>(right));
    number(static_cast<double>(down));
    out_ += "cm\n";
}

void PdfContent::painted(const Curve& curve, bool isFilled, const char* how) {
    const auto origin = originNear(curve);
    if (!origin) {
        path(curve, {}, isFilled);
        out_ += how;
        return;
    }
    out_ += "q\n";
    moveOrigin(origin->x, origin->y);
    path(curve, {static_cast<double>(origin->x), static_cast<double>(origin->y)}, isFilled);
    out_ += how;
    out_ += "Q\n";
}

void PdfContent::clip(const Group& group, const char* how) {
    const auto origin = originNear(group.clip);
    if (origin) moveOrigin(origin->x, origin->y);
    path(group.clip, origin ? Point{static_cast<double>(origin->x), static_cast<double>(origin->y)} : Point{},
         true);
    out_ += group.evenOdd ? "W* " : "W ";
    out_ += how;
    if (origin) moveOrigin(-origin->x, -origin->y);
}

void PdfContent::operator()(const Stroke& stroke) {
    if (stroke.line.empty()) return;
    pen(stroke.pen, inkUseOf(stroke.pen));
    painted(stroke.line, false, "S\n");
}

int PdfContent::form(const Group& group) {
    PdfContent content(shared_, resources_, window_);
    content.add(group.marks);
    Box box;
    for (const auto& mark : group.marks) box.add(mark.box());
    std::string bounds;
    for (const double edge : {box.left, box.top, box.right, box.bottom})
        bounds += numberText(edge * unitsPerMillimetre, 1) + " ";
    return shared_.objects.addStream(
        fmt::format("/Type /XObject /Subtype /Form /BBox [ {}] /Group << /S /Transparency /I true "
                    "/CS /{} >> /Resources {}",
                    bounds, shared_.colourSpace(), pdfReference(resources_)),
        content.take());
}

void PdfContent::operator()(const Group& group) {
    if (!group.marks.empty()) write(group, "n\n");
}

void PdfContent::write(const Group& group, const char* how) {
    save();
    if (!group.clip.empty()) clip(group, how);
    if (group.opacity < 1 || group.blend != Blend::normal) {
        const int object = form(group);
        shared_.drawn.push_back(object);
        set(fmt::format("/ca {0} /CA {0} /BM /{1}", numberText(group.opacity, 4),
                        group.blend == Blend::multiply ? "Multiply" : "Normal"));
        out_ += fmt::format("/X{} Do\n", shared_.drawn.size() - 1);
    } else {
        add(group.marks);
    }
    restore();
}

}  // namespace cota::picture
