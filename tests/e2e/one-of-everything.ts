import { CONTENTS } from '#tests/fixtures/contents.ts';
import { serveFolder } from '#tools/serve/serve-folder.ts';
import { test } from './fixtures.ts';

/** Tests on the site that has what the sample does without: pictures of its owner's, logos, a counter of visits. */
export const onOneOfEverything = test.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const { origin, stop } = await serveFolder(CONTENTS.drafted.dist);
      await use(origin);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
