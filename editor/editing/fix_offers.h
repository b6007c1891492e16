#pragma once
// What can be done about a finding: the fix that `cota fix` would make, and suggestions to choose from. Both
// are first tried on the document, and offered only if the finding is gone and nothing more serious replaces
// it.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/answers/newest_first.h"
#include "editor/documents/step_name.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// An edit with the name that its step in the history will have.
struct FixOffer {
    StepName label;
    model::Document document;
    bool isSafe = false;  // the only possible correction; else a suggestion
    bool isMove = false;  // to another hex; one such move is enough
};

struct FixRequest {
    std::uint64_t number = 0;  // returned with the answer
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const mapsets::Mapset> game;
    model::Finding finding;
    model::Document document = {};    // for fixes only, which do not need a map
    std::filesystem::path path = {};  // of its main file; empty if there is none yet
    model::Language language = model::Language::english;
};

/// Possible edits by the kind of subject of the finding, those that lose least first. None is tried yet.
std::vector<FixOffer> suggestionsFor(const JoinedMap& map, const model::Finding& finding);

/// The one fix of validator/fixes, if the finding has one: it changes the text of files, which are read
/// again.
std::vector<FixOffer> fixesFor(const FixRequest& request);

/// The fix and the suggestions that help: without the finding, and without more errors or warnings than
/// before.
std::vector<FixOffer> fixOffersOf(const FixRequest& request);

class BackgroundFixOffers {
  public:
    using Answer = std::function<void(std::uint64_t number, std::vector<FixOffer>)>;
    /// `onAnswer` is called from another thread.
    explicit BackgroundFixOffers(const Answer& onAnswer)
        : worker_([onAnswer](const FixRequest& request) { onAnswer(request.number, fixOffersOf(request)); }) {
    }
    void start(FixRequest request) { worker_.start(std::move(request)); }
    void wait() { worker_.wait(); }

  private:
    NewestFirst<FixRequest> worker_;
};

}  // namespace cota::session
