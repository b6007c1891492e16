#include "editor/picture/map_card.h"

#include <algorithm>
#include <exception>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "editor/answers/viewport.h"
#include "editor/documents/document_files.h"
#include "editor/documents/document_title.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/session_game.h"
#include "editor/picture/screen_map.h"
#include "formats/picture/png_file.h"
#include "formats/xml/disk/sha256.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace fs = std::filesystem;

namespace {

constexpr const char* cardMark = "cota card 1";
constexpr const char* cardEnding = ".card";
constexpr std::size_t mostCards = 200;
constexpr double dotsPerInchOfCards = 96;

std::string bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Names the card of these files, or of a template. It changes with everything that the card shows.
std::string keyOf(const CardRequest& request, const OpenedDocument& opened, const CardSettings& settings) {
    std::string all = std::string(cardMark) + (request.isChecked ? "!" : " ") +
                      std::string(nameOf(settings.language)) + std::to_string(request.columns) + "x" +
                      std::to_string(request.rows) + "\n";
    for (const auto hex : request.crossed) all += std::to_string(hex.q) + "," + std::to_string(hex.r) + ";";
    if (request.document)
        for (const auto& file : filesOf(*request.document)) all += textOf(*request.document, file);
    else
        for (const auto& file : opened.files.files()) all += file.filename().string() + "\n" + bytesOf(file);
    return xml::sha256(all);
}

std::optional<MapCard> keptCard(const fs::path& file, const std::string& id) {
    std::ifstream in(file, std::ios::binary);
    std::string mark;
    MapCard card{id, true};
    if (!std::getline(in, mark) || mark != cardMark || !std::getline(in, card.title) ||
        !std::getline(in, card.game))
        return std::nullopt;
    in >> card.errors >> card.warnings;
    if (!in || in.get() != '\n') return std::nullopt;
    card.png.assign(std::istreambuf_iterator<char>(in), {});
    return card;
}

/// Only the latest are kept.
void removeOldCards(const fs::path& folder) {
    std::error_code ignored;
    std::vector<std::pair<fs::file_time_type, fs::path>> cards;
    for (const auto& entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == cardEnding)
            cards.emplace_back(entry.last_write_time(ignored), entry.path());
    if (cards.size() <= mostCards) return;
    std::ranges::sort(cards);
    for (std::size_t i = 0; i + mostCards < cards.size(); ++i) fs::remove(cards[i].second, ignored);
}

/// A card that cannot be kept is made again next time.
void keepCard(const fs::path& folder, const fs::path& file, const MapCard& card) {
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    const fs::path draft = fs::path(file).concat(".new");
    {
        std::ofstream out(draft, std::ios::binary);
        out << cardMark << '\n'
            << card.title << '\n'
            << card.game << '\n'
            << card.errors << ' ' << card.warnings << '\n'
            << card.png;
        if (!out.flush()) return;
    }
    fs::rename(draft, file, ignored);
    removeOldCards(folder);
}

/// Darkens hexes of the only board and crosses them.
std::shared_ptr<const picture::Layer> crossesOn(const JoinedMap& map,
                                                const std::vector<model::HexCoord>& hexes) {
    constexpr picture::Colour dark{30, 30, 46, 150}, light{255, 255, 255, 220};
    constexpr double arm = 0.3;  // in hexes
    picture::Curve areas, crosses;
    const double reach = arm * map.sheet().hexMillimetres();
    for (const auto hex : hexes) {
        const auto cell = map.cellOf({map.document().boards.begin()->first, hex});
        if (!cell) continue;
        const auto at = map.sheet().centre(*cell);
        areas.add(picture::Curve::polygon(map.sheet().corners(*cell)));
        crosses.move({at.x - reach, at.y - reach}).line({at.x + reach, at.y + reach});
        crosses.move({at.x - reach, at.y + reach}).line({at.x + reach, at.y - reach});
    }
    picture::Layer layer{"answer", {}};
    layer.marks.push_back({picture::Fill{std::move(areas), dark}});
    layer.marks.push_back(
        {picture::Stroke{std::move(crosses),
                         {.width = arm / 5 * map.sheet().hexMillimetres(), .colour = light, .dashes = {}}}});
    return std::make_shared<const picture::Layer>(std::move(layer));
}

std::string pictureOf(const std::shared_ptr<const JoinedMap>& map,
                      const std::shared_ptr<const look::Symbology>& look, const CardRequest& request,
                      model::Language language, const std::function<bool()>& isWanted) {
    const auto sheet = map->sheet().size();
    if (sheet.width <= 0 || sheet.height <= 0) return {};
    const double scale = std::min(request.columns / sheet.width, request.rows / sheet.height);
    PictureRequest wanted;
    wanted.map = map;
    wanted.look = look;
    wanted.language = language;
    wanted.view = {{0, 0},
                   scale,
                   std::max(1, static_cast<int>(sheet.width * scale)),
                   std::max(1, static_cast<int>(sheet.height * scale))};
    if (!request.crossed.empty()) wanted.answer = crossesOn(*map, request.crossed);
    ScreenMap drawn;
    if (!drawn.redraw(wanted, isWanted)) return {};
    return picture::pngOf(drawn.pixels(), dotsPerInchOfCards);
}

MapCard madeCard(const CardRequest& request, const model::Document& document,
                 const std::vector<model::Finding>& read, const CardSettings& settings,
                 const std::function<bool()>& isWanted) {
    MapCard card{request.id, true};
    SessionGame game(settings.mapsets);
    game.load(document, request.file, request.file);
    card.title = titleOf(document, settings.language);
    const auto library =
        request.file.empty() ? settings.mapsets : settings.mapsets.beside(fs::absolute(request.file));
    if (game.game()) card.game = gameTitle(library, game.game()->id, settings.language);
    const auto map = JoinedMap::lay(document, game.game());
    if (map) card.png = pictureOf(map, game.look(), request, settings.language, isWanted);
    if (!request.isChecked || !isWanted()) return card;
    checks::CheckInput input;
    input.document = document;
    input.mapset = game.game();
    input.laid = map && game.game() ? map->laid() : nullptr;
    input.findings = game.findings();
    input.findings.insert(input.findings.end(), read.begin(), read.end());
    const auto counts = checks::check(input, checks::allTopics()).counts;
    card.errors = counts.error;
    card.warnings = counts.warning;
    return card;
}

}  // namespace

