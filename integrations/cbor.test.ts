import { expect, test } from 'vitest';
import { type CborItem, itemBytes, readHead, readItem, skipNumbers } from './cbor.ts';

/** From appendix A of RFC 8949. */
test.each<[CborItem, string]>([
  [0, '00'],
  [23, '17'],
  [24, '1818'],
  [100, '1864'],
  [1000, '1903e8'],
  [1_000_000, '1a000f4240'],
  [-1, '20'],
  [-10, '29'],
  [-100, '3863'],
  [-1000, '3903e7'],
  ['', '60'],
  ['IETF', '6449455446'],
  ['ü', '62c3bc'],
  ['水', '63e6b0b4'],
  [[], '80'],
  [[1, [2, 3], [4, 5]], '8301820203820405'],
])('%j is %s', (item, hex) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(itemBytes(item).toString('hex')).toBe(hex);
  expect(readItem({ bytes, place: 0 })).toEqual(item);
});

test('numbers are passed over, however long', () => {
  const cursor = {
    bytes: Buffer.from('1818' + '20' + '1903e8' + '3a000f4240' + '05', 'hex'),
    place: 0,
  };
  skipNumbers(cursor, 4);
  expect(readHead(cursor, 0)).toBe(5);
});

test('what is of another kind than expected is refused', () => {
  const cursor = { bytes: Buffer.from('6161', 'hex'), place: 0 };
  expect(() => readHead(cursor, 4)).toThrow('Expected CBOR of kind 4 at 0, found 3');
});

test('a list of unknown length is refused', () => {
  expect(() => readItem({ bytes: Buffer.from('9f01ff', 'hex'), place: 0 })).toThrow('of sort 31');
});
