#pragma once
// The table as pixels, drawn in the background.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "editor/answers/newest_first.h"
#include "editor/table/table_scene.h"
#include "formats/picture/raster.h"

namespace cota::session {

struct TablePictureRequest {
    std::shared_ptr<const TableScene> scene;
    picture::View view;
    std::uint64_t number = 0;
};
struct TablePictureAnswer {
    picture::View view;
    picture::Pixels pixels;
    std::uint64_t number = 0;
};

class TablePicture {
  public:
    /// `onAnswer` is called from another thread.
    explicit TablePicture(std::function<void(TablePictureAnswer)> onAnswer);
    void start(TablePictureRequest request) { worker_.start(std::move(request)); }
    void wait() { worker_.wait(); }

  private:
    void draw(const TablePictureRequest& request);

    std::function<void(TablePictureAnswer)> onAnswer_;
    // Used only by the worker; the marks are prepared once for each scene.
    std::shared_ptr<const TableScene> scene_;
    std::optional<picture::PaintList> marks_;
    NewestFirst<TablePictureRequest> worker_;  // last: it uses the members above
};

}  // namespace cota::session
