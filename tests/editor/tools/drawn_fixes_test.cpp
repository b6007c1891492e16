// "Draw it on the map" takes the tool that draws what the finding is about.

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "editor/editing/session.h"
#include "editor/tools/toolbox.h"
#include "tests/editor/session/broken_documents.h"
#include "tests/support/trials.h"

using namespace cota;
using tools::PaletteKind;

namespace {

using Kinds = std::set<PaletteKind>;

/// What the rules of a prefix are about, where the subject does not say it.
const std::map<std::string, Kinds> drawnByPrefix{
    {"CONTOUR", {PaletteKind::contours}}, {"LEVEL", {PaletteKind::levels, PaletteKind::contours}},
    {"PATH", {PaletteKind::paths}},       {"WAY", {PaletteKind::paths}},
    {"MAP", {PaletteKind::terrains}},     {"TERRAIN", {PaletteKind::terrains}},
    {"PLACE", {PaletteKind::terrains}},
};

const std::map<model::SubjectKind, Kinds> drawnBySubject{
    {model::SubjectKind::shape, {PaletteKind::contours, PaletteKind::areas}},
    {model::SubjectKind::path, {PaletteKind::paths}},
    {model::SubjectKind::hexside, {PaletteKind::hexsides}},
    {model::SubjectKind::feature, {PaletteKind::features}},
};

Kinds allowedFor(const model::Finding& finding) {
    const auto ofSubject = drawnBySubject.find(finding.subject.kind);
    if (ofSubject != drawnBySubject.end()) return ofSubject->second;
    const auto ofPrefix = drawnByPrefix.find(finding.rule.substr(0, finding.rule.find('-')));
    return ofPrefix == drawnByPrefix.end() ? Kinds{} : ofPrefix->second;
}

TEST(DrawnFixes, TakeTheToolOfWhatTheFindingIsAbout) {
    if (support::areSanitized) GTEST_SKIP() << "takes minutes";
    std::map<std::string, PaletteKind> found;
    support::eachBrokenDocument(
        {".scenario.xml", ".board.xml"}, [&](const auto& session, const auto&, const auto& file) {
            for (const auto& reported : session.report().findings) {
                const auto& finding = reported.finding;
                const auto tool = tools::toolFor(session.document(), finding);
                if (!tool) continue;
                const auto palette = tools::toolRows()[*tool].palette;
                if (finding.subject.kind == model::SubjectKind::hex) found[finding.rule] = palette;
                EXPECT_TRUE(allowedFor(finding).contains(palette))
                    << finding.rule << " in " << file << ": " << tools::toolRows()[*tool].id;
            }
        });
    ASSERT_TRUE(found.contains("CONTOUR-008"));
    EXPECT_EQ(found.at("CONTOUR-008"), PaletteKind::contours);
    EXPECT_FALSE(found.contains("NAME-001")) << "a hex that does not exist is not drawn";
    EXPECT_GT(found.size(), 8U);
}

}  // namespace
