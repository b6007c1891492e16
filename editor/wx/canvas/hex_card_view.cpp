#include "editor/wx/canvas/hex_card_view.h"

#include <wx/dc.h>
#include <wx/window.h>

#include <algorithm>
#include <utility>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr int restTime = 500;  // milliseconds
constexpr std::chrono::milliseconds quietTime{1000};
// Device-independent pixels.
constexpr int cardPadding = 10, cardGap = 4, columnGap = 10, fromPointer = 22, cardRadius = 8;
constexpr int labelColumn = 120, textColumn = 220, longTextColumn = 360;

// The map keeps the colours of paper in every theme, and so does what is drawn over it.
const wxColour cardInk(28, 28, 28), cardMuted(96, 96, 96), cardGround(255, 255, 252), cardEdge(120, 120, 120);

}  // namespace

HexCardView::HexCardView(wxWindow& window, const session::Session& session, const ScrolledView& view)
    : window_(window),
      session_(session),
      view_(view),
      worker_([this](std::shared_ptr<const session::HexRules> rules) {
          window_.CallAfter([this, rules = std::move(rules)] { take(rules); });
      }) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { wanted(); });
}

void HexCardView::setOn(bool isOn) {
    isOn_ = isOn;
    if (!isOn) hide();
}

void HexCardView::rest(std::optional<session::Cell> cell) {
    if (isPinned_ || cell == cell_ || (cell && cell == silent_)) return;
    silent_.reset();
    hide();
    cell_ = cell;
    if (!cell || !isOn_) return timer_.Stop();
    const auto quiet =
        std::chrono::duration_cast<std::chrono::milliseconds>(quietUntil_ - std::chrono::steady_clock::now());
    timer_.StartOnce(std::max(restTime, static_cast<int>(quiet.count())));
}

void HexCardView::show(session::Cell cell, bool isLong) {
    hide();
    cell_ = cell;
    isLong_ = isLong;
    isPinned_ = true;
    wanted();
}

bool HexCardView::hide() {
    timer_.Stop();
    isPinned_ = isLong_ = false;
    cell_.reset();
    if (!card_) return false;
    card_.reset();
    pieces_.clear();
    window_.Refresh();
    return true;
}

void HexCardView::silence(std::optional<session::Cell> at) {
    if (at || cell_) silent_ = at ? at : cell_;
    quietUntil_ = std::chrono::steady_clock::now() + quietTime;
    hide();
}

void HexCardView::forgetRules() {
    hide();
    rules_.reset();
}

/// Shows the card, as soon as the rules of the present map are ready.
void HexCardView::wanted() {
    if (!cell_ || !session_.map()) return;
    if (!rules_ || rules_->map() != session_.map()) return worker_.start(session_.map());
    const auto card = rules_->card(*cell_, session_.shownTurn(), session_.language(), isLong_);
    layOut(card);
    card_ = cell_;
    window_.Refresh();
    onShown(card.title);
}

void HexCardView::take(std::shared_ptr<const session::HexRules> rules) {
    if (rules->map() != session_.map()) return;
    rules_ = std::move(rules);
    if (cell_ && !timer_.IsRunning()) wanted();
}

void HexCardView::addPiece(const wxString& text, int left, int top, int width, bool isBold, bool isMuted) {
    const wxString lines = inLines(window_, text, width);
    wxCoord wide = 0, tall = 0;
    wxFont font = window_.GetFont();
    if (isBold) font.MakeBold();
    const auto count = static_cast<int>(std::count(lines.begin(), lines.end(), '\n')) + 1;
    window_.GetTextExtent("Ag", &wide, &tall, nullptr, nullptr, &font);
    pieces_.push_back({lines, {left, top, width, tall * count}, isBold, isMuted});
}

void HexCardView::layOut(const session::HexCard& card) {
    pieces_.clear();
    const int padding = window_.FromDIP(cardPadding), gap = window_.FromDIP(cardGap);
    const int labels = window_.FromDIP(labelColumn);
    const int texts = window_.FromDIP(isLong_ ? longTextColumn : textColumn);
    const int second = padding + labels + window_.FromDIP(columnGap);
    const int whole = labels + window_.FromDIP(columnGap) + texts;
    int top = padding;
    const auto below = [&] { return pieces_.back().box.GetBottom() + 1 + gap; };
    addPiece(toWx(card.title + (card.ground.empty() ? "" : "   " + card.ground)), padding, top, whole, true,
             false);
    top = below();
    for (const auto& line : card.lines) {
        wxString text = toWx(line.text);
        if (!line.source.empty() && isLong_) text += " [" + toWx(line.source) + "]";
        addPiece(toWx(line.label), padding, top, labels, false, true);
        const int labelEnd = below();
        addPiece(text, second, top, texts, false, false);
        top = std::max(labelEnd, below());
    }
    addPiece(
        isLong_ ? words("Esc closes this.") : words("Shift+F1 explains it with the paragraphs of the rules."),
        padding, top, whole, false, true);
    size_ = {whole + 2 * padding, pieces_.back().box.GetBottom() + padding};
}

/// Beside the hex, inside the window.
wxPoint HexCardView::corner() const {
    const auto at = view_.viewport().toScreen(session_.map()->sheet().centre(*card_));
    const wxSize size = window_.GetClientSize();
    const int away = window_.FromDIP(fromPointer);
    int x = static_cast<int>(at.x) + away, y = static_cast<int>(at.y) + away;
    if (x + size_.x > size.x) x = static_cast<int>(at.x) - away - size_.x;
    if (y + size_.y > size.y) y = static_cast<int>(at.y) - away - size_.y;
    return {std::clamp(x, 0, std::max(0, size.x - size_.x)), std::clamp(y, 0, std::max(0, size.y - size_.y))};
}

void HexCardView::paint(wxDC& dc) const {
    if (!card_ || !session_.map()) return;
    const wxPoint at = corner();
    dc.SetPen(wxPen(cardEdge));
    dc.SetBrush(wxBrush(cardGround));
    dc.DrawRoundedRectangle(wxRect(at, size_), window_.FromDIP(cardRadius));
    dc.SetBackgroundMode(wxBRUSHSTYLE_TRANSPARENT);
    for (const auto& piece : pieces_) {
        wxFont font = window_.GetFont();
        if (piece.isBold) font.MakeBold();
        dc.SetFont(font);
        dc.SetTextForeground(piece.isMuted ? cardMuted : cardInk);
        dc.DrawLabel(piece.text, wxRect(piece.box.GetPosition() + at, piece.box.GetSize()));
    }
}

}  // namespace cota::wx
