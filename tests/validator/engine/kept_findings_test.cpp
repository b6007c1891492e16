#include "validator/engine/kept_findings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <sstream>

#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "mapsets/play/laid_map.h"
#include "tests/support/chance_edits.h"
#include "tests/support/real_game.h"
#include "tests/support/samples.h"
#include "tests/support/trials.h"
#include "tests/support/whole_battle.h"
#include "validator/engine/check_context.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using namespace cota::checks;

namespace {

int scenarioRuns = 0, contourRuns = 0, mapRuns = 0;

void readScenario(const CheckContext& context, const Settings&, FindingSink& out) {
    ++scenarioRuns;
    out.add({.subject = subjectOf(model::SubjectKind::scenario, context.scenario()->id)});
}
void readContours(const CheckContext& context, const Settings&, FindingSink&) {
    ++contourRuns;
    EXPECT_LE(context.drawn().size(), 1u);
}
void readMap(const CheckContext& context, const Settings&, FindingSink&) {
    ++mapRuns;
    EXPECT_FALSE(context.battlefield().hexes().empty());
}

constexpr model::MessageRow readRow(const char* id) {
    return {id, model::Severity::error, local("t"), local("t"), local("r"), local("a")};
}
constexpr std::array readTable{
    Rule{.message = readRow("READ-001"), .needs = need::scenario, .run = readScenario},
    Rule{.message = readRow("READ-002"), .needs = need::mapset, .run = readContours},
    Rule{.message = readRow("READ-003"), .needs = need::battlefield, .run = readMap}};
const std::array readTopics{Topic{"read", local("Read"), readTable}};

std::shared_ptr<const mapsets::Mapset> game(const std::string& id) {
    return std::make_shared<const mapsets::Mapset>(support::realGame(id));
}

model::Document painted(const model::Document& document, const mapsets::Mapset& game, int column,
                        int terrain) {
    const auto& [file, board] = *document.boards.begin();
    const auto hex = board->grid.hexAt({column, 4});
    return model::withTerrain(
        document, file, {&hex, 1},
        {{{game.catalogue.terrains[static_cast<std::size_t>(terrain) % game.catalogue.terrains.size()].id,
           {}}}});
}

TEST(KeptFindings, RunsOnlyRulesThatReadWhatHasChanged) {
    scenarioRuns = contourRuns = mapRuns = 0;
    KeptFindings kept;
    CheckInput input;
    input.mapset = game(support::battleGames[1]);
    input.document = support::wholeBattle(support::battleGames[1], 8, 8, 8, 4);
    const auto runs = [&] {
        const auto report = check(input, readTopics, {}, &kept);
        EXPECT_EQ(report.rulesRun.size(), 3u);
        EXPECT_EQ(report.findings.front().finding.rule, "READ-001") << "told again, run or not";
        return std::array{scenarioRuns, contourRuns, mapRuns};
    };
    EXPECT_EQ(runs(), (std::array{1, 1, 1}));
    EXPECT_EQ(runs(), (std::array{1, 1, 1}));
    input.document = painted(input.document, *input.mapset, 2, 3);
    EXPECT_EQ(runs(), (std::array{1, 1, 2})) << "a hex is neither the scenario nor a contour";
    const auto file = input.document.boards.begin()->first;
    input.document = model::withBoard(input.document, file, [](model::Board& board) {
        board.spotHeights.push_back({{1200, 1300}, 33, {}, {}});
    });
    EXPECT_EQ(runs(), (std::array{1, 2, 3}));
    input.document = model::withScenarioTitle(input.document, {"Other", "Otra"});
    EXPECT_EQ(runs(), (std::array{2, 2, 4}));
    input.mapset = game(support::battleGames[1]);
    EXPECT_EQ(runs(), (std::array{3, 3, 5})) << "another game";
}

/// Everything in a report except the times.
class ReportText {
  public:
    explicit ReportText(const Report& report) {
        for (const ReportedFinding& one : report.findings) tell(one);
        const Counts& counts = report.counts;
        out_ << counts.error << ' ' << counts.warning << ' ' << counts.info << ' ' << counts.accepted << ' '
             << counts.baseline << '\n';
        for (const std::string& rule : report.rulesRun) out_ << "run " << rule << '\n';
        for (const SkippedRule& one : report.rulesSkipped)
            out_ << "skipped " << one.rule << ' ' << one.why.en << ' ' << one.notAsked << '\n';
        for (const Cut& one : report.cut)
            out_ << "cut " << one.rule << ' ' << one.listed << ' ' << one.found << '\n';
        for (const Failure& one : report.failures) out_ << "failed " << one.rule << ' ' << one.what << '\n';
    }
    std::string text() const { return out_.str(); }

