#include "editor/mending/finding_fixes.h"

#include <algorithm>
#include <map>
#include <utility>

#include "editor/documents/files_of_document.h"
#include "editor/editing/finding_values.h"
#include "editor/mending/needed_details.h"
#include "editor/mending/suggestions.h"
#include "editor/scenario/forms.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

using model::Document;
using model::Finding;
using model::Subject;

constexpr std::size_t mostOffered = 6, mostRemovals = 2;  // nobody reads a longer list

checks::Report reportOf(const FixRequest& request, const Document& document, std::vector<std::string> rules) {
    checks::CheckInput input;
    input.document = document;
    input.mapset = request.game;
    checks::CheckOptions options;
    options.rules = std::move(rules);
    return checks::check(input, checks::allTopics(), options);
}

bool isFresh(const checks::ReportedFinding& one) { return one.state == checks::State::fresh; }

/// A thing, wherever it is: a unit that is moved from one wrong hex to another is still wrong.
Subject thingIn(const Finding& finding) {
    auto thing = finding.subject;
    if (!thing.id.empty()) thing.hexes.clear();
    return thing;
}

bool isAlike(const checks::ReportedFinding& one, const Finding& finding) {
    return isFresh(one) && one.finding.message == finding.message && thingIn(one.finding) == thingIn(finding);
}

/// How many times it is found. Places are not compared, since the lines of the files are not known here. One
/// subject may have several findings of a kind.
std::ptrdiff_t timesFound(const checks::Report& report, const Finding& finding) {
    return std::ranges::count_if(report.findings,
                                 [&](const checks::ReportedFinding& one) { return isAlike(one, finding); });
}

/// Whether this one is among them: the same subject may lack several things, and the fix of one is none of
/// another.
bool isFound(const checks::Report& report, const Finding& finding) {
    return std::ranges::any_of(report.findings, [&](const checks::ReportedFinding& one) {
        return isAlike(one, finding) && one.finding.values == finding.values;
    });
}

std::ptrdiff_t timesRuleFound(const checks::Report& report, const std::string& rule) {
    return std::ranges::count_if(report.findings, [&](const checks::ReportedFinding& one) {
        return one.finding.rule == rule && isFresh(one);
    });
}

/// The errors, or all findings, each with how many times it is found.
using Errors = std::map<std::pair<std::string, Subject>, int>;
Errors errorsOf(const checks::Report& report, bool all = false) {
    Errors errors;
    for (const auto& one : report.findings)
        if ((all || one.finding.severity == model::Severity::error) && isFresh(one))
            ++errors[{one.finding.message, thingIn(one.finding)}];
    return errors;
}

/// Whether one error is in `after` more often than in `before`.
bool hasNewError(const Errors& before, const Errors& after) {
    return std::ranges::any_of(after, [&](const auto& one) {
        const auto found = before.find(one.first);
        return found == before.end() || found->second < one.second;
    });
}

std::pair<std::size_t, std::size_t> gravityOf(const checks::Report& report) {
    return {report.counts.error, report.counts.warning};
}

}  // namespace

std::vector<FixOffer> suggestionsFor(const FixRequest& request, const SheetSource& source) {
    std::vector<FixOffer> offers;
    std::vector<Subject> subjects{request.finding.subject};
    subjects.insert(subjects.end(), request.finding.related.begin(), request.finding.related.end());
    // Of a stack the last unit is the one that is too many.
    std::reverse(subjects.begin() + 1, subjects.end());
    for (const auto& list :
         {needSuggestions(), nameSuggestions(), scenarioSuggestions(), unitSuggestions(), askedPlaces(),
          lineRepairs(), mapSuggestions(), boardSuggestions(), drawingSuggestions()})
        for (const auto& subject : subjects)
            for (const auto& suggestion : list)
                if (suggestion.of == subject.kind && (request.map || !suggestion.needsMap))
                    suggestion.suggest({request, source, subject, offers});
    std::ranges::stable_sort(offers, {}, &FixOffer::isRemoval);
    return offers;
}

