import { describe, expect, test } from 'vitest';
import { compareHref, parseTray, type TrayItem, withoutItem, withItem } from './compare-tray.ts';

const item = (id: string): TrayItem => ({
  id,
  name: id.toUpperCase(),
  logo: `/assets/art/${id}.svg`,
});
const [ASH, BAY, COLE, DUN] = [item('ash'), item('bay'), item('cole'), item('dun')];

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
    const kept = JSON.stringify([ASH, ASH, BAY, COLE, DUN, item('elm')]);
    expect(parseTray(kept)).toEqual([ASH, BAY, COLE, DUN]);
  });
});

describe('the tray', () => {
  test('takes casinos in the order in which they come, while there is room', () => {
    const one = withItem([], ASH, 2);
    const two = withItem(one ?? [], BAY, 2);
    expect(two).toEqual([ASH, BAY]);
    expect(withItem(two ?? [], COLE, 2)).toBeNull();
    expect(withItem(two ?? [], COLE, 4)).toEqual([ASH, BAY, COLE]);
  });

  test('does not item anyone twice, and is not full for who is in it', () => {
    expect(withItem([ASH, BAY], ASH, 2)).toEqual([ASH, BAY]);
  });

  test('lets go of one', () => {
    expect(withoutItem([ASH, BAY], 'ash')).toEqual([BAY]);
    expect(withoutItem([ASH], 'bay')).toEqual([ASH]);
  });

  test('leads to the comparison of its casinos', () => {
    expect(compareHref([ASH, BAY])).toBe('/compare#ids=ash,bay');
    expect(compareHref([])).toBe('/compare');
  });
});
