import { defineConfig } from '@playwright/test';
import { SAMPLE, SAMPLE_SITE } from './tests/fixtures/contents.ts';
import { PROGRAMS } from './tools/test/programs.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4391);
const executablePath = PROGRAMS.chromium.find();

export default defineConfig({
  testDir: 'tests/e2e',
  // Not the folder of the reports: Playwright empties it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than the cores: most tests wait for timers, overlays and answers.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // A browser that shares two cores with three others is idle late, and hydrates islands no sooner.
  expect: { timeout: 20_000 },
  // A machine of CI may stand still for a second. What fails once there is printed, and counted as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Failures last, where a log is read from its end.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // What is scrolled to is there at once: to paint each frame on the way would take a fifth of all the time. Tests
    // of what moves, or of where a page comes to lie, ask for motion.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // With the limit no process is started for a second page, which hardly any test opens.
      args: ['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1'],
    },
  },
  webServer: {
    command: `node tests/fixtures/build-sites.ts sample drafted && node tools/serve-dist.ts ${PORT}`,
    env: { CONTENT_DIR: SAMPLE, DIST: process.env['DIST'] ?? SAMPLE_SITE },
    port: PORT,
    // The sites are built first where the sources have changed.
    timeout: 300_000,
  },
});
