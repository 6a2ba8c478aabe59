import { describe, expect, test } from 'vitest';
import { readFiles, textOfFile } from '#check/read/read-content.ts';
import { collectionOf } from '#schemas/collections.ts';
import { CONTENTS, SAMPLE } from '#tests/fixtures/contents.ts';
import { isRecordOfGroups, type JsonSchema, formSchemaOf } from '../json-schema.ts';
import { cmsSettings } from './cms-settings.ts';
import { fromForm, isFields, KEY, SHAPE, shapeName, shapesOf, toForm, VALUE } from './form-data.ts';
import { isSame, withValues } from './keep-style.ts';

/** Values that a form of their schema could not show, and would lose. */
function unshown(value: unknown, schema: JsonSchema, at: string): string[] {
  if (value === null || value === undefined) return [];
  const shapes = shapesOf(schema);
  const [first = schema] = shapes;
  const named = isFields(value) ? shapes.find((one) => shapeName(one) === value[SHAPE]) : undefined;
  if (shapes.length > 1 && named === undefined) return [at];
  const shape = named ?? first;
  if (Array.isArray(value)) {
    const items = isRecordOfGroups(shape) ? shape.additionalProperties : shape.items;
    if (typeof items !== 'object') return [at];
    return value.flatMap((one: unknown, index) => unshown(bareOf(one), items, `${at}.${index}`));
  }
  if (!isFields(value)) return shape.properties === undefined ? [] : [at];
  return Object.entries(value).flatMap(([name, one]) => {
    if (name === SHAPE) return [];
    if (name === VALUE && shape.properties === undefined) return unshown(one, shape, at);
    const field = shape.properties?.[name];
    return field === undefined ? [`${at}.${name}`] : unshown(one, field, `${at}.${name}`);
  });
}

/** An entry without the names that a form adds to it. */
function bareOf(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const fields = Object.entries(entry).filter(([name]) => name !== KEY);
  const [first] = fields;
  return fields.length === 1 && first?.[0] === VALUE ? first[1] : Object.fromEntries(fields);
}

const files = [SAMPLE, CONTENTS['one-of-everything'].contentDir]
  .flatMap((folder) => readFiles('.', folder))
  .map(({ entry, text }) => {
    const schema = formSchemaOf(collectionOf(entry.collection).schema);
    const yaml = `${textOfFile(text, entry.file).yaml.trimEnd()}\n`;
    return { file: entry.file, yaml, data: entry.data, schema, form: toForm(entry.data, schema) };
  });

test.each(files)('$file can be shown in a form, and comes back as it was', (one) => {
  expect(unshown(one.form, one.schema, '')).toEqual([]);
  const back = fromForm(one.form, one.schema);
  expect(isSame(back, one.data)).toBe(true);
  // Texts that somebody has folded are written on one line.
  if (!/^ +\w[^:]*$/m.test(one.yaml)) expect(withValues(one.yaml, back as object)).toBe(one.yaml);
});

test('the shapes of a field have names of their own, without which the forms do not open', () => {
  const twice: string[] = [];
  JSON.stringify(cmsSettings({}), (name, value: unknown) => {
    const types: unknown = isFields(value) ? value['types'] : undefined;
    const names = Array.isArray(types) ? types.map((one: { name: string }) => one.name) : [];
    if (new Set(names).size < names.length) twice.push(`${name}: ${names.join()}`);
    return value;
  });
  expect(twice).toEqual([]);
});

describe('values in a text', () => {
  const TEXT = `# Read twice.
name: Harbour # as it writes it
logo: null
facts:
  coins: { value: [BTC, ETH], source: terms }
  kyc: null
history:
  - on: 2026-11-20
    why: "It was rewritten."
`;
  const VALUES = {
    name: 'Harbour',
    facts: { coins: { value: ['BTC', 'ETH'], source: 'terms' } },
    history: [{ on: '2026-11-20', why: 'It was rewritten.' }],
  };
  test.each([
    ['none is changed', VALUES, TEXT],
    ['one is changed', { ...VALUES, name: 'Haven' }, TEXT.replace('Harbour', 'Haven')],
    [
      'one is added and one taken out',
      { name: 'Harbour', chip: 3, history: VALUES.history },
      TEXT.replace(/facts:\n.*\n.*\n/, '').replace('logo:', 'chip: 3\nlogo:'),
    ],
  ])('%s', (_, values, text) => {
    expect(withValues(TEXT, values)).toBe(text);
  });
});
