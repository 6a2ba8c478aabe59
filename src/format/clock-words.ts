import type {
  Binding,
  Content,
  Finding,
  Form,
  LicenseClock,
  NextStep,
  Rule,
  RuleStart,
  RuleSum,
} from '#domain/complaints/license-clock.ts';
import { startSentence } from './counted.ts';
import { formatList, formatMoney } from './text.ts';

const STARTS: Record<RuleStart, string> = {
  incident: 'after the incident',
  session: 'after the session',
  'bet-settled': 'after the bet is settled',
  receipt: 'from receipt',
  'final-answer': 'after the final answer',
};

const FORM_WORDS: Record<Form, string> = {
  'seal-form': 'the form behind the seal',
  'web-form': 'an online form',
  'document-form': 'a form to fill in and send',
  mail: 'email',
  chat: 'chat',
  ticket: 'a support ticket',
  phone: 'phone',
  letter: 'letter',
  person: 'in person',
};

/** Words for what a complaint must hold; a letter names its blanks by them. */
const CONTENT_WORDS: Record<Content, string> = {
  name: 'your name',
  address: 'your address',
  phone: 'your phone number',
  account: 'your account number',
  'complaint-day': 'the day of the complaint',
  description: 'what happened and when',
  reasons: 'your reasons',
  claim: 'what you ask for',
  language: 'the language you want',
  documents: 'documents',
  'steps-taken': 'what you tried with the casino',
  'earlier-complaint': 'your first complaint',
  'authority-of-representative': 'the authority of whoever acts for you',
};

const OPERATOR: Record<Binding['operator'], string> = {
  bound: 'Yes',
  'not-bound': 'No',
  'by-its-rules': 'The rules of that body decide it',
  'by-the-terms': 'By the casino’s terms',
  'may-be-directed': 'The commission may direct the casino',
  'can-be-bound': 'It can',
  'listed-if-ignored': 'No. A casino that ignores it for 30 days is named on a public list',
  nobody: 'No. Nobody outside has agreed to decide',
};

const PLAYER: Record<NonNullable<Binding['player']>, string> = {
  bound: 'It binds you too.',
  'not-bound': 'It doesn’t bind you.',
  'by-the-terms': 'By those terms it binds you too.',
  'can-be-bound': 'It can bind you too.',
};

const SHORTENING = {
  'not-allowed': 'No',
  'nothing-forbids': 'Nothing we read forbids it',
  unsettled: 'Unsettled. Keep the earlier day',
} as const;

/** 6 months, 1 week, 5 business days */
const formatPeriod = ({ n, unit }: { n: number; unit: string }): string =>
  `${n} ${(n === 1 ? unit.replace(/s$/, '') : unit).replace('-', ' ')}`;

/** A sentence of its own; a name such as iGaming keeps its letters. */
const sentence = (text: string) =>
  text === '' ? '' : `${/^[a-z][A-Z]/.test(text) ? text : startSentence(text)}.`.replace('..', '.');
const sumWords = ({ value, currency }: RuleSum) =>
  formatMoney({ minorUnits: value * 100, currency });
const joined = (...parts: readonly (string | undefined | false)[]) =>
  parts.filter(Boolean).join(' ');

/** 6 months after the incident, at least. */
function ruleWords(rule: Rule, to = ''): string {
  if (rule.n === undefined || rule.unit === undefined) return rule.text ?? '';
  const from = rule.from === undefined ? '' : ` ${STARTS[rule.from]}`;
  const dayOne = rule.dayOne && 'That day is day one.';
  const text = `${to}${formatPeriod({ n: rule.n, unit: rule.unit })}${from}`;
  if (rule.note?.startsWith('at least')) return joined(sentence(`${text}, ${rule.note}`), dayOne);
  return joined(sentence(text), dayOne, rule.note && sentence(rule.note));
}

type ClockRow = { question: string; text: string; source: string };

