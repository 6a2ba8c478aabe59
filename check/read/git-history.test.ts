import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommitDays } from './git-history.ts';

const root = mkdtempSync(path.join(tmpdir(), 'edgewise-history-'));
const owner = path.join(root, 'owner');
const git = (day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
    cwd: owner,
    env: { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day },
  });

function commit(day: string, ...files: string[]): void {
  for (const file of files) writeFileSync(path.join(owner, 'content', file), day);
  git(day, 'add', '-A');
  git(day, 'commit', '--quiet', '--message', day);
}

beforeAll(() => {
  mkdirSync(path.join(owner, 'content/faq'), { recursive: true });
  git('2026-11-01T12:00:00Z', 'init', '--quiet');
  commit('2026-11-01T12:00:00Z', 'site.yaml', 'faq/a.yaml');
  commit('2026-11-09T12:00:00Z', 'faq/a.yaml');
  writeFileSync(path.join(owner, 'content/new.yaml'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a file bears the day of its last commit, and none before the first', () => {
  expect(Object.fromEntries(readCommitDays(path.join(owner, 'content')) ?? [])).toEqual({
    'site.yaml': '2026-11-01',
    'faq/a.yaml': '2026-11-09',
  });
});

test('a shallow clone, whose oldest commit has touched every file, says nothing', () => {
  git('2026-11-09T12:00:00Z', 'clone', '--quiet', '--depth=1', `file://${owner}`, '../shallow');
  expect(readCommitDays(path.join(root, 'shallow/content'))).toBeNull();
});

test('nor does a folder without a repository, or one that is not there', () => {
  expect([readCommitDays(root), readCommitDays(path.join(root, 'no'))]).toEqual([null, null]);
});
