#pragma once
// A way to mend a finding: an edit that is one step of the history, and what is known about the document that
// it belongs to.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/step_name.h"
#include "formats/model/finding/finding.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// An edit with the name that its step in the history will have.
struct FixOffer {
    StepName label;
    model::Document document;
    bool isSafe = false;     // the only possible correction; else a suggestion
    bool isMove = false;     // to another hex; one such move is enough
    bool isRemoval = false;  // of what the finding is about, or of what names it
};

struct FixRequest {
    std::uint64_t number = 0;  // returned with the answer
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const mapsets::Mapset> game;
    model::Finding finding;
    model::Document document = {};    // for fixes only, which do not need a map
    std::filesystem::path path = {};  // of its main file; empty if there is none yet
    model::Language language = model::Language::english;
    std::shared_ptr<const look::Symbology> look = {};  // of the game: how large what it draws is
};

/// The one fix of validator/fixes, if the finding has one: it changes the text of files, which are read
/// again.
std::vector<FixOffer> fixesFor(const FixRequest& request);
/// The known names nearest to one that refers to nothing, at most three, and last the removal of that name.
/// None is tried yet.
std::vector<FixOffer> nearNamesFor(const FixRequest& request);

}  // namespace cota::session
