import { fractions, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { decimalsClaim } from '../result-claim.ts';
import { oneOf } from '../round-input.ts';
import { choiceOf, roundsOf } from '../scheme.ts';
import { twoDecimals } from '../working.ts';

const SEGMENTS = [10, 20, 30, 40, 50] as const;
type Segments = (typeof SEGMENTS)[number];
const RISKS = ['low', 'medium', 'high'] as const;

const LOW = [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0];
/** Segments at medium risk in groups of ten; each digit is a key of `PAID`. */
const MEDIUM: Readonly<Record<Segments, string>> = {
  10: '0904050406',
  20: '4050505040 6080505050',
  30: '4040504050 5040604050 5070F04050',
  40: '5060504060 4040504060 405050T050 4060405040',
  50: '5040504060 4040504060 4050405050 4060405040 40V0405040',
};
const PAID = new Map(
  Object.entries({ 0: 0, 4: 1.5, T: 1.6, 7: 1.7, 8: 1.8, 9: 1.9, 5: 2, 6: 3, F: 4, V: 5 }),
);

/** Payout of each segment. Source: verifierform-stake, wheel; RTP 99 %. */
export function wheelTable(segments: Segments, risk: (typeof RISKS)[number]): readonly number[] {
  if (risk === 'medium') {
    return [...MEDIUM[segments].replaceAll(' ', '')].map((digit) => PAID.get(digit) ?? Number.NaN);
  }
  const all = Array.from({ length: segments }, (_, segment) => segment);
  return risk === 'low'
    ? all.map((segment) => LOW[segment % LOW.length] ?? Number.NaN)
    : all.map((segment) => (segment === segments - 1 ? (segments * 99) / 100 : 0));
}

const inputs = {
  segments: oneOf(SEGMENTS, 'segments-not-chosen'),
  wheelRisk: oneOf(RISKS, 'risk-not-chosen'),
};

export const wheelRule = seedPairRule({
  inputs,
  readClaim: decimalsClaim({ least: 0, most: 49.5 }),
  beside: ({ claim, segments, wheelRisk }) => {
    if (claim === null || segments === undefined || wheelRisk === undefined) return {};
    const isPaid = wheelTable(segments, wheelRisk).includes(Number(claim));
    return isPaid ? {} : { claim: 'claim-not-in-table' };
  },
  draws: () => fractions(1),
  play: ([float = Number.NaN], { segments, wheelRisk }) => {
    const segment = Math.floor(float * segments);
    const paid = wheelTable(segments, wheelRisk)[segment] ?? Number.NaN;
    const value = twoDecimals(Math.round(paid * 100));
    const caution = 'Many segments pay the same, so one match is weak evidence.';
    return {
      forms: [{ value, caution }],
      figure: { value: `${value}×`, caption: `Segment ${segment}, counted from 0` },
      steps: [
        { label: `Fraction × ${segments}, rounded down: the segment`, value: String(segment) },
        { label: 'Multiplier', value },
      ],
    };
  },
});

export const wheel = seedPairScheme({
  id: 'wheel',
  name: 'Wheel: two seeds and a nonce',
  fields: {
    segments: {
      label: 'Segments',
      control: choiceOf(SEGMENTS, 'Choose'),
      sentences: { 'segments-not-chosen': 'Choose how many segments the wheel had.' },
    },
    wheelRisk: {
      label: 'Risk of the wheel',
      control: choiceOf(RISKS, 'Choose'),
      sentences: { 'risk-not-chosen': 'Choose the risk: each has a table of its own.' },
    },
    claim: {
      label: 'Multiplier the casino showed',
      hint: '0 where nothing was paid. We compare it if you fill it in.',
      sentences: {
        'claim-out-of-range': 'No wheel of this rule pays that.',
        'claim-not-in-table':
          'No segment of this wheel pays that by the rule’s table. Look at segments and risk.',
      },
    },
  },
  inWords:
    'Its first four bytes, as a fraction of 1, times the number of segments and rounded down, are the segment, counted from 0.',
  // From verifierform-stake, tests/lib/games/testcases/wheel.json.
  publishedRounds: roundsOf(
    '734db4b5d75c339f037ba64ac5ecada3',
    { seed: 'bb0f7423c07974b393e4f03d86c6c6d8' },
    { nonce: '0', segments: '10', wheelRisk: 'low', claim: '1.20' },
    { nonce: '1', segments: '20', wheelRisk: 'low', claim: '0.00' },
    { nonce: '3', segments: '40', wheelRisk: 'low', claim: '1.20' },
    { nonce: '5', segments: '10', wheelRisk: 'medium', claim: '3.00' },
    { nonce: '7', segments: '30', wheelRisk: 'medium', claim: '2.00' },
  ),
  notShown: ['the tables of high risk'],
});
