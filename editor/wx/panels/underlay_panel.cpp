#include "editor/wx/panels/underlay_panel.h"

#include <wx/choicdlg.h>
#include <wx/filedlg.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/wx/panels/underlay_review.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/model/document/board_text.h"

namespace cota::wx {

namespace {

std::string idOf(const session::SheetKey& key) { return key.board + "|" + key.id; }

wxString scanTypes() {
    return words("Pictures") +
           " (*.png, *.jpg, *.tif)|*.png;*.jpg;*.jpeg;*.tif;*.tiff;*.PNG;*.JPG;*.JPEG;*.TIF;*.TIFF";
}

}  // namespace

UnderlayPanel::UnderlayPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session), reader_([this] { CallAfter([this] { refresh(); }); }) {
    build();
    work_->onPixel = [this] {
        CallAfter([this] {
            showPointButtons();
            showSheetButtons();
            if (work_->pixel) onMessage(session::tr("Click where this is on the map, or type the hex."));
        });
    };
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.document || what.file || what.opened) refresh();
    });
    // Hexes are compared only while somebody sees the list.
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (event.IsShown()) CallAfter([this] { refresh(); });
    });
}

UnderlayPanel::~UnderlayPanel() { work_->onPixel = nullptr; }

void UnderlayPanel::build() {
    SetBackgroundColour(colours().panel);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    const auto column = [&](Strip*& bar, RowList*& list, const char* name, int share) {
        bar = new Strip(this, wxString(name) + "-bar", Strip::Way::across);
        bar->setInner(true);
        bar->setEdges(wxBOTTOM);
        list = new RowList(this, name);
        auto* part = new wxBoxSizer(wxVERTICAL);
        part->Add(bar, wxSizerFlags().Expand());
        part->Add(list, wxSizerFlags(1).Expand());
        columns->Add(part, wxSizerFlags(share).Expand());
    };
    column(sheetBar_, sheets_, "underlays", 4);
    opacityBar_ = new Strip(this, "underlay-opacity-bar", Strip::Way::across);
    opacityBar_->setInner(true);
    opacityBar_->setEdges(wxTOP);
    columns->GetItem(std::size_t{0})->GetSizer()->Add(opacityBar_, wxSizerFlags().Expand());
    column(pointBar_, points_, "underlay-points", 3);
    review_ = new UnderlayReview(this, session_, reader_);
    review_->onHex = [this](const model::Subject& hex) { onHex(hex); };
    columns->Add(review_, wxSizerFlags(4).Expand());
    SetSizer(columns);
    opacity_ = new wxSlider(opacityBar_, wxID_ANY, 50, 0, 100, wxDefaultPosition, FromDIP(wxSize(110, 26)));
    opacity_->SetName(words("Opacity"));
    opacity_->SetToolTip(words("Opacity"));
    hex_ = new wxTextCtrl(pointBar_, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(80, 26)),
                          wxTE_PROCESS_ENTER);
    hex_->SetName(words("Number of the hex"));
    hex_->SetHint(words("hex"));
    sheets_->setEmptyText(
        words("No pictures. Add a scan of a map to draw the board from it; it is not printed."));
    points_->setEmptyText(words("Click Fit, then a point of the picture, then its place on the map."));
    listen();
}

void UnderlayPanel::listen() {
    sheets_->onSelect = [this] {
        for (const auto& key : session::sheetsIn(session_.document()))
            if (sheets_->selection().contains(idOf(key))) chosen_ = key;
        if (isFitting()) onTool(nullptr);
        refresh();
    };
    sheets_->onCheck = [this](const std::string& id) {
        for (const auto& key : session::sheetsIn(session_.document()))
            if (idOf(key) == id)
                return commit(session::sheetHidden(session_.document(), key,
                                                   !session::sheetIn(session_.document(), key)->isHidden));
    };
    const auto onDelete = [](RowList& list, const std::function<void()>& remove) {
        list.onKey = [remove](wxKeyEvent& event) {
            if (event.GetKeyCode() != WXK_DELETE) return false;
            remove();
            return true;
        };
    };
    onDelete(*sheets_, [this] { removeSheet(); });
    onDelete(*points_, [this] { removePoint(); });
    points_->onSelect = [this] { showPointButtons(); };
    opacity_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) {
        if (chosen() != nullptr)
            commit(session::sheetWithOpacity(session_.document(), chosen_, opacity_->GetValue(),
                                             "underlay-opacity-" + std::to_string(slides_)));
    });
    opacity_->Bind(wxEVT_SCROLL_CHANGED, [this](wxScrollEvent& event) {
        event.Skip();
        ++slides_;
    });
    hex_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { placeByHex(); });
}

scans::ScanFile UnderlayPanel::scanOf(const session::SheetKey& key, const model::Underlay& underlay) const {
    return reader_.known(session::fileOfSheet(session_.path(), key, underlay));
}

