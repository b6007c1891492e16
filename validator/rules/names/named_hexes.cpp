#include "validator/rules/names/named_hexes.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "validator/engine/spoilt.h"
#include "validator/rules/names/items.h"

namespace cota::checks {

namespace {

using model::SubjectKind;

class Names {
  public:
    explicit Names(const CheckContext& context) {
        const auto& scenario = *context.scenario();
        for (const auto& group : scenario.groups)
            for (const auto& unit : group.units)
                if (unit.at)
                    add(*unit.at, subjectOf(SubjectKind::counter, unit.counter),
                        local("with article", "counter"), itemOf(scenario, group, unit),
                        group.kind == model::Group::Kind::arrival);
        for (const auto& feature : scenario.features)
            add(feature.at, subjectOf(SubjectKind::feature, feature.kind), local("with article", "feature"),
                itemOf(scenario, feature));
        for (const auto& objective : scenario.objectives)
            for (const auto& hex : objective.hexes)
                add(hex, subjectOf(SubjectKind::objective, objective.id), local("with article", "objective"),
                    itemOf(scenario, objective));
        for (const auto& condition : scenario.victory)
            for (const auto& hex : condition.hexes)
                add(hex, subjectOf(SubjectKind::victory, condition.id),
                    local("with article", "victory condition"), itemOf(scenario, condition));
        for (const auto& part : scenario.parts)
            for (const auto& hex : part.hexes)
                add(hex, context.subjectOf(part), local("part"), itemOf(scenario, part), true);
        for (const auto& mark : scenario.sightMarks)
            for (const auto* hex : {&mark.from, &mark.to})
                add(*hex, subjectOf(SubjectKind::pair, mark.from.label + " " + mark.to.label),
                    local("with article", "sight mark"), itemOf(scenario, mark), true);
    }
    std::vector<NamedHex> take() { return std::move(names_); }

  private:
    void add(const model::HexRef& hex, model::Subject owner, const model::LocalLiteral& phrase,
             model::ListItem item, bool mayWait = false) {
        auto what = whatOf(phrase, owner);
        names_.push_back({&hex, std::move(owner), std::move(what), std::move(item), mayWait});
    }
    std::vector<NamedHex> names_;
};

/// Boards in labels, including hexes of zones, and boards that zones name without a hex.
class BoardUses {
  public:
    explicit BoardUses(const model::Scenario& scenario) : scenario_(scenario) {
        for (const auto& board : scenario.assembly.boards) laid_.insert(board.id.text);
    }

    void add(const std::string& board, const model::Subject& owner, const model::MessageValue& what,
             std::optional<model::ListItem> item) {
        if (board.empty() || laid_.contains(board)) return;
        const auto [at, isNew] = places_.emplace(board, missing_.size());
        if (isNew) missing_.push_back({board, {}, what, std::move(item)});
        missing_[at->second].owners.push_back(owner);
    }
    std::string boardOf(const model::HexRef& hex) const {
        return boardNamedIn(hex.label, scenario_.assembly);
    }
    /// The boards that the hexes of a zone or group name.
    template <class Owner>
    void addTerms(const model::ZoneTerm& term, const Owner& of, SubjectKind kind) {
        const auto owner = subjectOf(kind, of.id);
        const auto what = kind == SubjectKind::zone ? whatOf(local("with article", "zone"), owner)
                                                    : whatOf(local("with article", "group"), owner);
        if (term.kind == model::ZoneTerm::Kind::board) add(term.word, owner, what, itemOf(scenario_, of));
        for (const auto& hex : term.hexes) add(boardOf(hex), owner, what, itemOf(scenario_, of));
        for (const auto& child : term.children) addTerms(child, of, kind);
    }
    std::vector<MissingBoard> take() {
        std::erase_if(missing_, [](const MissingBoard& board) { return board.owners.size() < 2; });
        return std::move(missing_);
    }

  private:
    const model::Scenario& scenario_;
    std::unordered_set<std::string> laid_;
    std::vector<MissingBoard> missing_;
    std::unordered_map<std::string, std::size_t> places_;  // in missing_, by id
};

}  // namespace

std::vector<NamedHex> namedHexes(const CheckContext& context) { return Names(context).take(); }

std::vector<MissingBoard> missingBoards(const CheckContext& context) {
    BoardUses uses(*context.scenario());
    for (const auto& named : namedHexes(context))
        uses.add(uses.boardOf(*named.hex), named.owner, named.what, named.item);
    for (const auto& zone : context.scenario()->zones) uses.addTerms(zone.hexes, zone, SubjectKind::zone);
    for (const auto& group : context.scenario()->groups)
        uses.addTerms(group.hexes, group, SubjectKind::group);
    return uses.take();
}

}  // namespace cota::checks
