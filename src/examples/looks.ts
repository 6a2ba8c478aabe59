import { createElement, type JSXElementConstructor } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Examples } from '#components/examples.ts';

type AnyComponent = JSXElementConstructor<object>;

const EXAMPLES = import.meta.glob<{ examples: Examples<AnyComponent> }>(
  '../components/**/*.examples.tsx',
  { eager: true },
);
const COMPONENTS = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../components/*/*/*.tsx', '!../components/*/*/*.test.tsx', '!../components/*/*/*.examples.tsx'],
  { eager: true },
);

/** All components with examples, each example as HTML. */
export const exampleComponents = () =>
  Object.entries(EXAMPLES).map(([file, { examples }]) => {
    const name = file.split('/').at(-1)?.replace('.examples.tsx', '') ?? '';
    const module = file.replace('.examples.tsx', '.tsx');
    const component = COMPONENTS[module]?.[name];
    if (component === undefined) throw new Error(`Expected ${module} to export ${name}`);
    const looks = Object.entries(examples).map(([look, props]) => ({
      name: look,
      html: renderToStaticMarkup(createElement(component as AnyComponent, props)),
    }));
    return { name, looks };
  });
