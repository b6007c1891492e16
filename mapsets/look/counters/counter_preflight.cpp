#include "mapsets/look/counters/counter_preflight.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "formats/model/document/type_bases.h"
#include "mapsets/look/counters/face_check.h"
#include "mapsets/look/counters/ground_sight.h"
#include "mapsets/look/symbols/nation_mark.h"

namespace cota::look {

namespace {

using model::LocalLiteral;
using model::MessageValue;
using model::Severity;

/// One decimal, as findings of both languages write it.
std::string oneDecimal(double number) {
    const long whole = std::lround(number * 10);
    return std::to_string(whole / 10) + "." + std::to_string(std::abs(whole % 10));
}

std::string twoDecimals(double number) {
    const long hundredths = std::lround(std::abs(number) * 100);
    return std::to_string(hundredths / 100) + "." + std::to_string(hundredths / 10 % 10) +
           std::to_string(hundredths % 10);
}

/// The marks of two nations, without their colours: "initial in a disc" differs by the initial.
bool haveOneMark(const Symbol& one, const Symbol& other) {
    std::vector<picture::Mark> a, b;
    drawNationMark(one, {0, 0, 2, 2}, a);
    drawNationMark(other, {0, 0, 2, 2}, b);
    const auto isSame = [](const picture::Mark& x, const picture::Mark& y) {
        const auto *fill = std::get_if<picture::Fill>(&x.what), *fillY = std::get_if<picture::Fill>(&y.what);
        const auto *text = std::get_if<picture::Text>(&x.what), *textY = std::get_if<picture::Text>(&y.what);
        if (fill != nullptr && fillY != nullptr) return fill->shape == fillY->shape;
        if (text != nullptr && textY != nullptr) return text->words == textY->words;
        return x.what.index() == y.what.index();
    };
    return std::ranges::equal(a, b, isSame);
}

class Preflight {
  public:
    explicit Preflight(const SheetsToCheck& sheets) : is_(sheets) {}

    std::vector<KitFinding> check() {
        countPieces();
        checkRoster();
        checkTypes();
        checkMarkers();
        checkCuts();
        checkGrounds();
        checkLanguages();
        for (const auto& block : is_.blocks)
            for (const auto& piece : block.pieces)
                for (const auto side : {CounterSide::front, CounterSide::back}) checkFace(piece, side);
        std::ranges::stable_sort(found_, [](const KitFinding& one, const KitFinding& other) {
            return std::pair{one.id.size(), std::tie(one.id, one.subject)} <
                   std::pair{other.id.size(), std::tie(other.id, other.subject)};
        });
        return std::move(found_);
    }

  private:
    void add(const char* id, Severity severity, std::string subject, const LocalLiteral& text,
             std::vector<MessageValue> values) {
        found_.push_back({id, severity, std::move(subject), model::fillTemplate(text, values)});
    }

    void countPieces() {
        for (const auto& sheet : is_.sheets)
            for (const auto& cell : sheet.cells) {
                const auto& piece = is_.blocks[cell.block].pieces[cell.piece];
                if (!piece.counter.empty()) ++counters_[piece.counter.text];
                if (piece.marker != nullptr)
                    ++markers_[piece.marker->id];
                else
                    ++types_[piece.type.text];
                ++codes_[piece.code];
            }
    }

    /// Each counter of the order of battle once, and no other.
    void checkRoster() {
        std::set<std::string> known;
        for (const auto& [file, forces] : is_.document.forces)
            for (const auto& counter : forces->counters) known.insert(counter.id.text);
        for (const auto& id : known)
            if (is_.hasUnits && !counters_.contains(id))
                add("KIT-1", Severity::error, id,
                    local("Counter {id} of the order of battle is on no sheet. Give it a type that the file "
                          "has."),
                    {{"id", id}});
        for (const auto& [id, count] : counters_) {
            if (!known.contains(id))
                add("KIT-2", Severity::error, id,
                    local("Counter {id} is on a sheet, but in no order of battle. Take it out, or enter it."),
                    {{"id", id}});
            else if (count > 1)
                add("KIT-2", Severity::error, id,
                    local("Counter {id} is on the sheets {count} times. Give each counter an id of its own."),
                    {{"id", id}, {"count", std::to_string(count)}});
        }
        for (const auto& [code, count] : codes_)
            if (count > 1)
                add("KIT-3", Severity::error, code,
                    local("{count} counters have the code {code}. Report this: codes are given by the "
                          "program."),
                    {{"code", code}, {"count", std::to_string(count)}});
    }

