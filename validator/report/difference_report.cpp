#include "validator/report/difference_report.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "formats/model/finding/utf8.h"
#include "validator/report/json_parts.h"

namespace cota::checks {

namespace {

using model::Difference;
using model::LocalLiteral;
using model::Naming;
using Kind = Difference::Kind;

constexpr std::size_t mostListed = 8;     // ids in one line; JSON lists them all
constexpr std::size_t longestValue = 60;  // characters of a value in one line

constexpr LocalLiteral noneWord = local("thing", "none");
constexpr LocalLiteral yesWord = local("yes");
constexpr LocalLiteral wasAdded = local("added"), wasRemoved = local("removed");
constexpr LocalLiteral wereAdded = local("plural", "added"), wereRemoved = local("plural", "removed");
constexpr LocalLiteral thisWasAdded = local("{what} added");
constexpr LocalLiteral thisWasRemoved = local("{what} removed");
constexpr LocalLiteral wasMoved = local("moved {before} -> {after}");
constexpr LocalLiteral wasChanged = local("{what} changed");
constexpr LocalLiteral becameOther = local("{what} {before} -> {after}");
constexpr LocalLiteral levelOfOne = local("level of {id}: {before} -> {after}");
constexpr LocalLiteral levelOfMany = local("level {before} -> {after}");
constexpr LocalLiteral moreOfThem = local("({count} in all)");

std::string inWords(const DifferenceWords& words, LocalLiteral text,
                    std::vector<model::MessageValue> values) {
    return model::fillTemplate(text.in(words.language), values);
}

std::string shortened(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return model::shortened(text, longestValue, " ...");
}

template <class Entry>
std::string nameOr(const Entry* entry, const std::string& id, model::Language language) {
    return entry == nullptr || entry->name.empty() ? id : entry->name.in(language);
}

std::string nameOfId(const std::string& id, Naming naming, const DifferenceWords& words);

/// "woods 60 %, town"
std::string namesOfTerrains(const std::string& text, const DifferenceWords& words) {
    std::string names;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string one = text.substr(at, end - at);
        const std::size_t colon = one.find(':');
        names += (names.empty() ? "" : ", ") + nameOfId(one.substr(0, colon), Naming::terrain, words);
        if (colon != std::string::npos) names += " " + one.substr(colon + 1) + " %";
        at = end + 1;
    }
    return names;
}

/// The name of the id; the id itself if the game does not know it.
std::string nameOfId(const std::string& id, Naming naming, const DifferenceWords& words) {
    if (naming == Naming::yesNo && id == "yes") return std::string(yesWord.in(words.language));
    if (words.game == nullptr && naming != Naming::terrains) return id;
    switch (naming) {
        case Naming::terrains:
            return namesOfTerrains(id, words);
        case Naming::terrain:
            return nameOr(words.game->terrain(model::TerrainId(id)), id, words.language);
        case Naming::hexsideFeature:
            return nameOr(words.game->hexside(model::HexsideId(id)), id, words.language);
        case Naming::feature:
            return nameOr(words.game->feature(model::FeatureId(id)), id, words.language);
        case Naming::pathKind:
            return nameOr(words.game->pathKind(model::PathKindId(id)), id, words.language);
        case Naming::unitClass:
            return nameOr(words.game->unitClass(model::UnitClassId(id)), id, words.language);
        case Naming::option:
            return nameOr(words.game->option(id), id, words.language);
        case Naming::part:
            return nameOr(words.game->partKind(model::PartKindId(id)), id, words.language);
        case Naming::plain:
        case Naming::yesNo:
            break;
    }
    return id;
}

std::string nameOfKind(const Difference& one, const DifferenceWords& words) {
    return one.word.empty() ? std::string{} : nameOfId(one.word, one.wordNaming, words);
}

std::string toldValue(const std::string& value, const Difference& one, const DifferenceWords& words) {
    if (value.empty()) return std::string(noneWord.in(words.language));
    return shortened(nameOfId(value, one.naming, words));
}

bool isHexThing(const Difference& one) {
    return one.wordNaming == Naming::feature || one.wordNaming == Naming::hexsideFeature;
}

/// "morale", "front morale", "name (es)", "terrain"
std::string propertyOf(const Difference& one, const DifferenceWords& words) {
    const std::string property(one.property.in(words.language));
    std::string what = property;
    if (one.property == model::valueOfThingWord)
        what = one.attribute;
    else if (one.attribute == "es")
        what = property + " (es)";
    else if (!one.attribute.empty())
        what = property + " " + one.attribute;
    // A hex may contain several items, so a value is shown with the name of its item.
    return isHexThing(one) ? nameOfKind(one, words) + ": " + what : what;
}

/// The change, without the name of the changed item.
std::string phraseOf(const Difference& one, const DifferenceWords& words, bool isOfMany = false) {
    const std::string before = toldValue(one.before, one, words);
    const std::string after = toldValue(one.after, one, words);
    const bool isEntry = one.kind != Kind::changed && one.property.empty();
    if (isEntry || one.property == model::linkOfPathWord) {
        const bool came = one.kind == Kind::added;
        const std::string& value = came ? one.after : one.before;
        std::string what = isHexThing(one) ? nameOfKind(one, words) : std::string{};
        if (!value.empty()) what += (what.empty() ? "" : " ") + shortened(nameOfId(value, one.naming, words));
        const auto& alone = isOfMany ? came ? wereAdded : wereRemoved : came ? wasAdded : wasRemoved;
        if (what.empty()) return std::string(alone.in(words.language));
        return inWords(words, came ? thisWasAdded : thisWasRemoved, {{"what", what}});
    }
    const std::vector<model::MessageValue> values = {
        {"what", propertyOf(one, words)}, {"before", before}, {"after", after}};
    if (one.property == model::terrainOfHexWord) return before + " -> " + after;
    if (one.property == model::levelOfHexWord) return inWords(words, levelOfMany, values);
    if (one.before.empty() && one.after.empty()) return inWords(words, wasChanged, values);
    const bool isMove =
        one.property == model::placeOfCounterWord && !one.before.empty() && !one.after.empty();
    return inWords(words, isMove ? wasMoved : becameOther, values);
}

/// "counter g-1 (Rifle platoon)", "road r3", "hex 0504"
std::string thingOf(const Difference& one, const DifferenceWords& words) {
    const std::string word = nameOfKind(one, words);
    const bool isPath = one.wordNaming == Naming::pathKind && !word.empty();
    std::string text = isPath ? word : std::string(one.thing.one.in(words.language));
    if (one.id.empty() && one.property == model::orderOfListWord) text = one.thing.many.in(words.language);
    if (!one.id.empty()) text += " " + shortened(one.id);
    std::string name = one.name.in(words.language);
    if (name.empty() && !isPath && !isHexThing(one)) name = word;
    if (!name.empty() && name != one.id) text += " (" + shortened(name) + ")";
    return text;
}

/// Equal changes of one or more items, listed in one line.
struct LikeChanges {
    std::vector<const Difference*> all;
};

/// The key by which equal changes are grouped.
auto runKeyOf(const Difference& one) {
    // Links are grouped by path; other changes by what changes, for several items.
    const bool isLink = one.property == model::linkOfPathWord;
    return std::tuple(one.file, std::string(one.thing.one.english()), one.kind, one.word,
                      std::string(one.property.english()), one.attribute, isLink ? one.id : std::string{},
                      isLink ? std::string{} : one.before, isLink ? std::string{} : one.after);
}

std::vector<LikeChanges> likeChangesOf(const std::vector<Difference>& differences) {
    std::map<decltype(runKeyOf(differences.front())), std::size_t> places;
    std::vector<LikeChanges> runs;
    for (const Difference& one : differences) {
        const auto [place, isNew] = places.try_emplace(runKeyOf(one), runs.size());
        if (isNew || one.id.empty()) {
            place->second = runs.size();
            runs.emplace_back();
        }
        runs[place->second].all.push_back(&one);
    }
    return runs;
}

template <class TextOf>
std::string listedFrom(const LikeChanges& run, TextOf textOf) {
    std::string text;
    for (std::size_t i = 0; i < std::min(run.all.size(), mostListed); ++i)
        text += (i > 0 ? ", " : "") + textOf(*run.all[i]);
    return run.all.size() <= mostListed ? text : text + ", ...";
}

std::string lineOfRun(const LikeChanges& run, const DifferenceWords& words) {
    const Difference& first = *run.all.front();
    if (run.all.size() == 1) return sentenceOf(first, words);
    if (first.property == model::linkOfPathWord) {
        const bool came = first.kind == Kind::added;
        const std::string links =
            listedFrom(run, [&](const Difference& one) { return came ? one.after : one.before; });
        const std::string count =
            run.all.size() <= mostListed
                ? std::string{}
                : " " + inWords(words, moreOfThem, {{"count", std::to_string(run.all.size())}});
        return thingOf(first, words) + ": " +
               inWords(words, came ? thisWasAdded : thisWasRemoved, {{"what", links + count}});
    }
    const std::string ids = listedFrom(run, [&](const Difference& one) {
        const std::string& name = one.name.in(words.language);
        return shortened(one.id) + (name.empty() || name == one.id ? "" : " (" + shortened(name) + ")");
    });
    return std::to_string(run.all.size()) + " " + std::string(first.thing.many.in(words.language)) + ": " +
           phraseOf(first, words, true) + ": " + ids;
}

/// The English word as a key: "spot height" becomes spot-height.
nlohmann::ordered_json wordJson(LocalLiteral word) {
    std::string text(word.english());
    std::replace(text.begin(), text.end(), ' ', '-');
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
}

}  // namespace

