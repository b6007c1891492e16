#include "editor/editing/session_game.h"

#include <system_error>
#include <utility>

#include "editor/editing/beginnings.h"
#include "mapsets/loading/faces_reader.h"
#include "mapsets/loading/game_shelf.h"
#include "mapsets/loading/prints/briefing_reader.h"

namespace cota::session {

namespace fs = std::filesystem;

void SessionGame::load(const model::Document& document, const fs::path& path, const fs::path& original) {
    const auto id = document.mapset();
    const fs::path& beside = path.empty() ? original : path;
    if (!game_ || game_->id != id) read(document, beside, path.empty());
    takePictures(document, beside);
}

/// A new look only if a picture is another one, because much is drawn again then.
void SessionGame::takePictures(const model::Document& document, const fs::path& beside) {
    auto pictures =
        beside.empty() ? look::TypePictures() : look::typePictures(document, beside.parent_path(), shelf_);
    if (pictures == pictures_) return;
    pictures_ = std::move(pictures);
    showPictures();
}

void SessionGame::showPictures() {
    auto changed = *gameLook_;
    changed.setPictures(pictures_);
    look_ = std::make_shared<const look::Symbology>(std::move(changed));
}

model::Loaded<look::Symbology> SessionGame::readIn(const std::string& style) const {
    std::vector<fs::path> after{mapsets::styleFile(installed_, style),
                                beside_.empty() ? fs::path() : mapsets::lookBeside(beside_)};
    std::erase_if(after, [](const fs::path& file) { return file.empty(); });
    return mapsets::readLook(*game_, {}, after);
}

model::Loaded<look::Layout> SessionGame::readLayout() const {
    if (!game_) return {look::usualLayout(), {}};
    std::vector<fs::path> after{beside_.empty() ? fs::path() : mapsets::layoutBeside(beside_)};
    std::erase_if(after, [](const fs::path& file) { return file.empty(); });
    return mapsets::readLayout(*game_, {}, after);
}

look::BriefingPlan SessionGame::briefing() const {
    if (!game_) return {};
    std::vector<fs::path> after{beside_.empty() ? fs::path() : mapsets::briefingBeside(beside_)};
    std::erase_if(after, [](const fs::path& file) { return file.empty(); });
    return std::move(*mapsets::readBriefing(*game_, {}, after).value);
}

void SessionGame::setStyle(const std::string& style) {
    if (style == style_) return;
    style_ = style;
    if (!game_) return;
    gameLook_ = std::make_shared<const look::Symbology>(*readIn(style).value);
    showPictures();
}

std::shared_ptr<const look::Symbology> SessionGame::lookIn(const std::string& style) const {
    if (style == style_ || !game_) return look_;
    auto look = *readIn(style).value;
    look.setPictures(pictures_);
    return std::make_shared<const look::Symbology>(std::move(look));
}

void SessionGame::read(const model::Document& document, const fs::path& beside, bool isCopy) {
    const auto id = document.mapset();
    game_ = nullptr;
    faces_ = nullptr;
    look_ = gameLook_ = std::make_shared<const look::Symbology>();
    pictures_.clear();
    auto library = beside.empty() ? installed_ : installed_.beside(beside);
    // A copy of a sample recovered after a crash has lost the path of the sample.
    if (isCopy && !library.find(id)) library = withSampleGames(std::move(library));
    auto loaded = mapsets::sharedMapset(library, id);
    findings_ = std::move(loaded.findings);
    if (!loaded.game) return;
    game_ = std::move(loaded.game);
    beside_ = beside;
    // Its mistakes are among the findings of the game.
    if (game_->catalogue.table.isUsed())
        faces_ = std::make_shared<const look::Faces>(*mapsets::readCards(*game_).value);
    auto look = readIn(style_);
    look_ = gameLook_ = std::make_shared<const look::Symbology>(std::move(*look.value));
    // The findings of the game already report the faults of its own look and layout.
    const auto addThoseOf = [&](const fs::path& own, std::vector<model::Finding> found) {
        for (auto& finding : found)
            if (finding.where && !own.empty() && finding.where->file == own.generic_string())
                findings_.push_back(std::move(finding));
    };
    if (beside.empty()) return;
    addThoseOf(mapsets::lookBeside(beside), std::move(look.findings));
    addThoseOf(mapsets::layoutBeside(beside), readLayout().findings);
}

void SessionGame::copyTo(const fs::path& folder) const {
    if (!game_) return;
    for (std::size_t i = 0; i < game_->layers.size(); ++i) {
        const fs::path to = folder / "mapsets" / game_->layers[i].text;
        if (installed_.find(game_->layers[i]) || fs::exists(to)) continue;
        fs::create_directories(to.parent_path());
        const fs::path half = to.parent_path() / ("." + to.filename().string() + ".part");
        try {
            fs::remove_all(half);
            fs::copy(game_->layerFolders[i], half, fs::copy_options::recursive);
            fs::rename(half, to);
        } catch (const fs::filesystem_error&) {
            std::error_code ignored;
            fs::remove_all(half, ignored);
            throw;
        }
    }
}

}  // namespace cota::session
