#pragma once
// The heat page of the scenario as a file, with the same code as `cota analyse`.

#include <memory>

#include "editor/picture/export_picture.h"

namespace cota::session {

struct HeatRequest {
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const look::Symbology> look;
    int turns = usualHeatTurns;  // of the reach
    std::string paper = "a3";    // a name from pages.h
    bool isJson = false;         // the numbers for programs instead of pages
    std::string version = {};    // of the program, for JSON
    model::Language language = model::Language::english;

    static constexpr int usualHeatTurns = 3;
};

/// Whether there is something to show: a scenario on a map.
bool hasHeat(const Session& session);
HeatRequest heatRequest(const Session& session);

/// The bytes of a PDF, or JSON. It can be called from another thread.
Exported heatFile(const HeatRequest& request, const picture::Progress& progress = {});

}  // namespace cota::session
