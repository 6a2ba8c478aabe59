import type { AnswerTime } from '#domain/rounds/answer-due.ts';
import type { Source } from '#format/source-words.ts';

export type Law = {
  id: string;
  name: string;
  says: string;
  due: AnswerTime | null;
  letter: { lang: string; text: string } | null;
  sources: readonly Source[];
};
