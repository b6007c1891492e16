#include "editor/setup/legal_set_up.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/setup/group_list.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "validator/engine/check_context.h"
#include "validator/engine/message_book.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"
#include "validator/rules/scenario/arrival_room.h"
#include "validator/rules/setup/proposal.h"
#include "validator/rules/setup/shortage_notes.h"

namespace cota::session {

namespace {

using checks::Proposal;
using checks::Shortage;
using model::Document;
using model::Group;
using Verdict = SetUpAnswer::Verdict;

constexpr int mostProposals = 8;
constexpr std::size_t mostShortages = 2;  // nobody reads more reasons at once

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return count == 1 ? one : filledIn(many, std::to_string(count));
}

std::size_t notPlaced(const Group& group) {
    return static_cast<std::size_t>(
        std::ranges::count_if(group.units, [](const auto& unit) { return !unit.at && !unit.aboard; }));
}

Document withoutHexes(const Document& document, const model::GroupId& id) {
    return withGroupChanged(document, id, [](Group& group) {
        for (auto& unit : group.units) unit.at.reset();
    });
}

Document withPlaces(const Document& document, const model::GroupId& id, const Proposal& proposal) {
    std::map<model::CounterId, const checks::ProposedPlace*> places;
    for (const auto& place : proposal.places) places[place.counter] = &place;
    return withGroupChanged(document, id, [&](Group& group) {
        for (auto& unit : group.units) {
            const auto place = places.find(unit.counter);
            if (place == places.end()) continue;
            unit.aboard = place->second->aboard;
            unit.at = unit.aboard ? std::nullopt : std::optional(model::HexRef{place->second->hex});
        }
    });
}

/// Errors of the rules about counters or hexes, by message and subject.
using Errors = std::map<std::pair<std::string, model::Subject>, const model::Finding*>;

class SetUpAsking {
  public:
    SetUpAsking(const SetUpRequest& request, const Group& group, const std::function<bool()>& isStopped)
        : request_(request),
          group_(group),
          isStopped_(isStopped),
          document_(request.keepsPlaced ? request.document : withoutHexes(request.document, request.group)) {}

    SetUpAnswer answer() {
        SetUpAnswer made;
        made.number = request_.number;
        made.group = request_.group;
        const checks::CheckContext context(document_, request_.game, request_.laid);
        const auto* cells = context.zone(model::areaOf(group_));
        describe(cells ? cells->size() : 0, made);
        if (!checkAsked(cells, made)) return made;
        checks::ProposalWish wish{group_.side, {group_.id}, request_.variant, {}, isStopped_};
        auto proposal = ask(context, wish);
        judge(context, proposal, made);
        // The solver does not judge what is aboard: only the rules themselves prove such a proposal.
        const bool isProven =
            std::ranges::none_of(proposal.places, [](const auto& place) { return place.aboard.has_value(); });
        if (proposal.verdict != Proposal::Verdict::possible || (isProven && !request_.wantsPlaces))
            return made;
        propose(context, wish, std::move(proposal), made);
        if (!request_.wantsPlaces) made.proposal.reset();
        return made;
    }

  private:
    bool setsUp() const { return group_.kind == Group::Kind::setup; }
    bool isStopped() const { return isStopped_ && isStopped_(); }

    void describe(std::size_t hexes, SetUpAnswer& made) const {
        made.detail = counted(hexes, tr("1 hex"), tr("%s hexes")) + " · " +
                      counted(group_.units.size(), tr("1 unit"), tr("%s units"));
    }