namespace {

SheetSource sourceOf(const FixRequest& request) {
    const Document& document = request.map ? request.map->document() : request.document;
    return {document,         request.map,
            request.game,     paletteOf(document, request.game.get(), request.language),
            request.language, request.look};
}

/// The numbers that details state and rules have counted, as they are counted: what `isWanted` is about.
template <class IsWanted>
Document withCounts(const FixRequest& request, const Document& before, const IsWanted& isWanted) {
    SheetSource source = sourceOf(request);
    source.document = before;
    for (const auto& reported : reportOf(request, before, {}).findings) {
        const auto& finding = reported.finding;
        const auto* count = model::findValue(finding.values, "count");
        if (!isFresh(reported) || finding.subject.kind != model::SubjectKind::part || !count ||
            count->kind != model::ValueKind::number || !model::findValue(finding.values, "name") ||
            !isWanted(finding))
            continue;
        const auto places = valueRowsOf(source, finding);
        if (places.empty() || !places.front().selection.empty()) continue;
        const auto sheet = propertiesOf(source, Subject{model::SubjectKind::scenario, "", {}});
        if (places.front().row >= sheet.rows.size() || !sheet.rows[places.front().row].write) continue;
        if (auto written = sheet.rows[places.front().row].write(count->text); written.step)
            source.document = std::move(written.step->document);
    }
    return source.document;
}

/// All numbers of the detail that the finding is about.
void addRecount(const FixRequest& request, const SheetSource& source, std::vector<FixOffer>& offers) {
    const auto& finding = request.finding;
    if (finding.subject.kind != model::SubjectKind::part || !request.game) return;
    if (!model::findValue(finding.values, "count") || !model::findValue(finding.values, "name")) return;
    int numbers = 0;
    auto counted = withCounts(request, source.document, [&](const Finding& one) {
        const bool isOfIt = one.rule == finding.rule && one.subject == finding.subject;
        numbers += isOfIt ? 1 : 0;
        return isOfIt;
    });
    // A single number is proposed as a value.
    if (numbers < 2) return;
    if (!(counted == source.document))
        offers.push_back({named("Count again: %s", thingName(source, finding.subject)), std::move(counted)});
}

/// Everything that might help, what loses least first.
std::vector<FixOffer> proposalsFor(const FixRequest& request, const SheetSource& source) {
    std::vector<FixOffer> proposed;
    addRecount(request, source, proposed);
    for (auto& offer : detailsToAdd(source, request.finding)) {
        proposed.push_back(std::move(offer));
        // A detail that lists forces has to fit those that are there.
        const auto counted =
            withCounts(request, proposed.back().document, [&](const Finding&) { return true; });
        if (counted == proposed.back().document) continue;
        proposed.push_back(proposed.back());
        proposed.back().document = counted;
    }
    // Values of details, sides and groups are in the sheet of the scenario, or in forms of their own.
    using model::SubjectKind;
    const auto kind = request.finding.subject.kind;
    const bool isInScenario = kind == SubjectKind::part || kind == SubjectKind::side ||
                              kind == SubjectKind::group || kind == SubjectKind::objective;
    const auto owner = isInScenario ? thingName(source, request.finding.subject) : StepName();
    for (auto& offer : valuesToEnter(source, request.finding, owner)) proposed.push_back(std::move(offer));
    for (auto& offer : nearNamesFor(request)) proposed.push_back(std::move(offer));
    for (auto& offer : suggestionsFor(request, source)) proposed.push_back(std::move(offer));
    std::ranges::stable_sort(proposed, {}, &FixOffer::isRemoval);
    return proposed;
}

/// Whether an edit mends a finding without making matters worse.
class FixTrial {
  public:
    explicit FixTrial(const FixRequest& request)
        : request_(request),
          before_(reportOf(request, request.map ? request.map->document() : request.document, {})),
          errors_(errorsOf(before_)),
          times_(std::max<std::ptrdiff_t>(timesFound(before_, request.finding), 1)),
          ofRule_(std::max<std::ptrdiff_t>(timesRuleFound(before_, request.finding.rule), 1)) {}

