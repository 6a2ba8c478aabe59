import { firstUnseen } from '#domain/text/unseen.ts';
import { type Problem, collectProblems, textsIn } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';

/** A name in letters that look Latin and are not: no search finds it. */
const IS_NAME = /(?:^|\.)(?:brand|shortName|headline|name|title)$/i;
const TWO_ALPHABETS =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Text in a content file that would do something else than be read, at any depth. */
export const checkText = ({ file, data, body }: RawEntry): Problem[] =>
  collectProblems((report) => {
    for (const { field, text } of [...textsIn(data), { field: '', text: body }]) {
      const unseen = firstUnseen(text);
      if (unseen !== null) {
        report(file, field, `the character ${unseen.code}`, 'characters one can see');
      } else if (field !== '' && text !== '' && text.trim() === '') {
        report(file, field, 'nothing but spaces', 'words');
      } else if (IS_NAME.test(field) && TWO_ALPHABETS.test(text)) {
        const found = `${JSON.stringify(text)} in letters of two alphabets`;
        report(file, field, found, 'letters of one in each word');
      }
    }
  });
