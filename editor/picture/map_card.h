#pragma once
// What the start page says about a document: title, game, findings, and a small picture of its map. Cards are
// kept in a folder, by the contents of the files, so that each document is read and drawn once.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/newest_first.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::session {

struct CardRequest {
    std::string id;                                // returned with the card
    std::filesystem::path file = {};               // to be read, unless there is a document
    std::optional<model::Document> document = {};  // of a template
    bool isChecked = false;                        // count the findings
    int columns = 400, rows = 260;                 // the most pixels of the picture
    std::vector<model::HexCoord> crossed = {};     // hexes of the only board, with a cross on each
};

struct MapCard {
    std::string id;
    bool isThere = false;  // the file exists and can be read
    std::string title = {}, game = {};
    std::size_t errors = 0, warnings = 0;
    std::string png = {};  // empty if the document has no map
    friend bool operator==(const MapCard&, const MapCard&) = default;
};

struct CardSettings {
    mapsets::MapsetLibrary mapsets;
    std::filesystem::path folder;  // of the kept cards; empty: none are kept
    model::Language language = model::Language::english;
};

/// Stops with an unfinished card, which is not kept, when `isWanted` says no.
MapCard cardOf(
    const CardRequest& request, const CardSettings& settings,
    const std::function<bool()>& isWanted = [] { return true; });

/// Reads and draws cards in the background, one after the other.
class BackgroundCards {
  public:
    /// `onCard` is called from another thread.
    BackgroundCards(CardSettings settings, std::function<void(MapCard)> onCard);
    /// Requests that are not done yet are dropped.
    void start(std::vector<CardRequest> requests) { worker_.start(std::move(requests)); }
    void wait() { worker_.wait(); }

  private:
    CardSettings settings_;
    std::function<void(MapCard)> onCard_;
    NewestFirst<std::vector<CardRequest>> worker_;
};

}  // namespace cota::session
