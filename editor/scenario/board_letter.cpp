#include "editor/scenario/board_letter.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace cota::session {

namespace {

class BoardRenaming {
  public:
    BoardRenaming(const model::Assembly& assembly, std::string from, std::string to)
        : assembly_(assembly), from_(std::move(from)), to_(std::move(to)) {}

    void in(std::string& label) const {
        if (isOfBoard(label)) label.replace(0, from_.size(), to_);
    }
    void in(model::HexRef& hex) const { in(hex.label); }
    void in(std::vector<model::HexRef>& hexes) const {
        for (auto& hex : hexes) in(hex);
    }
    void in(model::ZoneTerm& term) const {
        in(term.hexes);
        if (term.kind == model::ZoneTerm::Kind::board && term.word == from_) term.word = to_;
        for (auto& child : term.children) in(child);
    }
    /// Words that may be labels, as subjects of findings are: "1-0402 1-0408 @7".
    void inWords(std::string& words) const {
        std::string made;
        for (std::size_t at = 0; at <= words.size();) {
            const auto end = std::min(words.find(' ', at), words.size());
            std::string word = words.substr(at, end - at);
            in(word);
            made += (at > 0 ? " " : "") + word;
            at = end + 1;
        }
        words = std::move(made);
    }
    /// "board:path".
    void inPath(std::string& path) const {
        if (path.starts_with(from_ + ":")) path.replace(0, from_.size(), to_);
    }

  private:
    bool isOfBoard(std::string_view label) const {
        const auto begins = [&](const std::string& board) {
            return label.size() > board.size() + assembly_.separator.size() && label.starts_with(board) &&
                   label.substr(board.size()).starts_with(assembly_.separator);
        };
        // Without a separator a label may begin with several names of boards; the longest counts.
        return begins(from_) &&
               std::ranges::none_of(assembly_.boards, [&](const model::BoardPlacement& other) {
                   return other.id.text.size() > from_.size() && begins(other.id.text);
               });
    }

    const model::Assembly& assembly_;
    std::string from_, to_;
};

}  // namespace

void renameBoard(model::Scenario& scenario, std::size_t place, const std::string& id) {
    const auto before = scenario.assembly;
    auto& board = scenario.assembly.boards.at(place);
    const BoardRenaming rename(before, board.id.text, id);
    board.id = model::BoardId(id);
    for (auto& amendment : scenario.assembly.amendments) {
        rename.in(amendment.hexes);
        rename.inPath(amendment.path);
    }
    for (auto& zone : scenario.zones) rename.in(zone.hexes);
    for (auto& group : scenario.groups) {
        rename.in(group.hexes);
        for (auto& unit : group.units)
            if (unit.at) rename.in(*unit.at);
    }
    for (auto& feature : scenario.features) rename.in(feature.at);
    for (auto& objective : scenario.objectives) rename.in(objective.hexes);
    for (auto& condition : scenario.victory) rename.in(condition.hexes);
    for (auto& part : scenario.parts) rename.in(part.hexes);
    for (auto& mark : scenario.sightMarks) {
        rename.in(mark.from);
        rename.in(mark.to);
    }
    // Findings about a whole board name its own id, which a new letter does not change.
    for (auto& acceptance : scenario.acceptances) rename.inWords(acceptance.subject);
}

}  // namespace cota::session
