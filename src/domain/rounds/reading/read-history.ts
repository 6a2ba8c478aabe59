import { FileChunks } from './file-chunks.ts';
import { Gathered } from './gathered.ts';
import type { ColumnMapping, HistoryFile, ReadEvent } from './read-event.ts';
import { Reading } from './reading.ts';
import { Unread } from './reasons.ts';

/**
 * Reads files one after another and gives what is in them, a chunk at a time: to stop, stop asking. Nothing
 * personal is in what is given. `mappings` has what the reader confirmed of a table, by file.
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
      const { reason, found } = problem instanceof Unread ? problem : new Unread('reader-failed');
      yield { kind: 'refused', file: index, reason, ...found };
    }
    before.bytes += file.size;
    before.rounds += into.rounds;
  }
}

async function* readFile(
  file: HistoryFile,
  into: Gathered,
  mapping: ColumnMapping | null,
  { bytes, of, rounds }: { bytes: number; of: number; rounds: number },
): AsyncGenerator<ReadEvent> {
  const source = new FileChunks(file);
  const reading = new Reading(into, mapping);
  for await (const chunk of source.chunks()) {
    reading.take(chunk);
    if (reading.preview) break;
    yield* handedOn(into);
    yield { kind: 'progress', bytes: bytes + source.bytes, of, rounds: rounds + into.rounds };
  }
  if (!reading.preview) reading.end();
  if (reading.preview) {
    yield { kind: 'needs-mapping', table: reading.preview };
    return;
  }
  yield* handedOn(into);
  const summary = into.summary(source.bytes, source.sha256());
  if (summary.rounds + summary.skippedCount === 0) throw new Unread('no-rounds');
  yield { kind: 'read', file: summary };
}

function* handedOn(into: Gathered): Generator<ReadEvent> {
  const { rounds, seeds } = into.handOn();
  if (rounds.length > 0) yield { kind: 'rounds', rounds };
  if (seeds.length > 0) yield { kind: 'seeds', seeds };
}
