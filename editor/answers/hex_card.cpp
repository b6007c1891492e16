#include "editor/answers/hex_card.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/units/cover.h"

namespace cota::session {

namespace {

using mapsets::Points;

void addTo(std::string& text, const std::string& more, const char* between = ", ") {
    if (!more.empty()) text += (text.empty() ? "" : between) + more;
}

/// Each paragraph once, in the order of the rulebook.
std::string sourcesOf(const std::set<std::string>& citations) {
    std::set<std::string> paragraphs;  // a rule may cite several at once
    for (std::string rest : citations)
        while (!rest.empty()) {
            const auto stop = std::min(rest.find(", "), rest.size());
            paragraphs.insert(rest.substr(0, stop));
            rest.erase(0, stop + 2);
        }
    std::string text;
    for (const auto& paragraph : paragraphs) addTo(text, paragraph);
    return text;
}

/// What the rules of sight say about lines that pass straight through the hex, from one neighbour to the
/// opposite one.
std::string sightThrough(const JoinedMap& map, Cell cell) {
    int lines = 0, blocked = 0;
    for (const auto direction : model::allDirections) {
        const Cell from = map.field().neighbour(cell, direction),
                   to = map.field().neighbour(cell, model::opposite(direction));
        if (!map.field().isOnMap(from) || !map.field().isOnMap(to)) continue;
        ++lines;
        if (!map.play().sight().judge(from, to).isClear()) ++blocked;
    }
    if (lines == 0) return {};
    return blocked == 0       ? tr("lines through the hex are clear")
           : blocked == lines ? tr("blocks lines through the hex")
                              : tr("blocks some lines through the hex");
}

/// The name of whatever the game calls by this id.
std::string gameName(const mapsets::Catalogue& catalogue, const std::string& id, model::Language language) {
    if (const auto* terrain = catalogue.terrain(model::TerrainId(id))) return nameOf(*terrain, language);
    if (const auto* path = catalogue.pathKind(model::PathKindId(id))) return nameOf(*path, language);
    if (const auto* side = catalogue.hexside(model::HexsideId(id))) return nameOf(*side, language);
    if (const auto* feature = catalogue.feature(model::FeatureId(id))) return nameOf(*feature, language);
    if (const auto* mobility = catalogue.mobility(model::MobilityId(id))) return nameOf(*mobility, language);
    return id;
}

std::string wordName(const mapsets::Catalogue& catalogue, std::string_view list, const std::string& word,
                     model::Language language) {
    if (word.empty()) return {};
    const auto* words = catalogue.wordList(list);
    const auto* found = words ? words->find(word) : nullptr;
    return found ? nameOf(*found, language) : word;
}

/// The costs of all ways into a hex, for one movement type.
struct CostOfEntry {
    std::optional<Points> least, most;  // nothing: no way in
    bool isUnlimited = false;           // the greatest cost is not known
    bool mayFail = false;               // by dice, or because a rule is not known
    bool isClosed = false;              // from some sides
    bool stops = false;
    unsigned onlyIf = ~0U;  // flags of the conditions that all ways in have
    std::set<std::string> citations;
    std::string reasons;
};

CostOfEntry costOf(const mapsets::Movement& movement, const mapsets::Battlefield& field,
                   const mapsets::Mover& mover, Cell cell, model::Language language, bool isLong) {
    CostOfEntry cost;
    for (const auto direction : model::allDirections) {
        const Cell from = field.neighbour(cell, direction);
        if (!field.isOnMap(from)) continue;
        bool isOpen = false;
        for (int lane = 0; lane < movement.lanes(from); ++lane) {
            mapsets::StepNotes notes;
            const auto step = movement.step(mover, from, lane, model::opposite(direction), &notes);
            for (const auto& note : notes)
                if (!note.citation.empty()) cost.citations.insert(note.citation);
            if (step.prohibited) continue;
            isOpen = true;
            if (isLong && (!cost.least || step.atLeast < *cost.least)) {
                cost.reasons.clear();
                for (const auto& note : notes)
                    if (note.points)
                        addTo(cost.reasons, gameName(field.mapset().catalogue, note.what, language) + " " +
                                                note.points->text());
            }
            cost.least = std::min(cost.least.value_or(step.atLeast), step.atLeast);
            if (step.atMost >= mapsets::noLimit)
                cost.isUnlimited = true;
            else
                cost.most = std::max(cost.most.value_or(step.atMost), step.atMost);
            cost.mayFail = cost.mayFail || (step.flags & (mapsets::stepByRoll | mapsets::stepMayBeBarred));
            cost.onlyIf &= step.flags;
            cost.stops = cost.stops || (step.flags & mapsets::stepStops);
        }
        if (!isOpen) cost.isClosed = true;
    }
    return cost;
}

std::string costText(const mapsets::Movement& movement, const CostOfEntry& cost) {
    if (!cost.least) return tr("not possible");
    std::string text = movement.rationalOf(*cost.least).text();
    if (cost.isUnlimited)
        text = tr("at least %s", text);
    else if (cost.most && *cost.most > *cost.least)
        text = filledIn(tr("%s to %s", text), movement.rationalOf(*cost.most).text());
    if (cost.mayFail) text = tr("perhaps %s", text);
    if (cost.onlyIf & mapsets::stepHelpThere) text += ", " + tr("only with help that is there already");
    if (cost.onlyIf & mapsets::stepFromNext)
        text += ", " + tr("only from a hex next to it at the start of the turn");
    if (cost.onlyIf & mapsets::stepOnlyFirst) text += ", " + tr("only as the first step of a turn");
    if (cost.isClosed) text += ", " + tr("not from every side");
    if (cost.stops) text += ", " + tr("stops there");
    return text;
}

}  // namespace

HexRules::HexRules(std::shared_ptr<const JoinedMap> map)
    : map_(std::move(map)), roster_(map_->document(), map_->field()) {
    movement_ = mapsets::makeMovement(map_->field(), roster_.tags(), scenario());
    stacking_ = mapsets::makeStacking(map_->field(), roster_.tags());
    if (!scenario()) return;
    const auto& zones = scenario()->zones;
    mapsets::ZoneResolver resolver(map_->field(), zones);
    for (std::size_t i = 0; i < zones.size(); ++i) zones_.push_back({i, resolver.resolve(zones[i]).cells});
}

const model::Scenario* HexRules::scenario() const {
    return map_->document().scenario ? &**map_->document().scenario : nullptr;
}

HexCard HexRules::card(Cell cell, int turn, model::Language language, bool isLong) const {
    const auto& field = map_->field();
    const auto& catalogue = map_->game().catalogue;
    HexCard card;
    for (const auto& label : field.labels(cell)) addTo(card.title, label, " = ");
    for (const auto terrain : field.terrainsIn(cell))
        addTo(card.ground, nameOf(catalogue.terrains[terrain], language));
    for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind)
        if (field.touches(kind, cell) && catalogue.pathKinds[kind].terrain.empty())
            addTo(card.ground, nameOf(catalogue.pathKinds[kind], language));
    for (const auto& feature : field.features(cell))
        addTo(card.ground, nameOf(catalogue.features[feature.kind], language));
    if (!field.isPlayable(cell)) addTo(card.ground, tr("not playable"));
    addHeights(cell, language, isLong, card);
    if (movement_) addCosts(cell, language, isLong, card);
    if (stacking_) addStacking(cell, language, card);
    if (scenario()) addScenario(cell, turn, language, isLong, card);
    return card;
}

