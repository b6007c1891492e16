#include "editor/wx/scenario/victory_view.h"

#include <wx/menu.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <array>
#include <utility>

#include "editor/documents/references.h"
#include "editor/editing/victory_words.h"
#include "editor/mending/row_messages.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/victory_form.h"
#include "editor/scenario/victory_sums.h"
#include "editor/scenario/zone_list.h"
#include "editor/wx/scenario/entry_form.h"
#include "editor/wx/scenario/victory_sum_canvas.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"

namespace cota::wx {

using session::trLater;

namespace {

constexpr int objectivesWidth = 300, sumsWidth = 300;

std::optional<session::HistoryEntry> newCondition(const session::SheetSource& source) {
    return session::addCondition(source);
}

std::size_t placeOfAdded(const session::SheetSource& source) {
    return session::placeOfNewCondition(**source.document.scenario) - 1;
}

constexpr EntryKind conditionKind{"conditions",
                                  session::ScenarioList::victory,
                                  trLater("Victory conditions"),
                                  trLater("No victory conditions. Add one for each way to win."),
                                  session::victorySheet,
                                  newCondition,
                                  true,
                                  true,
                                  false,
                                  placeOfAdded};
constexpr EntryKind ruleKind{"special-rules",
                             session::ScenarioList::specialRules,
                             trLater("Special rules"),
                             trLater("No special rules. Add one for each exception to the rulebook."),
                             session::specialRuleSheet,
                             session::addSpecialRule,
                             true,
                             true,
                             true};

}  // namespace

VictoryView::VictoryView(wxWindow* parent, const ViewContext& context) : View(parent, context) {
    book_ = new wxSimplebook(this);
    book_->AddPage(makeVictory(), {});
    rules_ = new EntryForm(book_, this->context(), ruleKind);
    rules_->decorate = [](const session::SheetSource& source, std::size_t place, ListRow& row) {
        const auto& overrides = (*source.document.scenario)->specialRules[place].overrides;
        row.right = toWx(std::to_string(place + 1));
        if (!overrides.empty()) row.detail = words("overrides %s", overrides);
    };
    book_->AddPage(rules_, {});
    texts_ = new FieldList(book_, "texts");
    texts_->onStep = [this](session::HistoryEntry step) { take(std::move(step)); };
    book_->AddPage(texts_, {});
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(book_, 1, wxEXPAND);
    SetSizer(sizer);
    listening_ = session().changed.connect([this](const session::Changed& what) {
        if (what.document && awaited_) takeAwaited();
    });
}

wxWindow* VictoryView::makeVictory() {
    auto* outer = new Split(book_, Split::Way::beside);
    auto* inner = new Split(outer, Split::Way::beside);
    auto* objectives = makeObjectives(outer);
    auto* conditions = makeConditions(inner);
    sums_ = new VictorySumCanvas(inner);
    inner->set(conditions, sums_);
    inner->setSize(sumsWidth);
    inner->setLimits(160, 600, 0.5);
    outer->set(inner, objectives);
    outer->setReversed(true);
    outer->setSize(objectivesWidth);
    outer->setLimits(160, 600, 0.5);
    return outer;
}

wxWindow* VictoryView::makeObjectives(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    panel->SetBackgroundColour(colours().panel);
    objectiveBar_ = new Strip(panel, "objectives-bar", Strip::Way::across);
    objectiveBar_->setInner(true);
    objectiveBar_->setEdges(wxBOTTOM);
    auto* sash = new Split(panel, Split::Way::below);
    objectives_ = new RowList(sash, "objectives");
    objectives_->setEmptyText(
        words("No objectives. Add one in the selected hex, or click a hex with the "
              "Objectives tool (O)."));
    objective_ = new FieldList(sash, "objective-form");
    sash->set(objectives_, objective_);
    sash->setSize(300);
    sash->setLimits(80, 4000, 0.8);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(objectiveBar_, 0, wxEXPAND);
    sizer->Add(sash, 1, wxEXPAND);
    panel->SetSizer(sizer);
    objectives_->onSelect = [this] { fillObjective(true); };
    objectives_->onActivate = [this](const std::string& id) {
        if (context().reveal) context().reveal({model::SubjectKind::objective, id, {}});
    };
    objectives_->onMenu = [this](const std::string& id, const wxPoint& at) {
        wxMenu menu;
        const auto offer = [&](const wxString& label, const std::function<void()>& run) {
            const auto* item = menu.Append(wxID_ANY, label);
            menu.Bind(
                wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter(run); }, item->GetId());
        };
        if (!id.empty())
            offer(words("&Go to the Place"), [this, id] {
                context().run("view-map");
                context().reveal({model::SubjectKind::objective, id, {}});
            });
        offer(words("&Add"), [this] { addObjective(); });
        if (!id.empty()) offer(words("&Remove"), [this] { removeObjective(); });
        objectives_->PopupMenu(&menu, at);
    };
    objectives_->onKey = [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_DELETE) return false;
        removeObjective();
        return true;
    };
    objective_->onStep = [this](session::HistoryEntry step) { take(std::move(step)); };
    return panel;
}

