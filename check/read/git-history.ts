import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { siteDay } from '#settings/build-day.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';

/** A history of some thousand commits; Node's own limit of 1 MB cuts it off. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** Output of git in the folder of the content; `null` without git, repository or such a revision. */
export function git(args: readonly string[], contentDir: string = CONTENT_DIR): string | null {
  if (!existsSync(contentDir)) return null;
  const options = { cwd: contentDir, encoding: 'utf8', maxBuffer: MAX_OUTPUT } as const;
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout : null;
}

let days: ReadonlyMap<string, string> | null | undefined;

/**
 * Day of the last commit of each content file, by its path in the folder. `null` without a whole history: in a
 * shallow clone its first commit has touched every file.
 */
export function commitDays(): ReadonlyMap<string, string> | null {
  if (days === undefined) days = readCommitDays(CONTENT_DIR);
  return days;
}

/** Reads the whole history once: a `git log` for each file would take seconds. */
export function readCommitDays(contentDir: string): ReadonlyMap<string, string> | null {
  if (git(['rev-parse', '--is-shallow-repository'], contentDir)?.trim() !== 'false') return null;
  const form = ['--format=t:%ct', '--name-only', '--relative'];
  const log = git(['-c', 'core.quotePath=false', 'log', ...form, '--', '.'], contentDir);
  if (log === null) return null;
  const found = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (/^t:\d+$/.test(line)) day = siteDay(new Date(Number(line.slice(2)) * 1000));
    else if (line !== '' && !found.has(line)) found.set(line, day);
  }
  return found;
}
