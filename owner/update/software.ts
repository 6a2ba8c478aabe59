import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Parts of a site that are its owner's alone: no version brings files into them. */
const OWNERS = ['content', 'public'];

type Git = (words: readonly string[], input?: string) => string;

/** Trees of a site and of two versions of its software, in a repository of their own. */
export class Software {
  readonly #git: Git;
  readonly #repository: string;

  /** Throws if git is missing or too old. */
  constructor(site: string) {
    // Apart from a repository of the owner, which may be a clone, a fork, or not there.
    this.#repository = path.join(site, '.cache/update.git');
    this.#git = gitIn(site, this.#repository);
    mkdirSync(path.dirname(this.#repository), { recursive: true });
    this.remove();
    spawnSync('git', ['init', '--quiet', '--bare', this.#repository]);
  }

  remove(): void {
    rmSync(this.#repository, { recursive: true, force: true });
  }

  /** Released versions of a repository, newest first. Throws if it cannot be read. */
  fetchVersions(address: string): string[] {
    this.#git(['fetch', '--quiet', '--no-tags', address, 'refs/tags/v*:refs/tags/v*']);
    return this.#git(['tag', '--list', 'v*', '--sort=-version:refname'])
      .split('\n')
      .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
      .map((tag) => tag.slice(1));
  }

  /** Tree of all files of the site that git does not ignore. */
  treeOfSite(): string {
    this.#git(['add', '--all', '.']);
    return this.#git(['write-tree']);
  }

  /** Tree of a version with the site's own content in place of the sample's. */
  treeOfVersion(version: string, site: string): string {
    this.#git(['read-tree', `v${version}`]);
    for (const folder of OWNERS) {
      this.#git(['rm', '-rfq', '--cached', '--ignore-unmatch', folder]);
      if (this.#git(['ls-tree', site, folder]) !== '') {
        this.#git(['read-tree', `--prefix=${folder}/`, `${site}:${folder}`]);
      }
    }
    return this.#git(['write-tree']);
  }

  /** Files that differ between two trees. */
  changedFiles(from: string, to: string): string[] {
    return lines(this.#git(['diff', '--name-only', '--no-renames', from, to]));
  }

  /** Git's own merge. Returns the tree with the files in which it found a conflict. */
  merge(base: string, site: string, version: string): { tree: string; conflicts: string[] } {
    const start = this.#commit(base, []);
    const sides = [site, version].map((tree) => this.#commit(tree, [start]));
    const [tree = '', ...conflicts] = lines(
      this.#git(['merge-tree', '--write-tree', '--name-only', '--no-messages', ...sides]),
    );
    return { tree, conflicts: [...new Set(conflicts)] };
  }

  /** A tree with some files as they are in another one, or gone where it has none. */
  withFilesOf(tree: string, other: string, files: readonly string[]): string {
    this.#git(['read-tree', tree]);
    for (const file of files) {
      this.#git(['rm', '-fq', '--cached', '--ignore-unmatch', file]);
      const entry = this.#git(['ls-tree', other, file]);
      if (entry !== '') this.#git(['update-index', '--index-info'], `${entry}\n`);
    }
    return this.#git(['write-tree']);
  }

  /** Text of a file in a tree; empty if it has none. */
  textOf(tree: string, file: string): string {
    return this.#git(['ls-tree', tree, file]) === '' ? '' : this.#git(['show', `${tree}:${file}`]);
  }

  /** Writes a tree over the files of the site. Files that git ignores stay. */
  writeSite(tree: string): void {
    this.#git(['add', '--all', '.']);
    this.#git(['read-tree', '--reset', '-u', tree]);
  }

  #commit(tree: string, parents: readonly string[]): string {
    return this.#git([
      'commit-tree',
      tree,
      '-m',
      'Update',
      ...parents.flatMap((one) => ['-p', one]),
    ]);
  }
}

const lines = (text: string) => text.split('\n').filter(Boolean);

function gitIn(site: string, repository: string): Git {
  const env = {
    ...process.env,
    GIT_DIR: repository,
    GIT_WORK_TREE: site,
    GIT_INDEX_FILE: path.join(repository, 'index'),
    // Routes have brackets in their names.
    GIT_LITERAL_PATHSPECS: '1',
    GIT_AUTHOR_NAME: 'update',
    GIT_AUTHOR_EMAIL: 'update@localhost',
    GIT_COMMITTER_NAME: 'update',
    GIT_COMMITTER_EMAIL: 'update@localhost',
  };
  return (words, input = '') => {
    const { status, stdout, stderr, error } = spawnSync(
      'git',
      ['-c', 'core.quotePath=false', ...words],
      {
        cwd: site,
        env,
        input,
        encoding: 'utf8',
        maxBuffer: 1e9,
      },
    );
    if (error)
      throw new Error('Git is needed for an update. Get it from https://git-scm.com', {
        cause: error,
      });
    // A merge with conflicts ends with 1, and says which.
    const isMerged = words[0] === 'merge-tree' && status === 1;
    if (status !== 0 && !isMerged) throw new Error(stderr.trim() || `git ${words[0]} failed`);
    return stdout.trimEnd();
  };
}
