import type { Answer } from '#domain/pay-sheet/answers.ts';
import { startSentence } from '#format/counted.ts';
import { ANSWER_WORDS } from '#format/pay-words.ts';
import { Mark } from '../elements/Mark/Mark.tsx';

const KINDS = { yes: 'yes', no: 'no', depends: 'half', unknown: 'open', silent: 'open' } as const;

/** Mark of an answer; `isSilent` beside a word that says the same. */
export function AnswerMark({ answer, isSilent }: { answer: Answer; isSilent?: boolean }) {
  return (
    <Mark
      kind={KINDS[answer]}
      word={startSentence(ANSWER_WORDS[answer])}
      isSilent={isSilent === true}
    />
  );
}
