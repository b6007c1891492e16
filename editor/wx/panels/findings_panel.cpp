#include "editor/wx/panels/findings_panel.h"

#include <wx/clipbrd.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>
#include <utility>

#include "editor/answers/subject_shape.h"
#include "editor/documents/files_of_document.h"
#include "editor/documents/names.h"
#include "editor/editing/beginnings.h"
#include "editor/wx/panels/finding_detail.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/strip.h"
#include "mapsets/loading/new_battle.h"

namespace cota::wx {

using session::trLater;

namespace {

struct GroupsRow {
    session::FindingGroups groups;
    session::Phrase label;
};
constexpr std::array<GroupsRow, 6> groupings{{{session::FindingGroups::topic, trLater("Group: topic")},
                                              {session::FindingGroups::rule, trLater("Group: rule")},
                                              {session::FindingGroups::thing, trLater("Group: thing")},
                                              {session::FindingGroups::side, trLater("Group: side")},
                                              {session::FindingGroups::file, trLater("Group: file")},
                                              {session::FindingGroups::none, trLater("Group: none")}}};

const char* iconOf(model::Severity severity) {
    return severity == model::Severity::error     ? "error"
           : severity == model::Severity::warning ? "warning"
                                                  : "note";
}

Tone toneOf(model::Severity severity) {
    return severity == model::Severity::error     ? Tone::error
           : severity == model::Severity::warning ? Tone::warning
                                                  : Tone::muted;
}

/// A place in the upper part of the hex, so that the counter in its middle stays visible.
model::MapPoint besideUnits(const session::JoinedMap& map, session::Cell cell) {
    constexpr double share = 0.3;
    const auto centre = map.sheet().centre(cell);
    double top = centre.y;
    for (const auto& corner : map.sheet().corners(cell)) top = std::min(top, corner.y);
    return {centre.x, top + (centre.y - top) * share};
}

}  // namespace

std::optional<session::Cell> placeOf(const session::JoinedMap& map, const model::Finding& finding) {
    std::vector<model::Subject> subjects{finding.subject};
    subjects.insert(subjects.end(), finding.related.begin(), finding.related.end());
    for (const auto& subject : subjects) {
        for (const auto& label : subject.hexes)
            if (const auto cells = map.field().candidates(label); !cells.empty()) return cells.front();
        const auto shape = session::shapeOf(map, subject);
        if (!shape.hexes.empty()) return *shape.hexes.begin();
        if (shape.empty()) continue;
        if (const auto cell = map.cellAt(session::middleOf(map, shape))) return cell;
    }
    return std::nullopt;
}

FindingsPanel::FindingsPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    auto* split = new Split(this, Split::Way::beside);
    GetSizer()->Add(split, wxSizerFlags(1).Expand());
    auto* left = new wxPanel(split);
    left->SetSizer(new wxBoxSizer(wxVERTICAL));
    bar_ = new Strip(left, "findings-filter", Strip::Way::across);
    bar_->setInner(true);
    text_ = new wxTextCtrl(bar_, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(120, -1)));
    text_->SetHint(words("Filter"));
    text_->SetName(words("Filter"));
    list_ = new RowList(left, "findings");
    left->GetSizer()->Add(bar_, wxSizerFlags().Expand());
    left->GetSizer()->Add(list_, wxSizerFlags(1).Expand());
    detail_ = new FindingDetail(split, session);
    split->set(left, detail_);
    constexpr int usualDetail = 470, leastDetail = 240;
    split->setSize(usualDetail);
    split->setLimits(leastDetail, 100000, 0.6);
    text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        filter_.text = fromWx(text_->GetValue());
        fill();
    });
    list_->onSelect = [this] { choose(Way::show); };
    list_->onActivate = [this](const std::string&) { choose(Way::change); };
    list_->onFold = [this](const std::string& id) {
        if (!folded_.erase(id)) folded_.insert(id);
        fill();
    };
    list_->onMenu = [this](const std::string& id, const wxPoint& at) { showMenu(id, at); };
    detail_->onGoTo = [this] { choose(Way::change); };
    detail_->onMended = [this](bool isAnswer) {
        list_->SetFocus();
        goesOn_ = isAnswer;
    };
    detail_->onLeft = [this] {
        if (isKept_) fill();
    };
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        source_.reset();
        if (what.opened) filter_ = {};
        if (what.opened) text_->ChangeValue("");
        if (what.findings || what.file || what.document) fill();
    });
    fill();
}

