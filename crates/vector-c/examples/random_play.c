/* Plays battles of random orders, and tries calls that must fail. Usage: random_play [game] [battles] [steps] */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "firing_arc.h"

/* Ends the program if a call does not return the code that it should. */
static void expect(int32_t code, int32_t wanted, const char *call) {
  if (code != wanted) {
    fprintf(stderr, "%s: code %d instead of %d: %s\n", call, (int)code, (int)wanted, fa_error());
    exit(1);
  }
}

/* Returns zeroed memory. */
static void *zeroed(size_t elements, size_t size) {
  void *memory = calloc(elements, size);
  if (memory == NULL) {
    fprintf(stderr, "no memory\n");
    exit(1);
  }
  return memory;
}

int main(int argc, char **argv) {
  const char *game = argc > 1 ? argv[1] : "ftl";
  size_t battles = argc > 2 ? strtoul(argv[2], NULL, 10) : 64;
  uint64_t steps = argc > 3 ? strtoull(argv[3], NULL, 10) : 200;

  fa_vector *vector = NULL;
  expect(fa_open("chess", "", 1, FA_NEXT_STEP, &vector), FA_OPENING, "open a game that is not there");
  expect(fa_open(game, "", 0, FA_NEXT_STEP, &vector), FA_OPENING, "open no battles");
  expect(fa_open(game, "", battles, 7, &vector), FA_NO_SUCH, "open in a mode that is not there");
  expect(fa_open(NULL, "", battles, FA_SAME_STEP, &vector), FA_NULL, "open without a game");
  expect(fa_open("\xff", "", battles, FA_SAME_STEP, &vector), FA_TEXT, "open a text that is not UTF-8");
  expect(fa_open(game, "", battles, FA_SAME_STEP, NULL), FA_NULL, "open into nothing");
  expect(fa_open(game, "", battles, FA_SAME_STEP, &vector), FA_OK, "open");

  fa_shape shape;
  expect(fa_shape_of(NULL, &shape), FA_NULL, "shape of nothing");
  expect(fa_shape_of(vector, &shape), FA_OK, "shape");
  size_t seats = shape.battles * shape.seats, actions_len = seats * shape.factors;
  fa_buffers arrays = {
      zeroed(seats * shape.observed, sizeof(float)), seats * shape.observed,
      zeroed(actions_len * shape.choices, 1),        actions_len * shape.choices,
      zeroed(seats, sizeof(float)),                  seats,
      zeroed(shape.battles, 1),                      shape.battles,
      zeroed(seats, 1),                              seats,
  };
  int32_t *actions = zeroed(actions_len, sizeof(int32_t));

  fa_buffers wrong = arrays;
  expect(fa_step(vector, actions, actions_len, &arrays), FA_UNSTARTED, "step before reset");
  wrong.masks = NULL;
  expect(fa_reset(vector, NULL, NULL, 0, &wrong), FA_NULL, "reset without masks");
  wrong = arrays;
  wrong.rewards_len -= 1;
  expect(fa_reset(vector, NULL, NULL, 0, &wrong), FA_SIZE, "reset with too few rewards");
  wrong = arrays;
  wrong.acting = wrong.masks;
  expect(fa_reset(vector, NULL, NULL, 0, &wrong), FA_SIZE, "reset with one array twice");
  wrong = arrays;
  wrong.observations = (float *)((char *)wrong.observations + 1);
  expect(fa_reset(vector, NULL, NULL, 0, &wrong), FA_SIZE, "reset with an array that is not aligned");
  expect(fa_reset(vector, NULL, NULL, 0, NULL), FA_NULL, "reset without arrays");
  expect(fa_reset(vector, NULL, arrays.terminated, battles, &arrays), FA_SIZE, "reset with which in an array");
  if (strcmp(fa_error(), "terminated: overlaps which") != 0) {
    fprintf(stderr, "the error does not name the two arrays: %s\n", fa_error());
    return 1;
  }

  uint64_t seed = 7;
  expect(fa_reset(vector, &seed, NULL, 0, &arrays), FA_OK, "reset");
  expect(fa_step(vector, actions, actions_len - 1, &arrays), FA_SIZE, "step with too few actions");
  expect(fa_step(vector, (const int32_t *)arrays.observations, actions_len, &arrays), FA_SIZE, "step with actions in an array");
  actions[0] = 1000;
  expect(fa_step(vector, actions, actions_len, &arrays), FA_MASKED, "step with a masked action");
  if (strstr(fa_error(), "actions[0, 0, 0]") == NULL) {
    fprintf(stderr, "the error does not name the action: %s\n", fa_error());
    return 1;
  }

  uint64_t ended = 0;
  float balance = 0;
  for (uint64_t step = 0; step < steps; step++) {
    expect(fa_sample(vector, step, actions, actions_len), FA_OK, "sample");
    expect(fa_step(vector, actions, actions_len, &arrays), FA_OK, "step");
    for (size_t battle = 0; battle < shape.battles; battle++) ended += arrays.terminated[battle];
    for (size_t seat = 0; seat < seats; seat++) balance += arrays.rewards[seat];
  }

  uint64_t rowless = 0;
  expect(fa_rowless(vector, NULL), FA_NULL, "count into nothing");
  expect(fa_rowless(vector, &rowless), FA_OK, "count");
  if (rowless != 0) {
    fprintf(stderr, "%" PRIu64 " pieces have no row\n", rowless);
    return 1;
  }

  char position[64];
  size_t needed = 0;
  expect(fa_position(vector, battles, position, sizeof position, &needed), FA_NO_SUCH, "position of no battle");
  expect(fa_position(vector, 0, position, sizeof position, &needed), FA_OK, "position");
  if (strlen(position) >= sizeof position || needed <= strlen(position)) {
    fprintf(stderr, "the position is not cut to its room\n");
    return 1;
  }
  printf("%s: version %" PRIu32 ", %zu battles, %" PRIu64 " steps, %" PRIu64 " ended, balance %.0f\n", game,
         fa_version(), shape.battles, steps, ended, balance);

  fa_close(vector);
  fa_close(NULL);
  free(arrays.observations);
  free(arrays.masks);
  free(arrays.rewards);
  free(arrays.terminated);
  free(arrays.acting);
  free(actions);
  return 0;
}
