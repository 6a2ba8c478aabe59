import type { ClientDirective } from 'astro';
import { withRetry } from './retry.ts';

/** A browser with much else to do may not be idle for long. */
const LATEST_MS = 2000;

const ready: ClientDirective = (load) => {
  const hydrate = () => void load().then((mount) => mount());
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: LATEST_MS });
  // Safari has none.
  else setTimeout(hydrate, 200);
};

/** Hydrates as soon as the browser is idle: for islands above the fold. */
export default withRetry(ready);
