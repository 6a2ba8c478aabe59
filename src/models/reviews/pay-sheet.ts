import { type Clause, type OwnTerms, SILENT } from '#domain/casinos/own-terms.ts';
import type { LicenseClock } from '#domain/complaints/license-clock.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import {
  type Answer,
  answerOf,
  countAnswers,
  judgeAddresses,
  judgeBonusRules,
  judgeIdentity,
  judgeIdleAccount,
  judgeLimits,
  judgeRecourse,
  judgeSelfExclusion,
  judgeTurnover,
} from '#domain/pay-sheet/answers.ts';
import {
  formatAddresses,
  formatBonusRules,
  formatIdentity,
  formatIdleAccount,
  formatLastDays,
  formatLimits,
  formatRecourse,
  formatRegion,
  formatSelfExclusion,
  formatSpan,
  formatTurnover,
  NOT_READ,
  SHORT_IDENTITY,
  shortTurnover,
} from '#format/pay-words.ts';
import { formatDay } from '#format/cases/case-dates.ts';
import { furtherTerms } from '#format/further-terms.ts';
import { formatDate } from '#format/text.ts';
import type { Casino } from '#schemas/casino.ts';
import { type Line, type Sheet, sayings, takesLines, textOf } from './pay-sheet-country.ts';

/** Line of one clause of the terms. */
function clauseLine<Value>(
  question: string,
  clause: Clause<Value>,
  judge: (value: Value) => Answer,
  words: (value: Value) => string,
  short?: (value: Value) => string,
): Line {
  const answer = answerOf(clause?.value, judge);
  const value = clause?.value as Value;
  return {
    question,
    answer,
    text: textOf(answer, () => words(value)),
    short: textOf(answer, () => (short ?? words)(value)),
    receipts: [clause],
  };
}

function identityLine({ data: { facts } }: Sheet): Line {
  const level = facts.kyc?.value.level;
  const answer = answerOf(level, judgeIdentity);
  return {
    question: 'Pays without ID?',
    answer,
    text: level === undefined ? NOT_READ : formatIdentity(level, facts.kyc?.value.triggers ?? []),
    short: level === undefined ? NOT_READ : SHORT_IDENTITY[level],
    receipts: [facts.kyc],
  };
}

function limitsLine({ data: { facts }, terms }: Sheet): Line {
  const month = facts.maxPayout?.value ?? null;
  const others = terms.limits?.value ?? [];
  const isSilent = month === null && others === SILENT;
  const listed = others === SILENT ? [] : others;
  const answer = isSilent ? SILENT : judgeLimits(month, listed);
  return {
    question: 'Pays it all at once?',
    answer,
    text: textOf(answer, () => formatLimits(month, listed)),
    receipts: [facts.maxPayout, others === SILENT && !isSilent ? null : terms.limits],
  };
}

function complaintLine({ terms, clock }: Sheet): Line {
  const own = terms.complaint?.value;
  const days = own === undefined || own === SILENT ? undefined : own.lastDay;
  const { n, unit } = clock?.lastDay ?? {};
  const license = n === undefined || unit === undefined ? undefined : formatSpan({ n, unit });
  const isKnown = days !== undefined || license !== undefined;
  const answer = isKnown ? 'depends' : own === SILENT ? SILENT : 'unknown';
  const casino = days ? formatLastDays(days) : own === SILENT ? 'it doesn’t say' : 'not known';
  return {
    question: 'Time to complain?',
    answer,
    text: textOf(answer, () => `Casino: ${casino}. License: ${license ?? 'not known'}`),
    short: textOf(answer, () => (days ? formatLastDays(days) : `${license ?? ''}, by its license`)),
    receipts: [terms.complaint],
  };
}

function recourseLine({ data: { facts }, clock }: Sheet): Line {
  const recourse = facts.recourse?.value;
  const { operator, effect } = clock?.binding ?? {};
  // Only law or a license condition, read at the source, earns a yes.
  const bound = effect === 'binding' ? 'bound' : 'reported';
  const binding = operator === 'bound' ? bound : operator === 'not-bound' ? operator : null;
  const answer = answerOf(recourse, (value) => judgeRecourse(value, binding === 'bound'));
  return {
    question: 'Someone else decides?',
    answer,
    text: recourse === undefined ? NOT_READ : formatRecourse(recourse, binding),
    receipts: [facts.recourse],
  };
}

