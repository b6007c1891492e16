#include "mapsets/look/cards/cards.h"

#include <algorithm>
#include <array>

#include "formats/model/finding/capital.h"
#include "mapsets/look/faces/draw_face.h"
#include "mapsets/look/faces/face_values.h"
#include "mapsets/look/faces/placed_marks.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// The class value that tells backs apart.
constexpr std::string_view backValue = "back";

}  // namespace

FaceSubject Cards::subjectOf(const model::CounterType& type, int end) const {
    const bool isFirst = end <= 1 || static_cast<std::size_t>(end) > type.ends.size() + 1;
    const auto* other = isFirst ? nullptr : &type.ends[static_cast<std::size_t>(end) - 2];
    const auto& unitClass = other != nullptr ? other->unitClass : type.unitClass;
    const auto& name = other != nullptr && !other->name.empty() ? other->name : type.name;
    const auto& written = other != nullptr ? other->attributes : type.front;
    FaceSubject subject;
    subject.unitClass = unitClass.text;
    subject.nation = other != nullptr ? other->nation : type.nation;
    const auto plain = [](std::string text) { return FaceValue{std::move(text), {}, {}}; };
    subject.values["name"] = plain(name.empty() ? type.id.text : name.in(language_));
    const bool isSpanish = language_ == model::Language::spanish;
    const auto& second = isSpanish ? name.en : name.es;
    subject.values["other-name"] = plain(second == name.in(language_) ? std::string() : second);
    subject.values["id"] = plain(type.id.text);
    subject.values["copies"] = plain(type.available > 0 ? std::to_string(type.available) : std::string());
    subject.values["nation"] = plain(subject.nation);
    subject.values["nation"].word = wordOf(game_.catalogue, "nation", subject.nation, language_);
    if (const auto* found = game_.catalogue.unitClass(unitClass)) {
        subject.tags = found->tags;
        subject.values["class"] = plain(model::capital(found->name.in(language_)));
        for (const auto& [key, text] : found->values) subject.values[key] = plain(text);
        for (const auto& one : found->front) {
            subject.values[one.name] = valueOf(one, written, game_.catalogue, language_);
            subject.printed.push_back(one.name);
        }
    }
    return subject;
}

bool Cards::hasEnds(const model::CounterType& type) const { return !type.ends.empty(); }

std::string Cards::backOf(const model::CounterType& type) const {
    const auto* found = game_.catalogue.unitClass(type.unitClass);
    const auto* word = found != nullptr ? found->values.find(backValue) : nullptr;
    return word != nullptr ? *word : std::string();
}

std::vector<picture::Mark> Cards::trimmed(std::vector<picture::Mark> marks, bool isRounded) const {
    constexpr picture::Colour edge{60, 56, 48, 150};
    constexpr double edgeWidth = 0.25;
    picture::Group card;
    card.clip = picture::Curve::rectangle(area(), isRounded ? faces_.corner : 0);
    card.marks = std::move(marks);
    std::vector<picture::Mark> made;
    auto outline = card.clip;
    made.push_back({std::move(card)});
    if (isRounded) addStroke(made, std::move(outline), edge, edgeWidth);
    return made;
}

std::vector<picture::Mark> Cards::faceUp(const model::CounterType& type, int end, bool isRounded) const {
    std::vector<picture::Mark> marks;
    const auto subject = subjectOf(type, end);
    const auto* whole = type.ends.empty() ? faceOf(faces_, "card", subject) : nullptr;
    if (whole != nullptr) {
        drawFace(faces_, *whole, subject, language_, area(), marks);
        return trimmed(std::move(marks), isRounded);
    }
    const picture::Box half{0, 0, faces_.width, faces_.height / 2};
    const int count = static_cast<int>(type.ends.size()) + 1;
    const auto drawHalf = [&](int which) {
        std::vector<picture::Mark> drawn;
        const auto one = subjectOf(type, which);
        if (const auto* face = faceOf(faces_, "end", one))
            drawFace(faces_, *face, one, language_, half, drawn);
        return drawn;
    };
    marks = drawHalf(end);
    auto lower = placed(drawHalf(end % count + 1), {{faces_.width, faces_.height}, 1, 180});
    marks.insert(marks.end(), std::make_move_iterator(lower.begin()), std::make_move_iterator(lower.end()));
    constexpr picture::Colour rule{255, 255, 255, 255};
    constexpr double ruleHalf = 0.4;
    addFill(marks,
            picture::Curve::rectangle({0, half.bottom - ruleHalf, faces_.width, half.bottom + ruleHalf}),
            rule);
    return trimmed(std::move(marks), isRounded);
}

std::vector<picture::Mark> Cards::back(const model::CounterType* type, bool isRounded) const {
    std::vector<picture::Mark> marks;
    const auto subject = type != nullptr ? subjectOf(*type, 1) : FaceSubject{};
    if (const auto* face = faceOf(faces_, "back", subject))
        drawFace(faces_, *face, subject, language_, area(), marks);
    return trimmed(std::move(marks), isRounded);
}

}  // namespace cota::look
