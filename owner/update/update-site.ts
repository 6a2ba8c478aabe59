import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changesBetween } from './changes-between.ts';
import type { UpdateRequest } from './read-words.ts';
import { Software } from './software.ts';

export type Updated = { isDone: boolean; said: string[] };

const refused = (...said: string[]): Updated => ({ isDone: false, said });

/** Brings a version into a site, or leaves the site as it was and says why. */
export function update(request: UpdateRequest): Updated {
  const { site } = request;
  const changed = uncommitted(site);
  if (changed.length > 0) {
    return refused(
      'Commit these changes first, so that the update stands apart from them:',
      ...changed,
    );
  }
  const from = request.from ?? upstreamOf(site);
  if (from === null) {
    return refused(
      'Where does the software come from? Name its repository once: git remote add upstream ADDRESS',
      'Without a repository of your own: npm run update -- --from ADDRESS',
    );
  }
  try {
    const software = new Software(site);
    try {
      return bring(software, from, request);
    } finally {
      software.remove();
    }
  } catch (error) {
    return refused((error as Error).message, 'Nothing was changed.');
  }
}

function bring(software: Software, from: string, request: UpdateRequest): Updated {
  const { site, keep, take } = request;
  const versions = software.fetchVersions(from);
  const own = versionOf(site);
  const version = request.version ?? versions[0];
  if (version === undefined)
    return refused(`No version is released in ${from}: it has no tag such as v1.2.0.`);
  const missing = [own, version].find((one) => !versions.includes(one));
  if (missing !== undefined) {
    return refused(`Version ${missing} is not among the tags of ${from}: ${versions.join(', ')}.`);
  }
  if (version === own) return { isDone: true, said: [`This site has version ${own} already.`] };

  const before = software.treeOfSite();
  const [base, released] = [own, version].map((one) => software.treeOfVersion(one, before)) as [
    string,
    string,
  ];
  const merged = software.merge(base, before, released);
  const open = merged.conflicts.filter((file) => !keep.includes(file) && !take.includes(file));
  if (open.length > 0) {
    return refused(
      `You and version ${version} changed the same lines. Nothing was changed. Choose for each file:`,
      ...open.map((file) => `  ${file}: --keep ${file} for yours, --take ${file} for the new one`),
    );
  }
  let tree = software.withFilesOf(merged.tree, before, keep);
  tree = software.withFilesOf(tree, released, take);
  software.writeSite(tree);

  for (const [tool, ...words] of [
    ['owner/update/migrate.ts', own, version],
    ['check-content'],
    ['build'],
  ]) {
    const { status } = spawnSync(process.execPath, ['tools/run.js', tool ?? '', ...words], {
      cwd: site,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status === 0) continue;
    software.writeSite(before);
    return refused(
      `Version ${version} did not pass (${tool}); the lines above say why. Everything is as it was: version ${own}.`,
    );
  }
  const yours = software
    .changedFiles(base, before)
    .filter((file) => !/^(?:content|public)\//.test(file));
  const news = software.changedFiles(base, released);
  const both = yours.filter((file) => news.includes(file) && ![...keep, ...take].includes(file));
  return {
    isDone: true,
    said: [
      `This site has version ${version} now (${own} before). Look at it with npm start, then commit.`,
      ...(both.length > 0
        ? ['Merged with your own changes:', ...both.map((file) => `  ${file}`)]
        : []),
      ...changesBetween(software.textOf(released, 'CHANGELOG.md'), own, version),
    ],
  };
}

/** Files of the site's own repository with changes that are not committed; none without a repository. */
function uncommitted(site: string): string[] {
  const { status, stdout } = ownGit(site, ['status', '--porcelain']);
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

function upstreamOf(site: string): string | null {
  const { status, stdout } = ownGit(site, ['remote', 'get-url', 'upstream']);
  return status === 0 ? stdout.trim() : null;
}

function ownGit(site: string, words: readonly string[]) {
  // A site inside the folder of another repository has none of its own.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(site) };
  return spawnSync('git', words, { cwd: site, encoding: 'utf8', env });
}

function versionOf(site: string): string {
  const { version } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
