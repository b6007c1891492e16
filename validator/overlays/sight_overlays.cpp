// Overlays of sight: exposure, mutual sight, spotting, profile.

#include <algorithm>
#include <map>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/analysis/exposure.h"
#include "mapsets/analysis/mutual_sight.h"
#include "mapsets/analysis/readings.h"
#include "mapsets/analysis/spotted_from.h"
#include "validator/overlays/hex_words.h"
#include "validator/overlays/overlay.h"
#include "validator/overlays/turn_words.h"
#include "validator/overlays/unit_words.h"
#include "validator/overlays/watchers.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::LocalLiteral;

constexpr LocalLiteral exposureHeadline = local(
    "{watchers} {watchers:hex watches|hexes watch}: {seen} of {all} {all:hex|hexes} seen, {dark} not seen.");
constexpr LocalLiteral seenByWord = local("as a caption", "seen by");
constexpr LocalLiteral noneSees = local("as a caption", "not seen");
constexpr LocalLiteral mutualHeadline =
    local("{pairs} {pairs:pair of hexes has|pairs of hexes have} a line of sight, {mutual} both ways.");
constexpr LocalLiteral seesWord = local("as a caption", "sees");
constexpr LocalLiteral seesNone = local("as a caption", "sees none, or is in neither group");
constexpr LocalLiteral spottedHeadline = local("Spotted from at most {most} {most:hex|hexes} away.");
constexpr LocalLiteral spottedOfUnit = local("{unit}: spotted from at most {most} {most:hex|hexes} away.");
constexpr LocalLiteral spottedWord = local("as a caption", "spotted from");
constexpr LocalLiteral neverSpotted = local("as a caption", "not spotted from another hex");
constexpr LocalLiteral profileHeadline =
    local("{steps} {steps:hex|hexes} on the line; ground from {least} to {most}.");
constexpr LocalLiteral groundWord = local("as a caption", "ground");
constexpr LocalLiteral offTheLine = local("as a caption", "not on the line");
constexpr LocalLiteral oneTitle = local("as a caption", "one");
constexpr LocalLiteral otherTitle = local("as a caption", "other");
constexpr LocalLiteral distanceTitle = local("as a caption", "distance");
constexpr LocalLiteral seesTitle = local("as a caption", "sees it");
constexpr LocalLiteral isSeenTitle = local("as a caption", "is seen");
constexpr LocalLiteral stepTitle = local("as a caption", "step");
constexpr LocalLiteral hexTitle = local("as a caption", "hex");
constexpr LocalLiteral topTitle = local("as a caption", "top");
constexpr LocalLiteral yesWord = local("yes");
constexpr LocalLiteral noWord = local("no");
constexpr LocalLiteral needsWho = local("Say who: overlay '{kind}' needs hexes, zones, units or sides.");
constexpr LocalLiteral needsTwo = local("Overlay 'mutual' needs two groups, for example two sides.");
constexpr LocalLiteral needsLine = local("Overlay 'profile' needs at least two hexes.");
constexpr LocalLiteral oneUnit = local("Overlay 'spotted' takes one unit at most.");

std::vector<HexAnswer> numbered(const mapsets::LaidDocument& laid, const std::vector<int>& values) {
    std::vector<HexAnswer> hexes;
    const auto cells = laid.field().hexes();
    for (std::size_t i = 0; i < cells.size(); ++i) hexes.push_back({cells[i], values[i]});
    return hexes;
}

}  // namespace

std::optional<OverlayAnswer> exposureOverlay(const mapsets::LaidDocument& laid,
                                             const OverlayQuestion& question, const Reader& reader,
                                             std::stop_token stop) {
    if (question.who.empty()) throw OverlayRefused(needsWho, {{"kind", question.kind}});
    OverlayAnswer answer;
    answer.from = watchersNamed(laid, question.who);
    const auto counts = mapsets::exposure(laid.play(), {answer.from, question.range}, stop);
    if (!counts) return std::nullopt;
    answer.hexes = numbered(laid, *counts);
    answer.isZeroNone = true;
    answer.legend = reader.in(seenByWord);
    answer.none = reader.in(noneSees);
    const auto dark = static_cast<std::size_t>(std::ranges::count(*counts, 0));
    answer.headline = reader.say(exposureHeadline, {{"watchers", std::to_string(answer.from.size())},
                                                    {"seen", std::to_string(counts->size() - dark)},
                                                    {"all", std::to_string(counts->size())},
                                                    {"dark", std::to_string(dark)}});
    return answer;
}

