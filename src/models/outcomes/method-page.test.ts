import { expect, test } from 'vitest';
import { methodPage } from './method-page.ts';

test('the case of the page is the one that it works out by hand', () => {
  // p = 18/37, q = 19/37. Ends: $0 q²; $1 2pq²; $3 3p²q; $5 p³, of 37³ = 50,653 in all:
  // 13,357; 12,996; 18,468; 5,832. Turnover: 2 q² + 3 (1 − q²).
  expect(methodPage().byHand).toEqual({
    loses: '26.37%',
    even: '25.66%',
    above: '47.97%',
    average: '1.9260',
    turnover: '2.7363',
    edge: '2.7%',
  });
});

test('the models have the spread of the facts, and return what they say', () => {
  const { models, rtp } = methodPage();
  expect(models.map(({ name, spread }) => [name, spread])).toEqual([
    ['steady', '3.4'],
    ['ordinary', '10.2'],
    ['wild', '28.6'],
  ]);
  expect(rtp).toBe('96%');
});
