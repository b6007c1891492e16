#include "editor/wx/panels/forces_panel.h"

#include <wx/bmpbuttn.h>
#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/dnd.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textdlg.h>
#include <wx/wrapsizer.h>

#include "editor/documents/names.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_marks.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/counter_drag.h"
#include "editor/wx/toolkit/row_tips.h"

namespace cota::wx {

using session::ForceNode;

namespace {

/// The node of a tree item. The panel keeps nodes as long as items.
class NodeData : public wxTreeItemData {
  public:
    explicit NodeData(const ForceNode& node) : node_(&node) {}
    const ForceNode& node() const { return *node_; }

  private:
    const ForceNode* node_;
};

/// A line of the tree: the name, whose middle may be cut, and what is always shown around it.
struct Label {
    wxString before, name, after;
    wxString whole() const { return before + name + after; }
};

/// The place of a unit comes first, so that the places form a column.
Label labelOf(const ForceNode& node) {
    const wxString dash = wxString::FromUTF8(" \u2013 ");
    Label label{{}, toWx(node.text), {}};
    if (node.kind != ForceNode::Kind::counter) {
        if (node.missing > 0) label.after = dash + words("%s not placed", std::to_string(node.missing));
    } else if (node.missing > 0) {
        label.before = words("not placed") + dash;
    } else if (!node.place.empty()) {
        label.before = toWx(node.place) + dash;
    }
    return label;
}

/// The text cut to `width` pixels. The start of a name, with the type of unit, and its id in brackets at the
/// end are kept.
wxString fitted(Label label, const wxDC& dc, int width) {
    if (dc.GetTextExtent(label.whole()).x <= width) return label.whole();
    const int id = label.name.EndsWith(")") ? label.name.Find('(', true) : wxNOT_FOUND;
    if (id != wxNOT_FOUND) {
        label.after = " " + label.name.Mid(static_cast<std::size_t>(id)) + label.after;
        label.name = label.name.Left(static_cast<std::size_t>(id)).Trim();
    }
    const int room = width - dc.GetTextExtent(label.before).x - dc.GetTextExtent(label.after).x;
    const int least = dc.GetTextExtent("mmmm").x;
    const auto cut = id == wxNOT_FOUND ? wxELLIPSIZE_MIDDLE : wxELLIPSIZE_END;
    return label.before + wxControl::Ellipsize(label.name, dc, cut, std::max(room, least)) + label.after;
}

wxColour colourToWx(picture::Colour colour) { return {colour.red, colour.green, colour.blue}; }

}  // namespace

ForcesPanel::ForcesPanel(wxWindow* parent, session::Session& session) : wxPanel(parent), session_(session) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    tree_ = new wxTreeCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxTR_HAS_BUTTONS | wxTR_HIDE_ROOT | wxTR_LINES_AT_ROOT);
    tree_->SetIndent(static_cast<unsigned>(FromDIP(10)));
    tree_->SetName(words("Forces"));
    // The tooltip has the full text that a narrow panel cuts off.
    tree_->Bind(wxEVT_TREE_ITEM_GETTOOLTIP, [this](wxTreeEvent& event) {
        event.SetToolTip(wholeText(event.GetItem()) + "\n" +
                         words("Drag a unit onto the map to place it. F2: rename. Delete: remove."));
    });
    hint_ = new wxStaticText(this, wxID_ANY, "");
    GetSizer()->Add(hint_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    GetSizer()->Add(tree_, wxSizerFlags(1).Expand());
    buildButtons();
    tree_->Bind(wxEVT_TREE_SEL_CHANGED, [this](wxTreeEvent&) { takeSelection(); });
    tree_->Bind(wxEVT_TREE_BEGIN_DRAG, &ForcesPanel::beginDrag, this);
    tree_->Bind(wxEVT_TREE_ITEM_MENU, [this](wxTreeEvent&) { showMenu(); });
    tree_->Bind(wxEVT_TREE_KEY_DOWN, [this](wxTreeEvent& event) {
        if (event.GetKeyCode() == WXK_DELETE) return remove();
        if (event.GetKeyCode() == WXK_F2) return rename();
        event.Skip();
    });
    showRowTips(*tree_, [this](const wxPoint& point) {
        int where = 0;
        const auto item = tree_->HitTest(point, where);
        return item.IsOk() ? wholeText(item) : wxString();
    });
    tree_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fitLabels(); });  // the toolkit may show a scroll bar first
    });
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) lastFormation_ = {};
        if (what.document) fill();
        if (what.selection) showSelection();
    });
    fill();
}

