import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Folders whose files the documents name; what a build writes, such as `dist`, is not among them. */
const FOLDERS = [
  ...[
    '.vscode',
    'check',
    'content',
    'docs',
    'hosting',
    'integrations',
    'owner',
    'src',
    'tests',
    'tools',
  ],
];
/** The site's own content can be any: a document that names a file of it means the sample's. */
const SAMPLE_COPY = 'tests/fixtures/content/sample';
const SAMPLE = existsSync(SAMPLE_COPY) ? SAMPLE_COPY : 'content';
/** Names that stand for others: `NAME.yaml`, `X.examples.tsx`. */
const PLACEHOLDER = /(^|[/-])(X|NAME|KIND|OWNER)\b|…/;
const CODE_FILE = /\.(ts|tsx|astro|css|js)$/;

/** What a document names that could be missing. */
export type Named = { links: string[]; paths: string[]; commands: string[] };

/** The targets of links, the files in backticks and the commands of npm that a document names. */
export function namedIn(markdown: string): Named {
  const prose = markdown.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  return {
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target.replace(/#.*$/, ''))
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target)),
    paths: spans
      .flatMap((span) => span.split(/[\s=]+/))
      .map((word) => word.replace(/:\d+$/, ''))
      .filter((word) => isPath(word) && !PLACEHOLDER.test(word)),
    commands: [...markdown.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    ),
  };
}

/** What begins with a slash is an address of the site. */
function isPath(word: string): boolean {
  const [folder = '', ...rest] = word.split('/');
  return folder !== '' && (CODE_FILE.test(word) || (FOLDERS.includes(folder) && rest.length > 0));
}

/**
 * Whether there is such a file or folder: by its path from the project's folder, as an import writes it,
 * or by the end of its path, down to the name alone. `*` stands for any.
 */
export function isThere(named: string): boolean {
  const file = named
    .replace(/^(#|\.\/)/, '')
    .replace(/\/$/, '')
    .replace(/^content\//, `${SAMPLE}/`);
  if (file.includes('*')) return globSync(file).length > 0;
  return existsSync(file) || allFiles().some((known) => known.endsWith(`/${file}`));
}

let known: readonly string[] | undefined;
const allFiles = () => (known ??= globSync(`{${FOLDERS.join(',')}}/**/*`));

/** The file that a link in a document leads to. */
export const fileOf = (document: string, target: string) =>
  path.join(path.dirname(document), target);
