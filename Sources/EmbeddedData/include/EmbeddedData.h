#ifndef CURVET_EMBEDDED_DATA_H
#define CURVET_EMBEDDED_DATA_H

#include <stddef.h>

/// A text file of the project, held in the program.
struct embedded_file {
  /// The file's name without its folder.
  const char *_Nonnull name;
  /// The file's bytes, followed by a NUL that is not counted.
  const unsigned char *_Nonnull bytes;
  size_t length;
};

/// The files of Migrations/, in the order of their numbers.
size_t embedded_migration_count(void);
struct embedded_file embedded_migration(size_t index);

/// The files of Seeds/, in the order of their names.
size_t embedded_seed_count(void);
struct embedded_file embedded_seed(size_t index);

/// The files of Seeds/Vocabularies/, in the order of their names.
size_t embedded_vocabulary_count(void);
struct embedded_file embedded_vocabulary(size_t index);

/// The files of Drivers/, in the order of their names: Swift that lets gestures drive what is exported.
size_t embedded_driver_count(void);
struct embedded_file embedded_driver(size_t index);

/// The files of Support/: types and functions of other languages that exported code holds if it needs them.
size_t embedded_support_count(void);
struct embedded_file embedded_support(size_t index);

/// The files of Pages/, which pages and pictures for people hold: each a text that ends in a NUL.
const char *_Nonnull embedded_page_driver(void);
const char *_Nonnull embedded_review_script(void);
const char *_Nonnull embedded_review_style(void);
const char *_Nonnull embedded_picture_style(void);

/// The files of Pages/gallery/, in the order in which the page has them: styles, scripts, and the text of its body.
size_t embedded_gallery_style_count(void);
struct embedded_file embedded_gallery_style(size_t index);
size_t embedded_gallery_script_count(void);
struct embedded_file embedded_gallery_script(size_t index);
const char *_Nonnull embedded_gallery_body(void);

/// The files of Pages/words/: the gallery's own words, each in the language of its name.
size_t embedded_gallery_words_count(void);
struct embedded_file embedded_gallery_words(size_t index);

/// The files of Players/, which play flat JSON in apps: each a text that ends in a NUL.
const char *_Nonnull embedded_swift_player(void);
const char *_Nonnull embedded_kotlin_player(void);
const char *_Nonnull embedded_typescript_player(void);
/// The JSON Schema of flat JSON.
const char *_Nonnull embedded_flat_schema(void);

/// Search/table.json: what matches are worth, and what words mean.
struct embedded_file embedded_search_table(void);

#endif
