#include "mapsets/look/sheet/answer_drawings.h"

#include <algorithm>
#include <array>

#include "formats/picture/text_shape.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

using mapsets::SightVerdict;
using picture::Colour;
using picture::Curve;
using picture::Point;

constexpr Colour signal = answerRing, white{255, 255, 255, 255};

std::size_t placeOfTurn(int turn) {
    return static_cast<std::size_t>(std::max(turn - 1, 0)) % turnTints.size();
}

}  // namespace

void addAnswerRing(const Scene& scene, Cell cell, std::vector<picture::Mark>& marks, Colour colour,
                   bool isInner) {
    const auto ring = Curve::circle(scene.sheet.centre(cell), scene.hex(isInner ? 0.34 : 0.42));
    addStroke(marks, ring, white, 1.6);
    addStroke(marks, ring, colour, 0.9);
}

picture::Text answerLabel(std::string words, Point at, double points, Colour colour) {
    return {.words = std::move(words),
            .font = {.family = "Roboto Condensed", .points = points, .bold = true},
            .colour = colour,
            .at = at,
            .down = picture::Down::middle,
            .halo = 0.4,
            .haloColour = {255, 255, 255, 190}};
}

Colour colourOfTurn(int turn, bool isUncertain) {
    const Colour whole = turnTints[placeOfTurn(turn)];
    constexpr double pale = 0.4;
    return isUncertain ? faded(whole, pale) : whole;
}

picture::Layer drawSeen(const Scene& scene, Cell from,
                        std::span<const std::pair<Cell, SightVerdict>> verdicts) {
    picture::Layer layer{"answer", {}};
    Curve dark, purple;
    for (const auto& [cell, verdict] : verdicts) {
        if (verdict == SightVerdict::clear) continue;
        (verdict == SightVerdict::blocked ? dark : purple).add(Curve::polygon(scene.sheet.corners(cell)));
    }
    picture::Group cut{.clip = scene.sheet.fieldOutline(), .marks = {}};
    addFill(cut.marks, dark, unseenColour);
    addFill(cut.marks, purple, blindedColour);
    addAnswerRing(scene, from, cut.marks);
    layer.marks.emplace_back().what = std::move(cut);
    return layer;
}

namespace {

/// "2", also if only the points left are unknown; "2-4" if costs on the way are unknown; "2?" if the unit
/// may never arrive, or not in that turn.
std::string turnsText(const mapsets::ReachedHex& hex) {
    const auto turn = std::to_string(hex.turn);
    const int latest = hex.turnAtMost.value_or(hex.turn);
    if (latest > hex.turn) return turn + "-" + std::to_string(latest);
    auto turnOnly = hex;
    turnOnly.leftAtLeast.reset();
    return isUncertain(turnOnly) ? turn + "?" : turn;
}

/// The turn as shown on the map: "(2)" if the unit only passes through, "2*" if it needs a leader.
std::string turnMark(const mapsets::ReachedHex& hex) {
    const auto turn = turnsText(hex);
    if (hex.passed) return "(" + turn + ")";
    return hex.needsLeader ? turn + "*" : turn;
}

}  // namespace

picture::Layer drawReached(const Scene& scene, Cell from, std::span<const mapsets::ReachedHex> hexes,
                           std::span<const Cell> way) {
    picture::Layer layer{"answer", {}};
    picture::Group cut{.clip = scene.sheet.fieldOutline(), .marks = {}};
    std::array<Curve, turnTints.size()> tints, paleTints;
    for (const auto& hex : hexes)
        if (!hex.passed) {
            auto& shades = isUncertain(hex) ? paleTints : tints;
            shades[placeOfTurn(hex.turn)].add(Curve::polygon(scene.sheet.corners(hex.cell)));
        }
    for (std::size_t i = 0; i < tints.size(); ++i) {
        const int turn = static_cast<int>(i) + 1;
        if (!tints[i].empty()) addFill(cut.marks, tints[i], colourOfTurn(turn, false));
        if (!paleTints[i].empty()) addFill(cut.marks, paleTints[i], colourOfTurn(turn, true));
    }
    for (const auto& hex : hexes) {
        const auto centre = scene.sheet.centre(hex.cell);
        if (hex.turn > 0)
            addText(cut.marks, answerLabel(turnMark(hex), {centre.x, centre.y + scene.hex(0.36)},
                                           scene.hex(0.36), {30, 30, 40, 255}));
    }
    std::vector<Point> points;
    for (const Cell cell : way) points.push_back(scene.sheet.centre(cell));
    if (points.size() > 1) {
        addStroke(cut.marks, Curve::polyline(points), white, 2.2);
        addStroke(cut.marks, Curve::polyline(points), signal, 1.2);
    }
    addAnswerRing(scene, from, cut.marks);
    layer.marks.emplace_back().what = std::move(cut);
    return layer;
}

