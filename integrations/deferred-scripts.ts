import { DEFERRED_SCRIPTS } from '#browser/deferred-scripts.ts';
import type { Edit, PageElement } from './html-page.ts';
import { type ImportsOf, withImports } from './island-files.ts';

/**
 * Asks for the scripts once the first content stands on the screen, or with the load event where no
 * browser tells of paint; they run in their order. Asked for with the frame that draws it, they would
 * hold that frame up. A page that is reloaded or come back to gets them at once, and is laid out
 * whole (`lazy-parts.css`): the router has to bring it where the visitor had scrolled to.
 */
export const RELEASE_CODE = `{const run=()=>{const kept=document.querySelector("${DEFERRED_SCRIPTS}");if(!kept)return;for(const script of kept.content.children)script.async=false;kept.replaceWith(kept.content)};if(history.state){document.documentElement.dataset.comeBackTo="";run()}else{addEventListener("load",run);new PerformanceObserver((paints)=>paints.getEntriesByName("first-contentful-paint").length&&run()).observe({type:"paint",buffered:true})}}`;

type Known = {
  /** The inline script that runs where it stands, to the letter. */
  early: string;
  /** The inline scripts that Astro writes into pages with islands, to the letter. */
  inline: ReadonlySet<string>;
  /** Writes a script as a file of the site and returns its address. */
  write: (code: string) => string;
  importsOf: ImportsOf;
};

/** What the browser never runs, and reads as data. */
export const isData = ({ attributes }: PageElement) =>
  ['application/ld+json', 'application/json'].includes(attributes.get('type') ?? '');

/**
 * The scripts of a page moved into a template at its end, where neither parser nor preloader asks for
 * them: they would take the line from the first view, which needs none of them. What stood in the
 * page becomes a file, which the next page has already. What they import is asked for along with them: found in
 * them, it would be another way over the line. Throws at a script that it does not know, and
 * at a page that has no end to put them at.
 */
export function deferredScripts(
  elements: readonly PageElement[],
  { early, inline, write, importsOf }: Known,
): Edit[] {
  const scripts = elements.filter(
    (element) =>
      element.name === 'script' &&
      !isData(element) &&
      !(isPlain(element) && element.text === early),
  );
  if (scripts.length === 0) return [];
  const addresses = scripts.flatMap((script) => {
    if (isModuleFile(script)) {
      return [...withImports([script.attributes.get('src') ?? ''], importsOf)].reverse();
    }
    if (isPlain(script) && inline.has(script.text)) return write(script.text);
    throw new Error(
      `Expected scripts that are files of the site or written by Astro, found ${script.text.slice(0, 80) || JSON.stringify([...script.attributes])}`,
    );
  });
  const end = elements.find(({ name }) => name === 'body')?.endTag?.start;
  if (end === undefined) throw new Error('Expected a page with an end of its body, found none');
  const files = [...new Set(addresses)]
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('');
  const template = `<template data-deferred-scripts>${files}</template><script>${RELEASE_CODE}</script>`;
  return [
    ...scripts.map(({ range }) => ({ ...range, text: '' })),
    { start: end, end, text: template },
  ];
}

const isPlain = ({ attributes, isForeign }: PageElement) => attributes.size === 0 && !isForeign;

const isModuleFile = ({ attributes, isForeign, text }: PageElement) =>
  !isForeign &&
  text === '' &&
  attributes.size === 2 &&
  attributes.get('type') === 'module' &&
  /^\/assets\/[\w.@-]+\.js$/.test(attributes.get('src') ?? '');
