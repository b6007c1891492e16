#pragma once
// Chance follows the place on the printed board, not on the sheet: so a board looks the same alone, joined
// to others or turned, and with any margins.

#include <cstdint>

#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/scene/seeded.h"

namespace cota::look {

/// The index of the board that counts for a hex: the first that prints it; off the map, that of the nearest
/// hexes.
std::size_t boardOf(const mapsets::Battlefield& field, model::HexCoord hex);

/// -1 on a turned board, else 1: what chance moves there, it moves the other way.
double senseOf(const mapsets::Battlefield& field, model::HexCoord hex);

/// A sequence for a hex.
Seeded chanceOf(const mapsets::Battlefield& field, model::HexCoord hex, std::uint64_t purpose);

/// A hexside seen from the hex that owns it on the printed board.
struct PrintedSide {
    model::HexSide printed;      // on the board
    model::HexCoord owner;       // on the map
    model::Direction direction;  // of the side from there
    Seeded chance(std::uint64_t purpose) const {
        return Seeded(printed.hex, purpose + static_cast<std::uint64_t>(printed.direction));
    }
};
PrintedSide printedSide(const mapsets::Battlefield& field, const model::HexSide& side);

/// The same for a point of the sheet.
std::size_t boardAt(const MapSheet& sheet, Point point);

/// A printed board on the sheet. Points of it are in millimetres from the centre of its hex (0,0), as they
/// are when it is not turned.
class BoardFrame {
  public:
    /// `board`: index into Battlefield::boards().
    BoardFrame(const MapSheet& sheet, std::size_t board);

    Point onBoard(Point sheet) const {
        return {(sheet.x - origin_.x) * sense_, (sheet.y - origin_.y) * sense_};
    }
    Point onSheet(Point board) const { return {origin_.x + board.x * sense_, origin_.y + board.y * sense_}; }
    picture::Box onBoard(const picture::Box& sheet) const;
    /// -1: turned, else 1.
    double sense() const { return sense_; }

  private:
    Point origin_;
    double sense_;
};

/// The chance of a point on a board.
struct PointChance : Seeded {
    double sense;  // -1: the board is turned, else 1
    /// A way on the sheet that is the same on the board: between -most and most.
    double shift(double most) { return sense * between(-most, most); }
};

/// A sequence for a point of the sheet; points in a square of 1 / `perMillimetre` have the same.
PointChance chanceAt(const MapSheet& sheet, Point point, double perMillimetre, std::uint64_t purpose);

}  // namespace cota::look
