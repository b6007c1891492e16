#include "editor/mending/finding_fixes.h"

#include <algorithm>

#include "editor/documents/document_parts.h"
#include "editor/editing/finding_values.h"
#include "editor/mending/suggestions.h"
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

std::vector<FixOffer> suggestionsFor(const FixRequest& request, const SheetSource& source) {
    std::vector<FixOffer> offers;
    std::vector<Subject> subjects{request.finding.subject};
    subjects.insert(subjects.end(), request.finding.related.begin(), request.finding.related.end());
    // Of a stack the last unit is the one that is too many.
    std::reverse(subjects.begin() + 1, subjects.end());
    for (const auto& list : {nameSuggestions(), scenarioSuggestions(), unitSuggestions(), mapSuggestions()})
        for (const auto& subject : subjects)
            for (const auto& suggestion : list)
                if (suggestion.of == subject.kind && (request.map || !suggestion.needsMap))
                    suggestion.suggest({request, source, subject, offers});
    std::ranges::stable_sort(offers, {}, &FixOffer::isRemoval);
    return offers;
}

namespace {

/// Everything that might help, what loses least first.
std::vector<FixOffer> proposalsFor(const FixRequest& request, const SheetSource& source) {
    auto proposed = detailsToAdd(source, request.finding);
    for (auto& offer : valuesToEnter(source, request.finding)) proposed.push_back(std::move(offer));
    for (auto& offer : nearNamesFor(request)) proposed.push_back(std::move(offer));
    for (auto& offer : suggestionsFor(request, source)) proposed.push_back(std::move(offer));
    std::ranges::stable_sort(proposed, {}, &FixOffer::isRemoval);
    return proposed;
}

SheetSource sourceOf(const FixRequest& request) {
    const Document& document = request.map ? request.map->document() : request.document;
    return {document, request.map, request.game, paletteOf(document, request.game.get(), request.language),
            request.language};
}

/// Whether an edit mends a finding without making matters worse.
class FixTrial {
  public:
    explicit FixTrial(const FixRequest& request)
        : request_(request),
          before_(reportOf(request, request.map ? request.map->document() : request.document, {})),
          times_(std::max<std::ptrdiff_t>(timesFound(before_, request.finding), 1)) {}

    bool helps(const FixOffer& offer) const {
        const auto ofRule = reportOf(request_, offer.document, {request_.finding.rule});
        return timesFound(ofRule, request_.finding) < times_ &&
               gravityOf(reportOf(request_, offer.document, {})) <= gravityOf(before_);
    }

  private:
    const FixRequest& request_;
    checks::Report before_;
    std::ptrdiff_t times_;
};

}  // namespace

std::vector<FixOffer> fixOffersOf(const FixRequest& request) {
    auto proven = fixesFor(request);
    if (partsOf(request.document).empty() && !request.map) return proven;
    const FixTrial trial(request);
    bool hasMove = false;
    std::size_t removals = 0;
    for (auto& offer : proposalsFor(request, sourceOf(request))) {
        if (proven.size() - removals == mostOffered && !offer.isRemoval) continue;
        if (offer.isRemoval && removals == mostRemovals) break;
        if (std::ranges::find(proven, offer.document, &FixOffer::document) != proven.end()) continue;
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
    for (const auto& finding : alike) {
        now.finding = finding;
        now.document = made.document;
        if (now.map && !(now.map->document() == now.document))
            now.map = JoinedMap::lay(now.document, now.game);
        std::vector<FixOffer> offers;
        if (like.isSafe)
            offers = fixesFor(now);
        else
            for (auto& offer : proposalsFor(now, sourceOf(now)))
                if (offer.label.pattern() == pattern) offers.push_back(std::move(offer));
        const FixTrial trial(now);
        const auto found = std::ranges::find_if(
            offers, [&](const FixOffer& offer) { return like.isSafe || trial.helps(offer); });
        if (found == offers.end()) {
            // One fix may have mended several.
            if (timesFound(reportOf(now, now.document, {finding.rule}), finding) > 0) ++made.left;
            continue;
        }
        made.labels.push_back(found->label);
        made.document = std::move(found->document);
    }
    return made;
}

}  // namespace cota::session
