#include "editor/editing/templates.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/edit_support.h"
#include "formats/model/finding/message.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/loading/new_battle.h"
#include "mapsets/loading/new_document.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::session {

namespace {

using model::Group;
using model::ZoneTerm;

constexpr const char* copyEnd = "-r";
constexpr int roundsOfDetails = 4;  // a detail that was added may ask for another one
constexpr int meetingTurn = 3, assaultTurn = 4;
constexpr int apart =
    2;  // hexes between the nearest hexes of enemies at the start, who are then not adjacent

/// How deep the zones are: columns behind the edge, and hexes around the objective.
struct Depth {
    int behindEdge, around;
};
/// The first that keeps enemies apart is taken.
constexpr std::array depths{Depth{2, 2}, Depth{2, 1}, Depth{1, 1}, Depth{1, 0}};

/// "{name}" replaced by the name of a side, in both languages.
model::LocalText ofSide(const model::LocalLiteral& text, const model::Side& side) {
    const auto value = model::inWords("name", model::LocalText{side.name.in(model::Language::english),
                                                               side.name.in(model::Language::spanish)});
    return model::fillTemplate(text, {&value, 1});
}

class TemplateMaker {
  public:
    TemplateMaker(model::Document begun, const mapsets::Mapset& game)
        : document_(std::move(begun)), game_(game), scenario_(**document_.scenario) {
        if (document_.forces.size() == 1) {
            file_ = document_.forces.begin()->first;
            forces_ = *document_.forces.begin()->second;
        }
    }

    /// Whether there is something to make more of.
    bool canGrow() const { return !file_.empty() && scenario_.groups.size() == scenario_.sides.size(); }
    const std::vector<model::Side>& sides() const { return scenario_.sides; }

    model::ZoneId addZone(const model::Side& side, const std::string& stem, const model::LocalText& name,
                          ZoneTerm term) {
        model::Zone zone;
        zone.id = model::ZoneId(stem + "-" + side.id.text);
        zone.name = name;
        zone.side = side.id;
        zone.hexes = ZoneTerm{.kind = ZoneTerm::Kind::anyOf};
        zone.hexes.children = {std::move(term)};
        scenario_.zones.push_back(zone);
        return zone.id;
    }
    /// Around the first objective.
    ZoneTerm aroundObjective(int hexes) const {
        ZoneTerm within{.kind = ZoneTerm::Kind::within, .number = hexes};
        if (!scenario_.objectives.empty()) within.hexes = scenario_.objectives.front().hexes;
        return within;
    }
    /// The zones of enemies, by the first of the depths for which these cannot set up adjacent to each other.
    template <class Zones>
    std::array<ZoneTerm, 2> partedBy(const Zones& zonesFor) const {
        const auto field = mapsets::buildBattlefield(document_, game_);
        for (const auto& depth : depths)
            if (auto zones = zonesFor(depth); !field.value || areApart(*field.value, zones)) return zones;
        return zonesFor(depths.back());
    }

    /// The side attacks or defends: what it states for that, here and in all that is added later.
    void setStance(const model::Side& side, mapsets::Stance stance) {
        for (auto& one : scenario_.sides)
            if (one.id == side.id)
                for (const auto& type : game_.catalogue.sideAttributes) {
                    const auto start = mapsets::startFor(type, stance);
                    if (mapsets::hasStances(type) && !start.empty())
                        one.attributes.set(type.name, std::string(start));
                }
    }
    /// It holds the objectives when the game begins.
    void holdObjectives(const model::Side& side) {
        for (auto& objective : scenario_.objectives) objective.owner = side.id;
    }

    /// The units of the side may set up anywhere in the zone.
    void setUpIn(const model::Side& side, const model::ZoneId& zone) {
        for (auto& group : scenario_.groups) {
            if (group.side != side.id || group.kind != Group::Kind::setup) continue;
            group.zone = zone;
            for (auto& placement : group.units) placement.at.reset();
        }
    }

