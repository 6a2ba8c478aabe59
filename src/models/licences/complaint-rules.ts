import { oldestReading, sourcesIn, sourceUnder } from '#domain/facts/cited-source.ts';
import { formatDate } from '#format/text.ts';
import type { Licence } from '#schemas/licence.ts';

const QUESTIONS: Readonly<Record<keyof Licence['complaint'], string>> = {
  lastDay: 'Last day to complain',
  acknowledgedIn: 'The casino confirms it within',
  decidedIn: 'The casino decides within',
  heardBy: 'Who hears it after that',
  binding: 'Does that bind the casino',
  voidedBy: 'What makes a complaint void',
};

/** Complaint rules of a licence, each with its source. */
export function complaintRules({ complaint, sources }: Licence) {
  const oldest = oldestReading(sourcesIn(sources));
  return {
    rows: (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).map((name) => {
      const answer = complaint[name];
      return {
        question: QUESTIONS[name],
        answer: answer && { text: answer.text, source: sourceUnder(answer.source, sources) },
      };
    }),
    oldestReading: oldest && formatDate(oldest),
  };
}
