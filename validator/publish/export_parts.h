#pragma once
// What the sections of an export have in common: small values as JSON, and the names of hexes on the map.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "formats/interchange/json_lines.h"
#include "formats/model/document/attributes.h"
#include "formats/model/document/document.h"
#include "formats/model/geometry/map_plane.h"
#include "mapsets/play/laid_document.h"

namespace cota::publish {

using interchange::Json;

/// The board at that place of the map, as in its file.
const model::Board& boardAt(const mapsets::LaidDocument& table, std::size_t placement);
/// The map in millimetres, with the hex size of the boards.
model::MapPlane planeOf(const mapsets::LaidDocument& table);

/// A JSON object without empty members.
class JsonFields {
  public:
    JsonFields& add(const char* key, const std::string& text) {
        return text.empty() ? *this : put(key, text);
    }
    JsonFields& add(const char* key, const char* text) { return add(key, std::string(text)); }
    template <class Tag>
    JsonFields& add(const char* key, const model::Id<Tag>& id) {
        return add(key, id.text);
    }
    JsonFields& add(const char* key, const model::LocalText& text);  // { "en", "es" }
    JsonFields& add(const char* key, const model::Attributes& values);
    JsonFields& add(const char* key, const std::optional<int>& number) {
        return number ? put(key, *number) : *this;
    }
    /// Adds a list or object if it is not empty.
    JsonFields& add(const char* key, Json part) { return part.empty() ? *this : put(key, std::move(part)); }
    /// Adds a value even if it is empty.
    JsonFields& put(const char* key, Json value) {
        json_[key] = std::move(value);
        return *this;
    }
    Json take() { return std::move(json_); }

  private:
    Json json_ = Json::object();
};

Json pointJson(const model::MapPoint& point);

/// The name of a hex of the map, or "@q,r" if it is not on the map.
std::string hexName(const mapsets::Battlefield& field, model::HexCoord hex);
/// Labels of a scenario replaced by the primary names of their hexes; unchanged if they refer to none or
/// several.
Json hexNames(const mapsets::LaidDocument& table, const std::vector<model::HexRef>& hexes);
std::string hexName(const mapsets::LaidDocument& table, const model::HexRef& hex);
/// The two hexes of a hexside; null for a hex that is not on the map.
Json betweenJson(const mapsets::Battlefield& field, const model::HexSide& side);

/// The two ends of a hexside, on the lattice of the map.
std::array<model::FinePoint, 2> endsOf(model::Orientation orientation, const model::HexSide& side);

/// The lines that draw a path, on the lattice of the map: through the centres of its hexes and the middles
/// of the hexsides where it leaves, or along its hexsides.
std::vector<std::vector<model::FinePoint>> linesOf(const mapsets::LaidBoard& laid, const model::Path& path);

}  // namespace cota::publish
