#include "text.h"

// One entry per file of Seeds/, by name.
static const struct text files[] = {
    {"articles-animators.json", (const unsigned char[]){
#embed "../../Seeds/articles-animators.json" suffix(, 0)
    }},
    {"articles-curves-and-springs.json", (const unsigned char[]){
#embed "../../Seeds/articles-curves-and-springs.json" suffix(, 0)
    }},
    {"articles-keyframes-and-groups.json", (const unsigned char[]){
#embed "../../Seeds/articles-keyframes-and-groups.json" suffix(, 0)
    }},
    {"articles-transitions.json", (const unsigned char[]){
#embed "../../Seeds/articles-transitions.json" suffix(, 0)
    }},
    {"carbon.json", (const unsigned char[]){
#embed "../../Seeds/carbon.json" suffix(, 0)
    }},
    {"catransition.json", (const unsigned char[]){
#embed "../../Seeds/catransition.json" suffix(, 0)
    }},
    {"core-animation.json", (const unsigned char[]){
#embed "../../Seeds/core-animation.json" suffix(, 0)
    }},
    {"css.json", (const unsigned char[]){
#embed "../../Seeds/css.json" suffix(, 0)
    }},
    {"figma.json", (const unsigned char[]){
#embed "../../Seeds/figma.json" suffix(, 0)
    }},
    {"material.json", (const unsigned char[]){
#embed "../../Seeds/material.json" suffix(, 0)
    }},
    {"penner.json", (const unsigned char[]){
#embed "../../Seeds/penner.json" suffix(, 0)
    }},
    {"swiftui.json", (const unsigned char[]){
#embed "../../Seeds/swiftui.json" suffix(, 0)
    }},
    {"uikit.json", (const unsigned char[]){
#embed "../../Seeds/uikit.json" suffix(, 0)
    }},
    {"uiview-transition.json", (const unsigned char[]){
#embed "../../Seeds/uiview-transition.json" suffix(, 0)
    }},
};

size_t embedded_seed_count(void) { return sizeof files / sizeof *files; }

struct embedded_file embedded_seed(size_t index) { return embedded_text(files[index]); }
