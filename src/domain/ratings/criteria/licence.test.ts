import { expect, test } from 'vitest';
import type { Licence } from '../../casinos/facts.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { licence } from './licence.ts';

const CASES: [value: Licence | null, verdict: string, reason: string][] = [
  [
    { standing: 'on-register', authority: 'mga', number: 'M-1' },
    'pass',
    'License M-1 is on the register.',
  ],
  // The name of the authority makes no difference.
  [
    { standing: 'on-register', authority: 'estonia', number: 'X-1' },
    'pass',
    'License X-1 is on the register.',
  ],
  [
    { standing: 'claimed', authority: 'mga', number: 'M-1' },
    'partial',
    'It prints license M-1; we have no register entry for it.',
  ],
  [
    { standing: 'claimed', authority: 'mga', number: null },
    'fail',
    'It claims a license and prints no number.',
  ],
  [{ standing: 'none-found' }, 'fail', 'No license number was found on its site.'],
  [null, 'unrated', 'Not known: its license.'],
];

test.each(CASES)('%o: %s', (value, verdict, reason) => {
  const casino = casinoWith({ licence: value && known(value) });
  expect(licence.judge(casino)).toEqual({ verdict, reason });
});