/** Lines that are the same for every country. */
function linesOf(sheet: Sheet): Line[] {
  const { terms } = sheet;
  const addressGrade = terms.addresses?.grade ?? 'D';
  return [
    identityLine(sheet),
    limitsLine(sheet),
    clauseLine(
      'Out without betting?',
      terms.turnover,
      judgeTurnover,
      formatTurnover,
      shortTurnover,
    ),
    clauseLine('Blocks what it forbids?', terms.bonusRules, judgeBonusRules, formatBonusRules),
    complaintLine(sheet),
    recourseLine(sheet),
    clauseLine(
      'Pays after a shut-out?',
      terms.selfExclusion,
      judgeSelfExclusion,
      formatSelfExclusion,
    ),
    clauseLine('Idle account free?', terms.idleAccount, judgeIdleAccount, formatIdleAccount),
    clauseLine(
      'Real addresses known?',
      terms.addresses,
      (value) => judgeAddresses(value, addressGrade),
      formatAddresses,
    ),
  ];
}

/** Source of a line, such as: General terms §4.2, Nov 17. The year stands below, with that of the terms. */
function receiptWords({ receipts }: Line, sources: Casino['sources'], readOn: string) {
  const found = receipts.filter((receipt) => receipt !== null && receipt !== undefined);
  if (found.length === 0) return null;
  const places = found.map(({ source, clause }) =>
    [sources[source]?.title ?? source, clause].filter(Boolean).join(' '),
  );
  const day = found.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '';
  const distinct = [...new Set(places)].filter(
    (place) => !places.some((other) => other.startsWith(`${place} `)),
  );
  return `${distinct.join('; ')}, ${formatDay(day, readOn)}`;
}

/** The sheet “Will it pay me?” of a casino. It has no score and enters none. */
export function paySheet(
  data: Casino,
  clock: LicenseClock | null,
  about: { refusedIn: readonly string[]; tests: { count: number; paid: number } },
) {
  const terms: OwnTerms = data.terms ?? {};
  const sheet = { data, terms, clock };
  const lines = linesOf(sheet);
  const { readWhole, refusedCountries } = terms;
  const shown = ({ short, ...line }: Line) => ({
    ...line,
    short: short ?? line.text,
    receipts: receiptWords(line, data.sources, readWhole?.on ?? ''),
  });
  const refused = refusedCountries?.value;
  return {
    says: sayings(sheet, about.tests),
    takes: takesLines(sheet, about.refusedIn).map(({ states, ...line }) => ({
      ...shown(line),
      states,
      tally: countAnswers([line.answer, ...lines.map(({ answer }) => answer)]),
    })),
    lines: lines.map(shown),
    refused:
      refused === undefined || refused === SILENT
        ? []
        : refused.countries.map(formatRegion).toSorted(),
    further: furtherTerms(terms).map(({ label, value }) => ({ label, value: value ?? null })),
    read:
      readWhole === null || readWhole === undefined
        ? 'We haven’t read the whole terms.'
        : `${readWhole.version === undefined ? 'Terms' : `Terms of ${readWhole.version}`}, read in full on ${formatDate(readWhole.on)}.`,
  };
}

export type PaySheet = ReturnType<typeof paySheet>;

/** Questions on cards, beside whether it takes the reader, and those of a review. */
export const CARD_QUESTIONS = ['Pays without ID?', 'Out without betting?'];
export const REVIEW_QUESTIONS = [...CARD_QUESTIONS, 'Time to complain?'];

/** Lines for cards and comparisons: whether it takes the reader, then some of the others. */
export function shortSheet(slug: string, { takes, lines }: PaySheet, questions: readonly string[]) {
  return {
    href: pageHref(FOLDERS.paySheets, slug),
    takes: takes.map(({ states, answer, short }) => ({ states, answer, text: short })),
    lines: lines
      .filter(({ question }) => questions.includes(question))
      .map(({ question, answer, short }) => ({ question, answer, text: short })),
  };
}
