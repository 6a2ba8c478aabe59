import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Problem } from '#check/describe-issue.ts';

const CSPELL = 'node_modules/cspell/bin.mjs';
const MARKDOWNLINT = 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs';
const MOST_GUESSES = 3;

const run = promisify(execFile);

/** Words that no dictionary has, Markdown that says something else than was meant, and why they were not read. */
type Language = { found: Problem[]; unread: string | null };

/**
 * Has cspell and markdownlint read what differs from the last commit, in processes of their own: reading all of it
 * takes longer than the rest of the check. In a workflow, and without a history, they read everything.
 */
export async function readLanguage(contentDir: string): Promise<Language> {
  if (![CSPELL, MARKDOWNLINT].every((file) => existsSync(file))) {
    return { found: [], unread: 'Spelling was not read: npm install brings cspell.' };
  }
  const files = process.env['CI'] ? null : await changedFiles(contentDir);
  const texts = files?.filter((file) => file.endsWith('.md'));
  const found = await Promise.all([
    files?.length === 0 ? [] : spelling(files ?? []),
    texts?.length === 0 ? [] : markdown(texts ?? []),
  ]);
  return { found: found.flat(), unread: null };
}

/** Files that the last commit has not, or has otherwise; `null` without a history. */
async function changedFiles(contentDir: string): Promise<string[] | null> {
  const args = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', contentDir];
  try {
    const { stdout } = await run('git', ['status', ...args]);
    const files = stdout.split('\0').map((line) => line.slice('XY '.length));
    return files.filter((file) => /\.(?:md|yaml)$/.test(file) && existsSync(file));
  } catch {
    return null;
  }
}

/** Both end with another code than 0 where they find something. */
async function linesOf(program: string, args: readonly string[]): Promise<string[]> {
  const options = { maxBuffer: 100_000_000, env: { ...process.env, NO_COLOR: '1' } };
  const { stdout, stderr } = await run(process.execPath, [program, ...args], options).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return `${stdout}\n${stderr}`.split('\n');
}

async function spelling(files: readonly string[]): Promise<Problem[]> {
  const form = '$filename|$row|$text|$suggestions';
  const args = ['--no-progress', '--no-summary', '--show-suggestions', '--issue-template', form];
  const lines = await linesOf(CSPELL, ['lint', ...args, ...files]);
  return lines.flatMap((line): Problem[] => {
    const [file = '', row, word, guesses] = line.trim().split('|');
    if (guesses === undefined) return [];
    const likely = guesses.split(', ').slice(0, MOST_GUESSES).filter(Boolean);
    const expected = [...likely, 'a line for it in words.txt'].join(', or ');
    return [{ file: `${file}:${row}`, field: '', found: `the word “${word}”`, expected }];
  });
}

async function markdown(files: readonly string[]): Promise<Problem[]> {
  // Named files would be read beside those of the configuration.
  const args = files.length === 0 ? [] : ['--no-globs', ...files];
  const lines = await linesOf(MARKDOWNLINT, args);
  return lines.flatMap((line): Problem[] => {
    const [, file = '', what = ''] = /^(\S+?:\d+)(?::\d+)? error MD\d+\/\S+ (.*)/.exec(line) ?? [];
    return file === ''
      ? []
      : [{ file, field: '', found: what, expected: 'what the page is to show' }];
  });
}
