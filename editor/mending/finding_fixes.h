#pragma once
// What can be done about a finding with one click: the fix that `cota fix` would make, and suggestions to
// choose from. All are first tried on the document, and offered only if the finding is gone and nothing more
// serious replaces it.

#include <functional>

#include "editor/answers/newest_first.h"
#include "editor/editing/fix_offers.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// Possible edits by the kind of subject of the finding, those that lose least first. None is tried yet.
std::vector<FixOffer> suggestionsFor(const FixRequest& request, const SheetSource& source);

/// The fix and the suggestions that help: without the finding, and without more errors or warnings than
/// before, and without an error that was not there. `isStopped` ends the search: the answer is not wanted.
std::vector<FixOffer> fixOffersOf(const FixRequest& request, const std::function<bool()>& isStopped = {});

/// The same fix for several findings, made one after the other.
struct AlikeFixes {
    std::vector<StepName> labels;  // of the fixes that are made
    std::size_t left = 0;          // findings for which there is no such fix
    model::Document document;
};
/// `like`: one of the offers for one of the findings.
AlikeFixes alikeFixesOf(const FixRequest& request, const std::vector<model::Finding>& alike,
                        const FixOffer& like);

class BackgroundFixOffers {
  public:
    using Answer = std::function<void(std::uint64_t number, std::vector<FixOffer>)>;
    /// `onAnswer` is called from another thread.
    explicit BackgroundFixOffers(const Answer& onAnswer)
        : worker_([this, onAnswer](const FixRequest& request) {
              onAnswer(request.number, fixOffersOf(request, [this] { return worker_.isOvertaken(); }));
          }) {}
    void start(FixRequest request) { worker_.start(std::move(request)); }
    void wait() { worker_.wait(); }

  private:
    NewestFirst<FixRequest> worker_;
};

struct AlikeRequest {
    FixRequest one;
    std::vector<model::Finding> alike;
    FixOffer like;
};

class BackgroundAlikeFixes {
  public:
    using Answer = std::function<void(std::uint64_t number, AlikeFixes)>;
    /// `onAnswer` is called from another thread.
    explicit BackgroundAlikeFixes(const Answer& onAnswer)
        : worker_([onAnswer](const AlikeRequest& request) {
              onAnswer(request.one.number, alikeFixesOf(request.one, request.alike, request.like));
          }) {}
    void start(AlikeRequest request) { worker_.start(std::move(request)); }

  private:
    NewestFirst<AlikeRequest> worker_;
};

}  // namespace cota::session
