#pragma once
// The pages of a kit that are only text: contents, blank pages, credits.

#include <string>
#include <utility>
#include <vector>

#include "mapsets/look/kit/kit_book.h"

namespace cota::look {

/// A row of the contents.
struct KitLine {
    std::string title, note;
    std::size_t page = 1, count = 1;
    std::vector<std::pair<std::string, std::size_t>> pages = {};  // each with its number, if they are listed
};

/// Writes the number of a page into its lower edge, with the name of the kit: sheets of several kits may lie
/// on one table.
void numberPage(const KitFront& front, const std::string& number, picture::Across at,
                model::Language language, picture::Picture& page);

std::vector<picture::Picture> drawContents(const KitFront& front, const std::vector<KitLine>& lines,
                                           model::MapSize paper, model::Language language);
std::vector<picture::Picture> drawCredits(const KitFront& front, model::MapSize paper,
                                          model::Language language);
picture::Picture leftBlankPage(model::MapSize paper, const model::LocalLiteral& words,
                               model::Language language);

}  // namespace cota::look
