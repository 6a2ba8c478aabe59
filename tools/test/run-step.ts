import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

export type Count = { passed: number; failed: number; skipped: number };
export type StepResult = Count & { name: string; seconds: number; output: string };

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Where a test runner writes its report; a step without one counts as a single check. */
  report?: { file: string; read: (json: unknown) => Count };
};

/** The exit code of a step that could not look. Source: GNU Automake, scripts-based test suites. */
export const SKIPPED_CODE = 77;

/** Runs one check and counts what it found. A crash without a report is a failure. */
export async function runStep({ name, command, args, env, report }: Step): Promise<StepResult> {
  const startedMs = performance.now();
  if (report !== undefined) rmSync(report.file, { force: true });
  const { code, output } = await run(command, args, env);
  const seconds = (performance.now() - startedMs) / 1000;
  return { name, seconds, output, ...count(code, report) };
}

function count(code: number, report: Step['report']): Count {
  if (report === undefined) {
    const skipped = code === SKIPPED_CODE ? 1 : 0;
    const passed = code === 0 ? 1 : 0;
    return { passed, failed: 1 - passed - skipped, skipped };
  }
  let counted: Count;
  try {
    counted = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
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
