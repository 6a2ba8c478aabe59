import type { CaseCasino } from '#domain/complaints/case-fields.ts';
import type { CaseAnswer, CaseDate, CaseInput } from '#domain/complaints/case-types.ts';
import type { Form, LicenseClock } from '#domain/complaints/license-clock.ts';
import { formatDay, formatLongDay, spanOf } from './case-dates.ts';

/** License of a case, as pages name it. */
type CaseLicenseView = { name: string; complaint: LicenseClock };

export type CaseStepView = {
  title: string;
  /** Before the day, and the day; without one the sentence stands alone. */
  lastLine: string;
  lastDay: string | null;
  why: string;
};

const FORMS: Readonly<Record<Form, string>> = {
  'seal-form': 'the form behind its seal',
  'web-form': 'its form',
  'document-form': 'its form',
  mail: 'email',
  chat: 'chat',
  ticket: 'a ticket',
  phone: 'phone',
  letter: 'post',
  person: 'hand',
};

export const isUnlicensed = ({ licences }: CaseInput): boolean =>
  licences.length > 0 && licences.every(({ standing }) => standing === 'none-found');

/** Ways that count, and whether no other does. */
function formOf(casino: CaseCasino, clock: LicenseClock | null) {
  const only = clock?.onlyForm === true ? (clock.form ?? []) : [];
  const forms = only.length > 0 ? only : (casino.ownClause.form ?? []);
  return {
    words: forms.length === 0 ? null : forms.map((form) => FORMS[form]).join(' or '),
    isOnly: only.length > 0 || casino.ownClause.onlyThese === true,
    isOwn: only.length === 0,
  };
}

/** The one next step, its day and its reason. */
export function caseStep(
  input: CaseInput,
  answer: CaseAnswer,
  casino: CaseCasino,
  license: CaseLicenseView | null,
): CaseStepView {
  const { dates, firstClock, nextStep } = answer;
  const clock = license?.complaint ?? null;
  if (isUnlicensed(input) && nextStep !== 'help-first') {
    return {
      title: 'Nobody outside decides.',
      lastLine: 'No license found, so no date to name',
      lastDay: null,
      why: `No rule sets ${casino.name || 'the casino'} a day. Write once, save everything, then follow the coins.`,
    };
  }
  const isAnswered = input.done.some(({ kind }) => kind === 'final-answer');
  const isReferred = input.done.some(({ kind }) => kind === 'referred');
  if (nextStep === 'wait' && isAnswered && !isReferred) return endStep(input, dates);
  const first = dates.find(({ id }) => id === firstClock);
  const ifLicensed = dates
    .filter(({ kind, status }) => kind === 'reader-last' && status !== 'past')
    .toSorted((a, b) => a.day.localeCompare(b.day))[0];
  const last =
    nextStep === 'help-first'
      ? lastLine(input, answerDue(dates))
      : nextStep === 'check-register' && ifLicensed !== undefined
        ? { ...lastLine(input, ifLicensed), lastLine: 'Last day, if it’s licensed:' }
        : lastLine(input, first);
  return {
    ...last,
    title: stepTitle(input, answer, casino, clock),
    why: stepWhy(input, answer, casino, clock),
  };
}

/** The casino has answered for good, and no body is open. */
function endStep({ today }: CaseInput, dates: readonly CaseDate[]): CaseStepView {
  const over = dates.find(({ kind, status }) => kind === 'next-last' && status === 'past');
  const court = 'A court may be left. Save all you have.';
  return over === undefined
    ? {
        title: 'No body on file hears it next.',
        lastLine: 'No rule that we read names one',
        lastDay: null,
        why: court,
      }
    : {
        title: 'The time to go on is over.',
        lastLine: 'It ended on',
        lastDay: formatLongDay(over.day, today),
        why: `The body can make an exception: ask it. ${court}`,
      };
}

const answerDue = (dates: readonly CaseDate[]) =>
  dates.find(({ id }) => id === 'rg-answer') ?? dates.find(({ id }) => /answer$/.test(id));

