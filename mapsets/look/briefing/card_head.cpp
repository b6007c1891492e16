#include "mapsets/look/briefing/card_head.h"

#include <algorithm>

#include "formats/picture/text_shape.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/typeset/capitals.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Mark;
using picture::Point;

constexpr double titleBlock = 16.6, factsBlock = 13.2, noteLine = 2.4;

bool isLetter(const std::string& text) {
    const auto first = text.empty() ? 0 : static_cast<unsigned char>(text.front());
    return (first >= 'A' && first <= 'Z') || first == 0xC3;
}

}  // namespace

std::vector<std::string> CardHead::noteOf(const BriefFact& fact) const {
    constexpr std::size_t most = 4;
    auto lines = wrapped(fact.note, CardPen::narrow(6), factWidth() - 3);
    if (lines.size() > most) lines.resize(most);
    return lines;
}

double CardHead::factWidth() const {
    return width_ / static_cast<double>(std::max<std::size_t>(briefing_.facts.size(), 4));
}

double CardHead::factsHeight() const {
    std::size_t lines = 1;
    for (const auto& fact : briefing_.facts) lines = std::max(lines, noteOf(fact).size());
    return factsBlock + noteLine * static_cast<double>(lines - 1);
}

double CardHead::height() const { return titleBlock + (briefing_.facts.empty() ? 2 : factsHeight()); }

void CardHead::draw(const Add& add, Point at) const {
    constexpr double aside = 52;
    const double right = width_;
    std::vector<Mark> title;
    // A long title is smaller, but whole.
    constexpr double usual = 24, least = 9;
    const double wide = picture::sizeOf(briefing_.title, CardPen::serif(usual, true)).width,
                 room = width_ - aside;
    const double points = std::max(least, usual * std::min(1.0, room / std::max(wide, 1.0)) - 0.01);
    pen_.write(title, briefing_.title + " ", {0, 8}, CardPen::serif(points, true), cardInk, width_);
    add(pen_.element("H1"), std::move(title), at);
    std::vector<Mark> below;
    if (!briefing_.when.empty())
        pen_.write(below, briefing_.when + " ", {0, 13.4}, CardPen::serif(11, false, true), cardQuiet,
                   width_ - aside);
    auto game = CardPen::narrow(8.2, true);
    game.spacing = 0.2;
    pen_.write(below, inCapitals(briefing_.game), {right, 3.2}, game, cardInk, aside, Across::right);
    pen_.write(below, pen_.in(local("Scenario")), {right, 7.2}, CardPen::narrow(7.8), cardQuiet, aside,
               Across::right);
    if (!briefing_.author.empty())
        pen_.write(below, briefing_.author, {right, 13.4}, CardPen::narrow(7.8), cardQuiet, aside,
                   Across::right);
    CardPen::rule(below, 0, width_, titleBlock - 1.4, 0.6);
    add(pen_.element("P"), std::move(below), at);
    if (!briefing_.facts.empty()) add(pen_.element("P"), facts(), {at.x, at.y + titleBlock});
}

std::vector<Mark> CardHead::facts() const {
    std::vector<Mark> marks;
    const double wide = factWidth(), height = factsHeight();
    for (std::size_t i = 0; i < briefing_.facts.size(); ++i) {
        const auto& fact = briefing_.facts[i];
        const double left = wide * static_cast<double>(i) + (i > 0 ? 1.6 : 0), room = wide - 3;
        if (i > 0)
            addFill(marks, picture::Curve::rectangle({left - 1.7, 0.6, left - 1.58, height - 2.8}), cardRule);
        auto label = CardPen::narrow(5.8, true);
        label.spacing = 0.14;
        pen_.write(marks, inCapitals(fact.label) + " ", {left, 2.6}, label, cardQuiet, room);
        pen_.write(marks, fact.value + " ", {left, 6.9}, CardPen::narrow(10.8, true), cardInk, room);
        double down = 9.9;
        for (const auto& line : noteOf(fact)) {
            pen_.write(marks, line + " ", {left, down}, CardPen::narrow(6), cardQuiet, room + 1);
            down += noteLine;
        }
    }
    CardPen::rule(marks, 0, width_, height - 1.2, 0.2);
    return marks;
}

