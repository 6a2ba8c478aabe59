import * as z from 'zod';
import {
  BINDING_OPERATOR,
  BINDING_PLAYER,
  CONTENTS,
  FINDING_CONDITIONS,
  FORMS,
  type LicenseClock,
  RULE_EFFECTS,
  RULE_STARTS,
  SHORTENING,
} from '#domain/complaints/license-clock.ts';
import { UNITS } from '#domain/complaints/periods.ts';
import { textOf } from './texts.ts';

const effect = z
  .enum(RULE_EFFECTS)
  .describe(
    'Strength of the rule, by where it was read. binding: law, authority or license condition, at the source. guidance or advice: of the authority. weak-source: only a trade paper, an adviser or an operator prints it. unsettled: sources differ. general-consumer-law: a rule for all traders.',
  );
const source = textOf(1).describe("Key of an entry under this file's `sources`");
const note = textOf(1).optional().describe('What a reader should know beside the date');

const rule = z.strictObject({
  n: z.int().min(1).optional().describe('Length of the period. Left out: the rule names no number'),
  unit: z.enum(UNITS).optional().describe('Unit of the period'),
  from: z
    .enum(RULE_STARTS)
    .optional()
    .describe('Start of the period; receipt: by the casino or body'),
  dayOne: z.literal('receipt').optional().describe('The day of receipt is day one of the period'),
  effect,
  source,
  text: textOf(1).optional().describe('What the rule says, where it names no number'),
  note,
});

const opening = rule.extend({
  onDayN: z.boolean().optional().describe('Opens on day n itself, not on the day after it'),
  periodOver: z.boolean().optional().describe('Opens once the time to decide is over'),
  finalAnswer: z.boolean().optional().describe('Opens at once with a final answer'),
  finalNote: textOf(1).optional().describe('The note once a final answer has opened it'),
});

const sum = z.strictObject({
  value: z.number().positive().describe('Sum'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('Code of the currency, such as GBP'),
});

const findings = z
  .array(
    z.strictObject({
      code: textOf(1).describe('Short name of the finding'),
      when: z
        .enum(FINDING_CONDITIONS)
        .describe('Cases it holds for. listed: no case; it is only printed'),
      text: textOf(1).describe('The finding, as a clause without a full stop'),
      source: source.optional(),
    }),
  )
  .optional();

const phrases = z.array(textOf(1)).optional();

/** Complaint rules of a licence as data to count with. An absent field: the texts read name none. */
export const licenseClockSchema = z.strictObject({
  lastDay: rule.optional().describe('Last day to complain to the casino'),
  lastDayBets: rule.optional().describe('The same for a bet'),
  lastDayEarlier: z
    .strictObject({ game: rule, account: rule })
    .optional()
    .describe('Days of rules that a later text has replaced without naming any'),
  acknowledgedIn: rule.optional().describe('Time in which the casino must confirm a complaint'),
  decidedIn: rule.optional().describe('Time in which the casino must decide'),
  extension: rule.optional().describe('Longer time to decide, added to decidedIn'),
  mayPause: z.boolean().optional().describe('The casino may stop its clock'),
  tellIfNoAnswer: z.boolean().optional().describe('The authority wants to hear of silence'),
  next: z
    .strictObject({
      who: textOf(1).describe('Who hears the case after the casino, as part of a sentence'),
      kind: z.enum(['independent-body', 'public-body']).describe('Kind of that body'),
      source,
      opensAfter: opening.optional().describe('When that way opens'),
      lastDay: rule.optional().describe('Last day to go there'),
      decidedIn: rule.optional().describe('Time in which that body decides'),
      cost: z.enum(['free', 'none-named']).optional().describe('Cost for the reader'),
      least: sum
        .extend({ above: z.boolean().optional().describe('Only sums above it') })
        .optional()
        .describe('Smallest sum that is heard'),
      usual: textOf(1).optional().describe('Time it mostly takes, where no rule sets one'),
      note,
    })
    .optional()
    .describe('The step after the casino'),
  binding: z
    .strictObject({
      operator: z.enum(BINDING_OPERATOR).describe('Effect of a decision on the casino'),
      player: z.enum(BINDING_PLAYER).optional().describe('Effect of a decision on the player'),
      limit: sum.optional().describe('Sum up to which it binds'),
      effect,
      source,
      note,
    })
    .optional()
    .describe('Whom a decision binds'),
  form: z.array(z.enum(FORMS)).optional().describe('Ways to hand a complaint in'),
  onlyForm: z.boolean().optional().describe('Nothing but these ways counts'),
  mustContain: z.array(z.enum(CONTENTS)).optional().describe('What a complaint must hold'),
  languages: textOf(1).optional().describe('Languages of a complaint'),
  inadmissible: findings.describe('What is not heard'),
  risks: findings.describe('What can harm a case'),
  unknown: findings.describe('What cannot be known from the texts read'),
  shutOut: z
    .strictObject({
      decidedIn: rule.optional().describe('Time to decide such a case'),
      to: textOf(1).optional().describe('Body that hears it, where it is another one'),
      deposits: z.literal('returned').optional().describe('A rule sends deposits back'),
      text: textOf(1).optional().describe('Rules that no other field holds'),
      effect,
      source,
    })
    .optional()
    .describe('Rules for players who asked to be shut out'),
  termsMayShorten: z
    .strictObject({ answer: z.enum(SHORTENING).describe('The answer'), note, source })
    .optional()
    .describe("Whether a casino's terms may set an earlier last day. Left out: not known"),
  authorityDoes: phrases.describe(
    'What the authority does, as short sentences without a full stop',
  ),
  authorityDoesNot: phrases.describe('What it does not do'),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z]{2,3}$/)
    .optional()
    .describe('Region whose body hears only sites registered there, such as CA-ON'),
}) satisfies z.ZodType<LicenseClock>;
