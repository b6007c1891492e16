#include "validator/engine/acceptances.h"

#include <algorithm>
#include <array>

#include "validator/engine/iso_date.h"

namespace cota::checks {

namespace {

using model::Severity;

constexpr Rule stale{
    .message = {.id = "ACCEPT-001",
                .severity = Severity::warning,
                .title = local("acceptance that is no longer needed"),
                .text =
                    local("There are no findings of {rule} on '{subject}' any more. Remove the acceptance."),
                .reason =
                    local("An acceptance that is no longer needed hides the same mistake if it comes back."),
                .advice = local("Delete the accept element, or correct its rule or subject.")},
    .needs = need::scenario,
    .fix = {.kind = FixKind::dropElement}};
constexpr Rule expired{
    .message = {.id = "ACCEPT-002",
                .severity = Severity::warning,
                .title = local("acceptance past its end date"),
                .text = local(
                    "The acceptance of {rule} on '{subject}' ended on {until}. Correct the scenario, or "
                    "give a later date."),
                .reason = local("The date makes sure that the finding is reviewed again."),
                .advice = local("Correct the scenario and delete the acceptance, or change its date.")},
    .needs = need::scenario,
    .answer = "until"};
constexpr Rule unreasoned{
    .message =
        {.id = "ACCEPT-003",
         .severity = Severity::warning,
         .title = local("acceptance without a reason"),
         .text = local(
             "The acceptance of {rule} on '{subject}' has no reason. Explain why this is correct here."),
         .reason = local("Other readers must be able to tell a decision from a mistake."),
         .advice = local("Fill in the reason attribute.")},
    .needs = need::scenario,
    .answer = "reason"};
constexpr Rule unknown{
    .message = {.id = "ACCEPT-004",
                .severity = Severity::warning,
                .title = local("acceptance of an unknown rule"),
                .text = local("There is no rule '{rule}' to accept. Write an id listed by 'cota rules'."),
                .reason = local("A mistyped id has no effect."),
                .advice = local("Copy the id from the report.")},
    .needs = need::scenario,
    .fix = {.kind = FixKind::nearRule, .value = "rule", .in = "rule"},
    .answer = "rule"};

constexpr Rule noDate{
    .message = {.id = "ACCEPT-005",
                .severity = Severity::warning,
                .title = local("acceptance with an invalid end date"),
                .text =
                    local("The end date '{until}' of the acceptance of {rule} on '{subject}' is not a date "
                          "such as 2026-12-31. Until it is corrected, the acceptance has no effect."),
                .reason = local("Without a valid date the acceptance would never end."),
                .advice = local("Write year, month and day, or remove the attribute.")},
    .needs = need::scenario,
    .fix = {.kind = FixKind::plainDate, .value = "until", .in = "until"},
    .answer = "until"};

constexpr Rule exceeded{
    .message = {.id = "ACCEPT-006",
                .severity = Severity::warning,
                .title = local("acceptance of fewer findings than there are"),
                .text =
                    local("The acceptance of {rule} on '{subject}' covers {count} {count:finding|findings}, "
                          "but there are {found}. Review the new ones, then change the number."),
                .reason = local("An acceptance covers only the findings that its author has seen."),
                .advice = local("Review the new findings. Correct them, or change the number.")},
    .needs = need::scenario,
    .answer = "count"};

constexpr std::array table{stale, expired, unreasoned, unknown, noDate, exceeded};
static_assert(isSound(table));

bool covers(const model::Acceptance& acceptance, const model::Finding& finding) {
    return (acceptance.rule == finding.rule || acceptance.rule == settingNameOf(finding)) &&
           (acceptance.subject == "*" || acceptance.subject == finding.subject.id);
}

/// The subject for an acceptance; "*" if the finding's subject has no id.
std::string_view subjectToAccept(const model::Finding& finding) {
    return finding.subject.id.empty() ? "*" : std::string_view(finding.subject.id);
}

model::Finding about(const Rule& rule, const model::Acceptance& acceptance, std::size_t found = 0) {
    std::vector<model::MessageValue> values{
        {"rule", acceptance.rule}, {"subject", acceptance.subject}, {"until", acceptance.until}};
    if (found > 0) {
        values.push_back({"count", std::to_string(acceptance.count.value_or(0))});
        values.push_back({"found", std::to_string(found)});
    }
    return model::findingOf(rule.message, std::move(values),
                            {model::SubjectKind::acceptance, acceptance.rule + " " + acceptance.subject, {}});
}

std::size_t casesBeyond(const Overflows& overflows, std::string_view rule, std::string_view subject) {
    const auto found = overflows.find(rule);
    return found == overflows.end() ? 0 : found->second.of(subject).cases;
}

/// True if the reader could not read the count: the acceptance was limited to some cases and must not cover
/// all.
bool hasMistake(const model::Acceptance& acceptance) {
    return std::ranges::any_of(acceptance.extras.attributes,
                               [](const auto& attribute) { return attribute.first == "count"; });
}

/// The number of cases that it would cover.
std::size_t casesOf(const model::Acceptance& acceptance, const std::vector<ReportedFinding>& findings,
                    const Overflows& overflows) {
    std::size_t cases = casesBeyond(overflows, acceptance.rule, acceptance.subject);
    for (const auto& reported : findings)
        if (covers(acceptance, reported.finding)) cases += reported.cases;
    return cases;
}

void accept(const model::Acceptance& acceptance, std::size_t cases, std::vector<ReportedFinding>& findings,
            Overflows& overflows) {
    if (const auto found = overflows.find(acceptance.rule); found != overflows.end())
        found->second.accept(acceptance.subject);
    for (auto& reported : findings) {
        if (!covers(acceptance, reported.finding)) continue;
        reported.state = State::accepted;
        reported.reason = acceptance.reason;
        reported.covered = cases;
        reported.meantFor = acceptance.count ? std::optional<std::size_t>(*acceptance.count) : std::nullopt;
    }
}

}  // namespace

void countCases(std::vector<ReportedFinding>& findings, const Overflows& overflows) {
    std::map<std::pair<std::string_view, std::string_view>, std::size_t> cases;
    for (const auto& one : findings) {
        const std::string_view name = settingNameOf(one.finding);
        cases[{name, subjectToAccept(one.finding)}] += one.cases;
        if (!one.finding.subject.id.empty()) cases[{name, "*"}] += one.cases;
    }
    for (auto& one : findings) {
        const auto subject = subjectToAccept(one.finding);
        one.alike = cases.at({std::string_view(settingNameOf(one.finding)), subject}) +
                    casesBeyond(overflows, one.finding.rule, subject);
    }
}

model::Acceptance acceptanceOf(const model::Finding& finding, const std::vector<ReportedFinding>& all) {
    model::Acceptance acceptance;
    acceptance.rule = settingNameOf(finding);
    acceptance.subject = subjectToAccept(finding);
    std::size_t cases = 1;
    for (const auto& one : all)
        if (settingNameOf(one.finding) == acceptance.rule && one.finding.subject.id == finding.subject.id)
            cases = std::max(cases, one.alike);
    acceptance.count = static_cast<int>(cases);
    return acceptance;
}

Topic acceptanceTopic() { return {"acceptances", local("Acceptances"), table}; }

std::vector<model::Finding> applyAcceptances(const model::Scenario& scenario,
                                             std::vector<ReportedFinding>& findings, Overflows& overflows,
                                             std::string_view today,
                                             const std::function<bool(std::string_view)>& wasRun,
                                             const std::function<bool(std::string_view)>& isKnown) {
    std::vector<model::Finding> wrong;
    for (const auto& acceptance : scenario.acceptances) {
        if (!isKnown(acceptance.rule)) {
            wrong.push_back(about(unknown, acceptance));
            continue;
        }
        if (acceptance.reason.empty()) wrong.push_back(about(unreasoned, acceptance));
        if (!acceptance.until.empty() && !isIsoDate(acceptance.until)) {
            wrong.push_back(about(noDate, acceptance));
            continue;
        }
        // ISO dates compare as text.
        const bool over = !acceptance.until.empty() && !today.empty() && acceptance.until < today;
        if (over) {
            wrong.push_back(about(expired, acceptance));
            continue;
        }
        if (hasMistake(acceptance)) continue;
        const auto found = casesOf(acceptance, findings, overflows);
        if (found == 0 && wasRun(acceptance.rule)) wrong.push_back(about(stale, acceptance));
        if (acceptance.count && found > static_cast<std::size_t>(*acceptance.count))
            wrong.push_back(about(exceeded, acceptance, found));
        else
            accept(acceptance, found, findings, overflows);
    }
    return wrong;
}

}  // namespace cota::checks
