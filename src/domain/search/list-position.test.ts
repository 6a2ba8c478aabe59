import { expect, test } from 'vitest';
import { FIELD, nextPosition } from './list-position.ts';

test.each([
  ['ArrowDown', FIELD, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowDown', FIELD, 0, null],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, FIELD],
  ['ArrowUp', FIELD, 3, null],
  ['End', 0, 3, 2],
  ['Home', 2, 3, 0],
  // In the field Home and End belong to the text.
  ['End', FIELD, 3, null],
  ['Home', FIELD, 3, null],
  ['a', 1, 3, null],
  ['constructor', 1, 3, null],
])('%s from %i of %i leads to %s', (key, position, count, next) => {
  expect(nextPosition(key, position, count)).toBe(next);
});