std::string sentenceOf(const Difference& one, const DifferenceWords& words) {
    if (one.property == model::levelOfHexWord)
        return inWords(words, levelOfOne,
                       {{"id", one.id},
                        {"before", toldValue(one.before, one, words)},
                        {"after", toldValue(one.after, one, words)}});
    return thingOf(one, words) + ": " + phraseOf(one, words);
}

std::vector<std::string> differenceLines(const std::vector<Difference>& differences,
                                         const DifferenceWords& words, bool withFiles) {
    std::vector<std::string> lines;
    std::string file;
    for (const LikeChanges& run : likeChangesOf(differences)) {
        const Difference& first = *run.all.front();
        const bool isBelow = withFiles && !first.file.empty() && first.file != first.id;
        if (isBelow && first.file != file) lines.push_back(first.file + ":");
        file = first.file;
        lines.push_back((isBelow ? "  " : "") + lineOfRun(run, words));
    }
    return lines;
}

nlohmann::ordered_json differencesJson(const std::vector<Difference>& differences,
                                       const DifferenceWords& words) {
    const auto orNull = [](const std::string& text) {
        return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
    };
    auto all = nlohmann::ordered_json::array();
    for (const Difference& one : differences) {
        nlohmann::ordered_json json;
        json["file"] = orNull(one.file);
        json["thing"] = wordJson(one.thing.one);
        json["id"] = orNull(one.id);
        json["name"] = orNull(one.name.in(words.language));
        json["of"] = orNull(one.word);
        json["change"] = one.kind == Kind::added     ? "added"
                         : one.kind == Kind::removed ? "removed"
                                                     : "changed";
        json["property"] = wordJson(one.property);
        json["value"] = orNull(one.attribute);
        json["before"] = orNull(one.before);
        json["after"] = orNull(one.after);
        json["text"] = sentenceOf(one, words);
        all.push_back(std::move(json));
    }
    return all;
}

}  // namespace cota::checks