wxWindow* VictoryView::makeConditions(wxWindow* parent) {
    conditions_ = new EntryForm(parent, context(), conditionKind);
    conditions_->decorate = [](const session::SheetSource& source, std::size_t place, ListRow& row) {
        const auto& condition = (*source.document.scenario)->victory[place];
        row.detail = toWx(condition.text.in(source.language));
    };
    conditions_->onChosen = [this] { showWords(); };
    differ_ = new Strip(conditions_->formPage(), "words-differ", Strip::Way::across);
    differ_->setInner(true);
    differ_->setEdges(wxTOP);
    differ_->Hide();
    conditions_->formPage()->GetSizer()->Add(differ_, 0, wxEXPAND);
    return conditions_;
}

void VictoryView::refresh() {
    showObjectives();
    conditions_->refresh();
    sums_->show(session::victorySums(source()));
    rules_->refresh();
    texts_->show(session::textsSheet(source()).rows);
}

std::vector<StripItem> VictoryView::options() {
    awaited_.reset();  // the view is shown
    static constexpr std::array pages{std::pair{"victory", trLater("Victory")},
                                      std::pair{"rules", trLater("Special rules")},
                                      std::pair{"texts", trLater("Introduction and notes")}};
    std::vector<StripItem> items{{"victory-name", StripItem::Kind::label, words("Victory and rules")}};
    for (std::size_t i = 0; i < pages.size(); ++i) {
        StripItem item{std::string("page-") + pages[i].first, StripItem::Kind::segment,
                       words(pages[i].second)};
        item.isOn = book_->GetSelection() == static_cast<int>(i);
        item.run = [this, i] { showPage(i); };
        items.push_back(std::move(item));
    }
    return items;
}

void VictoryView::showPage(std::size_t page) {
    book_->ChangeSelection(page);
    if (onOptions) onOptions();
}

void VictoryView::showObjectives() {
    std::vector<ListRow> rows;
    for (const auto& one : session::objectiveRows(source())) {
        ListRow row{one.id.text, toWx(one.name), toWx(one.hexes)};
        row.icon = "objective";
        if (one.points) row.right = toWx(std::to_string(*one.points));
        if (!one.owner.empty()) row.badges.push_back({toWx(one.owner)});
        rows.push_back(std::move(row));
    }
    const bool isGone =
        objectives_->selection().empty() ||
        std::ranges::find(rows, *objectives_->selection().begin(), &ListRow::id) == rows.end();
    const auto first = rows.empty() ? std::string() : rows.front().id;
    objectives_->show(std::move(rows));
    if (isGone && !first.empty()) objectives_->select({first});
    fillObjective(isGone);
}

