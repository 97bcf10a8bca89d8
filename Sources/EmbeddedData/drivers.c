#include "text.h"

// One entry per file of Drivers/, by name; exported code holds those that it needs.
static const struct text files[] = {
    {"AnimatorConformance.swift", (const unsigned char[]){
#embed "../../Drivers/AnimatorConformance.swift" suffix(, 0)
    }},
    {"AnimatorDriver.swift", (const unsigned char[]){
#embed "../../Drivers/AnimatorDriver.swift" suffix(, 0)
    }},
    {"EdgePanDriver.swift", (const unsigned char[]){
#embed "../../Drivers/EdgePanDriver.swift" suffix(, 0)
    }},
    {"EdgePanRecognizer.swift", (const unsigned char[]){
#embed "../../Drivers/EdgePanRecognizer.swift" suffix(, 0)
    }},
    {"GestureRules.swift", (const unsigned char[]){
#embed "../../Drivers/GestureRules.swift" suffix(, 0)
    }},
    {"Grip.swift", (const unsigned char[]){
#embed "../../Drivers/Grip.swift" suffix(, 0)
    }},
    {"PanDriver.swift", (const unsigned char[]){
#embed "../../Drivers/PanDriver.swift" suffix(, 0)
    }},
    {"PanRecognizer.swift", (const unsigned char[]){
#embed "../../Drivers/PanRecognizer.swift" suffix(, 0)
    }},
    {"Passage.swift", (const unsigned char[]){
#embed "../../Drivers/Passage.swift" suffix(, 0)
    }},
    {"Press.swift", (const unsigned char[]){
#embed "../../Drivers/Press.swift" suffix(, 0)
    }},
    {"PressDriver.swift", (const unsigned char[]){
#embed "../../Drivers/PressDriver.swift" suffix(, 0)
    }},
    {"PressRecognizer.swift", (const unsigned char[]){
#embed "../../Drivers/PressRecognizer.swift" suffix(, 0)
    }},
    {"SliderDriver.swift", (const unsigned char[]){
#embed "../../Drivers/SliderDriver.swift" suffix(, 0)
    }},
    {"SliderTarget.swift", (const unsigned char[]){
#embed "../../Drivers/SliderTarget.swift" suffix(, 0)
    }},
    {"TransitionDriver.swift", (const unsigned char[]){
#embed "../../Drivers/TransitionDriver.swift" suffix(, 0)
    }},
    {"TransitionRecognizer.swift", (const unsigned char[]){
#embed "../../Drivers/TransitionRecognizer.swift" suffix(, 0)
    }},
};

size_t embedded_driver_count(void) { return sizeof files / sizeof *files; }

struct embedded_file embedded_driver(size_t index) { return embedded_text(files[index]); }
