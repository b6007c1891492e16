#include "editor/wx/panels/overlays_panel.h"

#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "editor/answers/asked_overlay.h"
#include "editor/answers/overlay_choices.h"
#include "editor/picture/overlay_export.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"
#include "validator/overlays/question_words.h"

namespace cota::wx {

namespace {

using session::OverlayAnswer;
using session::OverlayKind;
using session::ShownOverlay;

/// The number of the overlay that a row belongs to; rows of the legend have a longer id.
int overlayOfRow(const std::string& row) { return row.empty() ? 0 : std::stoi(row); }

/// `isWhole`: with the limits of a question.
wxString titleOfOverlay(const session::Session& session, const ShownOverlay& one, bool isWhole) {
    if (isWhole && !one.answer.question.empty()) return toWx(one.answer.question);
    if (one.kind == OverlayKind::asked && session.map()) {
        const checks::QuestionWords words(session.map()->laidDocument(),
                                          session::readerOf(*session.map(), session.language()));
        return toWx(isWhole ? words.whole(one.question) : words.title(one.question));
    }
    if (one.kind == OverlayKind::changed) return words("Changes since saving");
    return one.kind == OverlayKind::seen ? words("Visible hexes") : words("Movement range");
}

wxColour opaqueColour(picture::Colour colour) {
    const auto opaque = look::tintOnWhite(colour);
    return {opaque.red, opaque.green, opaque.blue};
}

/// The sign of a row of the legend, as it is drawn on the map in this place.
void addSign(ListRow& row, const OverlayAnswer::Meaning& meaning, std::size_t place) {
    using Form = ListRow::Swatch;
    if (meaning.sign == look::LegendRow::Sign::none) return;
    const bool isRing = meaning.sign == look::LegendRow::Sign::ring;
    row.swatchForm = isRing       ? Form::ring
                     : place == 0 ? Form::full
                     : place == 1 ? Form::rising
                                  : Form::falling;
    row.swatch = row.swatchForm == Form::full
                     ? opaqueColour(meaning.colour)
                     : wxColour(meaning.colour.red, meaning.colour.green, meaning.colour.blue);
}

}  // namespace

OverlaysPanel::OverlaysPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    bar_ = new Strip(this, "overlays-bar", Strip::Way::across);
    bar_->setInner(true);
    bar_->setEdges(wxBOTTOM);
    list_ = new RowList(this, "overlays");
    list_->setEmptyText(words(
        "Nothing is drawn over the map. Select a hex or a unit, then show what it sees or where it can go."));
    list_->onSelect = [this] { showButtons(); };
    list_->onMenu = [this](const std::string&, const wxPoint& at) { showMenu(at); };
    list_->onKey = [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_DELETE || !chosen()) return false;
        remove();
        return true;
    };
    GetSizer()->Add(bar_, wxSizerFlags().Expand());
    GetSizer()->Add(list_, wxSizerFlags(1).Expand());
    fill();
}

void OverlaysPanel::show(const session::ShownOverlays& shown) {
    shown_ = shown;
    fill();
}

const ShownOverlay* OverlaysPanel::chosen() const {
    return list_->selection().empty() ? nullptr : shown_.find(overlayOfRow(*list_->selection().begin()));
}

void OverlaysPanel::fill() {
    std::vector<ListRow> rows;
    for (const auto& one : shown_.all()) {
        const std::string id = std::to_string(one.id);
        ListRow row{id, titleOfOverlay(session_, one, true)};
        row.icon = one.kind == OverlayKind::changed ? "history"
                   : one.kind == OverlayKind::asked ? "overlays"
                   : one.kind == OverlayKind::seen  ? "visible"
                                                    : "reach";
        row.isStrong = true;
        row.detail = one.answer.number == 0 ? words("Computing...") : toWx(one.answer.text());
        const bool isOfSelection = one.kind != OverlayKind::changed && one.kind != OverlayKind::asked;
        if (isOfSelection)
            row.badges.push_back({one.isKept ? words("kept") : words("follows the selection"), Tone::muted});
        if (!one.isRecomputed) row.badges.push_back({words("not recomputed"), Tone::warning});
        rows.push_back(std::move(row));
        const auto legend = shown_.legend(one.id);
        for (std::size_t i = 0; i < legend.size(); ++i) {
            ListRow line{id + "/" + std::to_string(i), toWx(OverlayAnswer::textOf({legend[i].saying}, ""))};
            line.level = 1;
            addSign(line, legend[i], shown_.placeOf(one.id));
            rows.push_back(std::move(line));
        }
        for (std::size_t i = 0; i < one.answer.rows.size(); ++i) {
            ListRow line{id + "/row" + std::to_string(i), toWx(one.answer.rows[i])};
            line.level = 1;
            rows.push_back(std::move(line));
        }
        for (std::size_t i = 0; i < one.answer.doubts.size(); ++i) {
            ListRow line{id + "/doubt" + std::to_string(i),
                         toWx(OverlayAnswer::textOf({one.answer.doubts[i]}, ""))};
            line.level = 1;
            line.icon = "note";
            line.ink = Tone::muted;
            rows.push_back(std::move(line));
        }
    }
    list_->show(std::move(rows));
    if (shown_.all().empty()) return showButtons();
    // The user has just asked for a new one, and would export it.
    const int latest = std::ranges::max(shown_.all(), {}, &ShownOverlay::id).id;
    if (latest > latest_ || !chosen()) list_->select({std::to_string(latest)});
    latest_ = std::max(latest_, latest);
    showButtons();
}