void VictoryView::fillObjective(bool isOther) {
    session::PropertySheet sheet;
    if (!objectives_->selection().empty()) {
        const session::Selection chosen{
            {model::SubjectKind::objective, *objectives_->selection().begin(), {}}};
        sheet = session::propertiesOf(source(), chosen);
        if (session().isCheckCurrent()) session::addMessages(sheet, source(), session().report(), chosen);
    }
    if (isOther)
        objective_->showOther(std::move(sheet.rows));
    else
        objective_->show(std::move(sheet.rows));
    showObjectiveButtons();
}

void VictoryView::showObjectiveButtons() {
    StripItem add{"objectives-add", StripItem::Kind::button, words("Add"), "add"};
    add.tip = words("Add an objective in the selected hexes, or click a hex of the map.");
    add.run = [this] { addObjective(); };
    StripItem remove{"objectives-remove", StripItem::Kind::button, words("Remove")};
    remove.isEnabled = !objectives_->selection().empty();
    remove.run = [this] { removeObjective(); };
    objectiveBar_->show({{"objectives-title", StripItem::Kind::label, words("Objectives")},
                         {"space", StripItem::Kind::space, {}},
                         add,
                         remove});
}

void VictoryView::addObjective() {
    std::vector<model::HexRef> hexes;
    for (const auto& subject : session().selection())
        if (subject.kind == model::SubjectKind::hex) hexes.push_back({subject.id});
    if (hexes.empty()) {
        context().run("view-map");
        context().run("tool-objective");
        tools::chooseThing(context().choices, &tools::Choices::objective, {});  // a new one
        if (context().say)
            context().say(
                session::tr("Click a hex to make an objective there. Then Victory and rules comes back."));
        const auto& scenario = session().document().scenario;
        awaited_ = scenario ? (*scenario)->objectives.size() : 0;
        return;
    }
    auto step = session::addObjective(source(), {}, hexes);
    const auto id = step.selection.begin()->id;
    step.selection = session().selection();
    commit(std::move(step));
    refresh();
    objectives_->select({id});
    fillObjective(true);
    objective_->activate(0, true);
}

/// The objective was made on the map: its name is typed here. Any other step ends the waiting.
void VictoryView::takeAwaited() {
    const auto before = *std::exchange(awaited_, std::nullopt);
    const auto& scenario = session().document().scenario;
    if (!scenario || (*scenario)->objectives.size() <= before || IsShownOnScreen()) return;
    CallAfter([this, id = (*scenario)->objectives.back().id] {
        context().run("view-victory");
        refresh();
        objectives_->select({id.text});
        fillObjective(true);
        objective_->activate(0, true);
    });
}

void VictoryView::removeObjective() {
    if (objectives_->selection().empty()) return;
    const model::ObjectiveId id(*objectives_->selection().begin());
    objectives_->SetFocus();
    take({session::named("Remove objective %s", id.text),
          session::withoutObjectiveNamed(session().document(), id)});
}

void VictoryView::showWords() {
    const auto place = conditions_->chosen();
    const auto& document = session().document();
    const bool isThere = place && document.scenario && *place < (*document.scenario)->victory.size();
    const bool differs =
        isThere && !session::hasProposedWords(**document.scenario, (*document.scenario)->victory[*place],
                                              session().game().get());
    if (differs) {
        StripItem use{"words-use", StripItem::Kind::button, words("Use the text of the fields")};
        use.run = [this] {
            if (const auto at = conditions_->chosen())
                conditions_->take(session::withProposedWords(source(), *at));
        };
        differ_->show(
            {{"words-label", StripItem::Kind::label, words("The text differs from the fields.")}, use});
    }
    if (differ_->IsShown() == differs) return;
    differ_->Show(differs);
    conditions_->formPage()->Layout();
}

void VictoryView::take(session::HistoryEntry step) {
    if (step.selection.empty()) step.selection = session().selection();
    commit(std::move(step));
}

}  // namespace cota::wx
