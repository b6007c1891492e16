#include "validator/cli/inputs/game_words.h"

#include <algorithm>
#include <array>

#include "formats/model/document/tableau_view.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/table/set_up_acts.h"

namespace cota::cli {

namespace {

using mapsets::AttributeType;
using mapsets::Provenance;

std::string textOf(const mapsets::MoveCost& cost) {
    if (cost.kind == mapsets::MoveCost::Kind::prohibited) return "no";
    return cost.kind == mapsets::MoveCost::Kind::points ? cost.points.text() : "unknown";
}

std::string joinedTags(const mapsets::Tags& tags) {
    std::string text;
    for (const auto& tag : tags) text += (text.empty() ? "" : " ") + tag;
    return text;
}

class Words {
  public:
    explicit Words(const mapsets::Mapset& mapset) : game_(mapset.catalogue) {}

    std::vector<GameWord> all() {
        if (game_.table.isUsed())
            addTable(game_.table);
        else
            addScales(game_.scales);
        for (const auto& terrain : game_.terrains) {
            begin("terrain", terrain.id.text, terrain);
            height(terrain);
            if (terrain.additive) add("additive", "yes", terrain.valueFrom, "additive");
            costs(terrain.costs, "cost ");
            values(terrain);
        }
        for (const auto& hexside : game_.hexsides) {
            begin("hexside", hexside.id.text, hexside);
            height(hexside);
            costs(hexside.costs, "cost ");
            values(hexside);
        }
        for (const auto& path : game_.pathKinds) {
            begin("path", path.id.text, path);
            if (!path.terrain.empty()) add("terrain", path.terrain.text, path.valueFrom, "terrain");
            costs(path.costs, "cost ");
            values(path);
        }
        for (const auto& feature : game_.features) {
            begin("feature", feature.id.text, feature);
            height(feature);
            costs(feature.costs, "cost ");
            for (const auto& [count, row] : feature.surcharges)
                costs(row, "surcharge " + std::to_string(count) + " ");
            values(feature);
        }
        for (const auto& mobility : game_.mobilities) {
            begin("class", mobility.id.text, mobility);
            values(mobility);
        }
        for (const auto& unit : game_.unitClasses) addUnit(unit);
        for (const auto& list : game_.wordLists)
            for (const auto& word : list.words) addWord(list, word);
        for (const auto& part : game_.partKinds) {
            start("part", part.id.text, part.name, part.from);
            push("side", part.needsSide ? "yes" : "no", part.from);
            push("place", part.needsPlace ? "yes" : "no", part.from);
            types(part.attributes, "");
        }
        for (const auto& [of, list] : mapsets::attributesOfThings)
            for (const auto& type : list.in(game_)) {
                start("attribute", std::string(of) + "/" + type.name, type.meaning, type.from);
                push("usual", type.fallback, type.from);
            }
        for (const auto& option : game_.options) {
            start("option", option.id, option.name, option.from);
            push("value", option.value, option.from);
        }
        for (const auto& choice : game_.strategies) addStrategy(choice);
        return std::move(words_);
    }

