#pragma once
// A finding with the text around it, and the change that might fix it. Nothing is tried here; a finding
// without a certain fix gets no draft.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/message.h"
#include "validator/engine/fix_kind.h"
#include "validator/fixes/vocabulary.h"
#include "validator/fixes/xml_text.h"

namespace cota::fixes {

struct Change {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string text;
};

struct Draft {
    model::LocalText label;
    std::vector<Change> changes;
    bool isRemoval = false;
};

struct Case {
    const model::Finding& finding;
    checks::RuleFix fix;
    const XmlText& text;
    std::size_t element = 0;                              // the element of the finding
    std::size_t offset = 0;                               // of the place of the finding
    std::filesystem::path path;                           // of the file
    std::function<bool(const std::string& label)> isHex;  // whether the map has exactly one hex with this
                                                          // label
    std::function<bool(const std::string& rule)> isStillFound;  // whether a finding of that rule counts
    std::function<const Vocabulary&()> words;                   // of all texts of the document
    std::function<const Twins&()> twins;                        // of this text

    const ElementText& here() const { return text.elements()[element]; }
    /// A named value of the message; empty if there is none.
    std::string value(std::string_view name) const;
    /// The words that are allowed there, if the finding lists them.
    std::vector<std::string> known() const;
    /// The wrong text: the value that the repair names.
    std::string wrong() const { return value(fix.value); }
    /// The attributes that the fix applies to, of the element and those inside it (or of all), in the
    /// order of the text.
    std::vector<AttributeText> attributes() const;
};

/// For a name that refers to nothing: the three nearest known ones, and last the removal of the name.
std::vector<Draft> nameDrafts(const Case& one);

/// By the kind of fix; nothing if the intention is not certain.
std::optional<Draft> draftFor(const Case& one);

// --- the kinds, by what they change
std::optional<Draft> nearWordDraft(const Case& one);
std::optional<Draft> nearRuleDraft(const Case& one);
std::optional<Draft> plainValueDraft(const Case& one);
std::optional<Draft> plainDateDraft(const Case& one);
std::optional<Draft> plainHexDraft(const Case& one);
std::optional<Draft> turnRoundDraft(const Case& one);
std::optional<Draft> nearNameDraft(const Case& one);
std::optional<Draft> nearElementDraft(const Case& one);
std::optional<Draft> otherNameDraft(const Case& one);
std::optional<Draft> newFormatDraft(const Case& one);
std::optional<Draft> fileNameDraft(const Case& one);
std::optional<Draft> dropElementDraft(const Case& one);
std::optional<Draft> dropTwinDraft(const Case& one);
std::optional<Draft> dropWordDraft(const Case& one);
std::optional<Draft> dropAttributeDraft(const Case& one);
std::optional<Draft> closeContourDraft(const Case& one);

// --- what they have in common
/// "Write 'road' instead of 'raod'."
model::LocalText insteadOf(std::string_view to, std::string_view from);
model::LocalText labelOf(model::LocalLiteral text, std::vector<model::MessageValue> values = {});
/// The words of a list with their offsets.
struct ListedWord {
    std::string_view text;
    std::size_t at = 0;
};
std::vector<ListedWord> listOf(const AttributeText& attribute);
/// Replaces each word of the attributes that is `from` by `to`. A share after a colon stays.
std::vector<Change> wordChanges(const Case& one, std::string_view from, const std::string& to);
/// The text with XML escapes for an attribute.
std::string escaped(std::string_view text);

}  // namespace cota::fixes
