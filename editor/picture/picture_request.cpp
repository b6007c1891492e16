#include "editor/picture/picture_request.h"

namespace cota::session {

look::Scene sceneOf(const PictureRequest& request) {
    const JoinedMap& map = *request.map;
    return {map.field(), map.play().heights(), map.document(), *request.look, map.sheet(), request.language};
}

}  // namespace cota::session
