#include "mapsets/table/set_up_reader.h"

#include <algorithm>
#include <utility>

namespace cota::mapsets {

namespace {

using Do = SetUpStep::Do;

class SetUpReader {
  public:
    SetUpReader(const Catalogue& catalogue, const FormulaSchema& schema,
                const std::vector<TableGame::Must>& musts, std::vector<TableFault>& faults)
        : catalogue_(catalogue), schema_(schema), musts_(musts), faults_(faults) {}

    std::vector<SetUpStage> stages() {
        std::vector<SetUpStage> all;
        for (const SetUpStep& step : catalogue_.table.setUp)
            if (auto stage = stageOf(step)) all.push_back(std::move(*stage));
        return all;
    }

  private:
    using Names = std::vector<FormulaName>;
    static FormulaName thing(const char* name, TableKind kind) {
        return {name, FormulaType::thing, numberOf(kind)};
    }

    std::optional<SetUpStage> stageOf(const SetUpStep& step) {
        const auto before = faults_.size();
        place_ = "set-up/" + step.id;
        SetUpStage stage;
        stage.row = &step;
        kindOf(step.source, "/from");
        kindOf(step.target, "/to");
        kindOf(step.aside, "/aside");
        const Names seat{thing("seat", TableKind::seat)};
        const Names card{seat.front(), thing("card", TableKind::card)};
        const Names types{seat.front(), thing("type", TableKind::type)};
        read(step.when, {}, FormulaType::flag, "/when", stage.when);
        read(step.where, step.act == Do::select ? types : card, FormulaType::flag, "/where", stage.where);
        read(step.stay, card, FormulaType::flag, "/stay", stage.stay);
        read(step.needed, card, FormulaType::flag, "/needed", stage.needed);
        read(step.count, seat, FormulaType::number, "/count", stage.count);
        read(step.most, seat, FormulaType::number, "/most", stage.most);
        read(step.upTo, seat, FormulaType::number, "/up-to", stage.upTo);
        for (const std::string& id : step.keeps) keep(id, stage);
        for (const SetUpHold& row : step.holds) {
            std::optional<Formula> where;
            read(row.where, card, FormulaType::flag, "/hold/" + row.id + "/where", where);
            if (where) stage.holds.push_back({&row, std::move(*where)});
        }
        if (faults_.size() > before) return {};
        return stage;
    }

    void read(const std::string& text, const Names& names, FormulaType wanted, const std::string& attribute,
              std::optional<Formula>& into) {
        if (text.empty()) return;
        FormulaFault fault;
        into = Formula::read(text, schema_, names, wanted, fault);
        if (!into) faults_.push_back({place_ + attribute, std::move(fault)});
    }

    void unknown(const std::string& attribute, const std::string& found, std::vector<std::string> known) {
        std::sort(known.begin(), known.end());
        faults_.push_back(
            {place_ + attribute, {FormulaFault::Kind::unknownName, 0, found, std::move(known)}});
    }

    void kindOf(const std::string& kind, const std::string& attribute) {
        if (kind.empty()) return;
        std::vector<std::string> known;
        for (const SpaceKind& one : catalogue_.table.spaces) known.push_back(one.id);
        if (std::find(known.begin(), known.end(), kind) == known.end())
            unknown(attribute, kind, std::move(known));
    }

    void keep(const std::string& id, SetUpStage& stage) {
        for (std::size_t i = 0; i < musts_.size(); ++i)
            if (musts_[i].row->id == id) {
                stage.keeps.push_back(i);
                return;
            }
        std::vector<std::string> known;
        for (const auto& must : musts_) known.push_back(must.row->id);
        unknown("/keeps", id, std::move(known));
    }

    const Catalogue& catalogue_;
    const FormulaSchema& schema_;
    const std::vector<TableGame::Must>& musts_;
    std::vector<TableFault>& faults_;
    std::string place_;
};

}  // namespace

std::vector<SetUpStage> readSetUpStages(const Catalogue& catalogue, const FormulaSchema& schema,
                                        const std::vector<TableGame::Must>& musts,
                                        std::vector<TableFault>& faults) {
    return SetUpReader(catalogue, schema, musts, faults).stages();
}

}  // namespace cota::mapsets
