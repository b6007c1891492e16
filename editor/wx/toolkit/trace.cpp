#include "editor/wx/toolkit/trace.h"

#include <wx/app.h>
#include <wx/control.h>
#include <wx/menu.h>
#include <wx/textentry.h>
#include <wx/toplevel.h>
#include <wx/utils.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <system_error>
#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t fewHexes = 3000;
constexpr double leastHex = 6;  // pixels across
constexpr int tick = 5;         // milliseconds between two looks at what is asked
/// The toolkit may keep movements of the pointer, and all that comes after, until it draws the next frame.
constexpr std::chrono::milliseconds frame{20};

std::string at(double x, double y) {
    return std::to_string(std::lround(x)) + " " + std::to_string(std::lround(y));
}

std::string linesOf(const std::vector<PanelBox>& panels) {
    std::string text;
    for (const auto& [name, box] : panels)
        text += "pane " + name + ' ' + at(box.x, box.y) + ' ' + at(box.width, box.height) + '\n';
    return text;
}

void addHexes(const MapPlace& place, std::string& text) {
    const auto& [map, view, corner] = place;
    const bool isLarge = map->field().hexes().size() > fewHexes;
    if (isLarge && map->sheet().hexMillimetres() * view.perMillimetre < leastHex) return;
    for (const session::Cell cell : map->field().hexes()) {
        const auto centre = map->sheet().centre(cell);
        const double x = (centre.x - view.corner.x) * view.perMillimetre,
                     y = (centre.y - view.corner.y) * view.perMillimetre;
        if (isLarge && (x < 0 || y < 0 || x > view.columns || y > view.rows)) continue;
        for (const auto& label : map->field().labels(cell))
            text += "hex " + label + ' ' + at(corner.x + x, corner.y + y) + '\n';
    }
}

/// To a new file, so that readers never see half of it.
void writeWhole(const fs::path& file, const std::string& text) {
    fs::path fresh = file;
    fresh += ".new";
    std::ofstream(fresh) << text;
    std::error_code ignored;
    fs::rename(fresh, file, ignored);
}

bool isSamePart(const picture::View& a, const picture::View& b) {
    return a.corner == b.corner && a.perMillimetre == b.perMillimetre && a.columns == b.columns &&
           a.rows == b.rows;
}

}  // namespace

void Trace::start(fs::path folder) {
    folder_ = std::move(folder);
    std::error_code ignored;
    fs::create_directories(folder_, ignored);
    events_.open(folder_ / "events", std::ios::app);
    input_.start(folder_);
}

void Trace::say(const std::string& event) {
    if (!isOn()) return;
    events_ << event << std::endl;
    isSettled_ = false;
    ++said_;
}

void Trace::changed(const session::Session& session, const session::Changed& what) {
    if (!isOn()) return;
    const auto& history = session.history();
    if (what.file)
        say("file " + session.path().filename().string() + (session.isModified() ? " modified" : ""));
    if (what.document)
        say("step " + std::to_string(history.position()) + " " + history.now().label.in(session.language()));
    if (what.findings && session.isCheckCurrent()) {
        const auto& counts = session.report().counts;
        say("checked " + std::to_string(counts.error) + " " + std::to_string(counts.warning));
    }
}

namespace {

void addItems(const wxWindow* window, std::string& text) {
    if (!window->IsShown()) return;
    if (const auto* own = dynamic_cast<const HasPlaces*>(window)) {
        const wxPoint origin = window->ClientToScreen(wxPoint(0, 0));
        const wxSize size = window->GetClientSize();
        std::string list = fromWx(window->GetName());
        std::ranges::replace(list, ' ', '_');
        text += "list " + list + ' ' + at(origin.x, origin.y) + ' ' + at(size.x, size.y) + '\n';
        for (auto [name, box] : own->places()) {
            const auto space = name.find(' ');
            std::replace(name.begin() + static_cast<std::ptrdiff_t>(space) + 1, name.end(), ' ', '_');
            const wxPoint corner = origin + box.GetPosition();
            text += name + ' ' + at(corner.x, corner.y) + ' ' + at(box.width, box.height) + '\n';
        }
    }
    for (const auto* child : window->GetChildren())
        if (!child->IsTopLevel() || child->IsShown()) addItems(child, text);
}

/// The fields and buttons of a dialog, by their labels, or by their names if they have no label.
void addControls(const wxWindow* window, std::string& text) {
    for (const auto* child : window->GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) continue;
        addControls(child, text);
        if (!dynamic_cast<const wxControl*>(child)) continue;
        std::string name = fromWx(wxControl::RemoveMnemonics(child->GetLabel()));
        if (name.empty()) name = fromWx(child->GetName());
        std::ranges::replace(name, ' ', '_');
        std::ranges::replace(name, '\n', '_');
        const wxRect box = child->GetScreenRect();
        text += "control " + name + ' ' + at(box.x, box.y) + ' ' + at(box.width, box.height) + '\n';
    }
}

}  // namespace

void Trace::write(const char* name, const std::string& text) const { writeWhole(folder_ / name, text); }

