#include "mapsets/loading/mapset_check.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "mapsets/loading/mapset_layer.h"
#include "mapsets/loading/new_document.h"

namespace cota::mapsets {

namespace {

class Check : MapsetFindings {
  public:
    explicit Check(const Mapset& mapset) : MapsetFindings(mapset), catalogue_(mapset.catalogue) {}

    std::vector<model::Finding> run() {
        names();
        mobilities();
        costs();
        words();
        options();
        tagNumbers();
        coverage();
        attributes();
        return std::move(findings_);
    }

  private:
    template <class Entries>
    static std::vector<std::string> idsOf(const Entries& entries) {
        std::vector<std::string> ids;
        for (const auto& entry : entries) ids.push_back(idTextOf(entry.id));
        return ids;
    }

    void nameOf(std::string_view kind, const std::string& id, const model::LocalText& name,
                const Provenance& from) {
        const auto place = placeOf(kind, id);
        const std::vector<model::MessageValue> values{{"kind", std::string(kind)}, {"id", id}};
        if (name.en.empty()) add(place, MapsetMessage::missingEnglish, values);
        if (name.es.empty()) add(place, MapsetMessage::missingSpanish, values);
        citationOf(kind, id, from);
    }
    /// A text that may be left out, but not in one language only.
    void bothOrNone(std::string_view kind, const std::string& id, const model::LocalText& text) {
        const std::vector<model::MessageValue> values{{"kind", std::string(kind)}, {"id", id}};
        if (text.en.empty() == text.es.empty()) return;
        add(placeOf(kind, id),
            text.en.empty() ? MapsetMessage::missingEnglish : MapsetMessage::missingSpanish, values);
    }
    void citationOf(std::string_view kind, const std::string& id, const Provenance& from) {
        if (from.citation.empty() && from.standing != Standing::own && from.standing != Standing::proposed)
            add(placeOf(kind, id), MapsetMessage::missingCitation, {{"kind", std::string(kind)}, {"id", id}});
    }
    template <class Entries>
    void namesOf(std::string_view kind, const Entries& entries) {
        for (const auto& entry : entries) nameOf(kind, idTextOf(entry.id), entry.name, entry.from);
    }

    void names() {
        if (mapset_.name.empty()) nameOf("mapset", mapset_.id.text, mapset_.name, {Standing::own, {}, {}});
        namesOf("terrain", catalogue_.terrains);
        namesOf("hexside", catalogue_.hexsides);
        namesOf("feature", catalogue_.features);
        namesOf("path", catalogue_.pathKinds);
        namesOf("mobility", catalogue_.mobilities);
        namesOf("unit", catalogue_.unitClasses);
        namesOf("part", catalogue_.partKinds);
        namesOf("option", catalogue_.options);
        tableNames();
        for (const auto& list : catalogue_.wordLists)
            nameOf("words", list.id, list.name, {Standing::own, {}, {}});
        for (const auto& list : catalogue_.wordLists) namesOf("words/" + list.id, list.words);
        for (const auto& reading : catalogue_.readings) citationOf("reading", reading.id, reading.from);
        for (const auto& check : catalogue_.required.checks) citationOf("check", check.id, check.from);
        for (const auto& choice : catalogue_.strategies) citationOf("strategy", choice.question, choice.from);
        for (const auto& terrain : catalogue_.terrains) {
            for (const auto& [mobility, cost] : terrain.costs)
                citationOf("terrain", terrain.id.text + "/cost/" + mobility.text, cost.from);
        }
    }

    void tableNames() {
        const TableRules& table = catalogue_.table;
        namesOf("space-kind", table.spaces);
        namesOf("marker-kind", table.markers);
        namesOf("relation-kind", table.relations);
        namesOf("phase", table.phases);
        namesOf("group-kind", table.groups);
        namesOf("must", table.musts);
        namesOf("action", table.actions);
        namesOf("score", table.scores);
        namesOf("set-up", table.setUp);
        for (const TableTerm& term : table.terms) {
            citationOf("term", term.id, term.from);
            bothOrNone("term", term.id, term.name);
        }
        for (const TableMust& must : table.musts) bothOrNone("must", must.id, must.cure);
        std::vector<std::string> values;
        for (const AttributeType& type : table.tableAttributes) values.push_back(type.name);
        for (const SetUpStep& step : table.setUp) {
            namesOf("set-up/" + step.id + "/hold", step.holds);
            for (const auto& word : step.tableAttributes)
                if (std::ranges::find(values, word) == values.end())
                    unknown(placeOf("set-up", step.id), MapsetMessage::undeclaredWord,
                            MapsetMessage::undeclaredWordNearest, {{"parameter", "values"}, {"word", word}},
                            word, values);
        }
        for (const TableAction& action : table.actions) {
            const auto phases = idsOf(table.phases);
            if (!action.phase.empty() &&
                std::find(phases.begin(), phases.end(), action.phase) == phases.end())
                unknown(placeOf("action", action.id), MapsetMessage::undeclaredWord,
                        MapsetMessage::undeclaredWordNearest,
                        {{"parameter", "phase"}, {"word", action.phase}}, action.phase, phases);
            namesOf("action/" + action.id + "/support", action.supports);
            namesOf("action/" + action.id + "/need", action.needs);
            namesOf("action/" + action.id + "/result", action.results);
            for (const ActionTotal& total : action.totals) {
                nameOf("action/" + action.id + "/total", total.of, total.name, action.from);
                namesOf("action/" + action.id + "/total/" + total.of, total.rows);
            }
        }
    }

