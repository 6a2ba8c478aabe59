import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** How many seconds each step took the last time, on this machine. */
export type StepTimes = Readonly<Record<string, number>>;

const FOLDER = '.cache/step-times';
const times = z.record(z.string(), z.number().nonnegative());

const fileOf = (command: string, folder: string) => path.join(folder, `${command}.json`);

/** The times of a command's last run; none where there was no such run, or its file cannot be read. */
export function readStepTimes(command: string, folder = FOLDER): StepTimes {
  try {
    return times.parse(JSON.parse(readFileSync(fileOf(command, folder), 'utf8')));
  } catch {
    return {};
  }
}

/** Keeps them for the next run; those of steps that did not run this time stay. */
export function keepStepTimes(command: string, taken: StepTimes, folder = FOLDER): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(command, folder);
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify({ ...readStepTimes(command, folder), ...taken }));
  renameSync(aside, file);
}
