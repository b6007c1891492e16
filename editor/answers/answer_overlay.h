#pragma once
// Overlays on the map: the hexes that the selected hex sees, the reach of the selected unit, what has changed
// since the document was saved, and the height of every hex while contours are drawn. They are computed while
// the user goes on working.

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/answers/newest_first.h"
#include "editor/words/words.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/look/sheet/answer_caption.h"
#include "mapsets/look/symbols/symbology.h"
#include "validator/overlays/overlay.h"

namespace cota::session {

/// `asked`: a question about the whole map, with its own words.
enum class OverlayKind { none, seen, reached, heights, changed, asked };

struct OverlayRequest {
    std::uint64_t number = 0;  // returned with the answer
    OverlayKind kind = OverlayKind::none;
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const look::Symbology> look;
    model::Subject subject;  // a hex or a unit
    int turns = 1;           // turns of movement; at least 1
    model::Language language = model::Language::english;
    // For heights: the document as the current drag would change it, and its game.
    std::optional<model::Document> proposed = {};
    std::shared_ptr<const mapsets::Mapset> game = {};
    std::optional<model::Document> saved = {};  // for changes: the document as it was saved
    checks::OverlayQuestion question = {};
};
struct OverlayAnswer {
    /// Text that is not translated yet. The worker must not use the current language, which may change
    /// meanwhile.
    struct Saying {
        Phrase phrase;      // empty: the value is the text, in the language of the request
        std::string value;  // replaces its "%s"
    };
    std::uint64_t number = 0;
    std::shared_ptr<const picture::Layer> layer;  // null if there is no answer
    std::vector<Saying> sayings;
    OverlayKind kind = OverlayKind::none;
    /// What the colours mean.
    struct Meaning {
        picture::Colour colour;
        Saying saying;
        look::LegendRow::Sign sign = look::LegendRow::Sign::tint;
    };
    std::vector<Meaning> legend = {};
    std::vector<look::LegendRow> printedLegend = {};  // of a picture; empty: like `legend`
    /// Why some of it is not certain, with the number of hexes.
    std::vector<Saying> doubts = {};
    /// A row for each hex, below a row of titles; for export.
    std::vector<std::vector<std::string>> table = {};
    /// Of a question: its answer in a sentence and, for lists, lines of its table, in the language of the
    /// request.
    std::string question = {};  // in words, when it was asked
    std::string headline = {};
    std::vector<std::string> rows = {};

    /// The answer in one line, or the reason why there is none, in the current language. Call it from the
    /// thread that changes the language.
    std::string text() const;
    static std::string textOf(const std::vector<Saying>& sayings, std::string_view between);
};

/// An overlay of heights covers every hex of the proposed document, or of the map if none is proposed;
/// hexes whose height changes are tinted and counted. For a hex: what it sees, or the reach of its top unit.
/// For a unit: what its hex sees, or its own reach. Changes need no hex: they are those since it was saved.
OverlayAnswer overlayOf(const OverlayRequest& request, std::stop_token stop = {});

class BackgroundOverlay {
  public:
    /// `onAnswer` is called from another thread.
    explicit BackgroundOverlay(const std::function<void(OverlayAnswer)>& onAnswer)
        : worker_([onAnswer](const Batch& batch) {
              for (const auto& request : batch.requests) {
                  if (batch.stop.stop_requested()) return;
                  auto answer = overlayOf(request, batch.stop);
                  if (!batch.stop.stop_requested()) onAnswer(std::move(answer));
              }
          }) {}
    ~BackgroundOverlay() { stop_.request_stop(); }
    void start(OverlayRequest request) { start(std::vector{std::move(request)}); }
    /// One after the other; earlier requests are dropped, and stopped if they have begun.
    void start(std::vector<OverlayRequest> requests) {
        stop_.request_stop();
        stop_ = std::stop_source();
        worker_.start({std::move(requests), stop_.get_token()});
    }
    void wait() { worker_.wait(); }

  private:
    struct Batch {
        std::vector<OverlayRequest> requests;
        std::stop_token stop;
    };
    std::stop_source stop_;  // of the last batch
    NewestFirst<Batch> worker_;
};

}  // namespace cota::session
