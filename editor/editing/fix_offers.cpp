#include "editor/editing/fix_offers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/document_parts.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/force_edits.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::Document;
using model::Finding;
using model::Subject;
using model::SubjectKind;

constexpr int mostSteps = 2;            // how many hexes away a unit is moved to fix a finding
constexpr std::size_t mostOffered = 6;  // nobody reads a longer list

/// A finding and the document it was found in; suggestions are added to the list.
struct FindingIn {
    const JoinedMap& map;
    const Finding& finding;
    const Subject& subject;
    std::vector<FixOffer>& offers;

    const Document& document() const { return map.document(); }
    void add(StepName label, Document changed) const {
        if (!(changed == document())) offers.push_back({std::move(label), std::move(changed)});
    }
    /// A named value of the message; empty if there is none.
    std::string value(std::string_view name) const { return model::textOfValue(finding.values, name); }
};

void moveUnit(const FindingIn& about) {
    const auto [group, placement, scenario] =
        findPlacement(about.document(), model::CounterId(about.subject.id));
    if (!placement || !placement->at) return;
    const auto from = about.map.field().resolve(placement->at->label);
    if (!from) return;
    const auto& field = about.map.field();
    std::vector<std::pair<int, Cell>> near;
    for (const Cell cell : field.hexes())
        if (const int away = field.distance(*from, cell); away > 0 && away <= mostSteps)
            near.emplace_back(away, cell);
    std::ranges::sort(near);
    for (const auto& entry : near) {
        model::Placement moved = *placement;
        moved.at = about.map.ref(entry.second);
        about.offers.push_back({named("Move %s", subjectName(about.document(), about.subject)) + " " +
                                    named("to %s", moved.at->label),
                                model::withPlacement(about.document(), group->id, moved), false, true});
    }
}

/// Removes the value that the message is about from the counter or its placement.
void dropValue(const FindingIn& about) {
    const std::string name = about.value("name");
    const model::CounterId id(about.subject.id);
    if (name.empty()) return;
    const auto found = findCounter(about.document(), id);
    if (found.counter && found.counter->attributes.has(name)) {
        model::Counter changed = *found.counter;
        changed.attributes.erase(name);
        about.add(named("Remove the value %s", name),
                  model::withCounter(about.document(), found.file, changed));
    }
    const auto [group, placement, scenario] = findPlacement(about.document(), id);
    if (placement && placement->attributes.has(name)) {
        model::Placement changed = *placement;
        changed.attributes.erase(name);
        about.add(named("Remove the value %s", name),
                  model::withPlacement(about.document(), group->id, changed));
    }
}

/// Unloads a unit whose carrier is missing or not allowed: it is placed in the hex of the carrier, or stays
/// unplaced in its group.
void putDown(const FindingIn& about) {
    const auto [group, placement, scenario] =
        findPlacement(about.document(), model::CounterId(about.subject.id));
    if (!placement || !placement->aboard) return;
    model::Placement changed = *placement;
    const auto* carrier = findPlacement(about.document(), *placement->aboard).placement;
    changed.at = carrier ? carrier->at : std::nullopt;
    changed.aboard.reset();
    about.add(named("Unload %s", about.subject.id),
              model::withPlacement(about.document(), group->id, changed));
}

void takeOff(const FindingIn& about) {
    about.add(named("Remove %s from the map", about.subject.id),
              withoutPlacementNamed(about.document(), model::CounterId(about.subject.id)));
}

void removeUnit(const FindingIn& about) {
    if (auto step = remove(about.document(), about.subject))
        about.add(std::move(step->label), std::move(step->document));
}

/// The hexes of a finding, at most `mostOffered`.
std::set<Cell> hexesOf(const FindingIn& about) {
    std::set<Cell> cells = shapeOf(about.map, about.subject).hexes;
    for (const auto& label : about.subject.hexes)
        if (const auto cell = about.map.field().resolve(label)) cells.insert(*cell);
    while (cells.size() > mostOffered) cells.erase(std::prev(cells.end()));
    return cells;
}

