import { sha256 } from '@noble/hashes/sha2.js';
import { utf8Bytes } from '../../fairness/bytes.ts';
import { FINDINGS_KEPT } from '../findings-kept.ts';
import type { FileRead, RowFinding } from '../report.ts';
import type { RevealedSeed, Round } from '../round.ts';
import { type Entry, isFields, isHash, isSeed } from './entry.ts';
import { isRoundId, type Personal, personalByName } from './personal.ts';
import type { ReadEvent } from './read-event.ts';
import { SKIPS, ReadError } from './reasons.ts';
import type { RoundRead } from './round-from.ts';

/** Characters of an id that no export counts up to. */
const SURE_ID = 6;

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
  timesUnread = 0;
  /** Stakes of a table so far, by which a row without a name shows itself as their sum. */
  staked = 0;
  readonly #skippedBy: Record<string, number> = {};
  readonly #salt: string;
  #id: { value: string; isShared: boolean } | null = null;
  #row = 0;
  #found: Round[] = [];
  #revealed: RevealedSeed[] = [];
  readonly #games = new Set<string>();
  readonly #currencies = new Set<string>();
  readonly #seeds = new Set<string>();
  readonly #skipped: RowFinding[] = [];
  readonly #kinds = new Map<string, Personal | null>();
  readonly #dropped = new Map<Personal, { rows: number; row: number }>();

  /** Without a salt, no id of a bet is hashed. */
  constructor(file: number, salt = '') {
    this.file = file;
    this.#salt = salt;
  }

  /** Takes an entry as the next row, or notes why it is none. Its personal fields are counted alone. */
  take(entry: Entry, read: () => RoundRead): void {
    this.#row = entry.row ?? this.#row + 1;
    if (this.#row > MOST_ROUNDS) throw new ReadError('too-many-rounds', String(MOST_ROUNDS));
    const place = { file: this.file, row: this.#row };
    this.#id = null;
    this.#drop(entry.fields);
    try {
      const round = { ...read(), ...place };
      const betKey = this.#betKey(round.at !== null);
      this.#found.push(betKey ? { ...round, betKey } : round);
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
      this.#skippedBy[reason] = (this.#skippedBy[reason] ?? 0) + 1;
    }
  }

  /** Key of the bet by its id; none for a short one without a time, which may count the rows of one export. */
  #betKey(hasTime: boolean): NonNullable<Round['betKey']> | null {
    if (this.#id === null || this.#salt === '') return null;
    const { value, isShared } = this.#id;
    if (!hasTime && (isShared || value.length < SURE_ID)) return null;
    const bytes = sha256(utf8Bytes(this.#salt + value));
    return { hash: bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0), isShared };
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

  summary(bytes: number, hash: string, firstRow: () => FileRead['firstRow']): FileRead {
    if (this.#row === 0) throw new ReadError('no-rounds');
    const { file, shape, rounds, skippedCount, timesUnread } = this;
    const dropped = [...this.#dropped].map(([what, { rows }]) => ({ what, rows }));
    return {
      ...{ file, bytes, sha256: hash, shape, rounds, skipped: this.#skipped, skippedCount },
      ...{ skippedBy: this.#skippedBy, timesUnread, dropped },
      firstRow: rounds === 0 ? firstRow() : null,
    };
  }

  #drop(fields: Entry['fields'], depth = 0): void {
    for (const name in fields) {
      const value = fields[name];
      if (value === null || value === '') continue;
      const kind = this.#kindOf(name);
      if (kind === 'bet-id') this.#noteId(name, value);
      if (kind !== null) this.dropKind(kind);
      else if (depth < 3 && isFields(value)) this.#drop(value, depth + 1);
    }
  }

  #noteId(name: string, value: unknown): void {
    const isShared = isRoundId(name);
    // A spreadsheet writes long numbers as 1.23457E+14, many of them alike.
    if ((typeof value !== 'string' && typeof value !== 'number') || /e\+\d+$/i.test(String(value)))
      return;
    if (isShared && this.#id?.isShared === false) return;
    this.#id = { value: String(value).trim(), isShared };
  }

  #kindOf(name: string): Personal | null {
    const known = this.#kinds.get(name);
    if (known !== undefined || this.#kinds.size === MOST_NAMES) return known ?? null;
    const kind = personalByName(name);
    this.#kinds.set(name, kind);
    return kind;
  }
}
