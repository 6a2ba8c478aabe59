import * as z from 'zod';
import {
  BONUS_RULES,
  CLOSURE_BALANCES,
  COMPANY_ROLES,
  COUNTRY_CHECKS,
  ENFORCEMENTS,
  EXCLUDED_BALANCES,
  EXCLUDED_DEPOSITS,
  EXCLUSION_REACHES,
  HELD_DURING_CHECK,
  IDLE_TAKES,
  LIMIT_PERIODS,
  REFUSAL_LISTS,
  REFUSED_WINS,
  SILENT,
  TURNOVER_BASES,
  VPN_RULES,
} from '#domain/casinos/own-terms.ts';
import { LATE, OWN_ABOUT, OWN_STARTS } from '#domain/complaints/case-types.ts';
import { FORMS } from '#domain/complaints/license-clock.ts';
import { UNITS } from '#domain/complaints/periods.ts';
import { GRADES } from '#domain/facts/fact.ts';
import { isoDate } from './iso-date.ts';
import { someMoney } from './money.ts';
import { countryCode, textOf } from './texts.ts';

const silent = z.literal(SILENT);
const orSilent = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum([...values, SILENT]).optional();

/** Clause of the terms with its receipt; left out where nobody has read it. */
const clause = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      value: z.union([value, silent]),
      clause: textOf(1, 20).optional().describe('Section of the source, such as §4.2'),
      source: textOf(1).describe("Key of an entry under this file's `sources`"),
      checkedOn: isoDate.describe('Day on which the source was read'),
      grade: z.enum(GRADES).describe('As of a fact'),
      note: textOf(1).optional().describe('What a reader should know beside the value'),
    })
    .optional();

/** Country as the site writes it (UK, not GB), or a part of one by ISO 3166-2. */
const countryOrPart = z.union([
  countryCode,
  z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'expected a country such as FR, or a part: CA-ON'),
]);

const domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a domain such as casino.example');

const setOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .array(z.enum(values))
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'expected each value once');

const refusedCountries = z.strictObject({
  countries: z
    .array(countryOrPart)
    .describe('Codes such as FR, or of a part such as CA-ON; UK for Britain'),
  list: z.enum(REFUSAL_LISTS).describe('Form of the list in the terms'),
});

const turnover = z.strictObject({
  times: z.number().nonnegative().max(100).describe('Times the deposit; 0: no turnover'),
  of: z.enum(TURNOVER_BASES),
  elseFeePercent: z.number().positive().max(100).optional().describe('Fee without that turnover'),
});

const idleAccount = z
  .strictObject({
    afterMonths: z.int().positive().max(120),
    takes: z.enum(IDLE_TAKES).describe('What the casino takes from then on'),
    fee: someMoney.optional().describe('The fee a month'),
    comesBack: z.boolean().optional().describe('True: given back on request or log-in'),
  })
  .refine(({ takes, fee }) => (takes === 'fee') === (fee !== undefined), {
    path: ['fee'],
    message: 'expected a fee where takes is fee, and only there',
  });

const period = z
  .strictObject({
    n: z.int().positive().max(400).optional(),
    unit: z.enum([...UNITS, 'before-next-wager']),
    from: z.enum(OWN_STARTS).optional().describe('Event from which it counts'),
  })
  .refine(({ n, unit }) => (n === undefined) === (unit === 'before-next-wager'), {
    path: ['n'],
    message: 'expected a number, but none with before-next-wager',
  });