    void checkTypes() {
        for (const auto& [file, forces] : is_.document.forces)
            for (const auto& written : forces->types)
                if (const auto type = model::withInherited(*forces, written); !type.back.empty())
                    classesWithBack_.insert(type.unitClass);
        for (const auto& [file, forces] : is_.document.forces) {
            for (const auto& written : forces->types) {
                if (!types_.contains(written.id.text)) continue;
                const auto type = model::withInherited(*forces, written);
                checkType(type);
                for (const auto& counter : forces->counters)
                    if (counter.type == type.id) checkValues(type, counter);
            }
        }
    }
    void checkType(const model::CounterType& type) {
        const auto& id = type.id.text;
        const int printed = types_.at(id);
        if (type.available > 0 && printed > type.available)
            add("KIT-5", Severity::error, id,
                local("Type {id} is printed {count} times; the published sheet has {most}. Use another type, "
                      "or correct available=."),
                {{"id", id}, {"count", std::to_string(printed)}, {"most", std::to_string(type.available)}});
        if (type.back.empty() && classesWithBack_.contains(type.unitClass))
            add("KIT-6", Severity::warning, id,
                local("Type {id} has no back, but counters of its class have one. Enter the values of its "
                      "<back>."),
                {{"id", id}});
    }
    /// A counter that differs from its type prints what no counter of the published sheet has.
    void checkValues(const model::CounterType& type, const model::Counter& counter) {
        const auto* unitClass = is_.catalogue.unitClass(type.unitClass);
        if (unitClass == nullptr || !counters_.contains(counter.id.text)) return;
        for (const auto& printed : unitClass->front) {
            const auto *own = counter.attributes.find(printed.name), *usual = type.front.find(printed.name);
            if (own == nullptr || usual == nullptr || *own == *usual) continue;
            add("KIT-4", Severity::warning, counter.id.text,
                local("Counter {id} prints {name} {own}; its type {type} has {usual}. If that is meant, give "
                      "it a type of its own."),
                {{"id", counter.id.text},
                 {"name", printed.name},
                 {"own", *own},
                 {"type", type.id.text},
                 {"usual", *usual}});
        }
    }

    void checkMarkers() {
        if (!is_.hasMarkers || !is_.document.scenario) return;
        for (const auto& marker : is_.faces.faces().markers) {
            if (marker.needs.empty()) continue;
            std::size_t needed = 0;
            for (const auto& part : (*is_.document.scenario)->parts)
                if (part.kind.text == marker.needs) needed += std::max<std::size_t>(1, part.hexes.size());
            const auto printed = markers_.find(marker.id);
            const auto count = static_cast<std::size_t>(printed == markers_.end() ? 0 : printed->second);
            if (count < needed)
                add("KIT-7", Severity::warning, marker.id,
                    local("The scenario places {needed} markers {id}, and the sheets have {count}. Raise "
                          "count= "
                          "in counters.xml, or print a sheet twice."),
                    {{"id", marker.id},
                     {"needed", std::to_string(needed)},
                     {"count", std::to_string(count)}});
        }
    }

    void checkCuts() {
        const double least = is_.isForPress ? 3 : 2;
        if (is_.bleed < least)
            add("KIT-12", Severity::error, {},
                local(
                    "The bleed is {is} mm; at least {least} mm are needed, or white edges show where the cut "
                    "is not exact. Use --bleed {least}."),
                {{"is", oneDecimal(is_.bleed)}, {"least", std::to_string(static_cast<int>(least))}});
        for (std::size_t i = 0; i < is_.sheets.size(); ++i) checkGutters(i);
    }
    /// The bleed of a ground must not reach the counters of another.
    void checkGutters(std::size_t sheet) {
        const auto& runs = is_.sheets[sheet].runs;
        for (std::size_t i = 0; i < runs.size(); ++i)
            for (std::size_t k = i + 1; k < runs.size(); ++k) {
                const auto &one = is_.blocks[runs[i].block], &other = is_.blocks[runs[k].block];
                const bool areSame =
                    one.frontGround == other.frontGround && one.backGround == other.backGround;
                if (areSame ||
                    !runs[i].box.grown(is_.bleed - 1e-6).meets(runs[k].box.grown(is_.bleed - 1e-6)))
                    continue;
                return add(
                    "KIT-11", is_.isForPress ? Severity::error : Severity::warning, {},
                    local("On sheet {sheet} two grounds meet without room for the bleed of both. Use a "
                          "smaller --bleed."),
                    {{"sheet", std::to_string(sheet + 1)}});
            }
    }

