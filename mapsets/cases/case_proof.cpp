// Asks the questions of a case and compares the answers.
#include <algorithm>
#include <set>

#include "mapsets/cases/case_run.h"
#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/mapset_messages.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

const std::string& CaseRun::needed(std::string_view name) const {
    if (!query.values.has(name)) throw CannotAsk{cannot::misses, std::string(name)};
    return query.value(name);
}

int CaseRun::number(std::string_view name) const {
    const auto read = readInteger(needed(name));
    return demanded(read, cannot::noNumber, query.value(name));
}

Cell CaseRun::cellOf(std::string_view hex) const {
    const auto found = field.resolve(one.label(hex));
    return demanded(found, cannot::noHex, std::string(hex));
}

UnitIndex CaseRun::unit(const Roster& roster, std::string_view name) const {
    const auto& id = needed(name);
    const auto found = roster.find(model::CounterId(id));
    if (found == noUnit) throw CannotAsk{cannot::noUnit, id};
    return found;
}

UnitIndex CaseRun::unitInPlay(const Roster& roster, std::string_view name) const {
    const auto found = unit(roster, name);
    if (roster[found].cell == noCell) throw CannotAsk{cannot::offMap, query.value(name)};
    return found;
}

std::vector<UnitIndex> CaseRun::units(const Roster& roster, std::string_view name) const {
    std::vector<UnitIndex> all;
    for (const auto& id : wordsOf(query.value(name))) {
        all.push_back(roster.find(model::CounterId(id)));
        if (all.back() == noUnit) throw CannotAsk{cannot::noUnit, id};
    }
    return all;
}

std::string CaseRun::text(Cell at) const {
    if (one.board.empty()) return one.text(field.hexAt(at));
    return field.label(at).substr(one.isDrawn ? one.board.size() : 0);
}

namespace {

/// The words of an answer in which the order does not matter.
std::string sorted(const std::string& text) {
    std::string line;
    const auto words = wordsOf(text);
    for (const auto& word : std::set<std::string>(words.begin(), words.end()))
        line += (line.empty() ? "" : " ") + word;
    return line;
}

class Proof {
  public:
    Proof(const Mapset& mapset, const Case& one) : mapset_(mapset), case_(one) {}

    std::vector<model::Finding> run() {
        for (auto query : case_.queries) {
            ask(query);
            if (query.value("both-ways") != "yes") continue;
            const auto from = query.value("from");
            query.values.set("from", query.value("to"));
            query.values.set("to", from);
            ask(query);
        }
        return std::move(findings_);
    }

  private:
    void add(MapsetMessage message, const CaseQuery& query, std::vector<model::MessageValue> values) {
        values.push_back({"id", case_.id});
        values.push_back({"kind", query.kind});
        auto finding = model::findingOf(row(message), std::move(values),
                                        {model::SubjectKind::mapsetEntry, "case/" + case_.id, {}});
        finding.where = query.where;
        findings_.push_back(std::move(finding));
    }

    void ask(const CaseQuery& query) {
        const auto* kind = caseKind(query.kind);
        if (!kind) return;  // reported by the reader
        try {
            const auto document = case_.setupFor(query);
            if (mapset_.catalogue.table.isUsed()) {
                static const Battlefield noMap;
                return compare(*kind, query, kind->answer({mapset_, case_, query, document, noMap}));
            }
            const auto built = buildBattlefield(document, mapset_);
            if (!built.value || !built.findings.empty())
                throw CannotAsk{cannot::faultyMap, built.findings.empty() ? "-" : built.findings[0].rule};
            compare(*kind, query, kind->answer({mapset_, case_, query, document, *built.value}));
        } catch (const CannotAsk& fault) {
            const model::MessageValue word{"word", fault.word};
            add(MapsetMessage::caseCannotAsk, query,
                {model::inWords("why", model::fillTemplate(fault.why, {&word, 1}))});
        }
    }

    void compare(const CaseKind& kind, const CaseQuery& query, const CaseAnswers& answers) {
        for (const auto& [name, answer] : answers) {
            const bool isMain = name == "expect";
            if (!isMain && !query.values.has(name)) continue;
            const auto& expected = isMain ? query.expect : query.value(name);
            const bool anyOrder = isMain && kind.anyOrder;
            if (anyOrder ? sorted(answer) == sorted(expected) : answer == expected) continue;
            add(MapsetMessage::caseFails, query,
                {{"name", name}, {"answer", shown(answer)}, {"expected", shown(expected)}});
        }
    }
    static std::string shown(const std::string& text) { return text.empty() ? "-" : text; }

    const Mapset& mapset_;
    const Case& case_;
    std::vector<model::Finding> findings_;
};

}  // namespace

std::vector<model::Finding> proveCase(const Mapset& mapset, const Case& one) {
    if (!one.isAsked()) return {};
    return Proof(mapset, one).run();
}

}  // namespace cota::mapsets
