#pragma once
// Fits an underlay: the designer clicks a point of the picture and then the place of the map that it shows,
// or drags it there. Hex centres and corners attract the place. The label of a printed hex can be typed
// instead of the second click.

#include <functional>
#include <memory>
#include <optional>

#include "editor/tools/tool.h"
#include "editor/underlay/sheet_place.h"

namespace cota::tools {

/// What the tool and the panel share.
struct FitWork {
    session::SheetKey sheet;
    std::shared_ptr<const scans::Scan> scan;
    /// The chosen point of the picture, in thousandths of a pixel; its place is asked for next.
    struct Pixel {
        std::int64_t x = 0, y = 0;
        friend bool operator==(const Pixel&, const Pixel&) = default;
    };
    std::optional<Pixel> pixel;
    bool isActive = false;          // there is such a tool
    std::function<void()> onPixel;  // it was chosen or dropped, or the tool ended
};

class FitTool : public Tool {
  public:
    explicit FitTool(std::shared_ptr<FitWork> work) : work_(std::move(work)) { work_->isActive = true; }
    ~FitTool() override {
        work_->isActive = false;
        choose(std::nullopt);
    }

    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return work_->pixel.has_value(); }
    bool isTemporary() const override { return true; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    void choose(std::optional<FitWork::Pixel> pixel);
    /// The pixel of the picture below a point of the sheet; nothing outside the picture.
    std::optional<FitWork::Pixel> pixelAt(const ToolContext& context, MapPoint at) const;
    std::optional<MapPoint> onSheet(const ToolContext& context, const FitWork::Pixel& pixel) const;
    /// Where a pointer puts a point: at the nearest centre or corner of a hex within reach, or just there.
    std::optional<model::GridPoint> target(const ToolContext& context, const PointerEvent& event) const;
    const model::Underlay* underlay(const ToolContext& context) const {
        return session::sheetIn(context.document, work_->sheet);
    }

    std::shared_ptr<FitWork> work_;
    std::optional<MapPoint> pressed_;
    bool wasChosen_ = false;  // before the press
};

}  // namespace cota::tools
