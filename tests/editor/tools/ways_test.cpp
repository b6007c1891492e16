// Walks the schemas of the files: everything that they can hold has a way in.
#include "tests/editor/tools/ways.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/editing/property_rows.h"
#include "formats/xml/disk/text_file.h"
#include "formats/xml/markup/xml_tree.h"

using namespace cota;
using ways::File;
using ways::Hand;
using ways::Way;

namespace {

const std::filesystem::path schemas = std::filesystem::path(COTA_SOURCE_DIR) / "docs" / "schema";

xml::XmlNode rootOf(const std::filesystem::path& path) {
    const xml::XmlDocument document(path);
    EXPECT_TRUE(document.ok()) << path;
    for (auto& node : xml::treeOf(document))
        if (node.kind == xml::XmlNode::Kind::element) return node;
    return {};
}

std::string attribute(const xml::XmlNode& node, const std::string& name) {
    for (const auto& [key, value] : node.attributes)
        if (key == name) return value;
    return {};
}

/// The elements and attributes of a schema, as paths. Lines of expressions over hexes may be below each
/// other; only the first ones count.
class SchemaWalk {
  public:
    explicit SchemaWalk(const char* file) {
        collect(rootOf(schemas / "common.xsd"));
        collect(rootOf(schemas / file));
    }

    std::set<std::string> paths(const std::string& root) {
        element(globals_.at(root), "");
        return paths_;
    }

  private:
    void collect(const xml::XmlNode& schema) {
        for (const auto& node : schema.children) {
            const auto name = attribute(node, "name");
            if (node.name == "xs:complexType") types_[name] = node;
            if (node.name == "xs:group") groups_[name] = node;
            if (node.name == "xs:attributeGroup") attributes_[name] = node;
            if (node.name == "xs:element") globals_[name] = node;
        }
    }
    void element(const xml::XmlNode& node, const std::string& path) {
        const auto type = attribute(node, "type");
        if (const auto known = types_.find(type); known != types_.end())
            content(known->second, path);
        else
            content(node, path);
    }
    void content(const xml::XmlNode& node, const std::string& path) {
        for (const auto& child : node.children) {
            const auto name = attribute(child, "name"), ref = attribute(child, "ref");
            if (child.name == "xs:attribute") {
                paths_.insert(path + "@" + name);
            } else if (child.name == "xs:attributeGroup") {
                content(attributes_.at(ref), path);
            } else if (child.name == "xs:group") {
                if (open_.insert(ref).second) {
                    content(groups_.at(ref), path);
                    open_.erase(ref);
                }
            } else if (child.name == "xs:extension") {
                if (const auto base = types_.find(attribute(child, "base")); base != types_.end())
                    content(base->second, path);
                content(child, path);
            } else if (child.name == "xs:element") {
                const auto below = path.empty() ? name : path + "/" + name;
                paths_.insert(below);
                // Values are what the game declares.
                if (name != "values" && name != "front" && name != "back") element(child, below);
            } else {
                content(child, path);
            }
        }
    }

