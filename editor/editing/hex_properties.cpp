// The property sheet of a hex: its terrain, and the features and units in it.
#include <algorithm>
#include <sstream>

#include "editor/answers/hex_facts.h"
#include "editor/documents/names.h"
#include "editor/editing/property_rows.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/relief/level_contours.h"
#include "mapsets/field/battlefield.h"

namespace cota::session {

namespace {

using model::Document;
using model::TerrainMix;

/// The terrains after the first, as "rough:30 field".
std::string textOf(const TerrainMix& mix) {
    std::string text;
    for (std::size_t i = 1; i < mix.shares.size(); ++i) {
        const auto& share = mix.shares[i];
        text += (text.empty() ? "" : " ") + share.terrain.text;
        if (share.percent) text += ":" + std::to_string(*share.percent);
    }
    return text;
}

/// The first terrain of `mix` followed by those of `text`, or an error.
std::variant<TerrainMix, std::string> mixOf(const TerrainMix& mix, const std::string& text,
                                            const Palette& palette) {
    TerrainMix made;
    if (!mix.shares.empty()) made.shares.push_back(mix.shares.front());
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const auto colon = word.find(':');
        model::TerrainShare share{model::TerrainId(word.substr(0, colon)), {}};
        if (std::ranges::find(palette.terrains, share.terrain.text, &PaletteEntry::id) ==
            palette.terrains.end())
            return tr("The game has no terrain '%s'.", share.terrain.text);
        if (colon != std::string::npos) {
            share.percent = mapsets::readInteger(word.substr(colon + 1));
            if (!share.percent || *share.percent < 1 || *share.percent > 100)
                return tr("'%s': a share is a whole number from 1 to 100, for example rough:30.", word);
        }
        made.shares.push_back(share);
    }
    return made;
}

class HexRows {
  public:
    HexRows(const SheetSource& source, const model::Subject& subject, Cell cell)
        : source_(std::make_shared<const SheetSource>(source)),
          subject_(subject),
          cell_(cell),
          hexes_(source.map->printed(cell)),
          rows_(named("Hex %s", source.map->label(cell)), source, subject) {}

    PropertySheet sheet() && {
        ground();
        spotHeight();
        note();
        if (source_->game) features();
        return std::move(rows_).sheet();
    }

  private:
    /// The document with `mix` painted in all printed hexes.
    static Document painted(const SheetSource& source, const std::vector<BoardHex>& hexes,
                            const TerrainMix& mix) {
        Document changed = source.document;
        for (const auto& [board, hex] : hexes) changed = model::withTerrain(changed, board, {&hex, 1}, mix);
        return changed;
    }

    void ground() {
        const TerrainMix mix = source_->map->terrain(cell_);
        rows_.choice(named("Terrain"), mix.shares.empty() ? "" : mix.shares.front().terrain.text,
                     source_->palette.terrains,
                     [source = source_, hexes = hexes_, mix](const std::string& id) {
                         TerrainMix made = mix;
                         if (made.shares.empty()) made.shares.emplace_back();
                         made.shares.front().terrain = model::TerrainId(id);
                         return painted(*source, hexes, made);
                     });
        rows_.text(named("Other terrains"), textOf(mix),
                   [source = source_, hexes = hexes_, mix](const std::string& text) -> Change {
                       auto made = mixOf(mix, text, source->palette);
                       if (auto* refusal = std::get_if<std::string>(&made)) return std::move(*refusal);
                       return painted(*source, hexes, std::get<TerrainMix>(made));
                   });
        if (auto drawn = areasOver(*source_->map, cell_, source_->language); !drawn.empty())
            rows_.fixed(named("Drawn on top"), std::move(drawn));
        rows_.number(named("Level"), source_->map->level(cell_), -mapsets::highestLevel,
                     mapsets::highestLevel, false,
                     [source = source_, hexes = hexes_](std::optional<int> level) {
                         Document changed = source->document;
                         for (const auto& [board, hex] : hexes)
                             changed = model::withLevel(changed, board, {&hex, 1}, level.value_or(0));
                         return changed;
                     });
        rows_.fixed(named("Ground height"), std::to_string(source_->map->play().heights().ground(cell_)));
    }

    /// The spot height in the hex; a new one is in its middle.
    void spotHeight() {
        const auto& [board, hex] = hexes_.front();
        const auto middle = source_->map->onBoard(source_->map->sheet().centre(cell_), board);
        if (!middle) return;
        model::SpotHeight spot;
        spot.at = *middle;
        bool isThere = false;
        for (const auto& one : source_->document.boards.at(board)->spotHeights) {
            const auto at = source_->map->toSheet({board, one.at});
            if (isThere || !at || source_->map->cellAt(*at) != cell_) continue;
            spot = one;
            isThere = true;
        }
        rows_.number(named("Spot height in metres"), isThere ? std::optional(spot.metres) : std::nullopt,
                     -model::mostContourMetres, model::mostContourMetres, true,
                     [source = source_, board = board, spot](std::optional<int> metres) {
                         if (!metres) return model::withoutSpotHeight(source->document, board, spot.at);
                         model::SpotHeight made = spot;
                         made.metres = *metres;
                         return model::withSpotHeight(source->document, board, made);
                     });
        if (!isThere) return;
        const auto change = [source = source_, board = board, spot](model::LocalText name) {
            model::SpotHeight made = spot;
            made.name = std::move(name);
            return model::withSpotHeight(source->document, board, made);
        };
        for (const auto language : {model::Language::english, model::Language::spanish}) {
            const bool isSpanish = language == model::Language::spanish;
            rows_.text(named("Name of the spot height"), isSpanish ? spot.name.es : spot.name.en,
                       [change, name = spot.name, isSpanish](const std::string& text) -> Change {
                           model::LocalText made = name;
                           (isSpanish ? made.es : made.en) = text;
                           return change(made);
                       });
            rows_.inLanguage(language);
            rows_.hint(otherLanguage(spot.name, language));
        }
    }