namespace {

constexpr Colour ink{40, 36, 32, 255}, deciding{178, 54, 43, 255}, standing{112, 146, 84, 255},
    stoppingGround{214, 140, 118, 255};
constexpr double mostLabelled = 30;  // hexes; in longer profiles on paper labels would be too small

/// The layout of a profile's sheet, in millimetres, and its letters in points.
struct ProfileForm {
    model::MapSize size{180, 70};
    double left = 14, right = 8, top = 14, bottom = 16;
    double labels = 3, ends = 10.5, nextLabel = 2.3;  // below the ground
    double labelPoints = 5, endPoints = 7;
};

/// Labels in a panel have two lines if it is high enough, and those of the ends below.
ProfileForm formOf(const Profile& profile) {
    ProfileForm form;
    if (!profile.panel) return form;
    constexpr double points = 9, line = 3.8, highEnough = 28;
    form.size = *profile.panel;
    form.left = form.right = 2;
    form.top = 5;  // objects without a height are up to 4 above the line
    form.labelPoints = form.endPoints = points;
    form.labels = line * 0.6;
    form.nextLabel = line;
    form.ends = form.size.height < highEnough ? line * 0.6 : line * 2.6;
    form.bottom = form.ends + line * 0.7;
    return form;
}

/// Converts heights and distances to positions on the sheet.
struct Frame {
    ProfileForm form;
    double perHex, perUnit, lowest;
    Point at(double distance, double height) const {
        return {form.left + (distance + 0.5) * perHex, ground() - (height - lowest) * perUnit};
    }
    double ground() const { return form.size.height - form.bottom; }
};

double heightOf(const model::Rational& line) {
    return static_cast<double>(line.num()) / static_cast<double>(line.den());
}

/// The height at which the sight line is drawn at a step: its own height or, if the game has none, that of a
/// straight line from eye to eye.
double sightAt(const Profile& profile, const mapsets::SightStep& step) {
    if (profile.isStraight) return heightOf(step.line);
    const double share = static_cast<double>(step.distance) / std::max(1, profile.distance);
    return profile.heightFrom + (profile.heightTo - profile.heightFrom) * share;
}

Frame frameOf(const Profile& profile) {
    double low = std::min(profile.heightFrom, profile.heightTo),
           high = std::max(profile.heightFrom, profile.heightTo);
    for (const auto& step : profile.steps) {
        low = std::min(low, static_cast<double>(step.ground));
        high = std::max(high, static_cast<double>(step.ground + step.obstacle));
        low = std::min(low, sightAt(profile, step));
        high = std::max(high, sightAt(profile, step));
    }
    const double span = std::max(high - low, 1.0);
    low -= span * 0.15;
    const auto form = formOf(profile);
    const double wide = std::max(form.size.width - form.left - form.right, 1.0),
                 tall = std::max(form.size.height - form.top - form.bottom, 1.0);
    return {form, wide / (profile.distance + 1), tall / (high - low + span * 0.1), low};
}

/// A column of the profile; hexes on both sides of the line at the same distance share its width.
struct Column {
    double middle, half;
};

/// The columns by step. Steps at the same distance are drawn side by side, in the order of the trace.
std::vector<Column> columnsOf(const Frame& frame, std::span<const mapsets::SightStep> steps) {
    std::vector<Column> columns;
    for (std::size_t i = 0; i < steps.size();) {
        std::size_t end = i;
        while (end < steps.size() && steps[end].distance == steps[i].distance) ++end;
        const double width = frame.perHex / static_cast<double>(end - i);
        for (std::size_t k = i; k < end; ++k)
            columns.push_back({frame.at(steps[i].distance, 0).x - frame.perHex / 2 +
                                   (static_cast<double>(k - i) + 0.5) * width,
                               width / 2});
        i = end;
    }
    return columns;
}

Curve block(const Frame& frame, const Column& column, double from, double to) {
    return Curve::rectangle(
        {column.middle - column.half, frame.at(0, to).y, column.middle + column.half, frame.at(0, from).y});
}

bool stops(const mapsets::SightStep& step) {
    return step.effect == mapsets::SightEffect::blocks || step.effect == mapsets::SightEffect::blinds;
}

/// Thin slanting lines over a column, for an object that has a position but no height.
void addHatch(const Curve& over, std::vector<picture::Mark>& marks) {
    constexpr double step = 1.3;  // millimetres
    const auto box = over.box();
    Curve lines;
    for (double x = box.left - box.height(); x < box.right; x += step)
        lines.move({x, box.bottom}).line({x + box.height(), box.top});
    picture::Group cut{.clip = over, .marks = {}};
    addStroke(cut.marks, lines, deciding, 0.25);
    marks.emplace_back().what = std::move(cut);
}

/// The object on the ground, or the ground if the ground itself stops the line. An object without a height
/// that stops it is a hatched band a little higher than the line.
void addObstacle(const Frame& frame, const Profile& profile, std::size_t i, Column column,
                 std::vector<picture::Mark>& marks) {
    const auto& step = profile.steps[i];
    if (profile.groundStops[i])
        return addFill(marks, block(frame, column, frame.lowest, step.ground), stoppingGround);
    column.half *= 0.9;
    const double peak = step.ground + step.obstacle;
    if (step.obstacle > 0)
        return addFill(marks, block(frame, column, step.ground, peak), stops(step) ? deciding : standing);
    if (!stops(step)) return;
    const double above = 4 / frame.perUnit;
    addHatch(block(frame, column, step.ground, std::max(sightAt(profile, step), peak) + above), marks);
}

/// The line from eye to eye. It is broken if the game judges it without a height: then it only shows who
/// looks at whom, with a cross where it ends.
void addLine(const Frame& frame, const Profile& profile, std::span<const Column> columns,
             std::vector<picture::Mark>& marks) {
    const auto line =
        Curve().move(frame.at(0, profile.heightFrom)).line(frame.at(profile.distance, profile.heightTo));
    const auto colour = profile.verdict == SightVerdict::clear ? Colour{30, 110, 60, 255} : signal;
    if (profile.isStraight) return addStroke(marks, line, colour, 0.6);
    addStroke(marks, line, picture::Pen{.width = 0.6, .colour = colour, .dashes = {2.2, 1.2}});
    if (profile.decided.empty() || profile.deciding >= columns.size()) return;
    const double x = columns[profile.deciding].middle, arm = 1.3;
    const double y = frame.at(0, sightAt(profile, profile.steps[profile.deciding])).y;
    const auto cross = Curve()
                           .move({x - arm, y - arm})
                           .line({x + arm, y + arm})
                           .move({x - arm, y + arm})
                           .line({x + arm, y - arm});
    addStroke(marks, cross, white, 1.3);
    addStroke(marks, cross, signal, 0.7);
}

/// The label of the deciding object, above its column.
void addDecided(const Frame& frame, const Profile& profile, std::span<const Column> columns,
                std::vector<picture::Mark>& marks) {
    if (profile.decided.empty() || profile.deciding >= columns.size()) return;
    const auto& step = profile.steps[profile.deciding];
    const double middle = columns[profile.deciding].middle;
    const double top = frame.at(0, std::max<double>(step.ground + step.obstacle, sightAt(profile, step))).y;
    const double high = frame.form.top * (profile.panel ? 0.5 : 0.75);
    auto text = answerLabel(profile.decided, {middle, high}, frame.form.endPoints, deciding);
    constexpr double edge = 1;
    double half = picture::sizeOf(text.words, text.font).width / 2;
    if (2 * (half + edge) > frame.form.size.width) {  // only the hex, if there is no space for more
        text.words = profile.labels[profile.deciding];
        half = picture::sizeOf(text.words, text.font).width / 2;
    }
    text.at.x = std::max(half + edge, std::min(middle, frame.form.size.width - half - edge));
    const double below = high + picture::millimetres(frame.form.endPoints) * 0.6;
    if (top > below) addStroke(marks, Curve().move({middle, below}).line({middle, top}), deciding, 0.2);
    addText(marks, text);
}

void addEnds(const Frame& frame, const Profile& profile, std::vector<picture::Mark>& marks) {
    const auto eye = frame.at(0, profile.heightFrom), target = frame.at(profile.distance, profile.heightTo);
    for (const auto point : {eye, target}) addFill(marks, Curve::circle(point, 1.1), ink);
    const auto add = [&](const std::string& hex, int height, double x, picture::Across across) {
        auto text = answerLabel(hex + " (" + std::to_string(height) + ")",
                                {x, frame.ground() + frame.form.ends}, frame.form.endPoints, ink);
        text.across = across;
        addText(marks, text);
    };
    if (!profile.panel) {
        add(profile.from, profile.heightFrom, eye.x, picture::Across::middle);
        return add(profile.to, profile.heightTo, target.x, picture::Across::middle);
    }
    add(profile.from, profile.heightFrom, frame.form.left, picture::Across::left);
    add(profile.to, profile.heightTo, frame.form.size.width - frame.form.right, picture::Across::right);
}

/// Labels of steps in the same column are below each other. In a panel labels without space are omitted.
void addLabels(const Frame& frame, const Profile& profile, std::vector<picture::Mark>& marks) {
    const auto& form = frame.form;
    if (profile.panel ? form.ends < form.nextLabel : profile.distance >= mostLabelled) return;
    std::array<double, 2> ends{};  // of the last label in each row
    for (std::size_t i = 0, row = 0; i < profile.labels.size(); ++i) {
        row = i > 0 && profile.steps[i].distance == profile.steps[i - 1].distance ? row + 1 : 0;
        auto text = answerLabel(profile.labels[i],
                                {frame.at(profile.steps[i].distance, 0).x,
                                 frame.ground() + form.labels + form.nextLabel * static_cast<double>(row)},
                                form.labelPoints, ink);
        text.font.bold = false;
        if (profile.panel) {
            const double half = picture::sizeOf(text.words, text.font).width / 2;
            if (row >= ends.size() || text.at.x - half < ends[row] || text.at.x + half > form.size.width)
                continue;
            ends[row] = text.at.x + half + 1;
        }
        addText(marks, text);
    }
}

}  // namespace

