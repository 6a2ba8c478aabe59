import * as z from 'zod';
import {
  GAME_KINDS,
  KYC_DISCLOSURES,
  KYC_LEVELS,
  RECOURSES,
  RTP_DISCLOSURES,
  SAFER_TOOLS,
  WITHDRAWAL_FEES,
} from '#domain/casinos/facts.ts';
import { METHOD } from '#domain/ratings/method.ts';
import { dated } from './cited-source.ts';
import { checkSources, fact, knownFact, sources, WITH_ANY_MISTAKE } from './fact.ts';
import { httpsUrl } from './https-url.ts';
import { isoDate } from './iso-date.ts';
import { loyaltySchema } from './loyalty-terms.ts';
import { money, payout } from './money.ts';
import { ownTerms } from './own-terms.ts';
import { picturePath } from './picture-path.ts';
import { returnPercent } from './percent.ts';
import { publication, signed } from './entry-fields.ts';
import { slug, textOf } from './texts.ts';

const printed = textOf(1).refine((text) => /\d/.test(text), 'expected a number, as printed');
const licence = z.discriminatedUnion('standing', [
  z.strictObject({
    standing: z.literal('on-register').describe('on-register: seen on the public register'),
    authority: slug.describe('File name under content/licences'),
    number: printed.describe('License number as printed'),
  }),
  z.strictObject({
    standing: z.literal('claimed'),
    authority: slug.describe('File name under content/licences'),
    number: printed
      .nullable()
      .default(null)
      .describe('License number as printed; null where none is printed'),
  }),
  z.strictObject({ standing: z.literal('none-found') }),
]);

const countryLicence = knownFact(
  z.strictObject({
    country: slug.describe('File name under content/countries'),
    number: printed.describe('License number as printed'),
  }),
);

/** Minutes in 60 days. */
const LONGEST_WAIT = 86_400;

const minutesRange = z
  .strictObject({
    fromMinutes: z
      .int()
      .nonnegative()
      .max(LONGEST_WAIT)
      .describe('Fastest, in minutes, approval included'),
    toMinutes: z
      .int()
      .positive()
      .max(LONGEST_WAIT)
      .describe('Slowest, in minutes, approval included'),
  })
  .refine((range) => range.fromMinutes <= range.toMinutes, {
    path: ['toMinutes'],
    message: 'expected toMinutes to be at least fromMinutes',
  });

const kycPolicy = z.strictObject({
  level: z.enum(KYC_LEVELS).describe('When the casino asks for identity documents'),
  disclosure: z.enum(KYC_DISCLOSURES).describe('How much of that the casino says before a deposit'),
  triggers: z
    .array(textOf(1).refine((text) => /\p{L}/u.test(text), 'expected words, also beside an amount'))
    .default([])
    .describe('Events that trigger a check'),
});

/** From the first online casino on: many that take coins today were there before coins. */
const openingYear = z.int().min(1994).max(new Date().getFullYear());

const facts = z.strictObject({
  established: fact(openingYear).describe('Year in which the casino opened'),
  gameCount: fact(z.int().positive().max(100_000)).describe('Number of games in the lobby'),
  games: fact(z.array(z.enum(GAME_KINDS)).min(1)).describe('Kinds of game offered'),
  licence: fact(licence).describe('License'),
  recourse: fact(z.enum(RECOURSES)).describe('Who decides a dispute'),
  coins: fact(
    z.array(z.string().regex(/^[A-Z]{2,5}$/, 'expected the code of a coin, such as BTC')).min(1),
  ).describe('Coin codes, best known first; each has a file under content/coins'),
  minDeposit: fact(money).describe('Smallest deposit in the terms'),
  minDepositUsdt: fact(money.extend({ currency: z.literal('USDT') })).describe(
    'Smallest USDT deposit that the cashier credits',
  ),
  maxPayout: fact(z.union([payout, z.literal('no-limit')])).describe(
    'Largest payout, in a month unless it says per: day or week',
  ),
  withdrawal: fact(minutesRange).describe('Time from request to coins sent'),
  withdrawalFee: fact(z.enum(WITHDRAWAL_FEES)).describe('Fee of a withdrawal'),
  kyc: fact(kycPolicy).describe('Identity checks'),
  provablyFairGames: fact(z.array(z.enum(GAME_KINDS))).describe(
    'Games whose rounds can be recomputed; an empty list when there are none',
  ),
  rtpDisclosure: fact(z.enum(RTP_DISCLOSURES)).describe('Games whose RTP the casino prints'),
  rtpClaim: fact(
    z.strictObject({
      game: textOf(1).describe('Name of the game that the claim is about'),
      rtpPercent: returnPercent.describe('Claimed return in percent'),
    }),
  ).describe('An RTP that the casino advertises'),
  saferTools: fact(z.array(z.enum(SAFER_TOOLS))).describe('Limits a player can set in the account'),
  vipProgram: fact(z.boolean()).describe('Has a VIP program'),
  mobileFriendly: fact(z.boolean()).describe('Usable on a phone'),
});