/// The forms that are edited, by the lines of their editors, and the dialogs that are shown.
void Trace::sayUsed(const std::string& items) {
    std::set<std::string> used;
    constexpr std::string_view mark = "\neditor ";
    for (auto at = items.find(mark); at != std::string::npos; at = items.find(mark, at + 1)) {
        const auto from = at + mark.size();
        used.insert("form " + items.substr(from, items.find('/', from) - from));
    }
    for (const auto* window : wxTopLevelWindows)
        if (window->IsShown() && window->GetName().EndsWith("-dialog"))
            used.insert("dialog " + fromWx(window->GetName()));
    for (const auto& one : used)
        if (!used_.contains(one)) say(one);
    used_ = std::move(used);
}

/// True if anything has moved.
bool Trace::writePlaces(const MapPlace& map, const std::vector<PanelBox>& panels) {
    std::string text = linesOf(panels);
    const bool isSameMap = map_.lock() == map.map && isSamePart(view_, map.view) && corner_ == map.corner;
    if (isSameMap && text == panels_) return false;
    panels_ = text;
    map_ = map.map;
    view_ = map.view;
    corner_ = map.corner;
    if (map.map) addHexes(map, text);
    write("places", text);
    return true;
}

void Trace::drawn(const MapPlace& map, const std::vector<PanelBox>& panels) {
    if (!isOn()) return;
    writePlaces(map, panels);
    say("drawn " + std::to_string(++drawn_));
}

void Trace::rested(const wxWindow* window, const MapPlace& map, const std::vector<PanelBox>& panels,
                   bool isCalm) {
    if (!isOn()) return;
    std::string text;
    addItems(window, text);
    for (const auto* other : wxTopLevelWindows)
        if (other != window && other->IsShown()) addControls(other, text);
    text += linesOf(panels) + input_.lines();
    const bool isMoved = writePlaces(map, panels);
    sayUsed("\n" + text);
    if (text != items_) {
        items_ = text;
        write("items", text);
        say("placed " + std::to_string(++placed_));
    } else if (isMoved) {
        say("placed " + std::to_string(++placed_));
    }
    if (isCalm && !isSettled_) {
        say("settled " + std::to_string(++settled_));
        isSettled_ = true;
    }
    input_.rested(said_, isCalm);
}

DrivenInput::~DrivenInput() {
    if (!folder_.empty()) wxEvtHandler::RemoveFilter(this);
}

void DrivenInput::start(fs::path folder) {
    folder_ = std::move(folder);
    wxEvtHandler::AddFilter(this);
    Start(tick);
}

int DrivenInput::FilterEvent(wxEvent& event) {
    const auto type = event.GetEventType();
    if (type == wxEVT_MENU_OPEN || type == wxEVT_MENU_CLOSE) {
        const auto* menu = static_cast<wxMenuEvent&>(event).GetMenu();
        if (type == wxEVT_MENU_OPEN)
            menus_.insert(menu);
        else
            menus_.erase(menu);
    } else if (type == wxEVT_COMBOBOX_DROPDOWN || type == wxEVT_COMBOBOX_CLOSEUP) {
        areChoicesOpen_ = type == wxEVT_COMBOBOX_DROPDOWN;
    }
    return Event_Skip;
}

std::string DrivenInput::lines() const {
    const std::string noBox = " 0 0 0 0\n";
    std::string text;
    if (!menus_.empty()) text += "open menu" + noBox;
    if (areChoicesOpen_) text += "open choices" + noBox;
    const auto* focus = wxWindow::FindFocus();
    if (!focus) return text;
    std::string name = fromWx(focus->GetName());
    if (focus->GetParent()) name = fromWx(focus->GetParent()->GetName()) + '/' + name;
    std::ranges::replace(name, ' ', '_');
    text += "focus " + name + noBox;
    if (const auto* field = dynamic_cast<const wxTextEntry*>(focus)) {
        std::string shown = fromWx(field->GetValue());
        std::ranges::replace(shown, '\n', ' ');
        text += "text " + shown + '\n';
    }
    return text;
}

void DrivenInput::Notify() {
    std::string asked;
    std::getline(std::ifstream(folder_ / "asked"), asked);
    if (!asked.empty() && asked != asked_) {
        asked_ = asked;
        given_ = Answer::none;
        since_.reset();
    }
    if (given_ != Answer::calm) wxWakeUpIdle();
}

// The screen keeps the order: what it has answered comes after all that was sent to it before. The toolkit
// calls this only when it has dealt with all that has come.
void DrivenInput::rested(int written, bool isCalm) {
    if (given_ == Answer::calm) return;
    const auto now = std::chrono::steady_clock::now();
    if (!since_) {
        wxGetMousePosition();
        since_ = now;
    }
    const bool isSame = std::exchange(written_, written) == written;
    if (!isSame || now - *since_ < frame || wxTheApp->HasPendingEvents()) return;
    if (!isCalm && given_ == Answer::dealt) return;
    given_ = isCalm ? Answer::calm : Answer::dealt;
    writeWhole(folder_ / "answered", asked_ + (isCalm ? " calm\n" : " dealt\n"));
}

}  // namespace cota::wx
