import { FINDINGS_KEPT } from '../report.ts';
import type { FileRead, RowFinding } from '../report.ts';
import type { RevealedSeed, Round } from '../round.ts';
import { isFields, LONGEST_SEED } from './fields.ts';
import type { Fields } from './fields.ts';
import { personalByName } from './personal.ts';
import type { Personal } from './personal.ts';
import { Refusal, Unfit } from './reasons.ts';
import type { SkipReason } from './reasons.ts';

export type RoundRead = Omit<Round, 'file' | 'row'>;

/** An audit holds every round in memory. */
export const MOST_ROUNDS = 2_000_000;

/** What was read of one file so far. */
export class Gathered {
  readonly file: number;
  /** Id of the shape; a reader may make it a nearer one. */
  shape = '';
  /** The last row that was read. */
  row = 0;
  rounds = 0;
  #new: Round[] = [];
  #revealed: RevealedSeed[] = [];
  #seeds = new Set<string>();
  #skipped: RowFinding[] = [];
  #skippedCount = 0;
  #dropped = new Map<Personal, { rows: number; entry: object }>();

  constructor(file: number) {
    this.file = file;
  }

  /** Takes the next row, or notes why it is none. */
  take(read: () => RoundRead): void {
    this.row += 1;
    try {
      this.#new.push({ file: this.file, row: this.row, ...read() });
    } catch (problem) {
      if (!(problem instanceof Unfit)) throw problem;
      this.#skip(problem.reason, problem.field);
      return;
    }
    this.rounds += 1;
    if (this.rounds > MOST_ROUNDS) throw new Refusal('too-many-rounds', String(MOST_ROUNDS));
  }

  reveal(serverSeed: unknown): void {
    if (typeof serverSeed !== 'string' || serverSeed === '' || serverSeed.length > LONGEST_SEED)
      return;
    if (this.#seeds.has(serverSeed)) return;
    this.#seeds.add(serverSeed);
    this.#revealed.push({ serverSeed, from: 'history' });
  }

  /** Counts the personal fields of an entry, none of which is read. */
  drop(fields: Fields, entry: object = fields, depth = 0): void {
    for (const name in fields) {
      const value = fields[name];
      if (value === null || value === undefined || value === '') continue;
      const kind = personalByName(name);
      if (kind !== null) this.dropKind(kind, entry);
      else if (depth < 3 && isFields(value)) this.drop(value, entry, depth + 1);
    }
  }

  dropKind(kind: Personal, entry: object): void {
    const count = this.#dropped.get(kind);
    if (count?.entry === entry) return;
    this.#dropped.set(kind, { rows: (count?.rows ?? 0) + 1, entry });
  }

  /** Hands on what was read since it was last asked. */
  handOn(): { rounds: readonly Round[]; seeds: readonly RevealedSeed[] } {
    const handed = { rounds: this.#new, seeds: this.#revealed };
    this.#new = [];
    this.#revealed = [];
    return handed;
  }

  summary(bytes: number, sha256: string): FileRead {
    return {
      file: this.file,
      bytes,
      sha256,
      shape: this.shape,
      rounds: this.rounds,
      skipped: this.#skipped,
      skippedCount: this.#skippedCount,
      dropped: [...this.#dropped].map(([what, { rows }]) => ({ what, rows })),
    };
  }

  #skip(reason: SkipReason, found: string | undefined): void {
    this.#skippedCount += 1;
    if (this.#skipped.length >= FINDINGS_KEPT) return;
    const place = { file: this.file, row: this.row, reason };
    this.#skipped.push(found === undefined ? place : { ...place, found });
  }
}
