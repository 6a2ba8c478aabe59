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

  describe.skipIf(missing.length > 0)(name, () => {
    let engine: Engine;
    let screen: Screen | undefined;
    beforeAll(async () => {
      screen = name === 'webkit' ? await openScreen() : undefined;
      engine = screen ? await startWebKit(screen.display) : await startFirefox();
    });
    afterAll(async () => {
      await engine?.close();
      screen?.close();
    });

    test.each(JOURNEYS)('$name', async ({ run, width = 1000 }) => {
      const tab = await engine.openTab({ width, height: HEIGHT });
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
