import type { CaseDate } from './case-types.ts';
import {
  asks,
  byForm,
  clocksOf,
  course,
  languageOf,
  joined,
  numbered,
  optional,
  type Paragraph,
  type Part,
  partsOf,
  place,
  subjectOf,
  whoIAm,
} from './letter-parts.ts';
import type { Letter, LetterInput, LetterKind } from './letter-types.ts';
import { longDate, TROUBLE_SUBJECT } from './letter-words.ts';

const KEEP = 'Please keep all records of my account.';

/** Sentence of each letter. */
const NEVER_PAY =
  'Never pay to be paid: I send no fee, no tax and no deposit to have this settled.';

/**
 * Letter of a case, filled from what was typed, with what its recipient asks for. States facts: it
 * threatens nobody, judges nothing and names no law but the one on data in the EU.
 */
export function writeLetter(input: LetterInput): Letter {
  const { to, subject, paragraphs } = WRITERS[input.kind](input);
  const [toParts, subjectParts] = [partsOf(to), partsOf(subject)];
  const body = [...paragraphs, [NEVER_PAY]].map(partsOf);
  const blanks = [toParts, subjectParts, ...body]
    .flat()
    .flatMap((part) => ('blank' in part ? part.blank : []));
  return {
    kind: input.kind,
    to: toParts,
    subject: subjectParts,
    paragraphs: body,
    blanks: [...new Set(blanks)],
  };
}

type Draft = { to: Paragraph; subject: Paragraph; paragraphs: readonly Paragraph[] };

const WRITERS: Record<LetterKind, (input: LetterInput) => Draft> = {
  'operator-complaint': complaint,
  'final-position': finalPosition,
  referral,
  'self-exclusion': shutOut,
  'data-access': dataAccess,
};

function complaint(input: LetterInput): Draft {
  const { trouble, today, depositReturned } = input.case;
  const asked = asks(input);
  const isCountry = trouble === 'country-refused-after-win';
  return {
    to: [place(input, 'casino'), byForm(input)],
    subject: subjectOf(input, TROUBLE_SUBJECT[trouble]),
    paragraphs: [
      ...whoIAm(input),
      ...course(input, 'you', [[`This is a complaint of ${longDate(today)}.`]]),
      ...(isCountry && depositReturned ? [['You returned my deposit.']] : []),
      ...optional(input, 'reasons', 'My reasons', asked.has('reasons')),
      ['I ask for this: ', place(input, 'claim'), '.'],
      numbered('Please send me:', [
        'The clause you rely on, as it stood on that day.',
        'Your decision, with its reasons.',
        'The name of the body that hears disputes, and my last day to go to it.',
        ...(isCountry
          ? [
              'All my deposits, each with its day and sum, and what was returned.',
              'The day on which you first knew my country, and how: form, document, IP or phone.',
            ]
          : []),
      ]),
      joined([KEEP], ...languageOf(input)),
      ...optional(input, 'documents', 'Attached', asked.has('documents')),
    ],
  };
}

/** The complaint that was sent, with the number that the casino gave it. */
function sentBefore(input: LetterInput): Paragraph {
  const sent = input.case.done.find(({ kind }) => kind.startsWith('complaint-'))?.day;
  const day: Part = sent === undefined ? { blank: 'the day of your complaint' } : longDate(sent);
  return [
    'I complained to the casino on ',
    day,
    '. Its number is ',
    place(input, 'reference'),
    '.',
  ];
}

/** Days by which an answer was due, and whose rule set them. */
function dueDays({ answer, licenses }: LetterInput): Paragraph[] {
  const isDue = ({ id, status, effect }: CaseDate) =>
    /answer/.test(id) && status !== 'open' && effect !== 'replaced';
  return answer.dates.filter(isDue).map(({ rule, day }) => {
    const license = licenses[rule.split('.')[0] ?? ''];
    const whose = license ? `the rules of this license: ${license.name}` : 'the casino’s own terms';
    return [`An answer was due by ${longDate(day)}, by ${whose}.`];
  });
}

