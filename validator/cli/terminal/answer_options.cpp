#include "validator/cli/terminal/answer_options.h"

namespace cota::cli {

void declareMapsets(CommandLine& line, AnswerOptions& into) {
    line.texts("--mapsets", "DIR", into.mapsetFolders,
               {"a folder with mapsets, before the usual ones; may be given several times",
                "una carpeta con mapsets, antes de las habituales; puede repetirse"});
}

void declareLanguage(CommandLine& line) {
    line.mention("--lang en|es",
                 {"language of the answer (default: the locale's, else English)",
                  "idioma de la respuesta (valor predeterminado: el del sistema; si no, inglés)"});
}

void declareCommon(CommandLine& line, AnswerOptions& into) {
    line.word("--format", "text|json", into.format,
              {"how the answer is written (default: text)",
               "cómo se escribe la respuesta (valor predeterminado: text)"});
    line.text("--output", "PATH", into.output,
              {"where the answer goes (default: -, standard output)",
               "adónde va la respuesta (valor predeterminado: -, la salida estándar)"});
    declareMapsets(line, into);
    declareLanguage(line);
}

}  // namespace cota::cli