std::optional<OverlayAnswer> mutualOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                           const Reader& reader, std::stop_token stop) {
    if (question.who.size() != 2) throw OverlayRefused(needsTwo);
    const auto ones = watchersNamed(laid, {question.who.front()});
    const auto others = watchersNamed(laid, {question.who.back()});
    const auto lines = mapsets::mutualLines(laid.play(), ones, others, question.range, stop);
    if (!lines) return std::nullopt;
    OverlayAnswer answer;
    answer.from = ones;
    answer.toward = others;
    answer.hasNumbers = false;
    answer.legend = reader.in(seesWord);
    answer.none = reader.in(seesNone);
    answer.isZeroNone = true;
    answer.table.keys = {"one", "other", "distance", "sees", "isSeen"};
    answer.table.titles = {reader.in(oneTitle), reader.in(otherTitle), reader.in(distanceTitle),
                           reader.in(seesTitle), reader.in(isSeenTitle)};
    std::map<Cell, int> sees;
    for (const Cell cell : ones) sees[cell];
    for (const Cell cell : others) sees[cell];
    std::size_t mutual = 0;
    const auto word = [&](bool is) {
        return reader.isPerson ? reader.in(is ? yesWord : noWord) : std::string(is ? "yes" : "no");
    };
    for (const auto& line : *lines) {
        sees[line.one] += line.sees ? 1 : 0;
        sees[line.other] += line.isSeen ? 1 : 0;
        mutual += line.sees && line.isSeen ? 1 : 0;
        answer.table.rows.push_back({laid.field().label(line.one), laid.field().label(line.other),
                                     std::to_string(line.distance), word(line.sees), word(line.isSeen)});
    }
    for (const auto& [cell, count] : sees) answer.hexes.push_back({cell, count});
    answer.headline = reader.say(
        mutualHeadline, {{"pairs", std::to_string(lines->size())}, {"mutual", std::to_string(mutual)}});
    return answer;
}

std::optional<OverlayAnswer> spottedOverlay(const mapsets::LaidDocument& laid,
                                            const OverlayQuestion& question, const Reader& reader,
                                            std::stop_token stop) {
    if (question.who.size() > 1) throw OverlayRefused(oneUnit);
    const mapsets::Roster roster(laid.document, laid.field());
    mapsets::UnitIndex unit = mapsets::noUnit;
    if (!question.who.empty()) {
        const auto units = unitsNamed(laid, roster, question.who);
        if (units.size() > 1) throw OverlayRefused(oneUnit);
        unit = units.front();
    }
    constexpr int farthestSpotted = 60;
    mapsets::SpottingQuery query;
    query.from = query.to = laid.field().hexes().front();
    query.turn = conditionsIn(laid, question.turn);
    const int visibility = laid.play().spotting().visibility(query);
    const int farthest = question.range.value_or(std::min(visibility, farthestSpotted));
    const auto values = mapsets::spottedFrom(
        laid.play(), query.turn, unit == mapsets::noUnit ? nullptr : &roster[unit].values, farthest, stop);
    if (!values) return std::nullopt;
    OverlayAnswer answer;
    answer.hexes = numbered(laid, *values);
    if (unit != mapsets::noUnit) answer.from = startsOf(roster, {unit});
    answer.isZeroNone = true;
    answer.legend = reader.in(spottedWord);
    answer.none = reader.in(neverSpotted);
    const auto most = std::to_string(std::ranges::max(*values));
    if (unit == mapsets::noUnit)
        answer.headline = reader.say(spottedHeadline, {{"most", most}});
    else
        answer.headline = reader.say(spottedOfUnit, {{"unit", reader.name(roster[unit])}, {"most", most}});
    return answer;
}

std::optional<OverlayAnswer> profileOverlay(const mapsets::LaidDocument& laid,
                                            const OverlayQuestion& question, const Reader& reader,
                                            std::stop_token) {
    if (question.who.size() < 2) throw OverlayRefused(needsLine);
    const auto& field = laid.field();
    OverlayAnswer answer;
    std::vector<Cell> line;
    for (const std::string& word : question.who) {
        const Cell next = hexNamed(field, word);
        answer.from.push_back(next);
        if (!line.empty() && next != line.back()) {
            const auto start = field.hexAt(line.back());
            const auto traced = model::traceBetween(field.hexAt(next) - start);
            for (const auto& step : traced.steps) {
                if (step.kind == model::TraceStep::Kind::vertex) continue;
                const Cell cell = field.cellOf(start + step.first());
                if (cell != mapsets::noCell && field.isOnMap(cell)) line.push_back(cell);
            }
        }
        if (line.empty() || line.back() != next) line.push_back(next);
    }
    const auto& heights = laid.play().heights();
    answer.hasNumbers = false;
    answer.legend = reader.in(groundWord);
    answer.none = reader.in(offTheLine);
    answer.table.keys = {"step", "hex", "ground", "top"};
    answer.table.titles = {reader.in(stepTitle), reader.in(hexTitle), reader.in(groundWord),
                           reader.in(topTitle)};
    std::map<Cell, int> grounds;
    for (std::size_t i = 0; i < line.size(); ++i) {
        grounds[line[i]] = heights.ground(line[i]);
        answer.table.rows.push_back({std::to_string(i), field.label(line[i]),
                                     std::to_string(heights.ground(line[i])),
                                     std::to_string(heights.top(line[i]))});
    }
    int least = grounds.begin()->second, most = least;
    for (const auto& [cell, ground] : grounds) {
        answer.hexes.push_back({cell, ground});
        least = std::min(least, ground);
        most = std::max(most, ground);
    }
    answer.headline = reader.say(profileHeadline, {{"steps", std::to_string(line.size())},
                                                   {"least", std::to_string(least)},
                                                   {"most", std::to_string(most)}});
    return answer;
}

}  // namespace cota::checks
