import { describe, expect, test } from 'vitest';
import { hasClearTop, placeColumns, sharesOfLargest } from './columns.ts';

const frame = { width: 110, height: 120, left: 5, right: 5, top: 10, bottom: 10 };

describe('columns', () => {
  test('share the width, and the highest value reaches the top', () => {
    // 100 wide for two: 50 each, of which a fifth is gap. 100 high: 0.25 of 0.5 is half of it.
    expect(placeColumns([0.5, 0.25], { frame, highest: 0.5, gapShare: 0.2 })).toEqual([
      { x: 10, middle: 30, top: 10, width: 40, height: 100 },
      { x: 60, middle: 80, top: 60, width: 40, height: 50 },
    ]);
  });

  test('one chance in a million is still a line, and none is nothing', () => {
    const [rare, never] = placeColumns([1e-6, 0], { frame, highest: 0.2, gapShare: 0.2 });
    expect(rare).toMatchObject({ height: 1, top: 109 });
    expect(never).toMatchObject({ height: 0, top: 110 });
  });

  test('need a highest value', () => {
    expect(() => placeColumns([0], { frame, highest: 0, gapShare: 0 })).toThrow('found 0');
  });
});

describe('words above a bar', () => {
  // Places of 10: the neighbour's near side is 6 away from the middle.
  const narrow = placeColumns([0.1, 0.5, 0.1], {
    frame: { width: 30, height: 100, left: 0, right: 0, top: 0, bottom: 0 },
    highest: 0.5,
    gapShare: 0.2,
  });

  test('run into a higher bar beside it', () => {
    expect(hasClearTop(narrow, 0, 20)).toBe(false);
  });

  test('stand above the highest', () => {
    expect(hasClearTop(narrow, 1, 20)).toBe(true);
  });

  test('fit if they are no wider than the room between the bars', () => {
    expect(hasClearTop(narrow, 0, 12)).toBe(true);
  });

  test('need a bar', () => {
    expect(hasClearTop(narrow, 3, 1)).toBe(false);
  });
});

describe('shares of the largest', () => {
  test('the largest is 1', () => {
    expect(sharesOfLargest([1, 4, 2])).toEqual([0.25, 1, 0.5]);
  });

  test('where nothing is above zero all are 0', () => {
    expect(sharesOfLargest([0, 0])).toEqual([0, 0]);
    expect(sharesOfLargest([])).toEqual([]);
  });
});
