#include "validator/engine/causes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <iterator>
#include <numeric>
#include <set>

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::SubjectKind;

/// The bits that a need has beyond those of the lesser need.
constexpr Needs ofMap = need::battlefield & ~need::mapset;
constexpr Needs ofWholeMap = (need::movement | need::sight) & ~need::battlefield;

template <class Things, class Thing>
bool isAmong(const Things& things, const Thing& one) {
    return std::ranges::find(things, one) != things.end();
}

bool share(const std::vector<Cell>& a, const std::vector<Cell>& b) {
    return std::ranges::any_of(a, [&](Cell cell) { return std::ranges::binary_search(b, cell); });
}

/// Elements of a file that have an id.
bool isThing(SubjectKind kind) {
    using enum SubjectKind;
    constexpr std::array kinds{path, shape, zone, side, formation, counterType, counter, group, objective};
    return isAmong(kinds, kind);
}

/// Whether a value of the finding refers to one of the spoilt files, as in "american.forces.xml:8".
bool namesFile(const model::Finding& finding, const std::vector<std::string>& files) {
    return std::ranges::any_of(files, [&](const std::string& file) {
        const auto place = " " + file + ":";
        return std::ranges::any_of(finding.values, [&](const model::MessageValue& value) {
            return (value.words.empty() ? value.text : value.words.en).find(place) != std::string::npos;
        });
    });
}

}  // namespace

Causes::Causes(const CheckInput& input, const CheckContext& context, std::span<const Topic> topics)
    : input_(input), context_(context), whereabouts_(input, context) {
    for (const auto& topic : topics)
        for (const auto& rule : topic.rules) needs_.emplace(rule.id(), rule.needs | rule.asks);
    if (context.missing(need::battlefield) == 0) field_ = &context.battlefield();
}

bool Causes::Damage::any() const {
    return !files.empty() || !boards.empty() || needs != need::nothing || !cells.empty() ||
           thing.kind != SubjectKind::none || !attribute.empty();
}

bool Causes::Damage::isWide() const { return !files.empty() || !boards.empty() || needs != need::nothing; }

Causes::Origin Causes::originOf(std::size_t index, const Collected& collected) {
    if (index < collected.ofReaders) return Origin::reader;
    return index < collected.ofReaders + collected.ofAssembly ? Origin::assembly : Origin::rule;
}

// --- what a cause spoils

void Causes::addCellsOf(const std::string& board, std::vector<Cell>& cells) const {
    if (field_ == nullptr) return;
    const auto boards = field_->boards();
    for (const auto cell : field_->hexes())
        for (const auto& printed : field_->printed(cell))
            if (boards[printed.placement].id == board) cells.push_back(cell);
}

Causes::Damage Causes::told(const Spoilt& spoilt) const {
    Damage damage{.boards = spoilt.boards, .needs = spoilt.needs};
    for (const auto& file : spoilt.files) damage.files.push_back(pathOfFile(input_.files, file));
    for (const auto& board : spoilt.boards) addCellsOf(board, damage.cells);
    std::ranges::sort(damage.cells);
    return damage;
}

/// Whether it is a forces file of the scenario from which no counter was read.
bool Causes::holdsNothing(const std::string& path) const {
    return std::ranges::any_of(context_.forces(), [&](const auto& one) {
        return pathOfFile(input_.files, one.first) == path && one.second->counters.empty();
    });
}

/// Whether the scenario lists one of its boards as forces. Such forces are not read.
bool Causes::isBoardNamedAsForces(const model::Finding& finding) const {
    const auto* scenario = context_.scenario();
    const auto entry = textOfValue(finding.values, "entry");
    if (!scenario || entry.empty() || finding.subject.kind != SubjectKind::scenario) return false;
    const auto isBoard = [&](const auto& one) { return one.file == entry; };
    return std::ranges::any_of(scenario->assembly.boards, isBoard) && !isAmong(scenario->forces, entry);
}

/// An element that was read only in part, so its hexes may be wrong.
Causes::Damage Causes::ofReader(const model::Finding& finding) const {
    if (!finding.where) return {};
    if (holdsNothing(finding.where->file)) return {.files = {finding.where->file}, .needs = need::forces};
    if (isBoardNamedAsForces(finding)) return {.needs = need::forces};
    // Readers list the hexes only of elements that they left out entirely.
    if (!isThing(finding.subject.kind) || finding.subject.hexes.empty())
        return {.attribute = textOfValue(finding.values, "attribute"), .line = finding.where};
    Damage damage{.thing = finding.subject, .fileOfThing = finding.where->file};
    const auto* scenario = context_.scenario();
    if (field_ == nullptr) return damage;
    for (const auto& board : field_->boards()) {
        const auto placed = [&](const auto& one) {
            return one.id.text == board.id && pathOfFile(input_.files, one.file) == damage.fileOfThing;
        };
        if (scenario && !std::ranges::any_of(scenario->assembly.boards, placed)) continue;
        for (const auto& label : finding.subject.hexes)
            if (const auto hex = board.grid.hexOf(label); hex && board.keeps(*hex))
                damage.cells.push_back(field_->cellOf(board.toMap(*hex)));
    }
    std::ranges::sort(damage.cells);
    return damage;
}

