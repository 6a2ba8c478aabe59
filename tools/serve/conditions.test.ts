import { describe, expect, test } from 'vitest';
import { checkConditions, chooseEncoding, chooseRange } from './conditions.ts';

const both = { br: true, gzip: true };
const file = { bytes: 1000, etag: '"a-1"', modified: new Date('2026-11-20T10:00:00Z') };

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', null],
    ['br;q=0.5', 'br'],
    ['identity', null],
    ['', null],
    [undefined, null],
    ['brotli', null],
  ] as const)('answers %s with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted, both)).toBe(encoding);
  });

  test('does not offer what was not built', () => {
    expect(chooseEncoding('br, gzip', { br: false, gzip: true })).toBe('gzip');
    expect(chooseEncoding('br, gzip', { br: false, gzip: false })).toBeNull();
  });
});

describe('checkConditions', () => {
  test.each([
    [{}, null],
    [{ 'if-none-match': '"a-1"' }, 304],
    [{ 'if-none-match': 'W/"a-1"' }, 304],
    [{ 'if-none-match': '"x", "a-1"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, null],
    [{ 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }, 304],
    [{ 'if-modified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' }, null],
    [{ 'if-modified-since': 'yesterday or so' }, null],
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }, null],
    [{ 'if-match': '"a-1"' }, null],
    [{ 'if-match': '*' }, null],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': 'W/"a-1"' }, 412],
    [{ 'if-unmodified-since': 'Fri, 20 Nov 2026 09:59:59 GMT' }, 412],
    [{ 'if-unmodified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' }, null],
  ] as const)('answers %o with %s', (headers, status) => {
    expect(checkConditions(headers, file)).toBe(status);
  });
});

describe('chooseRange', () => {
  test.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-', { first: 10, last: 999 }],
    ['bytes=10-5000', { first: 10, last: 999 }],
    ['bytes=-10', { first: 990, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=abc', 'unsatisfiable'],
    ['bytes=0-1,4-5', null],
    ['items=0-1', null],
    [undefined, null],
  ] as const)('reads %s as %o', (range, expected) => {
    expect(chooseRange({ ...(range !== undefined && { range }) }, file)).toEqual(expected);
  });

  test('answers with a part only while the file is the one that was begun', () => {
    const part = { first: 0, last: 9 };
    const read = (condition: string) =>
      chooseRange({ range: 'bytes=0-9', 'if-range': condition }, file);
    expect(read('"a-1"')).toEqual(part);
    expect(read('Fri, 20 Nov 2026 10:00:00 GMT')).toEqual(part);
    expect(read('"x"')).toBeNull();
    expect(read('W/"a-1"')).toBeNull();
    expect(read('Thu, 19 Nov 2026 10:00:00 GMT')).toBeNull();
  });
});
