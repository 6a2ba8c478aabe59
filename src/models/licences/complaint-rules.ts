import { oldestReading, sourcesIn, sourceUnder } from '#domain/facts/cited-source.ts';
import { clockInWords } from '#format/clock-words.ts';
import { formatDate } from '#format/text.ts';
import type { Licence } from '#schemas/licence.ts';

/** Rules without a source of their own: the source that says it supports them. */
const SUPPORTED: Readonly<Record<string, RegExp>> = {
  'How to complain': /^complaint\.(?:form|mustContain|languages)$/,
  'What the authority does': /^complaint\.authority/,
};

/** Complaint rules of a licence in words, each with its source, and the questions that stay open. */
export function complaintRules({ complaint, sources }: Licence) {
  const { rows, notKnown } = clockInWords(complaint);
  const oldest = oldestReading(sourcesIn(sources));
  const supporting = (question: string) =>
    Object.keys(sources).find((key) =>
      sources[key]?.supports?.some((path) => SUPPORTED[question]?.test(path)),
    );
  return {
    rows: rows.map(({ question, text, source }) => {
      const key = supporting(question) ?? source;
      return { question, text, source: key === '' ? null : sourceUnder(key, sources) };
    }),
    notKnown,
    oldestReading: oldest && formatDate(oldest),
  };
}
