import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asOneWord } from './output-folder.ts';

const LOCKS = '.cache/builds-under-way';

/**
 * Lets one build at a time write to a folder; returns what ends that. Throws while another process
 * builds it. What a process that was killed has left is taken over.
 */
export function lockBuild(dist: string): () => void {
  const file = path.join(LOCKS, asOneWord(dist));
  mkdirSync(LOCKS, { recursive: true });
  if (!tryToLock(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Another build of ${dist}/ is under way (process ${owner}). Wait for it, or end it first.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryToLock(file)) throw new Error(`Another build of ${dist}/ has just begun. Wait for it.`);
  }
  return () => rmSync(file, { force: true });
}

function tryToLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A signal of 0 asks whether there is such a process, and leaves it alone. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