void ForcesPanel::buildButtons() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);  // long words need a second line
    const auto add = [&](session::Phrase text, session::Phrase help, void (ForcesPanel::*run)()) {
        auto* button =
            new wxButton(this, wxID_ANY, words(text), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetToolTip(words(help));
        button->Bind(wxEVT_BUTTON, [this, run](wxCommandEvent&) { (this->*run)(); });
        row->Add(button, wxSizerFlags().Border(wxALL, FromDIP(2)));
    };
    add(session::trLater("+ Unit"), session::trLater("Add a unit to the selected formation"),
        &ForcesPanel::addUnit);
    add(session::trLater("+ Formation"), session::trLater("Add a formation below the selected one"),
        &ForcesPanel::addFormation);
    add(session::trLater("Rename"), session::trLater("Rename the selected unit or formation"),
        &ForcesPanel::rename);
    add(session::trLater("Remove"), session::trLater("Remove the selected unit or formation"),
        &ForcesPanel::remove);
    GetSizer()->Add(row, wxSizerFlags().Expand());
}

void ForcesPanel::fill() {
    auto made = session::forceTree(session_.document(), session_.language());
    const bool hasDocument = !session::partsOf(session_.document()).empty();
    hint_->SetLabel(hasDocument ? words("There are no units yet. Click + Unit to add one.")
                                : words("Open or create a scenario first."));
    if (made == shown_) return;
    isFilling_ = true;
    tree_->Freeze();
    tree_->DeleteAllItems();
    shown_ = std::move(made);
    const auto root = tree_->AddRoot("");
    for (const auto& file : shown_) addNode(root, file);
    tree_->ExpandAllChildren(root);
    tree_->Thaw();
    hint_->Show(shown_.empty());
    Layout();
    fittedTo_ = 0;
    fitLabels();
    isFilling_ = false;
    showSelection();
}

void ForcesPanel::addNode(const wxTreeItemId& parent, const ForceNode& node) {
    const auto item = tree_->AppendItem(parent, labelOf(node).whole(), -1, -1, new NodeData(node));
    if (node.kind != ForceNode::Kind::counter) tree_->SetItemBold(item);
    if (node.missing > 0 && node.kind == ForceNode::Kind::counter)
        tree_->SetItemTextColour(item, colourToWx(tools::warning));
    for (const auto& child : node.children) addNode(item, child);
}

wxString ForcesPanel::wholeText(const wxTreeItemId& item) const {
    const auto* data = dynamic_cast<const NodeData*>(tree_->GetItemData(item));
    return data ? labelOf(data->node()).whole() : wxString();
}

/// Cuts names to the width of the panel.
void ForcesPanel::fitLabels() {
    const int width = tree_->GetClientSize().x;
    if (width == fittedTo_ || !tree_->GetRootItem().IsOk()) return;
    fittedTo_ = width;
    wxClientDC dc(tree_);
    fitChildren(tree_->GetRootItem(), 1, dc);
}

void ForcesPanel::fitChildren(const wxTreeItemId& parent, int level, wxDC& dc) {
    const int left = level * static_cast<int>(tree_->GetIndent() + 1) + static_cast<int>(tree_->GetSpacing());
    wxTreeItemIdValue place = nullptr;
    for (auto item = tree_->GetFirstChild(parent, place); item.IsOk();
         item = tree_->GetNextChild(parent, place)) {
        if (const auto* data = dynamic_cast<const NodeData*>(tree_->GetItemData(item))) {
            dc.SetFont(tree_->IsBold(item) ? tree_->GetFont().Bold() : tree_->GetFont());
            const auto text = fitted(labelOf(data->node()), dc, fittedTo_ - left - FromDIP(6));
            if (text != tree_->GetItemText(item)) tree_->SetItemText(item, text);
        }
        fitChildren(item, level + 1, dc);
    }
}

const ForceNode* ForcesPanel::chosen() const {
    const auto item = tree_->GetSelection();
    const auto* data = item.IsOk() ? dynamic_cast<const NodeData*>(tree_->GetItemData(item)) : nullptr;
    return data ? &data->node() : nullptr;
}

wxTreeItemId ForcesPanel::itemOf(const wxTreeItemId& from, const model::Subject& subject) const {
    const auto* data = dynamic_cast<const NodeData*>(tree_->GetItemData(from));
    if (data && data->node().subject().contains(subject)) return from;
    wxTreeItemIdValue place = nullptr;
    for (auto item = tree_->GetFirstChild(from, place); item.IsOk(); item = tree_->GetNextChild(from, place))
        if (const auto found = itemOf(item, subject); found.IsOk()) return found;
    return {};
}

