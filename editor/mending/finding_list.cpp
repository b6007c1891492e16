#include "editor/mending/finding_list.h"

#include <algorithm>
#include <map>
#include <utility>

#include "editor/answers/finding_order.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/finding_values.h"
#include "editor/scenario/forms.h"
#include "editor/words/words.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::Finding;
using model::Severity;
using model::SubjectKind;

constexpr std::size_t mostListed = 500;

std::string inSmallLetters(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

bool hasAllWords(const std::string& text, const std::string& typed) {
    const std::string whole = inSmallLetters(text), words = inSmallLetters(typed);
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        if (whole.find(words.substr(at, end - at)) == std::string::npos) return false;
        at = end + 1;
    }
    return true;
}

std::string nameOfSide(const model::Document& document, const std::string& id, model::Language language) {
    if (!document.scenario) return id;
    for (const auto& side : (*document.scenario)->sides)
        if (side.id.text == id) return nameOf(side, language);
    return id;
}

std::string topicOf(const std::string& rule, model::Language language) {
    for (const auto& topic : checks::allTopics())
        for (const auto& one : topic.rules)
            if (one.id() == rule) return std::string(topic.title.in(language));
    return tr("Files");
}

std::string thingNameOf(const SheetSource& source, const Finding& finding) {
    if (finding.subject.kind == SubjectKind::none || finding.subject.id.empty()) return {};
    return thingName(source, finding.subject).in(source.language);
}

void append(std::string& text, const std::string& part) {
    if (part.empty()) return;
    text += (text.empty() ? "" : " \u00b7 ") + part;
}

class Lister {
  public:
    Lister(const SheetSource& source, const checks::Report& report, const FindingFilter& filter)
        : source_(source), report_(report), filter_(filter) {}

    FindingList list(const std::set<std::string>& folded) && {
        for (const std::size_t place : bySeverity(report_)) take(place);
        FindingList made;
        made.counts = counts_;
        made.hidden = hidden_;
        for (auto& [title, lines] : groups_) {
            made.shown += lines.size();
            const std::string id = "group " + title;
            const bool isFolded = filter_.groups != FindingGroups::none && folded.contains(id);
            if (filter_.groups != FindingGroups::none) {
                FindingLine heading;
                heading.isGroup = true;
                heading.id = id;
                heading.text = title;
                heading.count = lines.size();
                heading.severity = lines.front().severity;
                made.lines.push_back(std::move(heading));
            }
            if (isFolded) continue;
            for (auto& line : lines) {
                if (listed_ == mostListed) {
                    ++made.more;
                    continue;
                }
                ++listed_;
                made.lines.push_back(std::move(line));
            }
        }
        return made;
    }

  private:
    bool isWanted(const checks::ReportedFinding& reported) {
        const auto& finding = reported.finding;
        if (reported.state == checks::State::accepted) {
            ++counts_.accepted;
            return filter_.accepted;
        }
        ++(finding.severity == Severity::error     ? counts_.error
           : finding.severity == Severity::warning ? counts_.warning
                                                   : counts_.note);
        return finding.severity == Severity::error     ? filter_.errors
               : finding.severity == Severity::warning ? filter_.warnings
                                                       : filter_.notes;
    }

    void take(std::size_t place) {
        const auto& reported = report_.findings[place];
        const auto& finding = reported.finding;
        if (!isWanted(reported) || filter_.hiddenRules.contains(finding.rule) ||
            (!filter_.rule.empty() && filter_.rule != finding.rule)) {
            hidden_ += reported.state == checks::State::accepted ? 0 : 1;
            return;
        }
        const std::string side = sideOfFinding(source_.document, finding);
        FindingLine line;
        line.text = sentenceOf(source_, finding);
        line.place = place;
        line.severity = finding.severity;
        line.isAccepted = reported.state == checks::State::accepted;
        const std::string sideName = side.empty() ? "" : nameOfSide(source_.document, side, source_.language);
        append(line.detail, sideName);
        if (const auto thing = thingNameOf(source_, finding); thing != sideName) append(line.detail, thing);
        append(line.detail, finding.rule);
        if (finding.citation) append(line.detail, tr("rulebook %s", finding.citation->paragraph));
        const bool isOtherSide = !filter_.side.empty() && filter_.side != side;
        if (isOtherSide || !hasAllWords(line.text + " " + line.detail, filter_.text)) {
            ++hidden_;
            return;
        }
        line.id = finding.message + " " + finding.subject.id;
        if (const int again = seen_[line.id]++) line.id += " " + std::to_string(again);
        groupOf(titleFor(finding, sideName)).push_back(std::move(line));
    }

