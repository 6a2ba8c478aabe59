import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asOneWord } from '#integrations/output-folder.ts';

const LOCKS = '.cache/builds-under-way';
const TURN = '.cache/bundling-under-way';
const LOOK_AGAIN_MS = 100;
/** By then a process has written its number into a lock that it has taken. */
const WRITTEN_MS = 1000;

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

/**
 * Waits until no other build of this project reads content or bundles it; returns what ends that. Whatever the
 * content, Astro writes to one file which pictures it names, and bundles them from there.
 */
export async function takeTurn(): Promise<() => void> {
  mkdirSync(path.dirname(TURN), { recursive: true });
  while (!tryToLock(TURN)) {
    if (isLeft(TURN)) rmSync(TURN, { force: true });
    else await pause(LOOK_AGAIN_MS);
  }
  let isOver = false;
  return () => {
    // By then it may be another's.
    if (!isOver) rmSync(TURN, { force: true });
    isOver = true;
  };
}

/** Whether a process that was killed has left it. */
function isLeft(file: string): boolean {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    return age > WRITTEN_MS && !isRunning(Number(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
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