void OverlaysPanel::showButtons() {
    const auto* one = chosen();
    std::vector<StripItem> items;
    const auto add = [&](const char* id, const wxString& text, const wxString& tip, bool isEnabled,
                         std::function<void()> run, StripItem::Kind kind = StripItem::Kind::button,
                         bool isOn = false) {
        StripItem item{id, kind, text};
        item.tip = tip;
        item.isEnabled = isEnabled;
        item.isOn = isOn;
        // Later: the item that was clicked is replaced.
        item.run = [this, run = std::move(run)] { CallAfter(run); };
        items.push_back(std::move(item));
    };
    add("overlay-seen", words("Visible hexes"),
        withKeys(words("What the selected hex or unit can see"), "viewshed"), true,
        [this] { onAction("viewshed"); });
    add("overlay-reached", words("Movement range"),
        withKeys(words("Where the selected unit can go"), "reach"), true, [this] { onAction("reach"); });
    add("overlay-changed", words("Compare with saved"),
        withKeys(words("Changes since the last save"), "compare-saved"), true,
        [this] { onAction("compare-saved"); });
    StripItem ask{"overlay-ask", StripItem::Kind::drop, words("Ask About the Map")};
    ask.tip = words("Questions about all hexes: who sees them, when units get there, who can fire at them");
    ask.isEnabled = session_.map() != nullptr;
    ask.menu = [this](wxMenu& menu) { fillQuestions(menu); };
    items.push_back(std::move(ask));
    items.push_back({"", StripItem::Kind::line, ""});
    const bool isAsked = one && one->kind == OverlayKind::asked;
    add(
        "overlay-keep", words("Keep"),
        words("Keep it for its hex or unit when something else is selected; at most three are shown"),
        one && !isAsked, [this] { toggleKept(); }, StripItem::Kind::check, one && one->isKept);
    add(
        "overlay-fresh", words("Recompute"), words("Compute it again after each change of the document"), one,
        [this] { toggleRecomputed(); }, StripItem::Kind::check, one && one->isRecomputed);
    const bool hasAnswer = one && one->answer.layer;
    add("overlay-csv", words("Export Numbers..."), words("A row for each hex, for a spreadsheet (CSV)"),
        hasAnswer, [this] { exportNumbers(); });
    add("overlay-png", words("Export Picture..."), words("The map with this overlay (PNG)"), hasAnswer,
        [this] { exportPicture(); });
    add("overlay-remove", words("Remove"), words("Remove it from the map (Del)"), one, [this] { remove(); });
    bar_->show(std::move(items));
}

void OverlaysPanel::fillQuestions(wxMenu& menu) {
    if (!session_.map()) return;
    const auto label = [](const std::string& text) { return wxControl::EscapeMnemonics(toWx(text)); };
    const auto append = [this, &menu](wxMenu& to, const wxString& text,
                                      const checks::OverlayQuestion& question) {
        // Later: the bar with the menu is filled anew. The menu receives the events of those within it.
        const auto ask = [this, question](wxCommandEvent&) {
            CallAfter([this, question] {
                onChange([&question](session::ShownOverlays& all) { all.ask(question); });
            });
        };
        menu.Bind(wxEVT_MENU, ask, to.Append(wxID_ANY, text)->GetId());
    };
    const auto kinds = session::overlayChoices(*session_.map(), session_.selection(), session_.language());
    for (const auto& kind : kinds) {
        if (kind.isDirect) {
            append(menu, label(kind.title), kind.choices.front().question);
            continue;
        }
        auto* below = new wxMenu;
        for (const auto& choice : kind.choices) append(*below, label(choice.label), choice.question);
        if (kind.choices.empty()) below->Append(wxID_ANY, label(kind.needs))->Enable(false);
        menu.AppendSubMenu(below, label(kind.title));
    }
}

