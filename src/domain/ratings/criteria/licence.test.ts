import { expect, test } from 'vitest';
import type { Licence } from '../../casinos/facts.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { licence } from './licence.ts';

const judge = (value: Licence) => licence.judge(casinoWith({ licence: known(value) }));

test('a licence that stands on the register passes', () => {
  expect(judge({ standing: 'on-register', authority: 'mga', number: 'M-1' })).toEqual({
    verdict: 'pass',
    reason: 'Licence M-1 is on the register.',
  });
});

test('a number that is only printed earns half', () => {
  expect(judge({ standing: 'claimed', authority: 'mga', number: 'M-1' })).toEqual({
    verdict: 'partial',
    reason: 'It prints licence M-1; we have no register entry for it.',
  });
});

test('a casino on whose pages no number was found fails', () => {
  expect(judge({ standing: 'none-found' }).verdict).toBe('fail');
});

test('a licence that nobody has looked for is not rated', () => {
  expect(licence.judge(casinoWith({}))).toEqual({
    verdict: 'unrated',
    reason: 'Not known: its licence.',
  });
});

test('which authority it is makes no difference', () => {
  for (const authority of ['mga', 'curacao', 'estonia']) {
    expect(judge({ standing: 'on-register', authority, number: 'X-1' }).verdict).toBe('pass');
  }
});
