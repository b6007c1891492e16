#pragma once
// The end of reading an element: reports what was not read, and collects what is kept.

#include <string_view>

#include "formats/model/document/extras.h"
#include "formats/xml/markup/asked_content.h"
#include "formats/xml/markup/kept_content.h"
#include "formats/xml/markup/xml_element.h"

namespace cota::xml {

class UnreadContent {
  public:
    /// `extras` may be null. All must outlive it.
    UnreadContent(const XmlElement& element, const AskedContent& asked, KeptContent& kept,
                  model::Extras* extras)
        : element_(element), asked_(asked), kept_(kept), extras_(extras) {}

    void end();

  private:
    void endAttributes();
    void endChildren();
    void endOutside();
    void reportUnknownAttribute(std::string_view name) const;
    void reportStray(const void* node) const;
    void reportBarred(const void* child) const;
    void reportUnknownChild(const void* child, bool again) const;

    const XmlElement& element_;
    const AskedContent& asked_;
    KeptContent& kept_;
    model::Extras* extras_;
};

}  // namespace cota::xml