const FACT_NAMES = facts.keyof().options;

const point = z.strictObject({
  text: textOf(1).describe('One sentence'),
  fact: z.enum(FACT_NAMES).describe('Fact that supports the sentence'),
});

const review = z.strictObject({
  verdict: textOf(40).describe('Summary of the casino in two sentences'),
  avoidIf: z.array(textOf(1)).min(1).describe('Players who should stay away, and why'),
  pros: z.array(point).min(2),
  cons: z.array(point).min(2),
});

const change = z.strictObject({
  on: isoDate.describe('Day on which the entry was changed'),
  fact: z.enum(FACT_NAMES).describe('Fact that changed'),
  was: textOf(1).describe('The value before, in words'),
  now: textOf(1).describe('The value since, in words'),
  why: textOf(1).describe('Reason for the change'),
});

const TODAY = { method: METHOD.version };
const earlierScore = z.strictObject({
  method: z.int().positive().describe('Version of the rating method that gave it'),
  score: z.number().min(0).max(5).describe('Score on the last day of that version'),
  next: z.number().min(0).max(5).describe('Score of the same facts under the next version'),
});

export const casinoSchema = z
  .strictObject({
    sample: z.boolean().default(false).describe('True while the casino is invented'),
    name: textOf(1, 40).describe('Name as the casino writes it'),
    initials: z.string().regex(/^[A-Z0-9]{1,2}$/, 'expected one or two capitals or digits'),
    chip: z
      .int()
      .min(0)
      .max(13)
      .describe('Colour of its chip, 0 to 13; neighbours in the list should differ'),
    logo: picturePath
      .optional()
      .describe('Its logo, beside this file: ./name.svg; without one, a chip is engraved'),
    website: httpsUrl,
    isFeatured: z.boolean().default(false).describe('Paid placement in the popup of the home page'),
    description: textOf(40, 280).describe('Two or three sentences'),
    features: z.array(textOf(1, 40)).min(4).describe('Features; the card shows the first four'),
    ...dated,
    ...publication,
    ...signed,
    sources,
    facts: facts.prefault({}),
    terms: ownTerms.optional().describe('Clauses of its own terms that decide a payout'),
    countryLicences: z
      .array(countryLicence)
      .default([])
      .describe('Further licenses, seen on the register of a country: its readers get the link'),
    loyalty: z
      .array(knownFact(loyaltySchema))
      .default([])
      .describe('Rules of the loyalty program, one item for each page that states some'),
    review: review
      .nullable()
      .default(null)
      .describe('Empty for a casino that is only in the bonus list'),
    history: z.array(change).default([]).describe('Changes of the facts, newest first'),
    earlierScores: z
      .array(earlierScore)
      .refine((all) => all.every(({ method }, at) => method < (all[at - 1] ?? TODAY).method), {
        error: 'expected versions before today’s, each once, the newest first',
      })
      .default([])
      .describe('Scores under earlier rating methods; never edit them'),
  })
  .superRefine(checkSources, WITH_ANY_MISTAKE);

export type Casino = z.infer<typeof casinoSchema>;
