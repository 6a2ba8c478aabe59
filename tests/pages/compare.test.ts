import { expect, test } from 'vitest';
import { element, elements, mainOf, rowWith, textsOf } from './page.ts';

const table = () => element(mainOf('/compare'), 'table');

test('as served, the first two of the ranking stand side by side', () => {
  const first = textsOf(elements(mainOf('/reviews'), '#list h3')).slice(0, 2);
  expect(textsOf(elements(table(), 'thead a'))).toEqual(first);
  expect(elements(rowWith(table(), 'Withdrawal time'), 'td')).toHaveLength(2);
});
