#include "text.h"

// One entry per file of Seeds/, by name; every catalog begins with these.
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
    {"recipes-elements.json", (const unsigned char[]){
#embed "../../Seeds/recipes-elements.json" suffix(, 0)
    }},
    {"recipes-navigation.json", (const unsigned char[]){
#embed "../../Seeds/recipes-navigation.json" suffix(, 0)
    }},
    {"recipes-overlays.json", (const unsigned char[]){
#embed "../../Seeds/recipes-overlays.json" suffix(, 0)
    }},
    {"recipes-waiting.json", (const unsigned char[]){
#embed "../../Seeds/recipes-waiting.json" suffix(, 0)
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

// One entry per file of Seeds/Vocabularies/, by name; people choose among these.
static const struct text vocabularies[] = {
    {"android.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/android.json" suffix(, 0)
    }},
    {"anime.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/anime.json" suffix(, 0)
    }},
    {"compose.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/compose.json" suffix(, 0)
    }},
    {"flutter.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/flutter.json" suffix(, 0)
    }},
    {"gsap.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/gsap.json" suffix(, 0)
    }},
    {"motion.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/motion.json" suffix(, 0)
    }},
    {"penner-exact.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/penner-exact.json" suffix(, 0)
    }},
    {"react-spring.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/react-spring.json" suffix(, 0)
    }},
    {"reanimated.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/reanimated.json" suffix(, 0)
    }},
    {"tailwind.json", (const unsigned char[]){
#embed "../../Seeds/Vocabularies/tailwind.json" suffix(, 0)
    }},
};

size_t embedded_vocabulary_count(void) { return sizeof vocabularies / sizeof *vocabularies; }

struct embedded_file embedded_vocabulary(size_t index) { return embedded_text(vocabularies[index]); }
