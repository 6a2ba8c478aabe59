import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '../../odds/plinko-tables.ts';
import { choiceOf, type FieldWords, roundsOf } from '../scheme.ts';
import type { Played } from '../pair-rule.ts';
import { seedPairRule, seedPairScheme } from '../seed-pair.ts';
import { type Step, twoDecimals } from '../working.ts';
import {
  bucketForm,
  parsePlinkoClaim,
  parsePlinkoRisk,
  parsePlinkoRows,
  plinkoBeside,
} from './plinko-claim.ts';

/** Direction at one peg: right from one half up. */
export function plinkoStep(float: number): 'L' | 'R' {
  return Math.floor(float * 2) === 1 ? 'R' : 'L';
}

export const plinkoRule = seedPairRule({
  inputs: { rows: parsePlinkoRows, risk: parsePlinkoRisk },
  readClaim: parsePlinkoClaim,
  beside: plinkoBeside,
  floatsNeeded: ({ rows }) => rows,
  table: {
    caption: 'Four bytes decide each row: below one half goes left',
    columns: { draw: 'Row', outcome: 'Step' },
  },
  play: (floats, bet) => playDrop(floats.map(plinkoStep), bet),
});

type Board = { rows: PlinkoRows; risk?: PlinkoRisk | null };

/** How a drop is drawn by a whole number for each row, counted from 0 or from 1. */
export const dropByNumbers = (firstRow: 0 | 1) => ({
  beside: plinkoBeside,
  draws: ({ rows }: Board) =>
    Array.from({ length: rows }, (_, row) => ({ suffix: `:${row + firstRow}`, results: 2 })),
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

/** What a path means on a board: its bucket and, where the risk is known, its multiplier. */
function playDrop(outcomes: readonly ('L' | 'R')[], { rows, risk = null }: Board): Played {
  const path = outcomes.join('');
  const bucket = outcomes.filter((direction) => direction === 'R').length;
  const steps: Step[] = [
    { label: 'Path, left or right at each row', value: path },
    { label: 'Bucket: steps to the right', value: String(bucket) },
  ];
  const caption = 'counted from 0 on the left';
  const weaker = [{ value: bucketForm(bucket), caution: WEAK_BUCKET }];
  if (risk === null) {
    const figure = { value: String(bucket), caption: `Bucket, ${caption}` };
    return { forms: [{ value: path }, ...weaker], figure, outcomes, steps };
  }
  const paid = PLINKO_TABLES[rows][risk][bucket];
  if (paid === undefined) throw new RangeError(`Expected a multiplier for bucket ${bucket}`);
  const multiplier = twoDecimals(Math.round(paid * 100));
  return {
    forms: [{ value: path }, ...weaker, { value: multiplier, caution: WEAK_MULTIPLIER }],
    figure: { value: `${multiplier}×`, caption: `Bucket ${bucket}, ${caption}` },
    outcomes,
    steps: [...steps, { label: 'Multiplier', value: multiplier }],
  };
}

const WEAK_MULTIPLIER = 'A multiplier alone is weak evidence; compare the path.';
const WEAK_BUCKET = 'A bucket alone is weak evidence; compare the path.';

/** Constants of their own: the bundler keeps whatever a property is read of. */
export const NOT_OF_ROWS =
  'A board has as many steps as rows, and its buckets are 0 to that number.';
export const ROWS_FIELD: FieldWords = {
  label: 'Rows',
  control: choiceOf(PLINKO_ROWS, 'Choose'),
  sentences: { 'rows-not-8-to-16': 'Choose 8 to 16 rows.' },
};

/** What the fields of a drop are called besides the seeds. */
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
} as const satisfies Record<string, FieldWords>;

export const plinko = seedPairScheme({
  id: 'plinko',
  name: 'Plinko: two seeds and a nonce',
  guide: 'plinko',
  fields: PLINKO_FIELDS,
  inWords:
    'Each row takes four bytes of it as a fraction of 1; after eight rows the counter goes up by one.',
  publishedRounds: roundsOf(
    // From stake-provably-fair-verifier, Tests/Games/Plinko.test.js: 16 rows, the paths alone.
    [
      '05ab9aeec2e6a8cd924f2aeab4dabe68f53c75c43c5fde1f2e0b5103cdd8efc9',
      '892c49b804dea2b7ab4845b70f5a0ad8fbe05a6d90a6defb4b532112b87b6889',
      { seed: 'Se6QIZfZ', rows: '16', risk: '' },
      { nonce: '1', claim: 'LLRRLLLLRRLRLRLR' },
      { nonce: '2', claim: 'LRLRLLLLRLRLLRRL' },
      { nonce: '3', claim: 'RLRLRRLRRRRRLLRR' },
    ],
    // From verifierform-stake, tests/lib/games/testcases/plinko.json: what the bucket paid.
    [
      '0c8f48139d81447799a5310edb9e5aac',
      null,
      { seed: '0beeaafc2e5364be411d4b7279923662' },
      { nonce: '0', rows: '8', risk: 'low', claim: '1.00' },
      { nonce: '14', rows: '13', risk: 'medium', claim: '6.00' },
      { nonce: '24', rows: '14', risk: 'high', claim: '1.90' },
      { nonce: '31', rows: '12', risk: 'expert', claim: '0.40' },
    ],
  ),
});