MapCard cardOf(const CardRequest& request, const CardSettings& settings,
               const std::function<bool()>& isWanted) {
    OpenedDocument opened;
    std::error_code none;
    if (!request.document) {
        if (!fs::is_regular_file(request.file, none)) return {request.id};
        opened = openDocument(request.file);
        if (!opened.document) return {request.id};
    }
    const std::string name = keyOf(request, opened, settings) + cardEnding;
    if (!settings.folder.empty())
        if (auto kept = keptCard(settings.folder / name, request.id)) return *kept;
    const auto& document = request.document ? *request.document : *opened.document;
    auto card = madeCard(request, document, opened.findings, settings, isWanted);
    if (!settings.folder.empty() && isWanted()) keepCard(settings.folder, settings.folder / name, card);
    return card;
}

BackgroundCards::BackgroundCards(CardSettings settings, std::function<void(MapCard)> onCard)
    : settings_(std::move(settings)),
      onCard_(std::move(onCard)),
      worker_([this](const std::vector<CardRequest>& requests) {
          for (const auto& request : requests) {
              if (worker_.isOvertaken()) return;
              try {
                  onCard_(cardOf(request, settings_, [this] { return !worker_.isOvertaken(); }));
              } catch (const std::exception&) {
                  // The page shows the document without a picture.
                  onCard_({request.id, true});
              }
          }
      }) {}

}  // namespace cota::session
