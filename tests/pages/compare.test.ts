import { expect, test } from 'vitest';
import { element, elements, mainOf, named, rowWith, textsOf } from './page.ts';

const table = () => element(mainOf('/compare'), 'table');

test('as served, the first two of the ranking stand side by side', () => {
  const ranking = named(mainOf('/how-we-rate'), 'table', 'Every casino by its score');
  const first = textsOf(elements(ranking, 'tbody th[scope="row"]')).slice(0, 2);
  expect(textsOf(elements(table(), 'thead a'))).toEqual(first);
  expect(elements(rowWith(table(), 'Withdrawal time'), 'td')).toHaveLength(2);
});
