#include "mapsets/look/symbols/type_picture.h"

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

#include "formats/model/document/type_bases.h"
#include "formats/picture/png_file.h"
#include "formats/xml/documents/picture_files.h"
#include "mapsets/look/symbols/svg_drawing.h"

namespace cota::look {

namespace {

namespace fs = std::filesystem;

/// A counter of 16 mm in print has 190 dots at 300 to the inch.
constexpr int mostPixels = 200;

struct Placer {
    double scale, right, down;
    picture::Point of(picture::Point p) const { return {p.x * scale + right, p.y * scale + down}; }

    picture::Curve of(const picture::Curve& curve) const {
        picture::Curve made;
        std::size_t next = 0;
        const auto points = curve.points();
        using Step = picture::Curve::Step;
        for (const auto step : curve.steps()) {
            if (step == Step::move) made.move(of(points[next]));
            if (step == Step::line) made.line(of(points[next]));
            if (step == Step::close) made.close();
            if (step == Step::bend) {
                made.bend(of(points[next]), of(points[next + 1]), of(points[next + 2]));
                next += 2;
            }
            if (step != Step::close) ++next;
        }
        return made;
    }
    void operator()(picture::Fill& fill) const { fill.shape = of(fill.shape); }
    void operator()(picture::Stroke& stroke) const {
        stroke.line = of(stroke.line);
        stroke.pen.width *= scale;
    }
    void operator()(picture::Image& image) const {
        const auto from = of({image.at.left, image.at.top}), to = of({image.at.right, image.at.bottom});
        image.at = {from.x, from.y, to.x, to.y};
    }
    void operator()(picture::Group& group) const {
        group.clip = of(group.clip);
        for (auto& mark : group.marks) std::visit(*this, mark.what);
    }
    void operator()(picture::Text&) const {}  // pictures have none
    void operator()(picture::Strewn&) const {}
};

std::shared_ptr<const TypePicture> pictureFrom(const xml::PictureFile& file) {
    if (!file.fault.empty()) return nullptr;
    if (file.kind == xml::PictureKind::png) {
        auto image = picture::imageFrom(file.bytes, mostPixels);
        if (!image) return nullptr;
        const auto box = image->at;
        return std::make_shared<const TypePicture>(TypePicture{box, {{std::move(*image)}}});
    }
    auto drawing = svgDrawing(file.bytes);
    if (!drawing) return nullptr;
    return std::make_shared<const TypePicture>(TypePicture{drawing->box, std::move(drawing->marks)});
}

}  // namespace

void TypePicture::drawIn(const picture::Box& into, std::vector<picture::Mark>& all) const {
    const double scale = std::min(into.width() / box.width(), into.height() / box.height());
    const Placer placer{scale, (into.left + into.right - (box.left + box.right) * scale) / 2,
                        (into.top + into.bottom - (box.top + box.bottom) * scale) / 2};
    // What a drawing has outside its box is not shown, as in other programs.
    const auto from = placer.of({box.left, box.top}), to = placer.of({box.right, box.bottom});
    picture::Group group{picture::Curve::rectangle({from.x, from.y, to.x, to.y}), false, 1,
                         picture::Blend::normal, marks};
    for (auto& mark : group.marks) std::visit(placer, mark.what);
    all.push_back({std::move(group)});
}

std::shared_ptr<const TypePicture> PictureShelf::read(const fs::path& folder, const std::string& name) {
    const auto path = folder / fs::path(name);
    std::error_code fault;
    const auto time = fs::last_write_time(path, fault);
    const auto size = fault ? 0 : fs::file_size(path, fault);
    if (fault) return nullptr;
    auto& kept = kept_[path];
    if (kept.picture && kept.time == time && kept.size == size) return kept.picture;
    kept = {time, size, pictureFrom(xml::pictureFile(folder, name))};
    return kept.picture;
}

TypePictures typePictures(const model::Document& document, const fs::path& folder, PictureShelf& shelf) {
    TypePictures pictures;
    for (const auto& [key, forces] : document.forces) {
        if (std::ranges::all_of(forces->types, [](const auto& type) { return type.look.picture.empty(); }))
            continue;
        const auto here = folder / fs::path(key).parent_path();
        for (const auto& type : forces->types) {
            const auto whole = type.base.empty() ? type.look : model::withInherited(*forces, type).look;
            if (whole.picture.empty()) continue;
            if (auto picture = shelf.read(here, whole.picture)) pictures[type.id.text] = std::move(picture);
        }
    }
    return pictures;
}

std::vector<std::string> picturesOf(const model::Document& document) {
    std::set<std::string> files;
    for (const auto& [key, forces] : document.forces)
        for (const auto& type : forces->types)
            if (!type.look.picture.empty())
                files.insert(
                    (fs::path(key).parent_path() / type.look.picture).lexically_normal().generic_string());
    return {files.begin(), files.end()};
}

}  // namespace cota::look