Profile profileOf(const mapsets::Battlefield& field, Cell from, Cell to, SightVerdict verdict,
                  const mapsets::SightRecorder& record, model::Language language) {
    constexpr model::LocalLiteral ground = local("ground"), height = local(", height "),
                                  noHeight = local(", no height of its own");
    const auto labelsOf = [&](const mapsets::SightStep& step) {
        std::string text;
        for (const Cell cell : step.hexes) text += (text.empty() ? "" : "/") + field.label(cell);
        return text;
    };
    Profile profile;
    profile.from = field.label(from);
    profile.to = field.label(to);
    profile.distance = std::max(1, field.distance(from, to));
    profile.heightFrom = record.heightFrom;
    profile.heightTo = record.heightTo;
    profile.verdict = verdict;
    profile.isStraight = record.isStraight;
    profile.steps = record.steps;
    for (const auto& step : record.steps) {
        profile.labels.push_back(labelsOf(step));
        profile.groundStops.push_back(stops(step) && step.obstacle == 0 && !step.hexes.empty() &&
                                      step.why.said("terrain", language, &field.mapset().catalogue).empty());
    }
    if (!record.at || verdict == SightVerdict::clear) return profile;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const auto& step = record.steps[i];
        if (!isStep(step, *record.at)) continue;
        profile.deciding = i;
        auto what = step.why.said("terrain", language, &field.mapset().catalogue);
        const bool isGround = what.empty();
        if (isGround) what = ground.in(language);
        profile.decided = profile.labels[i] + ": " + what;
        profile.decided += !isGround && step.obstacle == 0 ? std::string(noHeight.in(language))
                                                           : std::string(height.in(language)) +
                                                                 std::to_string(step.ground + step.obstacle);
    }
    return profile;
}

