import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { PROGRAMS } from './tools/test/programs.ts';

const executablePath = PROGRAMS.chromium.find();

/**
 * The first two draw the list of the address bar, two pages in each new window of a whole Chromium, and half of what a
 * new page costs. The others are Playwright's own, which this list replaces: they send requests, or hold back frames.
 */
const DISABLED_FEATURES =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,' +
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,' +
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,' +
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch';

export default defineConfig({
  testDir: 'tests/e2e',
  // Not the folder of the reports: Playwright empties it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  globalSetup: './tests/e2e/global-setup.ts',
  // One more than the cores: most tests wait for timers, overlays and answers.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // A browser that shares the cores with others is idle late, and hydrates islands no sooner.
  expect: { timeout: 20_000 },
  // Failures last, where a log is read from its end.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  use: {
    baseURL: process.env['TEST_ORIGIN'],
    viewport: { width: 1280, height: 800 },
    // Jumps instead of smooth scrolling, which would take a fifth of the whole run to paint. Tests of motion, or of the
    // position that a page scrolls to, turn it on.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // With the limit no process is started for a second page, which hardly any test opens.
      args: [
        ...['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1'],
        `--disable-features=${DISABLED_FEATURES}`,
      ],
    },
  },
});
