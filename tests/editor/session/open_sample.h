#pragma once
// A sample in a session, with its findings; steps are committed as the window does.

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>

#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "tests/support/real_game.h"

namespace cota::support {

class OpenSample {
  public:
    explicit OpenSample(const char* path) : session_(settings()) {
        const auto file = std::filesystem::path(COTA_SOURCE_DIR) / "samples" / path;
        EXPECT_TRUE(session_.open(file)) << file;
    }

    session::Session& session() { return session_; }
    /// Of a game without a map, in the middle of a round.
    static constexpr const char* tableSample = "combat-soldiers/winter-bridge.scenario.xml";
    session::SheetSource source() const { return session::sheetSourceOf(session_); }
    const model::Scenario& scenario() const { return **session_.document().scenario; }
    std::string xml() const { return session::textOf(session_.document(), {xml::FileKind::scenario, ""}); }

    /// True if there was a step, which has a name.
    bool take(std::optional<session::HistoryEntry> step) {
        if (!step) return false;
        EXPECT_FALSE(step->label.empty());
        session_.commit(std::move(*step));
        return true;
    }
    /// Why the value was refused; empty if it was taken.
    std::string take(session::Written written) {
        if (written.step) take(std::move(written.step));
        return written.refusal;
    }
    /// Writes a value of a sheet by the label of its row, and the language where two rows share a label.
    std::string write(const session::PropertySheet& sheet, const std::string& label, const std::string& value,
                      const std::string& language = {}) {
        for (const auto& row : sheet.rows)
            if (row.label == label && (language.empty() || row.language == language))
                return row.write ? take(row.write(value)) : "read-only";
        ADD_FAILURE() << "no row " << label << " in " << sheet.title;
        return "no row";
    }
    static std::string valueOf(const session::PropertySheet& sheet, const std::string& label) {
        for (const auto& row : sheet.rows)
            if (row.label == label) return row.value;
        return "no row";
    }

  private:
    static session::SessionSettings settings() {
        session::SessionSettings made;
        made.mapsets = realGames();
        return made;
    }
    session::Session session_;
};

}  // namespace cota::support
