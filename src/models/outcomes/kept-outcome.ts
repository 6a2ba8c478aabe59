import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, type OutcomeOptions, type OutcomeResult } from '#domain/outcomes/outcome.ts';
import type { Plan } from '#domain/outcomes/plan.ts';

const METHOD = 'src/domain/outcomes';

/**
 * The outcome of a plan, which can take seconds to work out: kept in a folder from one build to the next
 * under the hash of the plan, of what is asked of it, and of the code that works it out.
 */
export function keptOutcomeOf(
  plan: Plan,
  { folder = '.cache/outcomes', ...options }: OutcomeOptions & { folder?: string } = {},
): OutcomeResult {
  const asked = JSON.stringify([plan, options]);
  const file = path.join(folder, `${hashOf(asked + methodHash())}.json`);
  const kept = read(file);
  if (kept !== null) return kept;
  const result = outcomeOf(plan, options);
  keep(file, JSON.stringify(result));
  return result;
}

let knownMethodHash: string | undefined;

function methodHash(): string {
  knownMethodHash ??= hashOf(
    globSync(`${METHOD}/*.ts`, { exclude: ['**/*.test.ts'] })
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  );
  return knownMethodHash;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** What was kept; `null` where nothing was, or a file that was cut off while it was written. */
function read(file: string): OutcomeResult | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OutcomeResult;
  } catch {
    return null;
  }
}

/** As a whole or not at all: two builds may keep the same plan at once. */
function keep(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}
