import { stringify } from 'yaml';
import * as z from 'zod';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { workedFor } from './worked-examples.ts';

export type Named = {
  name: string;
  slug: string;
  today: string;
  /** The casinos on file, by their file names. */
  casinos?: readonly string[];
};
/** Values of fields by their names, those of a group of fields by theirs in turn. */
export type Values = Readonly<Record<string, unknown>>;

export type Template = {
  collection: CollectionName;
  folder: string;
  ending: string;
  /** What a new file says at once, of its name and the day. */
  known: Known;
  /** What else a new entry needs, outside its file. */
  next: (named: Named) => string | null;
  /** The text of a new file; `answers` stand in the place of what would be blank. */
  write: (named: Named, answers?: Values) => string;
};

export type JsonSchema = {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  additionalProperties?: JsonSchema | boolean;
  format?: string;
};

/** Values that a new file can have at once; everything else waits to be filled in. */
type Known = (named: Named) => Values;

const KNOWN: Record<
  string,
  {
    collection: CollectionName;
    known: Known;
    body?: string;
    next?: (named: Named) => string;
  }
> = {
  casino: {
    collection: 'casinos',
    known: ({ name, today }) => ({
      draft: true,
      sample: false,
      name,
      initials: initialsOf(name),
      isFeatured: false,
      updatedOn: today,
      facts: null,
      history: [],
      sources: {},
    }),
    next: ({ slug, today }) =>
      [
        `It needs a link in ${baseOf('links')}/links.yaml, with its host under allowedHosts:`,
        `  - { casino: ${slug}, url: 'https://…', payment: unpaid, since: ${today} }`,
      ].join('\n'),
  },
  bonus: {
    collection: 'bonuses',
    known: ({ slug, today, casinos = [] }) => ({
      casino: casinoOf(slug, casinos) ?? slug,
      draft: true,
      updatedOn: today,
      sources: {},
    }),
  },
  article: {
    collection: 'articles',
    known: ({ name, today }) => ({
      draft: true,
      title: name,
      publishedOn: today,
      updatedOn: today,
    }),
    body: '\nBegin with the point.\n',
  },
  country: {
    collection: 'countries',
    known: ({ name, today }) => ({ draft: true, name, checkedOn: today }),
  },
  post: {
    collection: 'blog',
    known: ({ name, today }) => ({
      draft: true,
      title: name,
      publishedOn: today,
      updatedOn: today,
      sources: [],
    }),
    body: '\nBegin with the point.\n',
  },
  coin: {
    collection: 'coins',
    known: ({ slug, today }) => ({ draft: true, code: slug.toUpperCase(), checkedOn: today }),
  },
  question: { collection: 'faq', known: ({ name }) => ({ draft: true, question: name }) },
  helpline: {
    collection: 'helplines',
    known: ({ name, today }) => ({
      draft: true,
      name,
      verification: 'unverified',
      checkedOn: today,
    }),
  },
  licence: {
    collection: 'licences',
    known: ({ name, today }) => ({ name, checkedOn: today }),
  },
  game: {
    collection: 'games',
    known: ({ name, today }) => ({ draft: true, name, checkedOn: today }),
  },
  rules: {
    collection: 'gameRules',
    known: ({ name, today }) => ({ draft: true, name, checkedOn: today }),
  },
  page: {
    collection: 'pages',
    known: ({ name, today }) => ({ draft: true, title: name, updatedOn: today, sources: [] }),
    body: '\n## In short\n\nBegin with the point.\n',
  },
  category: { collection: 'bonusCategories', known: ({ name }) => ({ name, title: name }) },
};

export const TEMPLATES: Record<string, Template> = Object.fromEntries(
  Object.entries(KNOWN).map(([kind, { collection, known, body, next = () => null }]) => {
    const { pattern, schema } = COLLECTIONS[collection];
    const ending = pattern.replace('*', '');
    const write = (named: Named, answers: Values = {}) => {
      const filled = { ...known(named), ...answers };
      const yaml = fieldsOf(jsonSchema(schema), filled, [collection]);
      return ending === '.md' ? `---\n${yaml}---\n${body ?? ''}` : yaml;
    };
    return [kind, { collection, folder: baseOf(collection), ending, known, next, write }];
  }),
);

export const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Where a field stands: the collection, then the names down to it. */
type Path = readonly string[];

/** Two spaces for each group that a field lies in. */
const indentOf = (path: Path) => '  '.repeat(path.length - 2);

function fieldsOf(schema: JsonSchema, known: Values, path: Path): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => {
      const mayBeLeftOut =
        schema.required?.includes(name) !== true && known[name] === undefined && !isNullable(field);
      const at = [...path, name];
      return mayBeLeftOut ? leftOut(field, at) : fieldLines(field, known[name], at);
    })
    .join('');
}

/** A field that a file can do without stands there as a remark, with what it could say. */
function leftOut(field: JsonSchema, path: Path): string {
  const indent = indentOf(path);
  const example = inOneLine(exampleOf(field, path));
  return `${aboutOf(field, indent)}${choices(field, indent)}${indent}# ${nameOf(path)}: ${example}\n`;
}

const nameOf = (path: Path): string => path.at(-1) ?? '';

const aboutOf = ({ description }: JsonSchema, indent: string) =>
  description === undefined ? '' : `${indent}# ${description}\n`;