/** Complaint rules of a license in words, made from its data; and the questions without an answer. */
export function clockInWords(clock: LicenseClock): { rows: ClockRow[]; notKnown: string[] } {
  const { next, binding, shutOut, termsMayShorten, extension } = clock;
  const hasNobody = binding?.operator === 'nobody';
  const row = (question: string, text: string | undefined, source: string | undefined) => ({
    question,
    text: text ?? '',
    source: source ?? '',
  });
  const last = clock.lastDay ?? clock.lastDayEarlier?.game ?? clock.lastDayBets;
  const all = [
    row(
      'Last day to complain',
      hasNobody ? 'No rule sets one, and none asks the casino to answer.' : lastDayWords(clock),
      hasNobody ? binding.source : last?.source,
    ),
    row(
      'The casino confirms it within',
      clock.acknowledgedIn && ruleWords(clock.acknowledgedIn),
      clock.acknowledgedIn?.source,
    ),
    row(
      'The casino decides within',
      clock.decidedIn &&
        joined(
          ruleWords(clock.decidedIn),
          extension && ruleWords(extension, 'it can take this much longer: '),
          clock.mayPause && 'The clock can be paused.',
        ),
      clock.decidedIn?.source,
    ),
    row(
      'Who hears it after that',
      hasNobody ? 'No rule names anyone.' : next && nextWords(next),
      next?.source ?? binding?.source,
    ),
    row(
      'When you can go there',
      next && openingWords(next),
      next?.opensAfter?.source ?? next?.source,
    ),
    row('Does that bind the casino', binding && bindingWords(binding), binding?.source),
    row('What isn’t heard', findingWords(clock.inadmissible), sourceOf(clock.inadmissible)),
    row('What can harm a case', findingWords(clock.risks), sourceOf(clock.risks)),
    row('How to complain', formWords(clock), next?.source ?? binding?.source),
    row(
      'If you asked to be shut out',
      shutOut &&
        joined(
          shutOut.decidedIn && ruleWords(shutOut.decidedIn),
          shutOut.to && sentence(`it goes to ${shutOut.to}`),
          shutOut.text,
        ),
      shutOut?.source,
    ),
    row(
      'May terms set an earlier day',
      termsMayShorten &&
        joined(
          `${SHORTENING[termsMayShorten.answer]}.`,
          termsMayShorten.note && sentence(termsMayShorten.note),
        ),
      termsMayShorten?.source,
    ),
    row(
      'What the authority does',
      joined(
        ...(clock.authorityDoes ?? []).map(sentence),
        ...(clock.authorityDoesNot ?? []).map(sentence),
      ),
      '',
    ),
  ];
  return {
    rows: all.filter(({ text }) => text !== ''),
    // A risk that no text names is no gap.
    notKnown: all.flatMap(({ question, text }) =>
      text !== '' || hasNobody || question === 'What can harm a case' ? [] : question,
    ),
  };
}

function lastDayWords({ lastDay, lastDayBets, lastDayEarlier }: LicenseClock): string {
  return joined(
    lastDay && ruleWords(lastDay),
    lastDayBets && ruleWords(lastDayBets, 'for a bet: '),
    lastDayEarlier && 'The rules in force name no day. Earlier ones named two.',
    lastDayEarlier && ruleWords(lastDayEarlier.game, 'for the result of a game: '),
    lastDayEarlier && ruleWords(lastDayEarlier.account, 'for anything else: '),
    lastDayEarlier && 'Keep the earlier day.',
  );
}

function nextWords({ who, cost, least, usual, note }: NextStep): string {
  return joined(
    sentence(who),
    cost === 'free' && 'It’s free for you.',
    cost === 'none-named' && 'No cost is named.',
    least && `Only ${least.above ? 'above' : 'from'} ${sumWords(least)}.`,
    usual && `It mostly takes ${usual}.`,
    note && sentence(note),
  );
}

function openingWords({ opensAfter, lastDay, decidedIn }: NextStep): string {
  const { n, unit, from, onDayN, periodOver, finalAnswer } = opensAfter ?? {};
  const period =
    n !== undefined && unit !== undefined
      ? `${onDayN ? 'not before day' : 'after'} ${onDayN ? n : formatPeriod({ n, unit })}${
          from === undefined ? '' : ` ${STARTS[from]}`
        }`
      : periodOver && 'when the casino’s time to decide is over';
  const ways = [period, finalAnswer && 'with the casino’s final answer'].filter(
    (way) => typeof way === 'string',
  );
  return joined(
    sentence(ways.join(', or ')),
    lastDay && ruleWords(lastDay, 'last day: '),
    decidedIn?.n !== undefined &&
      decidedIn.unit !== undefined &&
      `That body decides within ${formatPeriod({ n: decidedIn.n, unit: decidedIn.unit })}.`,
  );
}

const bindingWords = ({ operator, player, limit, note }: Binding) =>
  joined(
    limit ? `${OPERATOR[operator]}, up to ${sumWords(limit)}.` : `${OPERATOR[operator]}.`,
    player && PLAYER[player],
    note && sentence(note),
  );

const findingWords = (findings: readonly Finding[] | undefined) =>
  joined(...(findings ?? []).map(({ text }) => sentence(text)));

const sourceOf = (findings: readonly Finding[] | undefined) =>
  findings?.find(({ source }) => source !== undefined)?.source;

function formWords({ form, onlyForm, mustContain, languages }: LicenseClock): string {
  const ways = form?.map((way) => FORM_WORDS[way]).join(' or ');
  return joined(
    ways && sentence(onlyForm ? `only ${ways}` : ways),
    mustContain && `It must hold ${formatList(mustContain.map((one) => CONTENT_WORDS[one]))}.`,
    languages && `Languages: ${sentence(languages)}`,
  );
}
