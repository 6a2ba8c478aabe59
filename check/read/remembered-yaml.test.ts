import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';
import { rememberedYaml } from './remembered-yaml.ts';

test.each(['name: Ada\nrows: [1, 2]\n', 'name: &a Ada\nother: *a\n', 'name: [\n'])(
  'reads %j as it is read anew, the first time and the second',
  (text) => {
    const anew = readYaml(text);
    expect(rememberedYaml(text)).toEqual(anew);
    expect(rememberedYaml(text)).toEqual(anew);
  },
);

test('tells lines of the file that the text is a part of', () => {
  const text = 'name: &a Ada\n';
  expect(rememberedYaml(text, 1).faults[0]?.line).toBe(1);
  expect(rememberedYaml(text, 7).faults[0]?.line).toBe(7);
});

test('reads a text once', () => {
  const text = 'reads: once\n';
  expect(rememberedYaml(text)).toBe(rememberedYaml(text));
});
