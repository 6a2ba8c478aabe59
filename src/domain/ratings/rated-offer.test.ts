import { expect, test } from 'vitest';
import { offerOf100 } from './facts-for-tests.ts';
import { ratedOffer } from './rated-offer.ts';

const offer = (name: string, multiple: number) => ({ name, terms: offerOf100(multiple) });
// × 3%: 20 times cost 60% of the bonus and pass, 30 times cost 90% and earn half, 60 times fail.
const cheap = offer('cheap', 20);
const dear = offer('dear', 30);
const dearest = offer('dearest', 60);

test('of several offers the one that earns least is rated, in whatever order they come', () => {
  expect(ratedOffer([cheap, dearest, dear])).toBe(dearest);
  expect(ratedOffer([dear, cheap])).toBe(dear);
});

test('of offers that earn the same it is the first', () => {
  expect(ratedOffer([cheap, offer('as cheap', 20)])).toBe(cheap);
});

test('a casino without an offer is rated on none', () => {
  expect(ratedOffer([])).toBeNull();
});