/// Suggests the levels of the adjacent hexes for a hex that differs from them.
void levelHex(const FindingIn& about) {
    const auto& field = about.map.field();
    for (const Cell cell : hexesOf(about)) {
        std::set<int> around;
        for (const auto direction : model::allDirections)
            if (const Cell next = field.neighbour(cell, direction); field.isOnMap(next))
                around.insert(about.map.level(next));
        for (const int level : around) {
            Document changed = about.document();
            for (const auto& [board, hex] : about.map.printed(cell))
                changed = model::withLevel(changed, board, {&hex, 1}, level);
            about.add(named("Level of %s", field.label(cell)) + " " + named("to %s", std::to_string(level)),
                      std::move(changed));
        }
    }
}

void removeFeatures(const FindingIn& about) {
    const auto& document = about.document();
    for (const Cell cell : hexesOf(about)) {
        const std::string at = " (" + about.map.label(cell) + ")";
        if (document.scenario)
            for (const auto& feature : (*document.scenario)->features)
                if (about.map.field().resolve(feature.at.label) == cell)
                    about.add(named("Remove %s", feature.kind.text) + at,
                              model::withoutScenarioFeature(document, feature.at, feature.kind));
        for (const auto& [board, hex] : about.map.printed(cell))
            for (const auto& feature : document.boards.at(board)->features)
                if (feature.at == hex)
                    about.add(named("Remove %s", feature.kind.text) + at,
                              model::withoutFeature(document, board, hex, feature.kind));
    }
}

void fixContour(const FindingIn& about) {
    const auto thing = thingOf(about.document(), about.subject);
    const auto* contour = thing ? contourOf(about.document(), *thing) : nullptr;
    if (!contour) return;
    if (!contour->closed)
        about.add(named("Close %s", thing->id), model::withContoursJoined(about.document(), thing->board,
                                                                          thing->id, true, thing->id, false));
    for (const auto high : {model::HighSide::left, model::HighSide::right})
        about.add(high == model::HighSide::left ? named("Higher side of %s: left", thing->id)
                                                : named("Higher side of %s: right", thing->id),
                  model::withContourHigh(about.document(), thing->board, thing->id, high));
    about.add(named("Cut contours at the edge of the board"),
              model::withContoursCut(about.document(), thing->board));
}

void removeThing(const FindingIn& about) {
    const auto thing = thingOf(about.document(), about.subject);
    if (!thing) return;
    const auto label = named("Remove %s", thing->id);
    if (contourOf(about.document(), *thing))
        about.add(label, model::withoutContour(about.document(), thing->board, thing->id));
    else if (areaOf(about.document(), *thing))
        about.add(label, model::withoutArea(about.document(), thing->board, thing->id));
    else if (pathOf(about.document(), *thing))
        about.add(label, model::withoutPath(about.document(), thing->board, model::PathId(thing->id)));
}

/// Suggests the words that the game has for the option, its default included.
void setOption(const FindingIn& about) {
    const auto* option = about.map.game().catalogue.option(about.subject.id);
    if (!option) return;
    for (const auto& word : option->words)
        about.add(named("Option %s", about.subject.id) + " " + named("to %s", word),
                  model::withOption(about.document(), model::OptionId(about.subject.id), word));
}

void resetOption(const FindingIn& about) {
    about.add(named("Use the default for %s", about.subject.id),
              model::withOption(about.document(), model::OptionId(about.subject.id), ""));
}
void removeZone(const FindingIn& about) {
    about.add(named("Remove %s", subjectName(about.document(), about.subject)),
              model::withoutZone(about.document(), model::ZoneId(about.subject.id)));
}
void removeObjective(const FindingIn& about) {
    about.add(named("Remove %s", subjectName(about.document(), about.subject)),
              model::withoutObjective(about.document(), model::ObjectiveId(about.subject.id)));
}
void removeGroup(const FindingIn& about) {
    about.add(named("Remove %s", subjectName(about.document(), about.subject)),
              model::withoutGroup(about.document(), model::GroupId(about.subject.id)));
}
void removeType(const FindingIn& about) {
    Document changed = about.document();
    for (const auto& entry : about.document().forces)
        changed = model::withoutCounterType(changed, entry.first, model::CounterTypeId(about.subject.id));
    about.add(named("Remove %s", subjectName(about.document(), about.subject)), std::move(changed));
}

