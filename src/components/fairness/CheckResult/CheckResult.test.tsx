import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Typed } from '#domain/fairness/rule.ts';
import { checkTyped, publishedRound } from '#domain/fairness/scheme-for-tests.ts';
import { CheckResult } from './CheckResult.tsx';

async function bodyOf(scheme: string, typed: Typed) {
  const checked = await checkTyped(scheme, typed);
  const page = renderToStaticMarkup(
    <CheckResult
      checked={checked}
      scheme={{ inWords: 'The fraction decides.', fields: [] }}
      schemes={[]}
      workedOutHere
      isStale={false}
    />,
  );
  return new JSDOM(page).window.document.body;
}

test('a match that shows little says so beside its verdict', async () => {
  const drop = { ...publishedRound('plinko', 'LLRRLLLLRRLRLRLR'), risk: 'medium', claim: '0.50' };
  expect((await bodyOf('plinko', drop)).textContent).toContain(
    'The seeds give the result that the casino showed. A multiplier alone is weak evidence',
  );
});

test('fractions that are drawn one after another stand in a table under their own words', async () => {
  const body = await bodyOf('mines', publishedRound('mines', '2, 5, 12'));
  const cells = [...body.querySelectorAll('table tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells[0]).toEqual(['Mine', 'Bytes', 'Fraction', 'Tile']);
  // Published as 2, 12, 5 …
  expect(cells.slice(1).map(([mine, , , tile]) => [mine, tile])).toEqual([
    ['1', '2'],
    ['2', '12'],
    ['3', '5'],
  ]);
  expect(body.querySelector('caption')?.textContent).toMatch(/^Four bytes draw each mine/);
});

test('a hash alone has no result', async () => {
  const text = (await bodyOf('seed-hash', { revealed: 'a', shownHash: '0'.repeat(64) }))
    .textContent;
  expect(text).toContain('Hash doesn’t match');
  expect(text).not.toContain('Result');
});
