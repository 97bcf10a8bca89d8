#include "EmbeddedData.h"

// The page is put together in this order: its scripts share one scope.
static const unsigned char css_base[] = {
#embed "../../Pages/gallery/base.css" suffix(, 0)
};
static const unsigned char css_frame[] = {
#embed "../../Pages/gallery/frame.css" suffix(, 0)
};
static const unsigned char css_cards[] = {
#embed "../../Pages/gallery/cards.css" suffix(, 0)
};
static const unsigned char css_sheet[] = {
#embed "../../Pages/gallery/sheet.css" suffix(, 0)
};
static const unsigned char js_dom[] = {
#embed "../../Pages/gallery/dom.js" suffix(, 0)
};
static const unsigned char js_words[] = {
#embed "../../Pages/gallery/words.js" suffix(, 0)
};
static const unsigned char js_looks[] = {
#embed "../../Pages/gallery/looks.js" suffix(, 0)
};
static const unsigned char js_easing[] = {
#embed "../../Pages/gallery/easing.js" suffix(, 0)
};
static const unsigned char js_motion[] = {
#embed "../../Pages/gallery/motion.js" suffix(, 0)
};
static const unsigned char js_geometry[] = {
#embed "../../Pages/gallery/geometry.js" suffix(, 0)
};
static const unsigned char js_actors[] = {
#embed "../../Pages/gallery/actors.js" suffix(, 0)
};
static const unsigned char js_pages[] = {
#embed "../../Pages/gallery/pages.js" suffix(, 0)
};
static const unsigned char js_paint[] = {
#embed "../../Pages/gallery/paint.js" suffix(, 0)
};
static const unsigned char js_catalog[] = {
#embed "../../Pages/gallery/catalog.js" suffix(, 0)
};
static const unsigned char js_settings[] = {
#embed "../../Pages/gallery/settings.js" suffix(, 0)
};
static const unsigned char js_palette[] = {
#embed "../../Pages/gallery/palette.js" suffix(, 0)
};
static const unsigned char js_folding[] = {
#embed "../../Pages/gallery/folding.js" suffix(, 0)
};
static const unsigned char js_reading[] = {
#embed "../../Pages/gallery/reading.js" suffix(, 0)
};
static const unsigned char js_ranking[] = {
#embed "../../Pages/gallery/ranking.js" suffix(, 0)
};
static const unsigned char js_correcting[] = {
#embed "../../Pages/gallery/correcting.js" suffix(, 0)
};
static const unsigned char js_query[] = {
#embed "../../Pages/gallery/query.js" suffix(, 0)
};
static const unsigned char js_variant[] = {
#embed "../../Pages/gallery/variant.js" suffix(, 0)
};
static const unsigned char js_variant_code[] = {
#embed "../../Pages/gallery/variant-code.js" suffix(, 0)
};
static const unsigned char js_variant_change[] = {
#embed "../../Pages/gallery/variant-change.js" suffix(, 0)
};
static const unsigned char js_pasting[] = {
#embed "../../Pages/gallery/pasting.js" suffix(, 0)
};
static const unsigned char js_plot[] = {
#embed "../../Pages/gallery/plot.js" suffix(, 0)
};
static const unsigned char js_tracks[] = {
#embed "../../Pages/gallery/tracks.js" suffix(, 0)
};
static const unsigned char js_strips[] = {
#embed "../../Pages/gallery/strips.js" suffix(, 0)
};
static const unsigned char js_picture[] = {
#embed "../../Pages/gallery/picture.js" suffix(, 0)
};
static const unsigned char js_code[] = {
#embed "../../Pages/gallery/code.js" suffix(, 0)
};
static const unsigned char js_results[] = {
#embed "../../Pages/gallery/results.js" suffix(, 0)
};
static const unsigned char js_card[] = {
#embed "../../Pages/gallery/card.js" suffix(, 0)
};
static const unsigned char js_grid[] = {
#embed "../../Pages/gallery/grid.js" suffix(, 0)
};
static const unsigned char js_player[] = {
#embed "../../Pages/gallery/player.js" suffix(, 0)
};
static const unsigned char js_scene_style[] = {
#embed "../../Pages/gallery/scene-style.js" suffix(, 0)
};
static const unsigned char js_css[] = {
#embed "../../Pages/gallery/css.js" suffix(, 0)
};
static const unsigned char js_tweak[] = {
#embed "../../Pages/gallery/tweak.js" suffix(, 0)
};
static const unsigned char js_drive[] = {
#embed "../../Pages/gallery/drive.js" suffix(, 0)
};
static const unsigned char js_draggable[] = {
#embed "../../Pages/gallery/draggable.js" suffix(, 0)
};
static const unsigned char js_gesture[] = {
#embed "../../Pages/gallery/gesture.js" suffix(, 0)
};
static const unsigned char js_sheet[] = {
#embed "../../Pages/gallery/sheet.js" suffix(, 0)
};
static const unsigned char js_sheet_parts[] = {
#embed "../../Pages/gallery/sheet-parts.js" suffix(, 0)
};
static const unsigned char js_compare[] = {
#embed "../../Pages/gallery/compare.js" suffix(, 0)
};
static const unsigned char js_map[] = {
#embed "../../Pages/gallery/map.js" suffix(, 0)
};
static const unsigned char js_frame[] = {
#embed "../../Pages/gallery/frame.js" suffix(, 0)
};
static const unsigned char js_facets[] = {
#embed "../../Pages/gallery/facets.js" suffix(, 0)
};
static const unsigned char js_keys[] = {
#embed "../../Pages/gallery/keys.js" suffix(, 0)
};
static const unsigned char js_main[] = {
#embed "../../Pages/gallery/main.js" suffix(, 0)
};
static const unsigned char html_page[] = {
#embed "../../Pages/gallery/page.html" suffix(, 0)
};