    /// False, with a text, if there is nothing to ask the solver.
    bool checkAsked(const std::vector<mapsets::Cell>* cells, SetUpAnswer& made) const {
        if (!setsUp() && group_.kind != Group::Kind::arrival) {
            made.text = group_.kind == Group::Kind::pool
                            ? tr("These units wait off the map until a rule brings them in.")
                            : tr("These units do not take part in this scenario.");
            return false;
        }
        if (group_.units.empty()) {
            made.text = tr("No units yet. Drag units here, or select them and choose Put in Group.");
            return false;
        }
        if (!group_.statesHexes()) {
            made.text = setsUp() ? tr("No zone yet. Choose one, or place each unit in a hex.")
                                 : tr("No entry yet. Choose the zone or the edge where they enter.");
            if (setsUp() && notPlaced(group_) == 0) made.text = tr("All units are placed.");
            return false;
        }
        if (!cells || cells->empty()) {
            made.text = tr("%s has no hexes. Paint some with the Zones tool.",
                           placeOfGroup(document_, group_, request_.language));
            return false;
        }
        return true;
    }

    Proposal ask(const checks::CheckContext& context, const checks::ProposalWish& wish) const {
        if (setsUp()) {
            const auto rules = checks::setUpRulesOf(*request_.game);
            return checks::proposeSetUp(context, rules.value_or(checks::DeploymentRules{}), wish);
        }
        const auto rules = checks::arrivalRulesOf(*request_.game);
        if (!rules || rules->waitsInQueue(context, group_)) {
            Proposal waits;
            waits.verdict = Proposal::Verdict::possible;
            return waits;
        }
        auto wave = wish;
        // A group that rolls comes alone: nobody knows with whom.
        if (!group_.roll)
            for (const auto& other : (*document_.scenario)->groups)
                if (other.kind == Group::Kind::arrival && other.side == group_.side &&
                    other.turn == group_.turn && !other.roll && other.id != group_.id)
                    wave.groups.push_back(other.id);
        return checks::proposeArrival(context, rules->room, wave);
    }

    void judge(const checks::CheckContext& context, const Proposal& proposal, SetUpAnswer& made) const {
        switch (proposal.verdict) {
            case Proposal::Verdict::possible:
                made.verdict = Verdict::exists;
                made.text = possibleText();
                break;
            case Proposal::Verdict::impossible:
                made.verdict = Verdict::none;
                made.text = setsUp() ? tr("No legal set-up.") : tr("Not all can enter.");
                for (std::size_t i = 0; i < std::min(mostShortages, proposal.shortages.size()); ++i)
                    made.text += " " + reason(context, proposal.shortages[i]);
                break;
            case Proposal::Verdict::unknown:
                made.verdict = Verdict::unknown;
                made.text = tr("No legal set-up found in %s tries, and no proof that there is none.",
                               std::to_string(proposal.tries));
                break;
            case Proposal::Verdict::stopped:
                made.verdict = Verdict::stopped;
                made.text = tr("Stopped.");
                break;
        }
    }

    std::string possibleText() const {
        if (!setsUp()) return tr("All units fit in the entry.");
        const auto rest = notPlaced(group_);
        return tr("A legal set-up exists.") + " " +
               (rest == 0 ? tr("All units are placed.")
                          : counted(rest, tr("1 unit is not placed."), tr("%s units are not placed.")));
    }

    /// "Corvelle: 11 units count as vehicles, and its 3 hexes hold 9."
    std::string reason(const checks::CheckContext& context, const Shortage& shortage) const {
        const std::string place = placeOfGroup(document_, group_, request_.language);
        const std::string hexes = counted(shortage.cells.size(), tr("1 hex"), tr("%s hexes"));
        std::string units =
            counterName(document_, context.roster()[shortage.units.front()].id).in(request_.language);
        if (shortage.units.size() > 1)
            units = tr("%s units", std::to_string(shortage.units.size())) + " (" + units + ", ...)";
        if (shortage.kind == Shortage::Kind::closed)
            return filledIn(tr("%s cannot be in any hex of %s.", units), place);
        const std::string what = checks::nameOfRows(context, shortage.rows).in(request_.language);
        std::string text = shortage.kind == Shortage::Kind::whole
                               ? tr("%s count as %s for %s, and no way to put them into %s works.")
                               : tr("%s count as %s for %s, but only %s fit in %s.");
        text = filledIn(filledIn(filledIn(text, units), std::to_string(shortage.count)), "“" + what + "”");
        if (shortage.kind != Shortage::Kind::whole) text = filledIn(text, std::to_string(shortage.limit));
        return filledIn(text, hexes);
    }

