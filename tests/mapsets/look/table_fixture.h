#pragma once
// Tables for tests of their pictures: the sample of the card game, or one with more seats.

#include <map>
#include <memory>
#include <string>

#include "mapsets/look/table/draw_table.h"

namespace cota::look::test {

/// The game of the sample with its cards.
const mapsets::Mapset& cardGame();
const Faces& cardFaces();
/// The document of the sample.
model::Document sampleTable();
/// The same with this many seats, which have the areas and hands of the three in turn.
model::Document tableOf(std::size_t seats);
/// What a seat sees; empty: what everybody sees.
model::Document seenFrom(model::Document document, const std::string& seat);

/// All words of a picture.
std::vector<std::string> allWordsOf(const picture::Picture& picture);

}  // namespace cota::look::test
