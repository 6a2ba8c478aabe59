import { stringify } from 'yaml';
import * as z from 'zod';
import { baseOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';

export type Named = { name: string; slug: string; today: string };
/** Values of fields by their names, those of a group of fields by theirs in turn. */
export type Values = Readonly<Record<string, unknown>>;

export type Template = {
  collection: CollectionName;
  folder: string;
  ending: string;
  /** What a new file says at once, of its name and the day. */
  known: Known;
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
  format?: string;
};

/** Values that a new file can have at once; everything else waits to be filled in. */
type Known = (named: Named) => Values;

const KNOWN: Record<string, { collection: CollectionName; known: Known; body?: string }> = {
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
  },
  bonus: {
    collection: 'bonuses',
    known: ({ slug, today }) => ({ casino: slug, draft: true, updatedOn: today, sources: {} }),
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
    known: ({ name, today }) => ({ name, checkedOn: today }),
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
    known: ({ slug, today }) => ({ code: slug.toUpperCase(), checkedOn: today }),
  },
  question: { collection: 'faq', known: ({ name }) => ({ draft: true, question: name }) },
  helpline: {
    collection: 'helplines',
    known: ({ name, today }) => ({ name, verification: 'unverified', checkedOn: today }),
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
  Object.entries(KNOWN).map(([kind, { collection, known, body }]) => {
    const { pattern, schema } = COLLECTIONS[collection];
    const ending = pattern.replace('*', '');
    const write = (named: Named, answers: Values = {}) => {
      const yaml = fieldsOf(jsonSchema(schema), { ...known(named), ...answers }, 0);
      return ending === '.md' ? `---\n${yaml}---\n${body ?? ''}` : yaml;
    };
    return [kind, { collection, folder: baseOf(collection), ending, known, write }];
  }),
);

export const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function fieldsOf(schema: JsonSchema, known: Values, depth: number): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => {
      const mayBeLeftOut =
        schema.required?.includes(name) !== true && known[name] === undefined && !isNullable(field);
      return mayBeLeftOut
        ? leftOut(name, field, depth)
        : fieldLines(name, field, known[name], depth);
    })
    .join('');
}

/** A field that a file can do without stands there as a remark, with what it could say. */
function leftOut(name: string, field: JsonSchema, depth: number): string {
  const indent = '  '.repeat(depth);
  const example = inOneLine(exampleOf(field, name));
  return `${aboutOf(field, indent)}${choices(field, indent)}${indent}# ${name}: ${example}\n`;
}

const aboutOf = ({ description }: JsonSchema, indent: string) =>
  description === undefined ? '' : `${indent}# ${description}\n`;

function fieldLines(name: string, field: JsonSchema, known: unknown, depth: number): string {
  const indent = '  '.repeat(depth);
  const about = aboutOf(field, indent);
  if (field.properties !== undefined && isGroup(known)) {
    return `${about}${indent}${name}:\n${fieldsOf(field, known, depth + 1)}`;
  }
  if (known !== undefined && known !== null) {
    return `${about}${indent}${name}: ${JSON.stringify(known)}\n`;
  }
  const shape = objectIn(field);
  if (isNullable(field)) {
    const worked =
      shape === undefined ? '' : `${indent}# such as: ${inOneLine(exampleOf(shape))}\n`;
    return `${about}${indent}# null: not found out yet\n${worked}${indent}${name}: null\n`;
  }
  if (shape !== undefined) return `${about}${indent}${name}:\n${fieldsOf(shape, {}, depth + 1)}`;
  return `${about}${choices(field, indent)}${indent}${name}: ${blank(field)}\n`;
}

/** Values of some fields of a group, and not of a list. */
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const branches = (field: JsonSchema) => field.anyOf ?? field.oneOf ?? [];

function objectIn(field: JsonSchema): JsonSchema | undefined {
  if (field.properties !== undefined) return field;
  return branches(field).find((branch) => branch.properties !== undefined);
}

export const isNullable = (field: JsonSchema) =>
  branches(field).some(({ type }) => type === 'null');

/** What a field could say, so that nobody has to study the schema: the first of a list, a plain number. */
export function exampleOf(field: JsonSchema, name = ''): unknown {
  if (name in WORKED) return WORKED[name];
  const [choice] = field.enum ?? [];
  if (choice !== undefined) return choice;
  if (field.const !== undefined) return field.const;
  const [branch] = branches(field).filter(({ type }) => type !== 'null');
  if (branch !== undefined) return exampleOf(branch, name);
  if (field.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(field.properties)
        .filter(([key]) => field.required?.includes(key))
        .map(([key, value]) => [key, exampleOf(value, key)]),
    );
  }
  if (field.type === 'array') return field.items === undefined ? [] : [exampleOf(field.items)];
  if (field.type === 'boolean') return true;
  return ['number', 'integer'].includes(String(field.type)) ? 10 : '…';
}

/** Of fields whose form says little about what goes in. */
const WORKED: Readonly<Record<string, unknown>> = {
  source: 'terms',
  grade: 'D',
  checkedOn: '2026-11-20',
  publishOn: '2026-12-01',
  website: 'https://its-name.example',
  url: 'https://its-name.example/terms',
  href: '/faq',
  file: './roulette-wheel.jpg',
  alt: 'A roulette wheel seen from above, with one green pocket',
  logo: './its-name.svg',
  alsoIn: ['weekly'],
  minorUnits: 1000,
  display: '0808 8020 133',
  tel: 'tel:+448088020133',
};

/** As it would be typed: { value: 2019, source: terms }. */
const inOneLine = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();

function choices(field: JsonSchema, indent: string): string {
  return field.enum === undefined ? '' : `${indent}# one of: ${field.enum.join(', ')}\n`;
}

function blank(field: JsonSchema): string {
  if (field.type === 'array') return '[]';
  if (field.type === 'boolean') return 'false';
  return '';
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
