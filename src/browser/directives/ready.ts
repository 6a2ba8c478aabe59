import type { ClientDirective } from 'astro';
import { withRetry } from './retry.ts';

/** Hydrates as soon as its files are there: for islands above the fold. */
const ready: ClientDirective = (load) => void load().then((hydrate) => hydrate());

export default withRetry(ready);
