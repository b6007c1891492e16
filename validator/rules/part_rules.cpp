// Parts of a scenario that hold in hexes of one sort hold in such hexes.

#include <algorithm>
#include <array>

#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array partPlaceWordings{
    Wording{"zone",
            {"'{part}' holds in zone '{zone}', none of whose hexes is {known}; choose another zone.",
             "'{part}' vale en la zona '{zone}', ninguno de cuyos hexágonos es {known}; elija otra zona."}}};

void wrongPlaces(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto tags = with.words("hexes");
    const auto kinds = with.words("parts");
    mapsets::TagMask mask = 0;
    for (const auto& tag : tags) mask |= field.maskOf(tag);
    const auto fits = [&](mapsets::Cell cell) { return (field.tags(cell) & mask) != 0; };
    for (const auto& part : context.scenario()->parts) {
        if (std::find(kinds.begin(), kinds.end(), part.kind.text) == kinds.end()) continue;
        const auto say = [&](const std::string& hex, const Wording* wording) {
            Note note{.values = {value("part", part.kind), value("hex", hex), value("zone", part.zone)},
                      .subject = context.subjectOf(part),
                      .wording = wording};
            addLocal(note.values, "known", namesOfTags(context.catalogue(), tags));
            out.add(std::move(note));
        };
        for (const auto& hex : part.hexes)
            if (const auto cell = field.resolve(hex.label); cell && !fits(*cell)) say(hex.label, nullptr);
        const auto* zone = part.zone.empty() ? nullptr : context.zone(part.zone);
        if (zone && !zone->empty() && std::none_of(zone->begin(), zone->end(), fits))
            say({}, &partPlaceWordings[0]);
    }
}

constexpr std::array partPlaceParameters{
    Parameter{"parts",
              Parameter::Kind::words,
              nullptr,
              {"kinds of scenario parts", "clases de partes del escenario"}},
    Parameter{"hexes",
              Parameter::Kind::words,
              nullptr,
              {"tags, one of which their hexes have", "etiquetas, una de las cuales tienen sus hexágonos"}}};

constexpr std::array partTable{
    Rule{.message = {"PART-006",
                     Severity::error,
                     {"part in the wrong hex", "parte en un hexágono equivocado"},
                     {"'{part}' names {hex}, which is not {known}; correct the hex.",
                      "'{part}' nombra {hex}, que no es {known}; corrija el hexágono."},
                     {"There it means nothing.", "Ahí no significa nada."},
                     {"Name a hex of that sort.", "Nombre un hexágono así."}},
         .needs = need::scenario | need::battlefield,
         .parameters = partPlaceParameters,
         .variants = partPlaceWordings,
         .example = {"<part kind=\"river-closed\" hexes=\"A407\"/>",
                     "<part kind=\"river-closed\" hexes=\"A707\"/>"},
         .run = wrongPlaces},
};
static_assert(isSound(partTable));

}  // namespace

Topic partRules() {
    return {"parts", {"Parts of a scenario and their place", "Partes de un escenario y su lugar"}, partTable};
}

}  // namespace cota::checks
