#pragma once
// What the bar above the table offers: who looks, arrows of attacks, shuffling and dealing.

#include <functional>
#include <string>
#include <vector>

#include "editor/table/table_desk.h"
#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

std::vector<StripItem> tableOptions(session::TableDesk& desk, model::Language language,
                                    const std::function<void(const std::string& action)>& run);
/// Which action the arrows and the matrix are about; nothing if the game has only one.
void addActionItem(session::TableDesk& desk, model::Language language, std::vector<StripItem>& items);
/// All, each player, everyone; then all again.
session::TableViewer nextViewer(const session::TableScene& scene);

}  // namespace cota::wx
