import { isDay } from '../dates/days.ts';
import type { CaseInput, CaseLicense, OwnClause, Trouble } from './case-types.ts';
import type { FindingCondition, LicenseClock } from './license-clock.ts';

/** Kinds of trouble as the form groups them. */
export const CASE_KINDS = {
  payout: ['withdrawal-refused', 'withdrawal-delayed', 'wrong-network'],
  bonus: ['bonus-winnings-taken', 'bonus-not-credited'],
  account: ['account-closed', 'documents-without-end'],
  game: ['game-result', 'bet-settled-wrong'],
  country: ['country-refused-after-win'],
  shut: ['self-exclusion-ignored'],
} as const satisfies Record<string, readonly Trouble[]>;
export type CaseKind = keyof typeof CASE_KINDS;

/** Event that starts the periods of a kind of trouble. */
const EVENTS: Readonly<Record<Trouble, string>> = {
  'withdrawal-refused': 'refusal',
  'withdrawal-delayed': 'request',
  'documents-without-end': 'event',
  'bonus-winnings-taken': 'confiscation',
  'account-closed': 'closure',
  'game-result': 'session',
  'bet-settled-wrong': 'bet-settled',
  'country-refused-after-win': 'voided',
  'self-exclusion-ignored': 'self-exclusion-asked',
  'wrong-network': 'event',
  'bonus-not-credited': 'event',
};

/** Names of the fields, in the order of the address. */
const FIELDS = [
  ...['casino', 'country', 'kind', 'trouble', 'day', 'latest', 'deposit', 'written', 'sent'],
  ...['by', 'answered', 'notice', 'paused', 'resumed', 'court', 'posted'],
  ...['sum', 'currency', 'vpn', 'second', 'finding'],
];
export type TypedCase = Readonly<Partial<Record<string, string>>>;

/** Casino as far as a case needs it. */
export type CaseCasino = {
  /** Empty where the reader chose only a license. */
  name: string;
  licences: readonly CaseLicense[];
  /** Licenses for readers of one country or region alone, by its code. */
  licencesIn: Readonly<Record<string, string>>;
  ownClause: OwnClause;
  refusedCountries: readonly string[];
  /** Brands of the same company. */
  group: readonly string[];
  /** Exact addresses, never links. */
  addresses: readonly string[];
  /** ISO day on which the terms were read. */
  readOn: string | null;
};
export type CaseCasinos = Readonly<Record<string, CaseCasino>>;

export type CaseReason = 'missing' | 'future' | 'early';
export type CaseReasons = Readonly<Partial<Record<string, CaseReason>>>;

/** Group of troubles that was chosen. */
export const kindOf = ({ kind = '' }: TypedCase): CaseKind | null =>
  Object.hasOwn(CASE_KINDS, kind) ? (kind as CaseKind) : null;

/** Exact trouble; the first of its group if none is chosen. */
export function troubleOf(typed: TypedCase): Trouble | null {
  const kind = kindOf(typed);
  const group: readonly Trouble[] = kind === null ? [] : CASE_KINDS[kind];
  return group.find((trouble) => trouble === typed['trouble']) ?? group[0] ?? null;
}

/** Casino that was chosen: one on file, only its license (`license:curacao`), or none. */
function chosenCasino(choice: string, casinos: CaseCasinos, licenses: object): CaseCasino | null {
  const [, authority] = /^license:(.+)$/.exec(choice) ?? [];
  if (authority === undefined) {
    return Object.hasOwn(casinos, choice) ? (casinos[choice] ?? null) : null;
  }
  if (!Object.hasOwn(licenses, authority)) return null;
  const standing = authority === 'none' ? 'none-found' : 'not-looked-up';
  return {
    name: '',
    licences: [{ authority, standing }],
    licencesIn: {},
    ownClause: { state: 'not-recorded' },
    refusedCountries: [],
    group: [],
    addresses: [],
    readOn: null,
  };
}

const hasWritten = ({ written }: TypedCase) => written === 'sent' || written === 'final';

/** Licenses with their rules, by the names of their files. */
type Rules = Readonly<Record<string, { complaint?: LicenseClock }>>;

/**
 * Fields on what was done already that can change this case, by the rules of its licenses and the
 * casino's own terms. Without a complaint none can.
 */
export function furtherFields(
  typed: TypedCase,
  casinos: CaseCasinos,
  licenses: Rules,
): ReadonlySet<string> {
  const casino = chosenCasino(typed['casino'] ?? '', casinos, licenses);
  if (casino === null || !hasWritten(typed)) return new Set();
  const further = casino.licencesIn[typed['country'] ?? ''];
  const names = [further, ...casino.licences.map(({ authority }) => authority)];
  const clocks = names.flatMap((name) => licenses[name ?? '']?.complaint ?? []);
  const rules = [casino.ownClause, ...clocks.map((clock) => ({ ...clock, pause: clock.mayPause }))];
  const isWaiting = typed['written'] === 'sent';
  const finds = (wanted: FindingCondition) =>
    clocks.some(({ inadmissible = [], risks = [] }) =>
      [...inadmissible, ...risks].some(({ when }) => when === wanted),
    );
  return new Set([
    ...(isWaiting && rules.some(({ extension }) => extension) ? ['notice'] : []),
    ...(isWaiting && rules.some(({ pause }) => pause) ? ['paused', 'resumed'] : []),
    ...(finds('elsewhere') ? ['court'] : []),
    ...(finds('public-post') ? ['posted'] : []),
  ]);
}

