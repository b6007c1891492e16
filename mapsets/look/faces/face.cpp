#include "mapsets/look/faces/face.h"

#include <algorithm>
#include <array>

namespace cota::look {

namespace {

bool isMet(const FaceTest& test, const FaceSubject& subject) {
    const auto value = subject.values.find(test.name);
    switch (test.kind) {
        case FaceTest::Kind::unitClass:
            return subject.unitClass == test.word;
        case FaceTest::Kind::tag:
            return std::ranges::find(subject.tags, test.word) != subject.tags.end();
        case FaceTest::Kind::nation:
            return subject.nation == test.word;
        case FaceTest::Kind::has:
            return value != subject.values.end() && value->second.isKnown && !value->second.text.empty();
        case FaceTest::Kind::unknown:
            return value != subject.values.end() && !value->second.isKnown;
        case FaceTest::Kind::value:
            return value != subject.values.end() && value->second.isKnown && value->second.text == test.word;
    }
    return false;
}

}  // namespace

std::span<const std::string_view> nationColours() {
    static constexpr std::array<std::string_view, 5> names{"ground", "ink", "frame", "plate", "side"};
    return names;
}

Faces facesFor(Faces::Use use) {
    Faces made;
    made.use = use;
    if (use == Faces::Use::counters) {
        made.width = made.height = 15.875;  // 5/8 inch
        made.corner = 0.8;
    }
    return made;
}

const FaceMarker* Faces::marker(std::string_view id) const {
    const auto found = std::ranges::find(markers, id, &FaceMarker::id);
    return found == markers.end() ? nullptr : &*found;
}

const FaceStyle* Faces::style(std::string_view id) const {
    const auto found = std::ranges::find(styles, id, &FaceStyle::id);
    return found == styles.end() ? nullptr : &*found;
}

const FacePart* Faces::part(std::string_view id) const {
    const auto found = std::ranges::find(parts, id, &FacePart::id);
    return found == parts.end() ? nullptr : &*found;
}

bool holds(const FaceTests& tests, const FaceSubject& subject) {
    const auto met = [&](const FaceTest& test) { return isMet(test, subject); };
    return std::ranges::all_of(tests.all, met) && std::ranges::none_of(tests.none, met) &&
           (tests.any.empty() || std::ranges::any_of(tests.any, met));
}

const Face* faceOf(const Faces& faces, std::string_view side, const FaceSubject& subject, double size) {
    const auto found = std::find_if(faces.faces.rbegin(), faces.faces.rend(), [&](const Face& face) {
        return (face.side == side || face.side == "both") && (face.below == 0 || size < face.below) &&
               holds(face.of, subject);
    });
    return found == faces.faces.rend() ? nullptr : &*found;
}

picture::Colour colourOf(const Faces& faces, std::string_view name, const FaceSubject& subject) {
    if (const auto colour = picture::colourFrom(name)) return *colour;
    for (auto one = faces.colours.rbegin(); one != faces.colours.rend(); ++one)
        if (one->id == name && holds(one->when, subject)) return one->is;
    const auto own = subject.colours.find(name);
    if (own != subject.colours.end()) return own->second;
    return {26, 26, 26, 255};
}

}  // namespace cota::look
