import { expect, test } from 'vitest';
import { SCHEMES } from '#domain/fairness/schemes.ts';
import { wheelTable } from '#domain/fairness/schemes/wheel.ts';
import { hundredths, ofOne, type Program, SECOND_PROGRAM, type Slip } from './second-program.ts';

/*
 * An example that fits two rules proves neither. Each rival is a rule with one error; a published round has to
 * distinguish it from the rule, or the scheme has to list it in `notShown`.
 */

/** The segment is recomputed; its payout is from the published table. */
const wheel: Program = (bet, slip) => {
  const [size, risk] = [Number(bet['segments']), bet['wheelRisk']];
  const [segments, wheelRisk] = [size, risk] as Parameters<typeof wheelTable>;
  const segment = ofOne(bet, size, slip) + (slip?.turned ? 1 : 0);
  return hundredths((wheelTable(segments, wheelRisk)[segment] ?? 0) * 100);
};

const PROGRAMS: Readonly<Record<string, Program>> = { ...SECOND_PROGRAM, wheel };
const IDS = Object.keys(PROGRAMS);
const BY_BYTES = IDS.filter((id) => /^duel|^liqd/.test(id));
const CHAINS = ['bustabit', 'bustabit-v2', 'stake-crash', 'stake-slide', 'duel-crash'];
const BY_WORD = CHAINS.slice(2);
const PASSED_OVER = BY_BYTES.filter((id) => /dice|mines|duel-plinko/.test(id));

const SLIPS: readonly [ids: readonly string[], slip: string, done: Slip][] = [
  [IDS, 'the order of the bytes', { littleEndian: true }],
  [['dice', 'roulette', 'limbo', 'wheel', ...CHAINS], 'the rounding', { round: Math.round }],
  [['baccarat', 'hilo'], 'the rounding', { round: Math.round }],
  [['keno', 'mines', 'plinko', 'hilo'], 'the counter', { sameCounter: true }],
  [['dice', 'duel-dice'], 'the range of 10,001', { of: 10_000 }],
  [['liqd-dice'], 'the range of 10,000', { of: 10_001 }],
  [['roulette'], 'the 37 pockets', { of: 36 }],
  [['roulette'], 'the one zero', { of: 38 }],
  [['limbo'], 'the + 1 below 2^32', {}],
  [['mines'], 'the tiles that are left', { putBack: true }],
  [['wheel'], 'the first segment as 0', { turned: true }],
  [['baccarat', 'hilo'], 'the order of the suits', { suits: '♣♦♥♠' }],
  [['baccarat', 'hilo'], 'a card that may come twice', { putBack: false }],
  [CHAINS, 'the least multiplier of 1.00', { uncapped: true }],
  [BY_WORD, 'the + 1 below 2^32', { plus: 0 }],
  [BY_WORD, 'the factor', { factor: 0.985 }],
  [BY_BYTES, 'the key of bytes', { keyOfText: true }],
  [PASSED_OVER, 'a number that the limit passes over', { noLimit: true }],
  [['duel-mines', 'liqd-mines'], 'the tiles that are left', { of: 25 }],
  [['duel-mines', 'liqd-mines'], 'the first step as 0', { cursor: 1 }],
  [['duel-plinko'], 'the first row as 0', { cursor: 1 }],
  [['liqd-plinko'], 'the first row as 1', { cursor: -1 }],
  [['duel-plinko'], 'the order of the steps, as buckets alone are published', { turned: true }],
  [['duel-crash'], 'the beacon as text', { beaconAsText: true }],
];

/** Rolls also in hundredths, numbers in any order; a multiplier beside a path is ignored. */
function isSame(result: string, claim = '') {
  const isPath = (text: string) => /^(?:[LR]+|[01]{4,})$/.test(text);
  if (isPath(result)) return result === claim || !isPath(claim);
  const [one, other] = [result, claim].map((text) =>
    text.includes(',') ? text.split(', ').toSorted().join() : text.replace('.', ''),
  );
  return one === other;
}

const roundsOf = (id: string) => SCHEMES.find((scheme) => scheme.id === id)?.publishedRounds ?? [];
const isToldApart = (id: string, slip?: Slip) =>
  roundsOf(id).some(({ typed }) => !isSame(PROGRAMS[id]?.(typed, slip) ?? '', typed['claim']));

test.each(SLIPS.flatMap(([ids, name, slip]) => ids.map((id) => [id, name, slip] as const)))(
  '%s: a rival without %s is told apart, or said not to be',
  (id, name, slip) => {
    const { notShown = [] } = SCHEMES.find((scheme) => scheme.id === id) ?? {};
    expect(isToldApart(id, slip)).toBe(!notShown.includes(name));
  },
);

// Limbo is recomputed in one form; the others are its rivals above.
test.each(IDS.filter((id) => id !== 'limbo'))(
  '%s, written anew, gives every published round',
  (id) => {
    expect(roundsOf(id).length).toBeGreaterThan(2);
    expect(isToldApart(id)).toBe(false);
  },
);
