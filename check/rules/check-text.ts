import type { Problem } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';

/**
 * What nobody sees: control characters but tab and line breaks, marks of byte order, letters without a
 * shape, and what turns the direction of the text after it around, so that a page shows other words than
 * the file holds. Also what stands for a letter that got lost: halves of a pair, and U+FFFD.
 */
const UNSEEN: readonly [from: number, to: number][] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffd],
  [0xe0000, 0xe007f],
];

/** What a spreadsheet that a table is copied into might run; a figure with a sign is none. */
const FORMULA = /^\s*(?:[=@\t]|[+-].*[a-z|!=])/is;

/** Text in a content file that would do something else than be read, at any depth. */
export function checkText({ file, data, body }: RawEntry): Problem[] {
  return [...textsIn(data, ''), { field: '', text: body }].flatMap(({ field, text }) => {
    const unseen = unseenIn(text);
    if (unseen !== undefined) {
      const code = unseen.toString(16).toUpperCase().padStart(4, '0');
      return [
        { file, field, found: `the character U+${code}`, expected: 'characters one can see' },
      ];
    }
    if (field !== '' && text !== '' && text.trim() === '') {
      return [{ file, field, found: 'nothing but spaces', expected: 'words' }];
    }
    return field !== '' && FORMULA.test(text)
      ? [
          {
            file,
            field,
            found: JSON.stringify(text.slice(0, 20)),
            expected:
              'a text that no spreadsheet takes for a formula: not with =, @, + or - in front',
          },
        ]
      : [];
  });
}

const SOME_UNSEEN = new RegExp(
  `[${UNSEEN.map((range) => range.map((code) => `\\u{${code.toString(16)}}`).join('-')).join('')}]`,
  'u',
);

/** Code of the first character that nobody sees. */
const unseenIn = (text: string): number | undefined => SOME_UNSEEN.exec(text)?.[0].codePointAt(0);

function textsIn(node: unknown, field: string): { field: string; text: string }[] {
  if (typeof node === 'string') return [{ field, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    textsIn(
      child,
      Array.isArray(node) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`,
    ),
  );
}
