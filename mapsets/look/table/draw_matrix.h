#pragma once
// Who can do something to whom, as a picture: a row for each that acts, a column for each that is acted on.

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/look/cards/cards.h"
#include "mapsets/table/table_matrix.h"

namespace cota::look {

struct MatrixPicture {
    enum class Answer { self, yes, no, unknown };
    struct Heading {
        std::string name;
        std::string seat;  // whose it is
        picture::Colour band{92, 83, 66, 255};
    };
    struct Cell {
        Answer answer = Answer::self;
        std::optional<double> chance;  // of the best result, 0 to 1
        std::size_t reason = 0;        // of a no: its place in `reasons`
    };
    std::string title, subtitle;
    std::string result;  // whose chance it is
    std::vector<Heading> things;
    std::vector<Cell> cells;  // row after row
    std::vector<std::string> reasons;
};

/// The answers with the names of things. `viewer` is who sees the table; empty: all is shown.
MatrixPicture pictureOf(const mapsets::TableMatrix& asked, const Cards& cards,
                        const model::Document& document, const std::string& viewer);

/// Where the cells are on paper of this size.
class MatrixPlaces {
  public:
    MatrixPlaces(const MatrixPicture& matrix, model::MapSize paper);

    double names() const { return names_; }  // the width of the names of rows
    double width() const { return width_; }
    double height() const { return height_; }
    double top() const;
    /// The left edge of a column.
    double leftOf(std::size_t column) const;
    picture::Box cell(std::size_t row, std::size_t column) const;
    /// The row and column at a point of the paper.
    std::optional<std::pair<std::size_t, std::size_t>> at(picture::Point point) const;

  private:
    std::size_t count_ = 0;
    double names_ = 60, width_ = 10, height_ = 10;
};

/// On paper of this size; the columns are numbered like the rows.
picture::Picture drawMatrix(const MatrixPicture& matrix, model::MapSize paper, model::Language language);

}  // namespace cota::look
