#include "mapsets/look/briefing/card_pen.h"

#include <algorithm>

#include "formats/model/finding/message.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/typeset/capitals.h"

namespace cota::look {

std::vector<FlowPiece> flowOf(const CardPieces& pieces) {
    std::vector<FlowPiece> flow;
    for (const auto& piece : pieces) flow.push_back(piece.flow);
    return flow;
}

std::string CardPen::say(const model::LocalLiteral& text,
                         std::vector<std::pair<std::string, std::string>> values) const {
    std::vector<model::MessageValue> named;
    for (auto& [name, value] : values) named.push_back({name, value});
    return model::fillTemplate(text.in(order_.language), named);
}

picture::Font CardPen::serif(double points, bool isBold, bool isItalic) {
    return {.family = "Linux Libertine O", .points = points, .bold = isBold, .italic = isItalic};
}
picture::Font CardPen::narrow(double points, bool isBold) {
    return {.family = "Roboto Condensed", .points = points, .bold = isBold};
}
picture::Font CardPen::heading(double points) {
    return {.family = "Linux Biolinum O", .points = points, .bold = true, .spacing = 0.22};
}

picture::Colour CardPen::ofSide(const model::SideId& side) const {
    if (side.empty()) return cardQuiet;
    // White letters stand on it.
    constexpr double dark = 0.25;
    return mixed(sideColour(scene_, side), {0, 0, 0, 255}, dark);
}

int CardPen::element(const char* role, const std::string& words) const {
    elements_.push_back({role, words});
    return static_cast<int>(elements_.size()) - 1;
}

void CardPen::write(std::vector<picture::Mark>& marks, const std::string& words, picture::Point at,
                    const picture::Font& font, picture::Colour colour, double room,
                    picture::Across across) const {
    writeFitted(marks, words, at, font, colour, room, across);
}

void CardPen::rule(std::vector<picture::Mark>& marks, double left, double right, double down, double width,
                   picture::Colour colour) {
    addFill(marks, picture::Curve::rectangle({left, down, right, down + width}), colour);
}

double CardPen::leading(double points) const { return picture::millimetres(points * scale_ * 10.2 / 9); }

CardPiece CardPen::headingPiece(const std::string& words, double width, picture::Colour colour,
                                bool isContinued) const {
    constexpr double baseline = 3, ruleAt = 4.4, height = 5.8, above = 3.6;
    constexpr int withIt = 3;
    CardPiece piece;
    piece.flow = {height, above, withIt};
    piece.element = element("H2");
    const std::string text = isContinued ? say(local("{heading} (continued)"), {{"heading", words}}) : words;
    write(piece.marks, inCapitals(text), {0, baseline}, heading(8.6), colour, width);
    rule(piece.marks, 0, width, ruleAt, 0.25, colour);
    return piece;
}

CardPieces CardPen::textPieces(const std::vector<TextRun>& runs, const TextForm& form) const {
    constexpr double rise = 0.76;  // of the base line in its line
    const auto lines = setParagraph(
        runs,
        {.width = form.width - form.indent, .isJustified = form.isJustified, .language = order_.language});
    CardPieces pieces;
    const int element = lines.empty() ? CardPiece::noElement : this->element(form.role);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CardPiece piece;
        // The first two and the last two lines stay together.
        const bool isKept = i == 0 || i + 2 == lines.size();
        piece.flow = {form.leading, i == 0 ? form.above : 0, isKept && i + 1 < lines.size() ? 1 : 0};
        piece.element = element;
        for (auto text : lines[i]) {
            text.at.x += form.indent;
            text.at.y = form.leading * rise;
            addText(piece.marks, std::move(text));
        }
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

}  // namespace cota::look
