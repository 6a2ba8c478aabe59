import { firstUnseen } from '#domain/text/unseen.ts';
import { type Problem, problemsSaid, textsIn } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';

/** What a spreadsheet that a table is copied into might run; a figure with a sign is none. */
const FORMULA = /^\s*(?:[=@\t]|[+-].*[a-z|!=])/is;

/** Private use: what a word processor's own fonts put in the place of a bullet. */
const OF_ONE_FONT = /\p{Co}/u;

/** Text in a content file that would do something else than be read, at any depth. */
export const checkText = ({ file, data, body }: RawEntry): Problem[] =>
  problemsSaid((say) => {
    for (const { field, text } of [...textsIn(data), { field: '', text: body }]) {
      const unseen = firstUnseen(text);
      const beginning = JSON.stringify(text.slice(0, 20));
      if (unseen !== null) {
        say(file, field, `the character ${unseen.code}`, 'characters one can see');
      } else if (OF_ONE_FONT.test(text)) {
        say(file, field, 'a character that one font alone draws', 'characters of every font');
      } else if (field !== '' && text !== '' && text.trim() === '') {
        say(file, field, 'nothing but spaces', 'words');
      } else if (field !== '' && [...text].length > 2 && !/[\p{L}\p{N}]/u.test(text)) {
        say(file, field, beginning, 'a text with a letter or a digit in it');
      } else if (field !== '' && FORMULA.test(text)) {
        const why = 'that no spreadsheet takes for a formula: not with =, @, + or - in front';
        say(file, field, beginning, `a text ${why}`);
      }
    }
  });
