import { BASE_RATES } from '#domain/complaints/base-rates.ts';
import { CONVENTIONS } from '#domain/complaints/conventions.ts';
import { outcomeWords } from '#format/cases/base-rates.ts';
import { formatCount } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { caseTool } from './case-tool.ts';
import { ofText } from './text-pages.ts';

const KEYWORDS = ['complaint deadline', 'business days', 'count six months', 'ADR success rate'];

/** Conventions for counting the days of a case, and base rates. */
export const caseMethod = singlePage({
  ...ofText('case-method', KEYWORDS),
  below: caseTool,
  promotes: false,
  plate: 'Legal',
  group: 'tools',
  view: async () => ({
    ...(await prosePage('case-method')),
    conventions: CONVENTIONS.map(({ question, rule, support }) => [question, rule, support]),
    rates: BASE_RATES.map(({ body, year, cases, outcomes, source }) => ({
      of: `${body}, ${year}`,
      cases: formatCount(cases),
      outcomes: outcomes.map(outcomeWords).join('; '),
      source: source.url === undefined ? { ...source, noAddress: 'in-print' as const } : source,
    })),
  }),
});
