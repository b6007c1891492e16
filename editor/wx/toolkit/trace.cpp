#include "editor/wx/toolkit/trace.h"

#include <algorithm>
#include <cmath>
#include <system_error>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

namespace fs = std::filesystem;

namespace {

std::string at(double x, double y) {
    return std::to_string(std::lround(x)) + " " + std::to_string(std::lround(y));
}

}  // namespace

void Trace::start(fs::path folder) {
    folder_ = std::move(folder);
    std::error_code ignored;
    fs::create_directories(folder_, ignored);
    events_.open(folder_ / "events", std::ios::app);
}

void Trace::say(const std::string& event) {
    if (isOn()) events_ << event << std::endl;
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
    if (const auto* own = dynamic_cast<const HasPlaces*>(window))
        for (auto [name, box] : own->places()) {
            const auto space = name.find(' ');
            std::replace(name.begin() + static_cast<std::ptrdiff_t>(space) + 1, name.end(), ' ', '_');
            const wxPoint corner = window->ClientToScreen(box.GetPosition());
            text += name + ' ' + at(corner.x, corner.y) + ' ' + at(box.width, box.height) + '\n';
        }
    for (const auto* child : window->GetChildren())
        if (!child->IsTopLevel()) addItems(child, text);
}

}  // namespace

void Trace::items(const wxWindow* window, const std::vector<PanelBox>& panels) {
    std::string text;
    addItems(window, text);
    for (const auto& [name, box] : panels)
        text += "pane " + name + ' ' + at(box.x, box.y) + ' ' + at(box.width, box.height) + '\n';
    if (text == items_) return;
    items_ = text;
    const fs::path fresh = folder_ / "items.new";
    std::ofstream(fresh) << text;
    std::error_code ignored;
    fs::rename(fresh, folder_ / "items", ignored);
    say("placed " + std::to_string(++placed_));
}

// Written to a new file, so that readers never see half of it.
void Trace::drawn(const session::JoinedMap* map, const session::Viewport& view, wxPoint corner,
                  const std::vector<PanelBox>& panels) {
    if (!isOn()) return;
    const fs::path fresh = folder_ / "places.new";
    {
        std::ofstream places(fresh);
        if (map)
            for (const session::Cell cell : map->field().hexes()) {
                const auto centre = view.toScreen(map->sheet().centre(cell));
                for (const auto& label : map->field().labels(cell))
                    places << "hex " << label << ' ' << at(corner.x + centre.x, corner.y + centre.y) << '\n';
            }
        for (const auto& [name, box] : panels)
            places << "pane " << name << ' ' << at(box.x, box.y) << ' ' << at(box.width, box.height) << '\n';
    }
    std::error_code ignored;
    fs::rename(fresh, folder_ / "places", ignored);
    say("drawn " + std::to_string(++drawn_));
}

}  // namespace cota::wx
