import { defineConfig } from '@playwright/test';
import { SAMPLE, SAMPLE_SITE } from './tests/fixtures/contents.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4391);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More than the cores: most tests wait for timers, overlays and answers.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine stalls now and then: longer waits, and two more tries before a failure counts.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: process.env['CI'] === undefined ? 0 : 2,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env['CHROMIUM'] !== undefined && { executablePath: process.env['CHROMIUM'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node tests/fixtures/build-sites.ts sample && node tools/serve-dist.ts ${PORT}`,
    env: { CONTENT_DIR: SAMPLE, DIST: process.env['DIST'] ?? SAMPLE_SITE },
    port: PORT,
    reuseExistingServer: false,
    // The site may have to be built first.
    timeout: 600_000,
  },
});
