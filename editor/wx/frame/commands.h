#pragma once
// What the actions do. Menus, tool bar, keys and the start panel run them by their ids.

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace cota::wx {

class Commands {
  public:
    /// `action`: the id of a row of tools::actionRows().
    void add(std::string action, std::function<void()> run) { runs_[std::move(action)] = std::move(run); }
    bool has(std::string_view action) const { return runs_.contains(action); }
    void run(std::string_view action) const {
        const auto it = runs_.find(action);
        if (it == runs_.end()) return;
        if (onRun) onRun(it->first);
        it->second();
    }
    /// Before an action is run.
    std::function<void(const std::string& action)> onRun;

  private:
    std::map<std::string, std::function<void()>, std::less<>> runs_;
};

}  // namespace cota::wx
