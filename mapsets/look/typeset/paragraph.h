#pragma once
// A paragraph as lines: broken where the spaces of all lines together are most even, and justified.

#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"

namespace cota::look {

/// Words in one kind of letters. The text between two runs has a space only if one of them has it.
struct TextRun {
    std::string words;
    picture::Font font;
    picture::Colour colour;
};

struct ParagraphForm {
    double width = 0;
    bool isJustified = true;
    model::Language language = model::Language::english;
    int narrowLines = 0;  // the first lines, beside an initial
    double narrowBy = 0;
};

/// Its words with their places: x from the left edge, 0 is the base line. A word has its space behind it, so
/// that the text can be searched and read aloud.
using SetLine = std::vector<picture::Text>;

/// A word that is wider than a line is cut.
std::vector<SetLine> setParagraph(const std::vector<TextRun>& runs, const ParagraphForm& form);

}  // namespace cota::look
