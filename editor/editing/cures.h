#pragma once
// What can be done about a finding: the fix `cota fix` would make, and suggestions, which somebody must
// choose from. Both are tried out on the document first, and offered only where the rules then find it no
// more, and nothing graver in its place.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/newest_first.h"
#include "editor/answers/table.h"
#include "editor/documents/step_name.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// An edit with its name, as a step of the history would be called.
struct Cure {
    StepName label;
    model::Document document;
    bool isSafe = false;  // only this can be meant; else a suggestion
    bool isMove = false;  // to another hex: one of those is enough
};

struct CureOrder {
    std::uint64_t number = 0;  // comes back with the answer
    std::shared_ptr<const Table> table;
    std::shared_ptr<const mapsets::Mapset> game;
    model::Finding finding;
    model::Document document = {};    // needed by fixes only: it may have no table
    std::filesystem::path path = {};  // of its main file; empty where it has none yet
    model::Language language = model::Language::english;
};

/// What might help, by the kind of thing the finding is about; the least that is lost first. Nothing is tried
/// yet.
std::vector<Cure> remediesFor(const Table& table, const model::Finding& finding);

/// The one fix of validator/fixes, where the finding has one: files are changed as texts, and read again.
std::vector<Cure> fixesFor(const CureOrder& order);

/// That, and those remedies that do help: without the finding, and with no more errors and warnings than
/// before.
std::vector<Cure> curesOf(const CureOrder& order);

class BackgroundCures {
  public:
    using Answer = std::function<void(std::uint64_t number, std::vector<Cure>)>;
    /// `onAnswer` is called by another thread.
    explicit BackgroundCures(const Answer& onAnswer)
        : worker_([onAnswer](const CureOrder& order) { onAnswer(order.number, curesOf(order)); }) {}
    void start(CureOrder order) { worker_.start(std::move(order)); }
    void wait() { worker_.wait(); }

  private:
    NewestFirst<CureOrder> worker_;
};

}  // namespace cota::session
