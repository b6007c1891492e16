#pragma once
// What the selected hex sees, where the selected unit can get, and how high every hex is while contours are
// drawn: drawn over the map, worked out while people go on.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/newest_first.h"
#include "editor/answers/table.h"
#include "editor/words/words.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

enum class OverlayKind { none, seen, reached, heights };

struct OverlayOrder {
    std::uint64_t number = 0;  // comes back with the answer
    OverlayKind kind = OverlayKind::none;
    std::shared_ptr<const Table> table;
    std::shared_ptr<const look::Symbology> look;
    model::Subject subject;  // a hex or a unit
    int turns = 1;           // of movement; at least 1
    model::Language language = model::Language::english;
    // For heights: the document as a gesture that goes on would make it, and its game.
    std::optional<model::Document> proposed = {};
    std::shared_ptr<const mapsets::Mapset> game = {};
};
struct OverlayAnswer {
    /// Words not translated yet: the worker that finds them must not ask for the language, which may change
    /// meanwhile.
    struct Saying {
        Phrase phrase;
        std::string value;  // for its "%s"
    };
    std::uint64_t number = 0;
    std::shared_ptr<const picture::Layer> layer;  // null where there is no answer
    std::vector<Saying> sayings;
    OverlayKind kind = OverlayKind::none;

    /// The answer in a line, or why there is none, in the language spoken now. Asked by the thread that
    /// changes the language.
    std::string text() const;
};

/// Heights are those of every hex, of the proposed document where there is one; hexes whose height it changes
/// are tinted and counted. From a hex: what it sees, or where its uppermost unit gets. From a unit the same
/// of its hex, or its own.
OverlayAnswer overlayOf(const OverlayOrder& order);

class BackgroundOverlay {
  public:
    /// `onAnswer` is called by another thread.
    explicit BackgroundOverlay(const std::function<void(OverlayAnswer)>& onAnswer)
        : worker_([onAnswer](const OverlayOrder& order) { onAnswer(overlayOf(order)); }) {}
    void start(OverlayOrder order) { worker_.start(std::move(order)); }
    void wait() { worker_.wait(); }

  private:
    NewestFirst<OverlayOrder> worker_;
};

}  // namespace cota::session