std::string CardHead::situationWords() const { return pen_.in(local("of a scenario", "The situation")); }

std::vector<Mark> CardHead::situationHeading(double width) const {
    std::vector<Mark> marks;
    pen_.write(marks, inCapitals(situationWords()) + " ", {0, 4}, CardPen::heading(8.6), cardInk, width);
    CardPen::rule(marks, 0, width, 5.5, 0.25);
    return marks;
}

CardPieces CardHead::situation(const std::string& history, double width, bool hasInitial) const {
    CardPieces pieces;
    if (history.empty()) return pieces;
    const double points = 9.4 * pen_.scale(), leading = pen_.leading(9.4);
    const bool isInitial = hasInitial && isLetter(history);
    std::vector<TextRun> runs;
    picture::Text initial;
    std::string rest = history;
    if (isInitial) {
        constexpr double capital = 0.645;  // of the letters, of their size
        const auto bytes = firstCharacter(history);
        initial.words = history.substr(0, bytes);
        initial.font = CardPen::serif((leading + picture::millimetres(points) * capital) / capital /
                                      picture::millimetres(1));
        initial.colour = cardAccent;
        initial.across = Across::left;
        initial.at = {0, leading * 1.76};
        // The first words are in small capitals.
        constexpr int words = 3;
        std::size_t end = bytes;
        for (int i = 0; i < words && end < history.size(); ++i)
            end = std::min(history.find(' ', end + 1), history.size());
        auto small = CardPen::serif(points * 0.8);
        small.spacing = 0.12;
        runs.push_back({inCapitals(history.substr(bytes, end - bytes)), small, cardInk});
        rest = history.substr(end);
    }
    runs.push_back({rest, CardPen::serif(points), cardInk});
    ParagraphForm form{.width = width, .language = pen_.language()};
    if (isInitial) {
        form.narrowLines = 2;
        form.narrowBy = picture::sizeOf(initial.words, initial.font).width + 1.2;
    }
    form.isJustified = width > 60;
    const auto lines = setParagraph(runs, form);
    const int element = pen_.element("P");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CardPiece piece;
        piece.flow = {leading, 0, i == 0 && isInitial ? 1 : 0};
        piece.element = element;
        if (i == 0 && isInitial) addText(piece.marks, initial);
        for (auto text : lines[i]) {
            text.at.y = leading * 0.76;
            addText(piece.marks, std::move(text));
        }
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

std::vector<Mark> CardHead::runningHead() const {
    std::vector<Mark> marks;
    pen_.write(marks, briefing_.title, {0, 4}, CardPen::serif(12, true), cardInk, width_ * 0.7);
    pen_.write(marks, inCapitals(briefing_.game), {width_, 4}, CardPen::narrow(7, true), cardQuiet,
               width_ * 0.28, Across::right);
    CardPen::rule(marks, 0, width_, 5.6, 0.4);
    return marks;
}

std::vector<Mark> CardHead::foot(std::size_t page, std::size_t pages) const {
    constexpr std::size_t digits = 8;
    std::vector<Mark> marks;
    CardPen::rule(marks, 0, width_, 0, 0.2);
    const auto& order = pen_.order();
    std::string words = briefing_.id;
    if (!order.hash.empty())
        words += " \u00b7 " + pen_.say(local("document {hash}"), {{"hash", order.hash.substr(0, digits)}});
    if (!order.file.empty())
        words += " \u00b7 " +
                 pen_.say(local("every value on this card comes from {file}"), {{"file", order.file}});
    pen_.write(marks, words, {0, 3}, CardPen::narrow(6), cardQuiet, width_ * 0.8);
    const std::string number =
        pages > 1 ? pen_.say(local("page {page} of {last}"),
                             {{"page", std::to_string(page)}, {"last", std::to_string(pages)}})
                  : std::to_string(page);
    pen_.write(marks, number, {width_, 3}, CardPen::narrow(6), cardQuiet, width_ * 0.2, Across::right);
    return marks;
}

}  // namespace cota::look
