#include "editor/picture/picture_order.h"

namespace cota::session {

look::Scene sceneOf(const PictureOrder& order) {
    const Table& table = *order.table;
    return {table.field(), table.play().heights(), table.document(),
            *order.look,   table.sheet(),          order.language};
}

}  // namespace cota::session
