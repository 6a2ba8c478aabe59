import { publishedHashes } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import { judgeWithoutSeed, newTallies } from './judging/judge-round.ts';
import { gameOrder, nonceOrder } from './judging/order.ts';
import { judgeBySeed, judgeUnknownSeed, type SeedState } from './judging/seeded.ts';
import { gameOf, listed } from './judging/tallies.ts';
import {
  type AuditReport,
  type BonusRules,
  type FileRead,
  FINDINGS_KEPT,
  METHOD_VERSION,
  type SeedUse,
} from './report.ts';
import type { RevealedSeed, Round, RoundKind } from './round.ts';

export type ReportOptions = { files: readonly FileRead[]; bonusRules: BonusRules | null };

export type Audit = {
  /** Judges at once what needs no seed. */
  take: (rounds: readonly Round[]) => void;
  /** Joins seeds to rounds by their hash, also to those taken since, and judges their results. */
  reveal: (seeds: readonly RevealedSeed[]) => Promise<void>;
  /** What is known so far, as plain JSON. */
  report: (options?: Partial<ReportOptions>) => AuditReport;
};

/** Rounds between two pauses, in which a worker can hear that it is to stop. */
const ROUNDS_AT_ONCE = 100;
const afterOtherTasks = () => new Promise<void>((resolve) => setTimeout(resolve));

const NO_KINDS: Readonly<Record<RoundKind, number>> = {
  played: 0,
  refused: 0,
  void: 0,
  free: 0,
  'zero-stake': 0,
  'cashed-out': 0,
  open: 0,
};

/** An audit of one player's rounds, in parts as they are read. `pause` lets other tasks run. */
export function createAudit(digest: Digest, pause: () => Promise<void> = afterOtherTasks): Audit {
  const rounds: Round[] = [];
  const seeds: RevealedSeed[] = [];
  const seedsByHash = new Map<string, { serverSeed: string; form: string }>();
  const states = new Map<string, SeedState>();
  const withoutSeeds = newTallies();
  const results = newTallies();

  const take = (taken: readonly Round[]) => {
    for (const round of taken) {
      rounds.push(round);
      judgeWithoutSeed(round, withoutSeeds);
      const { serverSeedHash: hash } = round;
      if (hash === null) continue;
      const state = states.get(hash);
      if (state === undefined) states.set(hash, { hash, rounds: [round], judged: 0, seed: null });
      else state.rounds.push(round);
    }
  };

  const reveal = async (revealed: readonly RevealedSeed[]) => {
    let sincePause = 0;
    const rest = async () => {
      sincePause += 1;
      if (sincePause % ROUNDS_AT_ONCE === 0) await pause();
    };
    for (const seed of revealed) {
      seeds.push(seed);
      const { serverSeed } = seed;
      for (const { form, hash } of await publishedHashes(serverSeed, digest)) {
        if (!seedsByHash.has(hash)) seedsByHash.set(hash, { serverSeed, form });
      }
      await rest();
    }
    for (const state of states.values()) {
      state.seed ??= seedsByHash.get(state.hash) ?? null;
      while (state.seed !== null && state.judged < state.rounds.length) {
        const round = state.rounds[state.judged];
        state.judged += 1;
        if (round !== undefined) {
          await judgeBySeed(round, state.seed.serverSeed, digest, results);
        }
        await rest();
      }
    }
  };

  const report = ({ files = [], bonusRules = null }: Partial<ReportOptions> = {}): AuditReport => {
    const broken = new Set(seeds.flatMap(({ hash }) => hash ?? []));
    const unjudged = newTallies();
    for (const state of states.values()) {
      judgeUnknownSeed(state, broken.has(state.hash), unjudged);
    }
    const nameless = rounds.filter(({ serverSeedHash }) => serverSeedHash === null);
    judgeUnknownSeed({ hash: '', rounds: nameless, judged: 0, seed: null }, false, unjudged);
    const used = new Set([...states.values()].flatMap(({ seed }) => seed?.serverSeed ?? []));
    return {
      method: METHOD_VERSION,
      files,
      ...countsOf(rounds),
      byOperator: listed(withoutSeeds.byOperator, results.byOperator, unjudged.byOperator),
      byUsual: listed(withoutSeeds.byUsual, results.byUsual, unjudged.byUsual),
      seeds: [...states.values()].map((state) => useOf(state, broken.has(state.hash))),
      seedsLeftOver: seeds
        .filter(({ serverSeed }) => !used.has(serverSeed))
        .slice(0, FINDINGS_KEPT),
      gameOrders: gameOrdersOf(rounds),
      withoutSeed: nameless.length,
      costs: [],
      odds: [],
      bonusRules: bonusRules === null ? null : null,
    };
  };

  return { take, reveal, report };
}

function useOf({ hash, rounds, seed }: SeedState, isBroken: boolean): SeedUse {
  const unknown = isBroken ? 'broken' : 'needs-seed';
  return {
    hash,
    rounds: rounds.length,
    state: seed === null ? unknown : 'kept',
    form: seed?.form ?? null,
    ...nonceOrder(rounds),
  };
}

function gameOrdersOf(rounds: readonly Round[]) {
  const numbered = rounds.filter(({ play }) => play.game === 'crash' && play.gameNumber !== null);
  return [...Map.groupBy(numbered, ({ operator }) => operator)].map(([operator, games]) => ({
    operator,
    ...gameOrder(games),
  }));
}

function countsOf(rounds: readonly Round[]) {
  const kinds = { ...NO_KINDS };
  const games = new Map<string, AuditReport['games'][number]>();
  let from: number | null = null;
  let until: number | null = null;
  for (const round of rounds) {
    const { kind, operator, at } = round;
    kinds[kind] += 1;
    const game = gameOf(round);
    const key = `${operator} ${game}`;
    games.set(key, { operator, game, rounds: (games.get(key)?.rounds ?? 0) + 1 });
    if (at !== null) {
      from = Math.min(from ?? at, at);
      until = Math.max(until ?? at, at);
    }
  }
  return { rounds: rounds.length, kinds, games: [...games.values()], from, until };
}
