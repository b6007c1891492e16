#include "editor/answers/overlay_choices.h"

#include <algorithm>

#include "editor/answers/asked_overlay.h"
#include "editor/words/words.h"
#include "mapsets/analysis/readings.h"
#include "validator/overlays/question_words.h"

namespace cota::session {

namespace {

using checks::OverlayQuestion;
using checks::OverlayWho;
using model::SubjectKind;

class Choices {
  public:
    Choices(const JoinedMap& map, const Selection& selection, model::Language language)
        : map_(map),
          selection_(selection),
          language_(language),
          words_(map.laidDocument(), readerOf(map, language)) {}

    OverlayChoices of(const checks::OverlayKind& kind) {
        made_ = {.title = std::string(kind.title.in(language_)), .kind = kind.id, .choices = {}, .needs = {}};
        kind_ = kind.id;
        switch (kind.who) {
            case OverlayWho::nobody:
                made_.isDirect = true;
                add({}, {});
                break;
            case OverlayWho::watchers:
                addSelected({SubjectKind::hex, SubjectKind::counter, SubjectKind::zone});
                addSides();
                made_.needs = tr("Select hexes, units or zones first.");
                break;
            case OverlayWho::twoGroups:
                addPairs();
                made_.needs = tr("Select two hexes or units first.");
                break;
            case OverlayWho::anyUnit:
                add(tr("any unit"), {});
                [[fallthrough]];
            case OverlayWho::oneUnit:
                addOneUnit();
                made_.needs = tr("Select a unit first.");
                break;
            case OverlayWho::units:
                addSelected({SubjectKind::counter, SubjectKind::formation});
                addSides();
                made_.needs = tr("Select units or formations first.");
                break;
            case OverlayWho::line:
                addLine();
                made_.needs = tr("Select two hexes first.");
                break;
            case OverlayWho::reading:
                addReadings();
                made_.needs = tr("No option of this game decides an open passage about maps.");
                break;
        }
        return std::move(made_);
    }

  private:
    const model::Scenario* scenario() const {
        const auto& document = map_.document();
        return document.scenario ? &**document.scenario : nullptr;
    }

    void add(std::string label, std::vector<std::string> who) {
        OverlayQuestion question;
        question.kind = kind_;
        question.who = std::move(who);
        // A question about arrivals: to the end of the scenario, if it has one.
        if (const auto* of = scenario()) question.turns = of->turns.count;
        made_.choices.push_back({std::move(label), std::move(question)});
    }

    void addSelected(std::initializer_list<SubjectKind> kinds) {
        std::vector<std::string> who;
        for (const auto& thing : selection_)
            if (std::ranges::find(kinds, thing.kind) != kinds.end()) who.push_back(thing.id);
        if (!who.empty()) add(tr("selected: %s", words_.namesOf(who)), who);
    }

    void addOneUnit() {
        const auto units = onlyOf(selection_, SubjectKind::counter);
        if (!units.empty()) add(tr("selected: %s", words_.nameOf(units.focus().id)), {units.focus().id});
    }

    void addLine() {
        const auto hexes = onlyOf(selection_, SubjectKind::hex);
        if (hexes.size() != 2) return;
        std::vector<std::string> who;
        for (const auto& hex : hexes) who.push_back(hex.id);
        add(who.front() + " - " + who.back(), who);
    }

    void addSides() {
        if (const auto* of = scenario())
            for (const auto& side : of->sides) add(words_.nameOf(side.id.text), {side.id.text});
    }

    void addPairs() {
        if (selection_.size() == 2) {
            std::vector<std::string> who;
            for (const auto& thing : selection_)
                if (thing.kind == SubjectKind::hex || thing.kind == SubjectKind::counter)
                    who.push_back(thing.id);
            if (who.size() == 2) add(words_.nameOf(who.front()) + " - " + words_.nameOf(who.back()), who);
        }
        const auto* of = scenario();
        if (of == nullptr) return;
        for (std::size_t i = 0; i < of->sides.size(); ++i)
            for (std::size_t j = i + 1; j < of->sides.size(); ++j) {
                const auto &one = of->sides[i].id.text, &other = of->sides[j].id.text;
                add(words_.nameOf(one) + " - " + words_.nameOf(other), {one, other});
            }
    }

    void addReadings() {
        for (const auto& one : mapsets::otherReadings(map_.laidDocument())) {
            if (!one.isOfSight && !one.isOfReach && !one.isOfStacks) continue;
            add(words_.nameOf(one.option) + ": " + one.other, {one.option, one.other});
        }
    }

    const JoinedMap& map_;
    const Selection& selection_;
    model::Language language_;
    checks::QuestionWords words_;
    OverlayChoices made_;
    std::string kind_;
};

}  // namespace

std::vector<OverlayChoices> overlayChoices(const JoinedMap& map, const Selection& selection,
                                           model::Language language) {
    std::vector<OverlayChoices> all;
    Choices choices(map, selection, language);
    const bool judges = checks::judgesSight(map.game());
    for (const auto& kind : checks::overlayKinds()) {
        if (kind.asksSight && !judges) continue;
        if (kind.needsScenario && !map.document().scenario) continue;
        all.push_back(choices.of(kind));
    }
    return all;
}

}  // namespace cota::session
