import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['node_modules', 'dist'],
  },
});
