import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { keptFolder } from '#schemas/kept-folder.ts';
import { PAGE_QUESTIONS, type PageQuestion } from '#schemas/page-question.ts';
import type { SiteSettings } from '#tools/content/read-site.ts';
import { forgetUnused, hashOf, markUsed, readKept, writeKept } from './kept-results.ts';
import { addressOfFile } from './page-kinds.ts';
import { codeStamp } from './source-stamp.ts';

/** Pages as Astro wrote them, by all that they were made from. */
const KEPT = keptFolder('written-pages');

/** What the markup of pages names, and whose names change with what is in it. */
const NAMED_FILES = /\.(?:css|js)$/;

/** A page as Astro wrote it, in this build or in an earlier one. */
export type WrittenPage = {
  /** Stands for its markup, in hashes of what is made from it. */
  name: string;
  html: () => string;
  /** Keeps it for later builds: only what was found right may be taken from there. */
  keep: () => void;
};

export type KeptPages = {
  integration: AstroIntegration;
  /** A page by its file, once Astro has written them all. */
  read: (dist: string, file: string) => WrittenPage;
  forgetUnused: () => void;
};

/** Ends the answers of a build that failed half-way. */
let stopAnswering = () => {};

/**
 * Knows which pages an earlier build has made from the same. A page follows from its record, which the route hashes,
 * and from what is the same for all pages of a build: the code, the settings, the names of scripts and styles.
 */
export function keptPages(settings: SiteSettings): KeptPages {
  const named = new Set<string>();
  const pages = new Map<string, { name: string; isKept: boolean }>();
  let stamp: string | undefined;

  const answer = (asked: unknown) => {
    const question = asked as PageQuestion;
    stamp ??= stampOf(settings, named);
    const name = hashOf([stamp, question.madeFrom]);
    question.isKept = markUsed(fileOf(name));
    pages.set(question.address, { name, isKept: question.isKept });
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
    read: (dist, file) => {
      let text: string | undefined;
      const written = () => (text ??= readFileSync(path.join(dist, file), 'utf8'));
      const page = pages.get(addressOfFile(file));
      // No record says what it is made from: it stands for itself.
      if (page === undefined) return { name: written(), html: written, keep: () => {} };
      const { name, isKept } = page;
      if (!isKept) return { name, html: written, keep: () => writeKept(fileOf(name), written()) };
      return { name, html: () => readWritten(name, file), keep: () => {} };
    },
    forgetUnused: () => forgetUnused(KEPT),
  };
}

const fileOf = (name: string) => path.join(KEPT, `${name}.gz`);

function readWritten(name: string, file: string): string {
  const kept = readKept<string>(fileOf(name));
  if (kept !== undefined) return kept.result;
  rmSync(fileOf(name), { force: true });
  throw new Error(`Expected ${file} in ${fileOf(name)}, which cannot be read: build once more`);
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
