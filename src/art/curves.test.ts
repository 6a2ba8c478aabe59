import { describe, expect, test } from 'vitest';
import { spin, trace, type Curve } from './curves.ts';

describe('trace', () => {
  // A line of six units in two steps of three: handles lie a third of a step from each point.
  const line: Curve = (t) => [t, 0];

  test('writes the first segment in full and the next as its mirror', () => {
    expect(trace(line, 2, { from: 0, to: 6, closed: false })).toBe('M0 0c1 0 2 0 3 0s2 0 3 0');
  });

  test('closes a curve unless told otherwise', () => {
    expect(trace(line, 2, { from: 0, to: 6 })).toMatch(/z$/);
  });
});

test('copies share the span evenly, and the path itself is the first', () => {
  expect(spin('a', 3, 30)).toBe(
    '<use href="#a" transform="rotate(10)"/><use href="#a" transform="rotate(20)"/>',
  );
});
