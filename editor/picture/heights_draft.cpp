#include "editor/picture/heights_draft.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "editor/editing/beginnings.h"
#include "editor/words/words.h"
#include "formats/model/document/board_text.h"
#include "formats/model/document/edit_support.h"

namespace cota::session {

namespace {

constexpr std::size_t mapCells = 400;  // of the small map, in a line
constexpr int mostPlanMetres = 10'000, mostStretchPercent = 1'000;
constexpr double mostSmoothHexes = 10;
const std::string newBoardId = "*new";  // no name of a file

const BeginningRow& boardBeginning() {
    return *std::ranges::find(beginnings(), Beginning::board, &BeginningRow::what);
}

std::optional<int> wholeIn(const std::string& text, int least, int most) {
    const auto value = model::measureOf(text, {std::int64_t{least} * 1000, std::int64_t{most} * 1000});
    return value && *value % 1000 == 0 ? std::optional(static_cast<int>(*value / 1000)) : std::nullopt;
}

std::string refusedNumber(std::int64_t least, std::int64_t most) {
    return filledIn(trLater("Enter a number from {least} to {most}."),
                    {{"least", model::thousandthsText(least)}, {"most", model::thousandthsText(most)}});
}

/// Decimals as people write them in Spanish too.
std::string withPoint(std::string text) {
    std::ranges::replace(text, ',', '.');
    return text;
}

std::string textOfWhole(std::optional<int> value) { return value ? std::to_string(*value) : std::string(); }

}  // namespace

HeightsPreview HeightsPreviewer::make(const HeightsOrder& order, const earth::IsStopped& isStopped) {
    HeightsPreview preview{order, {}, {}};
    const bool isSame = ground_ && file_ == order.file && board_.grid == order.board.grid &&
                        board_.anchor == order.board.anchor;
    if (!isSame) {
        ground_ = publish::BoardGround::read(*order.file, order.board, isStopped, preview.problem);
        file_ = order.file;
        board_ = order.board;
    }
    if (ground_) preview.result = ground_->result(*order.game, order.plan);
    return preview;
}

model::Document shownBoard(const HeightsPreview& preview) {
    const auto& made = preview.order.board;
    return newDocument(Beginning::board, *preview.order.game, made.grid.columns, made.grid.rows,
                       [&](model::Board& board) {
                           board = preview.result ? publish::withHeights(made, *preview.result) : made;
                       });
}

picture::Pixels pixelsOf(const earth::HeightPicture& heights) {
    picture::Pixels pixels{static_cast<int>(heights.columns), static_cast<int>(heights.rows), {}};
    float lowest = std::numeric_limits<float>::max(), highest = std::numeric_limits<float>::lowest();
    for (const float metres : heights.metres) {
        if (std::isnan(metres)) continue;
        lowest = std::min(lowest, metres);
        highest = std::max(highest, metres);
    }
    const float span = std::max(highest - lowest, 1.0F);
    constexpr std::array<std::array<float, 3>, 3> ramp{{{206, 220, 190}, {226, 205, 160}, {150, 105, 70}}};
    pixels.argb.reserve(heights.metres.size());
    for (std::size_t i = 0; i < heights.metres.size(); ++i) {
        const float metres = heights.metres[i];
        if (std::isnan(metres)) {
            pixels.argb.push_back(0xff'dd'dd'ddU);
            continue;
        }
        const bool hasNext =
            (i + 1) % heights.columns != 0 && i + heights.columns + 1 < heights.metres.size();
        const float next = hasNext ? heights.metres[i + heights.columns + 1] : metres;
        const float light = std::isnan(next) ? 0 : std::clamp((metres - next) / span * 4, -1.0F, 1.0F) * -24;
        const float place = (metres - lowest) / span * 2;
        const auto band = static_cast<std::size_t>(place < 1 ? 0 : 1);
        std::uint32_t colour = 0xffU;
        for (std::size_t part = 0; part < 3; ++part) {
            const float mixed =
                ramp[band][part] +
                (ramp[band + 1][part] - ramp[band][part]) * (place - static_cast<float>(band)) + light;
            colour = colour << 8U | static_cast<std::uint32_t>(std::clamp(mixed, 0.0F, 255.0F));
        }
        pixels.argb.push_back(colour);
    }
    return pixels;
}

std::unique_ptr<HeightsDraft> HeightsDraft::open(const std::filesystem::path& file, const std::string& system,
                                                 const mapsets::MapsetLibrary& library,
                                                 model::Language language, const model::Document& document,
                                                 const std::string& game, earth::EarthProblem& problem) {
    const auto* files = earth::earthFiles(problem);
    if (files == nullptr) return nullptr;
    std::shared_ptr<const earth::HeightFile> opened = files->openHeights(file, system, problem);
    if (!opened) return nullptr;
    std::unique_ptr<HeightsDraft> draft(new HeightsDraft(library, language));
    problem = opened->picture(mapCells, draft->picture_);
    if (problem) return nullptr;
    draft->fileName_ = file.filename().string();
    draft->file_ = std::move(opened);
    draft->document_ = document;
    for (const auto& [key, board] : document.boards)
        if (board->anchor && draft->target_.empty()) draft->target_ = key;
    draft->game_ = draft->games_.nearest(game, boardBeginning());
    draft->placeAnew();
    return draft;
}

void HeightsDraft::placeAnew() {
    mapset_ = games_.mapsetOf(isFixed() ? document_.boards.at(target_)->mapset.text : game_);
    if (mapset_ && !isFixed()) board_ = publish::boardOn(file_->facts(), *mapset_, "board", {});
}

const model::Board& HeightsDraft::board() const { return isFixed() ? *document_.boards.at(target_) : board_; }

double HeightsDraft::aspect() const { return file_->facts().width / file_->facts().height; }

std::array<MapSpot, 4> HeightsDraft::outline() const {
    std::array<MapSpot, 4> spots;
    if (!board().anchor) return spots;
    auto corners = publish::cornersOf(board());
    if (file_->toCells(board().anchor->system, corners)) return spots;
    const auto columns = static_cast<double>(file_->facts().columns);
    const auto rows = static_cast<double>(file_->facts().rows);
    for (std::size_t i = 0; i < spots.size(); ++i)
        spots[i] = {corners[i].east / columns, corners[i].north / rows};
    return spots;
}

earth::EarthPoint HeightsDraft::groundAt(MapSpot spot) const {
    std::array<earth::EarthPoint, 1> point{
        earth::EarthPoint{spot.x * static_cast<double>(file_->facts().columns),
                          spot.y * static_cast<double>(file_->facts().rows)}};
    (void)file_->fromCells(board_.anchor->system, point);
    return point[0];
}

void HeightsDraft::move(MapSpot from, MapSpot to) {
    if (isFixed() || !board_.anchor) return;
    const auto start = groundAt(from), end = groundAt(to), middle = publish::middleOf(board_);
    const earth::EarthPoint moved{middle.east + end.east - start.east,
                                  middle.north + end.north - start.north};
    if (std::isfinite(moved.east) && std::isfinite(moved.north))
        board_.anchor = publish::centredAt(board_.grid, *board_.anchor, moved);
}

void HeightsDraft::resize(std::size_t corner, MapSpot to) {
    if (isFixed() || !board_.anchor || !mapset_) return;
    const auto dragged = groundAt(to), still = publish::cornersOf(board_)[(corner + 2) % 4];
    if (!std::isfinite(dragged.east) || !std::isfinite(dragged.north)) return;
    const earth::BoardPlace place(board_.grid, *board_.anchor);
    const auto a = place.board(dragged), b = place.board(still);
    const auto hexes = [](double units, int most) {
        return std::clamp(static_cast<int>(std::lround(std::abs(units) / model::unitsPerHex)), 1, most);
    };
    const model::Anchor anchor = *board_.anchor;
    publish::BoardWish wish{.system = anchor.system, .hexSize = anchor.hexSize, .turn = anchor.turn};
    wish.columns = hexes(a.x - b.x, model::maxGridColumns);
    wish.rows = hexes(a.y - b.y, model::maxGridRows);
    wish.middle = {(dragged.east + still.east) / 2, (dragged.north + still.north) / 2};
    board_ = publish::boardOn(file_->facts(), *mapset_, board_.id, wish);
}

std::optional<HeightsOrder> HeightsDraft::order() const {
    if (!mapset_ || !board().anchor) return std::nullopt;
    return HeightsOrder{file_, mapset_, board(), plan_};
}

Property HeightsDraft::field(const std::string& label, std::string value, std::string unit,
                             std::function<std::string(const std::string&)> take) {
    Property made;
    made.label = label;
    made.kind = Property::Kind::text;
    made.value = std::move(value);
    made.unit = std::move(unit);
    made.write = [take = std::move(take)](const std::string& text) {
        Written written;
        written.refusal = take(withPoint(text));
        return written;
    };
    return made;
}

Property HeightsDraft::choice(const std::string& label, std::string value, std::vector<PaletteEntry> choices,
                              std::function<void(const std::string&)> take) {
    Property made;
    made.label = label;
    made.kind = Property::Kind::choice;
    made.value = std::move(value);
    made.write = [choices, take = std::move(take)](const std::string& id) {
        Written written;
        if (std::ranges::find(choices, id, &PaletteEntry::id) == choices.end())
            written.refusal = tr("'%s' is not a valid choice.", id);
        else
            take(id);
        return written;
    };
    made.choices = std::move(choices);
    return made;
}

void HeightsDraft::addTarget(std::vector<Property>& rows) {
    std::vector<PaletteEntry> boards;
    for (const auto& [key, board] : document_.boards)
        if (board->anchor) boards.push_back({key, key});
    if (!boards.empty()) {
        boards.insert(boards.begin(), {newBoardId, tr("a new board")});
        rows.push_back(choice(tr("Heights for"), isFixed() ? target_ : newBoardId, std::move(boards),
                              [this](const std::string& key) {
                                  target_ = key == newBoardId ? "" : key;
                                  placeAnew();
                              }));
    }
    if (isFixed()) return;
    rows.push_back(choice(tr("Game"), game_, games_.of(boardBeginning()), [this](const std::string& id) {
        game_ = id;
        placeAnew();
    }));
}

void HeightsDraft::addPlace(std::vector<Property>& rows) {
    if (isFixed() || !board_.anchor) return;
    // The same middle with another size or turn.
    const auto again = [this](const std::function<void(publish::BoardWish&)>& change) {
        const model::Anchor anchor = *board_.anchor;
        publish::BoardWish wish{.system = anchor.system,
                                .hexSize = anchor.hexSize,
                                .columns = board_.grid.columns,
                                .rows = board_.grid.rows,
                                .middle = publish::middleOf(board_),
                                .turn = anchor.turn};
        change(wish);
        board_ = publish::boardOn(file_->facts(), *mapset_, board_.id, wish);
    };
    rows.push_back(field(tr("Metres across a hex"), model::thousandthsText(board_.anchor->hexSize), "m",
                         [again](const std::string& text) {
                             const auto size = model::measureOf(text, model::anchorHexSizes);
                             if (!size)
                                 return refusedNumber(model::anchorHexSizes.least,
                                                      model::anchorHexSizes.most);
                             again([&](publish::BoardWish& wish) { wish.hexSize = *size; });
                             return std::string();
                         }));
    const auto count = [&](const std::string& label, int value, int most, auto member) {
        rows.push_back(
            field(label, std::to_string(value), "", [again, most, member](const std::string& text) {
                const auto typed = wholeIn(text, 1, most);
                if (!typed) return refusedNumber(1000, most * std::int64_t{1000});
                again([&](publish::BoardWish& wish) { wish.*member = *typed; });
                return std::string();
            }));
    };
    count(tr("Columns"), board_.grid.columns, model::maxGridColumns, &publish::BoardWish::columns);
    count(tr("Rows"), board_.grid.rows, model::maxGridRows, &publish::BoardWish::rows);
    rows.push_back(field(tr("Top of the map, degrees from north"),
                         model::thousandthsText(board_.anchor->turn), "", [again](const std::string& text) {
                             const auto turn = model::measureOf(text, model::anchorTurns);
                             if (!turn)
                                 return refusedNumber(model::anchorTurns.least, model::anchorTurns.most);
                             again([&](publish::BoardWish& wish) { wish.turn = static_cast<int>(*turn); });
                             return std::string();
                         }));
}

void HeightsDraft::addPlan(std::vector<Property>& rows) {
    const bool hasContours = mapset_ && publish::drawsContours(*mapset_);
    const auto whole = [&](const std::string& label, std::optional<int> value, int least, std::string unit,
                           std::function<void(std::optional<int>)> set, int most = mostPlanMetres) {
        rows.push_back(field(label, textOfWhole(value), std::move(unit),
                             [least, most, set = std::move(set)](const std::string& text) {
                                 const auto typed = wholeIn(text, least, most);
                                 if (!typed && !text.empty())
                                     return refusedNumber(least * std::int64_t{1000},
                                                          most * std::int64_t{1000});
                                 set(typed);
                                 return std::string();
                             }));
    };
    whole(hasContours ? tr("Between contours") : tr("Height of a level"), plan_.interval, 1, "m",
          [this](std::optional<int> value) { plan_.interval = value; });
    rows.back().hint = tr("automatic");
    rows.back().help = tr("If empty: that of the game.");
    whole(hasContours ? tr("Contours count from") : tr("Level 0 begins at"), plan_.base, -mostPlanMetres, "m",
          [this](std::optional<int> value) { plan_.base = value; });
    rows.back().hint = hasContours ? "0" : tr("automatic");
    if (!hasContours) rows.back().help = tr("If empty: below the lowest hex.");
    whole(
        tr("Vertical scale"), plan_.stretch, 1, "%",
        [this](std::optional<int> value) { plan_.stretch = value.value_or(100); }, mostStretchPercent);
    rows.push_back(
        field(tr("Smoothing"), plan_.smooth ? model::thousandthsText(std::llround(*plan_.smooth * 1000)) : "",
              tr("hexes"), [this](const std::string& text) {
                  const auto typed = model::measureOf(text, {0, std::llround(mostSmoothHexes * 1000)});
                  if (!typed && !text.empty()) return refusedNumber(0, std::llround(mostSmoothHexes * 1000));
                  plan_.smooth.reset();
                  if (typed) plan_.smooth = static_cast<double>(*typed) / 1000;
                  return std::string();
              }));
    rows.back().hint = tr("automatic");
    if (hasContours) return;
    using earth::LevelFrom;
    rows.push_back(choice(
        tr("Level from"), earth::textOf(plan_.from),
        {{earth::textOf(LevelFrom::mean), tr("mean height of the hex")},
         {earth::textOf(LevelFrom::highest), tr("its highest point")},
         {earth::textOf(LevelFrom::lowest), tr("its lowest point")},
         {earth::textOf(LevelFrom::centre), tr("its centre")}},
        [this](const std::string& word) {
            for (const auto one : {LevelFrom::mean, LevelFrom::highest, LevelFrom::lowest, LevelFrom::centre})
                if (word == earth::textOf(one)) plan_.from = one;
        }));
    whole(
        tr("In doubt below"), plan_.sure, 0, "%",
        [this](std::optional<int> value) { plan_.sure = value.value_or(50); }, 100);
    rows.back().help = tr("A hex is in doubt if less of its ground has its level.");
}

std::vector<Property> HeightsDraft::rows() {
    std::vector<Property> rows;
    addTarget(rows);
    if (mapset_) {
        addPlace(rows);
        addPlan(rows);
    }
    return rows;
}

std::string HeightsDraft::summary(const HeightsPreview& preview) const {
    if (!preview.result) return earth::textOf(preview.problem, fileName_).in(language_);
    const auto& result = *preview.result;
    const auto& grid = preview.order.board.grid;
    std::string text = filledIn(trLater("{columns} x {rows} hexes; ground from {low} to {high} m."),
                                {{"columns", std::to_string(grid.columns)},
                                 {"rows", std::to_string(grid.rows)},
                                 {"low", std::to_string(result.lowest)},
                                 {"high", std::to_string(result.highest)}});
    if (result.hasContours) {
        text += " " + filledIn(trLater("Contours every {interval} m: {contours}; spot heights: {spots}."),
                               {{"interval", std::to_string(result.interval)},
                                {"contours", std::to_string(result.lines.contours.size())},
                                {"spots", std::to_string(result.lines.spotHeights.size())}});
    } else {
        const auto [low, high] = std::ranges::minmax_element(result.hexes, {}, &earth::HexLevel::level);
        text += " " + filledIn(trLater("Levels {first} to {last}, {interval} m each, from {base} m up."),
                               {{"first", std::to_string(low->level)},
                                {"last", std::to_string(high->level)},
                                {"interval", std::to_string(result.interval)},
                                {"base", std::to_string(result.base)}});
    }
    const auto doubt = publish::doubtful(grid, result);
    if (const auto made = publish::withoutHeights(grid, result).size(); made > 0)
        text += " " + tr("Partly or wholly without heights in the file, crossed: %s.", std::to_string(made));
    text += " " + tr("Hexes in doubt: %s.", std::to_string(doubt.size()));
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < std::min(most, doubt.size()); ++i)
        text += " " + model::hexText(grid, doubt[i]);
    if (doubt.size() > most) text += " ...";
    return text;
}

std::optional<model::Document> HeightsDraft::emptyDocument(const HeightsPreview& preview) const {
    if (isFixed() || !preview.result) return std::nullopt;
    const auto& made = preview.order.board;
    return session::newDocument(Beginning::board, *preview.order.game, made.grid.columns, made.grid.rows,
                                [&](model::Board& board) {
                                    board.anchor = made.anchor;
                                    board.title = {std::filesystem::path(fileName_).stem().string(), {}};
                                });
}

HistoryEntry HeightsDraft::step(const HeightsPreview& preview) const {
    const auto empty = emptyDocument(preview);
    HistoryEntry entry{named("Heights from %s", fileName_), empty.value_or(document_)};
    if (preview.result)
        entry.document = model::withBoard(
            entry.document, empty ? empty->boards.begin()->first : target_,
            [&](model::Board& board) { board = publish::withHeights(std::move(board), *preview.result); });
    return entry;
}

}  // namespace cota::session