void ForcesPanel::showSelection() {
    if (isFilling_ || !tree_->GetRootItem().IsOk()) return;
    isFilling_ = true;
    wxTreeItemId item;
    for (const auto& subject : session_.selection())
        if (!item.IsOk()) item = itemOf(tree_->GetRootItem(), subject);
    if (item.IsOk() && item != tree_->GetSelection()) {
        tree_->SelectItem(item);
        tree_->EnsureVisible(item);
    } else if (!item.IsOk()) {
        tree_->UnselectAll();
    }
    isFilling_ = false;
}

void ForcesPanel::takeSelection() {
    const auto* node = chosen();
    if (isFilling_ || !node || node->subject().empty()) return;
    const auto subject = *node->subject().begin();
    const auto target = session::targetFor(session_.document(), {subject}, lastFormation_);
    if (!target.formation.empty()) lastFormation_ = target.formation;
    session_.select({subject});
    if (onChosen) onChosen(subject);
}

void ForcesPanel::showMenu() {
    wxMenu menu;
    const auto add = [&](session::Phrase text, const std::function<void()>& run) {
        const auto* item = menu.Append(wxID_ANY, words(text));
        menu.Bind(
            wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
    };
    add(session::trLater("Add &Unit..."), [this] { addUnit(); });
    add(session::trLater("Add &Formation..."), [this] { addFormation(); });
    if (const auto* node = chosen(); node && node->kind != ForceNode::Kind::file) {
        add(session::trLater("Re&name..."), [this] { rename(); });
        add(session::trLater("&Remove"), [this] { remove(); });
    }
    PopupMenu(&menu);
}

namespace {

/// The file and formation of a new formation: those of the selected line, else the first file.
session::ForceTarget targetOf(const model::Document& document, const ForceNode* node) {
    if (!node) return {document.forces.empty() ? "" : document.forces.begin()->first, {}};
    if (node->kind == ForceNode::Kind::formation) return {node->file, model::FormationId(node->id)};
    const auto found = session::findCounter(document, model::CounterId(node->id));
    return {node->file, found.counter ? found.counter->formation : model::FormationId{}};
}

}  // namespace

/// At the selected line, else beside the chosen unit.
session::ForceTarget ForcesPanel::unitTarget() const {
    const auto* node = chosen();
    if (node && node->kind == ForceNode::Kind::file)
        return session::targetIn(session_.document(), node->file);
    const auto unit = unitToPlace ? unitToPlace() : session::Selection{};
    return session::targetFor(session_.document(), node ? node->subject() : unit, lastFormation_);
}

void ForcesPanel::addUnit() {
    if (onNewUnits) onNewUnits(unitTarget());
}

void ForcesPanel::addFormation() {
    const auto target = targetOf(session_.document(), chosen());
    if (!session_.document().scenario && target.file.empty()) return wxBell();
    wxTextEntryDialog ask(this, words("Name of the formation"), words("Add formation"));
    if (ask.ShowModal() != wxID_OK) return;
    if (auto step = session::addFormation(session_.document(), target.file, target.formation,
                                          fromWx(ask.GetValue()), session_.language()))
        session_.commit(std::move(*step));
}

void ForcesPanel::rename() {
    const auto* node = chosen();
    if (!node || node->subject().empty()) return;
    const auto subject = *node->subject().begin();
    wxTextEntryDialog ask(this, words("Name (leave empty to use the name of its type)"), words("Rename"),
                          toWx(session::ownName(session_.document(), subject, session_.language())));
    if (ask.ShowModal() != wxID_OK) return;
    if (auto step =
            session::rename(session_.document(), subject, fromWx(ask.GetValue()), session_.language()))
        session_.commit(std::move(*step));
}

void ForcesPanel::remove() {
    const auto* node = chosen();
    if (!node || node->subject().empty()) return;
    const model::Document before = session_.document();
    const session::Selection removed = node->subject();
    auto step = session::remove(before, *removed.begin());
    if (!step) return;
    session_.commit(std::move(*step));
    if (onMessage) onMessage(tools::whatElseWasRemoved(before, removed, session_.language()));
}

void ForcesPanel::beginDrag(wxTreeEvent& event) {
    const auto* data = dynamic_cast<const NodeData*>(tree_->GetItemData(event.GetItem()));
    if (!data || data->node().kind != ForceNode::Kind::counter) return event.Veto();
    wxCustomDataObject carried{wxDataFormat(counterFormat)};
    const std::string id = data->node().id;
    carried.SetData(id.size(), id.data());
    wxDropSource source(tree_);
    source.SetData(carried);
    source.DoDragDrop(wxDrag_CopyOnly);
}

}  // namespace cota::wx
