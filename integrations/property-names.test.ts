import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesInBuild, renameProperties, shortPropertyNames } from './property-names.ts';

const COMMENTS = /\/\*[\s\S]*?\*\//g;

describe('the short names of custom properties', () => {
  test('are shortest for those that are used most, whatever the order of the sheets', () => {
    const sheets = [
      ':root{--ink:#000;--paper: #fff}',
      'a{color:var(--paper)}',
      'b{color:var( --paper )}',
    ];
    for (const order of [sheets, sheets.toReversed()]) {
      expect([...shortPropertyNames(order)]).toEqual([
        ['--paper', '--a'],
        ['--ink', '--b'],
      ]);
    }
  });

  test('are different for as many as there are, and of one letter or two', () => {
    const sheet = Array.from({ length: 120 }, (_, i) => `--name-${i}:0;`).join(' ');
    const names = [...shortPropertyNames([sheet]).values()];
    expect(new Set(names).size).toBe(120);
    for (const name of names) expect(name).toMatch(/^--[a-zA-Z]{1,2}$/);
  });

  test('are not given to the fonts, whose rules are written elsewhere', () => {
    expect([
      ...shortPropertyNames(['a{font:1em var(--font-sans);color:var(--ink)}']).keys(),
    ]).toEqual(['--ink']);
  });

  test('are safe, as no script and no markup names a property but those of the fonts', () => {
    const naming = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] }).flatMap(
      (file) =>
        [
          ...readFileSync(file, 'utf8')
            .replace(COMMENTS, '')
            .matchAll(/['"`:]\s*(--[a-z][a-z0-9-]*)/g),
        ]
          .map(([, name = '']) => name)
          .filter((name) => !name.startsWith('--font-'))
          .map((name) => `${file}: ${name}`),
    );
    expect(naming).toEqual([]);
  });

  test('are given to all that the style sheets of the site use', () => {
    expect(namesInBuild().size).toBeGreaterThan(90);
    expect(namesInBuild().get('--paper')).toMatch(/^--[a-zA-Z]{1,2}$/);
  });
});

describe('the names of a style sheet', () => {
  const renamed = (prop: string, value: string) => {
    const declaration = { prop, value };
    const names = new Map([
      ['--ink', '--a'],
      ['--ink-2', '--b'],
    ]);
    renameProperties(names).OnceExit({ walkDecls: (visit) => visit(declaration) });
    return declaration;
  };

  test('are short where a property is set and where it is used', () => {
    expect(renamed('--ink', 'light-dark(#000, #fff)').prop).toBe('--a');
    expect(renamed('border', '1px solid var(--ink-2, var(--ink))').value).toBe(
      '1px solid var(--b, var(--a))',
    );
  });

  test('stay where they are none of the site', () => {
    expect(renamed('--ink-3', 'var(--font-sans)')).toEqual({
      prop: '--ink-3',
      value: 'var(--font-sans)',
    });
  });
});
