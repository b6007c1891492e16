// Victory, support, special rules, notes.

#include <algorithm>

#include "formats/model/finding/capital.h"
#include "mapsets/look/briefing/brief_parts.h"
#include "mapsets/look/briefing/victory_sentences.h"

namespace cota::look {

namespace {

using Section = PlannedSection::What;

class BriefTexts {
  public:
    explicit BriefTexts(BriefWords& words) : words_(words) {}

    std::vector<BriefSection> sections() {
        std::vector<BriefSection> all;
        for (const auto& planned : words_.plan().sections) {
            BriefSection section;
            section.what = planned.what;
            if (planned.what == Section::victory)
                victory(section);
            else if (planned.what == Section::support || planned.what == Section::parts)
                parts(section, planned);
            else if (planned.what == Section::specialRules)
                rules(section);
            else if (planned.what == Section::notes)
                notes(section);
            if (section.paragraphs.empty() && section.objectives.empty()) continue;
            if (!planned.title.empty()) section.heading = words_.told(planned.title, "card.xml");
            all.push_back(std::move(section));
        }
        return all;
    }

  private:
    static std::string sentence(std::string text) {
        if (text.empty()) return text;
        text = model::capital(std::move(text));
        if (text.back() != '.' && text.back() != '!' && text.back() != '?') text += '.';
        return text;
    }

    /// The word of any list of levels.
    std::string levelName(const std::string& level) const {
        for (const auto& list : words_.game().catalogue.wordLists)
            if (list.id.find("level") != std::string::npos)
                if (const auto* word = list.find(level)) return word->name.in(words_.language());
        return level;
    }

    void victory(BriefSection& section) {
        const auto& scenario = words_.scenario();
        section.heading = words_.in(local("Victory"));
        for (const auto& condition : scenario.victory) {
            const auto side = words_.sideName(condition.side);
            BriefParagraph paragraph;
            paragraph.lead = condition.level.empty() ? side
                             : side.empty()
                                 ? levelName(condition.level)
                                 : words_.say(local("{side}, {level}"),
                                              {{"side", side}, {"level", levelName(condition.level)}});
            paragraph.text = condition.text.empty()
                                 ? sentenceOf(scenario, condition).in(words_.language())
                                 : words_.told(condition.text, "condition " + condition.id);
            section.paragraphs.push_back(std::move(paragraph));
        }
        for (const auto& objective : scenario.objectives) {
            const auto& types = words_.game().catalogue.objectiveAttributes;
            BriefObjective made{
                words_.nameOf(objective, "objective"), words_.places().labels(objective.hexes), {}};
            if (objective.points)
                made.value = std::to_string(*objective.points);
            else
                made.value = valuesOf(types, objective.attributes);
            section.objectives.push_back(std::move(made));
        }
    }
    /// Words without their labels: "victory", "command 2".
    std::string valuesOf(const std::vector<mapsets::AttributeType>& types,
                         const model::Attributes& values) const {
        std::string all;
        for (const auto& type : types)
            if (const auto* value = values.find(type.name))
                all += (all.empty() ? "" : " ") + words_.valueText(type, *value);
        return all;
    }

    bool isElsewhere(const model::PartKindId& kind, const PlannedSection& here) const {
        if (words_.plan().leavesOut(kind.text)) return true;
        const auto names = [&](const PlannedSection& section) {
            return std::ranges::find(section.parts, kind.text) != section.parts.end();
        };
        if (here.what == Section::parts) return !names(here);
        return std::ranges::any_of(words_.plan().sections, names);
    }

    void parts(BriefSection& section, const PlannedSection& planned) {
        const auto& scenario = words_.scenario();
        section.heading = words_.in(local("Support and command"));
        // A section of its own is a list, the rest of the details a running text.
        const bool isList = planned.what == Section::parts;
        const auto add = [&](const model::SideId& side, const std::string& lead) {
            std::vector<std::string> all;
            for (const auto& part : scenario.parts)
                if (part.side == side && !isElsewhere(part.kind, planned))
                    all.push_back(sentence(words_.part(part)));
            if (isList && !all.empty()) {
                section.paragraphs.push_back({{}, lead, {}});
                for (auto& text : all) section.paragraphs.push_back({"\u2022", {}, std::move(text)});
                return;
            }
            if (!isList) addExitsAndWorks(side, all);
            std::string text;
            for (const auto& one : all) text += (text.empty() ? "" : " ") + one;
            if (!text.empty()) section.paragraphs.push_back({{}, lead, std::move(text)});
        };
        for (const auto& side : scenario.sides) add(side.id, words_.sideName(side.id));
        add({}, words_.in(local("All sides")));
    }

