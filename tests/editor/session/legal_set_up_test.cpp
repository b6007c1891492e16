#include "editor/setup/legal_set_up.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/editing/session.h"
#include "editor/setup/group_edits.h"
#include "editor/setup/group_list.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::GroupId;
using session::Session;
using Verdict = session::SetUpAnswer::Verdict;

namespace {

class Sample {
  public:
    explicit Sample(const std::string& scenario) : session_(places()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples" / scenario));
    }
    session::SetUpRequest request(const std::string& group) const {
        return {1, session_.document(), session_.game(), session_.map()->laid(), GroupId(group)};
    }
    std::size_t errors(const model::Document& document) {
        session_.commit({"try", document});
        session_.waitForCheck();
        return session_.report().counts.error;
    }
    std::ptrdiff_t found(const model::Document& document, const std::string& rule) {
        errors(document);
        return std::ranges::count_if(session_.report().findings,
                                     [&](const auto& one) { return one.finding.rule == rule; });
    }
    Session& session() { return session_; }
    const mapsets::Battlefield& field() const { return session_.map()->field(); }

  private:
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    Session session_;
};

std::vector<GroupId> setUpGroups(const model::Document& document) {
    std::vector<GroupId> groups;
    for (const auto& group : (*document.scenario)->groups)
        if (group.kind == model::Group::Kind::setup && group.statesHexes()) groups.push_back(group.id);
    return groups;
}

/// What the rules only remark on is avoided where it can be: one platoon is put near its officer.
TEST(LegalSetUp, APlatoonIsPutWhereItsOfficerReachesIt) {
    Sample sample("war-storm-series/sarn.scenario.xml");
    const auto first = sample.request("").document;
    const auto before = sample.found(first, "COMMAND-001");
    int tried = 0;
    for (const auto& group : setUpGroups(first)) {
        const auto* made = session::groupNamed(first, group);
        if (made->units.size() < 3 || !made->units.back().at) continue;
        auto request = sample.request(group.text);
        request.document =
            session::withGroupChanged(first, group, [](model::Group& one) { one.units.back().at.reset(); });
        request.wantsPlaces = true;
        request.keepsPlaced = true;
        for (unsigned variant = 0; variant < 3; ++variant) {
            request.variant = variant;
            const auto answer = session::answerSetUp(request);
            if (!answer.proposal) continue;
            ++tried;
            EXPECT_LE(sample.found(answer.proposal->document, "COMMAND-001"), before)
                << group.text << " " << variant;
        }
    }
    EXPECT_GT(tried, 0);
}

TEST(LegalSetUp, EverySampleCanBeSetUpAnewWithoutErrors) {
    for (const char* name :
         {"panzer-grenadier/brod", "tcs/orvane", "war-storm-series/sarn", "marea-de-acero/vieuxpont"}) {
        SCOPED_TRACE(name);
        Sample sample(std::string(name) + ".scenario.xml");
        auto request = sample.request("");
        const auto before = sample.errors(request.document);
        for (const auto& group : setUpGroups(request.document)) {
            SCOPED_TRACE(group.text);
            request.group = group;
            request.wantsPlaces = true;
            request.keepsPlaced = false;
            const auto answer = session::answerSetUp(request);
            EXPECT_EQ(answer.verdict, Verdict::exists) << answer.text;
            EXPECT_EQ(answer.remaining, "");
            if (!answer.proposal) continue;
            request.document = answer.proposal->document;
            const auto* made = session::groupNamed(request.document, group);
            for (const auto& unit : made->units) EXPECT_TRUE(unit.at || unit.aboard) << unit.counter.text;
        }
        EXPECT_EQ(sample.errors(request.document), before);
    }
}

TEST(LegalSetUp, AnotherProposalIsAnother) {
    Sample sample("tcs/orvane.scenario.xml");
    auto request = sample.request("ger-centre");
    request.wantsPlaces = true;
    request.keepsPlaced = false;
    const auto one = session::answerSetUp(request);
    request.variant = 1;
    const auto other = session::answerSetUp(request);
    ASSERT_TRUE(one.proposal && other.proposal);
    EXPECT_NE(one.proposal->document, other.proposal->document);
    // The same question has the same answer.
    request.variant = 0;
    EXPECT_EQ(session::answerSetUp(request).proposal->document, one.proposal->document);
    // Asked again where the units already are as proposed, it does not propose nothing.
    request.document = one.proposal->document;
    EXPECT_TRUE(session::answerSetUp(request).proposal);
}

/// The cells of the units of a group.
std::vector<mapsets::Cell> cellsOf(const Sample& sample, const model::Document& document, const GroupId& id) {
    std::vector<mapsets::Cell> cells;
    for (const auto& unit : session::groupNamed(document, id)->units)
        if (unit.at)
            if (const auto cell = sample.field().resolve(unit.at->label)) cells.push_back(*cell);
    return cells;
}

/// As a person would like it: objectives are manned, no counter hangs over the edge, the zone is used.
TEST(LegalSetUp, AProposalLooksAsAPersonWouldPlaceTheUnits) {
    Sample sample("tcs/orvane.scenario.xml");
    auto request = sample.request("");
    request.wantsPlaces = true;
    request.keepsPlaced = false;
    const auto& field = sample.field();
    std::set<mapsets::Cell> manned;
    for (const auto& group : setUpGroups(request.document)) {
        SCOPED_TRACE(group.text);
        request.group = group;
        const auto answer = session::answerSetUp(request);
        ASSERT_TRUE(answer.proposal);
        request.document = answer.proposal->document;
        const auto cells = cellsOf(sample, request.document, group);
        manned.insert(cells.begin(), cells.end());
        int widest = 0;
        for (const auto cell : cells) {
            const auto printed = field.printed(cell);
            EXPECT_EQ(field.boards()[printed[0].placement].quarters(printed[0].hex), 4) << field.label(cell);
            for (const auto other : cells) widest = std::max(widest, field.distance(cell, other));
        }
        if (cells.size() >= 4) {
            EXPECT_GE(widest, 3) << "not huddled in a corner";
        }
    }
    for (const auto& objective : (*request.document.scenario)->objectives) {
        const bool isManned = std::ranges::any_of(objective.hexes, [&](const auto& hex) {
            const auto cell = field.resolve(hex.label);
            return cell && manned.contains(*cell);
        });
        EXPECT_TRUE(isManned || objective.owner.text != "german") << objective.id.text;
    }
}

TEST(LegalSetUp, UnitsInHexesStay) {
    Sample sample("tcs/orvane.scenario.xml");
    auto request = sample.request("ger-centre");
    request.wantsPlaces = true;
    const auto answer = session::answerSetUp(request);
    EXPECT_EQ(answer.verdict, Verdict::exists);
    const auto* before = session::groupNamed(request.document, request.group);
    if (!answer.proposal) return;
    const auto* after = session::groupNamed(answer.proposal->document, request.group);
    for (std::size_t i = 0; i < before->units.size(); ++i)
        if (before->units[i].at) {
            EXPECT_EQ(after->units[i].at, before->units[i].at);
        }
}

TEST(LegalSetUp, SaysWhyThereIsNone) {
    Sample sample("panzer-grenadier/brod.scenario.xml");
    auto request = sample.request("");
    request.group = setUpGroups(request.document).front();
    const auto hex = sample.session().map()->label(sample.session().map()->field().hexes()[30]);
    request.document = session::withGroupChanged(request.document, request.group, [&](model::Group& group) {
        group.zone = {};
        group.hexes.children = {{.kind = model::ZoneTerm::Kind::hexes, .hexes = {{hex}}}};
        for (auto& unit : group.units) unit.at.reset();
    });
    request.keepsPlaced = false;
    const auto answer = session::answerSetUp(request);
    EXPECT_EQ(answer.verdict, Verdict::none) << answer.detail;
    EXPECT_EQ(answer.text.find("No legal set-up. "), 0u) << answer.text;
    EXPECT_NE(answer.text.find("fit in 1 hex"), std::string::npos) << answer.text;
}

TEST(LegalSetUp, NothingIsAskedWithoutUnitsOrPlace) {
    Sample sample("tcs/orvane.scenario.xml");
    auto request = sample.request("us-main");
    request.document = session::withGroupChanged(request.document, request.group,
                                                 [](model::Group& group) { group.zone = {}; });
    EXPECT_EQ(session::answerSetUp(request).verdict, Verdict::open);
    request.document = session::withGroupChanged(request.document, request.group,
                                                 [](model::Group& group) { group.units.clear(); });
    EXPECT_EQ(session::answerSetUp(request).verdict, Verdict::open);
    request.laid = nullptr;
    EXPECT_EQ(session::answerSetUp(request).verdict, Verdict::open);
}

TEST(LegalSetUp, TooManyForAnEntryHex) {
    Sample sample("panzer-grenadier/brod.scenario.xml");
    auto request = sample.request("");
    const auto groups = setUpGroups(request.document);
    ASSERT_FALSE(groups.empty());
    request.group = groups.front();
    request.document = session::withGroupKind(request.document, request.group, session::GroupKind::arrival);
    request.document = session::withGroupChanged(request.document, request.group, [&](model::Group& group) {
        group.turn = 2;
        group.zone = {};
        group.hexes.children = {
            {.kind = model::ZoneTerm::Kind::hexes,
             .hexes = {{sample.session().map()->label(sample.session().map()->field().hexes()[5])}}}};
    });
    const auto answer = session::answerSetUp(request);
    EXPECT_EQ(answer.verdict, Verdict::none) << answer.text;
}

TEST(LegalSetUp, StopsWhenAsked) {
    Sample sample("tcs/orvane.scenario.xml");
    auto request = sample.request("us-main");
    request.wantsPlaces = true;
    request.keepsPlaced = false;
    EXPECT_EQ(session::answerSetUp(request, [] { return true; }).verdict, Verdict::stopped);
}

TEST(LegalSetUp, TheNewestQuestionIsAnsweredInTheBackground) {
    Sample sample("tcs/orvane.scenario.xml");
    std::atomic<std::uint64_t> last = 0;
    session::BackgroundSetUp worker([&](const session::SetUpAnswer& answer) { last = answer.number; });
    auto request = sample.request("ger-centre");
    for (std::uint64_t number = 1; number <= 5; ++number) {
        request.number = number;
        worker.start(request);
    }
    worker.wait();
    EXPECT_EQ(last, 5u);
}

}  // namespace
