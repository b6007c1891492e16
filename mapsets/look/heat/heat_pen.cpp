#include "mapsets/look/heat/heat_pen.h"

#include <algorithm>

#include "formats/model/finding/message.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"

namespace cota::look {

std::string HeatPen::say(const model::LocalLiteral& text, std::vector<model::MessageValue> values) const {
    return model::fillTemplate(text.in(order_.language), model::valuesIn(values, order_.language));
}

std::string HeatPen::sideName(const model::SideId& side) const {
    for (const auto& one : scenario().sides)
        if (one.id == side && !one.name.empty()) return one.name.in(order_.language);
    return side.text;
}

std::string HeatPen::objectiveName(const model::Objective& objective) const {
    return objective.name.empty() ? objective.id.text : objective.name.in(order_.language);
}

picture::Font HeatPen::font(const HeatLetters& letters) const {
    const auto& page = order_.look.symbol("page");
    return {.family = page.word(letters.isSerif ? "family" : "text-family"),
            .points = letters.points,
            .bold = letters.isBold};
}

double HeatPen::widthOf(const std::string& words, const HeatLetters& letters) const {
    return picture::sizeOf(words, font(letters)).width;
}

void HeatPen::write(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
                    const HeatLetters& letters, double room) const {
    writeFitted(marks, words, at, font(letters), letters.colour, room, letters.across);
}

double HeatPen::writeLines(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
                           const HeatLetters& letters, double room, double most) const {
    const double step = picture::millimetres(letters.points) * 1.22;
    double used = 0;
    for (const auto& line : wrapped(words, font(letters), room)) {
        if (used + step > most) break;
        used += step;
        write(marks, line, {at.x, at.y + used}, letters, room);
    }
    return used;
}

}  // namespace cota::look
