import { expect, test, vi } from 'vitest';

// Tests of one worker share what they have imported.
vi.resetModules();
const formatters = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
const islands = Object.values(import.meta.glob('./*.island.tsx'));
// Not inside the test, whose time is short for so many files on a busy machine.
await Promise.all(islands.map((load) => load()));
const made = formatters.flatMap(({ mock }) => [...mock.calls]);
vi.restoreAllMocks();

test('no island makes a formatter while its files start: the first of a page blocks a phone for 80 ms', () => {
  expect(islands).not.toHaveLength(0);
  expect(made).toEqual([]);
});
