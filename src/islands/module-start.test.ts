import { expect, test, vi } from 'vitest';

test('no island makes a formatter while its files start: the first of a page blocks a phone for 80 ms', async () => {
  const [numbers, dates] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
  const islands = Object.values(import.meta.glob('./*.island.tsx'));
  expect(islands).not.toHaveLength(0);
  await Promise.all(islands.map((load) => load()));
  expect(numbers).not.toHaveBeenCalled();
  expect(dates).not.toHaveBeenCalled();
});