void OverlaysPanel::showMenu(const wxPoint& at) {
    const auto* one = chosen();
    if (!one) return;
    wxMenu menu;
    const auto add = [&](const wxString& label, void (OverlaysPanel::*run)(), bool isEnabled,
                         std::optional<bool> isOn = std::nullopt) {
        auto* item = isOn ? menu.AppendCheckItem(wxID_ANY, label) : menu.Append(wxID_ANY, label);
        if (isOn) item->Check(*isOn);
        item->Enable(isEnabled);
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter([this, run] { (this->*run)(); }); },
            item->GetId());
    };
    const bool hasAnswer = one->answer.layer != nullptr;
    add(words("Keep"), &OverlaysPanel::toggleKept, true, one->isKept);
    add(words("Recompute"), &OverlaysPanel::toggleRecomputed, true, one->isRecomputed);
    menu.AppendSeparator();
    add(words("Export Numbers..."), &OverlaysPanel::exportNumbers, hasAnswer);
    add(words("Export Picture..."), &OverlaysPanel::exportPicture, hasAnswer);
    menu.AppendSeparator();
    add(words("Remove"), &OverlaysPanel::remove, true);
    list_->PopupMenu(&menu, at);
}

void OverlaysPanel::remove() {
    if (const auto* one = chosen()) onChange([id = one->id](session::ShownOverlays& all) { all.remove(id); });
}

void OverlaysPanel::toggleKept() {
    const auto* one = chosen();
    if (!one) return;
    const auto& selection = session_.selection();
    const auto selected = selection.empty() ? model::Subject{} : selection.focus();
    onChange([id = one->id, isKept = !one->isKept, selected](session::ShownOverlays& all) {
        all.keep(id, isKept, selected);
    });
}

void OverlaysPanel::toggleRecomputed() {
    const auto* one = chosen();
    if (!one) return;
    onChange([id = one->id, isOn = !one->isRecomputed](session::ShownOverlays& all) {
        all.setRecomputed(id, isOn);
    });
}

wxString OverlaysPanel::fileNameOf(const ShownOverlay& one) const {
    auto name = titleOfOverlay(session_, one, true);
    for (const char* sign : {":", "/", "\\"}) name.Replace(sign, "");
    return name;
}

void OverlaysPanel::exportNumbers() {
    if (const auto* one = chosen(); one && session_.map())
        save(session::csvOf(one->answer, *session_.map()), words("Export Numbers"),
             words("Tables") + " (*.csv)|*.csv", ".csv");
}

void OverlaysPanel::exportPicture() {
    const auto* one = chosen();
    if (!one || !session_.map()) return;
    session::PictureRequest request;
    request.map = session_.map();
    request.look = session_.look();
    request.language = session_.language();
    request.answer = one->answer.layer;
    look::AnswerCaption caption{fromWx(titleOfOverlay(session_, *one, true)), one->answer.text(),
                                one->answer.printedLegend};
    for (const auto& row :
         caption.legend.empty() ? one->answer.legend : std::vector<OverlayAnswer::Meaning>())
        caption.legend.push_back({row.colour, OverlayAnswer::textOf({row.saying}, ""), row.sign});
    save(session::overlayPng(request, caption), words("Export Picture"), words("Pictures") + " (*.png)|*.png",
         ".png");
}

void OverlaysPanel::save(const std::string& bytes, const wxString& title, const wxString& types,
                         const char* ending) {
    const auto* one = chosen();
    if (!one) return;
    wxFileDialog dialog(this, title, toWx(session_.path().parent_path().string()), fileNameOf(*one) + ending,
                        types, wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return;
    std::filesystem::path file = fromWx(dialog.GetPath());
    if (file.extension() != ending) file += ending;
    try {
        xml::saveAtomically(file, bytes);
        onMessage(session::tr("Written: %s", file.filename().string()));
    } catch (const std::system_error& error) {
        wxMessageBox(words("%s was not written.", file.filename().string()) + "\n\n" +
                         toWx(xml::savingReason(error).in(session_.language())),
                     title, wxICON_ERROR, this);
    }
}

}  // namespace cota::wx
