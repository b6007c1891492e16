#include "formats/xml/documents/underlay_xml.h"

#include <algorithm>
#include <system_error>

#include "formats/model/underlay/underlay_edits.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/markup/hex_text.h"
#include "formats/xml/markup/read_list.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

namespace fs = std::filesystem;
using namespace model;

const Underlay usualUnderlay;
constexpr IntRange perCent{.min = 0, .max = 100};

/// One point; nothing, with a finding, if it cannot be read.
std::optional<GridPoint> readPointOf(XmlCursor& cursor, std::string_view attribute) {
    cursor.require(attribute);
    const auto words = cursor.list(attribute);
    const auto point = words.size() == 1 ? parsePoint(words[0]) : std::nullopt;
    if (!point && cursor.has(attribute)) cursor.reject(attribute, row(XmlMessage::badPoints));
    if (!point) cursor.markIncomplete();
    return point;
}

FitPoint readFitPoint(XmlCursor& cursor) {
    FitPoint point;
    point.at = readPointOf(cursor, "at").value_or(GridPoint{});
    const auto pixel = readPointOf(cursor, "pixel").value_or(GridPoint{});
    point.x = pixel.x;
    point.y = pixel.y;
    return point;
}

HexReview readReview(XmlCursor& cursor, const Grid& grid) {
    const HexText text(grid);
    HexReview review;
    cursor.isAbout(SubjectKind::hex, "at");
    cursor.require("at");
    if (const auto label = cursor.findText("at")) {
        const auto at = text.hex(*label);
        if (at && grid.contains(*at)) {
            review.at = *at;
        } else {
            cursor.reportAt("at", row(XmlMessage::unknownHex),
                            {{"value", quoted(*label)},
                             {"first", text.text(grid.at(0))},
                             {"last", text.text(grid.at(grid.size() - 1))}});
            cursor.markIncomplete();
        }
    } else {
        cursor.markIncomplete();
    }
    review.state = cursor.requiredEnum("state", ReviewState::mended).value_or(ReviewState::open);
    review.note = cursor.text("note");
    return review;
}

/// Reads the children; of two at one place the second is kept as written, and so is an incomplete one.
template <class Thing, class Read>
void readAll(XmlCursor& parent, std::string_view name, std::vector<Thing>& things, Read read) {
    for (XmlCursor element : parent.children(name)) {
        Thing thing = read(element);
        const bool isSecond = std::ranges::find(things, thing.at, &Thing::at) != things.end();
        if (isSecond && element.isComplete())
            element.reportAt("at", row(XmlMessage::entryTwice),
                             {{"element", std::string(name)}, {"entry", element.text("at")}});
        if (isSecond || !element.isComplete()) {
            parent.keep(element);
            continue;
        }
        parent.finishPart(element, element.text("at"));
        things.push_back(std::move(thing));
    }
}

std::string pixelText(const FitPoint& point) {
    return thousandthsText(point.x) + "," + thousandthsText(point.y);
}

/// Why the picture cannot be found; empty if it is there.
LocalText faultOf(const fs::path& folder, const std::string& name) {
    const fs::path file(name);
    if (file.is_absolute() || file.has_root_path() || name.find('\\') != std::string::npos)
        return textOf(local("it is not relative to the folder of the board"));
    std::error_code fault;
    if (!fs::exists(folder / file, fault)) return textOf(local("there is no such file"));
    if (fs::is_directory(folder / file, fault) || isSpecialFile(folder / file))
        return textOf(local("it is not a file"));
    return {};
}

}  // namespace

void readUnderlays(XmlCursor& root, Board& board, FilePlaces& places) {
    readList(root, "underlays", "underlay", board.underlays, [&](XmlCursor& cursor) {
        Underlay underlay;
        underlay.id = cursor.idText("id", true);
        if (underlayOf(board, underlay.id) != nullptr) {
            cursor.reportAt("id", row(XmlMessage::entryTwice),
                            {{"element", "underlay"}, {"entry", underlay.id}});
            cursor.markIncomplete();
        }
        underlay.file = cursor.requiredText("file");
        underlay.hash = cursor.text("hash");
        underlay.fit = cursor.word("fit", FitKind::affine, usualUnderlay.fit);
        underlay.opacity = cursor.integer("opacity", perCent, usualUnderlay.opacity);
        underlay.isOver = cursor.flag("over");
        underlay.isHidden = cursor.flag("hidden");
        readAll(cursor, "point", underlay.points, readFitPoint);
        readAll(cursor, "review", underlay.reviews,
                [&](XmlCursor& review) { return readReview(review, board.grid); });
        if (!underlay.file.empty()) places.pictures.emplace_back(underlay.file, cursor.offset("file"));
        underlay.extras = cursor.extras();
        return underlay;
    });
}

void writeUnderlays(XmlPen& pen, const Board& board) {
    const HexText text(board.grid);
    pen.openPart("underlays");
    for (const Underlay& underlay : board.underlays) {
        pen.open("underlay", underlay.extras);
        pen.attribute("id", underlay.id);
        pen.attribute("file", underlay.file);
        pen.given("hash", underlay.hash);
        pen.unless(underlay.fit == usualUnderlay.fit, "fit", textOf(underlay.fit));
        pen.unless(usualUnderlay.opacity, "opacity", underlay.opacity);
        pen.unless(!underlay.isOver, "over", underlay.isOver ? "yes" : "no");
        pen.unless(!underlay.isHidden, "hidden", underlay.isHidden ? "yes" : "no");
        for (const FitPoint& point : underlay.points) {
            const std::string at = pointText(point.at);
            pen.openPartLine("point", at, true);
            pen.attribute("at", at);
            pen.attribute("pixel", pixelText(point));
            pen.close();
        }
        for (const HexReview& review : underlay.reviews) {
            const std::string at = text.text(review.at);
            pen.openPartLine("review", at, true);
            pen.attribute("at", at);
            pen.attribute("state", textOf(review.state));
            pen.given("note", review.note);
            pen.close();
        }
        pen.close();
    }
    pen.close();
}

std::vector<Finding> underlayFindings(const fs::path& path, const FilePlaces& places) {
    std::vector<Finding> findings;
    for (const auto& [name, offset] : places.pictures) {
        const LocalText fault = faultOf(path.parent_path(), name);
        if (fault.empty()) continue;
        findings.push_back(findingOf(row(XmlMessage::lostUnderlay),
                                     {inWords("reason", fault), {"file", name}},
                                     {SubjectKind::file, name, {}}));
        findings.back().where = places.file->span(offset);
    }
    return findings;
}

}  // namespace cota::xml
