import { FileBlocks } from './file-blocks.ts';
import { Gathered } from './gathered.ts';
import { JsonReading } from './json-reading.ts';
import type { ColumnMapping, HistoryFile, ReadEvent } from './read-event.ts';
import { Refusal } from './reasons.ts';
import { TableReading } from './table-reading.ts';

type Before = { bytes: number; of: number; rounds: number };

/**
 * Reads files one after another and gives what is in them, a block at a time: to stop, stop asking. Nothing
 * personal is in what is given. `mappings` has the mapping that the reader confirmed for a table, by file.
 */
export async function* readHistory(
  files: readonly HistoryFile[],
  mappings: readonly (ColumnMapping | null)[],
): AsyncGenerator<ReadEvent> {
  const before = { bytes: 0, of: files.reduce((sum, { size }) => sum + size, 0), rounds: 0 };
  for (const [index, file] of files.entries()) {
    const into = new Gathered(index);
    try {
      yield* readFile(file, into, mappings[index] ?? null, before);
    } catch (problem) {
      yield refusalOf(problem, index);
    }
    before.bytes += file.size;
    before.rounds += into.rounds;
  }
}

function refusalOf(problem: unknown, file: number): ReadEvent {
  if (!(problem instanceof Refusal)) return { kind: 'refused', file, reason: 'reader-failed' };
  const { reason, found } = problem;
  return { kind: 'refused', file, reason, ...(found !== undefined && { found }) };
}

async function* readFile(
  file: HistoryFile,
  into: Gathered,
  mapping: ColumnMapping | null,
  before: Before,
): AsyncGenerator<ReadEvent> {
  const source = new FileBlocks(file);
  let reading: JsonReading | TableReading | null = null;
  for await (const block of source.blocks()) {
    reading ??= readingFor(block, into, mapping);
    reading.take(block);
    if (reading.preview) break;
    yield* handedOn(into);
    const { bytes, of, rounds } = before;
    yield { kind: 'progress', bytes: bytes + source.bytes, of, rounds: rounds + into.rounds };
  }
  if (!reading?.preview) reading?.end();
  if (reading?.preview) {
    yield { kind: 'needs-mapping', table: reading.preview };
    return;
  }
  yield* handedOn(into);
  const summary = into.summary(source.bytes, source.sha256());
  if (summary.rounds + summary.skippedCount === 0) throw new Refusal('no-rounds');
  yield { kind: 'read', file: summary };
}

function readingFor(block: Uint8Array, into: Gathered, mapping: ColumnMapping | null) {
  const first = block.find((byte) => byte > 0x20);
  if (first === undefined) throw new Refusal('empty-file');
  if (first === 0x3c) throw new Refusal('web-page');
  const isJson = first === 0x7b || first === 0x5b;
  return isJson ? new JsonReading(block, into, mapping) : new TableReading(into, mapping);
}

function* handedOn(into: Gathered): Generator<ReadEvent> {
  const { rounds, seeds } = into.handOn();
  if (rounds.length > 0) yield { kind: 'rounds', rounds };
  if (seeds.length > 0) yield { kind: 'seeds', seeds };
}
