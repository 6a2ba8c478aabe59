import { expect, test } from 'vitest';
import { firstUnseen } from './unseen.ts';

test.each([
  // Control characters, fillers, direction, byte order, halves of a pair, what XML forbids
  ...['\u0000', '\u0008', '\u001b', '\u007f', '\u009f', '\u00ad', '\u034f', '\u061c', '\u115f'],
  ...['\u180e', '\u200b', '\u200d', '\u200e', '\u2028', '\u2029', '\u202e', '\u2060', '\u206f'],
  ...['\u2800', '\u3164', '\ud800', '\udfff', '\ufeff', '\uffa0', '\ufff9', '\ufffd', '\ufffe'],
  ...['\uffff', '\u{e0001}', '\u{e007f}', '\u{1ffff}'],
])('%j cannot be seen', (character) => {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  expect(firstUnseen(`😀a${character}b`)).toEqual({ code: `U+${code}`, after: 2 });
});

test.each([
  'two\nlines\r\n',
  'a\ttab',
  'no\u00a0break',
  '⚠️',
  'العربية',
  '👍🏽',
  '$€×−',
  'می\u200cخواهم',
  'क्\u200dष',
])('%j can be seen', (text) => expect(firstUnseen(text)).toBeNull());