/** Case that was typed; otherwise the fields that keep it from being one. `licenses`: rules on file, by their names. */
export function readTypedCase(
  typed: TypedCase,
  casinos: CaseCasinos,
  licenses: object,
  today: string,
): { ok: true; input: CaseInput; casino: CaseCasino } | { ok: false; reasons: CaseReasons } {
  const { casino: choice = '', country = '', day = '', latest = '', deposit = '' } = typed;
  const { sent = '', answered = '', written } = typed;
  const [casino, trouble] = [chosenCasino(choice, casinos, licenses), troubleOf(typed)];
  const reasons: Record<string, CaseReason> = {};
  if (casino === null) reasons['casino'] = 'missing';
  if (country === '') reasons['country'] = 'missing';
  if (trouble === null) reasons['kind'] = 'missing';
  const dayFault = (name: string, text: string, after: string) => {
    if (!isDay(text)) reasons[name] = 'missing';
    else if (text > today) reasons[name] = 'future';
    else if (text < after) reasons[name] = 'early';
  };
  dayFault('day', day, '');
  if (latest !== '') dayFault('latest', latest, day);
  if (deposit !== '' && kindOf(typed) === 'shut') dayFault('deposit', deposit, day);
  if (hasWritten(typed)) dayFault('sent', sent, day);
  if (written === 'final') dayFault('answered', answered, sent);
  if (written === 'sent') {
    const { notice = '', paused = '', resumed = '' } = typed;
    if (notice !== '') dayFault('notice', notice, sent);
    if (paused !== '' || resumed !== '') dayFault('paused', paused, sent);
    if (resumed !== '') dayFault('resumed', resumed, paused);
  }
  if (casino === null || trouble === null || Object.keys(reasons).length > 0) {
    return { ok: false, reasons };
  }
  return { ok: true, input: caseInput(typed, casino, trouble, today), casino };
}

function caseInput(
  typed: TypedCase,
  casino: CaseCasino,
  trouble: Trouble,
  today: string,
): CaseInput {
  const { country: place = '', day = '', latest = '', deposit = '', sent = '', by } = typed;
  const { answered = '', written, sum = '', currency = '' } = typed;
  const [country = '', part] = place.split('-');
  const kind = EVENTS[trouble];
  const authority = casino.licencesIn[place];
  const value = Number(sum.replaceAll(',', ''));
  const further = authority === undefined ? [] : [{ authority, standing: 'on-register' as const }];
  return {
    today,
    licences: [...further, ...casino.licences],
    ownClause: casino.ownClause,
    country: country === 'UK' ? 'GB' : country,
    region: part === undefined ? undefined : place,
    trouble,
    events: [
      latest > day ? { kind, dayFrom: day, dayTo: latest } : { kind, day },
      ...(kindOf(typed) === 'shut' && deposit !== ''
        ? [{ kind: 'deposit-taken', day: deposit }]
        : []),
    ],
    done: [
      ...(hasWritten(typed) ? [{ kind: `complaint-${by ?? 'sent'}`, day: sent }] : []),
      ...(written === 'final' ? [{ kind: 'final-answer', day: answered }] : []),
      ...(hasWritten(typed) ? doneSince(typed, today) : []),
    ],
    refusedCountries: casino.refusedCountries,
    vpnUsed: typed['vpn'] === 'on' || undefined,
    secondAccount: typed['second'] === 'on' || undefined,
    amount: value > 0 ? { value, currency: currency.toUpperCase() } : undefined,
  };
}

/** Course since the complaint. A court and a public post are no days to count from. */
function doneSince(typed: TypedCase, today: string): CaseInput['done'] {
  const { notice = '', paused = '', resumed = '', court, posted } = typed;
  const isWaiting = typed['written'] === 'sent';
  return [
    { kind: 'extension-notice', day: isWaiting ? notice : '' },
    { kind: 'clock-paused', day: isWaiting ? paused : '' },
    { kind: 'clock-resumed', day: isWaiting ? resumed : '' },
    { kind: 'court', day: court === 'on' ? today : '' },
    { kind: 'public-post', day: posted === 'on' ? today : '' },
  ].filter(({ day }) => day !== '');
}

/** Case as it stands behind the sign of an address. */
export const caseFragment = (typed: TypedCase): string =>
  new URLSearchParams(
    FIELDS.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])),
  ).toString();

const LONGEST = 600;

/** Case in an address; `null` if it holds none. Other fields are left out. */
export function caseInFragment(fragment: string): TypedCase | null {
  const given = new URLSearchParams(fragment);
  const found = FIELDS.flatMap((name) => {
    const text = given.get(name);
    return text === null ? [] : [[name, text.slice(0, LONGEST)]];
  });
  return found.length === 0 ? null : (Object.fromEntries(found) as TypedCase);
}
