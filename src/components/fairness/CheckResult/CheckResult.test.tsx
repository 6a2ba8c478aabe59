import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckedRound } from '#domain/fairness/check-round.ts';
import { CheckResult } from './CheckResult.tsx';

const COMMITMENT: CheckedRound['commitment'] = {
  verdict: 'matches',
  tried: ['SHA-256 of its text'],
  steps: [{ label: 'Revealed value', value: 'a seed' }],
};

const REFUTED: CheckedRound['commitment'] = {
  verdict: 'does-not-match',
  tried: ['SHA-256 of its text', 'SHA-256 of its bytes'],
  steps: [],
};

const NO_WORKING = { before: [], table: null, after: [] };
type Result = NonNullable<CheckedRound['result']>;
const resultOf = (value: string, caption: string, changes: Partial<Result> = {}): Result => {
  return { figure: { value, caption }, verdict: 'matches', working: NO_WORKING, ...changes };
};

const bodyOf = (checked: CheckedRound) =>
  new JSDOM(
    renderToStaticMarkup(
      <CheckResult
        checked={checked}
        inWords="The fraction decides."
        workedOutHere
        isStale={false}
      />,
    ),
  ).window.document.body;
const textOf = (checked: CheckedRound) => bodyOf(checked).textContent ?? '';

test('a match that shows little says so beside its verdict', () => {
  const text = textOf({
    result: resultOf('1.00×', 'Bucket 6', { caution: 'Compare the path.' }),
    commitment: COMMITMENT,
  });
  expect(text).toContain('The seeds give the result that the casino showed. Compare the path.');
});

test('fractions that are drawn one after another stand in a table under their own words', () => {
  const body = bodyOf({
    result: resultOf('13, 16', 'Tiles with a mine', {
      working: {
        ...NO_WORKING,
        table: {
          caption: 'Four bytes draw each mine',
          columns: { draw: 'Mine', outcome: 'Tile' },
          draws: [
            { bytes: '80000000', fraction: '0.5', outcome: '13' },
            { bytes: '40000000', fraction: '0.25', outcome: '16' },
          ],
        },
        after: [{ label: 'In rising order', value: '13, 16' }],
      },
    }),
    commitment: COMMITMENT,
  });
  const cells = [...body.querySelectorAll('table tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['Mine', 'Bytes', 'Fraction', 'Tile'],
    ['1', '80000000', '0.5', '13'],
    ['2', '40000000', '0.25', '16'],
  ]);
  expect(body.querySelector('caption')?.textContent).toBe('Four bytes draw each mine');
});

test('a hash alone has no result', () => {
  const text = textOf({ result: null, commitment: REFUTED });
  expect(text).toContain('Hash does not match');
  expect(text).not.toContain('Result');
});