    /// A group of copies of the units with which the side begins.
    void reinforce(const model::Side& side, const model::ZoneId& zone, int turn) {
        Group group;
        group.id = model::GroupId("arrival-" + side.id.text);
        group.kind = Group::Kind::arrival;
        group.side = side.id;
        group.name = ofSide(reinforcementsOfSide, side);
        group.zone = zone;
        group.turn = turn;
        group.attributes = mapsets::requiredValues(game_.catalogue.groupAttributes);
        const auto begins = std::ranges::find_if(scenario_.groups, [&](const Group& one) {
            return one.side == side.id && one.kind == Group::Kind::setup;
        });
        if (begins == scenario_.groups.end()) return;
        for (const auto& placement : begins->units)
            if (auto copy = copied(placement.counter, side)) {
                model::Placement made;
                made.counter = *copy;
                made.attributes = placement.attributes;
                group.units.push_back(std::move(made));
            }
        if (!group.units.empty()) scenario_.groups.push_back(std::move(group));
    }

    model::Document take() {
        document_.scenario = model::Shared<model::Scenario>(std::move(scenario_));
        if (!file_.empty()) document_.forces[file_] = model::Shared<model::Forces>(std::move(forces_));
        return std::move(document_);
    }

  private:
    static bool areApart(const mapsets::Battlefield& field, const std::array<ZoneTerm, 2>& zones) {
        mapsets::ZoneResolver resolver(field, {});
        const auto ours = resolver.resolve(zones[0], {}).cells, theirs = resolver.resolve(zones[1], {}).cells;
        return std::ranges::all_of(ours, [&](mapsets::Cell one) {
            return std::ranges::all_of(
                theirs, [&](mapsets::Cell other) { return field.distance(one, other) >= apart; });
        });
    }

    /// Another counter of the same type, in a formation like that of the first one.
    std::optional<model::CounterId> copied(const model::CounterId& id, const model::Side& side) {
        const auto old = std::ranges::find(forces_.counters, id, &model::Counter::id);
        if (old == forces_.counters.end()) return std::nullopt;
        model::Counter made = *old;
        made.id = model::CounterId(id.text + copyEnd);
        made.formation = copied(old->formation, side);
        made.attributes = nextLetters(made.attributes);
        forces_.counters.push_back(made);
        return made.id;
    }
    model::FormationId copied(const model::FormationId& id, const model::Side& side) {
        const auto old = std::ranges::find(forces_.formations, id, &model::Formation::id);
        if (old == forces_.formations.end()) return id;
        model::Formation made = *old;
        made.id = model::FormationId(id.text + copyEnd);
        if (std::ranges::find(forces_.formations, made.id, &model::Formation::id) != forces_.formations.end())
            return made.id;
        made.name = ofSide(reinforcementsOfSide, side);
        made.attributes = nextLetters(made.attributes);
        forces_.formations.push_back(made);
        return made.id;
    }
    /// Formations and leaders that are called by a letter get the next one.
    static model::Attributes nextLetters(const model::Attributes& values) {
        model::Attributes made;
        for (const auto& [name, value] : values) {
            const bool isLetter = value.size() == 1 && value[0] >= 'A' && value[0] < 'Z';
            made.set(name, isLetter ? std::string(1, static_cast<char>(value[0] + 1)) : value);
        }
        return made;
    }