/// Suggestions by the kind of subject of a finding; small changes come before removals.
struct SuggestionFor {
    SubjectKind of;
    void (*try_)(const FindingIn&);
};
constexpr std::array<SuggestionFor, 18> suggestions{{{SubjectKind::counter, dropValue},
                                                     {SubjectKind::counter, moveUnit},
                                                     {SubjectKind::counter, putDown},
                                                     {SubjectKind::counter, takeOff},
                                                     {SubjectKind::counter, removeUnit},
                                                     {SubjectKind::formation, removeUnit},
                                                     {SubjectKind::counterType, removeType},
                                                     {SubjectKind::hex, levelHex},
                                                     {SubjectKind::hex, removeFeatures},
                                                     {SubjectKind::feature, removeFeatures},
                                                     {SubjectKind::shape, fixContour},
                                                     {SubjectKind::shape, removeThing},
                                                     {SubjectKind::path, removeThing},
                                                     {SubjectKind::option, setOption},
                                                     {SubjectKind::option, resetOption},
                                                     {SubjectKind::zone, removeZone},
                                                     {SubjectKind::objective, removeObjective},
                                                     {SubjectKind::group, removeGroup}}};

checks::Report reportOf(const FixRequest& request, const Document& document, std::vector<std::string> rules) {
    checks::CheckInput input;
    input.document = document;
    input.mapset = request.game;
    checks::CheckOptions options;
    options.rules = std::move(rules);
    return checks::check(input, checks::allTopics(), options);
}

/// How many times it is found. Places are not compared, since the lines of the files are not known here. One
/// subject may have several findings of a kind.
std::ptrdiff_t timesFound(const checks::Report& report, const Finding& finding) {
    return std::ranges::count_if(report.findings, [&](const checks::ReportedFinding& one) {
        return one.finding.message == finding.message && one.finding.subject == finding.subject &&
               one.state == checks::State::fresh;
    });
}

std::pair<std::size_t, std::size_t> gravityOf(const checks::Report& report) {
    return {report.counts.error, report.counts.warning};
}

}  // namespace

std::vector<FixOffer> suggestionsFor(const JoinedMap& map, const Finding& finding) {
    std::vector<FixOffer> offers;
    std::vector<Subject> subjects{finding.subject};
    subjects.insert(subjects.end(), finding.related.begin(), finding.related.end());
    for (const auto& subject : subjects)
        for (const auto& suggestion : suggestions)
            if (suggestion.of == subject.kind) suggestion.try_({map, finding, subject, offers});
    return offers;
}

std::vector<FixOffer> fixOffersOf(const FixRequest& request) {
    auto proven = fixesFor(request);
    if (partsOf(request.document).empty() && !request.map) return proven;
    const Document& document = request.map ? request.map->document() : request.document;
    const auto before = reportOf(request, document, {});
    const SheetSource source{document, request.map, request.game,
                             paletteOf(document, request.game.get(), request.language), request.language};
    auto proposed = detailsToAdd(source, request.finding);
    for (auto& offer : valuesToEnter(source, request.finding)) proposed.push_back(std::move(offer));
    if (request.map)
        for (auto& offer : suggestionsFor(*request.map, request.finding))
            proposed.push_back(std::move(offer));
    bool hasMove = false;
    for (auto& offer : proposed) {
        if (proven.size() == mostOffered) break;
        if (std::ranges::find(proven, offer.document, &FixOffer::document) != proven.end()) continue;
        // One move is enough: the nearest that helps.
        if (offer.isMove && hasMove) continue;
        if (timesFound(reportOf(request, offer.document, {request.finding.rule}), request.finding) >=
            std::max<std::ptrdiff_t>(timesFound(before, request.finding), 1))
            continue;
        if (gravityOf(reportOf(request, offer.document, {})) > gravityOf(before)) continue;
        hasMove = hasMove || offer.isMove;
        proven.push_back(std::move(offer));
    }
    return proven;
}

}  // namespace cota::session