/// Boards in wrong positions: they spoil the map as a whole and, if two overlap, the hexes of the overlap.
/// On a map in several pieces no unit can move from one piece to another.
Causes::Damage Causes::ofAssembly(const model::Finding& finding) const {
    if (finding.subject.kind == SubjectKind::scenario) return {.needs = need::movement & ~need::battlefield};
    if (finding.subject.kind != SubjectKind::board) return {};
    Damage damage{.needs = ofMap};
    for (const auto& other : finding.related) {
        if (other.kind != SubjectKind::board) continue;
        std::vector<Cell> first, second;
        addCellsOf(finding.subject.id, first);
        addCellsOf(other.id, second);
        std::ranges::set_intersection(first, second, std::back_inserter(damage.cells));
    }
    return damage;
}

std::vector<Causes::Damage> Causes::damagesOf(const std::vector<ReportedFinding>& findings,
                                              const Collected& collected) const {
    std::vector<Damage> damages;
    std::size_t wide = 0, narrow = 0;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const auto& finding = findings[i].finding;
        const auto origin = originOf(i, collected);
        const auto least = origin == Origin::assembly ? model::Severity::warning : model::Severity::error;
        if (findings[i].state != State::fresh || finding.severity < least) continue;
        const auto spoilt = collected.spoils.find(i);
        auto damage = spoilt != collected.spoils.end() ? told(spoilt->second)
                      : origin == Origin::reader       ? ofReader(finding)
                      : origin == Origin::assembly     ? ofAssembly(finding)
                                                       : Damage{};
        damage.cause = i;
        if (damage.any() && ++(damage.isWide() ? wide : narrow) <= mostCauses)
            damages.push_back(std::move(damage));
    }
    return damages;
}

// --- which findings follow from it

bool Causes::namesBoard(const model::Finding& finding, const Damage& damage) const {
    const auto* scenario = context_.scenario();
    if (damage.boards.empty() || !scenario) return false;
    const auto isOnOne = [&](const std::string& label) {
        return isAmong(damage.boards, boardNamedIn(label, scenario->assembly));
    };
    const auto isAboutOne = [&](const model::Subject& subject) {
        return (subject.kind == SubjectKind::board && isAmong(damage.boards, subject.id)) ||
               (subject.kind == SubjectKind::hex && isOnOne(subject.id)) ||
               std::ranges::any_of(subject.hexes, isOnOne);
    };
    return isAboutOne(finding.subject) || std::ranges::any_of(finding.related, isAboutOne) ||
           isAmong(damage.boards, textOfValue(finding.values, "board")) ||
           isOnOne(textOfValue(finding.values, "hex")) || isOnOne(textOfValue(finding.values, "subject"));
}

bool Causes::namesThing(const model::Finding& finding, const Damage& damage) {
    const auto isIt = [&](const model::Subject& one) {
        return one.kind == damage.thing.kind && one.id == damage.thing.id;
    };
    if (damage.thing.kind == SubjectKind::none || damage.thing.id.empty()) return false;
    return isIt(finding.subject) || std::ranges::any_of(finding.related, isIt) ||
           textOfValue(finding.values, "name") == damage.thing.id ||
           textOfValue(finding.values, model::textOf(damage.thing.kind)) == damage.thing.id;
}

/// Whether an acceptance would cover it if the board had the name that the scenario uses for it.
bool Causes::isMisnamed(const model::Finding& finding, const Damage& damage) const {
    const auto* scenario = context_.scenario();
    if (damage.boards.empty() || !scenario) return false;
    const auto& laid = scenario->assembly;
    const auto isLaid = [&](const std::string& board) {
        return std::ranges::any_of(laid.boards, [&](const auto& one) { return one.id.text == board; });
    };
    const auto own = finding.subject.kind == SubjectKind::board ? finding.subject.id
                                                                : boardNamedIn(finding.subject.id, laid);
    return isLaid(own) && std::ranges::any_of(scenario->acceptances, [&](const model::Acceptance& one) {
               return one.rule == finding.rule && std::ranges::any_of(damage.boards, [&](const auto& board) {
                          return !isLaid(board) &&
                                 one.subject == board + finding.subject.id.substr(own.size());
                      });
           });
}

