import { type FileRead, FINDINGS_KEPT, type RowFinding } from '../report.ts';
import type { RevealedSeed, Round } from '../round.ts';
import { type Entry, isFields, LONGEST_SEED } from './entry.ts';
import { type Personal, personalByName } from './personal.ts';
import { Unread } from './reasons.ts';

export type RoundRead = Omit<Round, 'file' | 'row'>;

/** What a history often does not say. */
export const UNSAID = {
  at: null,
  paid: null,
  currency: '',
  shownMultiplier: null,
  expectedTake: null,
  saysWon: null,
  serverSeedHash: null,
  clientSeed: null,
  nonce: null,
} satisfies Partial<RoundRead>;

export const kindOf = (stake: string) => (/[1-9]/.test(stake) ? 'played' : 'zero-stake');

/** An audit holds every round in memory. */
const MOST_ROUNDS = 2_000_000;

/** What was read of one file. */
export class Gathered {
  readonly file: number;
  /** Id of the shape; a reader may make it a nearer one. */
  shape = '';
  rounds = 0;
  skippedCount = 0;
  #row = 0;
  #found: Round[] = [];
  #revealed: RevealedSeed[] = [];
  readonly #seeds = new Set<string>();
  readonly #skipped: RowFinding[] = [];
  readonly #dropped = new Map<Personal, { rows: number; row: number }>();

  constructor(file: number) {
    this.file = file;
  }

  /** Takes an entry as the next row, or notes why it is none. Its personal fields are counted and left. */
  take(entry: Entry, read: () => RoundRead): void {
    this.#row = entry.row ?? this.#row + 1;
    const place = { file: this.file, row: this.#row };
    this.#drop(entry.fields);
    try {
      this.#found.push({ ...place, ...read() });
      this.rounds += 1;
    } catch (problem) {
      if (!(problem instanceof Unread && problem.isOfRow())) throw problem;
      const { reason, found } = problem;
      if (this.#skipped.length < FINDINGS_KEPT) this.#skipped.push({ ...place, reason, ...found });
      this.skippedCount += 1;
    }
    if (this.#row > MOST_ROUNDS) throw new Unread('too-many-rounds', String(MOST_ROUNDS));
  }

  /** `hash` where the history itself says which one the seed reveals. */
  reveal(serverSeed: unknown, hash: string | null = null): void {
    if (typeof serverSeed !== 'string' || serverSeed === '') return;
    if (serverSeed.length > LONGEST_SEED || this.#seeds.has(serverSeed)) return;
    this.#seeds.add(serverSeed);
    this.#revealed.push({ serverSeed, from: 'history', ...(hash !== null && { hash }) });
  }

  dropKind(kind: Personal): void {
    const count = this.#dropped.get(kind);
    if (count?.row === this.#row) return;
    this.#dropped.set(kind, { rows: (count?.rows ?? 0) + 1, row: this.#row });
  }

  /** Hands on what was read since it was last asked. */
  handOn(): { rounds: readonly Round[]; seeds: readonly RevealedSeed[] } {
    const handed = { rounds: this.#found, seeds: this.#revealed };
    this.#found = [];
    this.#revealed = [];
    return handed;
  }

  summary(bytes: number, sha256: string): FileRead {
    const { file, shape, rounds, skippedCount } = this;
    const dropped = [...this.#dropped].map(([what, { rows }]) => ({ what, rows }));
    return { file, bytes, sha256, shape, rounds, skipped: this.#skipped, skippedCount, dropped };
  }

  #drop(fields: Entry['fields'], depth = 0): void {
    for (const name in fields) {
      const value = fields[name];
      if (value === null || value === '') continue;
      const kind = personalByName(name);
      if (kind !== null) this.dropKind(kind);
      else if (depth < 3 && isFields(value)) this.#drop(value, depth + 1);
    }
  }
}
