import { oldestReading, sourcesIn, sourceUnder } from '#domain/facts/cited-source.ts';
import { clockInWords } from '#format/clock-words.ts';
import { formatDate } from '#format/text.ts';
import type { Licence } from '#schemas/licence.ts';

/** Complaint rules of a licence in words, each with its source, and the questions that stay open. */
export function complaintRules({ complaint, sources }: Licence) {
  const { rows, notKnown } = clockInWords(complaint);
  const oldest = oldestReading(sourcesIn(sources));
  return {
    rows: rows.map(({ question, text, source }) => ({
      question,
      text,
      source: source === '' ? null : sourceUnder(source, sources),
    })),
    notKnown,
    oldestReading: oldest && formatDate(oldest),
  };
}