FindingsPanel::~FindingsPanel() = default;

const session::SheetSource& FindingsPanel::source() const {
    if (!source_) source_ = session::sheetSourceOf(session_);
    return *source_;
}

void FindingsPanel::fillGroupsMenu(wxMenu& menu) {
    for (const auto& row : groupings) {
        auto* item = menu.AppendRadioItem(wxID_ANY, words(row.label));
        item->Check(row.groups == filter_.groups);
        menu.Bind(
            wxEVT_MENU,
            [this, groups = row.groups](wxCommandEvent&) {
                filter_.groups = groups;
                fill();
            },
            item->GetId());
    }
}

wxString FindingsPanel::nameOfSide(const std::string& id) const {
    if (session_.document().scenario)
        for (const auto& side : (*session_.document().scenario)->sides)
            if (side.id.text == id) return toWx(session::nameOf(side, session_.language()));
    return words("All sides");
}

void FindingsPanel::fillSidesMenu(wxMenu& menu) {
    const auto add = [&](const std::string& id) {
        auto* item = menu.AppendRadioItem(wxID_ANY, nameOfSide(id));
        item->Check(id == filter_.side);
        menu.Bind(
            wxEVT_MENU,
            [this, id](wxCommandEvent&) {
                filter_.side = id;
                fill();
            },
            item->GetId());
    };
    add({});
    for (const auto& side : (*session_.document().scenario)->sides) add(side.id.text);
}

void FindingsPanel::showFilter() {
    std::vector<StripItem> items;
    StripItem field{"findings-text", StripItem::Kind::window, ""};
    field.window = text_;
    items.push_back(std::move(field));
    const auto chip = [&](const char* id, std::size_t count, const char* icon, Tone tone, const wxString& tip,
                          bool& isOn) {
        StripItem item{id, StripItem::Kind::segment, toWx(std::to_string(count)), icon};
        item.tone = tone;
        item.isOn = isOn;
        item.tip = tip;
        item.run = [this, &isOn] {
            isOn = !isOn;
            fill();
        };
        items.push_back(std::move(item));
    };
    chip("chip-errors", found_.counts.error, "error", Tone::error, words("Show errors"), filter_.errors);
    chip("chip-warnings", found_.counts.warning, "warning", Tone::warning, words("Show warnings"),
         filter_.warnings);
    chip("chip-notes", found_.counts.note, "note", Tone::muted, words("Show notes"), filter_.notes);
    chip("chip-accepted", found_.counts.accepted, "passed", Tone::passed, words("Show accepted findings"),
         filter_.accepted);
    if (session_.document().scenario && (*session_.document().scenario)->sides.size() > 1) {
        StripItem sides{"findings-side", StripItem::Kind::drop, nameOfSide(filter_.side)};
        sides.tip = words("Show findings of one side only");
        sides.isOn = !filter_.side.empty();
        sides.menu = [this](wxMenu& menu) { fillSidesMenu(menu); };
        items.push_back(std::move(sides));
    }
    const auto grouping = std::ranges::find(groupings, filter_.groups, &GroupsRow::groups);
    StripItem groups{"findings-groups", StripItem::Kind::drop, words(grouping->label)};
    groups.menu = [this](wxMenu& menu) { fillGroupsMenu(menu); };
    items.push_back(std::move(groups));
    if (found_.hidden > 0) {
        StripItem all{"findings-all", StripItem::Kind::button,
                      words("%s hidden. Show all", std::to_string(found_.hidden))};
        all.run = [this] {
            const auto kept = filter_.groups;
            filter_ = {};
            filter_.groups = kept;
            text_->ChangeValue("");
            fill();
        };
        items.push_back(std::move(all));
    }
    bar_->show(std::move(items));
}

