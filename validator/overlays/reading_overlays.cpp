// The overlay of one other reading of an open passage of the rulebook.

#include <algorithm>

#include "mapsets/analysis/readings.h"
#include "validator/overlays/hex_words.h"
#include "validator/overlays/overlay.h"

namespace cota::checks {

namespace {

using mapsets::OtherReading;
using model::LocalLiteral;

constexpr LocalLiteral needsReading =
    local("Say which: overlay 'reading' needs the id of an option, and a word of it.");
constexpr LocalLiteral noReadingOf =
    local("'{word}' is no option of '{game}' that decides an open passage of its rulebook.");
constexpr LocalLiteral nearReadingOf = local(
    "'{word}' is no option of '{game}' that decides an open passage of its rulebook; did you mean '{near}'?");
constexpr LocalLiteral noOtherWord = local("'{word}' is no other word of '{option}'; choose from {words}.");
constexpr LocalLiteral notAboutMaps = local("No question about a map depends on '{option}'.");
constexpr LocalLiteral otherReadingHeadline = local(
    "'{option}' read as '{other}' instead of '{value}' changes {lines} {lines:line|lines} of sight up to "
    "{range} "
    "{range:hex|hexes}, {heights} {heights:height|heights}, {stacks} {stacks:stack|stacks} and the first "
    "move of {units} {units:unit|units}.");
constexpr LocalLiteral changedLinesCaption = local("as a caption", "lines that change");
constexpr LocalLiteral unchangedCaption = local("as a caption", "no change");
constexpr LocalLiteral whatChanges = local("as a caption", "what changes");
constexpr LocalLiteral whereItChanges = local("as a caption", "hexes");
constexpr LocalLiteral heightsChange = local("as a caption", "heights");
constexpr LocalLiteral stacksChange = local("as a caption", "stacks");

OtherReading readingAsked(const mapsets::LaidDocument& laid, const std::vector<std::string>& who) {
    if (who.empty() || who.size() > 2) throw OverlayRefused(needsReading);
    const auto all = mapsets::otherReadings(laid);
    std::vector<std::string> options, words;
    for (const OtherReading& one : all) {
        options.push_back(one.option);
        if (one.option == who.front()) words.push_back(one.other);
    }
    if (words.empty()) {
        const auto near = nearestOf(who.front(), options);
        throw OverlayRefused(near.empty() ? noReadingOf : nearReadingOf,
                             {{"word", who.front()}, {"game", laid.game().id.text}, {"near", near}});
    }
    const std::string& other = who.size() > 1 ? who.back() : words.front();
    const auto found = std::ranges::find_if(
        all, [&](const OtherReading& one) { return one.option == who.front() && one.other == other; });
    if (found == all.end()) {
        std::string known;
        for (const auto& word : words) known += (known.empty() ? "" : ", ") + word;
        throw OverlayRefused(noOtherWord, {{"word", other}, {"option", who.front()}, {"words", known}});
    }
    if (!found->isOfSight && !found->isOfReach && !found->isOfStacks)
        throw OverlayRefused(notAboutMaps, {{"option", who.front()}});
    return *found;
}

std::string labelsIn(const mapsets::Battlefield& field, const std::vector<mapsets::Cell>& cells) {
    std::string text;
    for (const auto cell : cells) text += (text.empty() ? "" : " ") + field.label(cell);
    return text;
}

}  // namespace

std::optional<OverlayAnswer> readingOverlay(const mapsets::LaidDocument& laid,
                                            const OverlayQuestion& question, const Reader& reader,
                                            std::stop_token stop) {
    mapsets::ReadingsAsked asked;
    asked.readings = {readingAsked(laid, question.who)};
    asked.range = question.range ? *question.range : mapsets::greatestVisibility(laid);
    const auto effects = mapsets::effectsOf(laid, asked, stop);
    if (!effects) return std::nullopt;
    const auto& effect = effects->front();
    const auto& field = laid.field();
    OverlayAnswer answer;
    answer.isZeroNone = true;
    answer.legend = reader.in(changedLinesCaption);
    answer.none = reader.in(unchangedCaption);
    for (std::size_t i = 0; i < field.hexes().size(); ++i)
        answer.hexes.push_back({field.hexes()[i], i < effect.linesOf.size() ? effect.linesOf[i] : 0});
    answer.table.keys = {"what", "hexes"};
    answer.table.titles = {reader.in(whatChanges), reader.in(whereItChanges)};
    const auto add = [&](const std::string& what, const std::vector<mapsets::Cell>& cells) {
        if (!cells.empty()) answer.table.rows.push_back({what, labelsIn(field, cells)});
    };
    add(reader.isPerson ? reader.in(heightsChange) : "heights", effect.heights);
    add(reader.isPerson ? reader.in(stacksChange) : "stacks", effect.stacks);
    const mapsets::Roster roster(laid.document, field);
    for (const auto& reach : effect.reach) add(reader.name(roster[reach.unit]), reach.hexes);
    answer.headline = reader.say(otherReadingHeadline, {{"option", effect.reading.option},
                                                        {"other", effect.reading.other},
                                                        {"value", effect.reading.value},
                                                        {"lines", std::to_string(effect.lines)},
                                                        {"range", std::to_string(asked.range)},
                                                        {"heights", std::to_string(effect.heights.size())},
                                                        {"stacks", std::to_string(effect.stacks.size())},
                                                        {"units", std::to_string(effect.reach.size())}});
    return answer;
}

}  // namespace cota::checks
