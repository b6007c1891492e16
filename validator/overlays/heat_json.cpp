#include "validator/overlays/heat_json.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "mapsets/field/reading_order.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::SideHeat;
using Json = nlohmann::ordered_json;

Json textOrNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

class HeatJson {
  public:
    explicit HeatJson(const HeatAnswer& answer)
        : laid_(answer.laid), roster_(answer.roster), heat_(answer.heat), language_(answer.language) {
        const auto order = inReadingOrder(laid_.field());
        for (std::size_t i = 0; i < order.size(); ++i) place_.emplace(order[i], i);
    }

    void addTo(Json& json) const {
        json["game"] = game();
        json["scenario"] = laid_.scenario()->id;
        json["turns"] = heat_.turns;
        json["lastTurn"] = heat_.lastTurn;
        json["measures"] = Json::array();
        for (const auto& measure : heat_.measures)
            json["measures"].push_back({{"id", measure.id},
                                        {"name", measure.name.in(language_)},
                                        {"value", measure.value},
                                        {"perStep", measure.isPerStep},
                                        {"citation", citation(measure.citation)}});
        json["sides"] = Json::array();
        for (const auto& side : heat_.sides) json["sides"].push_back(sideJson(side));
        json["objectives"] = objectives();
        json["options"] = Json::array();
        for (const auto& option : heat_.options)
            json["options"].push_back({{"option", option.option},
                                       {"value", option.value},
                                       {"set", option.isSet},
                                       {"citation", citation(option.citation)}});
        json["matrix"] = nullptr;
    }

  private:
    const std::string& game() const { return laid_.game().id.text; }
    Json citation(const std::string& paragraph) const {
        if (paragraph.empty()) return nullptr;
        return {{"game", game()}, {"paragraph", paragraph}};
    }
    std::string label(Cell cell) const { return laid_.field().label(cell); }
    Json labels(std::vector<Cell> cells) const {
        std::ranges::sort(cells, {}, [&](Cell cell) { return place_.at(cell); });
        Json json = Json::array();
        for (const Cell cell : cells) json.push_back(label(cell));
        return json;
    }
    Json ids(const std::vector<mapsets::UnitIndex>& units) const {
        Json json = Json::array();
        for (const auto unit : units) json.push_back(roster_[unit].id.text);
        return json;
    }
    /// Hexes in reading order.
    template <class Entry>
    std::vector<Entry> ordered(std::vector<Entry> entries) const {
        std::ranges::sort(entries, {}, [&](const Entry& one) { return place_.at(one.cell); });
        return entries;
    }

    Json sideJson(const SideHeat& side) const {
        Json json = Json::object();
        json["side"] = side.side.text;
        json["sight"] = sight(side.sight);
        json["reach"] = heat_.hasMovement ? reach(side.reach) : Json(nullptr);
        json["entries"] = heat_.hasSight ? entries(side.entries) : Json(nullptr);
        json["chokes"] = side.chokes ? chokes(*side.chokes) : Json(nullptr);
        json["strength"] = strength(side.strength);
        return json;
    }

    Json sight(const mapsets::StartSight& sight) const {
        if (sight.counts.empty()) return nullptr;
        struct Seen {
            Cell cell;
            int count;
        };
        std::vector<Seen> seen;
        for (std::size_t i = 0; i < sight.counts.size(); ++i)
            seen.push_back({laid_.field().hexes()[i], sight.counts[i]});
        Json json{{"from", labels(sight.from)},
                  {"zones", sight.hasZones},
                  {"range", sight.range ? Json(*sight.range) : Json(nullptr)},
                  {"seen", std::ranges::count_if(seen, [](const Seen& one) { return one.count > 0; })},
                  {"hexes", Json::array()}};
        for (const Seen& one : ordered(seen))
            json["hexes"].push_back({{"hex", label(one.cell)}, {"value", one.count}});
        return json;
    }

    Json reach(const std::vector<mapsets::Arrival>& arrivals) const {
        Json json = Json::array();
        for (const auto& one : ordered(arrivals))
            json.push_back({{"hex", label(one.cell)}, {"turn", one.turn}, {"uncertain", one.isUncertain}});
        return json;
    }