void FindingsPanel::fill() {
    const std::string before = list_->focused();
    found_ = session::findingList(source(), session_.report(), filter_, folded_);
    std::vector<ListRow> rows;
    for (const auto& line : found_.lines) {
        ListRow row{line.id, toWx(line.text)};
        if (line.isGroup) {
            row.isHeading = true;
            row.canSelect = false;
            row.fold = folded_.contains(line.id) ? ListRow::Fold::closed : ListRow::Fold::open;
            row.badges.push_back({toWx(std::to_string(line.count)), toneOf(line.severity)});
        } else {
            row.detail = toWx(line.detail);
            row.icon = line.isAccepted ? "passed" : iconOf(line.severity);
            row.tone = line.isAccepted ? Tone::passed : toneOf(line.severity);
        }
        rows.push_back(std::move(row));
    }
    if (found_.more > 0) {
        ListRow more{"more",
                     words("%s more. Use the filter, or mend the first ones.", std::to_string(found_.more))};
        more.canSelect = false;
        more.ink = Tone::muted;
        rows.push_back(std::move(more));
    }
    const bool isBeginning = session::isBeginning(session_.document()) && session_.report().counts.error == 0;
    list_->setEmptyText(!session_.isCheckCurrent() ? words("Checking...")
                        : isBeginning ? toWx(std::string(mapsets::leftToFillIn.in(session_.language())))
                                      : words("No findings. %s rules checked.",
                                              std::to_string(session_.report().rulesRun.size())));
    list_->show(std::move(rows));
    showFilter();
    const bool isGone = std::exchange(isLeft_, false) ||
                        (isKept_ ? list_->selection().empty() : !before.empty() && !list_->row(before));
    isKept_ = isGone && detail_->keep(source());
    isLeft_ = isGone && !isKept_ && !session_.isCheckCurrent();
    if (isGone && session_.isCheckCurrent()) unmark();
    if (isKept_) {
        if (pointed_ && session_.isCheckCurrent()) pointOut(chosen());
        return tellPins();
    }
    // After a fix the next finding is selected: the one in the place of the old one.
    if (isGone && session_.isCheckCurrent()) {
        std::vector<std::string> ids;
        for (const auto& line : found_.lines)
            if (!line.isGroup) ids.push_back(line.id);
        if (!ids.empty()) list_->select({ids[std::min(lastPlace_, ids.size() - 1)]});
    }
    detail_->show(chosen(), source());
    if (pointed_ && session_.isCheckCurrent()) pointOut(chosen());
    tellPins();
    // Who answered with Enter can type the answer to the next one.
    if (session_.isCheckCurrent() && std::exchange(goesOn_, false) && isGone && list_->HasFocus())
        detail_->takeKeys();
}

/// The hex that was selected to show a finding goes with it, unless its form is being filled in.
void FindingsPanel::unmark() {
    const auto marked = std::exchange(marked_, {});
    if (marked.empty() || isInForm(FindFocus())) return;
    CallAfter([this, marked] {
        if (session_.selection() == marked) session_.select({});
    });
}

/// The hexes of a finding on the map; none any more if it is null, because what was pointed out is mended.
void FindingsPanel::pointOut(const checks::ReportedFinding* reported) {
    if (!reported && !pointed_) return;
    if (reported && pointed_ == reported->finding) return;
    pointed_ = reported ? std::optional(reported->finding) : std::nullopt;
    if (!onHexes) return;
    onHexes(reported && session_.map() ? session::hexesOf(*session_.map(), reported->finding)
                                       : std::set<session::Cell>{});
}

