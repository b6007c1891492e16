#pragma once
// Actions on the things that are selected on the map: those that are steps, and those that show something in
// the window.

#include <functional>
#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

class Commands;
class DocumentPage;

class ThingActions {
  public:
    /// `page`: the one that is shown now.
    ThingActions(std::function<DocumentPage&()> page, std::function<void(const std::string&)> say)
        : page_(std::move(page)), say_(std::move(say)) {}

    void addTo(Commands& commands);

  private:
    void addSteps(Commands& commands);
    void beginSight();
    void copyNumber();
    void selectDeeper();
    void drawZone();
    void drawObjective();
    void changeSize();
    void showValue(const std::string& label);
    void showBoards();
    const model::Subject* selected(model::SubjectKind kind) const;

    std::function<DocumentPage&()> page_;
    std::function<void(const std::string&)> say_;
};

}  // namespace cota::wx
