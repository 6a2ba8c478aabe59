import { stringify } from 'yaml';
import { inPlainLetters } from '#check/read/file-names.ts';
import { inOneLine } from '#check/rules/aging-dates.ts';
import {
  baseOf,
  COLLECTION_NAMES,
  collectionOf,
  type CollectionName,
} from '#schemas/collections.ts';
import {
  branchesOf,
  isExpected,
  isNullable,
  isRecordOfGroups,
  type JsonSchema,
  jsonSchemaOf,
} from '../json-schema.ts';
import { exampleOf, type Path } from './worked-examples.ts';

type Named = {
  name: string;
  slug: string;
  today: string;
  casinos?: readonly string[];
  people?: readonly string[];
};
type Values = Readonly<Record<string, unknown>>;

export type Template = {
  collection: CollectionName;
  folder: string;
  ending: string;
  /** Values of a new file that follow from its name and the day. */
  known: (named: Named) => Values;
  next: (named: Named) => string | null;
  /** The text of a new file. */
  write: (named: Named) => string;
};

type Own = {
  /** Values of this collection, besides those of `ofAnyKind`. */
  known?: (named: Named) => Values;
  body?: string;
  next?: (named: Named) => string;
};

const BODY = '\nBegin with the point.\n';

/** Values and texts of new files that their schemas do not give. */
const OWN: Partial<Record<CollectionName, Own>> = {
  casinos: {
    known: ({ name }) => ({
      initials: initialsOf(name),
      history: [],
      sources: {},
    }),
    next: ({ slug, today }) =>
      [
        `It needs a link in ${baseOf('links')}/links.yaml, with its host under allowedHosts:`,
        `  - { casino: ${stringify(slug).trim()}, url: 'https://…', payment: unpaid, since: ${today} }`,
      ].join('\n'),
  },
  bonuses: {
    known: ({ slug, casinos = [] }) => ({ casino: casinoOf(slug, casinos) ?? slug, sources: {} }),
  },
  blog: { known: () => ({ sources: [] }) },
  payoutTests: {
    known: ({ slug, casinos = [] }) => ({ casino: casinoOf(slug, casinos) }),
  },
  // The command takes the code of a coin, not its name.
  coins: {
    known: ({ slug }) => ({ name: undefined, code: slug.toUpperCase() }),
  },
  games: { known: () => ({ title: undefined }) },
  helplines: { known: () => ({ verification: 'unverified' }) },
  pages: {
    known: () => ({ sources: [] }),
    body: `\n## In short\n${BODY}`,
    next: ({ slug, name }) =>
      `A line under menu.footer in ${baseOf('site')}/site.yaml puts it under every page:\n      - { text: ${JSON.stringify(name)}, href: /${slug} }`,
  },
};

/** Values for these fields, if the schema has them. */
const ofAnyKind = ({ name, today, people = [] }: Named): Values => ({
  draft: true,
  ...{ name, title: name, question: name },
  publishedOn: today,
  // With several people the file lists whom to choose from.
  ...(people.length === 1 && { writtenBy: people[0] }),
});

export const TEMPLATES: Record<string, Template> = Object.fromEntries(
  COLLECTION_NAMES.flatMap((collection) => {
    const { pattern, schema, kind } = collectionOf(collection);
    if (kind === null) return [];
    const own = OWN[collection];
    const { body = BODY, next = () => null } = own ?? {};
    const ending = pattern.replace('*', '');
    const fields = jsonSchemaOf(schema);
    const known = (named: Named) => ({
      ...Object.fromEntries(
        Object.entries(ofAnyKind(named)).filter(([name]) => name in (fields.properties ?? {})),
      ),
      ...own?.known?.(named),
    });
    const write = (named: Named) => {
      const yaml = fieldsOf(fields, known(named), [collection]);
      return ending === '.md' ? `---\n${yaml}---\n${body}` : yaml;
    };
    return [[kind, { collection, folder: baseOf(collection), ending, known, next, write }]];
  }),
);

