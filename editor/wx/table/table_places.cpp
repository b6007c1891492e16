// Where the things of the table are in the window.
#include <algorithm>
#include <cmath>

#include "editor/wx/table/table_canvas.h"

namespace cota::wx {

namespace {

using model::SubjectKind;

/// "table card-group:p1-us-1", "table counter:group p1-us-1 0 -".
std::string nameOfPlace(const model::Subject& subject) {
    return "table " + std::string(model::textOf(subject.kind)) + ":" + subject.id;
}

}  // namespace

std::vector<ItemPlace> TableCanvas::places() const {
    std::vector<ItemPlace> found;
    if (!scene_) return found;
    const auto& layout = scene_->layout();
    const auto add = [&](const model::Subject& subject, const picture::Box& box) {
        const double unit = layout.unit;
        found.push_back({nameOfPlace(subject),
                         screenBox({box.left * unit, box.top * unit, box.right * unit, box.bottom * unit})});
    };
    const auto addCards = [&](const std::vector<look::LaidCard>& cards) {
        for (const auto& card : cards)
            if (card.card != nullptr) add(session::subjectOf(scene_->spotOf(*card.card)), card.visible);
    };
    for (const auto& seat : layout.seats) {
        // The strip with the name, where no card lies.
        add({SubjectKind::seat, seat.seat->id.text, {}},
            {seat.box.left, seat.box.top, seat.box.right, seat.box.top + look::TableLayout::headerHeight});
        for (const auto& group : seat.groups) {
            add({SubjectKind::cardGroup, group.group->id.text, {}}, group.caption);
            addCards(group.cards);
        }
        for (const auto& other : seat.others) {
            add({SubjectKind::space, other.space->id.text, {}}, other.caption);
            addCards(other.cards);
        }
    }
    for (const auto& pile : layout.common) {
        add({SubjectKind::space, pile.space->id.text, {}}, pile.caption);
        addCards(pile.cards);
    }
    return found;
}

void TableCanvas::reveal(const model::Subject& subject) {
    if (!scene_) return;
    const auto boxes = scene_->boxesOf(subject);
    if (boxes.empty()) return;
    const picture::Point middle{(boxes.front().left + boxes.front().right) / 2,
                                (boxes.front().top + boxes.front().bottom) / 2};
    if (!view_.isVisible(middle)) view_.bringNear(middle);
    Refresh();
}

void TableCanvas::zoomToSelection() {
    if (!scene_) return;
    picture::Box box;
    for (const auto& thing : session_.selection())
        for (const auto& one : scene_->boxesOf(thing)) box.add(one);
    if (box.empty()) return;
    constexpr double margin = 1.3;
    const wxSize size = GetClientSize();
    zoomTo(std::min(size.x / (box.width() * margin), size.y / (box.height() * margin)));
    view_.centreOn({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
}

wxRect TableCanvas::screenBox(const picture::Box& box) const {
    const auto from = view_.viewport().toScreen({box.left, box.top});
    const auto to = view_.viewport().toScreen({box.right, box.bottom});
    return {wxPoint(static_cast<int>(std::lround(from.x)), static_cast<int>(std::lround(from.y))),
            wxPoint(static_cast<int>(std::lround(to.x)) - 1, static_cast<int>(std::lround(to.y)) - 1)};
}

}  // namespace cota::wx
