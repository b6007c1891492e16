#include "mapsets/look/table/draw_matrix.h"

#include <algorithm>
#include <cmath>

#include "formats/model/finding/message.h"
#include "mapsets/look/faces/face_text.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_names.h"

namespace cota::look {

namespace {

using picture::Across;
using picture::Box;
using picture::Colour;
using picture::Curve;
using picture::Point;
using namespace table_inks;

constexpr double matrixEdge = 10, matrixHead = 20;

/// Letters for reasons: a to z, then aa, ab ...
std::string letterOf(std::size_t reason) {
    constexpr std::size_t letters = 26;
    const std::string last(1, static_cast<char>('a' + reason % letters));
    return reason < letters ? last : letterOf(reason / letters - 1) + last;
}

class MatrixPen {
  public:
    MatrixPen(const MatrixPicture& matrix, model::MapSize paper, model::Language language)
        : matrix_(matrix),
          paper_(paper),
          language_(language),
          places_(matrix, paper),
          names_(places_.names()),
          width_(places_.width()),
          height_(places_.height()) {
        page_.size = paper;
        page_.title = matrix.title;
        page_.layers.push_back({"table", {}, {}});
        page_.layers.push_back({"names", {}, {}});
    }

    picture::Picture draw() {
        const double right = paper_.width - matrixEdge;
        write(matrix_.title, {matrixEdge, matrixEdge + 6}, tableFont(16, true), ink, right - matrixEdge);
        write(matrix_.subtitle, {matrixEdge, matrixEdge + 12}, tableFont(9), quiet, right - matrixEdge);
        const double top = places_.top();
        for (std::size_t i = 0; i < matrix_.things.size(); ++i) drawHeading(i, top);
        for (std::size_t row = 0; row < matrix_.things.size(); ++row)
            for (std::size_t column = 0; column < matrix_.things.size(); ++column)
                drawCell(matrix_.cells[row * matrix_.things.size() + column], row, column);
        drawReasons(top + height_ * static_cast<double>(matrix_.things.size() + 1) + 6);
        return std::move(page_);
    }

  private:
    void write(const std::string& words, Point at, const picture::Font& font, Colour colour, double room,
               Across across = Across::left) {
        writeOnTable(page_.layers[1], words, at, font, colour, room, across);
    }

    void drawHeading(std::size_t which, double top) {
        const auto& thing = matrix_.things[which];
        const double points = std::clamp(height_ * 0.95, 5.0, 9.0);
        const double down = top + height_ * static_cast<double>(which + 1);
        const double base = down + height_ / 2 + capitalsOf(tableFont(points)) / 2;
        const auto number = std::to_string(which + 1);
        auto& marks = page_.layers[0].marks;
        addFill(marks, Curve::rectangle({matrixEdge, down + 0.4, matrixEdge + 1.6, down + height_ - 0.4}),
                thing.band);
        write(number, {matrixEdge + 7, base}, tableFont(points, true), ink, 5, Across::right);
        write(thing.name, {matrixEdge + 9, base}, tableFont(points), ink, names_ - 11 - names_ * 0.24);
        write(thing.seat, {matrixEdge + names_ - 2, base}, tableFont(points * 0.85), quiet, names_ * 0.22,
              Across::right);
        const double middle = places_.leftOf(which) + width_ / 2;
        addFill(marks,
                Curve::rectangle({places_.leftOf(which) + 0.4, top + height_ - 1.8,
                                  places_.leftOf(which) + width_ - 0.4, top + height_ - 0.4}),
                thing.band);
        write(number, {middle, top + height_ - 3}, tableFont(points, true), ink, width_, Across::middle);
    }

    void drawCell(const MatrixPicture::Cell& cell, std::size_t row, std::size_t column) {
        using Answer = MatrixPicture::Answer;
        const auto box = places_.cell(row, column).grown(-0.3);
        auto& marks = page_.layers[0].marks;
        const double points = std::clamp(std::min(height_ * 1.1, width_ * 0.75), 5.0, 11.0);
        const auto font = tableFont(points, true);
        const Point at{(box.left + box.right) / 2, (box.top + box.bottom) / 2 + capitalsOf(font) / 2};
        switch (cell.answer) {
            case Answer::self:
                addFill(marks, Curve::rectangle(box, 0.6), edge);
                return;
            case Answer::no:
                addFill(marks, Curve::rectangle(box, 0.6), {240, 235, 224, 255});
                return write(letterOf(cell.reason), at, tableFont(points * 0.85), quiet, box.width(),
                             Across::middle);
            case Answer::unknown:
                addFill(marks, Curve::rectangle(box, 0.6), {243, 226, 170, 255});
                return write("?", at, font, ink, box.width(), Across::middle);
            case Answer::yes:
                break;
        }
        // Darker the better the chance; told by the number, not by colour alone.
        const Colour pale{206, 224, 196, 255}, dark{104, 158, 88, 255};
        addFill(marks, Curve::rectangle(box, 0.6), picture::mixed(pale, dark, cell.chance.value_or(0)));
        constexpr double percent = 100;
        const auto words = cell.chance
                               ? std::to_string(static_cast<int>(std::lround(*cell.chance * percent))) + " %"
                               : std::string("\u2713");
        write(words, at, font, ink, box.width() - 0.4, Across::middle);
    }

