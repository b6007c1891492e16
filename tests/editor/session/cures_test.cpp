#include "editor/session/cures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "editor/session/session.h"
#include "mapsets/mapset_places.h"

using namespace cota;
using model::SubjectKind;
using session::Session;

namespace {

/// A sample with planted mistakes, opened and checked.
class Broken {
  public:
    explicit Broken(const std::string& scenario) : session_(places()) {
        EXPECT_TRUE(session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples" / "broken" / scenario));
        session_.waitForCheck();
    }
    Session& session() { return session_; }
    /// The first finding of each rule about that kind of thing.
    std::vector<model::Finding> findings(SubjectKind kind) const {
        std::map<std::string, model::Finding> first;
        for (const auto& one : session_.report().findings)
            if (one.finding.subject.kind == kind) first.try_emplace(one.finding.rule, one.finding);
        std::vector<model::Finding> found;
        for (auto& entry : first) found.push_back(entry.second);
        return found;
    }
    std::vector<session::Cure> cures(const model::Finding& finding) const {
        return session::curesOf({1, session_.table(), session_.game(), finding});
    }

  private:
    static session::Places places() {
        session::Places made;
        mapsets::addTree(made.mapsets, COTA_SOURCE_DIR);
        return made;
    }
    Session session_;
};

bool isFound(const Session& session, const model::Finding& finding) {
    return std::ranges::any_of(session.report().findings, [&](const auto& one) {
        return one.finding.message == finding.message && one.finding.subject == finding.subject;
    });
}

TEST(Cures, OfUnitsCureAndCanBeUndone) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    auto& session = broken.session();
    const auto before = session.document();
    const auto errors = session.report().counts.error;
    std::set<std::string> labels;
    int cured = 0;
    for (const auto& finding : broken.findings(SubjectKind::counter)) {
        for (const auto& cure : broken.cures(finding)) {
            session.commit({cure.label, cure.document});
            session.waitForCheck();
            EXPECT_FALSE(isFound(session, finding)) << finding.rule << ": " << cure.label;
            EXPECT_LE(session.report().counts.error, errors) << finding.rule << ": " << cure.label;
            session.undo();
            labels.insert(cure.label.substr(0, cure.label.find(' ')));
            ++cured;
        }
    }
    EXPECT_GT(cured, 5);
    EXPECT_TRUE(labels.contains("Move")) << "a unit that stands wrong may stand elsewhere";
    EXPECT_TRUE(labels.contains("Take"));
    EXPECT_EQ(session.document(), before);
}

TEST(Cures, OfOptionsLeaveThemToTheGame) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    const auto findings = broken.findings(SubjectKind::option);
    ASSERT_FALSE(findings.empty());
    const auto cures = broken.cures(findings.front());
    ASSERT_EQ(cures.size(), 1u);
    EXPECT_EQ((*cures[0].document.scenario)->options.size(),
              (*broken.session().document().scenario)->options.size() - 1);
}

TEST(Cures, WhatIsAboutNothingHasNone) {
    Broken broken("panzer-grenadier/brod.scenario.xml");
    EXPECT_TRUE(broken.cures({}).empty());
    EXPECT_TRUE(session::curesOf({}).empty());
}

}  // namespace
