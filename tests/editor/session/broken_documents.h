#pragma once
// The documents of tests/rules that break a rule, each in a session.

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "tests/support/real_game.h"

namespace cota::support {

/// Opens "bad" with each of these endings in the folder of each rule, and calls `visit(session, rule, file)`
/// when it has been checked. Rules are sorted.
template <class Visit>
void eachBrokenDocument(std::initializer_list<const char*> endings, Visit visit) {
    namespace fs = std::filesystem;
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(fs::path(COTA_SOURCE_DIR) / "tests/rules"))
        folders.push_back(entry.path());
    std::ranges::sort(folders);
    session::SessionSettings settings;
    settings.mapsets = realGames();
    for (const auto& folder : folders)
        for (const char* ending : endings) {
            const auto file = folder / (std::string("bad") + ending);
            session::Session session(settings);
            if (!fs::exists(file) || !session.open(file)) continue;
            session.waitForCheck();
            visit(session, folder.filename().string(), file);
        }
}

}  // namespace cota::support