picture::Picture profilePicture(const Profile& profile) {
    const auto frame = frameOf(profile);
    picture::Picture picture{frame.form.size, {255, 255, 255, 255}, {{"profile", {}}}, profile.title};
    auto& marks = picture.layers.front().marks;
    const auto columns = columnsOf(frame, profile.steps);
    Curve ground;
    for (const auto& [distance, height] :
         {std::pair(0, profile.heightFrom), std::pair(profile.distance, profile.heightTo)})
        ground.add(block(frame, {frame.at(distance, 0).x, frame.perHex / 2}, frame.lowest, height));
    for (std::size_t i = 0; i < columns.size(); ++i)
        ground.add(block(frame, columns[i], frame.lowest, profile.steps[i].ground));
    addFill(marks, ground, {196, 168, 118, 255});
    for (std::size_t i = 0; i < columns.size(); ++i) addObstacle(frame, profile, i, columns[i], marks);
    addLine(frame, profile, columns, marks);
    addEnds(frame, profile, marks);
    addLabels(frame, profile, marks);
    addDecided(frame, profile, columns, marks);
    if (!profile.panel)
        addText(marks, answerLabel(profile.title, {frame.form.size.width / 2, frame.form.top / 2}, 9, ink));
    return picture;
}

}  // namespace cota::look
