import { fieldName, type Problem, problemsSaid, textsIn } from '../describe-issue.ts';
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
export const checkText = ({ file, data, body }: RawEntry): Problem[] =>
  problemsSaid((say) => {
    for (const { path, text } of [...textsIn(data), { path: [], text: body }]) {
      const field = fieldName(path);
      const unseen = SOME_UNSEEN.exec(text)?.[0].codePointAt(0);
      if (unseen !== undefined) {
        const code = unseen.toString(16).toUpperCase().padStart(4, '0');
        say(file, field, `the character U+${code}`, 'characters one can see');
      } else if (field !== '' && text !== '' && text.trim() === '') {
        say(file, field, 'nothing but spaces', 'words');
      } else if (field !== '' && FORMULA.test(text)) {
        const why = 'that no spreadsheet takes for a formula: not with =, @, + or - in front';
        say(file, field, JSON.stringify(text.slice(0, 20)), `a text ${why}`);
      }
    }
  });

const SOME_UNSEEN = new RegExp(
  `[${UNSEEN.map((range) => range.map((code) => `\\u{${code.toString(16)}}`).join('-')).join('')}]`,
  'u',
);
