import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareRatings } from '#owner/verify/compare-ratings.ts';
import { expectedRatings } from '#owner/verify/expected-ratings.ts';
import { content, DIST } from './dist.ts';

test('score, stars, rank and coverage of every casino are what its facts come to', () => {
  const expected = expectedRatings(content);
  expect(expected).toHaveLength(content.casinos.length);
  const differences = compareRatings(expected, (address) => {
    const file = path.join(DIST, address === '/' ? 'index.html' : `${address}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  });
  expect(differences).toEqual([]);
});