void FindingsPanel::tellPins() {
    if (!onPins) return;
    constexpr std::size_t mostPins = 300;
    std::vector<tools::FindingPin> pins;
    for (const auto& line : found_.lines) {
        if (line.isGroup || line.isAccepted || !session_.map() || pins.size() == mostPins ||
            line.place >= session_.report().findings.size())
            continue;
        if (const auto cell = placeOf(*session_.map(), session_.report().findings[line.place].finding))
            pins.push_back({besideUnits(*session_.map(), *cell), line.severity});
    }
    std::ranges::stable_sort(pins, {}, &tools::FindingPin::severity);  // the worst on top
    onPins(std::move(pins));
}

const checks::ReportedFinding* FindingsPanel::chosen() const {
    for (const auto& line : found_.lines)
        if (!line.isGroup && line.id == list_->focused() && list_->selection().contains(line.id))
            return line.place < session_.report().findings.size() ? &session_.report().findings[line.place]
                                                                  : nullptr;
    return nullptr;
}

void FindingsPanel::next(int step) {
    std::vector<std::string> ids;
    for (const auto& line : found_.lines)
        if (!line.isGroup) ids.push_back(line.id);
    if (ids.empty()) return;
    const auto now = std::ranges::find(ids, list_->selection().empty() ? std::string() : list_->focused());
    const auto count = static_cast<std::ptrdiff_t>(ids.size());
    std::ptrdiff_t at = now == ids.end() ? (step > 0 ? 0 : count - 1) : (now - ids.begin()) + step;
    at = (at + count) % count;
    list_->select({ids[static_cast<std::size_t>(at)]});
    choose(Way::jump);
}

void FindingsPanel::showFinding(std::size_t finding) {
    for (const auto& line : found_.lines)
        if (!line.isGroup && line.place == finding) {
            list_->select({line.id});
            return choose(Way::jump);
        }
}

void FindingsPanel::choose(Way way) {
    const auto* reported = chosen();
    if (!reported) return;
    const model::Finding finding = reported->finding;
    goesOn_ = false;
    lastPlace_ = 0;
    for (const auto& line : found_.lines) {
        if (line.id == list_->focused()) break;
        lastPlace_ += line.isGroup ? 0 : 1;
    }
    const auto value = session::valueRowOf(source(), finding, session_.selection());
    const model::Subject subject{finding.subject.kind, finding.subject.id, {}};
    const bool isOnMap = session_.map() && !session::shapeOf(*session_.map(), finding.subject).empty();
    const auto place = session_.map() ? placeOf(*session_.map(), finding) : std::optional<session::Cell>{};
    // A thing without values of its own belongs to the scenario, whose values are shown if nothing is
    // selected.
    if (value)
        session_.select(value->selection);
    else if (isOnMap)
        session_.select({finding.subject});
    else if (!session::propertiesOf(source(), subject).title.empty() &&
             subject.kind != model::SubjectKind::scenario)
        session_.select({subject});
    else
        session_.select({});
    marked_ = subject.kind == model::SubjectKind::hex ? session_.selection() : session::Selection{};
    detail_->show(chosen(), source(), true);
    pointed_.reset();
    pointOut(chosen());
    if (place && onPlace) onPlace(*place, way != Way::show);
    if (onFinding) onFinding(finding);
    if (value && onValue) onValue(*value, way == Way::change);
}

void FindingsPanel::showMenu(const std::string& id, const wxPoint& at) {
    const auto* reported = chosen();
    if (!reported || id.empty()) return;
    wxMenu menu;
    const auto add = [&](const wxString& label, std::function<void()> run) {
        auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [run = std::move(run)](wxCommandEvent&) { run(); }, item->GetId());
    };
    detail_->addTo(menu);
    add(words("&Go to the Place"), [this] { choose(Way::change); });
    add(words("&Copy as Text"), [this, id] {
        const auto* row = list_->row(id);
        if (!row || !wxTheClipboard->Open()) return;
        wxTheClipboard->SetData(new wxTextDataObject(row->text + "\n" + row->detail));
        wxTheClipboard->Close();
    });
    add(words("&Hide This Rule Until Closed"), [this, rule = reported->finding.rule] {
        filter_.hiddenRules.insert(rule);
        fill();
    });
    list_->PopupMenu(&menu, at);
}

}  // namespace cota::wx