  private:
    void start(const char* kind, const std::string& id, const model::LocalText& name,
               const Provenance& from) {
        current_ = {kind, id, name, {}, {}, from, false};
    }
    void push(std::string what, std::string value, const Provenance& from) {
        current_.what = std::move(what);
        current_.value = std::move(value);
        words_.push_back(current_);
        words_.back().from = from;
    }
    template <class Entry>
    void begin(const char* kind, const std::string& id, const Entry& entry) {
        start(kind, id, entry.name, entry.from);
        add("tags", joinedTags(entry.tags), entry.valueFrom, "tags");
    }
    void add(const char* what, const std::string& value, const std::map<std::string, Provenance>& valueFrom,
             const std::string& name) {
        const auto from = valueFrom.find(name);
        push(what, value, from != valueFrom.end() ? from->second : current_.from);
    }
    void costs(const mapsets::CostRow& row, const std::string& before) {
        for (const auto& [mobility, cost] : row) push(before + mobility.text, textOf(cost), cost.from);
    }
    void types(const std::vector<AttributeType>& list, const std::string& side) {
        for (const auto& type : list) push(side + type.name, type.fallback, type.from);
    }
    template <class Entry>
    void height(const Entry& entry) {
        if (entry.height != 0) add("height", std::to_string(entry.height), entry.valueFrom, "height");
    }
    template <class Entry>
    void values(const Entry& entry) {
        for (const auto& [name, value] : entry.values) add(name.c_str(), value, entry.valueFrom, name);
    }
    void addUnit(const mapsets::UnitClass& unit) {
        begin("unit", unit.id.text, unit);
        add("class", unit.mobility.text, unit.valueFrom, "mobility");
        types(unit.front, "front ");
        types(unit.back, "back ");
        values(unit);
    }
    void addScales(const mapsets::Scales& scales) {
        start("scales", "scales", local("map and turn"), scales.from);
        push("hex", std::to_string(scales.hexMetres), scales.from);
        push("turn", std::to_string(scales.turnMinutes), scales.from);
        push("level", std::to_string(scales.levelHeight), scales.from);
        push("height-unit", scales.heightUnit, scales.from);
        push("day-visibility", std::to_string(scales.dayVisibility), scales.from);
    }
    /// A word that is in several lists has one entry per list.
    void addWord(const mapsets::WordList& list, const mapsets::Word& word) {
        start("word", list.id + "/" + word.id, word.name, word.from);
        push("list", list.id, word.from);
        if (word.order != 0) add("order", std::to_string(word.order), word.valueFrom, "order");
        if (!word.tags.empty()) add("tags", joinedTags(word.tags), word.valueFrom, "tags");
        values(word);
    }
    /// Of a game without a map: what can lie on its table, and what can be done there.
    void addTable(const mapsets::TableRules& table) {
        static constexpr std::array<const char*, 4> places{"card", "group", "space", "table"};
        const auto flag = [](bool value) { return std::string(value ? "yes" : "no"); };
        for (const auto& one : table.spaces) {
            start("space", one.id, one.name, one.from);
            push("of", one.isOfSeat ? "seat" : "table", one.from);
            push("seen", model::textOf(one.seen), one.from);
            push("groups", flag(one.hasGroups), one.from);
            push("ordered", flag(one.isOrdered), one.from);
            push("needed", flag(one.isNeeded), one.from);
        }
        for (const auto& one : table.markers) {
            start("marker", one.id, one.name, one.from);
            push("on", places[static_cast<std::size_t>(one.on)], one.from);
            if (one.most != 0) push("numbers", range(one.least, one.most), one.from);
            if (one.supply != 0) push("supply", std::to_string(one.supply), one.from);
        }
        for (const auto& one : table.relations) {
            start("relation", one.id, one.name, one.from);
            push("labels", joinedTags(one.labels), one.from);
            push("numbers", range(one.least, one.most), one.from);
        }
        for (const auto& one : table.phases) formula("phase", one, "order", std::to_string(++phases_));
        for (const auto& one : table.terms) {
            start("term", one.id, one.name, one.from);
            push("of", one.of, one.from);
            push("is", one.is, one.from);
        }
        for (const auto& one : table.groups) formula("group-kind", one, "when", one.when);
        for (const auto& one : table.actions) addAction(one);
        for (const auto& one : table.musts) {
            start("must", one.id, one.name, one.from);
            push("of", one.of, one.from);
            if (one.isOfSetUp) push("stage", "set-up", one.from);
            push("severity", model::textOf(one.severity), one.from);
            if (!one.when.empty()) push("if", one.when, one.from);
            push("that", one.that, one.from);
        }
        for (const auto& one : table.scores) {
            start("score", one.id, one.name, one.from);
            push("of", one.of, one.from);
            if (!one.when.empty()) push("when", one.when, one.from);
            push("is", one.is, one.from);
        }
        for (const auto& one : table.setUp) addStep(one);
    }
    void addStep(const mapsets::SetUpStep& step) {
        start("set-up", step.id, step.name, step.from);
        push("do", std::string(mapsets::setUpActs[static_cast<std::size_t>(step.act)]), step.from);
        const auto written = [&](const char* what, const std::string& text) {
            if (!text.empty()) push(what, text, step.from);
        };
        written("when", step.when);
        written("from", step.source);
        written("to", step.target);
        written("aside", step.aside);
        written("where", step.where);
        written("stay", step.stay);
        written("needed", step.needed);
        written("count", step.count);
        written("most", step.most);
        written("up-to", step.upTo);
        written("keeps", joinedTags(step.keeps));
        written("values", joinedTags(step.tableAttributes));
        for (const auto& hold : step.holds)
            push("hold " + hold.id, ">= " + std::to_string(hold.least) + ": " + hold.where, hold.from);
    }
    static std::string range(int least, int most) {
        return std::to_string(least) + " ... " + std::to_string(most);
    }
    template <class Entry>
    void formula(const char* kind, const Entry& entry, const char* what, const std::string& text) {
        start(kind, entry.id, entry.name, entry.from);
        push(what, text, entry.from);
    }
    void addAction(const mapsets::TableAction& action) {
        start("action", action.id, action.name, action.from);
        push("from", action.actor, action.from);
        if (!action.target.empty()) push("to", action.target, action.from);
        if (!action.phase.empty()) push("phase", action.phase, action.from);
        if (!action.cost.empty()) push("cost", action.cost, action.from);
        for (const auto& units : action.units)
            push("units of " + units.of, units.where.empty() ? "all" : units.where, units.from);
        for (const auto& need : action.needs) push("need " + need.id, need.that, need.from);
        for (const auto& support : action.supports)
            push("support " + support.id, support.name.en, support.from);
        for (const auto& total : action.totals)
            for (const auto& row : total.rows) addRow(total.of, row);
        for (const auto& result : action.results) push("result " + result.id, result.when, result.from);
    }
    void addRow(const std::string& total, const mapsets::TotalRow& row) {
        static constexpr std::array<const char*, 3> kinds{"add", "half", "dice"};
        const auto what = total + ": " + kinds[static_cast<std::size_t>(row.kind)] + " " + row.id;
        const auto value = row.kind == mapsets::TotalRow::Kind::dice ? std::to_string(row.sides) : row.is;
        push(what, row.when.empty() ? value : value + (value.empty() ? "when " : " when ") + row.when,
             row.from);
    }
    void addStrategy(const mapsets::StrategyChoice& choice) {
        start("strategy", choice.question, {choice.question, choice.question}, choice.from);
        push("use", choice.strategy, choice.from);
        for (const auto& [name, value] : choice.parameters) add(name.c_str(), value, choice.valueFrom, name);
        for (const auto& [name, option] : choice.fromOption)
            add(name.c_str(), "option " + option, choice.valueFrom, name);
        for (const auto& row : choice.rows) {
            std::string text;
            for (const auto& [name, value] : row.values)
                text += (text.empty() ? "" : "; ") + name + " " + value;
            push(row.kind + " " + row.name, text, row.from);
        }
    }

