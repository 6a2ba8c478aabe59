import { describe, expect, test } from 'vitest';
import {
  chooseAmong,
  chosenFragment,
  isChosenFragment,
  parseChosen,
  withCasino,
} from './chosen-casinos.ts';

const idsIn = (fragment: string) => parseChosen(fragment).ids;

describe('an address', () => {
  test.each([
    ['', []],
    ['#ids=,,', []],
    ['#ids=bay,ash', ['bay', 'ash']],
    ['#ids=ash,bay,ash', ['ash', 'bay']],
    ['#ids=Ash, BAY ', ['ash', 'bay']],
    ['#ids=ash&ids=bay', ['ash', 'bay']],
    ['#ids=ash%2Cbay', ['ash', 'bay']],
    ['#only=differences&ids=ash', ['ash']],
    ['#main', []],
    ['#main&ids=ash', []],
  ])('%s names %j', (fragment, ids) => {
    expect(idsIn(fragment)).toEqual(ids);
  });

  test.each([
    ['#ids=ash&only=differences', true],
    ['#ids=ash&only=all', false],
  ])('%s asks for differences only: %s', (fragment, isOn) => {
    expect(parseChosen(fragment).onlyDifferences).toBe(isOn);
  });

  test.each([
    ['', true],
    ['#', true],
    ['#ids=ash', true],
    ['#only=differences', true],
    ['#main', false],
    ['#identity', false],
  ])('%s is one of a comparison: %s', (fragment, isOne) => {
    expect(isChosenFragment(fragment)).toBe(isOne);
  });

  test('is the same however often it is read and written', () => {
    for (const fragment of ['', '#ids=ash,bay', '#ids=ash&only=differences', '#only=differences']) {
      expect(chosenFragment(parseChosen(fragment))).toBe(fragment);
    }
  });
});

describe('a hostile address', () => {
  test('is read without a fault, whatever it holds', () => {
    for (const fragment of ['#ids=%', '#ids=%E0%A4%A', '#ids=&&&=,=', '#ids=__proto__']) {
      expect(() => idsIn(fragment)).not.toThrow();
    }
  });

  test('keeps what is no id as the text that it is', () => {
    expect(idsIn('#ids=<img src=x onerror=alert(1)>')).toEqual(['<img src=x onerror=alert(1)>']);
    expect(idsIn('#ids=../../etc')).toEqual(['../../etc']);
  });

  test('hides nothing behind control characters and marks of direction', () => {
    expect(idsIn('#ids=ash%00%E2%80%AEbay')).toEqual(['ash bay']);
  });

  test('does not fill the page with one id, nor with thousands', () => {
    const [long] = idsIn(`#ids=${'x'.repeat(5000)}`);
    expect(long).toBe(`${'x'.repeat(40)}…`);
    const many = Array.from({ length: 5000 }, (_, index) => `casino-${index}`);
    expect(idsIn(`#ids=${many.join(',')}`)).toEqual(many.slice(0, 24));
  });
});

describe('the choice', () => {
  const known = new Set(['ash', 'bay', 'cole', 'dun', 'elm']);

  test('leaves out what names no casino, and names it', () => {
    expect(chooseAmong(['ash', 'nowhere', 'bay'], known)).toEqual({
      shown: ['ash', 'bay'],
      unknown: ['nowhere'],
      beyond: [],
    });
  });

  test('shows four at most, and what is unknown does not count as one', () => {
    expect(chooseAmong(['x', 'elm', 'dun', 'cole', 'y', 'bay', 'ash'], known)).toEqual({
      shown: ['elm', 'dun', 'cole', 'bay'],
      unknown: ['x', 'y'],
      beyond: ['ash'],
    });
  });

  test('takes no name for a casino that every object has', () => {
    expect(chooseAmong(['constructor', '__proto__'], known).shown).toEqual([]);
  });
});

test.each([
  { ids: ['ash'], id: 'bay', room: 4, then: ['ash', 'bay'] },
  { ids: ['ash', 'bay', 'cole'], id: 'dun', room: 4, then: ['ash', 'bay', 'cole', 'dun'] },
  // On a desk the last of four makes room.
  { ids: ['ash', 'bay', 'cole', 'dun'], id: 'elm', room: 4, then: ['ash', 'bay', 'cole', 'elm'] },
  // On a phone the second does, and stays chosen.
  { ids: ['ash', 'bay'], id: 'cole', room: 2, then: ['ash', 'cole', 'bay'] },
  { ids: ['ash', 'bay', 'cole'], id: 'cole', room: 2, then: ['ash', 'cole', 'bay'] },
  { ids: ['ash', 'bay', 'cole', 'dun'], id: 'elm', room: 2, then: ['ash', 'elm', 'bay', 'cole'] },
  { ids: [], id: 'ash', room: 2, then: ['ash'] },
])('one more casino: $id to $ids, with room for $room', ({ ids, id, room, then }) => {
  expect(withCasino(ids, id, room)).toEqual(then);
});
