#include "mapsets/table/table_matrix.h"

#include <algorithm>

#include "mapsets/table/table_names.h"

namespace cota::mapsets {

namespace {

class MatrixMaker {
  public:
    MatrixMaker(LaidTable& table, const TableGame::Action& action)
        : table_(table), action_(action), names_(table.world()) {}

    TableMatrix make() {
        made_.action = action_.row->id;
        made_.actionName = action_.row->name;
        made_.citation = action_.row->from.citation;
        if (!action_.results.empty()) {
            made_.result = action_.results.front().row->id;
            made_.resultName = action_.results.front().row->name;
        }
        const auto actors = things(action_.actor), targets = things(action_.target);
        made_.rows = headings(actors);
        made_.columns = headings(targets);
        for (const TableGame::Need& need : action_.needs)
            made_.needs.push_back({need.row->id, need.row->name, need.row->from.citation});
        for (const FormulaThing actor : actors)
            for (const FormulaThing target : targets) made_.cells.push_back(cell(actor, target));
        dropNeedsThatHold();
        return std::move(made_);
    }

  private:
    std::vector<FormulaThing> things(TableKind kind) const {
        std::vector<FormulaThing> all;
        for (std::size_t i = 0; i < table_.world().countOf(kind); ++i) {
            const auto thing = TableWorld::thing(kind, i);
            if (!names_.isUnseen(thing)) all.push_back(thing);
        }
        return all;
    }

    std::vector<TableMatrix::Heading> headings(const std::vector<FormulaThing>& things) {
        std::vector<TableMatrix::Heading> all;
        for (const FormulaThing thing : things) {
            TableMatrix::Heading one{names_.idOf(thing), names_.of(thing), {}, {}, {}, {}};
            if (const auto seat = names_.seatOf(thing)) {
                one.seatId = names_.idOf(*seat);
                one.seat = names_.of(*seat);
            }
            if (thing.kind == static_cast<std::uint16_t>(TableKind::group)) {
                one.side = table_.position().groups[thing.index].group->side.text;
                const auto kind = table_.run().fieldOf(thing, table_.game().groupKindField());
                if (kind.known) one.kind = kind.word;
            }
            all.push_back(std::move(one));
        }
        return all;
    }

    TableMatrix::Cell cell(FormulaThing actor, FormulaThing target) {
        TableMatrix::Cell one;
        one.isAsked = actor != target;
        if (!one.isAsked) return one;
        const ActionAnswer answer = table_.asker().ask(action_, actor, target, {}, AskFor::firstResult);
        one.verdict = answer.verdict;
        const auto decisive = std::find_if(answer.needs.begin(), answer.needs.end(), [&](const auto& need) {
            return need.verdict == answer.verdict && need.verdict != TableVerdict::yes;
        });
        if (decisive != answer.needs.end()) {
            one.need = placeOf(decisive->need->id);
            addMissing(one, decisive->gaps);
        }
        if (one.verdict == TableVerdict::no || answer.results.empty()) return one;
        one.chance = answer.results.front().chance;
        if (!one.chance)
            for (const TotalAnswer& total : answer.totals)
                for (const TotalRowAnswer& row : total.rows) addMissing(one, row.gaps);
        return one;
    }
    std::size_t placeOf(const std::string& need) const {
        const auto it = std::ranges::find(made_.needs, need, &TableMatrix::Need::id);
        return static_cast<std::size_t>(it - made_.needs.begin());
    }
    void addMissing(TableMatrix::Cell& cell, const std::vector<FormulaGap>& gaps) const {
        for (const FormulaGap& gap : gaps) {
            auto text = names_.gap(gap);
            if (std::ranges::find(cell.missing, text) == cell.missing.end())
                cell.missing.push_back(std::move(text));
        }
    }

    void dropNeedsThatHold() {
        std::vector<std::size_t> newPlaces(made_.needs.size(), made_.needs.size());
        for (const auto& cell : made_.cells)
            if (cell.need) newPlaces[*cell.need] = 0;
        std::vector<TableMatrix::Need> kept;
        for (std::size_t i = 0; i < made_.needs.size(); ++i) {
            if (newPlaces[i] != 0) continue;
            newPlaces[i] = kept.size();
            kept.push_back(std::move(made_.needs[i]));
        }
        for (auto& cell : made_.cells)
            if (cell.need) cell.need = newPlaces[*cell.need];
        made_.needs = std::move(kept);
    }

    LaidTable& table_;
    const TableGame::Action& action_;
    TableNames names_;
    TableMatrix made_;
};

}  // namespace

bool hasMatrix(const TableGame::Action& action) {
    return action.hasTarget && action.actor != TableKind::table && action.target != TableKind::table;
}

const TableGame::Action* matrixAction(const TableGame& game) {
    const auto between = [](const TableGame::Action& action) {
        return hasMatrix(action) && action.actor == TableKind::group && action.target == TableKind::group;
    };
    const TableGame::Action* best = nullptr;
    int bestRank = 0;
    for (const TableGame::Action& action : game.actions()) {
        const int rank = between(action) && !action.results.empty() ? 3
                         : between(action)                          ? 2
                         : hasMatrix(action)                        ? 1
                                                                    : 0;
        if (rank <= bestRank) continue;
        best = &action;
        bestRank = rank;
    }
    return best;
}

TableMatrix matrixOf(LaidTable& table, const TableGame::Action& action) {
    return MatrixMaker(table, action).make();
}

}  // namespace cota::mapsets