void HexRules::addHeights(Cell cell, model::Language language, bool isLong, HexCard& card) const {
    const auto& heights = map_->play().heights();
    const auto& catalogue = map_->game().catalogue;
    const int ground = heights.ground(cell), top = heights.top(cell);
    const bool isMetres = catalogue.scales.heightUnit == "m";
    const auto measured = [&](int height) {
        return isMetres ? tr("%s m", std::to_string(height)) : std::to_string(height);
    };
    const auto why = heights.why(cell);
    std::string level = measured(ground);
    if (isMetres && !isLong) level += ", " + tr("level %s", std::to_string(map_->field().level(cell)));
    std::string source = why.source(language);
    if (isLong) {
        level += ": " + why.text(language, &catalogue);
        for (const auto& remark : heights.remarks(cell)) level += " " + remark.text(language, &catalogue);
    }
    card.lines.push_back({isMetres ? tr("Height") : tr("Level"), std::move(level), std::move(source)});
    std::string sight = sightThrough(*map_, cell);
    if (top > ground) addTo(sight, tr("obstacle up to %s", measured(top)));
    if (!sight.empty()) card.lines.push_back({tr("Sight"), std::move(sight)});
}

void HexRules::addCosts(Cell cell, model::Language language, bool isLong, HexCard& card) const {
    const auto& field = map_->field();
    const auto& mobilities = map_->game().catalogue.mobilities;
    std::vector<CardLine> lines;
    for (std::size_t i = 0; i < mobilities.size(); ++i) {
        const mapsets::Mover mover{static_cast<int>(i), roster_.tags().maskOf(mobilities[i].tags)};
        const auto cost = costOf(*movement_, field, mover, cell, language, isLong);
        CardLine line{nameOf(mobilities[i], language), costText(*movement_, cost), sourcesOf(cost.citations),
                      cost.isUnlimited || cost.mayFail};
        if (isLong && !cost.reasons.empty()) line.text += " (" + cost.reasons + ")";
        // Types with the same cost share a line.
        const auto same = std::ranges::find_if(lines, [&](const CardLine& one) {
            return one.text == line.text && one.isUncertain == line.isUncertain;
        });
        if (same == lines.end() || isLong)
            lines.push_back(std::move(line));
        else
            addTo(same->label, line.label);
    }
    for (auto& line : lines) {
        line.label = tr("To enter: %s", line.label);
        card.lines.push_back(std::move(line));
    }
}

