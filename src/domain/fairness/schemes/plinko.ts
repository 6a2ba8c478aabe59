import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '../../odds/plinko-tables.ts';
import type { Parsed } from '../parsed.ts';
import { parseDecimalsClaim } from '../result-claim.ts';
import type { Scheme } from '../scheme.ts';
import { SEED_PAIR_FIELDS, SEED_PAIR_HMAC, SEED_PAIR_SOURCES, seedPairRule } from '../seed-pair.ts';
import { type Step, twoDecimals } from '../working.ts';

/** Rows of a board for which the scheme's tables exist: 8 to 16. */
export function parsePlinkoRows(typed: string): Parsed<PlinkoRows, 'rows-not-8-to-16'> {
  const rows = PLINKO_ROWS.find((known) => String(known) === typed.trim());
  return rows === undefined ? { ok: false, reason: 'rows-not-8-to-16' } : { ok: true, value: rows };
}

/** A risk of the tables, or `null` where it is not known: the path is then found, but no multiplier. */
export function parsePlinkoRisk(typed: string): Parsed<PlinkoRisk | null, never> {
  return { ok: true, value: PLINKO_RISKS.find((known) => known === typed) ?? null };
}

/** A path of L and R in either case, or the multiplier that the bucket paid. */
export function parsePlinkoClaim(
  typed: string,
): Parsed<string, 'claim-missing' | 'claim-not-a-path'> {
  const multiplier = parseDecimalsClaim(typed);
  if (multiplier.ok) return multiplier;
  if (multiplier.reason === 'claim-missing') return { ok: false, reason: multiplier.reason };
  const path = typed.replace(/[\s,]/g, '').toUpperCase();
  return /^[LR]+$/.test(path)
    ? { ok: true, value: path }
    : { ok: false, reason: 'claim-not-a-path' };
}

/** Direction at one peg: right from one half up. */
export function plinkoStep(float: number): 'L' | 'R' {
  return Math.floor(float * 2) === 1 ? 'R' : 'L';
}

export const plinkoRule = seedPairRule({
  inputs: { rows: parsePlinkoRows, risk: parsePlinkoRisk },
  readClaim: parsePlinkoClaim,
  missingBeside: ({ claim, risk }) => {
    const isMultiplier = claim !== null && /^\d/.test(claim);
    return isMultiplier && risk === null ? { risk: 'risk-missing' } : {};
  },
  floatsNeeded: ({ rows }) => rows,
  table: {
    caption: 'Four bytes decide each row: below one half goes left',
    columns: { draw: 'Row', outcome: 'Step' },
  },
  play: (floats, { rows, risk }) => {
    const outcomes = floats.map(plinkoStep);
    const path = outcomes.join('');
    const bucket = outcomes.filter((direction) => direction === 'R').length;
    const steps: Step[] = [
      { label: 'Path, left or right at each row', value: path },
      { label: 'Bucket: steps to the right', value: String(bucket) },
    ];
    const caption = 'counted from 0 on the left';
    if (risk === null) {
      const figure = { value: String(bucket), caption: `Bucket, ${caption}` };
      return { forms: [path], figure, outcomes, steps };
    }
    const paid = PLINKO_TABLES[rows][risk][bucket];
    if (paid === undefined) throw new RangeError(`Expected a multiplier for bucket ${bucket}`);
    const multiplier = twoDecimals(Math.round(paid * 100));
    return {
      forms: [path, multiplier],
      weakForm: {
        form: multiplier,
        caution: 'A multiplier alone is weak evidence; compare the path.',
      },
      figure: { value: `${multiplier}×`, caption: `Bucket ${bucket}, ${caption}` },
      outcomes,
      steps: [...steps, { label: 'Multiplier', value: multiplier }],
    };
  },
});

/** From stake-provably-fair-verifier, Tests/Games/Plinko.test.js: 16 rows, the paths alone. */
const paths = {
  typed: {
    revealed: '05ab9aeec2e6a8cd924f2aeab4dabe68f53c75c43c5fde1f2e0b5103cdd8efc9',
    seed: 'Se6QIZfZ',
    rows: '16',
    risk: '',
  },
  shownHash: '892c49b804dea2b7ab4845b70f5a0ad8fbe05a6d90a6defb4b532112b87b6889',
};

/** From verifierform-stake, tests/lib/games/testcases/plinko.json: what the bucket paid. */
const paid = {
  revealed: '0c8f48139d81447799a5310edb9e5aac',
  seed: '0beeaafc2e5364be411d4b7279923662',
};

export const plinko: Scheme = {
  id: 'plinko',
  name: 'Plinko: two seeds and a nonce',
  kind: 'game',
  guide: 'plinko',
  commitsTo: 'server-seed',
  rule: plinkoRule,
  fields: {
    ...SEED_PAIR_FIELDS,
    rows: {
      label: 'Rows',
      control: [
        ['', 'Choose'],
        ['8', '8'],
        ['9', '9'],
        ['10', '10'],
        ['11', '11'],
        ['12', '12'],
        ['13', '13'],
        ['14', '14'],
        ['15', '15'],
        ['16', '16'],
      ],
      sentences: { 'rows-not-8-to-16': 'Choose 8 to 16 rows.' },
    },
    risk: {
      label: 'Risk',
      control: [
        ['', 'Not known'],
        ['low', 'low'],
        ['medium', 'medium'],
        ['high', 'high'],
        ['expert', 'expert'],
      ],
      sentences: {
        'risk-missing': 'Choose the risk: without it a path can be compared, but no multiplier.',
      },
    },
    claim: {
      label: 'Path or multiplier the casino showed',
      hint: 'Left empty, it is not compared.',
      sentences: {
        'claim-not-a-path': 'Enter the path in letters L and R, or the multiplier that was paid.',
      },
    },
  },
  inWords: `${SEED_PAIR_HMAC} Each row takes four bytes of it as a fraction of 1; after eight rows the counter goes up by one.`,
  publishedRounds: [
    { ...paths, typed: { ...paths.typed, nonce: '1', claim: 'LLRRLLLLRRLRLRLR' } },
    { ...paths, typed: { ...paths.typed, nonce: '2', claim: 'LRLRLLLLRLRLLRRL' } },
    { ...paths, typed: { ...paths.typed, nonce: '3', claim: 'RLRLRRLRRRRRLLRR' } },
    {
      typed: { ...paid, nonce: '0', rows: '8', risk: 'low', claim: '1.00' },
      shownHash: null,
    },
    {
      typed: { ...paid, nonce: '14', rows: '13', risk: 'medium', claim: '6.00' },
      shownHash: null,
    },
    {
      typed: { ...paid, nonce: '24', rows: '14', risk: 'high', claim: '1.90' },
      shownHash: null,
    },
    {
      typed: { ...paid, nonce: '31', rows: '12', risk: 'expert', claim: '0.40' },
      shownHash: null,
    },
  ],
  sources: SEED_PAIR_SOURCES,
};