function finalPosition(input: LetterInput): Draft {
  return {
    to: [place(input, 'casino'), byForm(input)],
    subject: subjectOf(input, 'Your final position, please'),
    paragraphs: [
      ...whoIAm(input),
      sentBefore(input),
      ...dueDays(input),
      ['Please state your final position in writing, or confirm that there is none.'],
      [`Please name the body that hears disputes, and my last day to go to it. ${KEEP}`],
    ],
  };
}

function referral(input: LetterInput): Draft {
  const { case: one } = input;
  const next = clocksOf(input).find((clock) => clock.next)?.next;
  const final = one.done.find(({ kind }) => kind === 'final-answer')?.day;
  const who: Part = next ? next.who : { blank: 'the body that the terms name' };
  const isProofAsked = asks(input).has('earlier-complaint');
  return {
    to: [who],
    subject: [`Referral. ${TROUBLE_SUBJECT[one.trouble]}`],
    paragraphs: [
      ...whoIAm(input),
      ['The casino is ', place(input, 'casino'), ', run by ', place(input, 'operator'), '.'],
      ...course(input, 'the casino'),
      sentBefore(input),
      [
        final === undefined
          ? `By ${longDate(one.today)} I have no final answer.`
          : `The casino gave its final answer on ${longDate(final)}.`,
      ],
      ...(final === undefined ? dueDays(input) : []),
      ...(isProofAsked ? [['My complaint to the casino is attached.']] : []),
      ...optional(input, 'reasons', 'My reasons', asks(input).has('reasons')),
      ['I ask for this: ', place(input, 'claim'), '.'],
      ...(one.done.some(({ kind }) => kind === 'court') ? [['A court has the matter.']] : []),
      ...optional(input, 'documents', 'Attached', true),
    ],
  };
}

function shutOut(input: LetterInput): Draft {
  const { events } = input.case;
  const asked = events.find(({ kind }) => kind === 'self-exclusion-asked');
  const back = input.case.licences.flatMap(({ authority }) => {
    const license = input.licenses[authority];
    return license?.complaint.shutOut?.deposits === 'returned' ? license.name : [];
  });
  return {
    to: [place(input, 'casino'), ' and every brand of ', place(input, 'operator')],
    subject: subjectOf(input, TROUBLE_SUBJECT['self-exclusion-ignored']),
    paragraphs: [
      ...whoIAm(input),
      ...(asked ? [] : [['I asked to be shut out on ', { blank: 'the day of your request' }, '.']]),
      ...course(input, 'you'),
      ['I asked by ', place(input, 'requestedBy'), '. My words were: ', place(input, 'request')],
      ['Since then: ', place(input, 'afterwards')],
      numbered('Please:', [
        'Shut me out at every brand you run.',
        'Stop all advertising to me.',
        'Send me a list of every deposit since my request.',
        ...back.map(
          (name) =>
            `Do as the rules of this license say (${name}): void the play, return the deposits, close the account.`,
        ),
      ]),
      ...languageOf(input),
    ],
  };
}

/** Members of the EU and EEA. */
const GDPR =
  /^(?:AT|BE|BG|HR|CY|CZ|DK|EE|FI|FR|DE|GR|HU|IE|IT|LV|LT|LU|MT|NL|PL|PT|RO|SK|SI|ES|SE|IS|LI|NO)$/;
const BRITAIN = /^(?:GB|UK)$/;

function dataAccess(input: LetterInput): Draft {
  const { country } = input.case;
  const law = GDPR.test(country)
    ? 'articles 15 and 20 of the GDPR'
    : BRITAIN.test(country) && 'article 15 of the UK GDPR';
  return {
    to: [place(input, 'casino'), ', for its data protection officer'],
    subject: ['Access to my data'],
    paragraphs: [
      ...whoIAm(input),
      [
        law
          ? `Please send me a copy of my data, under ${law}.`
          : 'Please send me a copy of the data you hold on me.',
      ],
      numbered('With it, please send:', [
        'The whole history of my account.',
        'The log of each identity check.',
        'Records of my IP addresses and countries.',
        'Notes of your support, and our chats.',
        'The terms I accepted, with their day and version.',
      ]),
      ...(law ? [['The law gives one month, and two more for a complex request.']] : []),
    ],
  };
}
