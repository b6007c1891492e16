#include "editor/wx/dialogs/ground_lists.h"

#include <algorithm>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostHexesListed = 500;

ListRow headingOf(const char* id, const wxString& title) {
    ListRow head{id, title};
    head.isHeading = true;
    head.canSelect = false;
    return head;
}

/// The words of a row, so short that what they become can be seen.
std::string shortWords(const std::string& words) {
    constexpr std::size_t longest = 48;
    if (words.size() <= longest) return words;
    const auto end = words.rfind('|', longest);
    return end == std::string::npos ? words : words.substr(0, end) + "|...";
}

ListRow rowOfHex(const session::GroundHex& hex) {
    ListRow row{hex.label, toWx(hex.label)};
    if (!hex.becomes.empty()) row.text += toWx("  " + hex.before + "  \u2192  " + hex.becomes);
    std::string detail;
    for (const auto& reason : hex.reasons) detail += (detail.empty() ? "" : "; ") + reason;
    row.detail = toWx(detail);
    row.check = hex.isTaken;
    if (!hex.isTaken) row.right = words("stays as it is");
    if (hex.isPainted) row.badges.push_back({words("painted"), Tone::warning});
    row.ink = hex.isTaken ? Tone::plain : Tone::muted;
    return row;
}

}  // namespace

wxString groundStageWords(session::GroundStage stage) {
    switch (stage) {
        case session::GroundStage::reading:
            return words("Reading the map");
        case session::GroundStage::measuring:
            return words("Measuring hexes");
        case session::GroundStage::drawing:
            return words("Drawing the preview");
    }
    return {};
}

std::vector<ListRow> groundTableRows(const session::GroundDraft& draft,
                                     const session::GroundPreview* preview) {
    std::vector<ListRow> list;
    const auto views = draft.tableRows(preview);
    for (std::size_t i = 0; i < views.size(); ++i) {
        ListRow row{std::to_string(i), toWx(shortWords(views[i].words) + "  \u2192  " + views[i].becomes)};
        row.detail = toWx(views[i].warning.empty() ? views[i].counts : views[i].warning);
        row.tip = toWx(views[i].words);
        row.check = views[i].isOn;
        row.ink = views[i].isOn && !views[i].isIdle ? Tone::plain : Tone::muted;
        list.push_back(std::move(row));
    }
    if (preview == nullptr || !preview->result || preview->result->unmatched.empty()) return list;
    list.push_back(headingOf("words", words("Words of the map without a row")));
    for (const auto& [word, count] : preview->result->unmatched) {
        ListRow row{std::string(groundWordPrefix) + word, toWx(word)};
        row.right = toWx(std::to_string(count));
        list.push_back(std::move(row));
    }
    return list;
}

std::vector<ListRow> groundHexRows(const std::vector<session::GroundHex>& hexes) {
    std::vector<ListRow> list;
    const auto add = [&](bool isInDoubt, const wxString& title) {
        const auto isMeant = [&](const auto& hex) { return hex.isInDoubt() == isInDoubt; };
        const auto count = static_cast<std::size_t>(std::ranges::count_if(hexes, isMeant));
        if (count == 0) return;
        list.push_back(headingOf(isInDoubt ? "doubt" : "changes", title));
        list.back().right = toWx(std::to_string(count));
        std::size_t listed = 0;
        for (const auto& hex : hexes)
            if (isMeant(hex) && ++listed <= mostHexesListed) list.push_back(rowOfHex(hex));
        if (listed <= mostHexesListed) return;
        ListRow rest{isInDoubt ? "more-doubt" : "more-changes",
                     words("... and %s more", std::to_string(listed - mostHexesListed))};
        rest.canSelect = false;
        list.push_back(std::move(rest));
    };
    add(true, words("Hexes in doubt"));
    add(false, words("Other hexes that change"));
    return list;
}

}  // namespace cota::wx
