#include "mapsets/look/counters/counter_pieces.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>

#include "formats/model/document/formation_tree.h"
#include "formats/model/document/type_bases.h"

namespace cota::look {

namespace {

/// "a-2" before "a-10": numbers in ids count as numbers.
std::string sortable(const std::string& id) {
    constexpr std::size_t digits = 8;
    std::string key;
    for (std::size_t i = 0; i < id.size();) {
        std::size_t end = i;
        while (end < id.size() && std::isdigit(static_cast<unsigned char>(id[end])) != 0) ++end;
        if (end == i) {
            key += id[i++];
            continue;
        }
        key += std::string(end - i < digits ? digits - (end - i) : 0, '0') + id.substr(i, end - i);
        i = end;
    }
    return key;
}

/// What the order of the pieces of a block follows: the classes as the game lists them, then types,
/// formations and ids.
struct PieceOrder {
    std::size_t unitClass = 0;
    std::string type, formation, counter;
    auto operator<=>(const PieceOrder&) const = default;
};

class CounterSorter {
  public:
    CounterSorter(const CounterSubjects& subjects, const model::Document& document,
                  const mapsets::Catalogue& catalogue, const PieceWishes& wishes)
        : subjects_(subjects),
          document_(document),
          catalogue_(catalogue),
          wishes_(wishes),
          tree_(document),
          faces_(subjects) {
        for (const auto& [file, forces] : document.forces)
            for (const auto& type : forces->types)
                types_.emplace(type.id.text, model::withInherited(*forces, type));
    }

    std::vector<CounterBlock> make() {
        if (wishes_.hasUnits) addUnits();
        sides_ = blocks_.size();
        for (auto& block : blocks_) finish(block);
        if (wishes_.hasMarkers) addMarkers();
        return std::move(blocks_);
    }

  private:
    void addUnits() {
        std::map<PieceOrder, CounterPiece> ordered;
        for (const auto& [file, forces] : document_.forces)
            for (const auto& counter : forces->counters) {
                const auto type = types_.find(counter.type.text);
                if (type == types_.end()) continue;
                const auto side = tree_.sideOf(counter);
                auto piece = pieceOf(type->second, &counter, side);
                ordered.emplace(orderOf(type->second, counter, side), std::move(piece));
            }
        for (const auto& side : sidesInOrder())
            for (auto& [order, piece] : ordered)
                if (piece.side == side) add(std::move(piece));
    }

    std::vector<model::SideId> sidesInOrder() const {
        std::vector<model::SideId> sides;
        const auto add = [&](const model::SideId& side) {
            if (std::ranges::find(sides, side) == sides.end()) sides.push_back(side);
        };
        if (document_.scenario)
            for (const auto& side : (*document_.scenario)->sides) add(side.id);
        std::vector<model::SideId> others;
        for (const auto& [file, forces] : document_.forces)
            for (const auto& counter : forces->counters) others.push_back(tree_.sideOf(counter));
        std::ranges::sort(others, {}, &model::SideId::text);
        for (const auto& side : others) add(side);
        return sides;
    }

    PieceOrder orderOf(const model::CounterType& type, const model::Counter& counter,
                       const model::SideId&) const {
        PieceOrder order;
        const auto& classes = catalogue_.unitClasses;
        order.unitClass = static_cast<std::size_t>(
            std::ranges::find(classes, type.unitClass, &mapsets::UnitClass::id) - classes.begin());
        order.type = sortable(type.id.text);
        order.formation = sortable(counter.formation.text);
        order.counter = sortable(counter.id.text);
        return order;
    }

    CounterPiece pieceOf(const model::CounterType& type, const model::Counter* counter,
                         const model::SideId& side) const {
        CounterPiece piece;
        piece.kind = counter != nullptr ? CounterPiece::Kind::unit : CounterPiece::Kind::spare;
        piece.front = subjects_.of(type, counter, side, CounterSide::front);
        piece.back = subjects_.of(type, counter, side, CounterSide::back);
        setExtent(piece, faces_.extentOf(piece.front));
        piece.side = side;
        piece.type = type.id;
        if (counter != nullptr) piece.counter = counter->id;
        return piece;
    }

    void setExtent(CounterPiece& piece, const CounterExtent& designed) const {
        const double usual = faces_.faces().width, size = wishes_.size > 0 ? wishes_.size : usual;
        // A counter of the usual size has the wished one exactly.
        const auto scaled = [&](double length) { return length == usual ? size : length * (size / usual); };
        piece.extent = {scaled(designed.width), scaled(designed.height)};
        piece.scale = size / usual;
    }

    /// The block of its side with these grounds and this size, or a new one.
    void add(CounterPiece piece) {
        const auto front = faces_.ground(piece.front), back = faces_.ground(piece.back);
        const auto found = std::ranges::find_if(blocks_, [&](const CounterBlock& block) {
            return block.side == piece.side && block.frontGround == front && block.backGround == back &&
                   block.extent == piece.extent;
        });
        auto& block = found == blocks_.end()
                          ? blocks_.emplace_back(CounterBlock{piece.side, front, back, piece.extent, {}})
                          : *found;
        block.pieces.push_back(std::move(piece));
    }

    void finish(CounterBlock& block) {
        if (wishes_.hasSpares) addSpares(block);
        const auto prefix = prefixOf(block.side);
        for (auto& piece : block.pieces) setCode(piece, prefix + numbered(++codes_[prefix]));
    }

