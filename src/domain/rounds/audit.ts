import { publishedHashes } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import { bonusRules } from './cost/bonus-rules.ts';
import { costOf } from './cost/cost-of.ts';
import { oddsCounts } from './cost/odds-counts.ts';
import { oddsByOperator } from './cost/round-odds.ts';
import { FINDINGS_KEPT } from './findings-kept.ts';
import {
  isJudgeable,
  judgeBySeed,
  judgePromises,
  judgeWithoutSeed,
  type SeedState,
} from './judging/judge-round.ts';
import { createDoubles } from './judging/doubles.ts';
import { orderOf, orderWithoutHash, seedSums } from './judging/order.ts';
import { ShownMultipliers } from './judging/shown-multipliers.ts';
import { countInto, listed, newTallies, type Tallies } from './judging/tallies.ts';
import {
  type AuditReport,
  type BonusRules,
  type CheckTally,
  type Judgements,
  METHOD_VERSION,
  type SeedUse,
} from './report.ts';
import { unreadRows } from './reading/reasons.ts';
import type { RevealedSeed, Round, RoundKind } from './round.ts';

/** An audit of rounds in parts, as they are read. `noteInto` takes each judgement. */
export function createAudit(digest: Digest, noteInto = countInto) {
  const rounds: Round[] = [];
  const seeds: RevealedSeed[] = [];
  const seedsByHash = new Map<string, NonNullable<SeedState['seed']>>();
  const states = new Map<string, SeedState>();
  const tallies = newTallies();
  const note = noteInto(tallies);
  const shown = new ShownMultipliers();
  const { count, counts } = countKinds();
  const { isDouble, doubles } = createDoubles();

  const stateOf = ({ serverSeedHash: hash, serverSeed }: Round) => {
    const key = hash ?? `seed ${serverSeed}`;
    const none = { rounds: [], judged: 0, judgeable: 0, seed: null, isNamed: false };
    const state = states.get(key) ?? { hash, ...none, byClientSeed: new Map() };
    states.set(key, state);
    if (hash === null && serverSeed !== undefined) state.seed = { serverSeed, form: '' };
    return state;
  };

  const take = (taken: readonly Round[]) => {
    for (const round of taken) {
      if (isDouble(round)) continue;
      rounds.push(round);
      count(round);
      judgeWithoutSeed(round, note, shown);
      addTo(stateOf(round), round);
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

  const seedStates = (): SeedState[] => {
    const named = new Set(seeds.flatMap(({ hash }) => hash ?? []));
    return [...states.values()].map((state) => {
      return { ...state, isNamed: state.hash !== null && named.has(state.hash) };
    });
  };

  const sumsOf = (files: Judgements['files'], both: Tallies): Judgements => {
    const uses = seedStates();
    const used = uses.flatMap(useOf);
    const gameOrders = orderWithoutHash(rounds);
    const fitting = new Set(uses.flatMap(({ seed }) => seed?.serverSeed ?? []));
    const bySeed = new Map(seeds.map((seed) => [seed.serverSeed, seed]));
    const leftOver = [...bySeed.values()].filter(({ serverSeed }) => !fitting.has(serverSeed));
    const withoutSeed = uses.find(({ hash, seed }) => hash === null && seed === null);
    return {
      method: METHOD_VERSION,
      files,
      ...counts(),
      byOperator: listed(both.operator),
      byUsual: listed(both.usual),
      shownSums: shown.sums(),
      seeds: used,
      seedSums: seedSums(used, gameOrders, leftOver),
      seedsLeftOver: leftOver.slice(0, FINDINGS_KEPT),
      gameOrders,
      doubles: doubles(),
      withoutSeed: withoutSeed?.rounds.length ?? 0,
    };
  };

  /** Judges promises too, and what needs all rows, in a copy of the tallies: more may still come. */
  const judgements = (files: Judgements['files'] = []): Judgements => {
    const both = structuredClone(tallies);
    shown.settle(noteInto(both));
    for (const state of seedStates()) judgePromises(state, noteInto(both));
    return sumsOf(files, both);
  };

  /** All that is known, as plain JSON. */
  const report = (
    files: AuditReport['files'] = [],
    rules: BonusRules | null = null,
  ): AuditReport => {
    const inOrder = rounds.toSorted((a, b) => a.file - b.file);
    const oddsOf = oddsByOperator(inOrder);
    return {
      ...judgements(files),
      costs: costOf(inOrder, oddsOf, unreadRows(files)),
      odds: oddsCounts(inOrder, oddsOf),
      bonusRules: rules && bonusRules(inOrder, rules),
    };
  };

  /** Sums while more is read: rows would keep a page busy, costs take long, and no seed is joined yet to judge promises. */
  const reportSoFar = (files: AuditReport['files'] = []): AuditReport => {
    const sums = sumsOf(files, tallies);
    const bare = (tally: CheckTally) => ({ ...tally, differing: [], unjudged: [] });
    return {
      ...sums,
      byOperator: sums.byOperator.map(bare),
      byUsual: sums.byUsual.map(bare),
      seeds: sums.seeds.map((seed) => ({ ...seed, missing: [] })),
      costs: [],
      odds: [],
      bonusRules: null,
    };
  };

  return { take, reveal, judgements, report, reportSoFar };
}

function addTo(state: SeedState, round: Round) {
  const { clientSeed } = round;
  state.rounds.push(round);
  if (isJudgeable(round)) state.judgeable += 1;
  if (clientSeed === null) return;
  state.byClientSeed.set(clientSeed, (state.byClientSeed.get(clientSeed) ?? 0) + 1);
}

function useOf({ hash, rounds, seed, isNamed, judgeable, byClientSeed }: SeedState): SeedUse[] {
  if (hash === null) return [];
  const [, ...others] = [...byClientSeed.values()].toSorted((a, b) => b - a);
  const otherClientSeed = others.reduce((sum, count) => sum + count, 0);
  const state = seed !== null ? 'kept' : isNamed ? 'broken' : 'needs-seed';
  const form = seed?.form ?? null;
  const counts = { rounds: rounds.length, judgeable, otherClientSeed };
  return [{ hash, state, form, ...counts, ...orderOf(rounds) }];
}

/** Kinds of rounds, counted as they come: each report so far would count them all again. */
function countKinds() {
  const none = { played: 0, refused: 0, void: 0, free: 0, open: 0 };
  const kinds: Record<RoundKind, number> = { ...none, 'zero-stake': 0, 'cashed-out': 0 };
  let rounds = 0;
  const count = ({ kind, half }: Round) => {
    if (half === 'return') return;
    rounds += 1;
    kinds[kind] += 1;
  };
  return { count, counts: () => ({ rounds, kinds: { ...kinds } }) };
}