void UnderlayPanel::refresh() {
    const auto keys = session::sheetsIn(session_.document());
    if (std::ranges::find(keys, chosen_) == keys.end()) {
        chosen_ = keys.empty() ? session::SheetKey{} : keys.front();
        if (isFitting()) onTool(nullptr);
    }
    std::vector<std::filesystem::path> files;
    for (const auto& key : keys)
        files.push_back(
            session::fileOfSheet(session_.path(), key, *session::sheetIn(session_.document(), key)));
    reader_.want(std::move(files));
    showPictures();
    if (!IsShownOnScreen()) return;
    fillSheets();
    fillPoints();
    review_->show(chosen_, work_->scan);
}

void UnderlayPanel::showPictures() {
    work_->sheet = chosen_;
    work_->scan = chosen() == nullptr ? nullptr : scanOf(chosen_, *chosen()).scan;
    std::vector<scans::PlacedScan> placed;
    if (session_.map())
        placed = session::placedSheets(
            *session_.map(),
            [this](const session::SheetKey& key, const model::Underlay& underlay) {
                return scanOf(key, underlay).scan;
            },
            isFitting() ? chosen_ : session::SheetKey{});
    if (placed == shown_ || !onUnderlays) return;
    shown_ = placed;
    onUnderlays(placed.empty() ? nullptr
                               : std::make_shared<const std::vector<scans::PlacedScan>>(std::move(placed)));
}

void UnderlayPanel::fillSheets() {
    std::vector<ListRow> rows;
    for (const auto& key : session::sheetsIn(session_.document())) {
        const auto& underlay = *session::sheetIn(session_.document(), key);
        const auto file = scanOf(key, underlay);
        ListRow row{idOf(key), toWx(std::filesystem::path(underlay.file).filename().string())};
        row.check = !underlay.isHidden;
        row.isStrong = true;
        row.right = toWx(key.id);
        if (!file.scan && file.fault.empty())
            row.detail = words("Reading...");
        else if (!file.scan)
            row.detail = toWx(session::filledIn(session::trLater("The picture cannot be used: {reason}."),
                                                {{"reason", file.fault.in(session_.language())}}));
        else
            row.detail = toWx(session::fitText(*session_.document().boards.at(key.board), underlay));
        if (!file.scan && !file.fault.empty()) row.icon = "error", row.tone = Tone::error;
        if (underlay.isOver) row.badges.push_back({words("above the hexes"), Tone::muted});
        rows.push_back(std::move(row));
    }
    sheets_->show(std::move(rows));
    sheets_->select({idOf(chosen_)}, false);
    showSheetButtons();
}

void UnderlayPanel::showSheetButtons() {
    const auto* underlay = chosen();
    std::vector<StripItem> items;
    const auto add = [&](const char* id, StripItem::Kind kind, const wxString& text, const wxString& tip,
                         bool isEnabled, bool isOn, std::function<void()> run) {
        StripItem item{id, kind, text};
        item.tip = tip;
        item.isEnabled = isEnabled;
        item.isOn = isOn;
        item.run = [this, run = std::move(run)] { CallAfter(run); };
        items.push_back(std::move(item));
    };
    using Kind = StripItem::Kind;
    add("underlay-add", Kind::button, words("Add..."), words("Add a scan or photograph: PNG, JPEG or TIFF"),
        session_.map() != nullptr, false, [this] { addSheet(); });
    add("underlay-remove", Kind::button, words("Remove"),
        words("Remove the picture from the document; its file stays"), underlay, false,
        [this] { removeSheet(); });
    const bool isLost = underlay && !scanOf(chosen_, *underlay).scan;
    if (isLost)
        add("underlay-find", Kind::button, words("Find..."),
            words("Look for the picture in the folders near the document, or choose it"), true, false,
            [this] { findPicture(); });
    add("underlay-above", Kind::check, words("Above"), words("Show the picture above the hexes"), underlay,
        underlay && underlay->isOver,
        [this] { commit(session::sheetAbove(session_.document(), chosen_, !chosen()->isOver)); });
    add("underlay-affine", Kind::check, words("Stretch"),
        words("Let the fit also stretch and shear the picture; it needs three points"), underlay,
        underlay && underlay->fit == model::FitKind::affine, [this] {
            const bool isOn = chosen()->fit == model::FitKind::affine;
            commit(session::sheetWithFit(session_.document(), chosen_,
                                         isOn ? model::FitKind::similarity : model::FitKind::affine));
        });
    StripItem slider{"underlay-opacity", Kind::window, words("Opacity")};
    slider.window = opacity_;
    slider.isEnabled = underlay;
    opacityBar_->show({{"", Kind::label, words("Opacity")}, std::move(slider)});
    opacity_->Enable(underlay != nullptr);
    if (underlay && opacity_->GetValue() != underlay->opacity) opacity_->SetValue(underlay->opacity);
    sheetBar_->show(std::move(items));
}

