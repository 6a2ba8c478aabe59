import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HookParameters } from 'astro';
import { kindOf } from './page-kinds.ts';
import { sharedSheets } from './styles-in-pages.ts';

/** The routes of a site, each with the style sheets of its pages once all is bundled. */
export type KindsOfPages = HookParameters<'astro:build:setup'>['pages'];

export type Sheets = {
  /** The style sheets by address. */
  css: ReadonlyMap<string, string>;
  /** Those of the block that all pages share. */
  shared: readonly string[];
};

/** The style sheets of a site that is bundled. What all pages share follows from its kinds of pages alone. */
export function readSheets(dist: string, routes: KindsOfPages): Sheets {
  const kinds = new Map<string, Set<string>>();
  const pages: string[][] = [];
  const css = new Map<string, string>();
  for (const { route, styles } of routes.values()) {
    if (route.type !== 'page') continue;
    const sheets = styles
      .toSorted((a, b) => a.order - b.order)
      .map(({ sheet }) => {
        // As pages link to them.
        if (sheet.type === 'external') return `/${sheet.src}`;
        throw new Error(
          `Expected style sheets that are files, found ${sheet.content.slice(0, 80)}`,
        );
      });
    pages.push(sheets);
    const kind = kindOf(route.route);
    kinds.set(kind, new Set([...(kinds.get(kind) ?? []), ...sheets]));
    for (const sheet of sheets) {
      if (!css.has(sheet)) css.set(sheet, readFileSync(path.join(dist, sheet), 'utf8').trim());
    }
  }
  return { css, shared: sharedSheets({ kinds, kindCount: kinds.size, pages }, css) };
}
