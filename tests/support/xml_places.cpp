#include "tests/support/xml_places.h"

namespace cota::support {

namespace {

/// Just enough XML for the files of Cota's games: start tags with their attributes, and their ends.
class Scan {
  public:
    explicit Scan(const std::string& text) : text_(text) {}

    std::vector<XmlElement> elements() {
        std::vector<std::size_t> open;  // indices in found_
        for (std::size_t at = text_.find('<'); at != std::string::npos; at = text_.find('<', at)) {
            if (text_.compare(at, 4, "<!--") == 0) {
                at = text_.find("-->", at);
            } else if (text_[at + 1] == '?') {
                at = text_.find("?>", at);
            } else if (text_[at + 1] == '/') {
                at = text_.find('>', at) + 1;
                found_[open.back()].to = at;
                open.pop_back();
            } else {
                const bool isEmpty = readTag(at, open.empty() ? nullptr : &found_[open.back()], open.size());
                if (!isEmpty) open.push_back(found_.size() - 1);
            }
        }
        return std::move(found_);
    }

  private:
    /// Moves `at` behind the tag; true for an element without content.
    bool readTag(std::size_t& at, const XmlElement* parent, std::size_t depth) {
        XmlElement element;
        element.from = at;
        element.nameTo = text_.find_first_of(" \n\t/>", at);
        const auto name = text_.substr(at + 1, element.nameTo - at - 1);
        element.path = depth > 1 ? parent->path + "/" + name : name;
        at = element.nameTo;
        while (true) {
            at = text_.find_first_not_of(" \n\t", at);
            if (text_[at] == '>' || text_[at] == '/') break;
            XmlAttribute one;
            one.nameFrom = at;
            one.nameTo = text_.find('=', at);
            one.valueFrom = one.nameTo + 2;
            one.valueTo = text_.find('"', one.valueFrom);
            at = one.valueTo + 1;
            element.attributes.push_back(one);
        }
        const bool isEmpty = text_[at] == '/';
        at += isEmpty ? 2 : 1;
        element.to = at;
        found_.push_back(std::move(element));
        return isEmpty;
    }

    const std::string& text_;
    std::vector<XmlElement> found_;
};

}  // namespace

std::vector<XmlElement> xmlElements(const std::string& text) { return Scan(text).elements(); }

}  // namespace cota::support
