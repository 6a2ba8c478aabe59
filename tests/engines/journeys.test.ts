import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Engine, type EngineName, ENGINES } from './engine.ts';
import { openScreen, type Screen } from './screen.ts';
import { startFirefox } from './firefox-engine.ts';
import { serveFolder, type ServedFolder } from '#tools/serve/serve-folder.ts';
import { missingAmong, type Program, PROGRAMS, whyMissing } from '#tools/test/programs.ts';
import { SITE_JOURNEYS } from './site-journeys.ts';
import { TOOL_JOURNEYS } from './tool-journeys.ts';
import { type Journey, visitorIn } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';

const JOURNEYS: readonly Journey[] = [...SITE_JOURNEYS, ...TOOL_JOURNEYS];

const NEEDED: Record<EngineName, readonly Program[]> = {
  firefox: [PROGRAMS.firefox],
  webkit: [PROGRAMS.webkitDriver, PROGRAMS.xvfb],
};

const HEIGHT = 844;

let served: ServedFolder;
beforeAll(async () => {
  served = await serveFolder(process.env['DIST'] ?? 'dist');
});
afterAll(() => served.stop());

for (const name of ENGINES) {
  const missing = missingAmong(NEEDED[name]);
  if (missing.length > 0) {
    console.warn(`SKIPPED: all journeys in ${name}, because ${whyMissing(missing)}.`);
  }

  for (const width of new Set(JOURNEYS.map((journey) => journey.width ?? 1000))) {
    describe.skipIf(missing.length > 0)(`${name}, ${width} px`, () => {
      let engine: Engine;
      let screen: Screen | undefined;
      beforeAll(async () => {
        screen = name === 'webkit' ? await openScreen() : undefined;
        const size = { width, height: HEIGHT };
        engine = screen ? await startWebKit(screen.display, size) : await startFirefox(size);
      });
      afterAll(async () => {
        await engine?.close();
        screen?.close();
      });

      const here = JOURNEYS.filter((journey) => (journey.width ?? 1000) === width);
      test.each(here)('$name', async ({ run }) => {
        const tab = await engine.openTab();
        try {
          const visitor = visitorIn(tab, served.origin);
          await run(visitor);
          await visitor.expectNoErrors();
        } finally {
          await tab.close();
        }
      });
    });
  }
}
