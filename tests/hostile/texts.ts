import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { checkContent } from '#check/check-content.ts';
import { textsIn } from '#check/describe-issue.ts';
import { type RawEntry, readContent } from '#check/read/read-content.ts';

export type HostileField = { collection: CollectionName; file: string; text: string };

type Path = readonly (string | number)[];

/** An element that no page uses: finding one means that text became markup. */
export const MARK = 'x-hostile';

/** Function that executed text calls with its number; tests define it. */
export const CALL = 'ranAsScript';

const SENTENCE = (number: number) =>
  `What the <script> tag, the <style> tag and <template> have to do with it, ${number}?`;
const SHORTEST = (number: number) => `<${MARK}>${number}?`;

/**
 * Texts aimed at different parsers of a page: browsers, and each step of a build that searches text. Each carries
 * its own number, to be identified by.
 */
const TEXTS: readonly ((number: number) => string)[] = [
  (number) =>
    `</script><script>${CALL}(${number})</script>"'><img src=x onerror=${CALL}(${number})><${MARK} onclick=${CALL}(${number})>{{7*7}}\${7*7}<!--${number}?`,
  (number) => `A slot <script>${CALL}(${number})</script><script x>${CALL}(${number})</script>`,
  (number) => `<script type="module" src="/assets/${MARK}.js"></script>${number}?`,
  (number) => `<style>${MARK}{top:0}</style><link rel="stylesheet" href="/${MARK}.css">${number}?`,
  (number) => `</template></body></html><script>${CALL}(${number})</script>`,
  (number) => `</title></style></textarea></noscript><script>${CALL}(${number})</script>`,
  (number) =>
    `<meta property="og:image" content="https://evil.example/"><base href="/x">${number}?`,
  (number) => `<main data-pagefind-body>$&$'$1$\`<script>${CALL}(${number})</script>`,
  SENTENCE,
  (number) => `"'><svg onload=${CALL}(${number})><${MARK}>{{7*7}}${number}?`,
];

/** For short fields. */
const SHORT_TEXTS: readonly ((number: number) => string)[] = [
  (number) => `<script>${CALL}(${number})</script>`,
  (number) => `</script><${MARK}>${number}?`,
  SHORTEST,
];

/**
 * Candidates for a field, of which the first valid one is used; the order rotates, so that every text comes first
 * for some fields.
 */
function textsFor(number: number): string[] {
  const turn = number % TEXTS.length;
  return [...TEXTS.slice(turn), ...TEXTS.slice(0, turn), ...SHORT_TEXTS].map((write) =>
    write(number),
  );
}

export function setAt(node: unknown, at: Path, value: unknown): void {
  const parent = at.slice(0, -1).reduce<unknown>((up, key) => Reflect.get(Object(up), key), node);
  Reflect.set(Object(parent), at.at(-1) ?? '', value);
}

/**
 * Fills every field that accepts text, in every content file below `root`, with hostile text, and adds hostile
 * HTML to every body. Fields that refuse all of it, such as those with a list of values, are left unchanged.
 */
export async function fillWithHostileText(root: string, body: string): Promise<HostileField[]> {
  // Unchanged fields are counted too, so that the others keep their text in the next round.
  let from = 0;
  const files = readContent(root).map((entry) => {
    const first = from;
    from += textsIn(entry.data).length;
    return { entry, from: first, filled: [] as HostileField[] };
  });
  // Fields that the check compares with other files, such as names of required countries, are left unchanged.
  const refused = new Set<string>();
  const fill = (changed: typeof files) => {
    for (const one of changed) one.filled = fillFile(root, one.entry, body, { ...one, refused });
  };
  fill(files);
  let { problems } = await checkContent(root);
  for (let turn = 0; problems.length > 0 && turn < 4; turn += 1) {
    for (const { file, field } of problems) refused.add(`${file} ${field}`);
    fill(files.filter(({ entry }) => problems.some(({ file }) => file === entry.file)));
    ({ problems } = await checkContent(root));
  }
  const fields = files.flatMap(({ filled }) => filled);
  if (problems.length > 0 || refused.size > fields.length / 50) {
    throw new Error(
      `Expected hostile text that the checks take, found ${JSON.stringify(problems)}`,
    );
  }
  return fields;
}

function fillFile(
  root: string,
  entry: RawEntry,
  body: string,
  { from, refused }: { from: number; refused: ReadonlySet<string> },
): HostileField[] {
  const { collection, file } = entry;
  const data: unknown = structuredClone(entry.data);
  const fields: HostileField[] = [];
  for (const [index, { path: at, field, text: original }] of textsIn(data).entries()) {
    if (refused.has(`${file} ${field}`) || isCalled(collection, at)) continue;
    const isTaken = (candidate: string) => {
      setAt(data, at, candidate);
      return COLLECTIONS[collection].schema.safeParse(data).success;
    };
    const candidates = textsFor(from + index).map((candidate) => fit(candidate, original));
    // A field that refuses the shortest text and a sentence is no text: a day, an address, one of a list.
    const isText = [SHORTEST, SENTENCE].some((write) => isTaken(fit(write(index), original)));
    const text = isText ? candidates.find(isTaken) : undefined;
    if (text === undefined) setAt(data, at, original);
    else fields.push({ collection, file, text });
  }
  const full = path.join(root, file);
  const isMarkdown = readFileSync(full, 'utf8').startsWith('---');
  const yaml = stringify(data);
  writeFileSync(full, isMarkdown ? `---\n${yaml}---\n${entry.body}\n\n${body}\n` : yaml);
  return fields;
}

/** Names of countries, held to their codes; numbers in the texts of countries; names of supported statements. */
const isCalled = (collection: string, at: Path) =>
  (collection === 'countries' && at[0] === 'name') ||
  (collection === 'helplines' && (at[0] === 'phone' || at[0] === 'text')) ||
  at.includes('supports');

/** Padded to the length of the replaced text, since many fields have a least length. */
function fit(text: string, original: string): string {
  return text.padStart(Math.min(original.length, 120), 'Text ');
}
