#include "editor/assembly/seam_check.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

#include "editor/assembly/assembly_plan.h"
#include "formats/model/document/edit_support.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"
#include "validator/rules/board/seam_rules.h"

namespace cota::session {

namespace {

using model::Document;
using model::GridPoint;
using model::HexCoord;

/// Whether the board has no seam with any other.
bool isApart(const AssemblyPlan& plan, std::size_t place) {
    const auto* own = plan.at(place);
    return own != nullptr && std::ranges::none_of(plan.boards(), [&](const PlannedBoard& board) {
               return board.place != place && (board.box.meets(own->box) || joinOf(board.box, own->box));
           });
}

/// The document with this board and those that touch it, and nothing else but what changes the map.
Document onlySeams(const Document& document, const AssemblyPlan& plan, std::size_t place) {
    const auto* board = plan.at(place);
    const auto& scenario = **document.scenario;
    model::Scenario less;
    less.id = scenario.id;
    less.mapset = scenario.mapset;
    less.options = scenario.options;
    less.assembly = scenario.assembly;
    less.assembly.boards.clear();
    Document only;
    for (std::size_t i = 0; i < scenario.assembly.boards.size(); ++i) {
        const auto* other = plan.at(i);
        constexpr std::int32_t near = 2 * model::unitsPerHex;
        const bool isNear = i == place || (board && other &&
                                           BoardBox{board->box.left - near, board->box.top - near,
                                                    board->box.right + near, board->box.bottom + near}
                                               .meets(other->box));
        if (!isNear) continue;
        const auto& placement = scenario.assembly.boards[i];
        less.assembly.boards.push_back(placement);
        if (const auto found = document.boards.find(placement.file); found != document.boards.end())
            only.boards.insert(*found);
    }
    only.scenario = model::Shared<model::Scenario>(std::move(less));
    return only;
}

/// The hexes of a finding on the map, those at a seam of the board only.
class SeamPlaces {
  public:
    SeamPlaces(const AssemblyPlan& plan, std::size_t place, const std::string& separator)
        : plan_(plan), place_(place), separator_(separator) {}

    /// Adds the places of `labels`; false if none is at a seam of the board.
    bool add(const std::vector<std::string>& labels, std::vector<GridPoint>& to) const {
        bool isAny = false;
        for (const auto& label : labels) {
            const auto hex = hexOf(label);
            if (!hex || !isAtSeam(*hex)) continue;
            isAny = true;
            const auto at = model::latticeCentre(plan_.lines().orientation, *hex);
            if (std::ranges::find(to, at) == to.end()) to.push_back(at);
        }
        return isAny;
    }

  private:
    std::optional<HexCoord> hexOf(const std::string& label) const {
        for (const auto& board : plan_.boards()) {
            const std::string prefix = board.laid.id + separator_;
            if (!label.starts_with(prefix)) continue;
            const auto printed = board.laid.grid.hexOf(label.substr(prefix.size()));
            if (printed && board.laid.keeps(*printed)) return board.laid.toMap(*printed);
        }
        return std::nullopt;
    }
    bool isPrinted(const PlannedBoard& board, HexCoord hex) const {
        return board.laid.keeps(board.laid.toBoard(hex));
    }
    /// Whether the board prints the hex or one beside it, and another board too.
    bool isAtSeam(HexCoord hex) const {
        const auto* own = plan_.at(place_);
        if (!own) return false;
        const auto touches = [&](const PlannedBoard& board) {
            return isPrinted(board, hex) || std::ranges::any_of(model::allDirections, [&](auto direction) {
                       return isPrinted(board, model::neighbour(hex, direction));
                   });
        };
        return touches(*own) && std::ranges::any_of(plan_.boards(), [&](const PlannedBoard& board) {
                   return board.place != place_ && touches(board);
               });
    }

    const AssemblyPlan& plan_;
    std::size_t place_;
    std::string separator_;
};

}  // namespace

const std::vector<std::string>& seamRules() {
    static const std::vector<std::string> rules = [] {
        auto ids = checks::seamRuleIds();
        for (const char* places : {"ASM-004", "ASM-005", "ASM-006", "ASM-007", "ASM-012", "ASM-017"})
            ids.emplace_back(places);
        return ids;
    }();
    return rules;
}

SeamAnswer checkSeams(const SeamRequest& request) {
    SeamAnswer answer{{}, request.number};
    if (!request.document.scenario) return answer;
    const AssemblyPlan plan(request.document);
    answer.isApart = isApart(plan, request.place);
    checks::CheckInput input;
    input.document = onlySeams(request.document, plan, request.place);
    input.mapset = request.game;
    if ((*input.document.scenario)->assembly.boards.size() < 2) return answer;
    checks::CheckOptions options;
    options.rules = seamRules();
    const auto report = checks::check(input, checks::allTopics(), options);
    const SeamPlaces places(plan, request.place, (*request.document.scenario)->assembly.separator);
    const auto& own = (*request.document.scenario)->assembly.boards.at(request.place).id;
    for (const auto& reported : report.findings) {
        const auto& finding = reported.finding;
        SeamFinding one{finding.rule,
                        finding.severity,
                        checks::allMessages().text(finding, request.language),
                        {},
                        finding.subject};
        bool isHere = places.add(finding.subject.hexes, one.at);
        for (const auto& related : finding.related) isHere = places.add(related.hexes, one.at) || isHere;
        // A finding about the whole board has no hexes.
        if (finding.subject.kind == model::SubjectKind::board && finding.subject.hexes.empty())
            isHere = finding.subject.id == own.text;
        if (isHere) answer.findings.push_back(std::move(one));
    }
    return answer;
}

SeamCheck::SeamCheck(std::function<void(SeamAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](const SeamRequest& request) {
          try {
              auto answer = checkSeams(request);
              if (!worker_.isOvertaken()) onAnswer_(std::move(answer));
          } catch (const std::exception&) {
              onAnswer_({{}, request.number});  // the check of the document says what is wrong
          }
      }) {}

}  // namespace cota::session