const LAST_LINES: Readonly<Record<CaseDate['kind'], string>> = {
  'reader-last': 'Last day:',
  'next-last': 'Last day to go on:',
  'operator-due': 'It answers by',
  'next-from': 'Open since',
};

function lastLine({ today }: CaseInput, first: CaseDate | undefined) {
  if (first === undefined)
    return { lastLine: 'No rule that we read names a last day', lastDay: null };
  const isToCome = first.kind === 'next-from' && first.day > today;
  const day = first.day === today ? 'today' : formatLongDay(first.day, today);
  return { lastLine: isToCome ? 'Open from' : LAST_LINES[first.kind], lastDay: day };
}

function stepTitle(
  { today }: CaseInput,
  { nextStep, dates, letter }: CaseAnswer,
  casino: CaseCasino,
  clock: LicenseClock | null,
): string {
  const { words } = formOf(casino, clock);
  const opens = dates.find(({ kind, day }) => kind === 'next-from' && day > today);
  switch (nextStep) {
    case 'write-operator-today':
      return `Write to the casino today${words === null ? '' : `, by ${words}`}.`;
    case 'wait':
      return opens === undefined
        ? 'Wait for its answer.'
        : `Wait until ${formatLongDay(opens.day, today)}.`;
    case 'go-to-adr':
      return 'Go to the dispute body.';
    case 'go-to-regulator':
      return 'Go to the authority.';
    case 're-send-by-form':
      return `Send it again, by ${words ?? 'its form'}.`;
    case 'check-register':
      return 'Look up its license first.';
    case 'ask-terms':
      return 'Write today, and ask for its deadlines.';
    case 'help-first':
      if (letter === 'none-now') return 'Then wait for its answer.';
      return `Then send this ${letter === 'self-exclusion' ? 'one' : 'next'} letter today.`;
  }
}

function stepWhy(
  input: CaseInput,
  { nextStep, dates, letter }: CaseAnswer,
  casino: CaseCasino,
  clock: LicenseClock | null,
): string {
  const who = clock?.next?.who;
  const cost = clock?.next?.cost === 'free' ? ' It’s free for you.' : '';
  switch (nextStep) {
    case 'write-operator-today':
      return clocksWhy(input, dates, casino, clock);
    case 'wait': {
      const due = answerDue(dates);
      const until = due === undefined ? '' : ` until ${formatDay(due.day, input.today)}`;
      return `It has time to answer${until}. A case sent on sooner can count as too early.`;
    }
    case 'go-to-adr':
    case 'go-to-regulator':
      return `${who === undefined ? 'Its terms must name the body' : `That is: ${who}`}.${cost} Send what you sent the casino, and its answer.`;
    case 're-send-by-form':
      return 'What was sent another way may not count. The days start with the form.';
    case 'check-register':
      return 'The rules count only if the register shows this very site.';
    case 'ask-terms':
      return 'We know no day under this license. Its terms must say how long it may take.';
    case 'help-first':
      return `${letter === 'self-exclusion' ? 'It goes to the whole company, not one brand. ' : ''}${depositsWords(clock)}`;
  }
}

const depositsWords = (clock: LicenseClock | null): string =>
  (clock?.shutOut?.deposits === 'returned' ? clock.shutOut.text : undefined) ??
  'No rule we read says that deposits come back; the letter asks for the list.';

