import { defineConfig } from 'vitest/config';
import { CONTENTS, type ContentName, SITE_NAMES } from './tests/fixtures/contents.ts';

/** Environment of the tests of a content and of its site, and of the tools that they start. */
const envOf = (name: ContentName) => {
  const { contentDir, dist } = CONTENTS[name];
  return { CONTENT_DIR: contentDir, OUT_DIR: dist, DIST: dist };
};

/** Tests of what is set or replaced before the first import: each of their files has a process of its own. */
const ALONE = [
  'owner/csv/casino-import.test.ts',
  'owner/{remove,rename,reread}/*.test.ts',
  'src/queries/**/*.test.ts',
];

/** On two cores; a test that builds a site names its own. */
const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 120_000 };

/** Tests on the site of the sample, which is built first where the sources have changed. */
const onTheSample = (name: string, more: object = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    env: envOf('sample'),
    globalSetup: 'tests/fixtures/site-setup.ts',
    ...TIMEOUTS,
    ...more,
  },
});

export default defineConfig({
  test: {
    // The lines of the specification that a test holds: tests/spec/lines.txt has them.
    strictTags: false,
    // Titles in whole: with the end cut off, two tests have the same one, and neither can be asked for by name.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        logLevel: 'error',
        test: {
          name: 'pure',
          include: [
            '{check,hosting,integrations,owner,src,tools,tests/{complaints,rounds,spec,terms}}/**/*.test.{ts,tsx}',
          ],
          exclude: ALONE,
          isolate: false,
          ...TIMEOUTS,
        },
      },
      {
        // Nothing of the missing source maps of packages.
        logLevel: 'error',
        test: { name: 'unit', include: ALONE, ...TIMEOUTS },
      },
      // Content and pages are read once for all files.
      onTheSample('fixtures', { isolate: false }),
      onTheSample('pages', { isolate: false }),
      onTheSample('hosting'),
      // A journey says itself what it waited a minute for.
      onTheSample('engines', { testTimeout: 150_000 }),
      {
        test: {
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          // In copies of the project, whose content lies where that of the site does.
          env: { CONTENT_DIR: 'content' },
          ...TIMEOUTS,
        },
      },
      // Rules for any content: the owner's own, which publishing waits for, and all others.
      {
        test: {
          name: 'content:own',
          include: ['tests/content/**/*.test.ts'],
          env: envOf('own'),
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          env: { CONTENT_DIR: '' },
          globalSetup: 'tests/fixtures/content-setup.ts',
          ...TIMEOUTS,
        },
      },
      // Rules for the site of any content.
      ...SITE_NAMES.map((name) => ({
        test: {
          name: `site:${name}`,
          include: ['tests/site/**/*.test.ts'],
          env: envOf(name),
          globalSetup: 'tests/fixtures/site-setup.ts',
          // The pages are read and parsed once for all files.
          isolate: false,
          ...TIMEOUTS,
        },
      })),
    ],
  },
});