    model::Document document_;
    const mapsets::Mapset& game_;
    model::Scenario scenario_;
    std::string file_;
    model::Forces forces_;
};

/// Adds the detail that a finding asks for, of the side that it is about; false if it asks for none.
bool addDetail(model::Document& document, const model::Finding& finding, const mapsets::Mapset& game,
               const model::SideId& attacker) {
    const auto* wanted = model::findValue(finding.values, "part");
    if (!wanted) return false;
    const auto ids = wanted->ids(model::ValueKind::part);
    const bool isOfSide = finding.subject.kind == model::SubjectKind::side;
    for (const auto& kind : game.catalogue.partKinds) {
        if (std::ranges::find(ids, kind.id.text) == ids.end() || (kind.needsSide && !isOfSide)) continue;
        const model::SideId side(isOfSide ? finding.subject.id : std::string());
        const auto stance = attacker.empty()   ? mapsets::Stance::none
                            : side == attacker ? mapsets::Stance::attacks
                                               : mapsets::Stance::defends;
        auto part = mapsets::newPart(document, kind, side, stance);
        // Where a side has reinforcements, the detail is about these.
        for (const auto& group : (*document.scenario)->groups)
            if (group.side == side && group.kind == Group::Kind::arrival && !part.zone.empty())
                part.zone = group.zone;
        document = model::withScenario(
            document, [&](model::Scenario& scenario) { scenario.parts.push_back(std::move(part)); });
        return true;
    }
    return false;
}

/// With everything that the game asks of such a scenario: "where its reinforcements come".
model::Document withDetails(model::Document document, const mapsets::Mapset& game,
                            const model::SideId& attacker = {}) {
    for (int round = 0; round < roundsOfDetails; ++round) {
        checks::CheckInput input;
        input.document = document;
        input.mapset = {std::shared_ptr<void>(), &game};  // the check ends before the game can
        const std::array topics{checks::needRules()};
        checks::CheckOptions options;
        options.jobs = 1;
        bool hasAny = false;
        for (const auto& one : checks::check(input, topics, options).findings)
            hasAny = addDetail(document, one.finding, game, attacker) || hasAny;
        if (!hasAny) break;
    }
    return document;
}

constexpr const char* leftEdge = "left";
constexpr const char* rightEdge = "right";

ZoneTerm edgeOf(const char* edge) { return {.kind = ZoneTerm::Kind::edge, .word = edge}; }

/// The hexes behind an edge without its own, which reinforcements enter by.
ZoneTerm behind(const char* edge, int depth) {
    ZoneTerm within{.kind = ZoneTerm::Kind::within, .number = depth};
    within.children = {edgeOf(edge)};
    ZoneTerm term{.kind = ZoneTerm::Kind::butNot};
    term.children = {std::move(within), edgeOf(edge)};
    return term;
}

}  // namespace

model::Document asMeeting(model::Document begun, const mapsets::Mapset& game) {
    TemplateMaker maker(std::move(begun), game);
    if (!maker.canGrow()) return maker.take();
    const auto sides = maker.sides();
    const auto zones = maker.partedBy([](const Depth& depth) {
        return std::array{behind(leftEdge, depth.behindEdge), behind(rightEdge, depth.behindEdge)};
    });
    for (std::size_t i = 0; i < sides.size(); ++i)
        maker.setUpIn(sides[i],
                      maker.addZone(sides[i], "setup", ofSide(mapsets::setUpOfSide, sides[i]), zones[i]));
    for (std::size_t i = 0; i < sides.size(); ++i)
        maker.reinforce(sides[i],
                        maker.addZone(sides[i], "entry", ofSide(entryOfSide, sides[i]),
                                      edgeOf(i == 0 ? leftEdge : rightEdge)),
                        meetingTurn);
    return withDetails(maker.take(), game);
}

model::Document asAssault(model::Document begun, const mapsets::Mapset& game) {
    TemplateMaker maker(std::move(begun), game);
    if (!maker.canGrow()) return maker.take();
    const auto sides = maker.sides();
    const auto& attacker = sides.front();
    const auto& defender = sides.back();
    const auto zones = maker.partedBy([&](const Depth& depth) {
        return std::array{behind(leftEdge, depth.behindEdge), maker.aroundObjective(depth.around)};
    });
    maker.setStance(attacker, mapsets::Stance::attacks);
    maker.setStance(defender, mapsets::Stance::defends);
    maker.holdObjectives(defender);
    maker.setUpIn(attacker,
                  maker.addZone(attacker, "setup", ofSide(mapsets::setUpOfSide, attacker), zones[0]));
    maker.setUpIn(defender, maker.addZone(defender, "held", ofSide(heldBySide, defender), zones[1]));
    maker.reinforce(attacker,
                    maker.addZone(attacker, "entry", ofSide(entryOfSide, attacker), edgeOf(leftEdge)),
                    assaultTurn);
    return withDetails(maker.take(), game, attacker.id);
}

}  // namespace cota::session