    checks::Report check(const Document& document) const {
        checks::CheckInput input;
        input.document = document;
        input.mapset = request_.game;
        input.laid = request_.laid;
        return checks::check(input, checks::allTopics());
    }

    static Errors errorsIn(const checks::Report& report) {
        Errors errors;
        for (const auto& one : report.findings)
            if (one.state == checks::State::fresh && one.finding.severity == model::Severity::error)
                errors.emplace(std::pair(one.finding.message, one.finding.subject), &one.finding);
        return errors;
    }

    /// The new hexes of units that an error is about.
    void bar(const model::Finding& finding, const Proposal& proposal, checks::ProposalWish& wish) const {
        const auto isAbout = [&](const checks::ProposedPlace& place) {
            const auto names = [&](const model::Subject& subject) {
                return (subject.kind == model::SubjectKind::counter && subject.id == place.counter.text) ||
                       (subject.kind == model::SubjectKind::hex && subject.id == place.hex);
            };
            return names(finding.subject) || std::ranges::any_of(finding.related, names);
        };
        for (const auto& place : proposal.places)
            if (isAbout(place)) wish.barred.insert({place.counter, place.hex});
    }

    /// The unit that a note is about is to move, and nearer to the unit that the note names, such as its
    /// leader; that one stays.
    void barAsFar(const checks::CheckContext& context, const model::Finding& finding,
                  const Proposal& proposal, const Document& changed, checks::ProposalWish& wish) const {
        const auto& field = context.battlefield();
        const auto place = std::ranges::find_if(proposal.places, [&](const checks::ProposedPlace& one) {
            return one.counter.text == finding.subject.id;
        });
        if (place == proposal.places.end()) return;
        wish.barred.insert({place->counter, place->hex});
        const auto from = field.resolve(place->hex);
        const auto* cells = context.zone(model::areaOf(group_));
        for (const auto& other : finding.related) {
            if (other.kind != model::SubjectKind::counter || !from || !cells) continue;
            const auto* stands = findPlacement(changed, model::CounterId(other.id)).placement;
            const auto to = stands && stands->at ? field.resolve(stands->at->label) : std::nullopt;
            if (!to) continue;
            const int away = field.distance(*from, *to);
            for (const auto cell : *cells)
                if (field.distance(cell, *to) >= away)
                    wish.barred.insert({place->counter, field.label(cell)});
        }
    }

    /// Notes of the rules about units of the proposal, such as those out of command, that were not there
    /// before.
    static std::vector<const model::Finding*> newNotes(const checks::Report& before,
                                                       const checks::Report& after,
                                                       const Proposal& proposal) {
        const auto isFresh = [](const checks::ReportedFinding& one) {
            return one.state == checks::State::fresh && one.finding.severity != model::Severity::error;
        };
        std::vector<const model::Finding*> notes;
        for (const auto& one : after.findings) {
            const auto& finding = one.finding;
            const bool isOfUnit = finding.subject.kind == model::SubjectKind::counter &&
                                  std::ranges::any_of(proposal.places, [&](const auto& place) {
                                      return place.counter.text == finding.subject.id;
                                  });
            const auto isSame = [&](const checks::ReportedFinding& other) {
                return isFresh(other) && other.finding.message == finding.message &&
                       other.finding.subject == finding.subject;
            };
            if (isFresh(one) && isOfUnit && std::ranges::none_of(before.findings, isSame))
                notes.push_back(&finding);
        }
        return notes;
    }

