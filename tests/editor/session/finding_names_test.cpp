// Sentences of findings in the window name things as people do: an id only where a thing has no name.

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>

#include "editor/editing/finding_values.h"
#include "editor/editing/session.h"
#include "tests/support/real_game.h"

using namespace cota;
using session::Session;

namespace {

/// The ids of things that have another name in English.
std::set<std::string> idsOfNamedThings(const model::Document& document) {
    std::set<std::string> ids;
    const auto add = [&](const auto& things) {
        for (const auto& thing : things)
            if (!thing.name.en.empty() && thing.name.en != thing.id.text) ids.insert(thing.id.text);
    };
    for (const auto& [file, forces] : document.forces) {
        add(forces->types);
        add(forces->formations);
        add(forces->counters);
    }
    // Ids of sides, zones and objectives are also those of conditions, features and directions.
    add((*document.scenario)->groups);
    return ids;
}

/// The text between two quotes.
std::vector<std::string> quotedIn(const std::string& sentence) {
    std::vector<std::string> quoted;
    for (auto at = sentence.find('\''); at != std::string::npos;) {
        const auto end = sentence.find('\'', at + 1);
        if (end == std::string::npos) break;
        quoted.push_back(sentence.substr(at + 1, end - at - 1));
        at = sentence.find('\'', end + 1);
    }
    return quoted;
}

/// Rules in whose sentences an id is a word of the file, which the reader has to find there.
const std::set<std::string> aboutIds{"NAME-001", "NAME-003", "NAME-004", "NAME-006", "NAME-007"};

TEST(FindingNames, AreNotIds) {
    const std::filesystem::path samples = std::filesystem::path(COTA_SOURCE_DIR) / "samples/broken";
    std::set<std::string> told;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(samples)) {
        if (!entry.path().string().ends_with(".scenario.xml")) continue;
        session::SessionSettings settings;
        settings.mapsets = support::realGames();
        Session session(settings);
        ASSERT_TRUE(session.open(entry.path()));
        session.waitForCheck();
        const auto ids = idsOfNamedThings(session.document());
        const auto source = session::sheetSourceOf(session);
        for (const auto& one : session.report().findings) {
            if (aboutIds.contains(one.finding.rule)) continue;
            const auto sentence = session::sentenceOf(source, one.finding);
            for (const auto& quoted : quotedIn(sentence))
                if (ids.contains(quoted) && told.insert(one.finding.message).second)
                    ADD_FAILURE() << one.finding.rule << ": " << sentence;
        }
    }
}

}  // namespace
