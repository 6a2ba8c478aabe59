import { describe, expect, test } from 'vitest';
import { compareHref, parseTray, type Seated, withoutSeat, withSeat } from './compare-tray.ts';

const seat = (id: string): Seated => ({
  id,
  name: id.toUpperCase(),
  logo: `/assets/art/${id}.svg`,
});
const [ASH, BAY, COLE, DUN] = [seat('ash'), seat('bay'), seat('cole'), seat('dun')];

describe('what was kept', () => {
  test('is read as it was written', () => {
    expect(parseTray(JSON.stringify([ASH, BAY]))).toEqual([ASH, BAY]);
  });

  test.each([
    null,
    'not JSON',
    '{"length":1}',
    '[null, 1, "ash", [], {}]',
    '[{"id":"ash","name":"Ash","logo":7}]',
    '[{"id":"","name":"Ash","logo":"/ash.svg"}]',
  ])('%j is an empty tray', (text) => {
    expect(parseTray(text)).toEqual([]);
  });

  test.each([
    'https://evil.example/pixel.svg',
    '//evil.example/pixel.svg',
    '/\\evil.example/pixel.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
  ])('a picture at %s is none of ours', (logo) => {
    expect(parseTray(JSON.stringify([{ ...ASH, logo }]))).toEqual([]);
  });

  test('holds nobody twice, and four at most', () => {
    const kept = JSON.stringify([ASH, ASH, BAY, COLE, DUN, seat('elm')]);
    expect(parseTray(kept)).toEqual([ASH, BAY, COLE, DUN]);
  });
});

describe('the tray', () => {
  test('takes casinos in the order in which they come, while there is room', () => {
    const one = withSeat([], ASH, 2);
    const two = withSeat(one ?? [], BAY, 2);
    expect(two).toEqual([ASH, BAY]);
    expect(withSeat(two ?? [], COLE, 2)).toBeNull();
    expect(withSeat(two ?? [], COLE, 4)).toEqual([ASH, BAY, COLE]);
  });

  test('does not seat anyone twice, and is not full for who is in it', () => {
    expect(withSeat([ASH, BAY], ASH, 2)).toEqual([ASH, BAY]);
  });

  test('lets go of one', () => {
    expect(withoutSeat([ASH, BAY], 'ash')).toEqual([BAY]);
    expect(withoutSeat([ASH], 'bay')).toEqual([ASH]);
  });

  test('leads to the comparison of its casinos', () => {
    expect(compareHref([ASH, BAY])).toBe('/compare#ids=ash,bay');
    expect(compareHref([])).toBe('/compare');
  });
});