static const struct embedded_file gallery_style_files[] = {
    {"base.css", css_base, sizeof css_base - 1},
    {"frame.css", css_frame, sizeof css_frame - 1},
    {"cards.css", css_cards, sizeof css_cards - 1},
    {"sheet.css", css_sheet, sizeof css_sheet - 1},
};

size_t embedded_gallery_style_count(void) { return sizeof gallery_style_files / sizeof *gallery_style_files; }

struct embedded_file embedded_gallery_style(size_t index) { return gallery_style_files[index]; }

static const struct embedded_file gallery_script_files[] = {
    {"dom.js", js_dom, sizeof js_dom - 1},
    {"words.js", js_words, sizeof js_words - 1},
    {"looks.js", js_looks, sizeof js_looks - 1},
    {"easing.js", js_easing, sizeof js_easing - 1},
    {"motion.js", js_motion, sizeof js_motion - 1},
    {"geometry.js", js_geometry, sizeof js_geometry - 1},
    {"actors.js", js_actors, sizeof js_actors - 1},
    {"pages.js", js_pages, sizeof js_pages - 1},
    {"paint.js", js_paint, sizeof js_paint - 1},
    {"catalog.js", js_catalog, sizeof js_catalog - 1},
    {"settings.js", js_settings, sizeof js_settings - 1},
    {"palette.js", js_palette, sizeof js_palette - 1},
    {"folding.js", js_folding, sizeof js_folding - 1},
    {"reading.js", js_reading, sizeof js_reading - 1},
    {"ranking.js", js_ranking, sizeof js_ranking - 1},
    {"correcting.js", js_correcting, sizeof js_correcting - 1},
    {"query.js", js_query, sizeof js_query - 1},
    {"variant.js", js_variant, sizeof js_variant - 1},
    {"variant-code.js", js_variant_code, sizeof js_variant_code - 1},
    {"variant-change.js", js_variant_change, sizeof js_variant_change - 1},
    {"pasting.js", js_pasting, sizeof js_pasting - 1},
    {"plot.js", js_plot, sizeof js_plot - 1},
    {"tracks.js", js_tracks, sizeof js_tracks - 1},
    {"strips.js", js_strips, sizeof js_strips - 1},
    {"picture.js", js_picture, sizeof js_picture - 1},
    {"code.js", js_code, sizeof js_code - 1},
    {"results.js", js_results, sizeof js_results - 1},
    {"card.js", js_card, sizeof js_card - 1},
    {"grid.js", js_grid, sizeof js_grid - 1},
    {"player.js", js_player, sizeof js_player - 1},
    {"scene-style.js", js_scene_style, sizeof js_scene_style - 1},
    {"css.js", js_css, sizeof js_css - 1},
    {"tweak.js", js_tweak, sizeof js_tweak - 1},
    {"drive.js", js_drive, sizeof js_drive - 1},
    {"draggable.js", js_draggable, sizeof js_draggable - 1},
    {"gesture.js", js_gesture, sizeof js_gesture - 1},
    {"sheet.js", js_sheet, sizeof js_sheet - 1},
    {"sheet-parts.js", js_sheet_parts, sizeof js_sheet_parts - 1},
    {"compare.js", js_compare, sizeof js_compare - 1},
    {"map.js", js_map, sizeof js_map - 1},
    {"frame.js", js_frame, sizeof js_frame - 1},
    {"facets.js", js_facets, sizeof js_facets - 1},
    {"keys.js", js_keys, sizeof js_keys - 1},
    {"main.js", js_main, sizeof js_main - 1},
};

size_t embedded_gallery_script_count(void) { return sizeof gallery_script_files / sizeof *gallery_script_files; }

struct embedded_file embedded_gallery_script(size_t index) { return gallery_script_files[index]; }

const char *embedded_gallery_body(void) { return (const char *)html_page; }

static const unsigned char words_en[] = {
#embed "../../Pages/words/en.json" suffix(, 0)
};
static const unsigned char words_ja[] = {
#embed "../../Pages/words/ja.json" suffix(, 0)
};
static const unsigned char words_ru[] = {
#embed "../../Pages/words/ru.json" suffix(, 0)
};
static const struct embedded_file word_files[] = {
    {"en.json", words_en, sizeof words_en - 1},
    {"ja.json", words_ja, sizeof words_ja - 1},
    {"ru.json", words_ru, sizeof words_ru - 1},
};

size_t embedded_gallery_words_count(void) { return sizeof word_files / sizeof *word_files; }

struct embedded_file embedded_gallery_words(size_t index) { return word_files[index]; }
