#ifndef CURVET_SHA256_H
#define CURVET_SHA256_H

#include <stddef.h>
#include <stdint.h>

// SHA-256 by the processor's own instructions, which Swift has no words for.
//
// Source: Intel, "Intel SHA Extensions", 2013, and FIPS 180-4, section 6.2.2.

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

// Tells whether the processor has the instructions.
static inline int curvet_sha256_is_supported(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

// Absorbs so many blocks of 64 bytes into a state of eight words.
__attribute__((target("sha,sse4.1,ssse3"))) static inline void curvet_sha256_absorb(
    uint32_t *state, const void *bytes, size_t blocks, const uint32_t *constants) {
  const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
  const uint8_t *data = (const uint8_t *)bytes;
  // The instructions keep the words as ABEF and CDGH.
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; blocks > 0; blocks--, data += 64) {
    __m128i abef_before = abef, cdgh_before = cdgh, words[4];
    for (int i = 0; i < 4; i++)
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(data + i * 16)), order);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i now = words[i & 3];
      __m128i sum = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(constants + i * 4)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      // The words of four rounds later.
      __m128i next = words[(i + 1) & 3], after = words[(i + 2) & 3], last = words[(i + 3) & 3];
      __m128i mixed = _mm_add_epi32(_mm_sha256msg1_epu32(now, next), _mm_alignr_epi8(last, after, 4));
      words[i & 3] = _mm_sha256msg2_epu32(mixed, last);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  low = _mm_shuffle_epi32(abef, 0x1B);
  high = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

#else

static inline int curvet_sha256_is_supported(void) { return 0; }
static inline void curvet_sha256_absorb(
    uint32_t *state, const void *bytes, size_t blocks, const uint32_t *constants) {
  (void)state, (void)bytes, (void)blocks, (void)constants;
}

#endif

#endif