    /// Proposals that other rules refuse are tried again without the hexes they refuse. What they only remark
    /// on is avoided, too, if that works.
    void propose(const checks::CheckContext& context, checks::ProposalWish& wish, Proposal proposal,
                 SetUpAnswer& made) const {
        const auto reportBefore = check(document_);
        const auto before = errorsIn(reportBefore);
        std::optional<std::pair<std::size_t, std::size_t>> fewest;  // errors, notes
        for (int round = 0; round < mostProposals; ++round) {
            if (isStopped()) break;
            const auto changed = withPlaces(document_, group_.id, proposal);
            const auto report = check(changed);
            std::vector<const model::Finding*> fresh;
            for (const auto& [key, finding] : errorsIn(report))
                if (!before.contains(key)) fresh.push_back(finding);
            const auto notes = newNotes(reportBefore, report, proposal);
            if (const auto now = std::pair(fresh.size(), notes.size()); !fewest || now < *fewest) {
                fewest = now;
                keep(changed, fresh, made);
            }
            const auto barredBefore = wish.barred.size();
            for (const auto* finding : fresh) bar(*finding, proposal, wish);
            if (fresh.empty() && request_.wantsPlaces)
                for (const auto* finding : notes) barAsFar(context, *finding, proposal, changed, wish);
            if (wish.barred.size() == barredBefore) break;
            proposal = ask(context, wish);
            if (proposal.verdict != Proposal::Verdict::possible) break;
        }
        if (!fewest && isStopped()) {
            made.verdict = Verdict::stopped;
            made.text = tr("Stopped.");
        } else if (!made.remaining.empty()) {
            made.verdict = Verdict::unknown;
            made.text =
                tr("No set-up without errors found. The best one leaves this:") + " " + made.remaining;
        }
    }

    void keep(const Document& changed, const std::vector<const model::Finding*>& fresh,
              SetUpAnswer& made) const {
        made.remaining.clear();
        if (!fresh.empty()) made.remaining = checks::allMessages().text(*fresh.front(), request_.language);
        made.proposal.reset();
        if (changed == request_.document) return;
        const auto rest = request_.keepsPlaced ? notPlaced(group_) : group_.units.size();
        StepName label = named("Set up %s", namesOf(group_)) + " (" +
                         (rest == 1 ? named("1 unit") : named("%s units", std::to_string(rest))) + ")";
        made.proposal = HistoryEntry{std::move(label), changed, {subjectOf(group_)}};
    }

    const SetUpRequest& request_;
    const Group& group_;
    const std::function<bool()>& isStopped_;
    Document document_;
};

}  // namespace

SetUpAnswer answerSetUp(const SetUpRequest& request, const std::function<bool()>& isStopped) {
    const auto* group = groupNamed(request.document, request.group);
    if (!group || !request.game || !request.laid || !request.laid->field) {
        SetUpAnswer made;
        made.number = request.number;
        made.group = request.group;
        if (group) made.text = tr("Without a map and a game nothing is known about room.");
        return made;
    }
    auto made = SetUpAsking(request, *group, isStopped).answer();
    if (!request.wantsPlaces || request.keepsPlaced) return made;
    // The first proposal may be the present set-up. Then another one is meant.
    constexpr unsigned mostOthers = 3;
    for (unsigned i = 1;
         i <= mostOthers && made.verdict == Verdict::exists && !made.proposal && !(isStopped && isStopped());
         ++i) {
        SetUpRequest other = request;
        other.variant += i;
        made = SetUpAsking(other, *group, isStopped).answer();
    }
    return made;
}

BackgroundSetUp::BackgroundSetUp(Answer onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](const SetUpRequest& request) { work(request); }) {}

void BackgroundSetUp::work(const SetUpRequest& request) {
    const auto isStopped = [&] { return worker_.isOvertaken() || request.number <= stopped_; };
    auto answer = answerSetUp(request, isStopped);
    if (!worker_.isOvertaken()) onAnswer_(std::move(answer));
}

void BackgroundSetUp::start(SetUpRequest request) {
    last_ = std::max<std::uint64_t>(last_, request.number);
    worker_.start(std::move(request));
}

void BackgroundSetUp::stop() { stopped_ = last_.load(); }

}  // namespace cota::session