Causes::Asked Causes::asked(const model::Finding& finding, Origin origin) const {
    Asked asked{.finding = &finding, .origin = origin};
    // A reader's message about a file does not depend on other findings.
    if (origin == Origin::reader) return asked;
    const auto found = needs_.find(finding.rule);
    asked.needs = origin == Origin::assembly ? need::battlefield
                  : found == needs_.end()    ? need::nothing
                                             : found->second;
    asked.cells = whereabouts_.cellsOf(finding);
    return asked;
}

/// Whether the finding is about something that is spoilt.
bool Causes::touches(const Asked& asked, const Damage& damage) const {
    const auto& finding = *asked.finding;
    if (finding.where && isAmong(damage.files, finding.where->file)) return true;
    if (namesFile(finding, damage.files)) return true;
    if (namesBoard(finding, damage) || namesThing(finding, damage) || isMisnamed(finding, damage))
        return true;
    if (!damage.attribute.empty())
        return finding.where && finding.where->file == damage.line->file &&
               finding.where->line == damage.line->line &&
               !textOfValue(finding.values, damage.attribute).empty();
    return !damage.cells.empty() && share(asked.cells, damage.cells);
}

bool Causes::follows(const Asked& asked, const Damage& damage) const {
    if (asked.origin == Origin::reader) return false;
    if (touches(asked, damage)) return true;
    const Needs spoilt = asked.needs & damage.needs;
    if ((spoilt & need::mapset) != 0) return true;
    // The finding is in a file that is not spoilt.
    const auto& where = asked.finding->where;
    const bool isSound = where && !input_.files.empty() && where->file != input_.files.front().path;
    if (isSound || spoilt == 0) return false;
    // A finding in a hex that is not spoilt does not follow from the damage.
    return (asked.needs & ofWholeMap) != 0 || (asked.needs & ofMap) == 0 || asked.cells.empty();
}

namespace {

std::size_t rootOf(const std::vector<std::size_t>& causeOf, std::size_t one) {
    while (causeOf[one] != one) one = causeOf[one];
    return one;
}

}  // namespace

std::vector<std::size_t> Causes::linked(const std::vector<ReportedFinding>& findings,
                                        const Collected& collected,
                                        const std::vector<Damage>& damages) const {
    std::vector<std::size_t> causeOf(findings.size());
    std::iota(causeOf.begin(), causeOf.end(), std::size_t{0});
    std::vector<Asked> all;
    all.reserve(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const bool isFresh = findings[i].state == State::fresh;
        all.push_back(isFresh ? asked(findings[i].finding, originOf(i, collected)) : Asked{});
    }
    for (const auto& damage : damages) {
        // If findings follow from each other in a ring, this one stays.
        const auto root = rootOf(causeOf, damage.cause);
        const auto worst = findings[damage.cause].finding.severity;
        for (std::size_t i = 0; i < findings.size(); ++i) {
            const bool isFree = i != root && causeOf[i] == i && findings[i].state == State::fresh &&
                                findings[i].finding.severity <= worst;
            if (isFree && follows(all[i], damage)) causeOf[i] = root;
        }
    }
    for (auto& cause : causeOf) cause = rootOf(causeOf, cause);
    return causeOf;
}

void Causes::hide(std::vector<ReportedFinding>& findings, const Collected& collected,
                  std::vector<Cut>& cut) const {
    const auto damages = damagesOf(findings, collected);
    if (damages.empty()) return;
    const auto causeOf = linked(findings, collected, damages);
    std::map<std::size_t, std::size_t> counts;
    std::map<std::string, std::set<std::size_t>> causesOfRule;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        if (causeOf[i] != i) ++counts[causeOf[i]];
        causesOfRule[findings[i].finding.rule].insert(causeOf[i] == i ? findings.size() : causeOf[i]);
    }
    std::erase_if(cut, [&](const Cut& one) {
        const auto& causes = causesOfRule[one.rule];
        const bool allFollow = causes.size() == 1 && *causes.begin() < findings.size();
        if (allFollow) counts[*causes.begin()] += one.found;
        return allFollow;
    });
    for (const auto& [cause, count] : counts) findings[cause].finding.consequences = count;
    std::size_t next = 0;
    std::erase_if(findings, [&](const ReportedFinding&) {
        const auto at = next++;
        return causeOf[at] != at;
    });
}

}  // namespace cota::checks
