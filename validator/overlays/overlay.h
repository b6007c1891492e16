#pragma once
// Overlays: questions about a whole map, answered by a number for each hex and a table. The command line and
// the window ask the same questions in the same words, so that their answers agree.

#include <exception>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::checks {

inline constexpr int usualTurns = 3;  // of a question about arrivals

struct OverlayQuestion {
    std::string kind;              // an id of overlayKinds()
    std::vector<std::string> who;  // hexes, zones, units, formations, sides, as the kind takes them
    std::optional<int> range;      // hexes
    std::optional<int> turns;      // 0: no limit; default: usualTurns
    std::optional<int> turn;       // for light, weather and visibility
    friend bool operator==(const OverlayQuestion&, const OverlayQuestion&) = default;
};

/// Who is told: the language of texts, and whether values are words for people or for programs.
struct Reader {
    model::Language language = model::Language::english;
    bool isPerson = true;
    /// The name that this person knows a unit by, if it is not its name in the files.
    std::function<std::string(const model::CounterId&)> nameOfUnit = {};

    std::string in(model::LocalLiteral text) const { return std::string(text.in(language)); }
    std::string in(const model::LocalText& text) const { return text.in(language); }
    std::string say(model::LocalLiteral text, std::vector<model::MessageValue> values) const {
        return model::fillTemplate(text.in(language), model::valuesIn(values, language));
    }
    /// The name of a unit with its id, "Major (g-maj)", or the name that this person knows it by; for
    /// programs, its id.
    std::string name(const mapsets::RosterUnit& unit) const;
};

struct HexAnswer {
    mapsets::Cell cell = mapsets::noCell;
    std::optional<int> value;  // nothing: the question has no answer there
    bool isUncertain = false;
};

/// A table beside the map, such as the pairs of hexes that see each other.
struct OverlayTable {
    std::vector<std::string> keys;    // of the columns, in JSON and CSV
    std::vector<std::string> titles;  // in the language of the reader
    std::vector<std::vector<std::string>> rows;
};

struct OverlayAnswer {
    std::string question;  // in words, with its limits
    std::string headline;
    std::vector<mapsets::Cell> from;    // ringed in the picture
    std::vector<mapsets::Cell> toward;  // the other of two groups, ringed in another colour
    std::string fromWords, towardWords;
    std::vector<HexAnswer> hexes;  // all that the question is about, ascending
    std::string legend;            // of the numbers: "seen by"
    std::string none;              // of hexes without one: "not seen"
    bool isZeroNone = false;       // hexes with 0 count as hexes without a number
    bool isAscending = false;      // whether the smallest number comes first
    bool hasNumbers = true;        // else only the table is written as text and CSV
    OverlayTable table;

    bool isNone(const HexAnswer& hex) const { return !hex.value || (isZeroNone && *hex.value == 0); }
};

/// The question cannot be answered for this document: an unknown name, no rules for it.
class OverlayRefused : public std::exception {
  public:
    explicit OverlayRefused(model::LocalLiteral text, std::vector<model::MessageValue> values = {})
        : text_(text), values_(std::move(values)) {}
    model::LocalLiteral text() const { return text_; }
    const std::vector<model::MessageValue>& values() const { return values_; }
    std::string message(model::Language language) const {
        return model::fillTemplate(text_.in(language), model::valuesIn(values_, language));
    }
    const char* what() const noexcept override { return text_.english().data(); }

  private:
    model::LocalLiteral text_;
    std::vector<model::MessageValue> values_;
};

/// Whom a question is about.
enum class OverlayWho { nobody, watchers, twoGroups, anyUnit, oneUnit, units, line, reading };

/// Which limits of a question a kind looks at.
struct OverlayLimits {
    bool range = false;
    bool turns = false;
    bool turn = false;
};

struct OverlayKind {
    const char* id;
    model::LocalLiteral title;  // in menus and lists
    OverlayWho who;
    bool asksSight;      // needs rules for lines of sight
    bool needsScenario;  // needs units or sides
    OverlayLimits limits;
    std::optional<OverlayAnswer> (*answer)(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                           const Reader& reader, std::stop_token stop);
};

/// In the order of menus and of the help.
std::span<const OverlayKind> overlayKinds();
/// Throws OverlayRefused for an unknown word.
const OverlayKind& overlayKind(const std::string& id);

/// Answers the question; nothing if stopped. Throws OverlayRefused. `laid` must have a map.
std::optional<OverlayAnswer> answerOverlay(const mapsets::LaidDocument& laid, const OverlayQuestion& question,
                                           const Reader& reader, std::stop_token stop = {});

/// Whether the game has rules for lines of sight.
bool judgesSight(const mapsets::Mapset& game);

// reading_overlays.cpp
std::optional<OverlayAnswer> readingOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                            const Reader&, std::stop_token);

// sight_overlays.cpp
std::optional<OverlayAnswer> exposureOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                             const Reader&, std::stop_token);
std::optional<OverlayAnswer> mutualOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                           const Reader&, std::stop_token);
std::optional<OverlayAnswer> spottedOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                            const Reader&, std::stop_token);
std::optional<OverlayAnswer> profileOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                            const Reader&, std::stop_token);

// fire_overlays.cpp
std::optional<OverlayAnswer> dangerOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                           const Reader&, std::stop_token);
std::optional<OverlayAnswer> airOverlay(const mapsets::LaidDocument&, const OverlayQuestion&, const Reader&,
                                        std::stop_token);

// place_overlays.cpp
std::optional<OverlayAnswer> reachOverlay(const mapsets::LaidDocument&, const OverlayQuestion&, const Reader&,
                                          std::stop_token);
std::optional<OverlayAnswer> stacksOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                           const Reader&, std::stop_token);
std::optional<OverlayAnswer> roomOverlay(const mapsets::LaidDocument&, const OverlayQuestion&, const Reader&,
                                         std::stop_token);
std::optional<OverlayAnswer> commandOverlay(const mapsets::LaidDocument&, const OverlayQuestion&,
                                            const Reader&, std::stop_token);

}  // namespace cota::checks