  private:
    void tell(const ReportedFinding& one) {
        out_ << one.finding.rule << ' ' << model::textOf(one.finding.severity) << ' ' << textOf(one.state)
             << ' ' << one.reason;
        tell(one.finding.subject);
        for (const model::Subject& related : one.finding.related) tell(related);
        for (const auto& value : one.finding.values) out_ << ' ' << value.name << '=' << value.text;
        for (const TrailStep& step : one.trail) {
            out_ << "\n  " << step.text.en << (step.decides ? " !" : "");
            for (const std::string& hex : step.hexes) out_ << ' ' << hex;
        }
        for (const LaidHex& hex : one.hexes) out_ << ' ' << hex.label << '@' << hex.hex.q << ',' << hex.hex.r;
        out_ << '\n';
    }
    void tell(const model::Subject& subject) {
        out_ << ' ' << static_cast<int>(subject.kind) << ':' << subject.id;
        for (const std::string& hex : subject.hexes) out_ << '/' << hex;
    }

    std::ostringstream out_;
};

/// Like the editor after each edit: the map is laid with what was kept of the previous one.
class RepeatedChecks {
  public:
    explicit RepeatedChecks(std::shared_ptr<const mapsets::Mapset> game) : game_(std::move(game)) {}
    std::string again(const model::Document& document) {
        auto input = inputOf(document);
        input.laid = mapsets::layMap(document, game_, nullptr, &ground_);
        return ReportText(check(input, allTopics(), {}, &kept_)).text();
    }
    std::string fresh(const model::Document& document) const {
        return ReportText(check(inputOf(document), allTopics())).text();
    }

  private:
    CheckInput inputOf(const model::Document& document) const {
        CheckInput input;
        input.document = document;
        input.mapset = game_;
        return input;
    }

    std::shared_ptr<const mapsets::Mapset> game_;
    mapsets::KeptGround ground_;
    KeptFindings kept_;
};

/// Continues from most edits, and undoes some, so that the document stays useful.
void expectSameAnswers(const model::Document& first, const std::shared_ptr<const mapsets::Mapset>& game,
                       unsigned seed, int rounds) {
    std::mt19937 random(seed);
    support::ChanceEdits edits(*game, seed);
    RepeatedChecks checks(game);
    ASSERT_EQ(checks.again(first), checks.fresh(first));
    auto kinds = support::ChanceEdits::kinds();
    for (int round = 0; round < rounds; ++round) {
        std::ranges::shuffle(kinds, random);
        model::Document document = first;
        for (const std::string_view kind : kinds) {
            const auto edited = edits.edited(document, kind);
            ASSERT_EQ(checks.again(edited), checks.fresh(edited))
                << "seed " << seed << ", round " << round << ", " << kind;
            if (random() % 3 != 0) document = edited;
        }
    }
}

TEST(KeptFindings, AfterAnyEditsTheAnswerIsThatOfAFullCheck) {
    for (const std::string id : support::battleGames)
        expectSameAnswers(support::wholeBattle(id, 12, 12, 24, 4), game(id), 5,
                          static_cast<int>(support::trials(2)));
}

TEST(KeptFindings, TheSameForTheSamplesOfAllGames) {
    unsigned seed = 1;
    for (support::Sample& sample : support::allSamples()) {
        if (support::areSanitized && seed > 2) break;  // slow there, and the other games run the same code
        SCOPED_TRACE(sample.path);
        expectSameAnswers(sample.document, std::make_shared<const mapsets::Mapset>(std::move(sample.game)),
                          seed++, static_cast<int>(support::trials(2)));
    }
}

/// These cover everything in the model, and each changes something.
TEST(KeptFindings, EditsOfChanceReachEveryPartOfADocument) {
    std::map<std::string_view, int> made;
    for (const support::Sample& sample : support::allSamples()) {
        support::ChanceEdits edits(sample.game, 3);
        for (const std::string_view kind : support::ChanceEdits::kinds())
            for (int i = 0; i < 12; ++i)
                made[kind] += edits.edited(sample.document, kind) != sample.document ? 1 : 0;
    }
    for (const std::string_view kind : support::ChanceEdits::kinds()) EXPECT_GT(made[kind], 5) << kind;
}

}  // namespace
