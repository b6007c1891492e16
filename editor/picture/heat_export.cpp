#include "editor/picture/heat_export.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <stop_token>

#include "editor/editing/session.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/press/pages.h"
#include "mapsets/analysis/scenario_heat.h"
#include "mapsets/look/heat/heat_page.h"
#include "validator/overlays/heat_json.h"

namespace cota::session {

namespace {

constexpr double shareOfAnswers = 0.8;  // of the time, about; the rest is drawing

/// The answers, while `progress` is told how far they are; nothing if it stopped them.
std::optional<mapsets::ScenarioHeat> answersWith(const mapsets::LaidDocument& laid,
                                                 const mapsets::Roster& roster, int turns,
                                                 const picture::Progress& progress) {
    using namespace std::chrono_literals;
    std::stop_source stop;
    std::atomic<double> done = 0;
    auto made = std::async(std::launch::async, [&] {
        return mapsets::heatOf(laid, roster, turns, stop.get_token(), [&](double share) { done = share; });
    });
    while (made.wait_for(50ms) != std::future_status::ready)
        if (progress && !progress(done * shareOfAnswers)) stop.request_stop();
    return made.get();
}

}  // namespace

bool hasHeat(const Session& session) { return session.map() != nullptr && session.document().scenario; }

HeatRequest heatRequest(const Session& session) {
    HeatRequest request;
    request.map = session.map();
    request.look = session.look();
    request.language = session.language();
    const int last = (*session.document().scenario)->turns.count;
    if (last > 0) request.turns = std::min(request.turns, last);
    return request;
}

Exported heatFile(const HeatRequest& request, const picture::Progress& progress) {
    const mapsets::LaidDocument laid{request.map->document(), request.map->laid()};
    const mapsets::Roster roster(laid.document, laid.field());
    const auto heat = answersWith(laid, roster, request.turns, progress);
    if (!heat) return {{}, {}, true};
    if (request.isJson)
        return {checks::heatFile({laid, roster, *heat, request.language}, request.version), {}, false};
    const auto pages =
        look::heatPages({laid, roster, *heat, *request.look, request.language,
                         picture::paperSize(request.paper).value_or(model::MapSize{297, 420})});
    const picture::PdfSettings settings{
        .layerTitle = [&](const std::string& name) { return look::heatLayerTitle(name, request.language); },
        .language = request.language == model::Language::spanish ? "es" : "en"};
    const auto rest = [&](double share) {
        return !progress || progress(shareOfAnswers + share * (1 - shareOfAnswers));
    };
    auto bytes = picture::pdfOf(pages, settings, rest);
    return {bytes.value_or(""), {}, !bytes};
}

}  // namespace cota::session
