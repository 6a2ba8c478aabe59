import path from 'node:path';
import { createElement, type JSXElementConstructor } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { htmlFaults } from '#tools/html/html-faults.ts';
import type { Examples } from './examples.ts';
import { LooksOfProps, type Props } from '#tests/looks-of-props.ts';

type AnyComponent = JSXElementConstructor<object>;

/** The props that each component was given while the examples were rendered. */
const given = vi.hoisted(() => new Map<unknown, Props[]>());

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const original = await importOriginal<{ jsxDEV: (type: unknown, props: Props) => unknown }>();
  return {
    ...original,
    jsxDEV(type: unknown, props: Props, ...rest: []) {
      if (typeof type !== 'string') given.set(type, [...(given.get(type) ?? []), props]);
      return original.jsxDEV(type, props, ...rest);
    },
  };
});

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.examples.tsx', '!./templates/**'],
  { eager: true },
);
const exampleFiles = import.meta.glob<{ examples: Examples<AnyComponent> }>('./**/*.examples.tsx', {
  eager: true,
});

const nameOf = (file: string) => path.basename(file).split('.')[0] ?? '';

/** Each look as markup, as React writes it and before any browser has put it right. */
const markup: [look: string, html: string][] = [];

for (const [file, { examples }] of Object.entries(exampleFiles)) {
  const component = modules[file.replace('.examples.tsx', '.tsx')]?.[nameOf(file)] as AnyComponent;
  for (const [look, props] of Object.entries(examples)) {
    given.set(component, [...(given.get(component) ?? []), props as Props]);
    markup.push([
      `${nameOf(file)}, ${look}`,
      renderToStaticMarkup(createElement(component, props)),
    ]);
  }
}

/** Every component but the templates, which are whole pages, with what it was given. */
const components = Object.entries(modules).flatMap(([file, exported]) => {
  const name = nameOf(file);
  const component = exported[name];
  if (component === undefined) return [];
  return [{ name, file: path.join(import.meta.dirname, file), props: given.get(component) ?? [] }];
});
const looks = new LooksOfProps(
  components.map(({ file }) => file),
  path.join(import.meta.dirname, '../..'),
);
for (const { name, file, props } of components) looks.note(file, name, props);

describe('the examples of the components', () => {
  test('are there', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(Object.keys(exampleFiles).length).toBeGreaterThan(50);
  });

  test('show every component that can look more than one way, by itself or inside another', () => {
    const hidden = components.filter(
      ({ file, props }) => props.length === 0 && !looks.hasOneLook(file),
    );
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  test('show every look that the props allow', () => {
    expect(looks.unseen()).toEqual([]);
  });

  test.each(markup)('are valid HTML: %s', async (look, html) => {
    const page = `<!doctype html><html lang="en"><head><title>${look}</title></head><body>${html}</body></html>`;
    // A look has the headings that it has on its page.
    expect(await htmlFaults(page, `${look}.html`, { 'heading-level': 'off' })).toEqual([]);
  });
});
