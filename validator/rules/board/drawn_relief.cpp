#include "validator/rules/board/drawn_relief.h"

#include "formats/model/geometry/hex_layout.h"

namespace cota::checks {

using model::GridPoint;
using model::Relief;
using model::SubjectKind;

std::vector<Drawn> drawnBoards(const CheckContext& context) {
    std::vector<Drawn> all;
    for (const auto& one : context.drawn())
        all.push_back({namedBoard(context, one->file, one->board), one->relief});
    return all;
}

Note noteOn(const Drawn& drawn, const model::Contour& contour, std::vector<model::MessageValue> values) {
    Note note;
    note.values = std::move(values);
    note.values.push_back(value("contour", contour.id));
    note.values.push_back(value("metres", contour.metres));
    note.subject = subjectOf(SubjectKind::shape, contour.id);
    note.places = {drawn.named.subject()};
    note.item = drawn.named.item(contour);
    return note;
}

std::string pointText(const NamedBoard& board, model::GridPoint at) {
    const auto number = [](std::int32_t units) {
        const std::int32_t size = std::abs(units);
        return (units < 0 ? "-" : "") + std::to_string(size / 1000) + "." + std::to_string(size % 1000 / 100);
    };
    const auto plain = number(at.x) + " " + number(at.y);
    const model::HexLayout layout(board.board->grid);
    const auto below = layout.hexAt(layout.toMap(at));
    return below ? board.hex(*below) + " (" + plain + ")" : plain;
}

bool readsContours(const CheckContext& context) {
    const auto* heights = context.catalogue().strategy("heights");
    return heights && heights->strategy == mapsets::contourHeightsDescription.name;
}

}  // namespace cota::checks
