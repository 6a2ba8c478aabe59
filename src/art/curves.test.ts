import { describe, expect, test } from 'vitest';
import { flower, ring, spin, trace, type Curve } from './curves.ts';

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

describe('curves', () => {
  test('a ring without amplitude is a circle', () => {
    const [x, y] = ring(10, 0, 8)(Math.PI / 2);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(10);
  });

  test('a ring swings by its amplitude at the crest of a lobe', () => {
    const crest = Math.PI / 2 / 4;
    expect(Math.hypot(...ring(10, 3, 4)(crest))).toBeCloseTo(13);
  });

  test('a flower starts at the sum of its arms', () => {
    const [x, y] = flower([
      [10, 1],
      [3, -7],
    ])(0);
    expect(x).toBeCloseTo(13);
    expect(y).toBeCloseTo(0);
  });
});

describe('spin', () => {
  test('shares the span evenly among the copies, of which the path is the first', () => {
    expect(spin('a', 4, 40)).toBe(
      '<use href="#a" transform="rotate(10)"/><use href="#a" transform="rotate(20)"/><use href="#a" transform="rotate(30)"/>',
    );
  });
});