    void addExitsAndWorks(const model::SideId& side, std::vector<std::string>& all) {
        const auto& scenario = words_.scenario();
        for (const auto& exit : scenario.exits) {
            if (exit.side != side) continue;
            auto text = words_.say(local("units may leave the map {where}"),
                                   {{"where", words_.places().whereIn(exit.zone)}});
            const auto more = words_.stated(words_.game().catalogue.exitAttributes, exit.attributes);
            all.push_back(sentence(more.empty() ? std::move(text) : text + "; " + more));
        }
        if (words_.plan().leavesOut(featuresOfBriefing)) return;
        std::vector<model::FeatureId> kinds;
        for (const auto& feature : scenario.features)
            if (feature.side == side && std::ranges::find(kinds, feature.kind) == kinds.end())
                kinds.push_back(feature.kind);
        for (const auto& kind : kinds) all.push_back(sentence(worksOf(side, kind)));
    }
    /// "minefield: 2B-0408, 4A-1007 (2)".
    std::string worksOf(const model::SideId& side, const model::FeatureId& kind) const {
        const auto* known = words_.game().catalogue.feature(kind);
        std::vector<std::pair<model::HexRef, int>> hexes;
        for (const auto& feature : words_.scenario().features) {
            if (feature.side != side || feature.kind != kind) continue;
            const auto same = std::ranges::find(hexes, feature.at, &std::pair<model::HexRef, int>::first);
            if (same == hexes.end())
                hexes.emplace_back(feature.at, 1);
            else
                ++same->second;
        }
        std::string labels;
        for (const auto& [hex, count] : hexes) {
            labels += (labels.empty() ? "" : ", ") + words_.places().label(hex);
            if (count > 1) labels += " (" + std::to_string(count) + ")";
        }
        return words_.say(
            local("{what}: {value}"),
            {{"what", known != nullptr ? known->name.in(words_.language()) : kind.text}, {"value", labels}});
    }

    void rules(BriefSection& section) {
        const auto& scenario = words_.scenario();
        section.heading = words_.in(local("Special rules"));
        const auto add = [&](std::string text) {
            section.paragraphs.push_back(
                {std::to_string(section.paragraphs.size() + 1), {}, std::move(text)});
        };
        for (const auto& rule : scenario.specialRules)
            if (!rule.text.empty()) add(words_.told(rule.text, "rule"));
        for (const auto& [id, value] : scenario.options)
            if (auto text = optionText(id.text, value); !text.empty()) add(std::move(text));
        for (const auto& change : scenario.assembly.amendments)
            if (auto text = amendmentText(change); !text.empty()) add(sentence(std::move(text)));
    }

    /// Of an option that is not as usual and that no special rule puts into words.
    std::string optionText(const std::string& id, const std::string& value) const {
        const auto* option = words_.game().catalogue.option(id);
        if (option == nullptr || option->value == value) return {};
        for (const auto& rule : words_.scenario().specialRules)
            if (rule.overrides == id && !rule.text.empty()) return {};
        std::string word = value;
        if (const auto* list = words_.game().catalogue.wordList(id))
            if (const auto* found = list->find(value)) word = found->name.in(words_.language());
        if (value == "yes" || value == "no")
            word = words_.in(value == "yes" ? local("a value", "yes") : local("a value", "no"));
        return sentence(words_.say(local("{what}: {value}"),
                                   {{"what", option->name.in(words_.language())}, {"value", word}}));
    }

    std::string nameOnBoard(const std::string& word) const {
        const auto& catalogue = words_.game().catalogue;
        std::string all;
        for (const auto& id : mapsets::wordsOf(word)) {
            std::string name = id;
            const auto take = [&](const auto* entry) {
                if (entry != nullptr && !entry->name.empty()) name = entry->name.in(words_.language());
            };
            take(catalogue.hexside(model::HexsideId(id)));
            take(catalogue.pathKind(model::PathKindId(id)));
            take(catalogue.feature(model::FeatureId(id)));
            take(catalogue.terrain(model::TerrainId(id)));
            all += (all.empty() ? "" : ", ") + name;
        }
        return all;
    }

    /// What differs from the printed boards.
    std::string amendmentText(const model::Amendment& change) const {
        using Action = model::Amendment::Action;
        const std::vector<std::pair<std::string, std::string>> values{
            {"hexes", words_.places().labels(change.hexes)},
            {"what", nameOnBoard(change.word)},
            {"level", std::to_string(change.number)},
            {"path", change.path}};
        switch (change.action) {
            case Action::terrain:
                return words_.say(local("the terrain in {hexes} is: {what}"), values);
            case Action::level:
                return words_.say(local("{hexes}: level {level}"), values);
            case Action::addFeature:
                return words_.say(local("also on the map in {hexes}: {what}"), values);
            case Action::removeFeature:
                return words_.say(local("not on the map in {hexes}: {what}"), values);
            case Action::addPath:
                return words_.say(local("also through {hexes}: {what}"), values);
            case Action::removePath:
                return words_.say(local("not through {hexes}: {what}"), values);
            case Action::pathKind:
                return words_.say(local("{path} counts as {what}"), {{"path", words_.pathName(change.path)},
                                                                     {"what", nameOnBoard(change.word)}});
            case Action::addHexside:
                return words_.say(local("also between {hexes}: {what}"), values);
            case Action::removeHexside:
                return words_.say(local("not between {hexes}: {what}"), values);
        }
        return {};
    }

    void notes(BriefSection& section) {
        section.heading = words_.in(local("Designer's notes"));
        if (const auto text = words_.told(words_.scenario().notes, "notes"); !text.empty())
            section.paragraphs.push_back({{}, {}, text});
    }

    BriefWords& words_;
};

}  // namespace

std::vector<BriefSection> sectionsOf(BriefWords& words) { return BriefTexts(words).sections(); }

}  // namespace cota::look
