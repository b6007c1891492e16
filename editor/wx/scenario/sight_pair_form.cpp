#include "editor/wx/scenario/sight_pair_form.h"

#include "editor/scenario/forms.h"
#include "editor/scenario/sight_pairs.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using session::ScenarioList;
using session::trLater;

namespace {

constexpr EntryKind pairKind{"sight-pairs",
                             ScenarioList::sightMarks,
                             trLater("Marked sight pairs"),
                             trLater("No pairs. Select two hexes, or drag with the Line of sight tool (S), "
                                     "then add a pair."),
                             session::sightPairSheet,
                             nullptr,
                             true,
                             false};

}  // namespace

SightPairForm::SightPairForm(wxWindow* parent, const ViewContext& context)
    : EntryForm(parent, context, pairKind), context_(context) {
    decorate = [](const session::SheetSource& source, std::size_t place, ListRow& row) {
        const auto pair = session::sightPairRows(source)[place];
        using State = session::SightPairRow::State;
        row.icon = pair.state == State::holds ? "passed" : pair.state == State::fails ? "error" : "warning";
        row.tone = pair.state == State::holds   ? Tone::passed
                   : pair.state == State::fails ? Tone::error
                                                : Tone::warning;
        row.text = toWx(pair.from + " \u2192 " + pair.to);
        row.right = pair.mustBeClear ? words("clear line") : words("blocked line");
        if (pair.turn) row.badges.push_back({words("turn %s", std::to_string(*pair.turn))});
        row.detail = toWx(pair.why);
    };
    buttons = [this] {
        StripItem add{"sight-pairs-add", StripItem::Kind::button, words("Add")};
        std::vector<std::string> hexes;
        for (const auto& subject : context_.session.selection())
            if (subject.kind == model::SubjectKind::hex) hexes.push_back(subject.id);
        add.isEnabled = hexes.size() == 2;
        add.tip = words("Select two hexes of the map first.");
        add.run = [this, hexes] { take(session::addSightPair(now(), hexes[0], hexes[1]), true); };
        StripItem flip{"sight-pairs-flip", StripItem::Kind::button, words("Flip")};
        flip.isEnabled = chosen().has_value();
        flip.tip = words("A pair that must be clear must be blocked, and the other way round.");
        flip.run = [this] {
            if (const auto at = chosen()) take(session::withPairFlipped(now(), *at));
        };
        StripItem turn{"sight-pairs-swap", StripItem::Kind::button, words("Swap ends")};
        turn.isEnabled = flip.isEnabled;
        turn.run = [this] {
            if (const auto at = chosen()) take(session::withPairTurned(now(), *at));
        };
        return std::vector<StripItem>{add, flip, turn};
    };
}

}  // namespace cota::wx
