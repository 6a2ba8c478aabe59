import { JSDOM } from 'jsdom';
import { createElement, type JSXElementConstructor } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Examples } from '#components/examples.ts';

/** One component in one of its looks, as HTML. */
export type Look = { id: string; name: string; html: string };
export type ShownComponent = { name: string; looks: readonly Look[] };
export type Feature = { name: string; components: readonly ShownComponent[] };

type AnyComponent = JSXElementConstructor<object>;

const EXAMPLES = import.meta.glob<{ examples: Examples<AnyComponent> }>(
  '../components/**/*.examples.tsx',
  { eager: true },
);
const COMPONENTS = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../components/*/*/*.tsx', '!../components/*/*/*.test.tsx', '!../components/*/*/*.examples.tsx'],
  { eager: true },
);

/** Every example, by the folder of its component. */
export function allFeatures(): Feature[] {
  const byFeature = new Map<string, ShownComponent[]>();
  for (const [file, { examples }] of Object.entries(EXAMPLES)) {
    const feature = file.split('/').at(-3) ?? '';
    const shown = byFeature.get(feature) ?? [];
    byFeature.set(feature, [...shown, showComponent(file, examples)]);
  }
  return [...byFeature].map(([name, components]) => ({ name, components }));
}

function showComponent(file: string, examples: Examples<AnyComponent>): ShownComponent {
  const name = file.split('/').at(-1)?.replace('.examples.tsx', '') ?? '';
  const module = file.replace('.examples.tsx', '.tsx');
  const component = COMPONENTS[module]?.[name];
  if (component === undefined) throw new Error(`Expected ${module} to export ${name}`);
  const looks = Object.entries(examples).map(([look, props]) => {
    const id = `${name}-${look}`;
    const html = renderToStaticMarkup(createElement(component as AnyComponent, props));
    return { id, name: look, html: standAlone(html, `${id}-`) };
  });
  return { name, looks };
}

/** Attributes that name an element of the same page, or several with spaces between. */
const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'commandfor',
] as const;

/** The markup of one look among many on a page: ids, and what refers to them, are its own. */
function standAlone(html: string, prefix: string): string {
  const { body } = new JSDOM(html).window.document;
  const ids = new Set([...body.querySelectorAll('[id]')].map(({ id }) => id));
  const own = (id: string) => (ids.has(id) ? prefix + id : id);
  for (const name of REFERENCES) {
    for (const element of body.querySelectorAll(`[${name}]`)) {
      const named = element.getAttribute(name) ?? '';
      element.setAttribute(name, named.split(' ').map(own).join(' '));
    }
  }
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `#${own(link.getAttribute('href')?.slice(1) ?? '')}`);
  }
  for (const element of body.querySelectorAll('[id]')) element.id = own(element.id);
  for (const grouped of body.querySelectorAll('input[type="radio"], details[name]')) {
    grouped.setAttribute('name', prefix + (grouped.getAttribute('name') ?? ''));
  }
  return body.innerHTML;
}
