#include "mapsets/look/scene/scene.h"

#include "mapsets/look/scene/groundwork.h"

namespace cota::look {

Scene::Scene(const mapsets::Battlefield& onField, const mapsets::Heights& byHeights,
             const model::Document& from, const Symbology& looks, MapSheet onSheet,
             model::Language inLanguage, std::shared_ptr<Groundwork> on)
    : field(onField),
      heights(byHeights),
      document(from),
      look(looks),
      sheet(std::move(onSheet)),
      groundwork(on ? std::move(on) : std::make_shared<Groundwork>()),
      ways(groundwork->ways(onField, sheet)),
      language(inLanguage) {}

Scene Scene::part(const picture::Box& shown, double around) const {
    Scene made = *this;
    made.sheet = sheet.part(shown, around);
    return made;
}

}  // namespace cota::look
