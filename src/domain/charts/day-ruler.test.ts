import { expect, test } from 'vitest';
import { dayRuler } from './day-ruler.ts';

/** Nov 20 to Dec 26 and three days at each end: Nov 17 to Dec 29, 42 days. */
const NEAR = ['2026-11-20', '2026-12-01', '2026-12-26'];
const TODAY = '2026-11-27';

test('days stand to one scale from end to end', () => {
  const { placeOf, stretches } = dayRuler(NEAR, TODAY);
  expect(stretches).toEqual([{ from: 0, to: 1000 }]);
  expect(placeOf('2026-11-20')).toBe(71.4);
  expect(placeOf('2026-12-26') - placeOf('2026-12-25')).toBeCloseTo(1000 / 42, 0);
});

test('each day has a tick, longer each week from today, longest on the first of a month', () => {
  const { ticks, months } = dayRuler(NEAR, TODAY);
  expect(ticks).toHaveLength(43);
  expect(ticks.filter(({ length }) => length === 'week')).toHaveLength(6);
  expect(ticks.filter(({ length }) => length === 'month')).toHaveLength(1);
  expect(months.map(({ day }) => day)).toEqual(['2026-11-17', '2026-12-01']);
});

test('a far day stands behind a break, and the scale stays the same on both sides', () => {
  const { placeOf, stretches } = dayRuler([...NEAR, '2027-05-20'], TODAY);
  expect(stretches).toHaveLength(2);
  // 950 thousandths for 42 and 6 days.
  const day = 950 / 48;
  expect(stretches[0]?.to).toBeCloseTo(42 * day, 0);
  expect(stretches[1]).toEqual({ from: expect.closeTo(42 * day + 50, 0) as number, to: 1000 });
  expect(placeOf('2027-05-20')).toBeCloseTo(1000 - 3 * day, 0);
});

test('without any mark it shows the least number of days from today', () => {
  const { ticks, stretches } = dayRuler([], TODAY, 60);
  expect(stretches).toEqual([{ from: 0, to: 1000 }]);
  expect(ticks).toHaveLength(61);
});
