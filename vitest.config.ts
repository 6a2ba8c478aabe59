import { defineConfig } from 'vitest/config';
import { CONTENT_NAMES, CONTENTS, type ContentName } from './tests/fixtures/contents.ts';

/** What the tests of a content and of its site read, and what the tools that they start do. */
const envOf = (name: ContentName) => {
  const { contentDir, dist } = CONTENTS[name];
  return { CONTENT_DIR: contentDir, OUT_DIR: dist, DIST: dist };
};

/**
 * Ends a test that hangs. It says nothing of speed, which no test measures: on a machine whose processors are
 * all kept busy, a build takes minutes.
 */
const PATIENCE_MS = 300_000;

export default defineConfig({
  test: {
    // Titles in whole: with the end cut off, two tests have the same one, and neither can be asked for by name.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        // Nothing of the missing source maps of packages.
        logLevel: 'error',
        test: {
          name: 'unit',
          include: [
            'check/**/*.test.ts',
            'integrations/**/*.test.ts',
            'owner/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'hosting/**/*.test.ts',
          ],
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          // It imports JSON in a way that Node does not know.
          server: { deps: { inline: ['@actions/workflow-parser'] } },
        },
      },
      {
        test: {
          name: 'fixtures',
          include: ['tests/fixtures/**/*.test.ts'],
          env: envOf('sample'),
          globalSetup: 'tests/fixtures/site-setup.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          // In copies of the project, whose content lies where that of the site does.
          env: { CONTENT_DIR: 'content' },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          env: envOf('sample'),
          globalSetup: 'tests/fixtures/site-setup.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          // A browser on a busy machine may lose a click.
          retry: 1,
        },
      },
      // What holds for any content, and for the site of any content, on each that there is.
      ...CONTENT_NAMES.map((name) => ({
        test: {
          name: `content:${name}`,
          include: ['tests/content/**/*.test.ts'],
          env: envOf(name),
          globalSetup: 'tests/fixtures/content-setup.ts',
          // The content is read once for all files.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      })),
      ...CONTENT_NAMES.map((name) => ({
        test: {
          name: `site:${name}`,
          include: ['tests/site/**/*.test.ts'],
          env: envOf(name),
          globalSetup: 'tests/fixtures/site-setup.ts',
          // The pages are read and parsed once for all files.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      })),
      {
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          env: envOf('sample'),
          globalSetup: 'tests/fixtures/site-setup.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
