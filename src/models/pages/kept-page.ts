import { channel } from 'node:diagnostics_channel';
import { PAGE_QUESTIONS, type PageQuestion } from '#schemas/page-question.ts';
import { hashOfShared, hashOfValue } from './hash-of-value.ts';
import type { LaidOutPage } from './laid-out-page.ts';

const QUESTIONS = channel(PAGE_QUESTIONS);

/**
 * The answer of a route whose page an earlier build has made from the same record: nothing, in whose place the
 * build puts that page. `null` where the page is to be drawn, as under `npm run dev`, where nobody is asked.
 */
export function keptPage({ shell, ...page }: LaidOutPage, view: object): Response | null {
  if (!QUESTIONS.hasSubscribers) return null;
  const question: PageQuestion = {
    address: page.address,
    madeFrom: hashOfValue([page, view, hashOfShared(shell)]),
    isKept: false,
  };
  QUESTIONS.publish(question);
  return question.isKept ? new Response('') : null;
}
