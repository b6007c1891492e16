#pragma once
// For suggestions only: a finding with its document, and the list that suggestions are added to. None is
// tried here.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/editing/fix_offers.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

struct FindingIn {
    const FixRequest& request;
    const SheetSource& source;
    const model::Subject& subject;  // of the finding, or related to it
    std::vector<FixOffer>& offers;

    /// Only for suggestions that need a map.
    const JoinedMap& map() const { return *request.map; }
    const model::Document& document() const { return source.document; }
    const model::Finding& finding() const { return request.finding; }
    model::Language language() const { return request.language; }
    FixOffer* add(StepName label, model::Document changed) const {
        if (changed == document()) return nullptr;
        offers.push_back({std::move(label), std::move(changed)});
        return &offers.back();
    }
    void addRemoval(StepName label, model::Document changed) const {
        if (auto* offer = add(std::move(label), std::move(changed))) offer->isRemoval = true;
    }
    /// A named value of the message; empty if there is none.
    std::string value(std::string_view name) const { return model::textOfValue(finding().values, name); }
    /// The ids and tags of the game that the finding asks for.
    std::vector<std::string> asked() const;
    /// The label that a value of the subject has; what the file calls it if the game declares none.
    StepName nameOfValue(const std::string& name) const;
};

struct SuggestionFor {
    model::SubjectKind of;
    bool needsMap;
    void (*suggest)(const FindingIn&);
};

// Those that lose least come first.
std::vector<SuggestionFor> unitSuggestions();
std::vector<SuggestionFor> mapSuggestions();
std::vector<SuggestionFor> nameSuggestions();
std::vector<SuggestionFor> scenarioSuggestions();
std::vector<SuggestionFor> needSuggestions();
std::vector<SuggestionFor> boardSuggestions();
std::vector<SuggestionFor> drawingSuggestions();
std::vector<SuggestionFor> askedPlaces();
std::vector<SuggestionFor> lineRepairs();

}  // namespace cota::session
