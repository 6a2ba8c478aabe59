import { publishedHashes } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import {
  judgeBySeed,
  judgePromises,
  judgeWithoutSeed,
  type SeedState,
} from './judging/judge-round.ts';
import { orderOf, orderWithoutHash, seedSums } from './judging/order.ts';
import { countInto, gameOf, listed, newTallies } from './judging/tallies.ts';
import { type AuditReport, FINDINGS_KEPT, METHOD_VERSION, type SeedUse } from './report.ts';
import type { RevealedSeed, Round, RoundKind } from './round.ts';

/** An audit of rounds in parts, as they are read. `noteInto` takes each judgement. */
export function createAudit(digest: Digest, noteInto = countInto) {
  const rounds: Round[] = [];
  const seeds: RevealedSeed[] = [];
  const seedsByHash = new Map<string, NonNullable<SeedState['seed']>>();
  const states = new Map<string, SeedState>();
  const tallies = newTallies();
  const note = noteInto(tallies);
  const { count, counts } = countKinds();

  const stateOf = ({ serverSeedHash: hash, serverSeed }: Round) => {
    const key = hash ?? `seed ${serverSeed}`;
    const state = states.get(key) ?? { hash, rounds: [], judged: 0, seed: null, isNamed: false };
    states.set(key, state);
    if (hash === null && serverSeed !== undefined) state.seed = { serverSeed, form: '' };
    return state;
  };

  const take = (taken: readonly Round[]) => {
    for (const round of taken) {
      rounds.push(round);
      count(round);
      judgeWithoutSeed(round, note);
      stateOf(round).rounds.push(round);
    }
  };

  /** Joins seeds to rounds by their hash, to those taken before and since, and judges their results. */
  const reveal = async (revealed: readonly RevealedSeed[]) => {
    for (const seed of revealed) {
      seeds.push(seed);
      for (const { form, hash } of await publishedHashes(seed.serverSeed, digest)) {
        seedsByHash.set(hash, seedsByHash.get(hash) ?? { serverSeed: seed.serverSeed, form });
      }
    }
    for (const state of states.values()) {
      state.seed ??= seedsByHash.get(state.hash ?? '') ?? null;
      if (state.seed === null) continue;
      for (const round of state.rounds.slice(state.judged)) {
        state.judged += 1;
        await judgeBySeed(round, state.seed.serverSeed, digest, note);
      }
    }
  };

  /** What is known, as plain JSON. While more is being read, promises wait: no seed has been joined yet. */
  const report = (files: AuditReport['files'] = [], isWhole = true): AuditReport => {
    const named = new Set(seeds.flatMap(({ hash }) => hash ?? []));
    const uses = [...states.values()].map((state) => {
      return { ...state, isNamed: state.hash !== null && named.has(state.hash) };
    });
    // Promises are counted anew in each report, as seeds may still be revealed.
    const both = structuredClone(tallies);
    if (isWhole) for (const state of uses) judgePromises(state, noteInto(both));
    const used = uses.flatMap(useOf);
    const gameOrders = orderWithoutHash(rounds);
    const fitting = new Set(uses.flatMap(({ seed }) => seed?.serverSeed ?? []));
    return {
      method: METHOD_VERSION,
      files,
      ...counts(),
      byOperator: listed(both.operator),
      byUsual: listed(both.usual),
      seeds: used,
      seedSums: seedSums(used, gameOrders),
      seedsLeftOver: seeds
        .filter(({ serverSeed }) => !fitting.has(serverSeed))
        .slice(0, FINDINGS_KEPT),
      gameOrders,
      withoutSeed:
        uses.find(({ hash, seed }) => hash === null && seed === null)?.rounds.length ?? 0,
      costs: [],
      odds: [],
      bonusRules: null,
    };
  };

  return { take, reveal, report };
}

function useOf({ hash, rounds, seed, isNamed }: SeedState): SeedUse[] {
  if (hash === null) return [];
  const state = seed !== null ? 'kept' : isNamed ? 'broken' : 'needs-seed';
  const form = seed?.form ?? null;
  return [{ hash, rounds: rounds.length, state, form, ...orderOf(rounds) }];
}

/** Kinds, games and times of rounds, counted as they come: each report so far would count them all again. */
function countKinds() {
  const none = { played: 0, refused: 0, void: 0, free: 0, open: 0 };
  const kinds: Record<RoundKind, number> = { ...none, 'zero-stake': 0, 'cashed-out': 0 };
  const games = new Map<string, AuditReport['games'][number]>();
  let [rounds, from, until] = [0, Infinity, -Infinity];
  const count = (round: Round) => {
    const [game, { operator, at, kind }] = [gameOf(round), round];
    rounds += 1;
    kinds[kind] += 1;
    const key = `${operator} ${game}`;
    games.set(key, { operator, game, rounds: (games.get(key)?.rounds ?? 0) + 1 });
    if (at !== null) [from, until] = [Math.min(from, at), Math.max(until, at)];
  };
  const counts = () => {
    const times = until === -Infinity ? { from: null, until: null } : { from, until };
    return { rounds, kinds: { ...kinds }, games: [...games.values()], ...times };
  };
  return { count, counts };
}
