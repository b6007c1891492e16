#include "editor/documents/recovery_offers.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <system_error>
#include <utility>

#include "editor/documents/document_files.h"
#include "editor/documents/document_title.h"
#include "editor/words/words.h"
#include "formats/model/differences/difference.h"
#include "formats/xml/disk/platform.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostKinds = 4;

std::chrono::system_clock::time_point writtenAt(const fs::path& journal) {
    std::error_code ignored;
    return std::chrono::time_point_cast<std::chrono::system_clock::duration>(
        std::chrono::file_clock::to_sys(fs::last_write_time(journal, ignored)));
}

/// The saved files may be missing now, so that the journal has the only copy.
bool isWorthOffering(const Recovered& recovered) {
    const bool isUntouched = !holdsWork(recovered) && DocumentFiles(recovered.origin).changedOnDisk().empty();
    return !isUntouched && !isAllOnDisk(recovered);
}

RecoveryOffer offerOf(const fs::path& journal, std::optional<Recovered> recovered, model::Language language) {
    RecoveryOffer offer;
    offer.journal = journal;
    offer.when = writtenAt(journal);
    offer.title = journal.filename().string();
    if (recovered) {
        const auto& history = recovered->history;
        offer.title = titleOf(history.now().document, language);
        offer.file = recovered->origin.file;
        offer.unsavedSteps = history.stepsFrom(recovered->onDisk()).value_or(history.position());
        offer.areFilesChanged = !DocumentFiles(recovered->origin).changedOnDisk().empty();
    }
    offer.recovered = std::move(recovered);
    return offer;
}

}  // namespace

std::string timeText(std::chrono::system_clock::time_point when) {
    const std::tm parts = xml::localTime(std::chrono::system_clock::to_time_t(when));
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

std::vector<RecoveryOffer> recoveryOffers(const fs::path& folder, const fs::path& asked,
                                          model::Language language) {
    std::vector<RecoveryOffer> offers;
    if (folder.empty()) return offers;
    for (const auto& journal : leftJournals(folder)) {
        auto recovered = recover(journal);
        std::error_code ignored;
        if (recovered && !isWorthOffering(*recovered))
            fs::remove(journal, ignored);
        else
            offers.push_back(offerOf(journal, std::move(recovered), language));
    }
    std::ranges::stable_sort(offers, std::ranges::greater{}, &RecoveryOffer::when);
    std::stable_partition(offers.begin(), offers.end(), [&](const RecoveryOffer& offer) {
        std::error_code none;
        return !asked.empty() && fs::equivalent(offer.file, asked, none);
    });
    return offers;
}

std::string differenceCounts(const model::Document& before, const model::Document& after,
                             model::Language language) {
    std::vector<std::pair<model::ThingWord, std::vector<std::string>>> kinds;  // with what differs, each once
    for (const auto& one : model::differences(before, after)) {
        auto kind =
            std::ranges::find_if(kinds, [&](const auto& known) { return known.first.one == one.thing.one; });
        if (kind == kinds.end()) kind = kinds.insert(kinds.end(), {one.thing, {}});
        auto what = one.file + "/" + one.id;
        if (std::ranges::find(kind->second, what) == kind->second.end())
            kind->second.push_back(std::move(what));
    }
    std::ranges::stable_sort(kinds, std::ranges::greater{},
                             [](const auto& kind) { return kind.second.size(); });
    std::string text;
    for (std::size_t i = 0; i < std::min(kinds.size(), mostKinds); ++i) {
        const auto& [thing, differing] = kinds[i];
        const auto& word = differing.size() == 1 ? thing.one : thing.many;
        text += (text.empty() ? "" : ", ") + std::to_string(differing.size()) + " " +
                model::textOf(word).in(language);
    }
    return kinds.size() > mostKinds ? text + ", ..." : text;
}

std::string differsText(const RecoveryOffer& offer, model::Language language) {
    if (!offer.recovered)
        return tr("This journal cannot be read. Discard it, or keep it for somebody who can.");
    const auto& recovered = *offer.recovered;
    const auto counts = differenceCounts(recovered.onDisk(), recovered.history.now().document, language);
    const bool isNew = offer.file.empty();
    std::string text = isNew && counts.empty() ? tr("It was never saved; nothing has been changed.")
                       : isNew          ? tr("It was never saved. Changes since it was made: %s", counts)
                       : counts.empty() ? tr("The same as the files; only the history differs.")
                                        : tr("Differs from the files by: %s", counts);
    if (recovered.isTorn) text += "\n" + tr("Later changes were not saved completely and are lost.");
    if (offer.areFilesChanged)
        text += "\n" + tr("The files on disk have changed since then. Recovery does not touch them.");
    return text;
}

}  // namespace cota::session
