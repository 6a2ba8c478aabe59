import { describe, expect, test } from 'vitest';
import { pageCountOf, pageNumberOf, pageOf, pageSteps } from './paginate.ts';

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [10_000, 417],
])('%i items at 24 a page are %i pages', (total, count) => {
  expect(pageCountOf(total, 24)).toBe(count);
});

test.each([
  [23, 1],
  [24, 2],
])('the item with the index %i is on page %i', (index, number) => {
  expect(pageNumberOf(index, 24)).toBe(number);
});

describe('one page of a list', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];

  test('the last one holds what is left', () => {
    expect(pageOf(letters, 2, 3)).toEqual({
      items: ['e'],
      number: 3,
      pageCount: 3,
      first: 5,
      last: 5,
      total: 5,
    });
  });

  test('an empty list has an empty first page', () => {
    expect(pageOf([], 2, 1)).toMatchObject({ items: [], pageCount: 1, first: 0, last: 0 });
  });

  test.each([0, 4, 1.5])('there is no page %s of three', (number) => {
    expect(() => pageOf(letters, 2, number)).toThrow('from 1 to 3');
  });

  test('the pages together are the list, each item once', () => {
    expect([1, 2, 3].flatMap((number) => pageOf(letters, 2, number).items)).toEqual(letters);
  });
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [200, 417, [1, null, 199, 200, 201, null, 417]],
])('page %i of %i links %j', (number, count, steps) => {
  expect(pageSteps(number, count)).toEqual(steps);
});
