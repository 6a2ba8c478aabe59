import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { againWith, type Failure, failuresInWords } from './failures.ts';
import { wordFor } from './read-wish.ts';

export type Count = { passed: number; failed: number; skipped: number };
export type StepResult = Count & {
  name: string;
  seconds: number;
  output: string;
  failures: readonly Failure[];
};

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** What it needs that is known only when it begins. */
  prepare?: () => Promise<Record<string, string>>;
  /** Where a test runner writes its report; a step without one counts as a single check. */
  report?: Report;
};

type Report = {
  file: string;
  read: (json: unknown) => Count;
  /** Where it says what failed: in a file of its own, or in the report. */
  failures?: string;
  readFailures?: (json: unknown) => Failure[];
};

/** The exit code of a step that could not look. Source: GNU Automake, scripts-based test suites. */
export const SKIPPED_CODE = 77;

/** Runs one check and counts what it found. A crash without a report is a failure. */
export async function runStep({
  name,
  command,
  args,
  env,
  prepare,
  report,
}: Step): Promise<StepResult> {
  const startedMs = performance.now();
  for (const file of [report?.file, report?.failures]) {
    if (file !== undefined) rmSync(file, { force: true });
  }
  const { code, output } = await run(command, args, { ...env, ...(await prepare?.()) });
  const seconds = (performance.now() - startedMs) / 1000;
  const counted = count(code, report);
  const failures = counted.failed > 0 ? failuresOf(report, output, wordFor(name)) : [];
  return { name, seconds, output, failures, ...counted };
}

export const skippedStep = (name: string): StepResult => ({
  ...{ name, passed: 0, failed: 0, skipped: 1 },
  ...{ seconds: 0, output: '', failures: [] },
});

const failure = z.object({ place: z.string(), what: z.string(), again: z.string() });

/** By its report, and where that says nothing, by its words. */
function failuresOf(report: Report | undefined, output: string, word: string): Failure[] {
  const reported = () => {
    try {
      if (report?.failures !== undefined) return z.array(failure).parse(readJson(report.failures));
      return report?.readFailures?.(readJson(report.file)) ?? [];
    } catch {
      return [];
    }
  };
  const found = reported();
  return found.length > 0 ? found : failuresInWords(output, againWith(word));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function count(code: number, report: Report | undefined): Count {
  if (report === undefined) {
    const skipped = code === SKIPPED_CODE ? 1 : 0;
    const passed = code === 0 ? 1 : 0;
    return { passed, failed: 1 - passed - skipped, skipped };
  }
  let counted: Count;
  try {
    counted = report.read(readJson(report.file));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const ranNothing = counted.passed + counted.failed === 0;
  const hidesFailure = code !== 0 && counted.failed === 0;
  return ranNothing || hidesFailure ? { ...counted, failed: counted.failed + 1 } : counted;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env } });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