    void mobilityOf(const std::string& place, const model::MobilityId& mobility) {
        if (mobility.empty() || catalogue_.mobility(mobility)) return;
        add(place, MapsetMessage::unknownMobility,
            {{"class", mobility.text}, model::knownWords(idsOf(catalogue_.mobilities), "-")});
    }
    void rowOf(const std::string& place, const CostRow& row) {
        for (const auto& [mobility, cost] : row) {
            mobilityOf(place + "/cost/" + mobility.text, mobility);
            fractionOf(place + "/cost/" + mobility.text, mobility, cost);
        }
    }
    /// Movement is computed in whole parts of a point, the same for all costs.
    void fractionOf(const std::string& place, const model::MobilityId& mobility, const MoveCost& cost) {
        if (cost.kind != MoveCost::Kind::points) return;
        const auto part = cost.points.den();
        if (part <= mostCostParts && std::lcm(costParts_, part) <= mostCostParts) {
            costParts_ = std::lcm(costParts_, part);
            return;
        }
        add(place, MapsetMessage::costsTooFine,
            {{"cost", cost.points.text()},
             {"class", mobility.text},
             {"limit", std::to_string(mostCostParts)}});
    }
    void mobilities() {
        for (const auto& terrain : catalogue_.terrains)
            rowOf(placeOf("terrain", terrain.id.text), terrain.costs);
        for (const auto& hexside : catalogue_.hexsides)
            rowOf(placeOf("hexside", hexside.id.text), hexside.costs);
        for (const auto& path : catalogue_.pathKinds) rowOf(placeOf("path", path.id.text), path.costs);
        for (const auto& feature : catalogue_.features) {
            const auto place = placeOf("feature", feature.id.text);
            rowOf(place, feature.costs);
            for (const auto& [number, row] : feature.surcharges)
                rowOf(place + "/surcharge/" + std::to_string(number), row);
        }
        for (const auto& unit : catalogue_.unitClasses) {
            mobilityOf(placeOf("unit", unit.id.text), unit.mobility);
            if (unit.mobility.empty() && !catalogue_.mobilities.empty())
                add(placeOf("unit", unit.id.text), MapsetMessage::withoutMobility,
                    {{"id", unit.id.text}, model::knownWords(idsOf(catalogue_.mobilities), "-")});
        }
    }

    void costs() {
        for (const auto& terrain : catalogue_.terrains) {
            for (const auto& mobility : catalogue_.mobilities) {
                if (!mobility.paysTerrain || terrain.costs.contains(mobility.id)) continue;
                add(placeOf("terrain", terrain.id.text), MapsetMessage::missingCost,
                    {{"id", terrain.id.text}, {"class", mobility.id.text}});
            }
        }
        for (const auto& path : catalogue_.pathKinds) {
            if (path.terrain.empty() || catalogue_.terrain(path.terrain)) continue;
            add(placeOf("path", path.id.text), MapsetMessage::unknownTerrain,
                {{"id", path.id.text},
                 {"terrain", path.terrain.text},
                 model::knownWords(idsOf(catalogue_.terrains), "-")});
        }
    }

    /// Two words of a list must not have the same place in its order; words without a place (0) are
    /// unordered.
    void words() {
        for (const auto& list : catalogue_.wordLists) {
            std::map<int, std::string> placed;
            for (const auto& word : list.words) {
                if (word.order == 0) continue;
                const auto [it, isNew] = placed.emplace(word.order, word.id);
                if (!isNew)
                    add(placeOf("words/" + list.id, word.id), MapsetMessage::sameOrder,
                        {{"word", word.id},
                         {"other", it->second},
                         {"list", list.id},
                         {"order", std::to_string(word.order)}});
            }
        }
    }