void UnderlayPanel::fillPoints() {
    std::vector<ListRow> rows;
    if (const auto* underlay = chosen())
        for (const auto& point :
             session::fitPointRows(*session_.document().boards.at(chosen_.board), *underlay)) {
            ListRow row{model::pointText(point.at), toWx(point.place)};
            row.detail = toWx(point.pixel);
            if (!point.millimetres.empty()) row.right = toWx(point.millimetres) + " mm";
            if (point.isFar) row.ink = Tone::error, row.icon = "warning", row.tone = Tone::error;
            rows.push_back(std::move(row));
        }
    points_->show(std::move(rows));
    showPointButtons();
}

void UnderlayPanel::showPointButtons() {
    std::vector<StripItem> items;
    const bool hasScan = work_->scan != nullptr;
    StripItem fit{"underlay-fit", StripItem::Kind::toggle, words("Fit")};
    fit.tip = words("Click a point of the picture and then its place on the map, or drag it there");
    fit.isOn = isFitting();
    fit.isEnabled = hasScan;
    fit.isPrimary = hasScan && chosen() && chosen()->points.size() < 2;
    fit.run = [this] { CallAfter([this] { toggleFit(); }); };
    items.push_back(std::move(fit));
    hex_->Show(work_->pixel.has_value());
    if (work_->pixel) {
        items.push_back({"", StripItem::Kind::label, words("Hex:")});
        StripItem field{"underlay-hex", StripItem::Kind::window, words("Number of the hex")};
        field.window = hex_;
        items.push_back(std::move(field));
    }
    StripItem remove{"underlay-point-remove", StripItem::Kind::button, words("Remove Point")};
    remove.tip = words("Remove the point from the fit (Del)");
    remove.isEnabled = !points_->selection().empty();
    remove.run = [this] { CallAfter([this] { removePoint(); }); };
    items.push_back(std::move(remove));
    pointBar_->show(std::move(items));
}

// --- what the buttons do

std::string UnderlayPanel::boardForNew() {
    const auto& boards = session_.document().boards;
    if (boards.size() == 1) return boards.begin()->first;
    wxArrayString names;
    for (const auto& [key, board] : boards) names.Add(toWx(key));
    if (names.empty()) return {};
    wxSingleChoiceDialog ask(this, words("Board that the picture shows"), words("Add Underlay"), names);
    ask.SetName("underlay-board-dialog");
    return ask.ShowModal() == wxID_OK ? fromWx(ask.GetStringSelection()) : std::string();
}

void UnderlayPanel::addSheet() {
    if (session_.path().empty()) return commit(session::addedSheet(session_.document(), {}, {}, {}));
    const std::string board = boardForNew();
    if (board.empty()) return;
    wxFileDialog dialog(this, words("Add Underlay"), toWx(session_.path().parent_path().string()), "",
                        scanTypes(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    auto added = session::addedSheet(session_.document(), session_.path(), board, fromWx(dialog.GetPath()));
    if (added.step) chosen_ = added.key;
    commit(std::move(added));
}

void UnderlayPanel::removeSheet() {
    if (chosen() != nullptr) commit(session::removedSheet(session_.document(), chosen_));
}

void UnderlayPanel::findPicture() {
    if (chosen() == nullptr) return;
    auto found = session::sheetFoundAgain(session_.document(), session_.path(), chosen_);
    if (found.step) return commit(std::move(found));
    wxFileDialog dialog(this, words("Find Picture"), toWx(session_.path().parent_path().string()), "",
                        scanTypes(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    commit(session::sheetWithFile(session_.document(), session_.path(), chosen_, fromWx(dialog.GetPath())));
}

void UnderlayPanel::removePoint() {
    const auto* underlay = chosen();
    if (underlay == nullptr) return;
    for (const auto& point : underlay->points)
        if (points_->selection().contains(model::pointText(point.at)))
            return commit(session::sheetWithoutPoint(session_.document(), chosen_, point.at));
}

void UnderlayPanel::toggleFit() {
    if (isFitting()) return onTool(nullptr);
    onTool(std::make_unique<tools::FitTool>(work_));
    refresh();
    onMessage(session::tr("Click a point of the picture, then its place on the map. Esc ends."));
}

void UnderlayPanel::placeByHex() {
    if (!work_->pixel || chosen() == nullptr) return;
    const std::string label = fromWx(hex_->GetValue());
    const auto at = session::printedHex(session_.document(), chosen_.board, label);
    if (!at) return onMessage(session::tr("There is no hex %s on the board.", label));
    const auto pixel = *std::exchange(work_->pixel, std::nullopt);
    hex_->Clear();
    commit(session::sheetWithPoint(session_.document(), chosen_, {*at, pixel.x, pixel.y}));
}

void UnderlayPanel::commit(session::SheetStep step) {
    if (step.step) return commit(std::move(*step.step));
    if (!step.refusal.empty()) onMessage(step.refusal);
}

void UnderlayPanel::commit(session::HistoryEntry step) {
    step.selection = session_.selection();
    session_.commit(std::move(step));
}

}  // namespace cota::wx
