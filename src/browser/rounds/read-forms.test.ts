import { expect, it } from 'vitest';
import { readBonusRules, readSeeds } from './read-forms.ts';

const formOf = (name: string, value: string) => {
  const form = new FormData();
  form.set(name, value);
  return form;
};
const [ONE, TWO] = ['a1'.repeat(16), 'b2'.repeat(32)];

it.each([
  `${ONE}, ${TWO}`,
  `["${ONE}","${TWO}"]`,
  `Server seed: ${ONE}\r“\u200b${TWO}”`,
  `1\t${ONE}\n2\t${TWO.slice(0, 9)}\u00ad${TWO.slice(9)}`,
])('reads seeds as they are pasted: %j', (pasted) => {
  expect(readSeeds(formOf('seeds', pasted))).toEqual([ONE, TWO]);
});

it('ends a bonus with its last minute', () => {
  // date -u -d 2026-01-28T23:59:59.999Z +%s%3N
  expect(readBonusRules(formOf('endsAt', '2026-01-28T23:59')).endsAt).toBe(1769644799999);
});
