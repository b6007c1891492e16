#include "formats/model/underlay/underlay_edits.h"

#include "formats/model/document/edit_support.h"

namespace cota::model {

namespace {

template <class Change>
Document withUnderlayChanged(const Document& document, const std::string& key, const std::string& id,
                             Change&& change) {
    return withBoard(document, key, [&](Board& board) {
        for (Underlay& underlay : board.underlays)
            if (underlay.id == id) change(board, underlay);
    });
}

}  // namespace

const char* textOf(FitKind kind) { return kind == FitKind::affine ? "affine" : "similarity"; }

const char* textOf(ReviewState state) {
    switch (state) {
        case ReviewState::open:
            return "open";
        case ReviewState::kept:
            return "kept";
        case ReviewState::mended:
            return "mended";
    }
    return "";
}

const Underlay* underlayOf(const Board& board, const std::string& id) {
    const auto it = std::ranges::find(board.underlays, id, &Underlay::id);
    return it == board.underlays.end() ? nullptr : &*it;
}

HexReview reviewOf(const Underlay& underlay, HexCoord hex) {
    const auto it = std::ranges::find(underlay.reviews, hex, &HexReview::at);
    return it == underlay.reviews.end() ? HexReview{hex, ReviewState::open, {}} : *it;
}

std::string newUnderlayId(const Board& board) {
    for (std::size_t number = 1;; ++number) {
        std::string id = "sheet-" + std::to_string(number);
        if (underlayOf(board, id) == nullptr) return id;
    }
}

Document withUnderlay(const Document& document, const std::string& key, const Underlay& underlay) {
    return withBoard(document, key, [&](Board& board) { putById(board.underlays, underlay); });
}

Document withoutUnderlay(const Document& document, const std::string& key, const std::string& id) {
    return withBoard(document, key, [&](Board& board) { dropById(board.underlays, id); });
}

Document withHexReview(const Document& document, const std::string& key, const std::string& id,
                       const HexReview& review) {
    return withUnderlayChanged(document, key, id, [&](const Board& board, Underlay& underlay) {
        if (!board.grid.contains(review.at)) return;
        const auto isSame = [&](const HexReview& other) { return other.at == review.at; };
        if (review.state == ReviewState::open && review.note.empty())
            std::erase_if(underlay.reviews, isSame);
        else
            putRecord(underlay.reviews, review, isSame);
    });
}

Document withFitPoint(const Document& document, const std::string& key, const std::string& id,
                      const FitPoint& point) {
    return withUnderlayChanged(document, key, id, [&](const Board&, Underlay& underlay) {
        putRecord(underlay.points, point, [&](const FitPoint& other) { return other.at == point.at; });
    });
}

Document withoutFitPoint(const Document& document, const std::string& key, const std::string& id,
                         GridPoint at) {
    return withUnderlayChanged(document, key, id, [&](const Board&, Underlay& underlay) {
        std::erase_if(underlay.points, [&](const FitPoint& point) { return point.at == at; });
    });
}

}  // namespace cota::model