    void drawReasons(double top) {
        const double column = (paper_.width - 2 * matrixEdge) / 2;
        constexpr double line = 4.4, points = 8;
        auto first = model::fillTemplate(
            local("Rows act, columns are acted on. Number: chance of "
                  "'{result}'. Letter: the condition that is not met. ?: a value is missing."),
            std::vector<model::MessageValue>{{"result", matrix_.result}});
        write(first.in(language_), {matrixEdge, top + 3}, tableFont(points, true), ink, 2 * column);
        const auto half = (matrix_.reasons.size() + 1) / 2;
        for (std::size_t i = 0; i < matrix_.reasons.size(); ++i) {
            const Point at{matrixEdge + column * static_cast<double>(i / half),
                           top + 3 + line * static_cast<double>(i % half + 1)};
            write(letterOf(i), at, tableFont(points, true), ink, 6);
            write(matrix_.reasons[i], {at.x + 6, at.y}, tableFont(points), ink, column - 8);
        }
    }

    const MatrixPicture& matrix_;
    model::MapSize paper_;
    model::Language language_;
    picture::Picture page_;
    MatrixPlaces places_;
    double names_, width_, height_;
};

}  // namespace

MatrixPlaces::MatrixPlaces(const MatrixPicture& matrix, model::MapSize paper) : count_(matrix.things.size()) {
    const auto count = std::max<std::size_t>(1, count_);
    const double foot = 10 + 4.4 * std::ceil(static_cast<double>(matrix.reasons.size()) / 2);
    names_ = std::min(70.0, paper.width * 0.26);
    const double across = (paper.width - 2 * matrixEdge - names_) / static_cast<double>(count);
    const double down = (paper.height - matrixHead - 2 * matrixEdge - foot) / static_cast<double>(count + 1);
    width_ = std::min(across, 32.0);
    height_ = std::min(down, 12.0);
}

double MatrixPlaces::top() const { return matrixEdge + matrixHead; }

double MatrixPlaces::leftOf(std::size_t column) const {
    return matrixEdge + names_ + width_ * static_cast<double>(column);
}

Box MatrixPlaces::cell(std::size_t row, std::size_t column) const {
    const double left = leftOf(column), down = top() + height_ * static_cast<double>(row + 1);
    return {left, down, left + width_, down + height_};
}

std::optional<std::pair<std::size_t, std::size_t>> MatrixPlaces::at(Point point) const {
    for (std::size_t row = 0; row < count_; ++row)
        for (std::size_t column = 0; column < count_; ++column)
            if (cell(row, column).holds(point)) return std::pair(row, column);
    return std::nullopt;
}

MatrixPicture pictureOf(const mapsets::TableMatrix& asked, const Cards& cards,
                        const model::Document& document, const std::string& viewer) {
    using Answer = MatrixPicture::Answer;
    const auto language = cards.language();
    const TableNames names(cards, document);
    MatrixPicture matrix;
    const auto& scenario = **document.scenario;
    matrix.title = scenario.title.empty() ? scenario.id : scenario.title.in(language);
    matrix.subtitle = joinedByDots({asked.actionName.in(language), viewer, cards.game().name.in(language)});
    matrix.result = asked.resultName.in(language);
    for (const auto& heading : asked.rows) {
        FaceSubject subject;
        subject.nation = names.nationOf(model::SideId(heading.side));
        matrix.things.push_back(
            {heading.name.in(language), heading.seat.in(language), colourOf(cards.faces(), "band", subject)});
    }
    for (const auto& need : asked.needs) matrix.reasons.push_back(need.text.in(language));
    for (const auto& one : asked.cells) {
        MatrixPicture::Cell cell;
        if (one.isAsked)
            cell.answer = one.verdict == mapsets::TableVerdict::yes  ? Answer::yes
                          : one.verdict == mapsets::TableVerdict::no ? Answer::no
                                                                     : Answer::unknown;
        cell.reason = one.need.value_or(0);
        if (one.isAsked && one.chance)
            cell.chance = static_cast<double>(one.chance->num()) / static_cast<double>(one.chance->den());
        matrix.cells.push_back(cell);
    }
    return matrix;
}

picture::Picture drawMatrix(const MatrixPicture& matrix, model::MapSize paper, model::Language language) {
    return MatrixPen(matrix, paper, language).draw();
}

}  // namespace cota::look
