import { utf8Bytes, hexOf } from '#domain/fairness/bytes.ts';
import { NOBLE_DIGEST } from '#domain/fairness/noble-digest.ts';
import { plinkoRule } from '#domain/fairness/schemes/plinko.ts';
import { createAudit } from '#domain/rounds/audit.ts';
import { seedsToShow } from '#domain/rounds/judging/order.ts';
import { recordsOf } from '#domain/rounds/operators/operators.ts';
import type { Round } from '#domain/rounds/round.ts';

const NOTE =
  'An example, not your bets. We made its 114 bets up by the rule that Stake publishes. One of two seeds isn’t revealed, and three bets of each are left out.';

const ROUNDS = 60;
const CLIENT_SEED = 'example';
const STAKE = '0.5';
const LEFT_OUT = [31, 32, 33];
const BOARD = { rows: '8', risk: 'low' } as const;

/** Audit of an invented history: the page shows a result without script. */
export async function exampleAudit() {
  const audit = createAudit(NOBLE_DIGEST);
  const seeds = ['a made-up seed', 'seed 4'];
  const drawn = await Promise.all(seeds.map(roundsOf));
  const rounds = drawn.flat().map((round, place) => ({ ...round, row: place + 1 }));
  audit.take(rounds);
  await audit.reveal([{ serverSeed: seeds[0] ?? '', from: 'reader' }]);
  const report = audit.report();
  const shown = { seeds: seedsToShow(report.seeds), rules: recordsOf(report) };
  return { report: { ...report, odds: [], ...shown }, note: NOTE };
}

async function roundsOf(serverSeed: string): Promise<Omit<Round, 'row'>[]> {
  const serverSeedHash = hexOf(await NOBLE_DIGEST.sha256(utf8Bytes(serverSeed)));
  const nonces = Array.from({ length: ROUNDS }, (_, nonce) => nonce + 1);
  const kept = nonces.filter((nonce) => !LEFT_OUT.includes(nonce));
  return Promise.all(
    kept.map(async (nonce) => {
      const bet = { revealed: serverSeed, seed: CLIENT_SEED, nonce: String(nonce), ...BOARD };
      const read = plinkoRule.read(bet);
      const drop = read.ok ? await read.value.result?.recompute(NOBLE_DIGEST) : undefined;
      const [path = '', , multiplier = ''] = drop?.forms.map(({ value }) => value) ?? [];
      const bucket = path.replaceAll('L', '').length;
      return {
        ...{ file: 0, operator: 'stake', kind: 'played', at: null, stake: STAKE, currency: 'USDT' },
        play: { game: 'plinko', rows: Number(BOARD.rows), risk: BOARD.risk, path, bucket },
        paid: String(Number(STAKE) * Number(multiplier)),
        shownMultiplier: multiplier,
        ...{ expectedTake: null, saysWon: null, serverSeedHash, clientSeed: CLIENT_SEED, nonce },
      };
    }),
  );
}