void HexRules::addStacking(Cell cell, model::Language language, HexCard& card) const {
    std::set<std::string> sides;
    for (const auto unit : roster_.in(cell)) sides.insert(roster_[unit].side.text);
    if (sides.empty())
        sides.insert(scenario() && !scenario()->sides.empty() ? scenario()->sides.front().id.text
                                                              : std::string());
    for (const auto& id : sides) {
        const model::SideId side(id);
        std::string text;
        std::set<std::string> citations;
        for (const auto& row : mapsets::stackAt(*stacking_, roster_, cell, side).limits) {
            const std::string name =
                mapsets::nameOfRow(map_->game().catalogue, "stacking", row.name).in(language);
            addTo(text, name + " " +
                            filledIn(tr("%s of %s", std::to_string(row.count)), std::to_string(row.limit)));
            if (!row.citation.empty()) citations.insert(row.citation);
        }
        if (text.empty()) continue;
        std::string label = tr("Stacking");
        if (scenario() && !roster_.in(cell).empty())
            for (const auto& one : scenario()->sides)
                if (one.id == side) label += ", " + nameOf(one, language);
        card.lines.push_back({std::move(label), std::move(text), sourcesOf(citations)});
        if (const auto cover = mapsets::coverAgainstAssault(map_->field(), roster_, cell, side))
            card.lines.push_back({tr("Cover"), std::to_string(*cover)});
    }
}

void HexRules::addScenario(Cell cell, int turn, model::Language language, bool isLong, HexCard& card) const {
    std::string zones, objectives;
    for (const auto& zone : zones_)
        if (std::ranges::binary_search(zone.cells, cell))
            addTo(zones, nameOf(scenario()->zones[zone.zone], language));
    if (!zones.empty()) card.lines.push_back({tr("Zone"), std::move(zones)});
    for (const auto& objective : scenario()->objectives) {
        const bool isHere = std::ranges::any_of(objective.hexes, [&](const model::HexRef& hex) {
            return map_->field().resolve(hex.label) == cell;
        });
        if (!isHere) continue;
        std::string text = nameOf(objective, language);
        if (objective.points) text += ", " + tr("%s points", std::to_string(*objective.points));
        addTo(objectives, text, "; ");
    }
    if (!objectives.empty()) card.lines.push_back({tr("Objective"), std::move(objectives)});
    const auto& catalogue = map_->game().catalogue;
    const auto conditions = mapsets::conditionsOf(scenario()->turns, turn);
    std::string weather = wordName(catalogue, "light", conditions.light, language);
    addTo(weather, wordName(catalogue, "weather", conditions.weather, language));
    const mapsets::SpottingQuery query{cell, cell, conditions, nullptr, nullptr};
    if (const int range = map_->play().spotting().visibility(query); range < mapsets::unlimitedRange)
        addTo(weather, tr("visibility %s hexes", std::to_string(range)));
    if (!weather.empty() && isLong && scenario()->turns.count > 1)
        weather += ". " + tr("Select another turn in the calendar or in the table of turns.");
    if (!weather.empty()) card.lines.push_back({tr("Turn %s", std::to_string(turn)), std::move(weather)});
}

}  // namespace cota::session
