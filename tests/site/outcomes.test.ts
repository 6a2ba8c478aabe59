import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plansInFragment } from '#domain/outcomes/plan-address.ts';
import { outcomeOf } from '#domain/outcomes/outcome.ts';
import { played } from '#domain/outcomes/played.ts';
import { outcomeReceipt } from '#domain/outcomes/receipt.ts';
import { planOfReader, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { playedSummary } from '#format/outcome-views.ts';
import { builtPages, DIST, documentOf } from './dist.ts';

const LINK = 'a[href^="/tools/bonus#"]';

/** Links to the tool with values filled in, and the parts of pages that contain them. */
const links = builtPages().flatMap((page) =>
  [...documentOf(page).querySelectorAll(LINK)].map((link) => ({
    page: page.path,
    fragment: (link.getAttribute('href') ?? '').split('#')[1] ?? '',
    text: link.closest('article, section')?.textContent ?? '',
  })),
);

type ComparedData = {
  name: string;
  outcome: { groups: unknown; label: string; lead: string; details: string[] };
};

/** Data that the comparison fetches for casinos with a calculated offer. */
const compared = globSync('compare/casinos/*.json', { cwd: DIST })
  .map((file) => JSON.parse(readFileSync(path.join(DIST, file), 'utf8')) as ComparedData)
  .filter(({ outcome }) => outcome.groups !== null && outcome.groups !== undefined);

const known = new Map<string, ReturnType<typeof workedOut>>();

function workedOutOnce(fragment: string) {
  const one = known.get(fragment) ?? workedOut(fragment);
  known.set(fragment, one);
  return one;
}

function workedOut(fragment: string) {
  const [typed = {}] = plansInFragment(fragment);
  const read = readTypedPlan(typed);
  if (!read.ok) return { typed, reasons: read.reasons };
  const plan = planOfReader(read.plan);
  if (!plan.ok) throw new Error(`Expected a plan, found ${plan.reason}`);
  const result = outcomeOf(plan.plan);
  if (!result.ok) throw new Error(`Expected an outcome, found ${result.reason}`);
  return { typed, read: read.plan, result: played(read.plan.offer, plan, result.outcome) };
}

test(
  'page, tool and receipt say the same of every offer that is played',
  { timeout: 300_000 },
  () => {
    for (const { page, fragment, text } of links) {
      const one = workedOutOnce(fragment);
      // The reader has to fill in terms that are not stated.
      if (one.result === undefined) continue;
      const { players } = playedSummary(one.read.terms, one.result);
      const [count = ''] = players.worst.split(' of 100');
      const origin = 'https://example.test';
      const receipt = outcomeReceipt(one.typed, one.result.outcome, {
        serial: null,
        module: null,
        origin,
      });
      expect(text, `${page} ${fragment}`).toContain(players.middle);
      expect(text, `${page} ${fragment}`).toContain(count);
      expect(receipt.result.cashOutOfHundred.nothing, fragment).toBe(
        count === 'fewer than 1' ? 0 : Number(count),
      );
      expect(receipt.result.cashOutMedian * 100).toBeCloseTo(one.result.outcome.medianMinor, 6);
    }
  },
);

test('the data of the comparison says the same too', { timeout: 300_000 }, () => {
  for (const { name, outcome } of compared) {
    const headline = outcome.label.replace(/^[^:]+: /, '');
    const link = links.find(({ text }) => text.includes(name) && text.includes(headline));
    const one = link && workedOutOnce(link.fragment);
    const told = one?.result && playedSummary(one.read.terms, one.result);
    expect(told, `${name}: ${headline} is filled in somewhere`).toBeDefined();
    expect([outcome.lead, ...outcome.details], name).toEqual([told?.lead, ...(told?.lines ?? [])]);
  }
});

test('an offer that asks the reader for a figure leaves just that empty', () => {
  for (const { fragment } of links) {
    const [typed = {}] = plansInFragment(fragment);
    const read = readTypedPlan(typed);
    const reasons = read.ok ? [] : Object.values(read.reasons);
    expect(
      reasons.filter((reason) => reason !== 'missing'),
      fragment,
    ).toEqual([]);
  }
});
