import { expect, test } from 'vitest';
import { offerOf100 } from './facts-for-tests.ts';
import { ratedOffer } from './rated-offer.ts';

const offer = (name: string, multiple: number) => ({ name, terms: offerOf100(multiple) });
// Up to 10 times pass, up to 40 earn half, more fail.
const light = offer('light', 10);
const heavy = offer('heavy', 30);
const heaviest = offer('heaviest', 60);

test('of several offers the one that earns least is rated, in whatever order they come', () => {
  expect(ratedOffer([light, heaviest, heavy])).toBe(heaviest);
  expect(ratedOffer([heavy, light])).toBe(heavy);
});

test('of offers that earn the same it is the first', () => {
  expect(ratedOffer([light, offer('as light', 5)])).toBe(light);
});

test('a casino without an offer is rated on none', () => {
  expect(ratedOffer([])).toBeNull();
});
