import { expect, test } from 'vitest';
import { engraveScoreRings } from './score-rings.ts';

test('a pass is lace, a partial half of it, a fail one line, and what is not known is dotted', () => {
  const svg = engraveScoreRings('r', [
    { verdict: 'pass', weight: 0.5 },
    { verdict: 'partial', weight: 0.25 },
    { verdict: 'fail', weight: 0.125 },
    { verdict: 'unrated', weight: 0.125 },
  ]);
  const [pass = '', partial = '', fail = '', unrated = ''] = svg.split('<g>').slice(1);
  expect([pass, partial].map((ring) => ring.match(/<use/g)?.length)).toEqual([3, 3]);
  expect([pass, partial].map((ring) => ring.includes('clip-path="url(#rhalf)"'))).toEqual([
    false,
    true,
  ]);
  // Of 106 units: 53, 26.5, 13.25 and 13.25; the middle of the third is 150 − 79.5 − 6.625.
  expect(fail).toBe('<circle r="63.875"/></g>');
  expect(unrated).toContain('<circle r="50.625" stroke-width="1.5" stroke-dasharray');
});