    void note() {
        const auto& [board, hex] = hexes_.front();
        const auto& notes = source_->document.boards.at(board)->notes;
        const auto it = notes.find(hex);
        const model::HexNote note = it == notes.end() ? model::HexNote{} : it->second;
        rows_.names(note.name, [source = source_, at = hexes_.front(), note](model::LocalText name) {
            model::HexNote made = note;
            made.name = std::move(name);
            return model::withHexNote(source->document, at.board, at.hex, made);
        });
        if (!source_->game) return;
        rows_.values(source_->game->catalogue.hexAttributes, note.attributes,
                     [source = source_, at = hexes_.front(), note](model::Attributes values) {
                         model::HexNote made = note;
                         made.attributes = std::move(values);
                         return model::withHexNote(source->document, at.board, at.hex, made);
                     });
    }

    static StepName featureName(const SheetSource& source, const model::FeatureId& kind) {
        const auto* type = source.game->catalogue.feature(kind);
        return type ? StepName(namesOf(*type)) : StepName(kind.text);
    }

    void features() {
        rows_.heading(tr("Printed here"));
        for (const auto& feature : source_->document.boards.at(hexes_.front().board)->features)
            if (feature.at == hexes_.front().hex) printedFeature(feature);
        rows_.choice(
            named("Add"), "", kinds(true), [source = source_, hexes = hexes_](const std::string& id) {
                Document changed = source->document;
                if (id.empty()) return changed;
                for (const auto& [board, hex] : hexes)
                    changed = model::withFeature(changed, board, {model::FeatureId(id), hex, {}, {}});
                return changed;
            });
        putSteps();
        if (!source_->document.scenario) return;
        rows_.heading(tr("Placed by the scenario"));
        for (const auto& feature : (*source_->document.scenario)->features)
            if (source_->map->field().resolve(feature.at.label) == cell_) scenarioFeature(feature);
        rows_.choice(
            named("Add"), "", kinds(false),
            [source = source_, at = source_->map->ref(cell_)](const std::string& id) {
                if (id.empty()) return source->document;
                return model::withScenarioFeature(source->document, {model::FeatureId(id), at, {}, {}, {}});
            });
        putSteps();
    }

    // Steps have the same names as those of the tool that does the same.
    void putSteps() {
        rows_.steps([source = source_, hex = subject_.id](const std::string& id) {
            return named("Place %s", featureName(*source, model::FeatureId(id)) + (": " + hex));
        });
    }
    void removeSteps(const model::FeatureId& kind) {
        rows_.steps([name = featureName(*source_, kind) + (": " + subject_.id)](const std::string&) {
            return named("Remove %s", name);
        });
    }

    std::vector<PaletteEntry> kinds(bool printed) const {
        std::vector<PaletteEntry> entries{{}};
        for (const auto& type : source_->game->catalogue.features)
            if (printed ? type.printed : type.scenario)
                entries.push_back({type.id.text, nameOf(type, source_->language)});
        return entries;
    }

    void printedFeature(const model::FeatureAt& feature) {
        rows_.flag(featureName(*source_, feature.kind), true,
                   [source = source_, hexes = hexes_, kind = feature.kind](bool isHere) {
                       Document changed = source->document;
                       if (isHere) return changed;
                       for (const auto& [board, hex] : hexes)
                           changed = model::withoutFeature(changed, board, hex, kind);
                       return changed;
                   });
        removeSteps(feature.kind);
        const auto* type = source_->game->catalogue.feature(feature.kind);
        if (!type) return;
        aboutFeature(feature.kind);
        rows_.values(type->attributes, feature.attributes,
                     [source = source_, board = hexes_.front().board, feature](model::Attributes values) {
                         model::FeatureAt made = feature;
                         made.attributes = std::move(values);
                         return model::withFeature(source->document, board, made);
                     });
        rows_.about(subject_);
    }

    void aboutFeature(const model::FeatureId& kind) {
        rows_.about({model::SubjectKind::feature, kind.text + "@" + subject_.id, {}});
    }

    void scenarioFeature(const model::ScenarioFeature& feature) {
        rows_.flag(featureName(*source_, feature.kind), true, [source = source_, feature](bool isHere) {
            return isHere ? source->document
                          : model::withoutScenarioFeature(source->document, feature.at, feature.kind);
        });
        removeSteps(feature.kind);
        const auto* type = source_->game->catalogue.feature(feature.kind);
        if (!type) return;
        aboutFeature(feature.kind);
        rows_.values(type->attributes, feature.attributes,
                     [source = source_, feature](model::Attributes values) {
                         model::ScenarioFeature made = feature;
                         made.attributes = std::move(values);
                         return model::withScenarioFeature(source->document, made);
                     });
        rows_.about(subject_);
    }

    std::shared_ptr<const SheetSource> source_;
    model::Subject subject_;
    Cell cell_;
    std::vector<BoardHex> hexes_;
    PropertyRows rows_;
};

}  // namespace

PropertySheet hexSheet(const SheetSource& source, const model::Subject& subject) {
    if (!source.map) return {};
    const auto cells = source.map->field().candidates(subject.id);
    if (cells.empty() || source.map->printed(cells.front()).empty()) return {};
    return HexRows(source, subject, cells.front()).sheet();
}

}  // namespace cota::session
