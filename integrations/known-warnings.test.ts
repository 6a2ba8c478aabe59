import { createLogger, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { knownWarnings } from './known-warnings.ts';

test('a known warning is left out, any other is said', async () => {
  const said: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (message) => said.push(message);
  const { logger } = await resolveConfig(
    { configFile: false, customLogger, plugins: [knownWarnings()] },
    'build',
  );
  said.length = 0;
  logger.warn(
    "[lightningcss minify] 'target-current' is not recognized as a valid pseudo-class. Did you mean…",
  );
  logger.warn("[lightningcss minify] 'hoover' is not recognized as a valid pseudo-class.");
  expect(said).toEqual([
    "[lightningcss minify] 'hoover' is not recognized as a valid pseudo-class.",
  ]);
});
