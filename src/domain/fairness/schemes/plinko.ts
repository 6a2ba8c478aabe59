import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '../../odds/plinko-tables.ts';
import { fractions, type Played, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { decimalsClaim } from '../result-claim.ts';
import { accepted, oneOf, type Parsed, type Reader, refused } from '../round-input.ts';
import type { Reasons } from '../rule.ts';
import { choiceOf, type FieldWords, roundsOf } from '../scheme.ts';
import { twoDecimals } from '../working.ts';

/** Rows of a board for which the scheme's tables exist: 8 to 16. */
export const parseRows = oneOf(PLINKO_ROWS, 'rows-not-8-to-16');

/** Risk level of the tables, or `null` if unknown: the path can then be computed, but no multiplier. */
export const parseRisk: Reader<PlinkoRisk | null> = (typed) =>
  accepted(PLINKO_RISKS.find((known) => known === typed) ?? null);

const bucketForm = (bucket: number) => `bucket ${bucket}`;
const parseMultiplier = decimalsClaim({ least: 0, most: 1e6 });

/** Path of L and R or of 0 and 1, or its bucket: "bucket 7". */
export function parsePathClaim(typed: string): Parsed<string> {
  const [, bucket] = /^(?:bucket|slot)[\s:]*(\d{1,2})$/i.exec(typed.trim()) ?? [];
  if (bucket !== undefined) return accepted(bucketForm(Number(bucket)));
  const isArrows = /^[←→\s,]+$/u.test(typed);
  const drawn = isArrows ? typed.replaceAll('←', 'L').replaceAll('→', 'R') : typed;
  const letters = drawn.replaceAll(/\b(l|r)(?:eft|ight)\b/gi, '$1');
  const path = letters.replace(/[\s,]/g, '').toUpperCase();
  if (/^[01]{8,16}$/.test(path)) {
    return accepted(path.replaceAll('0', 'L').replaceAll('1', 'R'));
  }
  return /^[LR]+$/.test(path) ? accepted(path) : refused('claim-not-a-path');
}

/** As `parsePathClaim`, or the multiplier of the bucket. */
export function parseDropClaim(typed: string): Parsed<string> {
  const path = parsePathClaim(typed);
  const multiplier = parseMultiplier(typed);
  return !path.ok && multiplier.ok ? multiplier : path;
}

type Board = { rows: PlinkoRows; risk?: PlinkoRisk | null };

/** Rejects claims that are impossible on a board of these rows and this risk, and a multiplier without a risk. */
function besideBoard({ claim, rows, risk }: Partial<Board> & { claim: string | null }): Reasons {
  if (claim === null || rows === undefined) return {};
  if (/^\d/.test(claim)) {
    if (risk === undefined || risk === null) return { risk: 'risk-missing' };
    const isPaid = PLINKO_TABLES[rows][risk].some((paid) => paid === Number(claim));
    return isPaid ? {} : { claim: 'claim-not-in-table' };
  }
  const bucket = /^bucket (\d+)$/.exec(claim)?.[1];
  const isPossible = bucket === undefined ? claim.length === rows : Number(bucket) <= rows;
  return isPossible ? {} : { claim: 'claim-not-of-rows' };
}

/** Direction at one peg: right from 0.5 up. */
export const plinkoStep = (float: number) => (float < 0.5 ? 'L' : 'R');

export const plinkoRule = seedPairRule({
  inputs: { rows: parseRows, risk: parseRisk },
  readClaim: parseDropClaim,
  beside: besideBoard,
  draws: ({ rows }) => fractions(rows),
  table: {
    caption: 'Four bytes decide each row: below one half goes left',
    draw: 'Row',
    outcome: 'Step',
  },
  play: (floats, board) => playDrop(floats.map(plinkoStep), board),
});

/** Drop drawn by an integer for each row, rows counted from 0 or from 1. */
export const dropByNumbers = (firstRow: 0 | 1) => ({
  beside: besideBoard,
  draws: ({ rows }: Board) =>
    Array.from({ length: rows }, (_, row) => ({ suffix: `:${row + firstRow}`, many: 2 })),
  table: {
    caption: 'An HMAC decides each row: an odd number goes right',
    draw: 'Row',
    outcome: 'Step',
  },
  play: (numbers: readonly number[], board: Board) =>
    playDrop(
      numbers.map((number) => (number === 1 ? 'R' : 'L')),
      board,
    ),
});

/** Outcome of a path on a board: its bucket and, where the risk is known, its multiplier. */
function playDrop(outcomes: readonly ('L' | 'R')[], { rows, risk = null }: Board): Played {
  const path = outcomes.join('');
  const bucket = outcomes.filter((direction) => direction === 'R').length;
  const steps = [
    { label: 'Path, left or right at each row', value: path },
    { label: 'Bucket: steps to the right', value: String(bucket) },
  ];
  const caption = 'counted from 0 on the left';
  const weak = (what: string) => `${what} alone is weak evidence; compare the path.`;
  const weaker = { value: bucketForm(bucket), caution: weak('A bucket') };
  if (risk === null) {
    const figure = { value: String(bucket), caption: `Bucket, ${caption}` };
    return { forms: [{ value: path }, weaker], figure, outcomes, steps };
  }
  const paid = PLINKO_TABLES[rows][risk][bucket];
  if (paid === undefined) throw new RangeError(`Expected a multiplier for bucket ${bucket}`);
  const value = twoDecimals(Math.round(paid * 100));
  return {
    forms: [{ value: path }, weaker, { value, caution: weak('A multiplier') }],
    figure: { value: `${value}×`, caption: `Bucket ${bucket}, ${caption}` },
    outcomes,
    steps: [...steps, { label: 'Multiplier', value }],
  };
}

/** Separate constants: the bundler keeps a whole object if one property of it is used. */
export const NOT_OF_ROWS =
  'A board has as many steps as rows, and its buckets are 0 to that number.';
export const ROWS_FIELD: FieldWords = {
  label: 'Rows',
  control: choiceOf(PLINKO_ROWS, 'Choose'),
  sentences: { 'rows-not-8-to-16': 'Choose 8 to 16 rows.' },
};

/** Labels of the Plinko fields besides the seeds. */
export const PLINKO_FIELDS = {
  rows: ROWS_FIELD,
  risk: {
    label: 'Risk',
    control: choiceOf(PLINKO_RISKS, 'Not known'),
    sentences: {
      'risk-missing': 'Choose the risk: without it a path can be compared, but no multiplier.',
    },
  },
  claim: {
    label: 'Path, bucket or multiplier the casino showed',
    hint: 'L and R or 0 and 1; “bucket 7”, counted from 0; or 1.5×. We compare it if you fill it in.',
    sentences: {
      'claim-not-a-path':
        'Enter the path in letters L and R, the bucket as “bucket 7”, or the multiplier that was paid.',
      'claim-not-of-rows': NOT_OF_ROWS,
      'claim-not-in-table':
        'No bucket of this board pays that by the rule’s table. The casino may use another: compare the path.',
    },
  },
} satisfies Record<string, FieldWords>;

export const plinko = seedPairScheme({
  id: 'plinko',
  name: 'Plinko: two seeds and a nonce',
  guide: 'plinko',
  fields: PLINKO_FIELDS,
  inWords:
    'Each row takes four bytes of it as a fraction of 1; after eight rows the counter goes up by one.',
  publishedRounds: roundsOf(
    // From stake-provably-fair-verifier, Tests/Games/Plinko.test.js: 16 rows, the paths alone.
    '05ab9aeec2e6a8cd924f2aeab4dabe68f53c75c43c5fde1f2e0b5103cdd8efc9',
    '892c49b804dea2b7ab4845b70f5a0ad8fbe05a6d90a6defb4b532112b87b6889',
    { seed: 'Se6QIZfZ', rows: '16', risk: '' },
    { nonce: '1', claim: 'LLRRLLLLRRLRLRLR' },
    { nonce: '2', claim: 'LRLRLLLLRLRLLRRL' },
    { nonce: '3', claim: 'RLRLRRLRRRRRLLRR' },
    // From verifierform-stake, tests/lib/games/testcases/plinko.json: the bucket's multiplier.
    '0c8f48139d81447799a5310edb9e5aac',
    { seed: '0beeaafc2e5364be411d4b7279923662' },
    { nonce: '0', rows: '8', risk: 'low', claim: '1.00' },
    { nonce: '14', rows: '13', risk: 'medium', claim: '6.00' },
    { nonce: '24', rows: '14', risk: 'high', claim: '1.90' },
    { nonce: '31', rows: '12', risk: 'expert', claim: '0.40' },
  ),
});
