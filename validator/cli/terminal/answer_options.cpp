#include "validator/cli/terminal/answer_options.h"

namespace cota::cli {

void declareMapsets(CommandLine& line, AnswerOptions& into) {
    line.texts("--mapsets", "DIR", into.mapsetFolders,
               local("a folder with mapsets, before the usual ones; may be given several times"));
}

void declareLanguage(CommandLine& line) {
    line.mention("--lang en|es", local("language of the answer (default: the locale's, else English)"));
}

void declareCommon(CommandLine& line, AnswerOptions& into) {
    line.word("--format", "text|json", into.format, local("how the answer is written (default: text)"));
    line.text("--output", "PATH", into.output, local("where the answer goes (default: -, standard output)"));
    declareMapsets(line, into);
    declareLanguage(line);
}

void declareCommonOrTable(CommandLine& line, AnswerOptions& into) {
    line.word("--format", "text|json|csv", into.format, local("how the answer is written (default: text)"));
    line.text("-o,--output", "PATH", into.output,
              local("where the answer goes (default: -, standard output)"));
    declareMapsets(line, into);
    declareLanguage(line);
}

}  // namespace cota::cli
