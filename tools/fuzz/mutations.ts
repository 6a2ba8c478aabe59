import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { readContent } from '../content/read-content.ts';
import type { Seeded } from './seeded.ts';

/** A change of one or two files of a content, and the way back. */
export type Mutation = { kind: string; what: string; files: string[]; undo: () => void };

type Change = (folder: string, file: string, random: Seeded) => Mutation | null;

const FRONT_MATTER = /^(---\n)([\s\S]*?)(\n---\n)([\s\S]*)$/;

/** Writes other text in the place of a file's, and remembers what was there. */
function rewrite(kind: string, what: string, file: string, after: string | Uint8Array): Mutation {
  const before = readFileSync(file);
  writeFileSync(file, after);
  return { kind, what, files: [file], undo: () => writeFileSync(file, before) };
}

const remove: Change = (_folder, file) => {
  const before = readFileSync(file);
  rmSync(file);
  return { kind: 'delete', what: '', files: [file], undo: () => writeFileSync(file, before) };
};

const NAMES = [
  'renamed',
  'a',
  'Foo Bar',
  'x.y',
  'welcome',
  'main',
  'page',
  '2',
  'très',
  'constructor',
  'index',
  'a-very-long-name-that-goes-on-and-on-and-on-for-as-long-as-a-name-may-go-on-in-an-address-of-a-page',
];

const rename: Change = (_folder, file, random) => {
  const to = path.join(path.dirname(file), `${random.pick(NAMES)}${path.extname(file)}`);
  if (existsSync(to)) return null;
  renameSync(file, to);
  return {
    kind: 'rename',
    what: path.basename(to),
    files: [file, to],
    undo: () => renameSync(to, file),
  };
};

const empty: Change = (_folder, file) => rewrite('empty', '', file, '');

const cut: Change = (_folder, file, random) => {
  const text = readFileSync(file, 'utf8');
  const at = random.below(text.length);
  return rewrite('cut', `after ${at} characters`, file, text.slice(0, at));
};

const swap: Change = (_folder, file, random) => {
  const siblings = readContent('.', _folder)
    .map((entry) => entry.file)
    .filter((other) => path.dirname(other) === path.dirname(file) && other !== file);
  if (siblings.length === 0) return null;
  const other = random.pick(siblings);
  const [one, two] = [readFileSync(file), readFileSync(other)];
  writeFileSync(file, two);
  writeFileSync(other, one);
  return {
    kind: 'swap',
    what: path.basename(other),
    files: [file, other],
    undo: () => {
      writeFileSync(file, one);
      writeFileSync(other, two);
    },
  };
};

const BYTES = [
  '\0',
  '\t',
  '#',
  '*',
  '&',
  '!',
  ':',
  '"',
  "'",
  '{',
  ']',
  '%',
  '@',
  '|',
  '>',
  '-',
  '\n',
  '\\',
  '<',
  '\u200b',
  '\u3164',
  '\ufffd',
  '—',
  '𝕏',
  '\u202e',
];

const corrupt: Change = (_folder, file, random) => {
  const text = readFileSync(file, 'utf8');
  const at = random.below(text.length);
  const sign = random.pick(BYTES);
  const what = `U+${(sign.codePointAt(0) ?? 0).toString(16)} after ${at} characters`;
  return rewrite('corrupt', what, file, `${text.slice(0, at)}${sign}${text.slice(at)}`);
};

/** The fields of a file, read so that all else in it stays as it is. */
function changeFields(
  file: string,
  change: (document: ReturnType<typeof parseDocument>) => string | null,
  kind: string,
): Mutation | null {
  const text = readFileSync(file, 'utf8');
  const [, open = '', yaml = text, close = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  const document = parseDocument(yaml, { schema: 'core' });
  const what = change(document);
  if (what === null) return null;
  return rewrite(
    kind,
    what,
    file,
    `${open}${document.toString().trimEnd()}${close || '\n'}${body}`,
  );
}

function scalarsOf(document: ReturnType<typeof parseDocument>): Scalar[] {
  const scalars: Scalar[] = [];
  visit(document, { Scalar: (key, node) => void (key === 'key' || scalars.push(node)) });
  return scalars;
}

const show = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '0',
  'x',
  0,
  1,
  -1,
  0.5,
  99.9999,
  1e9,
  1e21,
  [],
  {},
  ['x'],
  '2030-01-01',
  '2020-02-30',
];

const retype: Change = (_folder, file, random) =>
  changeFields(
    file,
    (document) => {
      const scalars = scalarsOf(document);
      if (scalars.length === 0) return null;
      const scalar = random.pick(scalars);
      const [before, after] = [scalar.value, random.pick(VALUES)];
      scalar.value = after;
      return `${show(before)} → ${show(after)}`;
    },
    'retype',
  );

const NUMBERS = [
  0, 1, 2, 3, 7, 10, 50, 99, 100, 101, 360, 1000, 2026, 9999, 86_400, 1_000_000, 0.1, 33.3333,
  99.99,
];

const renumber: Change = (_folder, file, random) =>
  changeFields(
    file,
    (document) => {
      const numbers = scalarsOf(document).filter(({ value }) => typeof value === 'number');
      if (numbers.length === 0) return null;
      const scalar = random.pick(numbers);
      const [before, after] = [scalar.value, random.pick(NUMBERS)];
      scalar.value = after;
      return `${show(before)} → ${show(after)}`;
    },
    'renumber',
  );