    /// Opponents whose counters have the same mark must not differ only for eyes that see all colours.
    void checkGrounds() {
        constexpr double least = 8;
        std::map<std::string, const CounterPiece*> sides;  // the first unit of each
        for (const auto& block : is_.blocks)
            for (const auto& piece : block.pieces)
                if (piece.kind == CounterPiece::Kind::unit && !piece.side.empty())
                    sides.emplace(piece.side.text, &piece);
        for (auto one = sides.begin(); one != sides.end(); ++one)
            for (auto other = std::next(one); other != sides.end(); ++other) {
                const auto &a = one->second->front, &b = other->second->front;
                const bool haveOwnMarks = !haveOneMark(*a.nation, *b.nation);
                const double differ = leastDifference(is_.faces.ground(a), is_.faces.ground(b));
                if (differ >= least || haveOwnMarks) continue;
                add("KIT-14", Severity::warning, one->first,
                    local("The counters of {id} and {other} have the same mark, and their grounds differ by "
                          "{is} for some eyes; 8 are needed. Give one nation another mark or ground."),
                    {{"id", one->first}, {"other", other->first}, {"is", oneDecimal(differ)}});
            }
    }

    /// Names in one language where others have both: the sheets of the other language print them as they are.
    void checkLanguages() {
        std::string only;
        int count = 0;
        bool hasBoth = false;
        for (const auto& [file, forces] : is_.document.forces)
            for (const auto& type : forces->types) {
                if (!types_.contains(type.id.text)) continue;
                for (const auto* name : {&type.name, &type.shortName}) {
                    hasBoth = hasBoth || (!name->en.empty() && !name->es.empty());
                    if (name->en.empty() == name->es.empty()) continue;
                    only += (only.empty() ? "" : ", ") + (name->en.empty() ? name->es : name->en);
                    ++count;
                }
            }
        if (!hasBoth || count == 0) return;
        add("KIT-16", Severity::warning, {},
            local("{count} {count:name is|names are} in one language only: {names}. Enter the other one."),
            {{"count", std::to_string(count)}, {"names", only}});
    }

    void checkFace(const CounterPiece& piece, CounterSide side) {
        const auto subject = piece.marker != nullptr ? piece.marker->id : piece.type.text;
        const bool isFront = side == CounterSide::front;
        const auto faults = faultsOf(is_.faces, piece, side);
        const auto face = [&](const char* id, Severity severity, const auto& fault,
                              const LocalLiteral& text) {
            if (!fault ||
                !told_.insert({id + std::string(1, ' ') + std::string(text.english()), subject, isFront})
                     .second)
                return;
            add(id, severity, subject, text,
                {{"id", subject},
                 model::inWords("side", isFront ? local("side of a counter", "front")
                                                : local("side of a counter", "back")),
                 {"words", fault->words},
                 {"is", oneDecimal(fault->is)},
                 {"width", twoDecimals(fault->is)}});
        };
        face("KIT-8", Severity::error, faults.tinyType,
             local("{id}, {side}: '{words}' has {is} points; print has 2.6 or more. Use larger letters or a "
                   "larger --size."));
        face("KIT-8", Severity::warning, faults.smallType,
             local("{id}, {side}: '{words}' has {is} points; values need 7.4, names 4.2. Use larger letters "
                   "or a larger --size."));
        face("KIT-9", Severity::error, faults.contrast,
             local("{id}, {side}: '{words}' stands out from its ground by {is} to 1; 4.5 are needed. Change "
                   "the ink, or give it a plate."));
        face(
            "KIT-10", Severity::error, faults.outside,
            local("{id}, {side}: '{words}' is cut off: {is} mm of it lie beyond the cut. Move it, or give it "
                  "a width to fit."));
        face("KIT-10", Severity::error, faults.crossed,
             local("{id}, {side}: '{words}' lies {is} mm over another text. Move one of them, or make it "
                   "smaller."));
        face("KIT-10", Severity::warning, faults.nearCut,
             local("{id}, {side}: '{words}' reaches {is} mm into the edge that should have only ground. Move "
                   "it inwards."));
        face("KIT-10", Severity::warning, faults.cutWords,
             local("{id}, {side}: '{words}' does not fit and was shortened. Enter a short name for it."));
        face("KIT-15", Severity::warning, faults.thinLine,
             local("{id}, {side}: a line in {words} is {width} mm wide; print needs 0.07 mm, and 0.15 mm for "
                   "pale "
                   "lines on dark ground. Make it wider."));
        face("KIT-13", is_.isForPress ? Severity::error : Severity::warning, faults.resolution,
             local("{id}, {side}: its picture has {is} dots per inch at this size; 300 are needed. Supply a "
                   "larger one, or an SVG."));
    }

    const SheetsToCheck& is_;
    std::map<std::string, int> counters_, types_, markers_, codes_;
    std::set<model::UnitClassId> classesWithBack_;
    std::set<std::tuple<std::string, std::string, bool>> told_;
    std::vector<KitFinding> found_;
};

}  // namespace

std::vector<KitFinding> preflight(const SheetsToCheck& sheets) { return Preflight(sheets).check(); }

}  // namespace cota::look
