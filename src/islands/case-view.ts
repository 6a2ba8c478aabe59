import type { CaseView } from '#components/cases/case-view-model.ts';
import {
  type CaseCasino,
  kindOf,
  troubleOf,
  type TypedCase,
} from '#domain/complaints/case-fields.ts';
import type { CaseAnswer, CaseDate, CaseInput } from '#domain/complaints/case-types.ts';
import type { LicenseClock } from '#domain/complaints/license-clock.ts';
import { baseRate } from '#format/cases/base-rates.ts';
import { caseDates, dateTitle, extensionOf, formatDay } from '#format/cases/case-dates.ts';
import { caseBars, caseStep, isUnlicensed, lateWords } from '#format/cases/case-steps.ts';
import { KIND_WORDS, TROUBLE_WORDS } from '#format/cases/form-words.ts';

/** Licenses by their files, with what the page says of their sources. */
export type CaseLicences = Readonly<
  Record<
    string,
    {
      name: string;
      complaint: LicenseClock;
      sources: Readonly<Record<string, string>>;
    }
  >
>;

const ATTACH = [
  'Account history, as exported',
  'Terms and bonus page, saved, with the day',
  'Screenshots with address and clock',
  'Chat as text, mail with its headers',
  'Transaction ids and the network',
];

/** Case as the page shows it. */
export function caseView(
  typed: TypedCase,
  input: CaseInput,
  answer: CaseAnswer,
  casino: CaseCasino,
  licences: CaseLicences,
  country: string,
): CaseView {
  const { today } = input;
  const [authority = ''] = input.licences.map((license) => license.authority);
  const license = licences[authority] ?? null;
  const next = license?.complaint?.next;
  const kind = kindOf(typed);
  const trouble = troubleOf(typed);
  const dates = caseDates(input, answer.dates, {
    nameOf: (of) => licences[of]?.name ?? of,
    next: next?.kind === 'independent-body' ? 'the dispute body' : (next?.who ?? null),
    late: lateWords(casino.ownClause.late),
    readOn: casino.readOn,
    isUnsettled: license?.complaint?.termsMayShorten?.answer === 'unsettled',
  });
  const day = input.events[0]?.day ?? input.events[0]?.dayFrom ?? today;
  const counted = answer.dates.map((date) => ({
    day: formatDay(date.day, today),
    title: dateTitle(date),
    counted: [date.counted.replace('business-days', 'business days'), date.note]
      .filter(Boolean)
      .join('; '),
    source: sourceOf(date, casino, licences, today),
  }));
  const name = license?.name ?? 'this license';
  const asksForProof =
    answer.letter === 'referral' || license?.complaint?.mustContain?.includes('earlier-complaint');
  return {
    sum: [
      casino.name || (isUnlicensed(input) ? 'A casino without a license' : `License: ${name}`),
      country,
      ...(kind === null || trouble === null
        ? []
        : [`${KIND_WORDS[kind]}${kind === 'shut' ? '' : `: ${lower(TROUBLE_WORDS[trouble])}`}`]),
      formatDay(day, today),
    ],
    kind: kind === 'shut' ? 'shut' : isUnlicensed(input) ? 'unlicensed' : 'usual',
    step: caseStep(input, answer, casino, license),
    bars: caseBars(input, answer, casino, license),
    dates,
    extension: extensionOf(answer.dates),
    counted,
    unknown: [
      ...answer.unknown,
      ...answer.later.map((gap, index) => (index === 0 ? `and for later: ${gap}` : gap)),
    ],
    addresses: casino.addresses,
    readOn: casino.readOn === null ? null : formatDay(casino.readOn, today),
    noDates: isUnlicensed(input)
      ? 'None. No license number was found.'
      : 'None. No rule that we read names a day.',
    attach: asksForProof ? ['Your first complaint, with its day', ...ATTACH] : ATTACH,
    hasLetter: answer.letter !== 'none-now',
    odds: baseRate(authority, name),
    today,
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Paths of rules whose fields have another name in a license’s file. */
const FIELDS = [
  ['responsibleGambling', 'shutOut'],
  ['lastDay.bets', 'lastDayBets'],
  ['lastDay.earlier', 'lastDayEarlier'],
] as const;

/** Source of the rule that a date follows from. */
function sourceOf(
  { rule }: CaseDate,
  casino: CaseCasino,
  licences: CaseLicences,
  today: string,
): string {
  if (rule.startsWith('own.')) {
    return `The casino’s terms${casino.readOn === null ? '' : `, read ${formatDay(casino.readOn, today)}`}`;
  }
  const path = FIELDS.reduce((before, [from, to]) => before.replace(from, to), rule);
  const [authority = '', ...names] = path.split('.');
  const license = licences[authority];
  let node: unknown = license?.complaint;
  for (const name of names) node = Object(node)[name];
  const { source } = Object(node) as { source?: string };
  return license?.sources[source ?? ''] ?? license?.name ?? '';
}
