import { BASE_RATES } from '#domain/complaints/base-rates.ts';
import { CONVENTIONS } from '#domain/complaints/conventions.ts';
import { outcomeWords } from '#format/cases/base-rates.ts';
import { formatCount } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { caseTool } from './case-tool.ts';

/** Conventions for counting the days of a case, and base rates. */
export const caseMethod = singlePage({
  address: '/tools/case/method',
  below: caseTool,
  search: 'page',
  promotes: false,
  plate: 'Legal',
  group: 'tools',
  entry: async () => ({ name: 'How days are counted', changedOn: await lastChange('licences') }),
  view: () =>
    Promise.resolve({
      conventions: CONVENTIONS.map(({ question, rule, support }) => [question, rule, support]),
      rates: BASE_RATES.map(({ body, year, cases, outcomes, source }) => ({
        of: `${body}, ${year}`,
        cases: formatCount(cases),
        outcomes: outcomes.map(outcomeWords).join('; '),
        source: source.url === undefined ? { ...source, noAddress: 'in-print' as const } : source,
      })),
    }),
  head: () => ({
    title: 'How the days of a complaint are counted',
    description:
      'Our conventions for the last days of a complaint, months and business days and time zones among them, and published rates of what became of complaints.',
    keywords: ['complaint deadline', 'business days', 'count six months', 'ADR success rate'],
  }),
});