/** Both clocks of the reader in two sentences, the earlier first. */
function clocksWhy(
  { today }: CaseInput,
  dates: readonly CaseDate[],
  { ownClause }: CaseCasino,
  clock: LicenseClock | null,
): string {
  const [own, law] = ['own-last', 'licence-last'].map((wanted) =>
    dates.find(({ id }) => id === wanted),
  );
  const [ownSpan, lawSpan] = [own && spanOf(own), law && spanOf(law)];
  if (own?.effect === 'struck') {
    const rest = lawSpan ? ` The license gives at least ${lawSpan}.` : '';
    return `Its terms say ${ownSpan ?? 'less'}. The rules of its license don’t allow that.${rest}`;
  }
  const isUnsettled = clock?.termsMayShorten?.answer === 'unsettled';
  if (own !== undefined && own.status !== 'past') {
    const late = lateWords(ownClause.late);
    const rest =
      lawSpan && law !== undefined && law.day > own.day
        ? ` The license gives ${lawSpan}; ${isUnsettled ? 'it’s unsettled which counts, so ' : ''}don’t rely on that.`
        : '';
    return `Its terms give you ${ownSpan ?? 'a last day'}${late === null ? '' : `, ${late}`}.${rest}`;
  }
  if (own !== undefined) {
    return `Its own last day was ${formatDay(own.day, today)}. Write all the same: ${law !== undefined && law.status !== 'past' ? 'the license gives longer.' : 'ask for its final position.'}`;
  }
  const terms =
    ownClause.state === 'not-recorded'
      ? 'We haven’t read its terms, and they may give you less: look there first.'
      : 'Its own terms name no day.';
  if (law === undefined) return `${terms} No rule that we read names one either.`;
  return `The license gives you ${lawSpan ?? 'a last day'}. ${terms}`;
}

export const lateWords = (late: CaseCasino['ownClause']['late']): string | null =>
  late === 'void'
    ? 'or the claim is void'
    : late === 'not-considered'
      ? 'or it isn’t considered'
      : late === 'at-discretion'
        ? 'and later only if it likes'
        : null;

export type Bar = { text: string; source: string; isActive: boolean };

const withoutCode = (line: string) => line.replace(/^[a-z0-9-]+: /, '');

/** Reasons for which a complaint is void, barred or at risk. */
export function caseBars(
  { today }: CaseInput,
  { dates, inadmissible, risks }: CaseAnswer,
  casino: CaseCasino,
  license: CaseLicenseView | null,
): Bar[] {
  const clock = license?.complaint ?? null;
  const [form, read] = [formOf(casino, clock), casino.readOn];
  const terms = `Its terms${read === null ? '' : `, read ${formatDay(read, today)}`}`;
  const name = license?.name ?? 'The license';
  const own = dates.find(({ id }) => id === 'own-last');
  const opens = dates.find(({ kind, day }) => kind === 'next-from' && day > today);
  const active = [...inadmissible, ...risks].map((line) => ({
    text: `${sentence(withoutCode(line))}`,
    source: name,
    isActive: true,
  }));
  const known = new Set(active.map(({ text }) => text));
  const { fee = 'none-named', lastDay = [] } = casino.ownClause;
  const bars = [
    ...active,
    ...(fee === 'none-named'
      ? []
      : [
          {
            text: 'It says that it takes the costs of a complaint from you.',
            source: terms,
            isActive: true,
          },
        ]),
    ...(lastDay.some(({ unit }) => unit === 'before-next-wager')
      ? [{ text: 'Another bet before you complain.', source: terms, isActive: true }]
      : []),
    ...(form.isOnly && form.words !== null
      ? [
          {
            text: `Any other way than ${form.words}.`,
            source: form.isOwn ? terms : name,
            isActive: false,
          },
        ]
      : []),
    ...(own !== undefined && own.effect !== 'struck' && own.status !== 'past'
      ? [{ text: `A letter after ${formatDay(own.day, today)}.`, source: terms, isActive: false }]
      : []),
    ...(opens === undefined
      ? []
      : [
          {
            text: `Going on before ${formatDay(opens.day, today)} without a final answer.`,
            source: name,
            isActive: false,
          },
        ]),
    ...[...(clock?.inadmissible ?? []), ...(clock?.risks ?? [])]
      .filter(({ when }) => when === 'listed' || when === 'elsewhere' || when === 'public-post')
      .map(({ text }) => ({ text: sentence(text), source: name, isActive: false }))
      .filter(({ text }) => !known.has(text)),
  ];
  // The page of the license has all of its bars.
  return bars.slice(0, Math.max(4, active.length));
}

/** Text of a record as a sentence. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
