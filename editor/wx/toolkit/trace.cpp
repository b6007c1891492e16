#include "editor/wx/toolkit/trace.h"

#include <wx/control.h>
#include <wx/toplevel.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <system_error>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t fewHexes = 3000;
constexpr double leastHex = 6;  // pixels across

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
}

void Trace::say(const std::string& event) {
    if (!isOn()) return;
    events_ << event << std::endl;
    isSettled_ = false;
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

// To a new file, so that readers never see half of it.
void Trace::write(const char* name, const std::string& text) const {
    const fs::path fresh = folder_ / (std::string(name) + ".new");
    std::ofstream(fresh) << text;
    std::error_code ignored;
    fs::rename(fresh, folder_ / name, ignored);
}

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
    text += linesOf(panels);
    const bool isMoved = writePlaces(map, panels);
    sayUsed("\n" + text);
    if (text != items_) {
        items_ = text;
        write("items", text);
        say("placed " + std::to_string(++placed_));
    } else if (isMoved) {
        say("placed " + std::to_string(++placed_));
    }
    if (!isCalm || isSettled_) return;
    say("settled " + std::to_string(++settled_));
    isSettled_ = true;
}

}  // namespace cota::wx