function fieldsOf(schema: JsonSchema, known: Values, path: Path): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => {
      const mayBeLeftOut = known[name] === undefined && !isExpected(schema, name, field);
      const at = [...path, name];
      return mayBeLeftOut ? leftOut(field, at) : fieldLines(field, known[name], at);
    })
    .join('');
}

/** Optional fields are comments, with an example value. */
function leftOut(field: JsonSchema, path: Path): string {
  const example = `# ${nameOf(path)}: ${inOneLine(exampleOf(field, path))}`;
  return indented([...about(field), ...choices(field), example], path);
}

const nameOf = (path: Path): string => path.at(-1) ?? '';

const indented = (lines: readonly string[], path: Path): string =>
  lines.map((line) => `${'  '.repeat(path.length - 2)}${line}\n`).join('');

const about = ({ description }: JsonSchema) =>
  description === undefined ? [] : [`# ${description}`];

const choices = ({ enum: all }: JsonSchema) =>
  all === undefined ? [] : [`# one of: ${all.join(', ')}`];

function fieldLines(field: JsonSchema, known: unknown, path: Path): string {
  const name = nameOf(path);
  if (known !== undefined && known !== null && !isBlank(known)) {
    return indented([...about(field), `${name}: ${JSON.stringify(known)}`], path);
  }
  if (isNullable(field)) {
    const notes = ['# null: not found out yet', ...valuesIn(field).map((values) => `# ${values}`)];
    return indented([...about(field), ...notes, ...worked(field, path), `${name}: null`], path);
  }
  const group = branchesOf(field).find(({ properties }) => properties !== undefined);
  if (group !== undefined) {
    return indented([...about(field), `${name}:`], path) + fieldsOf(group, {}, path);
  }
  const hints = [...about(field), ...choices(field), ...worked(field, path)];
  return indented([...hints, `${name}:${blank(field)}`], path);
}

/** Longer examples are written over several lines. */
const LONGEST_EXAMPLE = 150;

/** An example value, as a comment beside the field. */
function worked(field: JsonSchema, path: Path): string[] {
  if (field.enum !== undefined || field.type === 'boolean') return [];
  const example = exampleOf(field, path);
  const inALine = inOneLine(example);
  const isList = Array.isArray(example) && example.some((entry) => typeof entry === 'object');
  if (!isList && !isRecordOfGroups(field) && inALine.length <= LONGEST_EXAMPLE) {
    return [`# such as: ${inALine}`];
  }
  const text = stringify({ [nameOf(path)]: example }, { lineWidth: 0 }).trimEnd();
  return ['# such as:', ...text.split('\n').map((line) => `#   ${line}`)];
}

/** Values that all facts share: docs/CONTENT.md lists them once. */
const OF_EVERY_FACT = ['grade', 'currency'];

/** The enums in a map, such as “level: one of none, on-suspicion”. */
function valuesIn(field: JsonSchema, name = ''): string[] {
  const branches = branchesOf(field);
  if (branches[0] !== field) return branches.flatMap((branch) => valuesIn(branch, name));
  const said = (words: string) => (name === '' ? words : `${name}: ${words}`);
  return [
    ...(field.enum === undefined ? [] : [said(`one of ${field.enum.join(', ')}`)]),
    ...(field.items?.enum === undefined ? [] : [said(`any of ${field.items.enum.join(', ')}`)]),
    ...(field.const === undefined ? [] : [said(`or ${String(field.const)}`)]),
    ...Object.entries(field.properties ?? {})
      .filter(([part]) => !OF_EVERY_FACT.includes(part))
      .flatMap(([part, inner]) => valuesIn(inner, part)),
  ];
}

/** An empty list or map. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function blank(field: JsonSchema): string {
  if (field.type === 'array') return ' []';
  if (isRecordOfGroups(field)) return ' {}';
  return field.type === 'boolean' ? ' false' : '';
}

/** The casino of an offer, from its file name: harbour-dice-welcome belongs to harbour-dice. */
function casinoOf(slug: string, casinos: readonly string[]): string | undefined {
  return casinos
    .filter((casino) => slug === casino || slug.startsWith(`${casino}-`))
    .toSorted((a, b) => b.length - a.length)[0];
}

export function initialsOf(name: string): string {
  return inPlainLetters(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
}