const TEXTS: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.repeat(2),
  (text) => text.slice(0, 4),
  (text) => text.split(' ').join(''),
  (text) => `${text} <b>&amp; “${text.slice(0, 9)}”</b>`,
  (text) => `${text.slice(0, 20)}${'wonderfullylongword'.repeat(2)}`,
  (text) => `日本語 ${text.slice(0, 20)} العربية`,
  (text) => `$& $1 \${x} {{x}} ${text.slice(0, 30)}`,
  (text) => [...text].reverse().join(''),
];

const reword: Change = (_folder, file, random) =>
  changeFields(
    file,
    (document) => {
      const texts = scalarsOf(document).filter(({ value }) => typeof value === 'string');
      if (texts.length === 0) return null;
      const scalar = random.pick(texts);
      const [before, after] = [String(scalar.value), random.pick(TEXTS)(String(scalar.value))];
      scalar.value = after;
      return `${show(before)} → ${show(after)}`;
    },
    'reword',
  );

/** Takes an entry out of a list, or all, doubles one, or turns the list around. */
const relist: Change = (_folder, file, random) =>
  changeFields(
    file,
    (document) => {
      const lists: { items: unknown[] }[] = [];
      visit(document, { Seq: (_key, node) => void lists.push(node) });
      const list = lists.length === 0 ? null : random.pick(lists);
      if (list === null || list.items.length === 0) return null;
      const how = random.pick([
        'without one',
        'without all',
        'one twice',
        'turned around',
      ] as const);
      const at = random.below(list.items.length);
      if (how === 'without one') list.items.splice(at, 1);
      else if (how === 'without all') list.items.length = 0;
      else if (how === 'one twice') list.items.splice(at, 0, list.items[at]);
      else list.items.reverse();
      return how;
    },
    'relist',
  );

/** Takes a field away, or says that nobody knows it. */
const unknow: Change = (_folder, file, random) =>
  changeFields(
    file,
    (document) => {
      const maps: {
        node: NonNullable<unknown>;
        key: string;
        set: (value: unknown) => void;
        drop: () => void;
      }[] = [];
      visit(document, {
        Map: (_key, node) => {
          for (const pair of node.items) {
            const key = isScalar(pair.key) ? String(pair.key.value) : '';
            maps.push({
              node,
              key,
              set: (value) => {
                pair.value = document.createNode(value);
              },
              drop: () => void node.delete(pair.key),
            });
          }
        },
      });
      if (maps.length === 0) return null;
      const found = random.pick(maps);
      if (random.below(4) === 0) {
        found.drop();
        return `no ${found.key}`;
      }
      found.set(null);
      return `${found.key}: null`;
    },
    'unknow',
  );

const BODIES: readonly ((body: string) => string)[] = [
  () => '\n',
  (body) => `${body}\n## ${'A very long heading '.repeat(6)}\n\nText.\n`,
  (body) => `${body}\n[a](/guides/not-there) [b](/faq#nothing)\n`,
  (body) => `${body}\n[a](/tools) [b](#main) [c](https://example.org/)\n`,
  (body) => `${body}\n![x](./nope.png)\n`,
  (body) => `${body}\n<table><tr><td>x</td></tr></table>\n<h2>Raw</h2>\n`,
  (body) => `${body}\n- \n- \n\n> \n\n1.\n`,
  (body) => `${body}\n| a | b |\n| - | - |\n`,
  (body) => `${body}\n${'wonderfullylongword'.repeat(8)}\n`,
  (body) => body.replaceAll('## ', '### '),
  (body) => body.slice(0, Math.floor(body.length / 2)),
  (body) => `First of all.\n\n${body}`,
  (body) => `${body}\n\`\`\`js\nconst x = '<script>';\n\`\`\`\n`,
];

const rebody: Change = (_folder, file, random) => {
  const text = readFileSync(file, 'utf8');
  const [, open = '', yaml = '', close = '', body] = FRONT_MATTER.exec(text) ?? [];
  if (body === undefined) return null;
  const index = random.below(BODIES.length);
  const after = BODIES[index]?.(body) ?? body;
  return rewrite('rebody', `no. ${index}`, file, `${open}${yaml}${close}${after}`);
};

/** Makes a draft of what is on the site, or has it wait for a day. */
const withhold: Change = (_folder, file, random) =>
  changeFields(
    file,
    (document) => {
      const [field, value] = random.pick([
        ['draft', true],
        ['publishOn', '2999-01-01'],
        ['publishOn', '2020-01-01'],
      ] as const);
      document.set(field, value);
      return `${field}: ${value}`;
    },
    'withhold',
  );

/** Ways to break content, the ones that a check may well pass several times. */
const CHANGES: readonly Change[] = [
  remove,
  remove,
  rename,
  empty,
  cut,
  swap,
  corrupt,
  corrupt,
  retype,
  retype,
  renumber,
  renumber,
  renumber,
  reword,
  reword,
  reword,
  relist,
  relist,
  relist,
  unknow,
  unknow,
  unknow,
  rebody,
  rebody,
  withhold,
  withhold,
];

/** Changes one file of a content, at random; `null` where the chosen change does not fit the file. */
export function mutate(
  folder: string,
  untouched: readonly string[],
  random: Seeded,
): Mutation | null {
  const file = random.pick(untouched);
  try {
    return random.pick(CHANGES)(folder, file, random);
  } catch (error) {
    // A mutation that YAML cannot write down is none.
    if (existsSync(file)) return null;
    throw error;
  }
}