    /// One letter of the side, or as many as tell it from the others.
    std::string prefixOf(const model::SideId& side) const {
        if (side.text.empty()) return "M";
        const auto sides = sidesInOrder();
        for (std::size_t letters = 1; letters <= side.text.size(); ++letters) {
            const auto prefix = side.text.substr(0, letters);
            const auto same = std::ranges::count_if(
                sides, [&](const model::SideId& one) { return one.text.starts_with(prefix); });
            if (same == 1 && !(prefix == "m" && wishes_.hasMarkers)) return upper(prefix);
        }
        return upper(side.text);
    }
    static std::string upper(std::string text) {
        for (auto& letter : text)
            letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
        return text;
    }
    static std::string numbered(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

    static void setCode(CounterPiece& piece, std::string code) {
        for (auto* subject : {&piece.front, &piece.back}) subject->face.values["code"] = {code, {}, {}};
        piece.code = std::move(code);
    }

    void addSpares(CounterBlock& block) {
        const auto columns = std::max<std::size_t>(1, columnsIn(wishes_.rowWidth, block.extent));
        const auto room = (columns - block.pieces.size() % columns) % columns;
        std::map<std::string, int, std::less<>> used;
        for (const auto& piece : block.pieces) ++used[piece.type.text];
        const auto units = block.pieces.size();
        for (std::size_t i = 0; i < room; ++i) {
            // The type with the most counters in the block that still has some.
            const CounterPiece* best = nullptr;
            for (std::size_t k = 0; k < units; ++k) {
                const auto& piece = block.pieces[k];
                const auto& type = types_.at(piece.type.text);
                const bool isLeft = used[piece.type.text] < type.available;
                if (isLeft &&
                    (best == nullptr || timesIn(block, units, piece) > timesIn(block, units, *best)))
                    best = &piece;
            }
            if (best == nullptr) return;
            const auto& type = types_.at(best->type.text);
            ++used[type.id.text];
            block.pieces.push_back(pieceOf(type, nullptr, block.side));
        }
    }
    static std::ptrdiff_t timesIn(const CounterBlock& block, std::size_t units, const CounterPiece& piece) {
        return std::count_if(block.pieces.begin(), block.pieces.begin() + static_cast<std::ptrdiff_t>(units),
                             [&](const CounterPiece& one) { return one.type == piece.type; });
    }

    bool isNeeded(const FaceMarker& marker) const {
        if (marker.needs.empty() || !document_.scenario) return true;
        return std::ranges::any_of((*document_.scenario)->parts,
                                   [&](const auto& part) { return part.kind.text == marker.needs; });
    }

    void addMarkers() {
        for (const auto& marker : faces_.faces().markers) {
            if (marker.count == 0 || !isNeeded(marker)) continue;
            const auto sides = marker.isForEachSide ? sidesInOrder() : std::vector<model::SideId>{{}};
            for (const auto& side : sides)
                for (int i = 0; i < marker.count; ++i) addMarker(marker, side, i);
        }
        int number = 0;
        for (std::size_t i = sides_; i < blocks_.size(); ++i)
            for (auto& piece : blocks_[i].pieces) setCode(piece, "M" + numbered(++number));
    }

    void addMarker(const FaceMarker& marker, const model::SideId& side, int which) {
        const auto number = marker.numbers.empty()
                                ? std::string()
                                : marker.numbers[static_cast<std::size_t>(which) % marker.numbers.size()];
        CounterPiece piece;
        piece.kind = CounterPiece::Kind::marker;
        piece.marker = &marker;
        piece.front = subjects_.of(marker, side, number);
        piece.back = piece.front;
        if (!marker.backGround.empty())
            piece.back.face.colours["ground"] = colourOf(faces_.faces(), marker.backGround, piece.back.face);
        piece.back.side = CounterSide::back;
        setExtent(piece, faces_.extentOf(marker));
        piece.side = side;
        const auto front = faces_.ground(piece.front), back = faces_.ground(piece.back);
        const auto found = std::find_if(blocks_.begin() + static_cast<std::ptrdiff_t>(sides_), blocks_.end(),
                                        [&](const CounterBlock& block) {
                                            return block.frontGround == front && block.backGround == back &&
                                                   block.extent == piece.extent;
                                        });
        auto& block = found == blocks_.end()
                          ? blocks_.emplace_back(CounterBlock{{}, front, back, piece.extent, {}})
                          : *found;
        block.pieces.push_back(std::move(piece));
    }

    const CounterSubjects& subjects_;
    const model::Document& document_;
    const mapsets::Catalogue& catalogue_;
    const PieceWishes& wishes_;
    const model::FormationTree tree_;
    const CounterFaces faces_;
    std::map<std::string, model::CounterType, std::less<>> types_;
    std::map<std::string, int, std::less<>> codes_;
    std::vector<CounterBlock> blocks_;
    std::size_t sides_ = 0;  // the number of blocks of units
};

}  // namespace

std::vector<picture::Mark> designedFace(const CounterFaces& faces, const CounterPiece& piece,
                                        CounterSide side) {
    const auto& subject = side == CounterSide::front ? piece.front : piece.back;
    return piece.marker != nullptr ? faces.printed(*piece.marker, subject, side)
                                   : faces.printed(subject, piece.extent.width);
}

std::size_t columnsIn(double width, const CounterExtent& extent) {
    constexpr double slack = 1e-9;  // of sums of sizes, in millimetres
    return extent.width > width ? 0 : static_cast<std::size_t>((width + slack) / extent.width);
}

std::vector<CounterBlock> counterBlocks(const CounterSubjects& subjects, const model::Document& document,
                                        const mapsets::Catalogue& catalogue, const PieceWishes& wishes) {
    return CounterSorter(subjects, document, catalogue, wishes).make();
}

}  // namespace cota::look
