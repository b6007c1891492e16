#include "editor/wx/assembly/piece_pictures.h"

#include <wx/window.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "formats/picture/screen_paint.h"

namespace cota::wx {

PiecePictures::PiecePictures(wxWindow& window, const session::Session& session)
    : window_(window), session_(session), worker_([this](session::BoardPicture picture) {
          auto shared = std::make_shared<session::BoardPicture>(std::move(picture));
          window_.CallAfter([this, shared] { take(std::move(*shared)); });
      }) {}

session::BoardPictureRequest PiecePictures::requestFor(const session::PlannedBoard& board) const {
    session::BoardPictureRequest request;
    request.board = session_.document().boards.at(board.file);
    request.laid = board.laid;
    request.laid.shift = {};
    request.game = session_.game();
    request.look = session_.look();
    request.language = session_.language();
    return request;
}

void PiecePictures::request(const session::AssemblyPlan& plan) {
    const auto isAmong = [](const auto& list, const session::BoardPictureRequest& request) {
        return std::ranges::any_of(list, [&](const auto& one) { return one.isLike(request); });
    };
    std::vector<session::BoardPictureRequest> wanted;
    for (const auto& board : plan.boards())
        if (auto request = requestFor(board); !isAmong(wanted, request)) wanted.push_back(std::move(request));
    std::erase_if(pictures_, [&](const auto& picture) { return !isAmong(wanted, picture.of); });
    std::erase_if(wanted, [&](const auto& request) {
        return std::ranges::any_of(pictures_, [&](const auto& one) { return one.of.isLike(request); });
    });
    if (!wanted.empty()) worker_.start(std::move(wanted));
}

void PiecePictures::take(session::BoardPicture picture) {
    std::erase_if(pictures_, [&](const auto& one) { return one.of.isLike(picture.of); });
    pictures_.push_back(std::move(picture));
    window_.Refresh(false);
    if (onDrawn) onDrawn();
}

void PiecePictures::paint(cairo_t* surface, const AssemblyPlane& plane, const session::PlannedBoard& board,
                          const session::BoardBox& box, double opacity) const {
    if (!session_.document().boards.contains(board.file)) return;
    const auto request = requestFor(board);
    const auto found =
        std::ranges::find_if(pictures_, [&](const auto& one) { return one.of.isLike(request); });
    if (found == pictures_.end()) return;
    const auto shiftX = box.left - board.box.left, shiftY = box.top - board.box.top;
    const auto a = board.laid.toMap(found->from), b = board.laid.toMap(found->to);
    const auto from = plane.onScreen(std::min(a.x, b.x) + shiftX, std::min(a.y, b.y) + shiftY),
               to = plane.onScreen(std::max(a.x, b.x) + shiftX, std::max(a.y, b.y) + shiftY);
    picture::paintThrough(surface, found->pixels, {from.m_x, from.m_y, to.m_x, to.m_y}, opacity);
}

}  // namespace cota::wx
