import { describe, expect, test } from 'vitest';
import { readFiles, textOfFile } from '#check/read/read-content.ts';
import { collectionOf } from '#schemas/collections.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { isRecordOfGroups, type JsonSchema, formSchemaOf } from '../json-schema.ts';
import { fromForm, isFields, SHAPE, shapesOf, toForm } from './form-data.ts';
import { isSame, withValues } from './keep-style.ts';

/** Values that a form of their schema could not show, and would lose. */
function unshown(value: unknown, schema: JsonSchema, at: string): string[] {
  if (value === null || value === undefined) return [];
  const [shape = schema, ...others] = shapesOf(schema);
  if (others.length > 0) return isFields(value) && SHAPE in value ? [] : [at];
  if (isRecordOfGroups(shape)) return Array.isArray(value) ? [] : [at];
  if (shape.type === 'array') return Array.isArray(value) ? [] : [at];
  if (shape.properties === undefined) return typeof value === 'object' ? [at] : [];
  if (!isFields(value)) return [at];
  return Object.entries(value).flatMap(([name, one]) => {
    const field = shape.properties?.[name];
    return field === undefined ? [`${at}.${name}`] : unshown(one, field, `${at}.${name}`);
  });
}

const files = readFiles('.', SAMPLE).map(({ entry, text }) => {
  const schema = formSchemaOf(collectionOf(entry.collection).schema);
  const yaml = `${textOfFile(text, entry.file).yaml.trimEnd()}\n`;
  return { file: entry.file, yaml, data: entry.data, schema, form: toForm(entry.data, schema) };
});

test.each(files)('$file can be shown in a form, and comes back as it was', (one) => {
  expect(unshown(one.form, one.schema, '')).toEqual([]);
  const back = fromForm(one.form, one.schema);
  expect(isSame(back, one.data)).toBe(true);
  expect(withValues(one.yaml, back as object)).toBe(one.yaml);
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
