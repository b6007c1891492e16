#pragma once
// Who can do something to whom, as a picture: a row for each that acts, a column for each that is acted on.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"

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

/// On paper of this size; the columns are numbered like the rows.
picture::Picture drawMatrix(const MatrixPicture& matrix, model::MapSize paper, model::Language language);

}  // namespace cota::look