    bool helps(const FixOffer& offer) const {
        const auto& finding = request_.finding;
        const auto ofRule = reportOf(request_, offer.document, {finding.rule});
        if (timesFound(ofRule, finding) >= times_ || isFound(ofRule, finding)) return false;
        if (timesRuleFound(ofRule, finding.rule) >= ofRule_) return false;
        const auto after = reportOf(request_, offer.document, {});
        // Do not offer to remove a thing that the game asks for.
        if (offer.isRemoval && hasNewError(errorsOf(before_, true), errorsOf(after, true))) return false;
        return gravityOf(after) <= gravityOf(before_) && !hasNewError(errors_, errorsOf(after));
    }

  private:
    const FixRequest& request_;
    checks::Report before_;
    Errors errors_;
    std::ptrdiff_t times_, ofRule_;
};

}  // namespace

std::vector<FixOffer> fixOffersOf(const FixRequest& request, const std::function<bool()>& isStopped) {
    auto proven = fixesFor(request);
    if (filesOf(request.document).empty() && !request.map) return proven;
    const FixTrial trial(request);
    bool hasMove = false;
    std::size_t removals = 0;
    for (auto& offer : proposalsFor(request, sourceOf(request))) {
        if (isStopped && isStopped()) break;
        if (proven.size() - removals == mostOffered && !offer.isRemoval) continue;
        if (offer.isRemoval && removals == mostRemovals) break;
        if (std::ranges::find(proven, offer.document, &FixOffer::document) != proven.end()) continue;
        // The same in another way: the first that helps is enough.
        if (std::ranges::find(proven, offer.label, &FixOffer::label) != proven.end()) continue;
        // One move is enough: the nearest that helps.
        if ((offer.isMove && hasMove) || !trial.helps(offer)) continue;
        hasMove = hasMove || offer.isMove;
        removals += offer.isRemoval ? 1 : 0;
        proven.push_back(std::move(offer));
    }
    return proven;
}

AlikeFixes alikeFixesOf(const FixRequest& request, const std::vector<Finding>& alike, const FixOffer& like) {
    AlikeFixes made;
    made.document = request.document;
    FixRequest now = request;
    const std::string pattern = like.label.pattern();
    // The chosen one first: others may follow from it, as that the enemies of an attacker defend.
    auto inOrder = alike;
    std::stable_partition(inOrder.begin(), inOrder.end(),
                          [&](const Finding& one) { return one == request.finding; });
    for (const auto& finding : inOrder) {
        now.finding = finding;
        now.document = made.document;
        // One fix may have mended several.
        if (timesFound(reportOf(now, now.document, {finding.rule}), finding) == 0) continue;
        if (now.map && !(now.map->document() == now.document))
            now.map = JoinedMap::lay(now.document, now.game);
        std::vector<FixOffer> offers;
        if (like.isSafe)
            offers = fixesFor(now);
        else
            for (auto& offer : proposalsFor(now, sourceOf(now)))
                if (offer.label.pattern() == pattern) offers.push_back(std::move(offer));
        if (finding == request.finding)
            std::stable_partition(offers.begin(), offers.end(),
                                  [&](const FixOffer& offer) { return offer.label == like.label; });
        const FixTrial trial(now);
        const auto found = std::ranges::find_if(
            offers, [&](const FixOffer& offer) { return like.isSafe || trial.helps(offer); });
        if (found == offers.end()) {
            ++made.left;
            continue;
        }
        made.labels.push_back(found->label);
        made.document = std::move(found->document);
    }
    return made;
}

}  // namespace cota::session
