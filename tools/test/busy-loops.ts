import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Ends with the process that started it, however that one ends. */
const LOOP =
  'const parent = process.ppid; for (let turn = 0; ; turn += 1) if (turn % 1e7 === 0 && process.ppid !== parent) process.exit();';

/** Keeps every processor of the machine busy until what is returned is called. */
export function startBusyLoops(count = availableParallelism()): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}
