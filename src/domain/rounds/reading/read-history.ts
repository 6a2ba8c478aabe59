import { hexOf } from '../../fairness/bytes.ts';
import type { Digest } from '../../fairness/digest.ts';
import { chunksOf } from './file-chunks.ts';
import { RoundCollector } from './round-collector.ts';
import type { ColumnMapping, HistoryFile, ReadEvent } from './read-event.ts';
import { FileReader } from './read-file.ts';
import { ReadError } from './reasons.ts';

/**
 * Reads files one after another and gives what is in them, a chunk at a time: to stop, stop asking. Nothing
 * personal is in what is given. `mapping` is what the reader confirmed of a table; `first` is the number of the
 * first file, after those that were read before. With a `salt`, ids of bets are kept as hashes.
 */
export async function* readHistory(
  files: readonly HistoryFile[],
  mapping: ColumnMapping | null,
  { sha256 }: Pick<Digest, 'sha256'>,
  first = 0,
  salt = '',
): AsyncGenerator<ReadEvent> {
  const done = { bytes: 0, of: files.reduce((sum, { size }) => sum + size, 0), rounds: 0 };
  for (const [index, file] of files.entries()) {
    const into = new RoundCollector(first + index, salt);
    try {
      yield* readFile(file, into, mapping, sha256, done);
    } catch (problem) {
      const { reason, found } =
        problem instanceof ReadError ? problem : new ReadError('reader-failed');
      yield { kind: 'refused', file: into.file, reason, ...found };
    }
    done.bytes += file.size;
    done.rounds += into.rounds;
  }
}

async function* readFile(
  file: HistoryFile,
  into: RoundCollector,
  mapping: ColumnMapping | null,
  sha256: Digest['sha256'],
  done: { bytes: number; of: number; rounds: number },
): AsyncGenerator<ReadEvent> {
  const reader = new FileReader(into, mapping);
  let bytes = 0;
  for await (const { size, text } of chunksOf(file)) {
    bytes += size;
    reader.take(text);
    if (reader.preview) break;
    yield* into.handOn();
    const rounds = done.rounds + into.rounds;
    yield { kind: 'progress', bytes: done.bytes + bytes, of: done.of, rounds };
  }
  if (!reader.preview) reader.take(null);
  if (reader.preview) {
    yield { kind: 'needs-mapping', table: reader.preview };
    return;
  }
  yield* into.handOn();
  // Hashed as a whole: a hash that takes chunks would be one in script, which takes a quarter of all time.
  const whole = await file.arrayBuffer().catch(() => {
    throw new ReadError('not-readable');
  });
  yield {
    kind: 'read',
    file: into.summary(bytes, hexOf(await sha256(new Uint8Array(whole))), () => reader.firstRow()),
  };
}