function fieldLines(field: JsonSchema, known: unknown, path: Path): string {
  const indent = indentOf(path);
  const name = nameOf(path);
  const about = aboutOf(field, indent);
  if (field.properties !== undefined && isGroup(known)) {
    return `${about}${indent}${name}:\n${fieldsOf(field, known, path)}`;
  }
  if (isListOfGroups(known)) return `${about}${indent}${name}:\n${entries(known, indent)}`;
  if (known !== undefined && known !== null && !isBlank(known)) {
    return `${about}${indent}${name}: ${JSON.stringify(known)}\n`;
  }
  const shape = objectIn(field);
  if (isNullable(field)) {
    const known = valuesIn(field)
      .map((values) => `${indent}# ${values}\n`)
      .join('');
    return `${about}${indent}# null: not found out yet\n${known}${worked(field, path)}${indent}${name}: null\n`;
  }
  if (shape !== undefined) return `${about}${indent}${name}:\n${fieldsOf(shape, {}, path)}`;
  return `${about}${choices(field, indent)}${worked(field, path)}${indent}${name}: ${blank(field)}\n`;
}

/** A worked example longer than this is written down as it would stand in the file, line by line. */
const LONGEST_EXAMPLE = 150;

/** What the field could say, beside what it does say. */
function worked(field: JsonSchema, path: Path): string {
  if (field.enum !== undefined || field.type === 'boolean') return '';
  const indent = indentOf(path);
  const example = exampleOf(field, path);
  const inALine = inOneLine(example);
  const isShort = !isListOfGroups(example) && !isRecordOfGroups(field);
  if (isShort && inALine.length <= LONGEST_EXAMPLE) return `${indent}# such as: ${inALine}\n`;
  const lines = stringify({ [nameOf(path)]: example }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
  return `${indent}# such as:\n${lines.map((line) => `${indent}#   ${line}\n`).join('')}`;
}

/** What all facts choose from: said once, in docs/CONTENT.md. */
const OF_EVERY_FACT = ['grade', 'currency'];

/** The values that parts of a group are chosen from, such as “level: one of none, on-suspicion”. */
function valuesIn(field: JsonSchema, name = ''): string[] {
  const parts = Object.entries(field.properties ?? {}).filter(
    ([part]) => !OF_EVERY_FACT.includes(part),
  );
  const said = (words: string) => (name === '' ? words : `${name}: ${words}`);
  return [
    ...(field.enum === undefined ? [] : [said(`one of ${field.enum.join(', ')}`)]),
    ...(field.items?.enum === undefined ? [] : [said(`any of ${field.items.enum.join(', ')}`)]),
    ...(field.const === undefined ? [] : [said(`or ${String(field.const)}`)]),
    ...branches(field).flatMap((branch) => valuesIn(branch, name)),
    ...parts.flatMap(([part, inner]) => valuesIn(inner, part)),
  ];
}

/** Entries of a list, each a group; what nobody has answered yet waits as a blank. */
const entries = (list: readonly Values[], indent: string): string =>
  list
    .flatMap((group) =>
      Object.entries(group).map(([name, value], place) => {
        const said = value === undefined ? '' : ` ${JSON.stringify(value)}`;
        return `${indent}  ${place === 0 ? '-' : ' '} ${name}:${said}\n`;
      }),
    )
    .join('');

/** Values of some fields of a group, and not of a list. */
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfGroups = (value: unknown): value is readonly Values[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGroup);

/** A list or a group without anything in it yet. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Groups under names that the owner chooses, as the sources of a casino are. */
const isRecordOfGroups = ({ properties, additionalProperties }: JsonSchema): boolean =>
  properties === undefined && typeof additionalProperties === 'object';

export const branches = (field: JsonSchema) => field.anyOf ?? field.oneOf ?? [];

function objectIn(field: JsonSchema): JsonSchema | undefined {
  if (field.properties !== undefined) return field;
  return branches(field).find((branch) => branch.properties !== undefined);
}

export const isNullable = (field: JsonSchema) =>
  branches(field).some(({ type }) => type === 'null');

/** What a field could say, so that nobody has to study the schema: worked, or else the first of a list. */
export function exampleOf(field: JsonSchema, path: Path): unknown {
  const example = workedFor(path);
  if (example !== undefined) return example;
  const [choice] = field.enum ?? [];
  if (choice !== undefined) return choice;
  if (field.const !== undefined) return field.const;
  const [branch] = branches(field).filter(({ type }) => type !== 'null');
  if (branch !== undefined) return exampleOf(branch, path);
  if (field.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(field.properties)
        .filter(([key, value]) => field.required?.includes(key) || isNullable(value))
        .map(([key, value]) => [key, exampleOf(value, [...path, key])]),
    );
  }
  if (field.type === 'array')
    return field.items === undefined ? [] : [exampleOf(field.items, path)];
  if (field.type === 'boolean') return true;
  return ['number', 'integer'].includes(String(field.type)) ? 10 : '…';
}

/** As it would be typed: { value: 2019, source: terms }. */
const inOneLine = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();

function choices(field: JsonSchema, indent: string): string {
  return field.enum === undefined ? '' : `${indent}# one of: ${field.enum.join(', ')}\n`;
}

function blank(field: JsonSchema): string {
  if (field.type === 'array') return '[]';
  if (isRecordOfGroups(field)) return '{}';
  if (field.type === 'boolean') return 'false';
  return '';
}

/** Whose offer it is, by its name: harbour-dice-welcome is one of harbour-dice. */
function casinoOf(slug: string, casinos: readonly string[]): string | undefined {
  return casinos
    .filter((casino) => slug === casino || slug.startsWith(`${casino}-`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function initialsOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
}
