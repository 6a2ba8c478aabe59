import { firstUnseen } from '#domain/text/unseen.ts';
import { type Problem, collectProblems, textsIn } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';

/** Text that a spreadsheet might run once a table is copied into it; a figure with a sign is none. */
const FORMULA = /^\s*(?:[=@\t]|[+-].*[a-z|!=])/is;

/** A name in letters that look Latin and are not: no search finds it. */
const IS_NAME = /(?:^|\.)(?:brand|shortName|headline|name|title)$/i;
const TWO_ALPHABETS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Text in a content file that would do something else than be read, at any depth. */
export const checkText = ({ file, data, body }: RawEntry): Problem[] =>
  collectProblems((report) => {
    for (const { field, text } of [...textsIn(data), { field: '', text: body }]) {
      const unseen = firstUnseen(text);
      const beginning = JSON.stringify(text.slice(0, 20));
      if (unseen !== null) {
        report(file, field, `the character ${unseen.code}`, 'characters one can see');
      } else if (field !== '' && text !== '' && text.trim() === '') {
        report(file, field, 'nothing but spaces', 'words');
      } else if (IS_NAME.test(field) && TWO_ALPHABETS.test(text)) {
        report(
          file,
          field,
          `${beginning} in letters of two alphabets`,
          'letters of one in each word',
        );
      } else if (field !== '' && FORMULA.test(text)) {
        const why = 'that no spreadsheet takes for a formula: not with =, @, + or - in front';
        report(file, field, beginning, `a text ${why}`);
      }
    }
  });
