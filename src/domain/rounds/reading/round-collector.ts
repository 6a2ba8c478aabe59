import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { FileRead, RowFinding } from '../report.ts';
import type { RevealedSeed, Round } from '../round.ts';
import { type Entry, isFields, isHash, isSeed } from './entry.ts';
import { type Personal, personalByName } from './personal.ts';
import type { ReadEvent } from './read-event.ts';
import { SKIPS, ReadError } from './reasons.ts';
import type { RoundRead } from './round-from.ts';

/** An audit holds every round in memory. */
const MOST_ROUNDS = 2_000_000;

/** Names of fields that are looked at; no history has as many. */
const MOST_NAMES = 5000;

/** Each currency has its own chart and each game its own line: more is a column of something else. */
const MOST_KINDS = { games: 5000, currencies: 100 };

/** Collects the rounds, seeds and skipped rows of one file. */
export class RoundCollector {
  readonly file: number;
  /** Id of the shape; a reader may make it a nearer one. */
  shape = '';
  rounds = 0;
  skippedCount = 0;
  #row = 0;
  #found: Round[] = [];
  #revealed: RevealedSeed[] = [];
  readonly #games = new Set<string>();
  readonly #currencies = new Set<string>();
  readonly #seeds = new Set<string>();
  readonly #skipped: RowFinding[] = [];
  readonly #kinds = new Map<string, Personal | null>();
  readonly #dropped = new Map<Personal, { rows: number; row: number }>();

  constructor(file: number) {
    this.file = file;
  }

  /** Takes an entry as the next row, or notes why it is none. Its personal fields are counted alone. */
  take(entry: Entry, read: () => RoundRead): void {
    this.#row = entry.row ?? this.#row + 1;
    if (this.#row > MOST_ROUNDS) throw new ReadError('too-many-rounds', String(MOST_ROUNDS));
    const place = { file: this.file, row: this.#row };
    this.#drop(entry.fields);
    try {
      const round = read();
      this.#found.push({ ...round, ...place });
      this.#currencies.add(round.currency);
      if (round.play.game === 'other') this.#games.add(round.play.name);
      const { games, currencies } = MOST_KINDS;
      if (this.#games.size > games || this.#currencies.size > currencies) {
        throw new ReadError('too-many-kinds');
      }
      this.rounds += 1;
    } catch (problem) {
      const isOfRow = problem instanceof ReadError && SKIPS.some((skip) => skip === problem.reason);
      if (!isOfRow) throw problem;
      const { reason, found } = problem;
      if (this.#skipped.length < FINDINGS_KEPT) this.#skipped.push({ ...place, reason, ...found });
      this.skippedCount += 1;
    }
  }

  /** `hash` where the history itself says which one the seed reveals. */
  reveal(serverSeed: unknown, hash: unknown = null): void {
    if (!isSeed(serverSeed) || this.#seeds.has(serverSeed)) return;
    this.#seeds.add(serverSeed);
    const of = isHash(hash) ? { hash: hash.toLowerCase() } : {};
    this.#revealed.push({ serverSeed, from: 'history', ...of });
  }

  dropKind(kind: Personal): void {
    const count = this.#dropped.get(kind);
    if (count?.row === this.#row) return;
    this.#dropped.set(kind, { rows: (count?.rows ?? 0) + 1, row: this.#row });
  }

  /** Hands on what was read since it was last asked. */
  *handOn(): Generator<ReadEvent> {
    const [rounds, seeds] = [this.#found, this.#revealed];
    this.#found = [];
    this.#revealed = [];
    if (rounds.length > 0) yield { kind: 'rounds', rounds };
    if (seeds.length > 0) yield { kind: 'seeds', file: this.file, seeds };
  }

  summary(bytes: number, sha256: string): FileRead {
    if (this.#row === 0) throw new ReadError('no-rounds');
    const { file, shape, rounds, skippedCount } = this;
    const dropped = [...this.#dropped].map(([what, { rows }]) => ({ what, rows }));
    return { file, bytes, sha256, shape, rounds, skipped: this.#skipped, skippedCount, dropped };
  }

  #drop(fields: Entry['fields'], depth = 0): void {
    for (const name in fields) {
      const value = fields[name];
      if (value === null || value === '') continue;
      const kind = this.#kindOf(name);
      if (kind !== null) this.dropKind(kind);
      else if (depth < 3 && isFields(value)) this.#drop(value, depth + 1);
    }
  }

  #kindOf(name: string): Personal | null {
    const known = this.#kinds.get(name);
    if (known !== undefined || this.#kinds.size === MOST_NAMES) return known ?? null;
    const kind = personalByName(name);
    this.#kinds.set(name, kind);
    return kind;
  }
}
