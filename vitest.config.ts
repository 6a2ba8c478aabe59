import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'build/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'hosting/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