    const mapsets::Catalogue& game_;
    int phases_ = 0;
    GameWord current_;
    std::vector<GameWord> words_;
};

void setByScenario(GameWord& word, const std::string& value) {
    word.value = value;
    word.from = {mapsets::Standing::own, {}, {}};
    word.byScenario = true;
}

void takeCosts(const mapsets::Mapset& mapset, const model::Scenario& scenario, std::vector<GameWord>& words) {
    const auto parts = mapsets::scenarioCostParts(mapset.catalogue);
    if (!parts) return;
    for (const auto& part : scenario.parts) {
        const auto* id = part.kind.text == parts->kind ? part.attributes.find(parts->namedIn) : nullptr;
        if (id == nullptr) continue;
        for (auto& word : words) {
            if (word.id != *id || !word.what.starts_with("cost ")) continue;
            const auto* cost = part.attributes.find(word.what.substr(5));
            if (cost == nullptr) continue;
            setByScenario(word, *cost);
        }
    }
}

}  // namespace

std::vector<GameWord> wordsOfGame(const mapsets::Mapset& mapset, const model::Scenario* scenario) {
    auto words = Words(mapset).all();
    if (scenario == nullptr) return words;
    for (const auto& [id, value] : scenario->options)
        for (auto& word : words)
            if (word.kind == "option" && word.id == id.text && word.value != value) {
                setByScenario(word, value);
            }
    takeCosts(mapset, *scenario, words);
    return words;
}

}  // namespace cota::cli
