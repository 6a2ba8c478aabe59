import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { freshFolder } from '#tests/fixtures/fresh-folder.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { editorSchemaOf, type JsonSchema, jsonSchemaOf } from '../json-schema.ts';
import { type Template, TEMPLATES } from './templates.ts';
import { exampleOf } from './worked-examples.ts';

const named = { name: 'Tést Palace', slug: 'test-palace', today: '2026-11-20' };

const schemaOf = ({ collection }: Template): z.ZodType => COLLECTIONS[collection].schema;

/** The texts that a template knows of a new file; what it leaves blank is not among them. */
const textsOf = (known: object) =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => typeof value === 'string'));

describe('templates', () => {
  test.each(Object.entries(TEMPLATES))(
    'a new %s has every field and no other',
    (_kind, template) => {
      const text = template.write(named);
      const data = parse(
        template.ending === '.md' ? (text.split('---\n')[1] ?? '') : text,
      ) as object;
      const issues = schemaOf(template).safeParse(data).error?.issues ?? [];
      const wrongField = issues.filter(({ code }) => code === 'unrecognized_keys');
      const absent = issues.filter(
        ({ path }) =>
          path.reduce<unknown>(
            (node, key) => (node as Record<PropertyKey, unknown> | null)?.[key],
            data,
          ) === undefined,
      );
      expect(wrongField).toEqual([]);
      expect(absent).toEqual([]);
    },
  );

  test.each(
    Object.entries({
      casino: [
        // An unknown field stands beside its example and its choices.
        '# such as: { value: 2019, source: terms, checkedOn: 2026-11-20, grade: D }\n  established: null\n',
        '# null: not found out yet\n  # standing: or on-register\n  # standing: or claimed\n  # standing: or none-found\n',
        '# value: any of deposit-limit, loss-limit, ',
        '# value: or no-limit\n',
        '#   sources:\n#     terms:\n#       title: ',
        'initials: "TP"',
      ],
      // A list of groups as it would stand in the file, and what a file can do without.
      article: [
        '# Pages to read next\n# related: [ { href: /guides/reading-bonus-terms, text: How to read bonus terms } ]\n',
        '# picture: { file: ./roulette-wheel.jpg, alt: A roulette wheel seen from above }\n',
      ],
    }),
  )('a new %s has these lines', (kind, lines) => {
    for (const line of lines) expect(TEMPLATES[kind]?.write(named)).toContain(line);
  });

  test.each(Object.entries(TEMPLATES))(
    'a new %s shows a worked example of each field, and the schema takes them',
    (kind, template) => {
      expect(template.write(named)).not.toContain('…');
      const { collection } = template;
      const schema = jsonSchemaOf(schemaOf(template));
      const all = { ...schema, required: Object.keys(schema.properties ?? {}) };
      const worked = {
        ...Object(exampleOf(all, [collection])),
        ...textsOf(template.known(kind === 'coin' ? { ...named, slug: 'ltc' } : named)),
      } as unknown;
      const issues = schemaOf(template).safeParse(worked).error?.issues ?? [];
      // Of a list that takes several, one shows how they look.
      const refused = issues.filter(
        (issue) => issue.code !== 'too_small' || issue.origin !== 'array',
      );
      expect(refused).toEqual([]);
    },
  );

  test('an offer is of the casino whose name its own begins with', () => {
    const offer = { name: 'x', slug: 'harbour-dice-welcome', today: '2026-11-20' };
    const casinos = ['harbour', 'harbour-dice', 'other'];
    expect(TEMPLATES['bonus']?.write({ ...offer, casinos })).toContain('casino: "harbour-dice"');
    expect(TEMPLATES['bonus']?.write({ ...offer, slug: 'other', casinos })).toContain(
      'casino: "other"',
    );
  });
});

const bonusClauses = (schema: unknown) => (schema as JsonSchema).properties?.['terms']?.properties;

const folder = freshFolder();
test('npm run schemas writes a schema for each collection, and the setting that git keeps', () => {
  const cwd = folder();
  spawnSync(process.execPath, [path.resolve('owner/schemas.ts')], { cwd });
  const read = (root: string, file: string) =>
    JSON.parse(readFileSync(path.join(root, '.vscode', file), 'utf8')) as unknown;
  expect(read(cwd, 'settings.json')).toEqual(read('.', 'settings.json'));
  for (const [name, { schema }] of Object.entries(COLLECTIONS)) {
    expect(read(cwd, `schemas/${name}.schema.json`)).toEqual(editorSchemaOf(schema));
  }
  // Terms as they are written are no mistake in an editor.
  const clauses = bonusClauses(read(cwd, 'schemas/bonuses.schema.json'));
  for (const name of ['wagering', 'maxBet', 'maxCashOut', 'cap', 'needsDeposit']) {
    expect(clauses).toHaveProperty(
      `${name}.anyOf.0.properties.value.anyOf`,
      expect.arrayContaining([expect.objectContaining({ type: 'string' })]),
    );
  }
});