    std::string titleFor(const Finding& finding, const std::string& side) const {
        switch (filter_.groups) {
            case FindingGroups::topic:
                return topicOf(finding.rule, source_.language);
            case FindingGroups::rule: {
                const auto text = ruleText(finding, source_.game.get(), source_.language);
                return finding.rule + " " + text.title;
            }
            case FindingGroups::thing: {
                const auto thing = thingNameOf(source_, finding);
                return thing.empty() ? tr("The whole document") : thing;
            }
            case FindingGroups::side:
                return side.empty() ? tr("No side") : side;
            case FindingGroups::file:
                return finding.where && !finding.where->file.empty() ? finding.where->file
                                                                     : tr("The whole document");
            default:
                return {};
        }
    }

    /// In the order in which they first occur, so that the group of the worst finding is first.
    std::vector<FindingLine>& groupOf(const std::string& title) {
        const auto found = std::ranges::find(groups_, title, [](const auto& group) { return group.first; });
        if (found != groups_.end()) return found->second;
        return groups_.emplace_back(title, std::vector<FindingLine>()).second;
    }

    const SheetSource& source_;
    const checks::Report& report_;
    const FindingFilter& filter_;
    FindingList::Count counts_;
    std::size_t hidden_ = 0, listed_ = 0;
    std::map<std::string, int> seen_;
    std::vector<std::pair<std::string, std::vector<FindingLine>>> groups_;
};

}  // namespace

FindingList findingList(const SheetSource& source, const checks::Report& report, const FindingFilter& filter,
                        const std::set<std::string>& folded) {
    return Lister(source, report, filter).list(folded);
}

std::string sideOfFinding(const model::Document& document, const Finding& finding) {
    if (!document.scenario) return {};
    const auto& scenario = **document.scenario;
    const auto& id = finding.subject.id;
    switch (finding.subject.kind) {
        case SubjectKind::side:
            return id;
        case SubjectKind::group:
            for (const auto& group : scenario.groups)
                if (group.id.text == id) return group.side.text;
            return {};
        case SubjectKind::zone:
            for (const auto& zone : scenario.zones)
                if (zone.id.text == id) return zone.side.text;
            return {};
        case SubjectKind::counter: {
            const auto found = findCounter(document, model::CounterId(id));
            if (!found.counter) return {};
            if (!found.counter->side.empty()) return found.counter->side.text;
            const auto formation = findFormation(document, found.counter->formation);
            return formation.formation ? formation.formation->side.text : std::string();
        }
        case SubjectKind::formation: {
            const auto formation = findFormation(document, model::FormationId(id));
            return formation.formation ? formation.formation->side.text : std::string();
        }
        case SubjectKind::counterType:
            for (const auto& [file, forces] : document.forces)
                for (const auto& type : forces->types)
                    if (type.id.text == id)
                        for (const auto& side : scenario.sides)
                            if (side.nation == type.nation) return side.id.text;
            return {};
        default:
            return {};
    }
}

RuleText ruleText(const Finding& finding, const mapsets::Mapset* game, model::Language language) {
    RuleText text;
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules) {
            if (rule.id() != finding.rule) continue;
            text.title = rule.message.title.in(language);
            text.reason = rule.message.reason.in(language);
            text.advice = rule.message.advice.in(language);
        }
    if (finding.citation)
        text.paragraph =
            (game ? game->name.in(language) : finding.citation->game) + " " + finding.citation->paragraph;
    return text;
}

}  // namespace cota::session
