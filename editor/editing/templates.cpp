#include "editor/editing/templates.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/edit_support.h"
#include "formats/model/finding/message.h"
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
constexpr int meetingTurn = 3, assaultTurn = 4, heldAround = 2, deepEdge = 2;

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

    /// A zone along the edge, or around the first objective.
    model::ZoneId addEdge(const model::Side& side, const std::string& stem, const std::string& edge,
                          int depth, const model::LocalText& name) {
        ZoneTerm term{.kind = ZoneTerm::Kind::edge, .word = edge};
        if (depth > 0) {
            ZoneTerm within{.kind = ZoneTerm::Kind::within, .number = depth};
            within.children = {term};
            term = std::move(within);
        }
        return addZone(side, stem, name, std::move(term));
    }
    model::ZoneId addAroundObjective(const model::Side& side, const model::LocalText& name) {
        ZoneTerm within{.kind = ZoneTerm::Kind::within, .number = heldAround};
        if (!scenario_.objectives.empty()) within.hexes = scenario_.objectives.front().hexes;
        return addZone(side, "held", name, std::move(within));
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
bool addDetail(model::Document& document, const model::Finding& finding, const mapsets::Mapset& game) {
    const auto* wanted = model::findValue(finding.values, "part");
    if (!wanted) return false;
    const auto ids = wanted->ids(model::ValueKind::part);
    const bool isOfSide = finding.subject.kind == model::SubjectKind::side;
    for (const auto& kind : game.catalogue.partKinds) {
        if (std::ranges::find(ids, kind.id.text) == ids.end() || (kind.needsSide && !isOfSide)) continue;
        const model::SideId side(isOfSide ? finding.subject.id : std::string());
        auto part = mapsets::newPart(document, kind, side);
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
model::Document withDetails(model::Document document, const mapsets::Mapset& game) {
    for (int round = 0; round < roundsOfDetails; ++round) {
        checks::CheckInput input;
        input.document = document;
        input.mapset = {std::shared_ptr<void>(), &game};  // the check ends before the game can
        const std::array topics{checks::needRules()};
        checks::CheckOptions options;
        options.jobs = 1;
        bool hasAny = false;
        for (const auto& one : checks::check(input, topics, options).findings)
            hasAny = addDetail(document, one.finding, game) || hasAny;
        if (!hasAny) break;
    }
    return document;
}

constexpr const char* leftEdge = "left";
constexpr const char* rightEdge = "right";

}  // namespace

model::Document asMeeting(model::Document begun, const mapsets::Mapset& game) {
    TemplateMaker maker(std::move(begun), game);
    if (!maker.canGrow()) return maker.take();
    const auto sides = maker.sides();
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const auto* edge = i == 0 ? leftEdge : rightEdge;
        maker.setUpIn(sides[i], maker.addEdge(sides[i], "setup", edge, deepEdge,
                                              ofSide(mapsets::setUpOfSide, sides[i])));
    }
    for (std::size_t i = 0; i < sides.size(); ++i)
        maker.reinforce(
            sides[i],
            maker.addEdge(sides[i], "entry", i == 0 ? leftEdge : rightEdge, 0, ofSide(entryOfSide, sides[i])),
            meetingTurn);
    return withDetails(maker.take(), game);
}

model::Document asAssault(model::Document begun, const mapsets::Mapset& game) {
    TemplateMaker maker(std::move(begun), game);
    if (!maker.canGrow()) return maker.take();
    const auto sides = maker.sides();
    const auto& attacker = sides.front();
    const auto& defender = sides.back();
    maker.setUpIn(attacker, maker.addEdge(attacker, "setup", leftEdge, deepEdge,
                                          ofSide(mapsets::setUpOfSide, attacker)));
    maker.setUpIn(defender, maker.addAroundObjective(defender, ofSide(heldBySide, defender)));
    maker.reinforce(attacker, maker.addEdge(attacker, "entry", leftEdge, 0, ofSide(entryOfSide, attacker)),
                    assaultTurn);
    return withDetails(maker.take(), game);
}

}  // namespace cota::session
