import type { CasinoState } from '#domain/legality/link-rule.ts';
import type { Answer } from '#domain/pay-sheet/answers.ts';

type PayLine = { question: string; answer: Answer; text: string; receipts: string | null };

/** First line, for readers in one state. */
type TakesLine = PayLine & {
  states: readonly CasinoState[];
  /** Answers of all lines with it. */
  tally: readonly { answer: Answer; count: number }[];
};

/** Sheet “Will it pay me?” of a casino. */
export type PaySheetModel = {
  /** Sentence that decides, around the name of the country, for readers in each state. */
  says: readonly {
    states: readonly CasinoState[];
    isNo: boolean;
    before: string;
    after: string;
  }[];
  takes: readonly TakesLine[];
  lines: readonly PayLine[];
  /** Names of the refused countries. */
  refused: readonly string[];
  further: readonly { label: string; value: string | null }[];
  /** Share of the terms that was read, and its day. */
  read: string;
};

/** Few lines of it, for cards. */
export type PayShortModel = {
  /** Address of the sheet. */
  href: string;
  takes: readonly { states: readonly CasinoState[]; answer: Answer; text: string }[];
  lines: readonly { question: string; answer: Answer; text: string }[];
};
