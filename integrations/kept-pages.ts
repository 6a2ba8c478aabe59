import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { keptFolder } from '#schemas/kept-folder.ts';
import { PAGE_QUESTIONS, type PageQuestion } from '#schemas/page-question.ts';
import type { SiteSettings } from '#check/read/read-site.ts';
import { forgetUnused, hashOf, markUsed } from './kept-results.ts';
import { codeStamp } from '#tools/build/source-stamp.ts';

/** Finished pages, by all that they were made from. */
const KEPT = keptFolder('finished-pages');

/** What the markup of pages names, and whose names change with what is in it. */
const NAMED_FILES = /\.(?:css|js)$/;

/** Where a page is kept, and whether it is by an earlier build. */
export type KeptPlace = { keptIn: string; isKept: boolean };

export type KeptPages = {
  integration: AstroIntegration;
  /** Says what pages follow from besides, before the first of them is asked about. */
  begin: (recipe: readonly string[]) => void;
  /** Of the page at an address, once its route has asked about it. */
  placeOf: (address: string) => KeptPlace | undefined;
  forgetUnused: () => void;
};

/** Ends the answers of a build that failed half-way. */
let stopAnswering = () => {};

/**
 * Knows which pages an earlier build has made from the same. A page follows from its record, which the route hashes,
 * and from what is the same for all pages of a build: the code, the settings, the names of scripts and styles, and
 * what else is said of them.
 */
export function keptPages(settings: SiteSettings): KeptPages {
  const named = new Set<string>();
  const places = new Map<string, KeptPlace>();
  let stamp: string | undefined;

  const answer = (asked: unknown) => {
    const question = asked as PageQuestion;
    if (stamp === undefined) return;
    const keptIn = path.join(KEPT, `${hashOf([stamp, question.madeFrom])}.gz`);
    question.isKept = markUsed(keptIn);
    places.set(question.address, { keptIn, isKept: question.isKept });
  };
  return {
    integration: {
      name: 'edgewise:kept-pages',
      hooks: {
        'astro:config:setup': ({ command, updateConfig }) => {
          stopAnswering();
          if (command !== 'build') return;
          updateConfig({ vite: { plugins: [fileNames(named)] } });
          mkdirSync(KEPT, { recursive: true });
          subscribe(PAGE_QUESTIONS, answer);
          stopAnswering = () => void unsubscribe(PAGE_QUESTIONS, answer);
        },
        'astro:build:done': () => stopAnswering(),
      },
    },
    begin: (recipe) => {
      stamp = hashOf([stampOf(settings, named), ...recipe]);
    },
    placeOf: (address) => places.get(address),
    forgetUnused: () => forgetUnused(KEPT),
  };
}

const stampOf = (settings: SiteSettings, named: ReadonlySet<string>) =>
  hashOf([
    codeStamp(),
    process.version,
    process.env['NODE_ENV'] ?? '',
    JSON.stringify(settings),
    ...[...named].sort(),
  ]);

/** Hears the names of scripts and style sheets from the bundler. */
const fileNames = (into: Set<string>) => ({
  name: 'edgewise:file-names',
  generateBundle(_options: unknown, bundle: Record<string, { type: string; fileName: string }>) {
    for (const { type, fileName } of Object.values(bundle)) {
      if (NAMED_FILES.test(fileName)) into.add(`${type} ${fileName}`);
    }
  },
});
