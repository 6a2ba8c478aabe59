import { firstUnseen } from '#domain/text/unseen.ts';
import { type Problem, problemsSaid, textsIn } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';

/** What a spreadsheet that a table is copied into might run; a figure with a sign is none. */
const FORMULA = /^\s*(?:[=@\t]|[+-].*[a-z|!=])/is;

/** Private use, what a word processor's own fonts put in the place of a bullet; and letters of formulas, worn as bold. */
const OF_ONE_FONT = /[\p{Co}\u{1d400}-\u{1d7ff}]/u;

/** Letters as wide as Chinese ones, which no search finds, and heaps of accents. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;
const HEAPED = /[\u0300-\u036f]{3}|(?<![\p{L}\p{M}\p{N}])[\u0300-\u036f]/u;

/** What pages print in a sentence of theirs, which ends itself. */
const IN_A_SENTENCE = /(?:^|\.)(?:answers|cost|headline|hours|label|languages|now|role|sum|was)$/;

/** Fields that a sign alone can fill, and an emoji. */
const MAY_BE_A_SIGN = /(?:href|to|figure|now|was) |sameWords|addresses|\p{Emoji_Presentation}/u;

/** Letters of another alphabet that look like Latin ones: a name that no search finds. */
const TWO_ALPHABETS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** A page shows each as one space, while searches, tables and feeds have what is written. A letter has lines. */
const isBadlySpaced = (text: string) =>
  /^\s|\s$|\S {2,}\S/.test(text) || (text.length <= LONGEST_NAME && /[\t\n]/.test(text));
const LONGEST_NAME = 80;

const IS_NAME = /(?:^|\.)(?:brand|shortName|headline|name|title)$/i;

/** Spaces that no search takes for one, in a name. */
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/;

/** Text in a content file that would do something else than be read, at any depth. */
export const checkText = ({ file, data, body }: RawEntry): Problem[] =>
  problemsSaid((say) => {
    for (const { field, text } of [...textsIn(data), { field: '', text: body }]) {
      const unseen = firstUnseen(text);
      const beginning = JSON.stringify(text.slice(0, 20));
      if (unseen !== null) {
        say(file, field, `the character ${unseen.code}`, 'characters one can see');
      } else if (OF_ONE_FONT.test(text) || HEAPED.test(text)) {
        say(file, field, 'a character that one font alone draws', 'characters of every font');
      } else if (field !== '' && text !== '' && text.trim() === '') {
        say(file, field, 'nothing but spaces', 'words');
      } else if (TWO_ALPHABETS.test(text)) {
        const found = text.split(/[^\p{L}\p{N}]+/u).find((word) => TWO_ALPHABETS.test(word));
        say(file, field, `“${found}” in letters of two alphabets`, 'letters of one in each word');
      } else if (IS_NAME.test(field) && WIDE.test(text)) {
        say(file, field, beginning, 'letters and digits of the usual width');
      } else if (IN_A_SENTENCE.test(field) && /[.,;:]$/.test(text)) {
        say(file, field, JSON.stringify(text), 'no sign at its end: the page ends the sentence');
      } else if (/[,;]$/.test(text) && !/^$|quote$|letter\.text$/.test(field)) {
        say(file, field, `“${text.slice(-20)}” at its end`, 'an end of the text, not a comma');
      } else if (IS_NAME.test(field) && ODD_SPACE.test(text)) {
        say(file, field, beginning, 'plain spaces in a name');
      } else if (field !== '' && isBadlySpaced(text.replace(/\n$/, ''))) {
        const found = JSON.stringify(text.slice(0, 40));
        say(file, field, found, 'one line, with single spaces and none at its ends');
      } else if (
        field !== '' &&
        [...text].length >
          (!IS_NAME.test(field) && MAY_BE_A_SIGN.test(`${field} ${text}`) ? 2 : 0) &&
        !/[\p{L}\p{N}]/u.test(text)
      ) {
        say(file, field, beginning, 'a text with a letter or a digit in it');
      } else if (field !== '' && FORMULA.test(text)) {
        const why = 'that no spreadsheet takes for a formula: not with =, @, + or - in front';
        say(file, field, beginning, `a text ${why}`);
      }
    }
  });