    void options() {
        for (const auto& option : catalogue_.options) {
            const auto place = placeOf("option", option.id);
            if (option.words.size() < 2) add(place, MapsetMessage::noChoice, {{"id", option.id}});
            if (std::find(option.words.begin(), option.words.end(), option.value) == option.words.end())
                add(place, MapsetMessage::unknownWord,
                    {{"id", option.id}, {"value", option.value}, model::knownWords(option.words, "-")});
        }
        for (const auto& choice : catalogue_.strategies) {
            for (const auto& [parameter, option] : choice.fromOption) {
                if (catalogue_.option(option)) continue;
                add(placeOf("strategy", choice.question) + "/" + parameter, MapsetMessage::unknownOption,
                    {{"parameter", parameter},
                     {"option", option},
                     model::knownWords(idsOf(catalogue_.options), "-")});
            }
        }
    }

    template <class Entries>
    static void gather(const Entries& entries, std::set<std::string>& tags) {
        for (const auto& entry : entries) tags.insert(entry.tags.begin(), entry.tags.end());
    }
    void tagsFit(const std::set<std::string>& tags, MapsetMessage message) {
        if (tags.size() <= static_cast<std::size_t>(maxTags)) return;
        add("mapset", message, {{"number", std::to_string(tags.size())}, {"limit", std::to_string(maxTags)}});
    }
    void tagNumbers() {
        std::set<std::string> map;
        gather(catalogue_.terrains, map);
        gather(catalogue_.hexsides, map);
        gather(catalogue_.features, map);
        gather(catalogue_.pathKinds, map);
        tagsFit(map, MapsetMessage::tooManyMapTags);
        std::set<std::string> units;
        gather(catalogue_.unitClasses, units);
        gather(catalogue_.mobilities, units);
        tagsFit(units, MapsetMessage::tooManyUnitTags);
    }

    /// Every check of the reference catalogue must be covered or have a reason.
    void coverage() {
        std::set<std::string> known, covered;
        std::map<std::string, std::string> offBy;  // the disabled rule that would cover it
        for (const auto& check : catalogue_.required.checks) known.insert(check.id);
        for (const auto& setting : catalogue_.rules) {
            for (const auto& check : setting.covers) {
                if (setting.on)
                    covered.insert(check);
                else
                    offBy.emplace(check, placeOf("rule", setting.rule));
                if (!known.contains(check))
                    add(placeOf("rule", setting.rule), MapsetMessage::unknownCheck, {{"check", check}});
            }
        }
        for (const TableMust& must : catalogue_.table.musts) {
            for (const auto& check : must.covers) {
                covered.insert(check);
                if (!known.contains(check))
                    add(placeOf("must", must.id), MapsetMessage::unknownCheck, {{"check", check}});
            }
        }
        std::set<std::string> excused;
        for (const auto& one : catalogue_.required.uncovered) {
            excused.insert(one.check);
            const auto place = placeOf("uncovered", one.check);
            if (!known.contains(one.check)) add(place, MapsetMessage::unknownCheck, {{"check", one.check}});
            if (covered.contains(one.check)) add(place, MapsetMessage::coveredAndNot, {{"check", one.check}});
        }
        for (const auto& check : catalogue_.required.checks)
            if (!covered.contains(check.id) && !excused.contains(check.id)) {
                const auto off = offBy.find(check.id);
                add(off != offBy.end() ? off->second : placeOf("check", check.id), MapsetMessage::openCheck,
                    {{"check", check.id}});
            }
    }

    void typesOf(const std::string& place, const std::vector<AttributeType>& types) {
        for (const auto& type : types) {
            const auto own = place + "/attribute/" + type.name;
            if (!type.fallback.empty() && faultOf(type, type.fallback))
                add(own, MapsetMessage::badDefault, {{"value", type.fallback}, {"attribute", type.name}});
            for (const auto stance : {Stance::attacks, Stance::defends}) {
                const std::string start(startFor(type, stance));
                if (start.empty() || !faultOf(type, start)) continue;
                add(own, MapsetMessage::badDefault, {{"value", type.start}, {"attribute", type.name}});
                break;
            }
        }
    }
    void attributes() {
        for (const auto& unit : catalogue_.unitClasses) {
            typesOf(placeOf("unit", unit.id.text) + "/front", unit.front);
            typesOf(placeOf("unit", unit.id.text) + "/back", unit.back);
        }
        for (const auto& part : catalogue_.partKinds) typesOf(placeOf("part", part.id.text), part.attributes);
        for (const auto& feature : catalogue_.features)
            typesOf(placeOf("feature", feature.id.text), feature.attributes);
        typesOf("attributes/side", catalogue_.sideAttributes);
        typesOf("attributes/placement", catalogue_.placementAttributes);
        typesOf("attributes/group", catalogue_.groupAttributes);
        typesOf("attributes/counter", catalogue_.counterAttributes);
    }

    std::int64_t costParts_ = 1;  // of a point: the common denominator up to here
    const Catalogue& catalogue_;
};

}  // namespace

std::vector<model::Finding> checkMapset(const Mapset& mapset) { return Check(mapset).run(); }

}  // namespace cota::mapsets