const complaint = z.strictObject({
  lastDay: z
    .array(period.safeExtend({ about: z.enum(OWN_ABOUT).describe('Kind of trouble') }))
    .min(1)
    .optional()
    .describe('Last day to complain, by kind of trouble'),
  late: z.enum(LATE).optional().describe('What a late complaint is worth'),
  form: z.array(z.enum(FORMS)).min(1).optional().describe('Ways to hand it in'),
  onlyThese: z.boolean().optional().describe('True: nothing but these ways counts'),
  subject: textOf(1).optional().describe('Word that the subject line must hold'),
  acknowledgedIn: period.optional(),
  decidedIn: period.optional(),
  extension: period.optional(),
  pause: z.boolean().optional().describe('True: the clock stops while it waits for the player'),
  steps: z.array(textOf(1)).min(1).optional().describe('Steps inside the casino, in order'),
  adr: textOf(1).optional().describe('Who is next, as the terms name it'),
  adrFrom: period.optional(),
  adrLast: period.optional(),
  courtLast: period.optional(),
  fee: z.enum(['none-named', 'costs-deducted', 'sum']).optional(),
});

const FIELDS = {
  complaint: clause(complaint).describe('Its own clause on complaints'),
  refusedCountries: clause(refusedCountries).describe('Countries that the terms refuse'),
  refusedWin: clause(setOf(REFUSED_WINS)).describe('What becomes of a win from such a country'),
  countryCheck: clause(z.enum(COUNTRY_CHECKS)).describe('When it finds out the country'),
  limits: clause(
    z.array(someMoney.extend({ per: z.enum(LIMIT_PERIODS).describe('Period') })).min(1),
  ).describe('Largest withdrawals beside maxPayout, per other periods'),
  turnover: clause(turnover).describe('Bets before a withdrawal, also without a bonus'),
  identity: clause(
    z.strictObject({
      documents: z.array(textOf(1)).describe('Documents that it asks for'),
      daysToSend: z.int().positive().max(365).optional().describe('Days to send them'),
      holds: setOf(HELD_DURING_CHECK).describe('What it blocks during the check'),
    }),
  ).describe('Identity check, beside facts.kyc'),
  bonusRules: clause(z.partialRecord(z.enum(BONUS_RULES), z.enum(ENFORCEMENTS))).describe(
    'Rules of a bonus, and whether its software enforces them',
  ),
  vpn: clause(z.enum(VPN_RULES)).describe('Use of a VPN'),
  idleAccount: clause(idleAccount).describe('Accounts that nobody uses'),
  closure: clause(
    z.strictObject({
      anyReason: z.boolean().describe('True: it may close an account for any reason'),
      balance: orSilent(CLOSURE_BALANCES),
    }),
  ).describe('Closing of an account by the casino'),
  selfExclusion: clause(
    z.strictObject({
      reach: orSilent(EXCLUSION_REACHES),
      depositsDuring: orSilent(EXCLUDED_DEPOSITS).describe('Deposits made all the same'),
      balance: orSilent(EXCLUDED_BALANCES),
    }),
  ).describe('Self-exclusion, and what becomes of money'),
  addresses: clause(
    z.strictObject({
      domains: z.array(domain).min(1).describe('Exact domains'),
      mails: z.array(z.email()).describe('Exact mail addresses'),
      seal: domain.optional().describe('Domain of the license seal'),
    }),
  ).describe('Its official addresses; grade C where a register names them'),
  companies: clause(
    z
      .array(
        z.strictObject({
          role: z.enum(COMPANY_ROLES),
          name: textOf(2),
          country: countryCode,
        }),
      )
      .min(1),
  ).describe('Companies behind it'),
};

/** Clauses that decide a payout. `silent` needs terms that were read whole. */
export const ownTerms = z
  .strictObject({
    readWhole: z
      .strictObject({
        on: isoDate.describe('Day on which the whole terms were read'),
        version: textOf(1, 40).optional().describe('Version or date, as the terms print it'),
      })
      .optional()
      .describe('Only with this may a value be silent: the terms do not say'),
    ...FIELDS,
  })
  .superRefine((terms, context) => {
    if (terms.readWhole !== undefined) return;
    for (const path of silentIn(terms)) {
      const message = 'expected readWhole with a day, because only whole terms can be silent';
      context.addIssue({ code: 'custom', path, message });
    }
  });

/** Paths of all values that are `silent`. */
function silentIn(node: unknown, path: string[] = []): string[][] {
  if (node === SILENT) return [path];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => silentIn(child, [...path, key]));
}
