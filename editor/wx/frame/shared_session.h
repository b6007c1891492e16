#pragma once
// A document that several pages may show, also in different windows. It is closed with the last of them.

#include <memory>

#include "editor/editing/session.h"

namespace cota::wx {

struct SharedSession {
    explicit SharedSession(const session::SessionSettings& settings) : session(settings) {}

    session::Session session;
    int pages = 0;  // that show it
};

/// Its answers of the background check are taken by the program.
std::shared_ptr<SharedSession> newSharedSession(const session::SessionSettings& settings);

}  // namespace cota::wx
