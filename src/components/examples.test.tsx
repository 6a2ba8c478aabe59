import path from 'node:path';
import { createElement, type JSXElementConstructor } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { htmlFaults } from '#tests/fixtures/html-faults.ts';
import type { Examples } from './examples.ts';

type AnyComponent = JSXElementConstructor<object>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.examples.tsx', '!./templates/**'],
  { eager: true },
);
const exampleFiles = import.meta.glob<{ examples: Examples<AnyComponent> }>('./**/*.examples.tsx', {
  eager: true,
});

/** Each look as React writes it, before a browser has repaired anything. */
const markup = Object.entries(exampleFiles).flatMap(([file, { examples }]) => {
  const name = path.basename(file, '.examples.tsx');
  const component = modules[file.replace('.examples.tsx', '.tsx')]?.[name] as AnyComponent;
  return Object.entries(examples).map(([look, props]): [look: string, html: string] => [
    `${name}, ${look}`,
    renderToStaticMarkup(createElement(component, props)),
  ]);
});

describe('the examples of the components', () => {
  test('are there', () => {
    expect(Object.keys(exampleFiles).length).toBeGreaterThan(15);
  });

  test.each(markup)('are valid HTML: %s', async (look, html) => {
    const page = `<!doctype html><html lang="en"><head><title>${look}</title></head><body>${html}</body></html>`;
    // A look has the heading levels that it has on its page.
    expect(await htmlFaults(page, `${look}.html`, { 'heading-level': 'off' })).toEqual([]);
  });
});
