#pragma once
// What can be done with the selected things of the table, as entries of a menu; and the thing beside another
// one, for the arrow keys.

#include <functional>
#include <string>
#include <vector>

#include "editor/documents/selection.h"
#include "editor/editing/property_sheet.h"
#include "editor/table/table_scene.h"

namespace cota::session {

struct TableMenuEntry {
    std::string id;     // stable, for tests
    std::string label;  // in the current language
    std::function<Written()> run = {};
    std::string action = {};                 // instead of a step: the id of an action of the window
    std::vector<TableMenuEntry> below = {};  // a menu within the menu
    bool endsSection = false;
};

/// Only what is possible for all selected things; the first entries are for the focus of the selection.
std::vector<TableMenuEntry> tableMenu(const SheetSource& source, const TableScene& scene,
                                      const Selection& selection);

/// The nearest group or pile in a direction; the thing itself if there is none. Without a thing, the first
/// one.
model::Subject thingBeside(const TableScene& scene, const model::Subject& from, int right, int down);

}  // namespace cota::session