    Json entries(const std::vector<mapsets::EntryHex>& entries) const {
        Json json = Json::array();
        for (const auto& one : ordered(entries)) {
            Json distances = Json::array();
            for (const auto& [distance, units] : one.seeByDistance)
                distances.push_back({{"distance", distance}, {"units", units}});
            json.push_back({{"hex", label(one.cell)},
                            {"turn", one.turn > 0 ? Json(one.turn) : Json(nullptr)},
                            {"hexes", one.hexes},
                            {"setUpHexes", one.setUpHexes},
                            {"see", ids(one.see)},
                            {"fire", heat_.hasWeapons ? ids(one.fire) : Json(nullptr)},
                            {"unknownRange", one.unknownRange},
                            {"byDistance", std::move(distances)}});
        }
        return json;
    }

    Json chokes(const mapsets::ChokePoints& chokes) const {
        constexpr double thousand = 1000;
        Json cuts = Json::array(), hexes = Json::array();
        for (const auto& cut : ordered(chokes.cuts))
            cuts.push_back({{"hex", label(cut.cell)}, {"cutOff", cut.cutOff}});
        for (const Cell cell : inReadingOrder(laid_.field())) {
            const double share = chokes.ways.share[static_cast<std::size_t>(cell)];
            if (const auto permille = std::lround(share * thousand); permille > 0)
                hexes.push_back({{"hex", label(cell)}, {"permille", permille}});
        }
        const auto& mobility = laid_.game().catalogue.mobilities[static_cast<std::size_t>(chokes.mobility)];
        return {{"movement", mobility.id.text},  {"units", chokes.units},
                {"cuts", std::move(cuts)},       {"to", chokes.isToObjectives ? "objectives" : "all"},
                {"fromHexes", chokes.ways.from}, {"toHexes", chokes.ways.to},
                {"pairs", chokes.ways.pairs},    {"hexes", std::move(hexes)}};
    }

    Json strength(const mapsets::SideStrength& strength) const {
        Json turns = Json::array();
        for (const auto& turn : strength.turns) {
            Json values = Json::object();
            for (std::size_t i = 0; i < heat_.measures.size(); ++i)
                values[heat_.measures[i].id] = {{"sum", turn.sums[i].sum},
                                                {"mayAdd", turn.sums[i].mayAdd},
                                                {"unknown", turn.sums[i].unknown}};
            turns.push_back({{"turn", turn.turn},
                             {"units", turn.units},
                             {"mayArrive", turn.mayArrive},
                             {"arriving", turn.arriving},
                             {"values", std::move(values)}});
        }
        return {
            {"turns", std::move(turns)}, {"withoutTurn", strength.withoutTurn}, {"inPool", strength.inPool}};
    }

    Json objectives() const {
        Json json = Json::array();
        const auto& objectives = laid_.scenario()->objectives;
        for (std::size_t i = 0; i < objectives.size(); ++i) {
            const auto& one = objectives[i];
            Json hexes = Json::array(), times = Json::array();
            for (const auto& hex : one.hexes) hexes.push_back(hex.label);
            for (const auto& side : heat_.sides) {
                const auto& time = side.objectiveTimes[i];
                times.push_back({{"side", side.side.text},
                                 {"turn", time ? Json(time->turn) : Json(nullptr)},
                                 {"uncertain", time && time->isUncertain}});
            }
            json.push_back({{"objective", one.id.text},
                            {"name", one.name.empty() ? one.id.text : one.name.in(language_)},
                            {"hexes", std::move(hexes)},
                            {"points", one.points ? Json(*one.points) : Json(nullptr)},
                            {"owner", textOrNull(one.owner.text)},
                            {"times", std::move(times)}});
        }
        return json;
    }

    const mapsets::LaidDocument& laid_;
    const mapsets::Roster& roster_;
    const mapsets::ScenarioHeat& heat_;
    model::Language language_;
    std::map<Cell, std::size_t> place_;
};

}  // namespace

void addHeat(Json& json, const HeatAnswer& answer) { HeatJson(answer).addTo(json); }

std::string heatFile(const HeatAnswer& answer, const std::string& version) {
    Json json;
    json["schema"] = "cota/analyse/1";
    json["tool"] = {{"name", "cota"}, {"version", version}};
    addHeat(json, answer);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cota::checks