    std::map<std::string, xml::XmlNode> types_, groups_, attributes_, globals_;
    std::set<std::string> paths_, open_;
};

/// Everything in an element.
std::string contentOf(const xml::XmlNode& node) {
    std::string text = node.name + node.text;
    for (const auto& [key, value] : node.attributes) text += " " + key + "=" + value;
    for (const auto& child : node.children) text += " " + contentOf(child);
    return text;
}

/// The values of an attribute, or the content of an element, at a path of a file.
void find(const xml::XmlNode& node, const std::string& path, std::vector<std::string>& found) {
    const auto slash = path.find('/'), at = path.find('@');
    if (at == 0) return found.push_back(attribute(node, path.substr(1)));
    const auto name = path.substr(0, std::min(slash, at));
    for (const auto& child : node.children) {
        if (child.name != name) continue;
        if (slash != std::string::npos && (at == std::string::npos || slash < at))
            find(child, path.substr(slash + 1), found);
        else if (at != std::string::npos)
            find(child, path.substr(at), found);
        else
            found.push_back(contentOf(child));
    }
}

std::vector<std::string> at(const std::string& text, const std::string& path) {
    const xml::XmlDocument document(std::make_shared<const xml::TextFile>("file.xml", text));
    std::vector<std::string> found;
    if (!document.ok()) return {"unreadable"};
    for (const auto& node : xml::treeOf(document))
        if (node.kind == xml::XmlNode::Kind::element) find(node, path, found);
    return found;
}

void walk(const char* schema, const char* root, const std::vector<Way>& ways) {
    std::set<std::string> listed;
    for (const auto& way : ways)
        EXPECT_TRUE(listed.insert(way.path).second) << way.path << " is listed twice";
    const auto paths = SchemaWalk(schema).paths(root);
    for (const auto& path : paths)
        EXPECT_TRUE(listed.contains(path)) << root << " " << path << " has no way in";
    for (const auto& path : listed) EXPECT_TRUE(paths.contains(path)) << path << " is not in the schema";
}

void tryAll(const std::vector<Way>& ways) {
    for (const auto& way : ways) {
        if (!way.act) {
            EXPECT_STRNE(way.why, "") << way.path;
            continue;
        }
        Hand hand(way.sample);
        const auto before = at(hand.text(way.file), way.path);
        way.act(hand);
        EXPECT_NE(at(hand.text(way.file), way.path), before) << way.path << " did not change";
    }
}

TEST(Ways, EverythingInAScenarioHasOne) { walk("scenario.xsd", "scenario", ways::waysOfScenario()); }
TEST(Ways, EverythingOnABoardHasOne) { walk("board.xsd", "board", ways::waysOfBoard()); }
TEST(Ways, EverythingInForcesHasOne) { walk("forces.xsd", "forces", ways::waysOfForces()); }

TEST(Ways, LeadIntoTheScenario) { tryAll(ways::waysOfScenario()); }
TEST(Ways, LeadOntoTheBoard) { tryAll(ways::waysOfBoard()); }
TEST(Ways, LeadIntoTheForces) { tryAll(ways::waysOfForces()); }

}  // namespace

namespace cota::ways {

std::string valueLabel(const mapsets::AttributeType& type) {
    return session::withCapital(session::labelOf(type).in(model::Language::english));
}

std::vector<Way> waysOfScenario() {
    std::vector<Way> all;
    for (const auto& rows : {waysOfBasics(), waysOfGroups(), waysOfMap(), waysOfTable(), waysOfTerms(),
                             waysOfThings(), waysOfVictory()})
        all.insert(all.end(), rows.begin(), rows.end());
    return all;
}

void Hand::use(const char* name, const std::vector<std::string>& hexes, bool isOpposite) {
    std::vector<model::MapPoint> points;
    for (const auto& hex : hexes)
        points.push_back(session().map()->sheet().centre(session().map()->field().resolve(hex).value()));
    useAt(name, points, isOpposite);
}

void Hand::useAt(const char* name, const std::vector<model::MapPoint>& points, bool isOpposite) {
    const auto rows = tools::toolRows();
    const auto row = std::ranges::find(rows, std::string_view(name), &tools::ToolRow::id);
    ASSERT_NE(row, rows.end()) << name;
    const auto tool = row->make();
    const auto map = session().map();
    const tools::ToolContext now{session().document(), *map, choices, 0.25, session().selection()};
    const auto event = [&](const model::MapPoint& at) {
        tools::PointerEvent made;
        made.at = at;
        made.control = isOpposite;
        return made;
    };
    tool->press(now, event(points.front()));
    for (const auto& point : points) tool->drag(now, event(point));
    auto step = tool->release(now, event(points.back()));
    if (!step) step = tool->finish(now);
    EXPECT_TRUE(take(std::move(step))) << name;
}

void Hand::set(const model::Subject& subject, const std::string& label, const std::string& value) {
    EXPECT_EQ(write(session::propertiesOf(source(), subject), label, value), "") << label;
}

std::string Hand::text(File wanted) const {
    const auto& document = const_cast<Hand*>(this)->session().document();
    for (const auto& file : session::filesOf(document)) {
        const bool isIt = wanted == File::scenario ? file.kind == xml::FileKind::scenario
                          : wanted == File::board  ? file.kind == xml::FileKind::board
                                                   : file.kind == xml::FileKind::forces;
        if (isIt) return session::textOf(document, file);
    }
    return {};
}

}  // namespace cota::ways
