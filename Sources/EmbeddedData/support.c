#include "text.h"

// One entry per file of Support/, in the order in which exported code holds those that it needs.
static const struct text files[] = {
    {"ScreenMotion.kt", (const unsigned char[]){
#embed "../../Support/Kotlin/ScreenMotion.kt" suffix(, 0)
    }},
    {"Beziers.kt", (const unsigned char[]){
#embed "../../Support/Kotlin/Beziers.kt" suffix(, 0)
    }},
    {"Stops.kt", (const unsigned char[]){
#embed "../../Support/Kotlin/Stops.kt" suffix(, 0)
    }},
    {"SpringEasing.kt", (const unsigned char[]){
#embed "../../Support/Kotlin/SpringEasing.kt" suffix(, 0)
    }},
    {"Stairs.kt", (const unsigned char[]){
#embed "../../Support/Kotlin/Stairs.kt" suffix(, 0)
    }},
    {"ScreenMotion.dart", (const unsigned char[]){
#embed "../../Support/Dart/ScreenMotion.dart" suffix(, 0)
    }},
    {"Beziers.dart", (const unsigned char[]){
#embed "../../Support/Dart/Beziers.dart" suffix(, 0)
    }},
    {"Stops.dart", (const unsigned char[]){
#embed "../../Support/Dart/Stops.dart" suffix(, 0)
    }},
    {"SpringCurve.dart", (const unsigned char[]){
#embed "../../Support/Dart/SpringCurve.dart" suffix(, 0)
    }},
    {"Stairs.dart", (const unsigned char[]){
#embed "../../Support/Dart/Stairs.dart" suffix(, 0)
    }},
    {"screens.ts", (const unsigned char[]){
#embed "../../Support/TypeScript/screens.ts" suffix(, 0)
    }},
    {"beziers.ts", (const unsigned char[]){
#embed "../../Support/TypeScript/beziers.ts" suffix(, 0)
    }},
    {"stops.ts", (const unsigned char[]){
#embed "../../Support/TypeScript/stops.ts" suffix(, 0)
    }},
    {"steps.ts", (const unsigned char[]){
#embed "../../Support/TypeScript/steps.ts" suffix(, 0)
    }},
    {"pages.js", (const unsigned char[]){
#embed "../../Support/JavaScript/pages.js" suffix(, 0)
    }},
    {"beziers.js", (const unsigned char[]){
#embed "../../Support/JavaScript/beziers.js" suffix(, 0)
    }},
    {"stops.js", (const unsigned char[]){
#embed "../../Support/JavaScript/stops.js" suffix(, 0)
    }},
    {"steps.js", (const unsigned char[]){
#embed "../../Support/JavaScript/steps.js" suffix(, 0)
    }},
};

size_t embedded_support_count(void) { return sizeof files / sizeof *files; }

struct embedded_file embedded_support(size_t index) { return embedded_text(files[index]); }
