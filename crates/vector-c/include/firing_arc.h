/* Firing Arc: thousands of battles stepped together over memory of the caller.
 *
 * Every function but fa_version, fa_close and fa_error returns FA_OK or another code below; fa_error then tells what is
 * wrong and where. A call that fails changes nothing, neither the battles nor the arrays.
 *
 * One fa_vector may be used by one thread at a time, several by several. The arrays belong to the caller. They must be
 * initialised, aligned and apart from one another; so must actions and which be, or the call returns FA_SIZE. To reset the
 * battles that are over, copy terminated and pass the copy as which. A step writes only what has changed since the last one
 * over the same arrays: do not change them in between, or call fa_rewrite.
 *
 * The arrays, in C order (the last index varies fastest):
 *   observations  float    battles x seats x observed
 *   masks         uint8_t  battles x seats x factors x choices   1: the value is open
 *   rewards       float    battles x seats                       1 won, -1 lost, else 0
 *   terminated    uint8_t  battles                               1: this step ended the battle
 *   acting        uint8_t  battles x seats                       1: the seat must write now
 *   actions       int32_t  battles x seats x factors
 */
#ifndef FIRING_ARC_H
#define FIRING_ARC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct fa_vector fa_vector;

enum {
  FA_OK = 0,
  FA_NULL = 1,      /* a pointer is null */
  FA_TEXT = 2,      /* a text is not UTF-8 */
  FA_OPENING = 3,   /* no such game or scenario, or too many battles */
  FA_SIZE = 4,      /* an array has a wrong size, is not aligned, or overlaps another one */
  FA_MASKED = 5,    /* an action is masked */
  FA_OVER = 6,      /* a battle is over and must be reset */
  FA_UNSTARTED = 7, /* the first call must be fa_reset */
  FA_NO_SUCH = 8,   /* there is no such battle or mode */
  FA_REFUSED = 9,   /* the rules refuse an order: a fault of the library */
  FA_PANIC = 10     /* a fault of the library: close the vector */
};

/* The moment at which a battle that is over begins again. */
enum {
  FA_NEXT_STEP = 0, /* at the next step, which ignores its actions */
  FA_SAME_STEP = 1, /* at once: the observation is already that of the next battle */
  FA_DISABLED = 2   /* at fa_reset; until then fa_step returns FA_OVER */
};

/* The shapes of the arrays. A seat observes globals values, then rows rows of its own side, then rows of the other, each
 * of row values. docs/vector.md has the meaning of each. */
typedef struct {
  uint32_t version; /* of that meaning */
  uint32_t limit;   /* turns */
  size_t battles, seats, observed, globals, rows, row, factors, choices;
} fa_shape;

/* The arrays with their numbers of elements. */
typedef struct {
  float *observations;
  size_t observations_len;
  uint8_t *masks;
  size_t masks_len;
  float *rewards;
  size_t rewards_len;
  uint8_t *terminated;
  size_t terminated_len;
  uint8_t *acting;
  size_t acting_len;
} fa_buffers;

/* Returns the version of the arrays' meaning. */
uint32_t fa_version(void);

/* Opens battles; an empty scenario is the game's first. */
int32_t fa_open(const char *game, const char *scenario, size_t battles, int32_t autoreset, fa_vector **out);

/* Closes battles; null is allowed. */
void fa_close(fa_vector *vector);

int32_t fa_shape_of(const fa_vector *vector, fa_shape *out);

/* Begins battles again. Without a seed (null) their seeds go on. With which, of one byte a battle, only those that are not
 * 0; null is all. */
int32_t fa_reset(fa_vector *vector, const uint64_t *seed, const uint8_t *which, size_t which_len,
                 const fa_buffers *buffers);

/* Plays one decision of every battle. */
int32_t fa_step(fa_vector *vector, const int32_t *actions, size_t actions_len, const fa_buffers *buffers);

/* Writes all arrays in full at the next step. */
int32_t fa_rewrite(fa_vector *vector);

/* Draws open actions for every battle. */
int32_t fa_sample(fa_vector *vector, uint64_t seed, int32_t *actions, size_t actions_len);

/* Counts the pieces that a view has shown but the observation has not, because no row was free: in all battles since
 * fa_open, a piece once for each seat and each step. */
int32_t fa_rowless(const fa_vector *vector, uint64_t *out);

/* Writes a battle's position as text, cut to room bytes with a 0 at the end. needed gets the bytes of the whole text. */
int32_t fa_position(const fa_vector *vector, size_t battle, char *out, size_t room, size_t *needed);

/* Returns what was wrong with this thread's last call that failed; valid until its next call. */
const char *fa_error(void);

#ifdef __cplusplus
}
#endif

#endif
