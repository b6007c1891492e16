// Overlays of fire: danger, and cover against aircraft.

#include <algorithm>

#include "mapsets/analysis/fire_cover.h"
#include "validator/overlays/overlay.h"
#include "validator/overlays/turn_words.h"
#include "validator/overlays/unit_words.h"

namespace cota::checks {

namespace {

using mapsets::UnitIndex;
using mapsets::WeaponUse;
using model::LocalLiteral;

constexpr LocalLiteral dangerHeadline =
    local("{firers} {firers:unit|units} can fire at {hexes} of {all} {all:hex|hexes}.");
constexpr LocalLiteral airHeadline =
    local("{firers} {firers:unit protects|units protect} {hexes} of {all} {all:hex|hexes} against aircraft.");
constexpr LocalLiteral rangesUnknown =
    local("A range of {unknown} {unknown:unit|units} is unknown and left out.");
constexpr LocalLiteral firedAt = local("as a caption", "fired at by");
constexpr LocalLiteral notFiredAt = local("as a caption", "not fired at");
constexpr LocalLiteral protectedBy = local("as a caption", "protected by");
constexpr LocalLiteral notProtected = local("as a caption", "not protected");
constexpr LocalLiteral firerTitle = local("as a caption", "unit");
constexpr LocalLiteral firerHexTitle = local("as a caption", "hex");
constexpr LocalLiteral firerRangeTitle = local("as a caption", "range");
constexpr LocalLiteral unknownRange = local("as a caption", "unknown");
constexpr LocalLiteral needsFirers = local("Say who: overlay '{kind}' needs units, formations or sides.");
constexpr LocalLiteral noWeapons = local("'{game}' does not say how far the weapons of units reach.");
constexpr LocalLiteral nobodyFires =
    local("None of these units stands in a hex with a weapon that fires now.");
constexpr LocalLiteral nobodyProtects =
    local("None of these units stands in a hex with a weapon against aircraft.");

std::string rangeText(const std::vector<mapsets::Weapon>& weapons, const Reader& reader) {
    int most = 0;
    bool isUnknown = false;
    for (const auto& weapon : weapons) {
        most = std::max(most, weapon.range.value_or(0));
        isUnknown = isUnknown || !weapon.range;
    }
    if (most > 0) return std::to_string(most) + (isUnknown ? "?" : "");
    return reader.isPerson ? reader.in(unknownRange) : "";
}

std::optional<OverlayAnswer> fireOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                         const Reader& reader, WeaponUse use, std::stop_token stop) {
    if (question.who.empty()) throw OverlayRefused(needsFirers, {{"kind", question.kind}});
    if (!mapsets::hasWeapons(laid.field())) throw OverlayRefused(noWeapons, {{"game", laid.game().id.text}});
    const bool isAir = use == WeaponUse::air;
    const mapsets::Roster roster(laid.document, laid.field());
    const auto units = unitsNamed(laid, roster, question.who);
    const auto cover = mapsets::fireCover(laid, roster, units, use, conditionsIn(laid, question.turn), stop);
    if (!cover) return std::nullopt;
    if (cover->firers.empty()) throw OverlayRefused(isAir ? nobodyProtects : nobodyFires);
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.legend = reader.in(isAir ? protectedBy : firedAt);
    answer.none = reader.in(isAir ? notProtected : notFiredAt);
    answer.table.keys = {"unit", "hex", "range"};
    answer.table.titles = {reader.in(firerTitle), reader.in(firerHexTitle), reader.in(firerRangeTitle)};
    for (const UnitIndex unit : cover->firers) {
        answer.from.push_back(roster[unit].cell);
        answer.table.rows.push_back({reader.name(roster[unit]), laid.field().label(roster[unit].cell),
                                     rangeText(mapsets::weaponsOf(laid.field(), roster, unit, use), reader)});
    }
    std::ranges::sort(answer.from);
    answer.from.erase(std::unique(answer.from.begin(), answer.from.end()), answer.from.end());
    for (std::size_t i = 0; i < cover->units.size(); ++i)
        answer.hexes.push_back({laid.field().hexes()[i], cover->units[i]});
    const auto none = static_cast<std::size_t>(std::ranges::count(cover->units, 0));
    answer.headline = reader.say(isAir ? airHeadline : dangerHeadline,
                                 {{"firers", std::to_string(cover->firers.size())},
                                  {"hexes", std::to_string(cover->units.size() - none)},
                                  {"all", std::to_string(cover->units.size())}});
    if (!cover->uncertain.empty())
        answer.headline +=
            " " + reader.say(rangesUnknown, {{"unknown", std::to_string(cover->uncertain.size())}});
    return answer;
}

}  // namespace

std::optional<OverlayAnswer> dangerOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                           const Reader& reader, std::stop_token stop) {
    return fireOverlay(laid, question, reader, WeaponUse::fire, stop);
}

std::optional<OverlayAnswer> airOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                        const Reader& reader, std::stop_token stop) {
    return fireOverlay(laid, question, reader, WeaponUse::air, stop);
}

}  // namespace cota::checks
