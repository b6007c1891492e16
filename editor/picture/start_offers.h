#pragma once
// What the start page offers to begin with: the samples, and a template of each game.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::session {

struct StartOffer {
    std::string id;                           // "sample/..." or "template/...", stable
    std::filesystem::path file;               // of a sample, which is copied
    std::optional<model::Document> document;  // of a template
    std::string title, game;
    std::string gameId = {};
};

/// Samples by game and title, then templates by game. Games that cannot be read are left out.
std::vector<StartOffer> startOffers(const mapsets::MapsetLibrary& library, model::Language language);

}  // namespace cota::session
