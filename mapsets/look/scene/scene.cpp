#include "mapsets/look/scene/scene.h"

#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <mutex>
#include <optional>

#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/level_areas.h"

namespace cota::look {

struct Scene::Kept {
    std::mutex mutex;
    std::optional<LevelAreas> levels;
    std::map<picture::Layer (*)(const Scene&), picture::Layer, std::less<>> layers;
};

namespace {

constexpr int levelsOfAnIndexContour = 5;

int bottomOf(const Scene& scene) {
    const auto* relief = scene.field.relief();
    if (!relief || relief->empty()) return 0;
    int lowest = std::numeric_limits<int>::max();
    for (const auto& line : relief->lines()) lowest = std::min(lowest, line.metres);
    const double level = levelAt(scene, lowest) - 1;  // of the ground below it
    return std::max(0, static_cast<int>(std::floor(level / levelsOfAnIndexContour)) * levelsOfAnIndexContour);
}

}  // namespace

Scene::Scene(const mapsets::Battlefield& onField, const mapsets::Heights& byHeights,
             const model::Document& from, const Symbology& looks, MapSheet onSheet,
             model::Language inLanguage, std::shared_ptr<Groundwork> on)
    : field(onField),
      heights(byHeights),
      document(from),
      look(looks),
      sheet(std::move(onSheet)),
      groundwork(on ? std::move(on) : std::make_shared<Groundwork>()),
      ways(groundwork->ways(onField, sheet, looks)),
      language(inLanguage),
      kept_(std::make_shared<Kept>()) {
    bottom = bottomOf(*this);
}

Scene Scene::part(const picture::Box& shown, double around) const {
    Scene made = *this;
    made.sheet = sheet.part(shown, around);
    made.kept_ = std::make_shared<Kept>();
    return made;
}

const LevelAreas& Scene::levels() const {
    const std::lock_guard lock(kept_->mutex);
    // While this thread waits for its subtasks it must not start other tasks that may lock this mutex again.
    if (!kept_->levels)
        oneapi::tbb::this_task_arena::isolate([&] { kept_->levels.emplace(levelAreas(*this)); });
    return *kept_->levels;
}

const picture::Layer& Scene::layer(picture::Layer (*draw)(const Scene&)) const {
    {
        const std::lock_guard lock(kept_->mutex);
        if (const auto found = kept_->layers.find(draw); found != kept_->layers.end()) return found->second;
    }
    // Made without the lock, because a layer may ask for others; if two threads make it, the first is kept.
    auto made = draw(*this);
    const std::lock_guard lock(kept_->mutex);
    return kept_->layers.try_emplace(draw, std::move(made)).first->second;
}

}  // namespace cota::look
